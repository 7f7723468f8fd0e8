"""Who plays at which level (C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.view import GiveCards, PlayCard
from hearts_a11y.players import contest, easy, normal, strong
from hearts_a11y.players.undertakings import undertake

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice, Choose

_CHOOSERS: Final[Mapping[Level, Choose]] = {
    Level.EASY: easy.choose,
    Level.NORMAL: normal.choose,
    Level.STRONG: strong.choose,
}

_OF_CARDS: Final = frozenset({GiveCards, PlayCard})


def chooser(level: Level) -> Choose:
    """Return the player of `level`: its own way with cards, and the one way with all else.

    All play alike, too, while another undertakes to take everything.
    """
    with_cards = _CHOOSERS[level]

    def choose(view: SeatView, seed: int) -> Choice:
        if type(view.ask) in _OF_CARDS:
            if view.dealings is not None and contest.is_on(view):
                return contest.play(view, seed)
            return with_cards(view, seed)
        return undertake(view, seed)

    return choose
