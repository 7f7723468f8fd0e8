"""The rulesets as values; standard's must never change."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import (
    Ledger,
    Level,
    Opening,
    Prelude,
    Rest,
    RuleSet,
    Sides,
    Slam,
    Unit,
    differing_fields,
)
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.standard import STANDARD
from tests.engine import playing

QUEEN = playing.cards("QS")
HEARTS = 0xFFFFFFFF << 96


def test_standard_is_what_it_always_was() -> None:
    # A new rule adds its line here, off; no line that is here may ever change.
    assert asdict(STANDARD) == {
        "name": "standard",
        "fewest_seats": 4,
        "most_seats": 4,
        "usual_seats": 4,
        "sides": Sides.NONE,
        "partner_card": 0,
        "packs": 1,
        "jokers": 0,
        "removed": 0,
        "removed_for": (),
        "strip_order": (0, 32, 64, 2),
        "dealt": 0,
        "rest": Rest.STRIPPED,
        "least_widow": 0,
        "is_widow_shown": False,
        "preludes": (Prelude.EXCHANGE,),
        "pass_count": 3,
        "pass_cycle": (1, -1, 2, 0),
        "pass_memory": frozenset(),
        "opening": Opening.LOWEST_CLUB,
        "barred_first_lead": 0,
        "first_trick_bars_points": True,
        "breakers": HEARTS,
        "barred_leads": HEARTS,
        "discards": (),
        "draws": False,
        "pulls_queens": False,
        "cancels": False,
        "void_pairs": 0,
        "values": ((QUEEN, 13), (HEARTS, 1)),
        "named_value": 0,
        "doublers": (),
        "cancellers": (),
        "slam": Slam.OTHERS_PAY,
        "slam_amount": 0,
        "is_slam_own_score": False,
        "slam_needs_bonus": False,
        "slam_unit": Unit.SEAT,
        "general_amount": 0,
        "ledger": Ledger.POINTS,
        "chips": 0,
        "is_all_paid_back": False,
        "floor": None,
        "reach": 100,
        "reach_unit": Unit.SEAT,
        "least_deals": 0,
        "rank_unit": Unit.SEAT,
        "is_settled_by_average": False,
    }


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
    assert rulesets.names()[:2] == ("standard", "classic")
    assert len(rulesets.names()) == 28
    assert [rulesets.named(name).name for name in rulesets.names()] == list(rulesets.names())
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
