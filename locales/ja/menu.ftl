### The menu, the match as a whole, statistics, questions and notices.

menu-title = メニュー
menu-resume = 続きから
menu-new = 新しい対局
menu-ruleset = ルール
menu-stats = 対局の統計
menu-settings = 設定画面
menu-help = 遊び方
menu-quit = 終了する

item-pos = { $item }、{ $all }のうち{ $n }
    .short = { $item }
setting-line = { $name }、{ $value }
no-more = ここまで
start-line = 始める、{ $ruleset }、{ $level }

# $places lists who sits where, each a seat-place.
match-start = 新しい対局、{ $ruleset }、{ $level }。{ $places }
    .short = 新しい対局、{ $level }
seat-place = { $dir }が{ $seat }
level-next = { $level }、次の対局から
resumed = 再開、{ $level }、ハンド{ $n }、{ $t }トリック目
resumed-hand = 再開、{ $level }、ハンド{ $n }

# Said in the language just chosen.
lang-now = 日本語
verbosity = 読み上げ、{ $value }

stats-line = { $ruleset }、{ $level }、対局{ $played }、勝ち{ $won }、負け{ $lost }、引き分け{ $drawn }
ruleset-seats = { $ruleset }、{ $n }人
stats-time = プレイ時間、{ $h }時間{ $m }分

quit-ask = 終了しますか。{ KEY("yes") }で終了、{ KEY("no") }で戻ります
new-ask = この対局をやめますか。{ KEY("yes") }でやめる、{ KEY("no") }で続ける
# The saved hand does not replay; the match can go on from its deal.
restart-ask = ハンド{ $n }の記録が読めません。{ KEY("yes") }で配り直し、{ KEY("no") }で戻ります
nothing-to-resume = 続ける対局はありません

key-unknown = 使わないキーです
# In line mode, where words are typed and not keys pressed.
word-unknown = そのことばはわかりません。ヘルプと入力すると説明します
input-dropped = キーが多すぎるため、受け取りませんでした
