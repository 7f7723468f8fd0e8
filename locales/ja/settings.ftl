### Settings: the name of each, what it does, and its values.

level-easy = やさしい
level-normal = ふつう
level-strong = つよい

ruleset-standard = 標準
ruleset-classic = クラシック
