"""The default game (rules.md): every field at its default."""

from __future__ import annotations

from typing import Final

from hearts_a11y.engine.ruleset import RuleSet

STANDARD: Final = RuleSet()
