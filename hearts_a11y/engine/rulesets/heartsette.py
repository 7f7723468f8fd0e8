"""Heartsette: a widow for whoever takes the first trick, who alone sees it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.ruleset import Rest, Slam
from hearts_a11y.engine.rulesets.bases import PLAIN, TWO_OF_SPADES
from hearts_a11y.engine.rulesets.choices import Switch

HEARTSETTE: Final = replace(
    PLAIN,
    name="heartsette",
    removed_for=((3, TWO_OF_SPADES), (4, TWO_OF_SPADES)),
    rest=Rest.WIDOW,
    least_widow=2,
    is_widow_shown=True,
)

RUNNING: Final = Switch(name="running", own="off", others={"choice": {"slam": Slam.CHOICE}})
