"""The rulesets as values; standard's must never change."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level, Opening, RuleSet, Slam, differing_fields
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.standard import STANDARD
from tests.engine import playing


def test_standard_is_what_it_always_was() -> None:
    assert asdict(STANDARD) == {
        "name": "standard",
        "fewest_seats": 4,
        "most_seats": 4,
        "usual_seats": 4,
        "packs": 1,
        "removed": 0,
        "strip_order": (0, 32, 64, 2),
        "pass_count": 3,
        "pass_cycle": (1, -1, 2, 0),
        "pass_memory": frozenset(),
        "opening": Opening.LOWEST_CLUB,
        "first_trick_bars_points": True,
        "breakers": 0xFFFFFFFF << 96,
        "values": ((1 << 84, 13), (0xFFFFFFFF << 96, 1)),
        "slam": Slam.OTHERS_PAY,
        "reach": 100,
    }
    assert playing.cards("QS") == 1 << 84


def test_standard_is_every_default() -> None:
    assert RuleSet() == STANDARD
    assert differing_fields(STANDARD) == {}


def test_classic_differs_in_its_cycle_and_memory_alone() -> None:
    assert differing_fields(CLASSIC) == {
        "pass_cycle": (1, 2, -1, 0),
        "pass_memory": frozenset({Level.NORMAL, Level.STRONG}),
    }
    assert CLASSIC.name == "classic"


def test_the_registry_knows_each_by_name_the_default_first() -> None:
    assert rulesets.names() == ("standard", "classic")
    assert [rulesets.named(name).name for name in rulesets.names()] == ["standard", "classic"]
    with pytest.raises(KeyError):
        rulesets.named("no such game")


@pytest.mark.parametrize("name", rulesets.names())
def test_every_ruleset_fits_its_usual_seats(name: str) -> None:
    ruleset = rulesets.named(name)
    assert ruleset.fewest_seats <= ruleset.usual_seats <= ruleset.most_seats
    assert ruleset.problems(ruleset.usual_seats) == []


@pytest.mark.parametrize("name", rulesets.names())
def test_every_choice_is_a_field_and_holds_its_own_value(name: str) -> None:
    ruleset = rulesets.named(name)
    for choice in rulesets.choices(name):
        assert getattr(ruleset, choice.field) in choice.values
        for value in (choice.values[0], choice.values[-1]):
            chosen: Any = {choice.field: value}
            changed = replace(ruleset, **chosen)
            assert changed.problems(ruleset.usual_seats) == []


def test_only_classic_has_its_end_score_chosen() -> None:
    assert rulesets.choices("standard") == ()
    assert [
        (each.field, each.values[0], each.values[-1]) for each in rulesets.choices("classic")
    ] == [("reach", 25, 500)]
