### What only some games of the family have: bids, chips, sides, widows, stocks, void tricks.

card-joker = ジョーカー
hand-jokers = ジョーカー{ $n }枚

## Seats and directions at a table of any number.

dir-seat = { $seat }
# $n is the number of computer seats.
seats-round = 左がCPU 1、そこから順にCPU { $n }まで
seat-partner = { $place }で味方
hand-start-plain = ハンド{ $n }
dealer = ディーラー、{ $seat }

## Numbers below nothing, and chips. $amount is a number, points or chips.

minus = マイナス{ $amount }
chips = { $n }チップ
chips-plus = プラス{ $n }
chips-minus = マイナス{ $n }
chips-even = 増減なし
score-chips = { $seat }、{ $change }、{ $chips }
score-taken = { $seat }、{ $points }、{ $chips }
pool = プールに{ $chips }
in-front = トップ、{ $seats }
score-side = { $seats }、合わせて{ $points }
# The points or chips of a side of more than one seat, said of nobody in particular.
together = 合わせて{ $points }

## The auction.

bid = { $seat }、ビッド{ $chips }
bid-none = { $seat }、ビッドなし
auction-won = スートを決めるのは{ $seat }、{ $chips }
auction-again = もう一度スートを決めるのは{ $seat }
suit-named = { $seat }、点になるのは{ $suit }
suit-unnamed = ビッドなし、点になるのは{ $suit }
bid-prompt = あなたのビッド、{ $least }から{ $most }チップ、またはなし
bid-prompt-none = あなたのビッド、これより高くはできません
name-prompt = 点になるスートを決めてください

## Declarations, partners, slams.

offer-prompt-general = ジェネラルを宣言しますか。点を全部取る約束です
offer-yes-general = { $seat }、ジェネラル
offer-no-general = { $seat }、宣言なし
offer-made-general = ジェネラル成功、{ $seats }
offer-failed-general = ジェネラル失敗、{ $seats }
offer-prompt-slam-bid = 全部のトリックを取ると宣言しますか
offer-yes-slam-bid = { $seat }、スラム宣言
offer-no-slam-bid = { $seat }、宣言なし
offer-made-slam-bid = スラム成功、{ $seats }
offer-failed-slam-bid = スラム失敗、{ $seats }
partner = { $seat }が味方でした
partner-self = あなたが味方でした
slam = ムーンシュート、{ $seat }
slam-gain = ムーンシュート、{ $seat }。{ $points }減ります
slam-paid = ムーンシュート、{ $seat }。ほかの席から{ $points }ずつ受け取ります
slam-nobody = ムーンシュート、{ $seat }。全員0点
moon-side = ムーンシュート、{ $seats }。ほかの{ $others }席は{ $amount }点ずつ
slam-prompt = 全部の点を取りました。自分から{ $points }引くか、ほかの席に足すか選んでください
slam-subtract = { $seat }、{ $points }引きます
slam-add = { $seat }、ほかの席に{ $points }足します

## Following a joker, which sets no suit.

turn-free = あなたの番、どのカードでも
turn-other-decide = { $seat }が決める番
trick-number-open = { $n }トリック目

## Tricks read out at larger tables, and those that nobody has taken.

trick-table-free = リードのスートはまだありません。{ $plays }
trick-table-many = リードは{ $suit }。{ $plays }
    .short = リードは{ $leader }。{ $cards }
trick-last-many = 前のトリック、{ $seat }、{ $points }。{ $plays }
    .short = 前のトリック、{ $seat }、{ $points }。リードは{ $leader }、{ $cards }
trick-last-void = 前のトリック、だれも取らず。{ $plays }
    .short = 前のトリック、だれも取らず。リードは{ $leader }、{ $cards }

## What the hand is about, and why a card is refused.

leads-open = どのスートもリードできます
stock = 山に{ $cards }
holds = { $seat }、{ $cards }
carried-wait = 持ち越しは{ $cards }、{ $points }
why-first-lead = ハートで始めることはできません
why-joker-lead = ジョーカーのリードは、てふだがほかにないときだけです
why-discard = 点のカードを先に捨てるルールです
why-discard-suit = { $suit }を先に捨てるルールです
why-queen-pulled = キングがクイーンを呼び出すルールです

## Draws, widows, what is left, void tricks.

drawn =
    { $seat }、{ $cards }引きました、{ $left ->
        [0] 山は残りなし
       *[other] 山に残り{ $left }枚
    }
hand-emptied = { $seat }、カードなし
drawn-seen = 引いたカード、{ $cards }
cancelled = 打ち消し、{ $cards }
trick-void = だれも取りません、{ $cards }持ち越し。{ $seat }がもう一度リード
carried = 持ち越しの{ $cards }も
widow = { $seat }、ウィドウも、{ $cards }
widow-seen = ウィドウの中身、{ $cards }
rest = { $seat }、残りのカード、{ $cards }、{ $points }

## The settlement by the average: each pays or receives what it is from it. $n of $all equal
## parts is less than one point.

settle = 平均との差で精算
settle-pays = { $seat }、{ $points }を払います
settle-receives = { $seat }、{ $points }を受け取ります
settle-even = { $seat }、増減なし
part = { $all }分の{ $n }
points-part = { $part }点
points-and-part = { $points }と{ $part }点

## What may be answered where no card is asked for, and the words for it in line mode.

offer-none = ビッドなし
offer-refuse-general = 宣言しない
offer-undertake-general = ジェネラル、点を全部取る
offer-refuse-slam-bid = 宣言しない
offer-undertake-slam-bid = スラム、全部のトリックを取る
offer-subtract = 自分から{ $points }引く
offer-add = ほかの席に{ $points }足す
offer-not-lifted = 持ち上げたものはありません
line-offer-none = なし, パス, ビッドなし
line-offer-bid = { $n }, ビッド{ $n }
line-offer-yes = はい, する
line-offer-no = いいえ, しない, なし
line-offer-subtract = 引く
line-offer-add = 足す
help-bids = ビッドを選ぶときです。{ KEY("next-card") }と{ KEY("previous-card") }で動き、{ KEY("next-suit") }と{ KEY("previous-suit") }で10ずつ飛びます。{ KEY("take") }で持ち上げ、もう一度で決めます。{ KEY("turn") }でなにを聞かれているか、{ KEY("hand") }でてふだ
help-offers = 答えを選ぶときです。{ KEY("next-card") }と{ KEY("previous-card") }で動き、{ KEY("take") }で持ち上げ、もう一度で決めます。{ KEY("turn") }でなにを聞かれているか、{ KEY("hand") }でてふだ
