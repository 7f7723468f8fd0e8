### The program itself: saving, files, settings that cannot be used, and faults.

## The first line where help has another key than usual; start.ftl has it for everybody else.

start-moved =
    { $output ->
        [speech] ハーツ、日本語、音声で案内
        [both] ハーツ、日本語、文字と音声で案内
       *[text] ハーツ、日本語、文字で表示
    }。ヘルプは{ KEY("help") }

## Why a file cannot be used.

obstacle-no-home = ホームフォルダーがありません
obstacle-no-space = ディスクがいっぱいです
obstacle-read-only = 書き込みができない場所です
obstacle-denied = 許可がありません
obstacle-in-the-way = 別のものがその場所にあります
obstacle-no-such-place = その場所がありません
obstacle-held = もう一つのゲームが使っています
obstacle-newer = 新しい版のゲームのものです
obstacle-damaged = 壊れています
obstacle-failed = コンピューターがエラーを返しました

## Saving.

save-failed = 保存できません、{ $why }。このまま続けられます。直ればすべて保存します
saved-again = すべて保存しました
table-held = もう一つのゲームがテーブルを使っています
obstacle-saves = 何も保存できません、{ $why }
unsaved-ask = { $why }。{ KEY("yes") }で保存せずに遊び、{ KEY("no") }で終了
database-aside = 保存データが壊れていました。{ $path } に移し、新しく始めます
match-lost = この対局は読めません。記録は残してあります。新しい対局を始めてください
restart-ask-any = このハンドは読めません。{ KEY("yes") }で配り直し、{ KEY("no") }で戻ります
stats-unreadable = 統計を読めません

## Settings.

setting-not-kept = 今回だけ有効です。保存できません、{ $why }
settings-moved = 設定ファイルを読めませんでした。{ $path } に移し、新しく作りました
settings-unknown = 設定ファイル、{ $name } という設定はありません。そのままにします
settings-wrong = 設定ファイル、{ $name } を { $value } にはできません。使えるのは{ $allowed }です。標準の値を使います
settings-value = { $value }
settings-that = その値
settings-one-of = { $values }のどれか
settings-range = { $lowest }から{ $highest }までの数
settings-range-or = { $lowest }から{ $highest }までの数、または { $values }
settings-unknown-command = 設定ファイル、{ $name } という操作はありません。そのままにします
settings-wrong-keys = 設定ファイル、{ $command } のキーはキー名のリストで書いてください。もとのキーを使います
settings-wrong-key-table = 設定ファイル、keys は操作の表で書いてください。もとのキーを使います
settings-unknown-key = 設定ファイル、{ $command } に書かれた { $key } というキーはありません。すべてもとのキーを使います
settings-not-toml = 設定ファイル { $path } はTOMLとして読めません。標準の設定を使います
settings-not-toml-line = 設定ファイル { $path } は{ $line }行目で読めません。標準の設定を使います
settings-not-read = 設定ファイル { $path } を読めません、{ $why }。標準の設定を使います
key-clash = 設定ファイル、{ $first } と { $second } が同じキー、{ $key }です。すべてもとのキーを使います

## Faults.

error-logged = 問題が起きました。対局は保存してあります。もう一度起動すると続けられます。記録は { $path } にあります
error-unlogged = 問題が起きました。対局は保存してあります。もう一度起動すると続けられます
