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
