"""The key table: what each key means where, and what becomes of a player's own choices (K7)."""

from __future__ import annotations

import re
import unicodedata

import pytest

from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.key_names import key_name, token_of
from hearts_a11y.ui.keymap import DEFAULTS, Context, KeyClash, Keymap, UnknownKey, remapped
from tests.ui.room import Room

# The table of interface II, as it is written there.
TABLE = """
previous-card D Left | next-card F Right | previous-suit A Up | next-suit G Down
first-card 5 Home | last-card 6 End | clubs 1 | diamonds 2 | spades 3 | hearts 4
next-playable Tab N | previous-playable S-Tab B | take Enter | put-back Escape Backspace
confirm Space | hand H | trick C | last-trick L | scores S | turn T | hearts-broken Q | passed P
why W | repeat R | older , | newer . | oldest < | newest > | verbosity M | slower - | faster +
language Y F2 | voice V F3 | hush X | again E | help ? I F1 | settings O | leave Z | quit C-Q
"""


@pytest.mark.parametrize("row", [row.split() for row in re.split(r"[|\n]", TABLE) if row.strip()])
def test_the_table_is_the_interfaces(row: list[str]) -> None:
    name, *keys = row
    assert set(Keymap().keys(Command(name))) == {key.casefold() for key in keys}


def test_k5_every_arrow_and_named_key_has_a_plain_twin() -> None:
    for binding in DEFAULTS:
        named = [key for key in binding.keys if len(key) > 1]
        if set(named) - {"enter", "escape", "backspace", "space", "c-q"}:
            assert any(len(key) == 1 for key in binding.keys), binding


def test_k5_help_names_the_letters_first() -> None:
    for binding in DEFAULTS:
        lengths = [len(key) == 1 for key in binding.keys]
        assert lengths == sorted(lengths, reverse=True), binding


def test_every_command_has_a_place_in_the_table() -> None:
    assert {binding.command for binding in DEFAULTS} == set(Command)


def test_the_keys_of_a_place_win_over_the_common_ones() -> None:
    keymap = Keymap()
    assert keymap.command(Context.TABLE, "y") is Command.LANGUAGE
    assert keymap.command(Context.QUESTION, "y") is Command.YES
    assert keymap.command(Context.LIST, "h") is None


def test_k7_a_command_gets_the_players_keys_and_loses_its_own() -> None:
    keymap = remapped({"hand": ("j", "f5")})
    assert isinstance(keymap, Keymap)
    assert keymap.command(Context.TABLE, "j") is Command.HAND
    assert keymap.command(Context.TABLE, "f5") is Command.HAND
    assert keymap.command(Context.TABLE, "h") is None


def test_k7_a_command_without_keys_is_off() -> None:
    keymap = remapped({"quit": ()})
    assert isinstance(keymap, Keymap)
    assert keymap.command(Context.TABLE, "c-q") is None
    assert keymap.keys(Command.QUIT) == ()


@pytest.mark.parametrize(
    ("chosen", "clash"),
    [
        ({"hand": ("c",)}, KeyClash("c", Command.HAND, Command.TRICK)),
        ({"hand": ("m",)}, KeyClash("m", Command.HAND, Command.VERBOSITY)),
        ({"next-item": ("5",)}, KeyClash("5", Command.NEXT_ITEM, Command.PICK)),
        ({"yes": ("n",)}, KeyClash("n", Command.YES, Command.NO)),
        ({"slower": ("F1",)}, KeyClash("f1", Command.SLOWER, Command.HELP)),
    ],
)
def test_k7_two_commands_on_one_key_are_refused_by_name(
    chosen: dict[str, tuple[str, ...]], clash: KeyClash
) -> None:
    assert remapped(chosen) == clash


@pytest.mark.parametrize(
    "chosen",
    [
        {"hand": ("c",), "trick": ("h",)},  # exchanged
        {"hand": ("a",), "previous-suit": ()},
        {"yes": ("o",)},  # a question's own keys win there over the common ones
        {"first-item": ("h",)},  # another place
        {"hand": ("h", "h")},
    ],
)
def test_keys_that_cannot_meet_do_not_clash(chosen: dict[str, tuple[str, ...]]) -> None:
    assert isinstance(remapped(chosen), Keymap)


@pytest.mark.parametrize(
    ("written", "token"),
    [
        ("h", "h"),
        ("H", "h"),
        ("ｈ", "h"),
        ("、", ","),
        ("ー", "-"),
        (" ", "space"),
        ("Space", "space"),
        ("F12", "f12"),
        ("C-K", "c-k"),
        ("s-tab", "s-tab"),
        ("あ", "あ"),
        ("", None),
        ("spcae", None),
        ("f13", None),
        ("c-c", None),  # what ends or stops the program never reaches the key table
        ("c-z", None),
        ("c-m", None),  # the terminal's Enter
        ("unknown", None),
        ("\x07", None),
        ("hh", None),
    ],
)
def test_a_key_is_written_as_it_is_pressed(written: str, token: str | None) -> None:
    assert token_of(written) == token


def test_k7_what_is_no_key_is_refused_by_name() -> None:
    assert remapped({"hand": ("h", "spcae")}) == UnknownKey("spcae", Command.HAND)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_key_has_a_name_of_its_own(language: str) -> None:
    from hearts_a11y.ui.key_names import NAMED_KEYS  # noqa: PLC0415

    room = Room(language=language)
    keys = [*NAMED_KEYS, *{key for each in DEFAULTS for key in each.keys}]
    names = {
        room.desk.wording.locale(language).word(key_name(key), room.desk.wording.verbosity)
        for key in keys
    }
    assert len(names) == len(set(keys))
    assert all(unicodedata.normalize("NFKC", name) == name for name in names)
