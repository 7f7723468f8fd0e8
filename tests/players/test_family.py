"""The computer players over the whole family: stronger than chance, and blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import rulesets, shuffle
from hearts_a11y.engine.actions import Declare
from hearts_a11y.engine.cards import RANKS
from hearts_a11y.engine.ruleset import Level, Unit
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import lay
from hearts_a11y.players import roster
from hearts_a11y.simulate import Plan, fill, play, play_hand, report, seated
from tests.engine import family
from tests.engine.playing import hand_of

SEED: Final = 11
DEALS: Final = {Level.EASY: 60, Level.NORMAL: 30, Level.STRONG: 12}
SLAMS_OF_SIDES: Final = 8  # times as many deals: a slam moves 52 points, and is not rare


def lead_over_chance(name: str, level: Level, deals: int) -> float:
    """Return the least, 95 % sure, by which one of the level does better than players of chance.

    A hand, in points or chips, at the usual number of seats.
    """
    seats = rulesets.named(name).usual_seats
    plan = Plan(name, fill((level.value, "random"), seats), "family")
    found = report(plan, play(plan, deals, jobs=1), seconds=1)
    difference = found["difference"]
    least: float = difference["low"] if found["unit"] == "chips" else -difference["high"]
    return least


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("name", family.NAMES)
def test_every_level_beats_chance_in_every_ruleset(name: str, level: Level) -> None:
    sides = rulesets.named(name).slam_unit is Unit.SIDE
    assert lead_over_chance(name, level, DEALS[level] * (SLAMS_OF_SIDES if sides else 1)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("name", family.NAMES)
def test_every_level_beats_chance_clearly(name: str, level: Level) -> None:
    """By a tenth of what a seat would get if all were alike."""
    table = lay(rulesets.named(name), rulesets.named(name).usual_seats)
    total = table.total or table.ruleset.named_value * len(RANKS)
    assert lead_over_chance(name, level, 300) > total / table.seats / 10


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_hidden_cards_change_no_choice(name: str, seats: int) -> None:
    """Every level chooses the same whatever is hidden, and nobody undertakes the hand (C7)."""
    random, compared = Random(f"{name} {seats}"), 0
    for match in family.moments(rulesets.named(name), seats):
        state = hand_of(match)
        if state.phase is Phase.OVER:
            continue
        for seat in range(seats):
            if hands.ask(state, seat) is None:
                continue
            other = family.resampled(state, seat, random)
            compared += other != state
            for level in Level:
                choose = roster.chooser(level)
                action = choose(hands.view(state, seat, remembers_pass=False), SEED)
                assert action == choose(hands.view(other, seat, remembers_pass=False), SEED)
                assert action != Declare(seat, undertakes=True)
    assert compared > seats * 4


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_all_levels_play_together_at_any_table(name: str, seats: int) -> None:
    table = lay(rulesets.named(name), seats)
    names = [list(Level)[seat % len(Level)].value for seat in range(seats)]
    for number in range(1, 3):
        dealt = shuffle.deal(table, "together", number)
        state = play_hand(table, number, dealt, [seated(each, table) for each in names], seed=SEED)
        assert state.scores is not None
