### What the program says about its arguments. What is typed the same in every language comes in
### as $program, $command, $option, $help, $value and $values, never written out here.

cli-value = { $value }
cli-version = { $program } { $version }

## Help, a line an option.

cli-title = Hearts for the ear, a card game for keyboard and screen reader
cli-usage = Usage: { $program }, then any of these options. Without any, the game starts
cli-usage-command = Usage: { $program } { $command }, then any of these options
cli-commands = Commands after { $program }: { $values }. Each explains itself with { $help }

cli-lang = { $option } and one of { $values }: the language
cli-output = { $option } and one of { $values }: text is for your own screen reader, speech makes the game speak
cli-line = { $option }: a command a line, ended by Enter
cli-keys = { $option }: every key acts at once, without Enter
cli-data-dir = { $option } and a folder: everything the game writes goes there
cli-level = { $option } and one of { $values }: the difficulty of a new match
cli-ruleset = { $option } and one of { $values }: the rules of a new match
cli-new = { $option }: begin a new match at once
cli-pace = { $option } and milliseconds from { $least } to { $most }: the pause before each computer move. Or { $option } { $step }: you say when to go on
cli-seed = { $option } and any text: a new match from this seed, for reports and tests. A match begun with { $option } counts in no statistics
cli-show-version = { $option }: the program's version
cli-show-help = { $option }: this help

## What cannot be understood: what is wrong, then what to do.

cli-no-such-option = There is no option { $value }. { $help } lists what there is
cli-no-such-command = There is no command { $value }. { $help } lists what there is
cli-command-first = { $value } comes first, then its options
cli-no-such-lang = There is no language { $value }. Choose one of { $values }
cli-no-such-output = There is no output { $value }. Choose one of { $values }
cli-no-such-level = There is no difficulty { $value }. Choose one of { $values }
cli-no-such-ruleset = There is no ruleset { $value }. { $help } lists what there is
cli-no-such-ruleset-close = There is no ruleset { $value }. Close to it: { $values }. { $help } lists all
cli-no-such-pace = There is no pace { $value }. Give milliseconds from { $least } to { $most }, or { $step }
cli-needs-one-of = { $option } needs one of { $values } after it
cli-needs-value = { $option } needs a fitting value after it. { $help } says which
cli-needs-no-value = { $option } stands alone and takes no value
cli-misunderstood = These options cannot be understood together. { $help } explains them
