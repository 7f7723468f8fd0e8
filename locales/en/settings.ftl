### Settings: the name of each, what it does, and its values.

level-easy = Easy
level-normal = Normal
level-strong = Strong

ruleset-standard = Standard
ruleset-classic = Classic
