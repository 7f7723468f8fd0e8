### The first lines of the program. They are found by a plain line scan, before anything that
### understands Fluent is loaded: each is one line, with no placeable and no attribute.

start-text = Hearts, in English, as text. I is help
start-speech = Hearts, in English, as speech. I is help
start-both = Hearts, in English, as text and speech. I is help
encoding-fallback = This terminal cannot show Japanese. Using English
start-failed = Hearts cannot start. Install it again. Your matches are kept
errand-failed = The command failed. Run it again, or install Hearts again
