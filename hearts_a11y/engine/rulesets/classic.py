"""A popular web Hearts (docs/rulesets.md): another pass cycle, and a chosen end score."""

from __future__ import annotations

from typing import Final

from hearts_a11y.engine.ruleset import ACROSS, HOLD, LEFT, RIGHT, Level, RuleSet

CLASSIC: Final = RuleSet(
    name="classic",
    pass_cycle=(LEFT, ACROSS, RIGHT, HOLD),
    pass_memory=frozenset({Level.NORMAL, Level.STRONG}),
)
