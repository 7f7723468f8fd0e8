### The table: cards, seats, directions, and how lists and sentences are joined.

# Ranks are words: after a digit key, a line that begins with the digit loses it in some
# terminal readers. They stand in the middle of a line too, so they begin in lower case.
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

card = { $rank } of { $suit }

seat-self = You
# $n counts the other seats clockwise from the player, 1 on the left.
seat-cpu = CPU { $n }

dir-left = left
dir-across = across
dir-right = right

points =
    { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }

cards =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }

# Between the parts of a list, and between sentences. The first character is left out where
# the part before already ends with a full stop.
joint-list = { ", " }
joint-sentence = { ". " }
