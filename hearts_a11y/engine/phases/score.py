"""The score: points become a hand's scores (S1-S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.table import Table


def moon_shooter(table: Table, points: Sequence[int]) -> Seat | None:
    """Return the seat that took every point of the hand, or None (S2, S3)."""
    return next((seat for seat, taken in enumerate(points) if taken == table.total), None)


def close(state: HandState) -> None:
    """End the hand: nobody's turn, `scores` set by seat, and no trick to look back at (S6)."""
    table = state.table
    state.phase = Phase.OVER
    state.turn = None
    state.legal = 0
    state.last = None
    shooter = moon_shooter(table, state.points)
    if shooter is None:
        state.scores = tuple(state.points)
    else:
        state.scores = tuple(0 if seat == shooter else table.total for seat in range(table.seats))
