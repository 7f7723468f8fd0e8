"""How to play: every page in both languages, and the keys as the player has them (K7)."""

from __future__ import annotations

import pytest

from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.keymap import DEFAULTS, Keymap, remapped
from tests.ui.room import Room

SECTIONS = 8
KEYS, RULESETS, SETTINGS = "3", "7", "8"


def open_manual(room: Room) -> None:
    room.open_menu()
    room.press("6")


def pages(room: Room) -> list[str]:
    """Return what is heard from the first page of a section to its end."""
    heard = room.press("a")
    while (line := room.press("f")[0]) not in {"End", "ここまで"}:
        heard.append(line)
    return heard


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_page_of_every_section_is_heard(language: str) -> None:
    room = Room(language=language)
    open_manual(room)
    titles = pages(room)
    assert len(titles) == SECTIONS
    for number, title in enumerate(titles, start=1):
        (first,) = room.press(str(number))
        name = title.partition(", " if language == "en" else "、")[0]
        assert first.startswith(name)
        heard = pages(room)
        assert len(set(heard)) == len(heard) > 1
        assert room.press("escape") == [title]


def test_enter_on_a_page_says_it_again() -> None:
    room = Room()
    open_manual(room)
    room.press("1")
    (line,) = room.press("e")
    assert room.press("enter") == [line]


def test_every_command_is_in_the_list_of_keys() -> None:
    room = Room()
    open_manual(room)
    room.press(KEYS)
    heard = pages(room)
    assert len(heard) == len(DEFAULTS) + 4, "a heading for each place"
    assert any(line.startswith("H, your hand, by suit") for line in heard)
    assert any(line.startswith("D, left arrow, previous card") for line in heard)


def test_k7_the_list_of_keys_and_the_help_name_the_players_own_keys() -> None:
    keymap = remapped({"hand": ("j", "f5"), "next-card": (), "take": ("k",), "pick": ("1", "6")})
    assert isinstance(keymap, Keymap)
    room = Room(keymap=keymap)
    room.open_menu()
    room.press("f", "f", "f", "f", "f", "enter", "f", "f", "enter")
    heard = pages(room)
    assert any(line.startswith("J, F5, your hand, by suit") for line in heard)
    assert not any("next card," in line for line in heard)
    room.press("escape", "d", "enter")
    turn = " ".join(pages(room))
    assert "K lifts the card you are on, and K again plays it" in turn
    assert "No key and D move through your hand" in turn
    assert "J reads your hand" in turn
    room.begin("tea")
    (help_line,) = room.press("i")
    assert "K chooses a card" in help_line


def test_a_digit_beyond_the_players_own_is_no_command() -> None:
    keymap = remapped({"pick": ("7", "8")})
    assert isinstance(keymap, Keymap)
    room = Room(keymap=keymap)
    room.open_menu()
    assert room.press("7") == ["Start, Standard rules, Normal, 1 of 1"]
    room.press("escape")
    assert room.press("1") == ["No such command"]
    assert room.enter("1") == ["No such word. Type help for what can be done"]
    assert keymap.place(Command.PICK, "8") == 1


def test_the_settings_pages_say_the_values_of_now() -> None:
    room = Room(pace=150)
    open_manual(room)
    room.press(SETTINGS)
    assert any(line.startswith("Pace, 150 milliseconds. The pause") for line in pages(room))


def test_the_manual_changes_language_page_by_page() -> None:
    room = Room()
    open_manual(room)
    room.press("1")
    assert room.press("e")[0].startswith("In Hearts you try")
    room.press("y")
    assert not room.press("e")[0].isascii()
