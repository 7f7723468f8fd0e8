"""Every ruleset at every number of seats, and what must hold whenever anything is done."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import ChooseSlam
from hearts_a11y.engine.cards import JOKERS, NO_CARDS, SUIT_MASKS, Mask, cards_of, mask, parse
from hearts_a11y.engine.legality import led_card
from hearts_a11y.engine.phases import score, trick
from hearts_a11y.engine.ruleset import Level, Rest
from hearts_a11y.engine.state import Phase
from tests.engine import playing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.actions import Action, SlamChoice
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.ruleset import RuleSet
    from hearts_a11y.engine.state import HandState

NAMES = rulesets.names()


def seat_counts(ruleset: RuleSet) -> range:
    """Return how many may play."""
    return range(ruleset.fewest_seats, ruleset.most_seats + 1)


TABLES = [(name, seats) for name in NAMES for seats in seat_counts(rulesets.named(name))]


def switched() -> list[tuple[str, RuleSet]]:
    """Return every ruleset with one switch turned, each way but its own, by "name switch way"."""
    return [
        (f"{name} {switch.name} {way}", rulesets.switched(name, {switch.name: way}))
        for name in NAMES
        for switch in rulesets.switches(name)
        for way in switch.others
    ]


def begun(ruleset: RuleSet, seats: int, seed: str, *, emit: Emit | None = None) -> MatchState:
    """Return a match with its first hand dealt."""
    match = matches.begin(ruleset, seats, level=Level.NORMAL, seed=seed, emit=emit)
    matches.apply(match, matches.next_deal(match), emit)
    return match


def piles(state: HandState) -> list[Mask]:
    """Return what each seat took, the widow too."""
    taken = list(state.taken)
    if state.table.ruleset.rest is Rest.WIDOW and state.rest_taker is not None:
        taken[state.rest_taker] |= mask(state.rest)
    return taken


def check_cards(state: HandState) -> None:
    """Every card of the pack is in exactly one place."""
    rest = mask(state.rest)
    places = [*state.hands, mask(state.trick), state.carried, *state.taken, rest]
    assert sum(each.bit_count() for each in places) == len(state.table.deck)
    assert playing.union(places) == state.table.cards
    if state.phase is Phase.OVER:
        last = piles(state)
        assert playing.union(last) == state.table.cards
        assert sum(map(state.table.worth, last)) == sum(
            state.table.points[each] for each in state.table.deck
        )


def check_chips(match: MatchState) -> None:
    """Chips and pool are what the seats began with, between hands and within."""
    ruleset = match.table.ruleset
    if not ruleset.is_counted_in_chips:
        return
    stake = ruleset.chips * match.table.seats
    assert sum(match.totals) + match.pool == stake
    hand = playing.hand_of(match)
    if hand.phase is not Phase.OVER:
        assert sum(hand.purse) + hand.pool == stake


def check_turn(state: HandState) -> None:
    """Somebody can act, with legal cards, and follows suit but for jokers."""
    if state.is_trick_full() or state.phase is Phase.OVER:
        assert state.turn is None
        return
    asks = [doors.ask(state, seat) for seat in range(state.table.seats)]
    assert any(asks)
    if state.phase is not Phase.TRICKS:
        return
    assert state.turn is not None
    hand = state.hands[state.turn]
    assert state.legal
    assert not state.legal & ~hand
    led = led_card(state.trick)
    if led is not None and hand & SUIT_MASKS[led >> 5]:
        assert not state.legal & ~(SUIT_MASKS[led >> 5] | SUIT_MASKS[JOKERS])


def check(match: MatchState) -> None:
    """Whatever must hold at every moment holds."""
    state = playing.hand_of(match)
    check_cards(state)
    check_turn(state)
    check_chips(match)


def step(match: MatchState, random: Random, *, emit: Emit | None = None) -> Action:
    """Do and return one thing that may be done now, the next deal between hands."""
    action = matches.next_deal(match) if match.awaits_deal() else playing.some_action(match, random)
    matches.apply(match, action, emit)
    return action


def played_out(
    ruleset: RuleSet,
    taken: Sequence[Mask],
    *,
    choice: SlamChoice | None = None,
    declarer: Seat | None = None,
    partner: Seat | None = None,
    emit: Emit | None = None,
) -> HandState:
    """Return a hand at its end whose seats took these cards."""
    state = playing.hand_of(begun(ruleset, len(taken), "played out"))
    state.hands, state.taken = [NO_CARDS] * len(taken), list(taken)
    state.points = [state.table.worth(pile) for pile in taken]
    state.rest = ()
    state.declarer, state.partner = declarer, partner
    score.close(state, emit)
    if choice is not None:
        assert state.turn is not None
        doors.apply(state, ChooseSlam(state.turn, choice), emit)
    return state


def set_up(
    ruleset: RuleSet,
    hands: Sequence[str],
    *,
    rest: str = "",
    leader: Seat = 0,
    trick_number: int = 2,
    declarer: Seat | None = None,
) -> HandState:
    """Return a hand in which these cards alone are left, about to be led to by `leader`."""
    state = playing.hand_of(begun(ruleset, len(hands), "set up"))
    state.hands = [playing.cards(each) for each in hands]
    state.rest = tuple(map(parse, rest.split()))
    state.phase, state.trick_number, state.declarer = Phase.TRICKS, trick_number, declarer
    trick._lead(state, leader, None)
    return state


def finish_hand(match: MatchState, taken: Sequence[Mask], *, emit: Emit | None = None) -> None:
    """Deal the next hand and end it at once, its seats having taken these cards."""
    if match.awaits_deal():
        matches.apply(match, matches.next_deal(match), emit)
    hand = playing.hand_of(match)
    hand.hands, hand.taken, hand.rest = [NO_CARDS] * match.table.seats, list(taken), ()
    score.close(hand, emit)
    if hand.scores is not None:
        matches._add_scores(match, hand.scores, emit)


def moments(ruleset: RuleSet, seats: int, *, seed: int = 0, hands: int = 1) -> list[MatchState]:
    """Return a match at each of its moments, from the first deal on through some hands."""
    match, random = begun(ruleset, seats, f"family {seed}"), Random(seed)
    seen = [match.copy()]
    while not match.is_over() and not (match.awaits_deal() and match.number >= hands):
        step(match, random)
        seen.append(match.copy())
    return seen


def resampled(state: HandState, seat: int, random: Random) -> HandState:
    """Return the state with all that is hidden from a seat dealt, drawn or chosen anew."""
    other = state.copy()
    ruleset = state.table.ruleset
    others = [each for each in range(state.table.seats) if each != seat]
    knows_rest = ruleset.is_widow_shown and state.rest_taker == seat
    unseen = [card for each in others for card in cards_of(state.hands[each])]
    unseen += [] if knows_rest else state.rest
    random.shuffle(unseen)
    for each in others:
        held = [unseen.pop() for _ in range(state.hands[each].bit_count())]
        other.hands[each] = mask(held)
        if state.chosen[each] and state.phase is Phase.EXCHANGE:
            other.chosen[each] = mask(random.sample(held, ruleset.pass_count))
    if not knows_rest:
        other.rest = tuple(unseen)
    if state.phase is not Phase.EXCHANGE and state.passed[seat]:
        for each in others:
            other.passed[each] = other.received[each] = other.chosen[each] = mask(
                random.sample(state.table.deck, ruleset.pass_count)
            )
    if state.declarer is not None and not state.is_partner_shown and state.partner != seat:
        other.partner = random.choice([None, *(each for each in others if each != state.declarer)])
    if state.turn != seat:
        other.legal = NO_CARDS if state.turn is None else other.hands[state.turn]
    return other
