### The menu, the match as a whole, statistics, questions and notices.

menu-title = Menu
menu-resume = Resume
menu-new = New match
menu-ruleset = Ruleset
menu-stats = Statistics
menu-settings = Settings
menu-help = How to play
menu-quit = Quit

item-pos = { $item }, { $n } of { $all }
    .short = { $item }
setting-line = { $name }, { $value }
no-more = End
start-line = Start, { $ruleset }, { $level }

# $places lists who sits where, each a seat-place.
match-start = New match, { $ruleset }, { $level }. { $places }
    .short = New match, { $level }
seat-place = { $seat } { $dir }
level-next = { $level }, from the next match
resumed = Resumed, { $level }, hand { $n }, trick { $t }
resumed-hand = Resumed, { $level }, hand { $n }

# Said in the language just chosen.
lang-now = English
verbosity = Speech, { $value }

stats-line = { $ruleset }, { $level }, matches { $played }, wins { $won }, losses { $lost }, draws { $drawn }
ruleset-seats = { $ruleset }, { $n } players
stats-time =
    Play time { $h ->
        [one] { $h } hour
       *[other] { $h } hours
    } { $m ->
        [one] { $m } minute
       *[other] { $m } minutes
    }

quit-ask = Quit? { KEY("yes") } quits, { KEY("no") } stays
new-ask = Abandon this match? { KEY("yes") } abandons, { KEY("no") } keeps it
# The saved hand does not replay; the match can go on from its deal.
restart-ask = Hand { $n } cannot be read. { KEY("yes") } deals it again, { KEY("no") } goes back
nothing-to-resume = No match to resume

key-unknown = No such command
# In line mode, where words are typed and not keys pressed.
word-unknown = No such word. Type help for what can be done
input-dropped = Too many keys at once, none was taken
