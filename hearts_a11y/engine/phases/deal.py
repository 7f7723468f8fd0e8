"""The deal: a hand begins (T3), with a pass or straight with the first lead (P2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import NO_CARDS, mask
from hearts_a11y.engine.events import HandDealt, HandStarted
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.phases import prelude
from hearts_a11y.engine.ruleset import Prelude
from hearts_a11y.engine.state import HandState, Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.actions import Deal
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.table import Table


def deal(
    table: Table,
    number: int,
    action: Deal,
    emit: Emit | None = None,
    *,
    purse: Sequence[int] = (),
    pool: int = 0,
    declarer: Seat | None = None,
) -> HandState:
    """Return hand `number` (from 1) as dealt; raises Illegal unless the whole deck is dealt evenly.

    purse, pool: chips by seat, and in the pool. declarer: who names a suit again after a jack.
    Emits HandStarted and each seat's own HandDealt.
    """
    _check(table, action)
    passes = Prelude.EXCHANGE in table.ruleset.preludes
    offset = table.offset(number) if passes else 0
    state = HandState(
        table=table,
        number=number,
        offset=offset,
        phase=Phase.BETWEEN,
        hands=list(action.hands),
        chosen=[NO_CARDS] * table.seats,
        passed=[NO_CARDS] * table.seats,
        received=[NO_CARDS] * table.seats,
        taken=[NO_CARDS] * table.seats,
        points=[0] * table.seats,
        voids=[0] * table.seats,
        dealer=action.dealer,
        rest=action.rest,
        bids=[None] * table.seats,
        purse=list(purse),
        pool=pool,
        declarer=declarer,
    )
    if emit:
        emit(HandStarted(number, offset if passes else None, table.seats, action.dealer))
        for seat, cards in enumerate(action.hands):
            emit(HandDealt(seat, cards))
    prelude.open_next(state, emit)
    return state


def _check(table: Table, action: Deal) -> None:
    union = mask(action.rest)
    for cards in action.hands:
        union |= cards
    sizes = [cards.bit_count() for cards in action.hands]
    if (
        sizes != [table.hand_size] * table.seats
        or len(action.rest) != table.rest_size
        or union != table.cards
        or (action.dealer is not None) != table.ruleset.has_dealer
        or (action.dealer is not None and not 0 <= action.dealer < table.seats)
    ):
        raise Illegal(Reason.WRONG_CARDS)
