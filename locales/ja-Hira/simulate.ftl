### Made by tests/speech/kana.py from ja/simulate.ftl dce3d4541252d47a

simulate-field = せきじゅん、{ $values }
simulate-size = { $deals }くみのくばりで{ $hands }ハンド
simulate-points = { $player }の1ハンドへーきん、{ $mean }てん、95パーセントのたしかさで{ $low }から{ $high }
simulate-others = ほかのせきの1ハンドへーきん、{ $mean }てん、{ $low }から{ $high }
simulate-difference = さ、{ $mean }、{ $low }から{ $high }、マイナスなら{ $player }がうえです
simulate-points-chips = { $player }の1ハンドへーきん、{ $mean }チップのかち、95パーセントのたしかさで{ $low }から{ $high }
simulate-others-chips = ほかのせきの1ハンドへーきん、{ $mean }チップのかち、{ $low }から{ $high }
simulate-difference-chips = さ、{ $mean }、{ $low }から{ $high }、プラスなら{ $player }がうえです
simulate-moons = 100ハンドのムーンシュート、{ $player }わ{ $own }、ほかのせきわ{ $others }
simulate-speed = まいびょー{ $n }まいのカードをだしました
cli-simulate-field = { $option }につずけてプレイヤーを、スペースなしのコンマくぎりで。さいしょのひとりとほかのせきのしょーぶになり、のこりのせきわさいごのひとりがうめます。プレイヤーわeasy、normal、strong、random、duckerです
cli-simulate-ruleset = { $option }につずけて{ $values }のどれか、ルールをえらびます
cli-simulate-seats = { $option }につずけてかず、せきのかずです
cli-simulate-deals = { $option }につずけてかず、くばりのかずです。どのくばりも、さいしょのプレイヤーをかくせきにすわらせていちどずつうちます
cli-simulate-seed = { $option }につずけてすきなもじれつ、おなじシードならくばりもうちかたもおなじです
cli-simulate-jobs = { $option }につずけてかず、しごとをわけるプロセスのかずです。けっかわかわりません
cli-simulate-json = { $option }、ぶんのかわりにJSONを1ぎょーでだします
cli-no-such-seats = このルールわ{ $value }にんでわあそべません。{ $least }から{ $most }までのにんずーをえらんでください
