### What is heard at the table: the player's own hand, the pass, the plays, the scores.

## The hand. A card that may not be played says one phrase, the same for every card and reason.

card-blocked = { $card }, cannot play now
card-lifted = { $card }, lifted
card-lowered = { $card }, put back
card-selected = { $card }, selected
refusal = Cannot play now
nothing-lifted = No card is lifted
card-not-held = { $card } is not in your hand

hand-all = { $cards }. { $groups }
    .short = { $groups }
hand-group = { $suit } { $ranks }
hand-suit-none = no { $suit }
hand-empty = No cards in hand

## The beginning of a hand, and the pass. $dir is a direction, $count how many cards are passed.

hand-start = Hand { $n }, pass { $dir }
hand-start-hold = Hand { $n }, no pass

pass-prompt = Choose { $count } to pass { $dir }
    .short = Pass { $dir }
pass-on = { $card }, selected, { $n } of { $count }
    .short = { $card }, selected, { $n }
pass-off = { $card }, unselected, { $n } of { $count }
    .short = Unselected, { $n }
pass-chosen = { $n } of { $count } selected
pass-need = { $n } more to choose
pass-full = Already { $count } selected
pass-ready = { KEY("confirm") } passes { $dir }
pass-wait = Waiting for the others to pass
pass-selected = Selected: { $cards }
pass-selected-none = None selected yet
pass-sent = Passed { $dir }: { $cards }
pass-got = Received: { $cards }, from { $dir }
    .short = Received: { $cards }
pass-none = No pass this hand

## Whose turn, and what is asked. These have no short form.

turn-first = Your lead, { $card } only
turn-lead = Your lead
turn-follow = Your turn, { $suit } led
turn-void = Your turn, { $suit } led, you have none
turn-other = { $seat } to play
turn-other-follow = { $seat } to play, { $suit } led
trick-full = The trick is full
step-on = { KEY("confirm") } goes on

## Plays and tricks.

play = { $seat }, { $card }
play-lead = { $seat } leads, { $card }
    .short = { $seat }, { $card }
play-lead-self = You lead, { $card }
    .short = You, { $card }
play-void = { $seat }, { $card }, no { $suit }

hearts-broken = Hearts broken
hearts-closed = Hearts not broken
    .short = Not broken

trick-self = You take it, { $points }
    .short = You, { $points }
trick-other = { $seat } takes it, { $points }
    .short = { $seat }, { $points }
trick-table = { $suit } led. { $plays }
    .short = { $plays }
trick-empty = No cards on the table
    .short = Table empty
trick-last = Last trick, { $seat }, { $points }. { $plays }
trick-none = No trick yet
trick-number = Trick { $n } of { $all }
    .short = Trick { $n }

nothing-new = Nothing new

## Why a card is refused: the rule, and never more than the rule.

why-follow = Follow { $suit }
why-hearts = Hearts are not broken
why-first-trick = No point cards in the first trick
why-opening = { $card } must lead
why-not-your-turn = Not your turn
no-rule = No rule refuses it

## Scores, the moon and the end.

hand-over = Hand { $n } over
score-hand = { $seat }, { $points }, total { $total }
score-line = { $seat }, { $points }
# $others is how many seats score $amount points each.
moon-self = Moon shot! You 0, the other { $others } seats { $amount } each
moon-other = Moon shot, { $seat }! The other { $others } seats, { $amount } each
hand-next = { KEY("confirm") } deals hand { $n }

match-win = You win, { $points }
match-lose = You lose, { $points }. { $seat } had { $low }
match-draw = Draw, { $points }, level with { $seats }
match-next = { KEY("confirm") } begins the next match
