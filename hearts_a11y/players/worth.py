"""What cards and tricks are worth to one seat, in points: below nothing they are a gain.

In most rulesets that is the table's points. Where cards double or cancel others it depends on what
the seat has taken already and may yet take; where chips or sides' slams are at stake, the first
points cost it more or less than themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import NO_CARDS, Mask, cards_of
from hearts_a11y.engine.ruleset import Ledger, Rest, Sides, Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.table import Table
    from hearts_a11y.engine.view import SeatView

_FRONT: Final = 0.5  # how much of what is at stake, the next points only put at risk
_COVER: Final = 3  # the part of all points that a side's safety is worth
_SIDE: Final = Unit.SIDE  # by name, which is quicker than to ask its class for every card


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


def hauls(view: SeatView) -> Sequence[int]:
    """Return by seat the points that it, or its side, has of finished tricks towards a slam."""
    table = view.table
    hauls: Sequence[int] = view.points
    if table.bonus_cards:
        hauls = [table.worth(taken & table.point_cards) for taken in view.taken]
    if table.ruleset.slam_unit is _SIDE:
        hauls = [sum(hauls[each] for each in table.side(seat)) for seat in range(table.seats)]
    return hauls


def insurance(view: SeatView) -> float:
    """Return what a side without a point gains by its first, where the other may take all together.

    Two seats soon have every point between them, so that nobody waits for a threat.
    """
    table = view.table
    if table.ruleset.slam_unit is not _SIDE or hauls(view)[view.seat]:
        return 0
    return table.total / _COVER


def first_points(view: SeatView) -> float:
    """Return what this seat's next points cost it besides: chips it may win, or a side's safety."""
    return _FRONT * front(view) - insurance(view)


def friends(view: SeatView) -> tuple[Seat, ...]:
    """Return the other seats whose points cost this seat as much as its own: those of its side."""
    if view.table.ruleset.sides is not Sides.OPPOSITE:
        return ()
    return tuple(seat for seat in view.table.side(view.seat) if seat != view.seat)
