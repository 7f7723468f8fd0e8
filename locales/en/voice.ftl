### The game's own voice: who speaks, and what is said where it cannot.

voice-now-text = Text. The game is silent
voice-now-speech = Speech. The game speaks for itself
voice-none = No voice can be used here. Text instead. { $command } finds out why
voice-lost = { $voice } does not answer. Text until it does
voice-back = The voice is back
voice-reader = A screen reader seems to run and may say all twice. { KEY("voice") } is text only

## The one line that each screen shows while the game speaks.

voice-page-table = Card table, spoken
voice-page-list = List, spoken
voice-page-question = Question, spoken

## What `check` finds.

cli-check-speak = { $option } and one of { $values }: speak one line through it

check-voice = Hearts speaks to you
check-program = Hearts { $version }, Python { $python }, { $system }
check-output = Output: { $value }
check-terminal = The output goes to a terminal, type { $term }
check-no-terminal = The output does not go to a terminal. TERM is { $term }
check-unset = not set
check-keys = Keys act at once
check-lines = A command a line, ended by Enter
check-encoding = Encoding { $encoding }, which can show Japanese
check-encoding-poor = Encoding { $encoding }, which cannot show Japanese
check-language = Language: { $language }
check-reader = A screen reader seems to be running: { $name }
check-no-reader = No screen reader was found running. This guess may be wrong
check-library = { $name } is installed: { $versions }
check-library-missing = { $name } is not installed
check-system = a part of the system
check-spoken = { $name } was given a line to speak, through { $voice }. If you heard nothing, look at that voice's own settings
check-unspoken = { $name } does not speak
check-help-linux = Nothing speaks. Install Speech Dispatcher with a voice, { $packages }, and try { $command }. Until then text output works with any terminal reader
check-help-darwin = Nothing speaks. The system command { $command } should be there. Until then text output works with VoiceOver
check-help-win32 = Nothing speaks. Start your screen reader, or install a voice in the Windows settings. Until then text output works with any reader of the console
check-try = { $option } speaks one line through each
check-settings = Settings: { $path }
check-saves = Matches: { $path }
check-logs = Logs: { $path }
