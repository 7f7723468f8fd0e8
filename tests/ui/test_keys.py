"""Keys from bytes, by prompt_toolkit's bare input (interface K1, K2, K6)."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

import pytest
from prompt_toolkit.input import create_pipe_input

from hearts_a11y.ui.keys import MOST_KEYS_AT_ONCE, QUIET, KeyReader
from hearts_a11y.ui.receiver import Key
from tests.ui.fakes import HandClock

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prompt_toolkit.input import PipeInput

ESCAPE_DELAY = 100
FLOODED = Key("FLOODED")


class Keyboard:
    """A pipe for a keyboard, and all that came out at the other end."""

    def __init__(self, source: PipeInput) -> None:
        self.clock = HandClock()
        self.keys: list[Key] = []
        self._source = source
        self._reader = KeyReader(
            source,
            self.clock,
            escape_delay=lambda: ESCAPE_DELAY,
            press=self.keys.append,
            flooded=lambda: self.keys.append(FLOODED),
        )

    def send(self, data: bytes | str) -> None:
        """Let `data` come in one read."""
        self._source.send_bytes(data.encode() if isinstance(data, str) else data)
        self._reader.read()

    @property
    def tokens(self) -> list[str]:
        """Return the names of all keys so far."""
        return [key.token for key in self.keys]


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    with create_pipe_input() as source:
        yield Keyboard(source)


NAMED = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x1b[Z": "s-tab",
    " ": "space",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOD": "left",
    "\x1b[H": "home",
    "\x1b[1~": "home",
    "\x1b[F": "end",
    "\x1b[4~": "end",
    "\x1b[2~": "insert",
    "\x1b[3~": "delete",
    "\x1b[5~": "pageup",
    "\x1b[6~": "pagedown",
    "\x1bOP": "f1",
    "\x1b[[A": "f1",
    "\x1bOQ": "f2",
    "\x1bOR": "f3",
    "\x1bOS": "f4",
    "\x1b[15~": "f5",
    "\x1b[17~": "f6",
    "\x1b[18~": "f7",
    "\x1b[19~": "f8",
    "\x1b[20~": "f9",
    "\x1b[21~": "f10",
    "\x1b[23~": "f11",
    "\x1b[24~": "f12",
    "\x11": "c-q",
    "\x04": "c-d",
    "\x01": "c-a",
    "\x19": "c-y",
}


@pytest.mark.parametrize(("data", "token"), NAMED.items())
def test_a_key_has_its_name(keyboard: Keyboard, data: str, token: str) -> None:
    keyboard.send(data)
    keyboard.clock.advance(ESCAPE_DELAY)
    assert keyboard.tokens == [token]


@pytest.mark.parametrize("character", string.ascii_lowercase + string.digits + ",.<>?+-")
def test_a_printable_key_is_itself(keyboard: Keyboard, character: str) -> None:
    keyboard.send(character)
    assert keyboard.keys == [Key(character, character)]


@pytest.mark.parametrize(
    ("typed", "token"),
    [
        ("H", "h"),
        ("ｈ", "h"),
        ("Ｈ", "h"),
        ("５", "5"),
        ("？", "?"),
        ("＜", "<"),
        ("＋", "+"),
        ("－", "-"),
        ("、", ","),
        ("，", ","),
        ("。", "."),
        ("．", "."),
        ("ー", "-"),
        ("ｰ", "-"),
        ("\u3000", "space"),
        ("é", "é"),
        ("あ", "あ"),
    ],
)
def test_case_and_full_width_do_not_matter_and_what_was_typed_is_kept(
    keyboard: Keyboard, typed: str, token: str
) -> None:
    keyboard.send(typed)
    assert keyboard.keys == [Key(token, typed)]


@pytest.mark.parametrize("typed", ["ß", "ﬁ", "㍻"])
def test_a_character_that_would_become_several_is_unknown(keyboard: Keyboard, typed: str) -> None:
    keyboard.send(typed)
    assert keyboard.keys == [Key("unknown")]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param("\x1bh", id="Alt+h"),
        pytest.param("\x1b[1;3D", id="Alt+Left"),
        pytest.param("\x1b\x1b[A", id="Alt+Up, older terminals"),
        pytest.param("\x1b[1;5D", id="Ctrl+Left"),
        pytest.param("\x1b[1;2A", id="Shift+Up"),
        pytest.param("\x1b[99~", id="no such key"),
        pytest.param("\x1b[1;4;9X", id="no such sequence"),
        pytest.param("\x1bOp", id="keypad"),
        pytest.param("\x1b[I", id="focus"),
        pytest.param("\x1b[", id="Alt+["),
        pytest.param("\x1bO", id="Alt+O"),
        pytest.param("\x00", id="NUL"),
        pytest.param("\x1d", id="Ctrl+]"),
        pytest.param("\x1b[25~", id="F13"),
        pytest.param("\u200b", id="zero width space"),
        pytest.param(b"\xff", id="no UTF-8"),
    ],
)
def test_whatever_else_comes_is_one_unknown_key(keyboard: Keyboard, data: str | bytes) -> None:
    keyboard.send(data)
    keyboard.clock.advance(ESCAPE_DELAY)
    assert keyboard.keys == [Key("unknown")]


def test_a_key_right_after_an_unknown_sequence_counts(keyboard: Keyboard) -> None:
    keyboard.send("\x1b[99~h")
    keyboard.send("\x1bOpd")
    keyboard.send("\x1b[\r")
    assert keyboard.tokens == ["unknown", "h", "unknown", "d", "unknown", "enter"]


@pytest.mark.parametrize("data", ["\x1b[12;40R", "\x1b[<0;3;4M", "\x1b[M abc"[:6]])
def test_what_no_person_pressed_is_no_key(keyboard: Keyboard, data: str) -> None:
    keyboard.send(data)
    keyboard.clock.advance(QUIET)
    assert keyboard.keys == []


def test_escape_alone_comes_after_the_delay(keyboard: Keyboard) -> None:
    keyboard.send("\x1b")
    keyboard.clock.advance(ESCAPE_DELAY - 1)
    assert keyboard.tokens == []
    keyboard.clock.advance(1)
    assert keyboard.tokens == ["escape"]


def test_a_sequence_that_comes_in_pieces_is_one_key(keyboard: Keyboard) -> None:
    keyboard.send("\x1b")
    keyboard.clock.advance(ESCAPE_DELAY - 1)
    keyboard.send("[")
    keyboard.clock.advance(ESCAPE_DELAY - 1)
    keyboard.send("A")
    keyboard.clock.advance(ESCAPE_DELAY)
    assert keyboard.tokens == ["up"]


def test_escape_pressed_twice_is_two_keys(keyboard: Keyboard) -> None:
    keyboard.send("\x1b\x1b")
    keyboard.clock.advance(ESCAPE_DELAY)
    assert keyboard.tokens == ["escape", "escape"]


def test_the_escape_that_follows_a_letter_is_not_lost(keyboard: Keyboard) -> None:
    keyboard.send("h\x1b")
    keyboard.clock.advance(ESCAPE_DELAY)
    assert keyboard.tokens == ["h", "escape"]


def test_keys_typed_ahead_all_count(keyboard: Keyboard) -> None:
    keyboard.send("h" * MOST_KEYS_AT_ONCE)
    assert keyboard.tokens == ["h"] * MOST_KEYS_AT_ONCE


@pytest.mark.parametrize(
    "paste",
    [
        pytest.param("h" * (MOST_KEYS_AT_ONCE + 1), id="one key too many"),
        pytest.param("\x1b[200~h\x1b[201~", id="bracketed"),
        pytest.param("\x1b[200~h\x1b[201~d", id="bracketed, and a key"),
        pytest.param("h\x1b[200~h\x1b[201~", id="a key, and bracketed"),
        pytest.param("\x1b[A" * 17, id="arrows"),
        pytest.param(bytes(range(128, 256)) * 3, id="noise"),
    ],
)
def test_a_paste_is_dropped_and_told_once_after_quiet(
    keyboard: Keyboard, paste: str | bytes
) -> None:
    keyboard.send(paste)
    keyboard.clock.advance(QUIET - 1)
    keyboard.send("q")
    keyboard.clock.advance(QUIET - 1)
    assert keyboard.keys == []
    keyboard.clock.advance(1)
    assert keyboard.keys == [FLOODED]
    keyboard.clock.advance(10 * QUIET)
    keyboard.send("h")
    assert keyboard.keys == [FLOODED, Key("h", "h")]


@pytest.mark.parametrize("before", ["", "h"])
def test_a_bracketed_paste_without_an_end_does_not_deafen(keyboard: Keyboard, before: str) -> None:
    keyboard.send(before + "\x1b[200~abc")
    keyboard.send("def")
    keyboard.clock.advance(ESCAPE_DELAY + QUIET)
    assert keyboard.tokens == [*before, "FLOODED"]
    keyboard.send("d")
    assert keyboard.tokens == [*before, "FLOODED", "d"]


def test_a_paste_without_an_end_inside_a_flood_does_not_deafen(keyboard: Keyboard) -> None:
    keyboard.send("h" * 20 + "\x1b[200~abc")
    keyboard.clock.advance(QUIET)
    keyboard.send("d")
    assert keyboard.tokens == ["FLOODED", "d"]


def test_what_a_flood_leaves_in_the_parser_is_dropped(keyboard: Keyboard) -> None:
    keyboard.send("h" * 20 + "\x1b")
    keyboard.clock.advance(QUIET)
    keyboard.send("d")
    assert keyboard.tokens == ["FLOODED", "d"]


def test_the_first_half_of_a_character_deafens_nobody(keyboard: Keyboard) -> None:
    keyboard.send("、".encode()[:1])
    keyboard.clock.advance(ESCAPE_DELAY + QUIET)
    keyboard.send("h")
    assert keyboard.tokens == ["unknown", "h"]
