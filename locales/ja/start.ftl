### The first lines of the program. They are found by a plain line scan, before anything that
### understands Fluent is loaded: each is one line, with no placeable and no attribute.

start-text = ハーツ、日本語、文字で表示。Iでヘルプ
start-speech = ハーツ、日本語、音声で案内。Iでヘルプ
start-both = ハーツ、日本語、文字と音声で案内。Iでヘルプ
encoding-fallback = この端末は日本語を表示できません。英語で続けます
start-failed = ハーツを起動できません。インストールし直してください。対局は残っています
errand-failed = コマンドは途中で終わりました。もう一度試すか、インストールし直してください
