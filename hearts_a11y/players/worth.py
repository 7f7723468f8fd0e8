"""What cards are worth to one seat, in points of its hand: below nothing they are a gain.

In most rulesets that is the table's points. Where cards double or cancel others it depends on what
the seat has taken already and may yet take.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import NO_CARDS, Mask, cards_of
from hearts_a11y.engine.ruleset import Ledger, Rest, Sides

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.table import Table
    from hearts_a11y.engine.view import SeatView


def worths(view: SeatView) -> Sequence[float]:
    """Return by card number what taking a card adds to the points of this seat's hand."""
    table = view.table
    if not table.ruleset.doublers and not table.ruleset.cancellers:
        return table.points
    counting = table.point_cards | table.bonus_cards
    for holder, _ in (*table.ruleset.doublers, *table.ruleset.cancellers):
        counting |= holder
    lost = NO_CARDS
    for taken in view.taken:
        lost |= taken & counting
    return _worths_beside(table, view.taken[view.seat] & counting, counting & ~lost)


@lru_cache(maxsize=64)
def _worths_beside(table: Table, own: Mask, left: Mask) -> Sequence[float]:
    """Return what each card left adds beside `own`, and by a fair share beside all the others."""
    worths: list[float] = list(table.points)
    before, most = table.score(own), table.score(own | left)
    for card in cards_of(left):
        now = table.score(own | 1 << card) - before
        then = most - table.score((own | left) & ~(1 << card))
        worths[card] = now + (then - now) / table.seats
    return worths


def lying(view: SeatView) -> float:
    """Return the points that go to the trick's taker besides its cards: carried, or of a widow.

    Of a widow that nobody has seen, those that so many cards are likely worth.
    """
    dealings = view.dealings
    if dealings is None:
        return 0
    table = view.table
    points: float = table.worth(dealings.carried)
    if table.ruleset.rest is Rest.WIDOW and not any(view.taken):
        hidden = table.cards & ~view.gone & ~view.hand
        points += table.worth(hidden) * table.rest_size / hidden.bit_count()
    return points


def front(view: SeatView) -> float:
    """Return the chips that a seat in front still stands to win, and loses with its next points.

    Where the fewest points take all, those are its share of what all will pay; where only those
    clear of points win, of that and of the pool.
    """
    ledger = view.table.ruleset.ledger
    own = view.points[view.seat]
    if ledger is Ledger.POINTS or own > min(view.points):
        return 0.0
    if ledger is Ledger.SWEEPSTAKE and own:
        return 0.0
    rivals = sum(1 for points in view.points if points == own)
    pool = view.dealings.pool if view.dealings else 0
    return (pool + view.table.total) / rivals


def friends(view: SeatView) -> tuple[Seat, ...]:
    """Return the other seats whose points cost this seat as much as its own: those of its side."""
    if view.table.ruleset.sides is not Sides.OPPOSITE:
        return ()
    return tuple(seat for seat in view.table.side(view.seat) if seat != view.seat)
