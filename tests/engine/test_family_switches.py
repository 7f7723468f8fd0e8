"""What a new match may have otherwise."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.cards import parse
from hearts_a11y.engine.ruleset import PassCycle, RuleSet, Slam, Unit
from hearts_a11y.engine.rulesets.bases import MODERN
from hearts_a11y.engine.table import lay
from tests.engine import family

SWITCHED = family.switched()
FIELDS = {each.name for each in fields(RuleSet)}


def way(name: str, switch: str, picked: str) -> RuleSet:
    return rulesets.switched(name, {switch: picked})


def points(ruleset: RuleSet, letters: str) -> list[int]:
    table = lay(ruleset, ruleset.usual_seats)
    return [table.points[parse(each)] for each in letters.split()]


def test_standard_and_classic_have_no_switches() -> None:
    assert rulesets.switches("standard") == rulesets.switches("classic") == ()


@pytest.mark.parametrize("name", family.NAMES)
def test_nothing_picked_is_the_ruleset_itself(name: str) -> None:
    own = {each.name: each.own for each in rulesets.switches(name)}
    assert rulesets.switched(name, {}) == rulesets.switched(name, own) == rulesets.named(name)


@pytest.mark.parametrize("name", family.NAMES)
def test_switches_replace_fields_of_their_own(name: str) -> None:
    seen: set[str] = set()
    for switch in rulesets.switches(name):
        replaced = {field for other in switch.others.values() for field in other}
        assert replaced <= FIELDS - {"name", "fewest_seats", "most_seats", "usual_seats"}
        assert not replaced & seen
        seen |= replaced
        assert len(set(switch.ways)) == len(switch.ways) > 1


@pytest.mark.parametrize(("label", "ruleset"), SWITCHED, ids=[each[0] for each in SWITCHED])
def test_every_way_differs_and_fits_every_number_of_seats(label: str, ruleset: RuleSet) -> None:
    assert ruleset != rulesets.named(label.split(maxsplit=1)[0])
    assert ruleset.name == label.split(maxsplit=1)[0]
    for seats in family.seat_counts(ruleset):
        assert ruleset.problems(seats) == []
        match, random = family.begun(ruleset, seats, label), Random(label)
        while not match.awaits_deal() and not match.is_over():
            family.step(match, random)
            family.check(match)


def test_two_switches_at_once() -> None:
    both: dict[str, Any] = {"void_pairs": 0, "slam": Slam.OTHERS_PAY}
    picks = {"void-pairs": "never", "moon": "others-pay"}
    cancellation = rulesets.switched("cancellation", picks)
    assert cancellation == replace(rulesets.named("cancellation"), **both)


@pytest.mark.parametrize(
    ("name", "picks"),
    [
        ("no such game", {}),
        ("spot", {"no such switch": "off"}),
        ("spot", {"moon": "no such way"}),
        ("standard", {"moon": "off"}),
    ],
)
def test_what_there_is_not_cannot_be_picked(name: str, picks: dict[str, str]) -> None:
    with pytest.raises(KeyError):
        rulesets.switched(name, picks)


def test_black_marias_king_and_ace() -> None:
    assert points(rulesets.named("black-maria"), "QS KS AS 2H") == [13, 10, 7, 1]
    assert points(way("black-maria", "maria-values", "article"), "QS KS AS 2H") == [13, 7, 10, 1]


def test_spots_ace_and_queen() -> None:
    assert points(rulesets.named("spot"), "AH KH QH JH TH 2H QS") == [14, 13, 12, 11, 10, 2, 0]
    low, queen = (way("spot", "spot-values", each) for each in ("ace-low", "queen-25"))
    assert points(low, "AH KH") == [1, 13]
    assert points(queen, "AH KH QS") == [14, 13, 25]
    assert (lay(low, 4).total, lay(queen, 4).total) == (91, 129)


def test_black_jacks_jack_and_play() -> None:
    assert points(rulesets.named("black-jack"), "JS QS") == [10, 0]
    assert points(way("black-jack", "jack-value", "13"), "JS QS") == [13, 0]
    both = rulesets.switched("black-jack", {"jack-value": "13", "play": "modern"})
    jack = (1 << parse("JS"), 13)
    assert both == replace(MODERN, name="black-jack", values=(jack, MODERN.values[1]))


def test_ends_passes_slams_and_chips() -> None:
    basic, spot = rulesets.named("basic"), rulesets.named("spot")
    assert (basic.reach, basic.least_deals, spot.reach, spot.least_deals) == (0, 8, 0, 8)
    for name, reach in (("basic", 100), ("spot", 500)):
        changed = way(name, "end", f"reach-{reach}")
        assert (changed.reach, changed.least_deals) == (reach, 0)
    assert way("basic", "passing", "none").preludes == ()
    assert way("spot", "passing", "round").pass_cycle is PassCycle.ROUND
    assert way("basic", "running", "off").slam is Slam.NONE
    assert way("heartsette", "running", "choice").slam is Slam.CHOICE
    assert way("auction", "chips", "25").chips == way("hoyle-1887", "chips", "25").chips == 25
    assert way("eagle-14", "all-taker", "paid").is_all_paid_back
    assert way("partners-team", "slam-by", "seat").slam_unit is Unit.SEAT
