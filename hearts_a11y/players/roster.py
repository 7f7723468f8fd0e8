"""Who plays at which level (C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.ruleset import Level
from hearts_a11y.players import easy, normal, strong

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts_a11y.players.base import Choose

_CHOOSERS: Final[Mapping[Level, Choose]] = {
    Level.EASY: easy.choose,
    Level.NORMAL: normal.choose,
    Level.STRONG: strong.choose,
}


def chooser(level: Level) -> Choose:
    """Return the player of `level`."""
    return _CHOOSERS[level]
