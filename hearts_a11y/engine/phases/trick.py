"""The tricks of a hand: lead, follow, collect (K1-K4, K7-K9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import (
    JOKERS,
    QUEEN,
    SUIT_MASKS,
    card,
    highest,
    mask,
    suit_of,
)
from hearts_a11y.engine.events import (
    CardPlayed,
    CardsCancelled,
    CardsDrawn,
    CardsDrawnSeen,
    HandEmptied,
    HeartsBroken,
    PartnerShown,
    RestTaken,
    TrickTaken,
    TrickVoided,
    WidowSeen,
    WidowTaken,
)
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.legality import is_king_of_general, led_card, playable
from hearts_a11y.engine.phases import score
from hearts_a11y.engine.ruleset import Opening, Rest
from hearts_a11y.engine.state import PastTrick, Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.actions import Play
    from hearts_a11y.engine.cards import Card, Mask, Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState

_FIRST_JOKER: Final = card(JOKERS, 0)


def open_first(state: HandState, emit: Emit | None = None) -> None:
    """Give the lead of the first trick to the seat that the ruleset says (K1)."""
    state.phase = Phase.TRICKS
    _lead(state, _first_leader(state), emit)


def play(state: HandState, action: Play, emit: Emit | None = None) -> None:
    """Move a card from a hand to the trick and give the turn on.

    Raises Illegal out of turn or for a card the rules refuse (K1-K4). Emits CardPlayed and, for the
    first heart of the hand, HeartsBroken; HandEmptied for a last card where others play on;
    PartnerShown for a silent partner's card; CardsDrawn where the next seat has to draw.
    """
    seat, card = action
    played = 1 << card
    if state.turn != seat or not state.legal & played:
        raise refusal(state, seat, card)
    trick, order = state.trick, state.order
    state.hands[seat] ^= played
    state.gone |= played
    trick.append(card)
    void = None if card >> 5 == trick[0] >> 5 else _void_shown(state, seat, card)
    breaks = not state.broken and state.table.ruleset.breakers & played
    if breaks:
        state.broken = True
    if emit:
        emit(CardPlayed(seat, card, len(trick) == 1, void))
        if breaks:
            emit(HeartsBroken())
        if state.table.ruleset.draws and not state.hands[seat]:
            emit(HandEmptied(seat))
    if state.partner == seat and state.table.ruleset.partner_card & played:
        state.is_partner_shown = True
        if emit:
            emit(PartnerShown(seat))
    if len(trick) == len(order):
        state.turn = None
        state.legal = 0
    else:
        _give_turn(state, order[len(trick)], emit)


def collect(state: HandState, emit: Emit | None = None) -> None:
    """Sweep the full trick to its taker, who leads the next; after the last, score the hand.

    A void trick lies for the next taker. Raises Illegal while the trick is not full. Emits
    TrickTaken or TrickVoided, and what the taker takes besides.
    """
    if not state.is_trick_full():
        raise Illegal(Reason.WRONG_MOMENT)
    table, cards = state.table, state.trick
    ruleset = table.ruleset
    swept, own = mask(cards), table.worth_of(cards)
    place = _taking_place(state, emit) if ruleset.cancels else _best(cards, swept)
    if place is None and not any(state.hands):
        place = 0
    if place is None:
        taker, leader = None, state.leader
        state.carried |= swept
        if emit:
            emit(TrickVoided(leader, state.trick_number, len(cards)))
    else:
        if ruleset.pulls_queens and _is_queen_pulled(state):
            place = 0
        taker = leader = state.order[place]
        own = _take(state, taker, swept, own, emit)
    state.last = PastTrick(state.leader, tuple(cards), taker, own, state.order)
    state.trick = []
    if ruleset.draws:
        leader = _sweep_rest(state, leader, emit)
    if state.hands[leader]:
        state.trick_number += 1
        _lead(state, leader, emit)
    else:
        state.leader = leader
        score.close(state, emit)


def refusal(state: HandState, seat: Seat, card: Card) -> Illegal:
    """Return why `seat` may not play `card` now; meaningless for a card it may play."""
    if state.turn != seat:
        return Illegal(Reason.NOT_YOUR_TURN if state.phase is Phase.TRICKS else Reason.WRONG_MOMENT)
    if not state.hands[seat] >> card & 1:
        return Illegal(Reason.NOT_HELD)
    _, reason = playable(state, state.hands[seat])
    led = led_card(state.trick)
    if reason is Reason.FOLLOW_SUIT and led is not None:
        return Illegal(reason, suit=suit_of(led))
    if reason is Reason.OPENING_CARD:
        return Illegal(reason, card=state.table.opening)
    return Illegal(reason or Reason.WRONG_MOMENT)


def _first_leader(state: HandState) -> Seat:
    table = state.table
    if table.opening is not None:
        opening = table.opening
        return next(seat for seat, hand in enumerate(state.hands) if hand >> opening & 1)
    if table.ruleset.opening is Opening.DECLARER and state.declarer is not None:
        return state.declarer
    return table.left[state.dealer or 0]


def _lead(state: HandState, leader: Seat, emit: Emit | None) -> None:
    table = state.table
    state.leader = leader
    order = table.orders[leader]
    if table.ruleset.draws:
        order = tuple(seat for seat in order if state.hands[seat])
    state.order = order
    _give_turn(state, leader, emit)


def _give_turn(state: HandState, seat: Seat, emit: Emit | None) -> None:
    state.turn = seat
    if state.rest and state.table.ruleset.draws:
        _draw(state, seat, emit)
    state.legal, _ = playable(state, state.hands[seat])


def _draw(state: HandState, seat: Seat, emit: Emit | None) -> None:
    """Draw from the stock until `seat` can follow, or the stock is gone."""
    led = led_card(state.trick)
    if led is None:
        return
    suit = SUIT_MASKS[suit_of(led)]
    drawn: list[Card] = []
    while state.rest and not state.hands[seat] & suit:
        drawn.append(state.rest[0])
        state.hands[seat] |= 1 << state.rest[0]
        state.rest = state.rest[1:]
    if not drawn:
        return
    if emit:
        emit(CardsDrawn(seat, len(drawn), len(state.rest)))
        emit(CardsDrawnSeen(seat, mask(drawn)))


def _void_shown(state: HandState, seat: Seat, card: Card) -> int | None:
    """Note and return the suit that `seat` first shows not to hold, None where it shows none."""
    led = led_card(state.trick)
    if led is None or card >= _FIRST_JOKER or card >> 5 == led >> 5:
        return None
    suit = led >> 5
    if state.voids[seat] >> suit & 1:
        return None
    state.voids[seat] |= 1 << suit
    return suit


def _best(cards: Sequence[Card], swept: Mask) -> int:
    """Return the place in the trick of the highest card of the led suit (K8); jokers never take."""
    led = led_card(cards)
    if led is None:
        return 0
    return cards.index(highest(swept & SUIT_MASKS[led >> 5]))


def _taking_place(state: HandState, emit: Emit | None) -> int | None:
    """Return the place of the taker where copies cancel each other, None for a void trick."""
    cards = state.trick
    faces = [each >> 1 for each in cards]
    pairs = sorted({face for face in faces if faces.count(face) > 1})
    if pairs and emit:
        emit(CardsCancelled(tuple(face << 1 for face in pairs)))
    most = state.table.ruleset.void_pairs
    if most and len(pairs) >= most:
        return None
    led = led_card(cards)
    if led is None:
        return 0
    left = [
        (each, place)
        for place, each in enumerate(cards)
        if suit_of(each) == suit_of(led) and each >> 1 not in pairs
    ]
    return max(left)[1] if left else None


def _is_queen_pulled(state: HandState) -> bool:
    queen = card(suit_of(state.trick[0]), QUEEN)
    return queen in state.trick and is_king_of_general(state)


def _take(state: HandState, taker: Seat, swept: Mask, own: int, emit: Emit | None) -> int:
    """Move the trick, worth `own`, and all that lies with it, to the taker's pile.

    Return the points that the taker's hand has more.
    """
    table, carried = state.table, state.carried
    if carried:
        swept |= carried
        own += table.worth(carried)
        state.carried = 0
    gained = _add(state, taker, swept, own)
    if emit:
        emit(TrickTaken(taker, state.trick_number, gained, carried.bit_count()))
    if state.rest and state.rest_taker is None and table.ruleset.rest is Rest.WIDOW:
        state.rest_taker = taker
        if emit:
            emit(WidowTaken(taker, len(state.rest)))
            if table.ruleset.is_widow_shown:
                emit(WidowSeen(taker, mask(state.rest)))
    return gained


def _add(state: HandState, taker: Seat, cards: Mask, worth: int) -> int:
    """Add cards, one by one worth so much, to a pile, and return the points that it has more.

    What goes with what counts at once.
    """
    table = state.table
    ruleset = table.ruleset
    state.taken[taker] |= cards
    if ruleset.doublers or ruleset.cancellers:
        worth = table.score(state.taken[taker]) - state.points[taker]
    state.points[taker] += worth
    return worth


def _sweep_rest(state: HandState, taker: Seat, emit: Emit | None) -> Seat:
    """Return who leads on; with one holder or none, end the hand and give away what is left."""
    table = state.table
    holders = [seat for seat in table.orders[taker] if state.hands[seat]]
    if len(holders) > 1:
        return holders[0]
    last = holders[0] if holders else taker
    left = state.hands[last] | mask(state.rest)
    state.hands[last], state.rest = 0, ()
    points = _add(state, last, left, table.worth(left))
    if left and emit:
        emit(RestTaken(last, left.bit_count(), points))
    return last
