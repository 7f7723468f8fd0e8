### What `simulate` says of itself and of what it found. Players are named as they are typed, and
### numbers with a decimal point come in as they are to be read.

simulate-field = 席順、{ $values }
simulate-size = { $deals }組の配りで{ $hands }ハンド
simulate-points = { $player }の1ハンド平均、{ $mean }点、95パーセントの確かさで{ $low }から{ $high }
simulate-others = ほかの席の1ハンド平均、{ $mean }点、{ $low }から{ $high }
simulate-difference = 差、{ $mean }、{ $low }から{ $high }、マイナスなら{ $player }が上です
simulate-points-chips = { $player }の1ハンド平均、{ $mean }チップの勝ち、95パーセントの確かさで{ $low }から{ $high }
simulate-others-chips = ほかの席の1ハンド平均、{ $mean }チップの勝ち、{ $low }から{ $high }
simulate-difference-chips = 差、{ $mean }、{ $low }から{ $high }、プラスなら{ $player }が上です
simulate-moons = 100ハンドのムーンシュート、{ $player }は{ $own }、ほかの席は{ $others }
simulate-speed = 毎秒{ $n }枚のカードを出しました

## Help, a line an option, and a complaint.

cli-simulate-field = { $option }に続けてプレイヤーを、スペースなしのコンマ区切りで。最初の一人とほかの席の勝負になり、残りの席は最後の一人が埋めます。プレイヤーはeasy、normal、strong、random、duckerです
cli-simulate-ruleset = { $option }に続けて{ $values }のどれか、ルールを選びます
cli-simulate-seats = { $option }に続けて数、席の数です
cli-simulate-deals = { $option }に続けて数、配りの数です。どの配りも、最初のプレイヤーを各席に座らせて一度ずつ打ちます
cli-simulate-seed = { $option }に続けて好きな文字列、同じシードなら配りも打ち方も同じです
cli-simulate-jobs = { $option }に続けて数、仕事を分けるプロセスの数です。結果は変わりません
cli-simulate-json = { $option }、文の代わりにJSONを1行で出します

cli-no-such-seats = このルールは{ $value }人では遊べません。{ $least }から{ $most }までの人数を選んでください
