### Settings: the name of each, what it does, and its values.

# A setting in the help: its name and value now, and what it does.
setting-page = { $line }. { $help }

level-easy = Easy
level-normal = Normal
level-strong = Strong

ruleset-standard = Standard rules
ruleset-classic = Classic rules

setting-language = Language
setting-language-help = The language of everything that is said
setting-language-auto = as on this computer
setting-language-en = English
setting-language-ja = Japanese

setting-ruleset = Ruleset
setting-ruleset-help = The rules that the next match is played by
setting-ruleset-standard = { ruleset-standard }
setting-ruleset-classic = { ruleset-classic }

setting-level = Difficulty
setting-level-help = How well the computer seats play, from the next match on
setting-level-easy = { level-easy }
setting-level-normal = { level-normal }
setting-level-strong = { level-strong }

setting-verbosity = Speech
setting-verbosity-help = How many words the game uses. Turns, points and refusals are never left out
setting-verbosity-normal = normal
setting-verbosity-short = short

setting-output = Output
setting-output-help = Text is for your own screen reader or braille display. Speech makes the game speak for itself, and both shows the text as well
setting-output-text = text
setting-output-speech = speech
setting-output-both = both

setting-kana = Kana for the voice
setting-kana-help = For Japanese voices that cannot read kanji. The game's voice gets kana alone, and what is shown stays as it is
setting-kana-off = as written
setting-kana-on = kana only

setting-pace = Pace
setting-pace-help = The pause before each computer move, in milliseconds, or steps, where you say when to go on
setting-pace-value = { $n } milliseconds
setting-pace-step = in steps

setting-telling = Telling
setting-telling-help = A line for each card as it is played, or one line with all the news when it is your turn again
setting-telling-card = card by card
setting-telling-breath = all in one

setting-seats = Seats
setting-seats-help = How many play the next match, yourself among them, in rulesets that leave it open
setting-seats-value =
    { $n ->
        [0] as usual
       *[other] { $n } players
    }

setting-end_score = End score
setting-end_score-help = The total that ends a match, in rulesets that let you choose it
setting-end_score-value = { $n } points

setting-escape_delay = Escape delay
setting-escape_delay-help = How long the game waits to tell the Escape key from other keys, in milliseconds
setting-escape_delay-value = { $n } milliseconds
