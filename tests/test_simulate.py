"""Bulk play: the field, the seats, the sums and what is said of them."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from statistics import mean, stdev
from typing import TYPE_CHECKING

import pytest

from hearts_a11y import simulate
from hearts_a11y.cli import attend
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets import named, names
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import lay
from hearts_a11y.simulate import (
    Plan,
    Seated,
    Tally,
    estimate,
    fill,
    play,
    play_deal,
    report,
    seated,
)
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Verbosity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.actions import Deal
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.table import Table
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice

PLAN = Plan("standard", ("easy", "ducker", "ducker", "ducker"), "sums")


@pytest.mark.parametrize(
    ("names", "field"),
    [
        (("easy",), ("easy", "easy", "easy", "easy")),
        (("easy", "normal"), ("easy", "normal", "normal", "normal")),
        (("a", "b", "c", "d", "e"), ("a", "b", "c", "d")),
    ],
)
def test_the_last_name_fills_the_seats_and_surplus_is_left_out(
    names: tuple[str, ...], field: tuple[str, ...]
) -> None:
    assert fill(names, 4) == field


@pytest.fixture
def seatings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return the names of the players by seat, a line for each hand that will be played."""
    names = {choose: name for name, choose in simulate.PLAYERS.items()}
    hand, noted = simulate.play_hand, []

    def play_noted(
        table: Table, number: int, dealt: Deal, players: Sequence[Seated], *, seed: int
    ) -> HandState:
        noted.append(tuple(names[each.choose] for each in players))
        return hand(table, number, dealt, players, seed=seed)

    monkeypatch.setattr(simulate, "play_hand", play_noted)
    return noted


def test_a_deal_is_played_with_the_first_in_each_seat(seatings: list[tuple[str, ...]]) -> None:
    play_deal(Plan("standard", ("easy", "normal", "ducker", "random"), "seats"), 3)
    assert seatings == [
        ("easy", "normal", "ducker", "random"),
        ("random", "easy", "normal", "ducker"),
        ("ducker", "random", "easy", "normal"),
        ("normal", "ducker", "random", "easy"),
    ]


def test_the_first_takes_a_whole_side(seatings: list[tuple[str, ...]]) -> None:
    tally = play_deal(Plan("partners-solo", ("easy", "normal", "ducker", "random"), "sides"), 3)
    assert seatings == [
        ("easy", "normal", "easy", "random"),
        ("random", "easy", "normal", "easy"),
    ]
    assert tally.hands == 2
    assert tally.own + tally.others == 2 * 26
    assert tally.gap == 2 * (tally.own - tally.others)


def test_the_pass_goes_round_with_the_deals() -> None:
    table = PLAN.table()
    assert [table.offset(number) for number in range(1, 6)] == [1, 3, 2, 0, 1]


def test_a_hand_is_played_to_its_end() -> None:
    table = PLAN.table()
    players = [seated("easy", table)] * 4
    for number in range(1, 5):
        dealt = shuffle.deal(table, "ends", number)
        state = simulate.play_hand(table, number, dealt, players, seed=1)
        assert state.phase is Phase.OVER
        assert sum(state.points) == 26


def test_only_those_remember_what_they_passed_whom_the_rules_let() -> None:
    standard, classic = (Plan(name, PLAN.field, "").table() for name in ("standard", "classic"))
    assert not any(seated(name, standard).remembers_pass for name in simulate.PLAYERS)
    remembering = {name for name in simulate.PLAYERS if seated(name, classic).remembers_pass}
    assert remembering == {Level.NORMAL, Level.STRONG}


def test_sums_do_not_depend_on_the_number_of_processes() -> None:
    assert play(PLAN, 110, jobs=2) == play(PLAN, 110, jobs=1)


class Pool(ThreadPoolExecutor):
    """One thread in the place of as many processes as Python lets a program have here."""

    asked = 0

    def __init__(self, processes: int, *, mp_context: object) -> None:
        assert mp_context
        Pool.asked = processes
        if sys.platform == "win32" and processes > 61:
            raise ValueError("max_workers must be <= 61")
        super().__init__(1)


