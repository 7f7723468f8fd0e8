### What only some games of the family have: bids, chips, sides, widows, stocks, void tricks.

card-joker = joker
hand-jokers =
    { $n ->
        [one] a joker
       *[other] { $n } jokers
    }

## Seats and directions at a table of any number.

dir-seat = to { $seat }
# $n is the number of computer seats.
seats-round = CPU 1 is on your left, and so on round to CPU { $n }
seat-partner = { $place } with you
hand-start-plain = Hand { $n }
dealer = Dealer, { $seat }

## Numbers below nothing, and chips. $amount is a number, points or chips.

minus = minus { $amount }
chips =
    { $n ->
        [0] no chips
        [one] { $n } chip
       *[other] { $n } chips
    }
chips-plus = plus { $n }
chips-minus = minus { $n }
chips-even = even
score-chips = { $seat }, { $change }, { $chips }
score-taken = { $seat }, { $points }, { $chips }
pool = { $chips } in the pool
in-front = In front, { $seats }
score-side = { $seats } together, { $points }
# The points or chips of a side of more than one seat, said of nobody in particular.
together = { $points } together

## The auction.

bid = { $seat }, bid { $chips }
bid-none = { $seat }, no bid
auction-won = { $seat } to name the suit, for { $chips }
auction-again = { $seat } to name the suit again
suit-named = { $seat }, { $suit } count
suit-unnamed = No bid, { $suit } count
bid-prompt = Your bid, { $least } to { $most } chips, or none
bid-prompt-none = Your bid, but no higher one is possible
name-prompt = Name the suit that counts

## Declarations, partners, slams.

offer-prompt-general = Declare a general, to take every point?
offer-yes-general = { $seat }, general
offer-no-general = { $seat }, no general
offer-made-general = General made, { $seats }
offer-failed-general = General failed, { $seats }
offer-prompt-slam-bid = Bid to take every trick?
offer-yes-slam-bid = { $seat }, slam bid
offer-no-slam-bid = { $seat }, no slam bid
offer-made-slam-bid = Slam made, { $seats }
offer-failed-slam-bid = Slam failed, { $seats }
partner = { $seat } is the silent partner
partner-self = You are the silent partner
slam = Moon shot, { $seat }!
slam-gain = Moon shot, { $seat }! { $points } off
slam-paid = Moon shot, { $seat }! Each other seat pays { $points }
slam-nobody = Moon shot, { $seat }! Nobody scores
moon-side = Moon shot, { $seats } together! The other { $others } seats, { $amount } each
slam-prompt = Every point is yours. { $points } off your total, or on to each other seat?
slam-subtract = { $seat }, { $points } off
slam-add = { $seat }, { $points } on to each other seat

## Following a joker, which sets no suit.

turn-free = Your turn, any card
turn-other-decide = { $seat } to decide
trick-number-open = Trick { $n }

## Tricks read out at larger tables, and those that nobody has taken.

trick-table-free = No suit led yet. { $plays }
trick-table-many = { $suit } led. { $plays }
    .short = { $leader } led: { $cards }
trick-last-many = Last trick, { $seat }, { $points }. { $plays }
    .short = Last trick, { $seat }, { $points }. { $leader } led, { $cards }
trick-last-void = Last trick, nobody. { $plays }
    .short = Last trick, nobody. { $leader } led, { $cards }

## What the hand is about, and why a card is refused.

leads-open = Any suit may be led
stock = { $cards } in the stock
holds = { $seat }, { $cards }
carried-wait = { $cards } wait for the next taker, { $points }
why-first-lead = Hearts may not open the hand
why-joker-lead = A joker is led only when nothing else is held
why-discard = Point cards must be thrown first
why-discard-suit = { $suit } must be thrown first
why-queen-pulled = The king pulls the queen

## Draws, widows, what is left, void tricks.

drawn =
    { $seat }, { $cards } drawn, { $left ->
        [0] none left in the stock
       *[other] { $left } left in the stock
    }
hand-emptied = { $seat }, out of cards
drawn-seen = Drawn: { $cards }
cancelled = Cancelled: { $cards }
trick-void = Nobody takes it, { $cards } wait. { $seat } to lead again
carried = With { $cards } that waited
widow = { $seat }, and the widow, { $cards }
widow-seen = In the widow: { $cards }
rest = { $seat }, what is left, { $cards }, { $points }

## The settlement by the average: each pays or receives what it is from it. $n of $all equal
## parts is less than one point.

settle = Settled by the average
settle-pays = { $seat }, to pay { $points }
settle-receives = { $seat }, to receive { $points }
settle-even = { $seat }, even
part =
    { $all ->
        [2] a half
        [3] { $n ->
            [one] a third
           *[other] { $n } thirds
        }
        [4] { $n ->
            [one] a quarter
           *[other] { $n } quarters
        }
        [5] { $n ->
            [one] a fifth
           *[other] { $n } fifths
        }
        [6] { $n ->
            [one] a sixth
           *[other] { $n } sixths
        }
       *[other] { $n } of { $all } parts
    }
points-part = { $part } of a point
points-and-part = { $points } and { $part }

## What may be answered where no card is asked for, and the words for it in line mode.

offer-none = no bid
offer-refuse-general = no general
offer-undertake-general = general, to take every point
offer-refuse-slam-bid = no slam bid
offer-undertake-slam-bid = a slam, to take every trick
offer-subtract = { $points } off your total
offer-add = { $points } on to each other seat
offer-not-lifted = Nothing is lifted
line-offer-none = none, no bid, pass, 0
line-offer-bid = { $n }, bid { $n }
line-offer-yes = yes, y
line-offer-no = no, none
line-offer-subtract = subtract, off, minus
line-offer-add = add, on, plus
help-bids = Your bid. { KEY("next-card") } and { KEY("previous-card") } move through the bids, { KEY("next-suit") } and { KEY("previous-suit") } jump by ten. { KEY("take") } lifts one, and again makes it. { KEY("turn") } says what is asked, { KEY("hand") } reads your hand
help-offers = You are asked. { KEY("next-card") } and { KEY("previous-card") } move through the answers, { KEY("take") } lifts one, and again gives it. { KEY("turn") } says what is asked, { KEY("hand") } reads your hand
