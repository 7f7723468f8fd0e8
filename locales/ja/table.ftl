### The table: cards, seats, directions, and how lists and sentences are joined.

# Never Q for the queen: スペードのQ and スペードの9 sound the same.
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = ジャック
rank-Q = クイーン
rank-K = キング
rank-A = エース

suit-clubs = クラブ
suit-diamonds = ダイヤ
suit-hearts = ハート
suit-spades = スペード

card = { $suit }の{ $rank }

seat-self = あなた
# $n counts the other seats clockwise from the player, 1 on the left.
seat-cpu = CPU { $n }

dir-left = 左
dir-across = 対面
dir-right = 右

points = { $n }点

cards = { $n }枚

# Between the parts of a list, and between sentences. The first character is left out where
# the part before already ends with a full stop.
joint-list = 、
joint-sentence = 。
