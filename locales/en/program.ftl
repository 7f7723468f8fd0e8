### The program itself: saving, files, settings that cannot be used, and faults.

## The first line where help has another key than usual; start.ftl has it for everybody else.

start-moved =
    { $output ->
        [speech] Hearts, in English, as speech
        [both] Hearts, in English, as text and speech
       *[text] Hearts, in English, as text
    }. Help is { KEY("help") }

## Why a file cannot be used.

obstacle-no-home = there is no home directory
obstacle-no-space = the disk is full
obstacle-read-only = the place is read-only
obstacle-denied = permission is missing
obstacle-in-the-way = something else lies in its place
obstacle-no-such-place = there is no such place
obstacle-held = another copy of the game has it
obstacle-newer = a newer version of the game wrote it
obstacle-damaged = it is damaged
obstacle-failed = the machine reports an error

## Saving.

save-failed = Not saved, { $why }. Play on, and it is saved as soon as that is mended
saved-again = All is saved again
table-held = Another copy of the game holds the table
obstacle-saves = Nothing can be saved, { $why }
unsaved-ask = { $why }. { KEY("yes") } plays unsaved, { KEY("no") } leaves
database-aside = The saves were damaged. They were moved to { $path }, and new ones begun
match-lost = The match cannot be read. It is kept aside. Start a new one
restart-ask-any = The hand cannot be read. { KEY("yes") } deals it again, { KEY("no") } goes back
stats-unreadable = The statistics cannot be read

## Settings.

setting-not-kept = Taken for now, but not kept, { $why }
settings-moved = The settings file was not readable. It was moved to { $path }, and a new one begun
settings-unknown = Settings file, there is no setting { $name }. It is left alone
settings-wrong = Settings file, { $name } cannot be { $value }. Give { $allowed }. The default is used
settings-value = { $value }
settings-that = that
settings-one-of = one of { $values }
settings-range = a number from { $lowest } to { $highest }
settings-range-or = a number from { $lowest } to { $highest }, or { $values }
settings-unknown-command = Settings file, there is no command { $name } to give keys to. It is left alone
settings-wrong-keys = Settings file, the keys of { $command } must be a list of key names. Its own keys are used
settings-wrong-key-table = Settings file, keys must be a table of commands. The keys are as ever
settings-unknown-key = Settings file, there is no key { $key } to give to { $command }. All keys are as ever
settings-not-toml = The settings file { $path } is not readable as TOML. The defaults are used
settings-not-toml-line = The settings file { $path } is not readable at line { $line }. The defaults are used
settings-not-read = The settings file { $path } cannot be read, { $why }. The defaults are used
key-clash = Settings file, { $first } and { $second } share the key { $key }. All keys are as ever

## Faults.

error-logged = Something went wrong. The match is saved, start again to go on. What happened is written in { $path }
error-unlogged = Something went wrong. The match is saved, start again to go on
