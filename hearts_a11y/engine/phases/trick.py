"""The tricks of a hand: lead, follow, collect (K1-K4, K7-K9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import mask
from hearts_a11y.engine.events import CardPlayed, HeartsBroken, TrickTaken
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.legality import playable
from hearts_a11y.engine.phases import score
from hearts_a11y.engine.state import PastTrick, Phase

if TYPE_CHECKING:
    from hearts_a11y.engine.actions import Play
    from hearts_a11y.engine.cards import Card, Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState


def open_first(state: HandState) -> None:
    """Give the lead of the first trick to the holder of the opening card (K1)."""
    opening = state.table.opening
    state.phase = Phase.TRICKS
    state.leader = next(seat for seat, hand in enumerate(state.hands) if hand >> opening & 1)
    _give_turn(state, state.leader)


def play(state: HandState, action: Play, emit: Emit | None = None) -> None:
    """Move a card from a hand to the trick and give the turn on.

    Raises Illegal out of turn or for a card the rules refuse (K1-K4). Emits CardPlayed and, for the
    first heart of the hand, HeartsBroken.
    """
    seat, card = action.seat, action.card
    if state.turn != seat or not state.legal >> card & 1:
        raise refusal(state, seat, card)
    trick = state.trick
    state.hands[seat] ^= 1 << card
    state.gone |= 1 << card
    trick.append(card)
    led = trick[0] >> 5
    void = None
    if card >> 5 != led and not state.voids[seat] >> led & 1:
        void = led
        state.voids[seat] |= 1 << led
    breaks = not state.broken and state.table.ruleset.breakers >> card & 1
    if breaks:
        state.broken = True
    if emit:
        emit(CardPlayed(seat, card, len(trick) == 1, void))
        if breaks:
            emit(HeartsBroken())
    if len(trick) == state.table.seats:
        state.turn = None
        state.legal = 0
    else:
        _give_turn(state, state.table.left[seat])


def collect(state: HandState, emit: Emit | None = None) -> None:
    """Sweep the full trick to its taker, who leads the next; after the last, score the hand.

    Raises Illegal while the trick is not full. Emits TrickTaken.
    """
    table, cards = state.table, state.trick
    if len(cards) != table.seats:
        raise Illegal(Reason.WRONG_MOMENT)
    taker = table.seat_at(state.leader, _best(cards))
    points = sum([table.points[card] for card in cards])
    state.taken[taker] |= mask(cards)
    state.points[taker] += points
    state.last = PastTrick(state.leader, tuple(cards), taker, points)
    if emit:
        emit(TrickTaken(taker, state.trick_number, points))
    state.trick = []
    state.leader = taker
    if state.hands[taker]:
        state.trick_number += 1
        _give_turn(state, taker)
    else:
        score.close(state)


def refusal(state: HandState, seat: Seat, card: Card) -> Illegal:
    """Return why `seat` may not play `card` now; meaningless for a card it may play."""
    if state.turn != seat:
        return Illegal(Reason.NOT_YOUR_TURN if state.phase is Phase.TRICKS else Reason.WRONG_MOMENT)
    if not state.hands[seat] >> card & 1:
        return Illegal(Reason.NOT_HELD)
    led = state.trick[0] if state.trick else None
    _, reason = playable(
        state.table,
        state.hands[seat],
        led=led,
        first_trick=state.trick_number == 1,
        broken=state.broken,
    )
    if reason is Reason.FOLLOW_SUIT:
        return Illegal(reason, suit=state.trick[0] >> 5)
    if reason is Reason.OPENING_CARD:
        return Illegal(reason, card=state.table.opening)
    return Illegal(reason or Reason.WRONG_MOMENT)


def _give_turn(state: HandState, seat: Seat) -> None:
    state.turn = seat
    trick = state.trick
    state.legal, _ = playable(
        state.table,
        state.hands[seat],
        led=trick[0] if trick else None,
        first_trick=state.trick_number == 1,
        broken=state.broken,
    )


def _best(cards: list[Card]) -> int:
    """Return the place in the trick of the highest card of the led suit (K8)."""
    best, place = cards[0], 0
    led = best >> 5
    for index, card in enumerate(cards):
        if card > best and card >> 5 == led:
            best, place = card, index
    return place
