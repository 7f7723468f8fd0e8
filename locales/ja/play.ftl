### What is heard at the table: the player's own hand, the pass, the plays, the scores.

## The hand. A card that may not be played says one phrase, the same for every card and reason.

card-blocked = { $card }、いまは出せません
card-lifted = { $card }、持ち上げ
card-lowered = { $card }、戻しました
card-selected = { $card }、選択
refusal = いまは出せません
nothing-lifted = 持ち上げたカードはありません
card-not-held = { $card }はてふだにありません

# Write てふだ in kana: 手札 is read shusatsu by some voices.
hand-all = てふだ、{ $cards }。{ $groups }
    .short = { $groups }
hand-group = { $suit }、{ $ranks }
hand-suit-none = { $suit }なし
hand-empty = てふだはありません

## The beginning of a hand, and the pass. $dir is a direction, $count how many cards are passed.

hand-start = ハンド{ $n }、{ $dir }へパス
hand-start-hold = ハンド{ $n }、パスなし

pass-prompt = { $dir }へ渡す{ $count }枚を選んでください
    .short = { $dir }へパス
pass-on = { $card }、選択、{ $count }枚のうち{ $n }枚
    .short = { $card }、選択、{ $n }枚
pass-off = { $card }、選択解除、{ $count }枚のうち{ $n }枚
    .short = 解除、{ $n }枚
pass-chosen = { $count }枚のうち{ $n }枚選択
pass-need = あと{ $n }枚
pass-full = すでに{ $count }枚選択済み
pass-ready = { KEY("confirm") }で{ $dir }へパス
pass-wait = ほかの席のパスを待っています
pass-selected = 選択中、{ $cards }
pass-selected-none = まだ選んでいません
pass-sent = { $dir }へ渡しました、{ $cards }
pass-got = 受け取り、{ $cards }、{ $dir }から
    .short = 受け取り、{ $cards }
pass-none = このハンドはパスなし

## Whose turn, and what is asked. These have no short form.

turn-first = あなたのリード、{ $card }だけです
turn-lead = あなたのリード
turn-follow = あなたの番、リードは{ $suit }
turn-void = あなたの番、リードは{ $suit }、てふだになし
turn-other = { $seat }の番
turn-other-follow = { $seat }の番、リードは{ $suit }
trick-full = トリックがそろいました
step-on = { KEY("confirm") }で進みます

## Plays and tricks.

play = { $seat }、{ $card }
play-lead = { $seat }のリード、{ $card }
    .short = { $seat }、{ $card }
play-lead-self = あなたのリード、{ $card }
    .short = あなた、{ $card }
play-void = { $seat }、{ $card }、{ $suit }なし

hearts-broken = ハートブレイク
hearts-closed = ハートはまだブレイクしていません
    .short = ブレイクなし

trick-self = あなたが取りました、{ $points }
    .short = あなた、{ $points }
trick-other = { $seat }が取りました、{ $points }
    .short = { $seat }、{ $points }
trick-table = リードは{ $suit }。{ $plays }
    .short = { $plays }
trick-empty = 場のカードはありません
    .short = カードなし
trick-last = 前のトリック、{ $seat }、{ $points }。{ $plays }
trick-none = トリックはまだありません
trick-number = { $n }トリック目、全部で{ $all }
    .short = { $n }トリック目

nothing-new = 新しいことはありません

## Why a card is refused: the rule, and never more than the rule.

why-follow = { $suit }を出すルールです
why-hearts = ハートはまだブレイクしていません
why-first-trick = 最初のトリックに点のカードは出せません
why-opening = 最初のリードは{ $card }です
why-not-your-turn = あなたの番ではありません
no-rule = これを禁じるルールはありません

## Scores, the moon and the end.

hand-over = ハンド{ $n }、終わり
score-hand = { $seat }、{ $points }、合計{ $total }
score-line = { $seat }、{ $points }
# $others is how many seats score $amount points each.
moon-self = ムーンシュート。あなたは0点、ほかの{ $others }席は{ $amount }点ずつ
moon-other = ムーンシュート、{ $seat }。ほかの{ $others }席は{ $amount }点ずつ
hand-next = { KEY("confirm") }でハンド{ $n }へ

match-win = 勝ちです、{ $points }
match-lose = 負けです、{ $points }。{ $seat }は{ $low }
match-draw = 引き分けです、{ $points }、{ $seats }と同点
match-next = { KEY("confirm") }で次の対局へ
