### Keys by name, and what each command does.

## Keys. A letter or a digit is its own name.

key-letter = { $letter }
key-control = Control { $letter }
key-function = F{ $n }
key-left = left arrow
key-right = right arrow
key-up = up arrow
key-down = down arrow
key-home = Home
key-end = End
key-tab = Tab
key-s-tab = Shift Tab
key-enter = Enter
key-escape = Escape
key-backspace = Backspace
key-space = Space
key-delete = Delete
key-insert = Insert
key-pageup = Page Up
key-pagedown = Page Down
key-comma = comma
key-period = period
key-less-than = less than
key-greater-than = greater than
key-minus = minus
key-plus = plus
key-question-mark = question mark
key-none = no key

## What each command does, and one line of the list of keys.

key-line = { $keys }, { $command }

command-previous-card = previous card
command-next-card = next card
command-previous-suit = previous suit
command-next-suit = next suit
command-first-card = first card
command-last-card = last card
command-clubs = jump to clubs
command-diamonds = jump to diamonds
command-spades = jump to spades
command-hearts = jump to hearts
command-next-playable = next card that may be played now
command-previous-playable = previous card that may be played now
command-take = lift the card, and play it when it is lifted
command-put-back = put the lifted card back
command-confirm = confirm the pass, or go on
command-hand = your hand, by suit
command-trick = the trick on the table
command-last-trick = the last trick
command-scores = totals, and pressed again this hand's points
command-turn = whose turn, and what is asked of you
command-hearts-broken = whether hearts are broken
command-passed = cards you passed and received
command-why = why this card is refused
command-repeat = everything since you last acted
command-older = older message
command-newer = newer message
command-oldest = oldest message of this hand
command-newest = newest message
command-verbosity = normal or short speech
command-slower = slower pace
command-faster = faster pace
command-language = Japanese or English
command-again = this card again
command-help = help for this moment
command-settings = settings
command-leave = leave for the menu, the match is saved
command-quit = quit, asked once

## Words for line mode, for each command what a person may type, with commas between.
## The first is the one that the help says.

line-previous-card = previous, previous card
line-next-card = next, next card
line-previous-suit = previous suit
line-next-suit = next suit
line-first-card = first, first card
line-last-card = last, last card
line-clubs = clubs
line-diamonds = diamonds
line-spades = spades
line-hearts = hearts
line-next-playable = playable, next playable
line-previous-playable = previous playable
line-take = take, lift, play
line-put-back = put back, back
line-confirm = pass, confirm, go on
line-hand = hand
line-trick = trick, table
line-last-trick = last trick
line-scores = scores, score
line-turn = turn
line-hearts-broken = broken, hearts broken
line-passed = passed
line-why = why
line-repeat = repeat
line-older = older
line-newer = newer
line-oldest = oldest
line-newest = newest
line-verbosity = verbosity
line-slower = slower
line-faster = faster
line-language = language
line-again = again
line-help = help
line-settings = settings
line-leave = leave, menu
line-quit = quit, exit
