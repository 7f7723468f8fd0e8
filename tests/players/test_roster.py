"""C5: three levels, each really stronger than the one before. Coarse; docs/players.md measures."""

from __future__ import annotations

import pytest

from hearts_a11y.simulate import Plan, fill, play, report


def difference(field: str, deals: int) -> float:
    """Return how many points a hand the first of the field has more than the others."""
    plan = Plan("standard", fill(tuple(field.split(",")), 4), "levels")
    found: float = report(plan, play(plan, deals, jobs=1), seconds=1)["difference"]["mean"]
    return found


def test_easy_beats_chance() -> None:
    assert difference("easy,random", 60) < -4


def test_normal_beats_easy() -> None:
    assert difference("normal,easy", 200) < -0.7


@pytest.mark.slow
def test_strong_beats_normal() -> None:
    assert difference("strong,normal", 400) < -0.4


@pytest.mark.slow
def test_strong_beats_the_ducker() -> None:
    assert difference("strong,ducker", 200) < -1.8
