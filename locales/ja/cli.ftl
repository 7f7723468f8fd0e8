### What the program says about its arguments. What is typed the same in every language comes in
### as $program, $command, $option, $help, $value and $values, never written out here.

cli-value = { $value }
cli-version = { $program } { $version }

## Help, a line an option.

cli-title = 耳で遊ぶハーツ、キーボードとスクリーンリーダーのためのカードゲームです
cli-usage = 使い方、{ $program }に続けて次のオプション。何もつけなければゲームが始まります
cli-usage-command = 使い方、{ $program } { $command }に続けて次のオプション
cli-commands = { $program }に続くコマンド、{ $values }。{ $help }をつけると説明します

cli-lang = { $option }に続けて{ $values }のどれか、言語を選びます
cli-output = { $option }に続けて{ $values }のどれか、最初のものはふだんのスクリーンリーダーのための文字、次のものはゲームの音声です
cli-line = { $option }、コマンドを1行ずつエンターで送ります
cli-keys = { $option }、エンターなしで、押したキーがすぐ働きます
cli-data-dir = { $option }に続けてフォルダー、ゲームが書くものはすべてそこに入ります
cli-level = { $option }に続けて{ $values }のどれか、新しい対局の難易度です
cli-ruleset = { $option }に続けて{ $values }のどれか、新しい対局のルールです
cli-new = { $option }、すぐに新しい対局を始めます
cli-pace = { $option }に続けて{ $least }から{ $most }までのミリ秒、CPUがカードを出す前の待ち時間です。{ $option } { $step }なら合図で進みます
cli-seed = { $option }に続けて好きな文字列、そのシードから新しい対局を始めます。報告と試験のためのものです。{ $option }で始めた対局は統計に入りません
cli-show-version = { $option }、バージョンを言います
cli-show-help = { $option }、この説明です

## What cannot be understood: what is wrong, then what to do.

cli-no-such-option = { $value }というオプションはありません。{ $help }で一覧が出ます
cli-no-such-command = { $value }というコマンドはありません。{ $help }で一覧が出ます
cli-command-first = { $value }を最初に書き、続けてオプションを書いてください
cli-no-such-lang = { $value }という言語はありません。{ $values }から選んでください
cli-no-such-output = { $value }という出力はありません。{ $values }から選んでください
cli-no-such-level = { $value }という難易度はありません。{ $values }から選んでください
cli-no-such-ruleset = { $value }というルールはありません。{ $help }で一覧が出ます
cli-no-such-ruleset-close = { $value }というルールはありません。近いのは{ $values }です。{ $help }で一覧が出ます
cli-no-such-pace = { $value }というペースはありません。{ $least }から{ $most }までのミリ秒か、{ $step }にしてください
cli-needs-one-of = { $option }の後に{ $values }のどれかが要ります
cli-needs-value = { $option }の後に指定が要ります。{ $help }で説明が出ます
cli-needs-no-value = { $option }に指定はつけられません
cli-misunderstood = オプションの組み合わせが正しくありません。{ $help }で説明が出ます
