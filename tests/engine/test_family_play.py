"""Whatever must hold in every ruleset, at every number of seats, however it is played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import rulesets
from tests.engine import family

if TYPE_CHECKING:
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.ruleset import RuleSet


def play_checked(
    ruleset: RuleSet, seats: int, seed: str, *, hands: int | None = None
) -> MatchState:
    """Play a match, or some hands of it, at random with all checks; return it at its end."""
    match, random = family.begun(ruleset, seats, seed), Random(seed)
    family.check(match)
    while not match.is_over() and not (match.awaits_deal() and match.number == hands):
        family.step(match, random)
        family.check(match)
    return match


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_random_play_keeps_every_law(name: str, seats: int) -> None:
    play_checked(rulesets.named(name), seats, f"{name} {seats}", hands=3)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_150_matches_keep_every_law_and_end(name: str, seats: int) -> None:
    for number in range(150):
        match = play_checked(rulesets.named(name), seats, f"{name} {seats} {number}")
        assert match.winners