@pytest.mark.parametrize(("platform", "processes"), [("win32", 61), ("linux", 64)])
def test_windows_is_not_asked_for_more_processes_than_it_can_wait_for(
    monkeypatch: pytest.MonkeyPatch, platform: str, processes: int
) -> None:
    monkeypatch.setattr(simulate, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(simulate, "BLOCK", 1)
    monkeypatch.setattr(sys, "platform", platform)
    assert play(PLAN, 70, jobs=64) == play(PLAN, 70, jobs=1)
    assert Pool.asked == processes


def test_nobody_is_better_than_itself() -> None:
    plan = Plan("standard", fill(("normal",), 4), "itself")
    assert play(plan, 8, jobs=1).gap == 0


def test_the_tally_adds_up() -> None:
    tally = play(PLAN, 20, jobs=1)
    assert tally.deals == 20
    assert tally.hands == 80
    assert tally.plays == 80 * 52
    moons = tally.moons_for + tally.moons_against
    assert tally.own + tally.others == 26 * (tally.hands - moons) + 78 * moons
    assert tally.gap == 3 * tally.own - tally.others


def test_the_estimate_is_the_mean_and_its_interval() -> None:
    values = [3, 9, -4, 12, 0, 7]
    found = estimate(sum(values), sum(each**2 for each in values), deals=6, share=4)
    reach = 1.96 * stdev(values) / 6**0.5 / 4
    assert found.mean == pytest.approx(mean(values) / 4)
    assert found.low == pytest.approx(mean(values) / 4 - reach)
    assert found.high == pytest.approx(mean(values) / 4 + reach)


def test_one_deal_has_no_width() -> None:
    assert estimate(8, 64, deals=1, share=4) == simulate.Estimate(2, 2, 2)


def test_below_zero_the_first_is_better() -> None:
    tally = Tally(deals=1, hands=4, plays=208, own=8, others=96, gap=3 * 8 - 96, gap_squares=72**2)
    assert report(PLAN, tally, seconds=2)["difference"]["mean"] == (8 - 96 / 3) / 4


def namespace(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lang")
    simulate.add_arguments(parser)
    return parser.parse_args(words)


def test_json_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--field", "easy,random", "--deals", "5", "--seed", "x", "--jobs", "1", "--json")
    assert simulate.run(namespace(*words)) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert found["field"] == ["easy", "random", "random", "random"]
    assert found["deals"] == 5
    assert set(found["difference"]) == {"mean", "low", "high"}
    assert found["difference"]["mean"] < 0


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_sentences_come_in_either_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--lang", lang, "--field", "easy,random", "--deals", "2", "--jobs", "1")
    assert simulate.run(namespace(*words)) == 0
    lines = capsys.readouterr().out.splitlines()
    tally = play(Plan("standard", fill(("easy", "random"), 4), "1"), 2, jobs=1)
    found = report(Plan("standard", fill(("easy", "random"), 4), "1"), tally, seconds=1)
    locale = Locale(lang, strict=True)
    told = [locale.word(each, Verbosity.NORMAL) for each in simulate.messages(found)]
    # The speed, the last line, is never the same.
    assert lines[:-1] == told[:-1]
    assert len(lines) == len(told)


def test_seats_that_do_not_fit_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(namespace("--seats", "9")) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--field", "nobody"),
        ("--field", "easy,"),
        ("--deals", "0"),
        ("--jobs", "many"),
        ("--ruleset", "bridge"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert attend(["simulate", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_help_names_every_player(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert attend(["simulate", "--help", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert [name for name in simulate.PLAYERS if name not in out] == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_chips_are_told_as_chips(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--ruleset", "hoyle-1887", "--field", "easy,random", "--deals", "4"]
    assert attend([*asked, "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unit"] == "chips"
    assert attend([*asked, "--jobs", "1", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert {"en": "above zero easy is better", "ja": "プラスならeasyが上です"}[lang] in told


def test_above_zero_the_first_is_better_in_chips() -> None:
    plan = Plan("hoyle-1887", fill(("easy", "random"), 4), "chips")
    found = report(plan, play(plan, 40, jobs=1), seconds=1)
    assert found["difference"]["low"] > 0
    assert found["points"]["mean"] > 0 > found["points_of_others"]["mean"]


def test_a_hand_is_played_with_the_chips_of_a_start() -> None:
    table = lay(named("auction"), 4)
    purses = []

    def watched(view: SeatView, seed: int) -> Choice:
        purses.append(view.dealings and view.dealings.purse)
        return simulate.PLAYERS["random"](view, seed)

    players = [Seated(watched, remembers_pass=False)] * 4
    simulate.play_hand(table, 1, shuffle.deal(table, "chips", 1), players, seed=1)
    assert purses[0] == (50, 50, 50, 50)


@pytest.mark.parametrize("name", names())
def test_every_ruleset_is_played(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--ruleset", name, "--field", "easy,ducker,random", "--deals", "1"]
    assert attend([*asked, "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == named(name).usual_seats
