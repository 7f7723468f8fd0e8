"""The menu and what it leads to: lists by K8, new matches, difficulty and ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.preferences import SWITCHES, FiledPreferences
from hearts_a11y.storage.settings import Settings, WrongValue, read_settings
from hearts_a11y.ui.play import TableScreen
from tests.ui.player import next_key
from tests.ui.room import Room, strict_locale
from tests.ui.test_play import PLAIN, finish_hand

if TYPE_CHECKING:
    from pathlib import Path

MENU = [
    "New match, 1 of 7",
    "Difficulty, Normal, 2 of 7",
    "Ruleset, Standard rules, 3 of 7",
    "Statistics, 4 of 7",
    "Settings, 5 of 7",
    "How to play, 6 of 7",
    "Quit, 7 of 7",
]


@pytest.fixture
def room() -> Room:
    room = Room()
    room.open_menu()
    return room


def table_of(room: Room) -> TableScreen:
    assert isinstance(room.desk.top, TableScreen)
    return room.desk.top


def test_the_menu_begins_with_a_new_match_and_two_enters_begin_it() -> None:
    room = Room()
    assert room.open_menu() == ["Menu. New match, 1 of 7"]
    assert room.press("enter") == ["Start, Standard rules, Normal, 1 of 1"]
    assert room.press("enter") == [
        "New match, Standard rules, Normal. CPU 1 left, CPU 2 across, CPU 3 right",
        "Hand 1, pass left",
        "Choose 3 to pass left",
    ]


def test_an_open_match_comes_first_and_enter_goes_on_with_it() -> None:
    room = Room()
    room.begin("tea")
    assert room.press("z") == ["Resume, 1 of 8"]
    assert room.press("enter") == ["Resumed, Normal, hand 1. Choose 3 to pass left"]


def test_leaving_the_table_leads_to_the_first_item_whichever_was_taken_last() -> None:
    room = Room()
    room.open_menu()
    room.press("1", "1")
    assert room.press("z") == ["Resume, 1 of 8"]
    room.press("2", "1", "y")
    assert room.press("z") == ["Resume, 1 of 8"]


def test_a_match_played_to_its_end_is_not_resumed() -> None:
    room = Room()
    room.sit(PLAIN, totals=(99, 99, 99, 99))
    finish_hand(room)
    assert room.press("z") == ["New match, 1 of 7"]


@pytest.mark.parametrize("forth", ["f", "right", "down"])
@pytest.mark.parametrize("back", ["d", "left", "up"])
def test_k8_a_list_is_stepped_through_to_its_ends(room: Room, forth: str, back: str) -> None:
    assert room.press(*[forth] * 7) == [*MENU[1:], "End"]
    assert room.press("e") == MENU[6:]
    assert room.press(*[back] * 7) == [*MENU[5::-1], "End"]
    assert room.press("e") == MENU[:1]


@pytest.mark.parametrize(("first", "last"), [("a", "g"), ("home", "end")])
def test_k8_first_and_last(room: Room, first: str, last: str) -> None:
    assert room.press(last, last, first, first) == [MENU[6], MENU[6], MENU[0], MENU[0]]


def test_k8_a_digit_takes_an_item_and_one_too_high_is_the_end(room: Room) -> None:
    assert room.press("8", "9") == ["End", "End"]
    assert room.press("4")[0].startswith("Statistics. ")
    assert room.press("escape") == ["Statistics, 4 of 7"]


@pytest.mark.parametrize("key", ["escape", "backspace"])
def test_escape_goes_back_and_in_the_menu_ends(room: Room, key: str) -> None:
    room.press("5")
    assert room.press(key) == ["Settings, 5 of 7"]
    assert room.press(key) == ["End. Settings, 5 of 7"]
    assert room.game.exit_status is None


def test_wcag_321_moving_changes_nothing(room: Room) -> None:
    def state() -> list[object]:
        rows = room.preferences.rows()
        return [room.saves.has_open_match(), *(room.preferences.value(row.name) for row in rows)]

    before = state()
    for open_list in "234567":
        room.press("a", open_list, *"fdgaffff", "escape")
        room.press("n")  # of the question whether to quit
        assert state() == before


def test_quit_asks_and_leaves(room: Room) -> None:
    assert room.press("7") == ["Quit? Y quits, N stays"]
    assert room.press("n") == ["Quit, 7 of 7"]
    room.press("enter")
    assert room.press("enter") == []
    assert room.game.exit_status == 0


@pytest.mark.parametrize("key", ["n", "escape"])
def test_an_open_match_is_kept_where_no_is_said(key: str) -> None:
    room = Room()
    table = room.begin("tea")
    room.press("z", "2")
    assert room.press("enter") == ["Abandon this match? Y abandons, N keeps it"]
    assert room.press(key) == ["New match, 2 of 8"]
    room.press("1")
    assert table_of(room)._session.match == table._session.match


@pytest.mark.parametrize("key", ["y", "enter"])
def test_an_open_match_is_abandoned_where_yes_is_said(key: str) -> None:
    room = Room()
    table = room.begin("tea")
    room.press("z", "2", "1")
    assert room.press(key)[0].startswith("New match, ")
    assert table_of(room)._session.match.seed != table._session.match.seed


def test_k10_a_card_is_no_word_where_there_is_no_hand(room: Room) -> None:
    assert room.enter("qs") == ["No such word. Type help for what can be done"]


def test_t5_a_change_of_difficulty_is_for_the_next_match() -> None:
    room = Room()
    room.begin("tea")
    room.press("z", "3")
    assert room.press("g", "enter") == [
        "Strong, 3 of 3",
        "Strong, from the next match",
        "Difficulty, Strong, 3 of 8",
    ]
    room.press("1")
    assert table_of(room)._session.match.level is Level.NORMAL
    room.press("z", "2", "1", "y")
    assert table_of(room)._session.match.level is Level.STRONG


def test_a_change_with_no_match_open_needs_no_remark(room: Room) -> None:
    assert room.press("2", "1") == [
        "How well the computer seats play, from the next match on. Normal, 2 of 3",
        "Difficulty, Easy, 2 of 7",
    ]


def test_classic_lets_the_end_score_be_chosen(room: Room) -> None:
    assert "Classic rules" in room.press("3", "2")[-1]
    assert room.press("1") == ["Start, Classic rules, Normal, 1 of 2"]
    assert room.press("f") == ["End score, 100 points, 2 of 2"]
    room.press("enter", "a", "enter")
    assert room.heard.lines[-1] == "End score, 25 points, 2 of 2"
    room.press("a", "enter")
    match = table_of(room)._session.match
    assert (match.table.ruleset.name, match.table.ruleset.reach) == ("classic", 25)


def test_standard_ends_at_100_whatever_the_setting(room: Room) -> None:
    room = Room(end_score=25)
    room.open_menu()
    assert room.press("1") == ["Start, Standard rules, Normal, 1 of 1"]
    room.press("1")
    assert table_of(room)._session.match.table.ruleset.reach == 100


def test_after_a_matchs_end_space_begins_the_next_by_the_settings_of_then() -> None:
    room = Room(pace=0, ruleset="classic", end_score=25)
    room.open_menu()
    room.press("1", "1")
    while not table_of(room)._session.match.is_over():
        key = next_key(room)
        room.press(*[key] if key else [])
        room.wait()
    room.press("o", "2", "1", "escape")
    room.press("space")
    assert table_of(room)._session.match.level is Level.EASY
    assert room.saves.has_open_match()


def test_s4_time_after_a_matchs_end_is_not_in_play() -> None:
    room = Room()
    room.sit(PLAIN, totals=(99, 99, 99, 99))
    finish_hand(room)
    assert room.heard.lines[-1] == "Space begins the next match"
    room.wait(3_600_000)
    room.press("space", "z")
    statistics = room.saves.statistics()
    assert statistics is not None
    assert statistics.seconds == 0


def test_a_rulesets_seats_and_switches_are_items_before_its_match() -> None:
    room = Room(ruleset="black-maria")
    room.open_menu()
    assert room.press("enter", "f", "f", "f", "f") == [
        "Start, Black Maria, Normal, 1 of 4",
        "Seats, 3 players, 2 of 4",
        "King and ace of spades, king 10, ace 7, 3 of 4",
        "Taking every point, is nothing special, 4 of 4",
        "End",
    ]


def test_the_seats_offered_are_those_the_ruleset_allows() -> None:
    room = Room(ruleset="partners-team")
    room.open_menu()
    assert room.press("enter") == ["Start, Partners, one score, Normal, 1 of 2"]
    room = Room(ruleset="black-maria")
    room.open_menu()
    room.press("enter")
    assert room.press("2", "f", "f", "f", "f") == [
        "Seats. 3 players, 1 of 4",
        "4 players, 2 of 4",
        "5 players, 3 of 4",
        "6 players, 4 of 4",
        "End",
    ]
    assert room.press("enter", "5", "enter")[0] == "Seats, 6 players, 2 of 4"


def test_a_match_begins_with_the_seats_and_ways_chosen() -> None:
    room = Room(ruleset="black-maria")
    room.open_menu()
    room.press("enter", "2", "g", "enter", "3", "2")
    assert room.press("a", "enter")[1].startswith("New match, Black Maria, Normal. CPU 1 is on")
    table = table_of(room)._session.match.table
    assert table.seats == 6
    assert table.ruleset == rulesets.switched("black-maria", {"maria-values": "article"})


def test_seats_that_a_ruleset_does_not_allow_are_its_usual_ones() -> None:
    room = Room(ruleset="cancellation", seats=4)
    room.open_menu()
    assert room.press("enter", "f")[1] == "Seats, 8 players, 2 of 4"


def test_a_switch_is_kept_for_its_own_ruleset(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    kept = FiledPreferences(Settings(), path, overrides={})
    assert kept.change("spot-moon", "others-pay") is None
    reading = read_settings(path, rulesets=rulesets.names(), commands=(), switches=SWITCHES)
    assert reading.problems == ()
    again = FiledPreferences(reading.settings, path, overrides={})
    assert again.value("spot-moon") == "others-pay"
    assert again.value("black-maria-moon") == "off"
    path.write_text('spot-moon = "sun"\n')
    (problem,) = read_settings(
        path, rulesets=rulesets.names(), commands=(), switches=SWITCHES
    ).problems
    assert isinstance(problem, WrongValue)


def test_what_is_chosen_for_a_new_match_needs_no_remark_that_it_is_for_the_next() -> None:
    room = Room(ruleset="classic")
    room.begin("tea")
    room.press("z", "2", "2")
    assert room.press("a", "enter")[1:] == ["End score, 25 points, 2 of 2"]
    room = Room(ruleset="black-maria")
    room.begin("tea")
    room.press("z", "2", "2")
    assert room.press("2") == ["Seats, 4 players, 2 of 4"]
    room.press("3")
    assert room.press("2") == ["King and ace of spades, king 7, ace 10, 3 of 4"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_switch_and_way_has_its_words(language: str) -> None:
    locale = strict_locale(language)
    wanted = [
        f"switch-{each.name}{way}"
        for name in rulesets.names()
        for each in rulesets.switches(name)
        for way in ("", *(f"-{way}" for way in each.ways))
    ]
    assert [each for each in wanted if not locale.has(each)] == []
    assert len(wanted) > 40


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_ruleset_has_its_words(language: str) -> None:
    locale = strict_locale(language)
    wanted = [
        message_id
        for name in rulesets.names()
        for message_id in (
            f"ruleset-{name}",
            f"setting-ruleset-{name}",
            f"ruleset-{name}-summary",
            f"help-ruleset-{name}",
            f"help-ruleset-{name}-source",
        )
    ]
    assert [each for each in wanted if not locale.has(each)] == []
