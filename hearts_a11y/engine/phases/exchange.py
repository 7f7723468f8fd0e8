"""The exchange: every seat chooses in its own time, and all cards move at one moment (P1-P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import mask
from hearts_a11y.engine.events import CardsPassed, CardsReceived, PassChosen
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.state import Phase

if TYPE_CHECKING:
    from hearts_a11y.engine.actions import Pass
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState


def choose(state: HandState, action: Pass, emit: Emit | None = None) -> None:
    """Set aside a seat's cards; when the last seat has chosen, exchange them all.

    Raises Illegal out of the exchange, for no seat of the table or one that has chosen, and unless
    exactly `pass_count` different cards are held (P1). Emits PassChosen, then each seat's
    CardsPassed, CardsReceived.
    """
    cards = _check(state, action)
    state.chosen[action.seat] = cards
    if emit:
        emit(PassChosen(action.seat))
    if all(state.chosen):
        _exchange(state, emit)
        state.phase = Phase.BETWEEN


def _check(state: HandState, action: Pass) -> int:
    seat = action.seat
    if state.phase is not Phase.EXCHANGE:
        raise Illegal(Reason.WRONG_MOMENT)
    if not 0 <= seat < state.table.seats:
        raise Illegal(Reason.NOT_YOUR_TURN)
    if state.chosen[seat]:
        raise Illegal(Reason.ALREADY_CHOSEN)
    cards = mask(action.cards)
    count = state.table.ruleset.pass_count
    if len(action.cards) != count or cards.bit_count() != count:
        raise Illegal(Reason.WRONG_COUNT)
    if cards & ~state.hands[seat]:
        raise Illegal(Reason.NOT_HELD)
    return cards


def _exchange(state: HandState, emit: Emit | None) -> None:
    table, offset = state.table, state.offset
    for giver in range(table.seats):
        taker = table.seat_at(giver, offset)
        state.passed[giver] = state.received[taker] = state.chosen[giver]
    for seat in range(table.seats):
        state.hands[seat] ^= state.passed[seat] | state.received[seat]
    if emit:
        seats = table.seats
        for seat in range(seats):
            emit(CardsPassed(seat, state.passed[seat], table.seat_at(seat, offset), seats))
            emit(CardsReceived(seat, state.received[seat], table.seat_at(seat, -offset), seats))
