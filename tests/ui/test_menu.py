"""The menu and what it leads to: lists by K8, new matches, difficulty and ruleset."""

from __future__ import annotations

import pytest

from hearts_a11y.engine.ruleset import Level
from hearts_a11y.ui.play import TableScreen
from tests.ui.player import next_key
from tests.ui.room import Room
from tests.ui.test_play import PLAIN, finish_hand

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
    assert room.press("enter") == [
        "Resumed, Normal, hand 1. Hand 1, pass left. Choose 3 to pass left"
    ]


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
