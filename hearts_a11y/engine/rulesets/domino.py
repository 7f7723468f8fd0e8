"""Domino Hearts: who cannot follow draws until able to (after Foster 1909)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.ruleset import Rest
from hearts_a11y.engine.rulesets.bases import PLAIN

DOMINO: Final = replace(
    PLAIN,
    name="domino",
    fewest_seats=2,
    most_seats=7,
    dealt=6,
    rest=Rest.STOCK,
    draws=True,
    reach=31,
    least_deals=0,
)
