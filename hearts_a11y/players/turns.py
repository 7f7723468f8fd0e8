"""The frame of every level's turn with cards; what fills it is the level's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import Pass, Play
from hearts_a11y.engine.cards import highest
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.players.moon import unfed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice


def answer(
    view: SeatView,
    seed: int,
    *,
    give: Callable[[SeatView, int, int], tuple[Card, ...]],
    play: Callable[[SeatView, int, Mask], Card],
) -> Choice:
    """Return the pass that `give` makes of a count, or the card that `play` picks out of a set.

    The set is what may be played without feeding a moon (C6); a single card plays itself (C34).
    Raises ValueError where nothing is asked of the seat.
    """
    ask = view.ask
    if ask is None:
        raise ValueError("nothing is asked of this seat")
    if isinstance(ask, GiveCards):
        return Pass(view.seat, give(view, seed, ask.count))
    cards = unfed(view) if view.trick else ask.mask  # a lead feeds nobody yet
    if cards & (cards - 1) == 0:
        return Play(view.seat, highest(cards))
    return Play(view.seat, play(view, seed, cards))
