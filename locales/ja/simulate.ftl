### What `simulate` says of itself and of what it found. Players, rulesets and options are named as
### they are typed; numbers with a point come in as they are to be read.

simulate-json = { $json }
simulate-player = { $name }

simulate-played = { $player }対{ $others }、{ $deals }組の配りで{ $hands }ハンド、ルール{ $ruleset }、シード{ $seed }
simulate-points = { $player }、1ハンド平均{ $mean }点、95パーセントの信頼で{ $low }から{ $high }
simulate-points-of-others = ほかの席、1ハンド平均{ $mean }点、{ $low }から{ $high }
simulate-difference = 差、{ $mean }、{ $low }から{ $high }。マイナスなら{ $player }が上です
simulate-moons-for = { $player }のムーンシュート、ハンドの{ $share }パーセント
simulate-moons-against = ほかの席のムーンシュート、ハンドの{ $share }パーセント
simulate-speed = 速さ、毎秒{ $plays }プレイ

simulate-no-such-seats = { $ruleset }は{ $seats }人では遊べません。{ $least }から{ $most }までの人数を選んでください

## Help, a line an option. $option is what is typed, $values what it may be.

simulate-option-field = { $option }に続けてプレイヤーを、空白なしのコンマ区切りで。最初の一人とほかの席の勝負になり、残りの席は最後の一人が埋めます。プレイヤーはeasy、normal、strong、random、duckerです
simulate-option-ruleset = { $option }に続けて{ $values }のどれか、ルールを選びます
simulate-option-seats = { $option }に続けて数、席の数です
simulate-option-deals = { $option }に続けて数、配りの数です。どの配りも、最初のプレイヤーを各席に座らせて一度ずつ打ちます
simulate-option-seed = { $option }に続けて好きな文字列、同じシードなら配りも打ち方も同じです
simulate-option-jobs = { $option }に続けて数、仕事を分けるプロセスの数です。結果は変わりません
simulate-option-json = { $option }、文の代わりにJSONを一行で出します
