"""The deal: a hand begins (T3), with a pass or straight with the first lead (P2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import NO_CARDS
from hearts_a11y.engine.events import HandDealt, HandStarted
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.phases import trick
from hearts_a11y.engine.state import HandState, Phase

if TYPE_CHECKING:
    from hearts_a11y.engine.actions import Deal
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.table import Table


def deal(table: Table, number: int, action: Deal, emit: Emit | None = None) -> HandState:
    """Return hand `number` (from 1) as dealt; raises Illegal unless the whole deck is dealt evenly.

    Emits HandStarted and each seat's own HandDealt.
    """
    _check(table, action)
    offset = table.offset(number)
    state = HandState(
        table=table,
        number=number,
        offset=offset,
        phase=Phase.EXCHANGE,
        hands=list(action.hands),
        chosen=[NO_CARDS] * table.seats,
        passed=[NO_CARDS] * table.seats,
        received=[NO_CARDS] * table.seats,
        taken=[NO_CARDS] * table.seats,
        points=[0] * table.seats,
        voids=[0] * table.seats,
    )
    if emit:
        emit(HandStarted(number, offset, table.seats))
        for seat, cards in enumerate(action.hands):
            emit(HandDealt(seat, cards))
    if not offset:
        trick.open_first(state)
    return state


def _check(table: Table, action: Deal) -> None:
    union = NO_CARDS
    for cards in action.hands:
        union |= cards
    sizes = [cards.bit_count() for cards in action.hands]
    if sizes != [table.hand_size] * table.seats or union != table.cards:
        raise Illegal(Reason.WRONG_CARDS)
