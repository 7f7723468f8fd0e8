"""The exact text that reaches the screen (interface I1 to I4, L3)."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.outputs.base import OutputClosed
from hearts_a11y.outputs.console import Console, Layout, printable
from hearts_a11y.outputs.transcript import Transcript
from hearts_a11y.speech.message import Hush, Kind, Utterance, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.outputs.base import Output


def utterance(text: str) -> Utterance:
    return Utterance((say(text),), Kind.NOTICE)


def render(spoken: Utterance) -> str:
    return spoken.messages[0].id


class _Screen(io.StringIO):
    """A stream that keeps each write and each flush apart."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def write(self, text: str) -> int:
        self.calls.append(text)
        return super().write(text)

    def flush(self) -> None:
        self.calls.append("FLUSH")
        super().flush()


def console(
    screen: io.TextIOBase | None,
    layout: Layout = Layout.LEADING,
    *,
    has_open_line: bool = False,
    width: Callable[[], int | None] = lambda: 80,
    line_feed: Callable[[], str] = lambda: "\n",
) -> Console:
    return Console(
        render,
        screen,  # type: ignore[arg-type]
        layout=layout,
        has_open_line=has_open_line,
        width=width,
        line_feed=line_feed,
    )


def test_a_leading_feed_stands_between_lines_and_one_is_owed_at_the_end() -> None:
    screen = _Screen()
    output = console(screen)
    output.say(utterance("One line"))
    output.say(utterance("And another"))
    assert screen.getvalue() == "One line\nAnd another"
    output.close()
    assert screen.getvalue() == "One line\nAnd another\n"


def test_the_feed_of_the_moment_goes_out_in_one_write_with_its_line() -> None:
    screen = _Screen()
    feeds = iter(["\r\n", "\r\n", "\n"])
    output = console(screen, width=lambda: 12, line_feed=lambda: next(feeds))
    output.say(utterance("One line"))
    output.say(utterance("Another, and longer"))
    output.close()
    assert screen.calls == [
        "One line",
        "FLUSH",
        "\r\nAnother,\r\nand longer",
        "FLUSH",
        "\n",
        "FLUSH",
    ]


def test_the_first_line_steps_off_a_line_that_is_open_already() -> None:
    screen = _Screen()
    output = console(screen, has_open_line=True)
    output.say(utterance("Welcome"))
    assert screen.getvalue() == "\nWelcome"


def test_a_trailing_feed_ends_each_line_and_none_is_owed() -> None:
    screen = _Screen()
    output = console(screen, Layout.TRAILING)
    output.say(utterance("One line"))
    output.say(utterance("And another"))
    output.close()
    assert screen.getvalue() == "One line\nAnd another\n"


@pytest.mark.parametrize("layout", Layout)
def test_a_line_is_one_write_and_one_flush_wrapped_or_not(layout: Layout) -> None:
    screen = _Screen()
    output = console(screen, layout, width=lambda: 12)
    output.say(utterance("Five of clubs, cannot play now"))
    assert [call for call in screen.calls if call != "FLUSH"] == [screen.getvalue()]
    assert screen.calls[-1:] == ["FLUSH"]
    assert len(screen.calls) == 2


def test_after_suspension_the_line_is_fresh() -> None:
    screen = _Screen()
    output = console(screen)
    output.say(utterance("Before"))
    output.end_line()
    output.end_line()
    output.say(utterance("After"))
    assert screen.getvalue() == "Before\nAfter"


def test_nothing_is_written_for_no_words_for_hushing_and_after_the_end() -> None:
    screen = _Screen()
    output = console(screen)
    output.say(utterance(""))
    output.say(utterance("\x1b\a"))
    output.hush(Hush.ALL)
    output.close()
    output.say(utterance("Too late"))
    output.close()
    assert screen.calls == []


def test_the_width_is_measured_when_the_line_is_written_and_one_column_stays_free() -> None:
    screen = _Screen()
    widths = iter([30, 29, 30])
    output = console(screen, Layout.TRAILING, width=lambda: next(widths))
    text = "Aces and queens of the clubs."
    assert len(text) == 29
    output.say(utterance(text))
    output.say(utterance(text))
    output.say(utterance(text))
    assert screen.getvalue() == f"{text}\nAces and queens of the\nclubs.\n{text}\n"


def test_without_a_terminal_nothing_is_wrapped() -> None:
    screen = io.StringIO()
    output = Console(render, screen, layout=Layout.TRAILING)
    output.say(utterance("word " * 100))
    assert screen.getvalue().count("\n") == 1


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Plain text", "Plain text"),
        ("スペードの　クイーン", "スペードの　クイーン"),
        ("a\x1b[31mb", "a[31mb"),
        ("a\x9b1mb", "a1mb"),
        ("bell\a, back\b, null\0, delete\x7f", "bell, back, null, delete"),
        ("two\nlines,\rtab\there", "two lines, tab here"),
        ("two\u2028lines", "two lines"),
        ("\u2068isolated\u2069\u200e", "isolated"),
        ("half \ud83da pair", "half a pair"),
    ],
)
def test_only_what_can_be_read_is_written(text: str, shown: str) -> None:
    assert printable(text) == shown
    screen = io.StringIO()
    console(screen).say(utterance(text))
    assert screen.getvalue() == shown


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp932", "utf-8"])
def test_no_encoding_makes_it_raise(encoding: str) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding)
    console(stream).say(utterance("ハート ♥ é\ud83d"))
    said = raw.getvalue().decode(encoding)
    assert len(said) == len("ハート ♥ é")
    assert said.startswith("ハート" if encoding in {"cp932", "utf-8"} else "???")


@pytest.mark.parametrize(
    ("typed", "line", "shown"),
    [
        ("H", "Hand", " Hand"),
        ("h", "Hand", "Hand"),
        ("", "Hand", "Hand"),
        ("5", "5 of clubs", " 5 of clubs"),
        ("て", "てふだ", " てふだ"),
    ],
)
def test_a_line_that_begins_with_the_key_just_pressed_gets_a_space(
    typed: str, line: str, shown: str
) -> None:
    screen = io.StringIO()
    output = console(screen)
    output.typed(typed)
    output.say(utterance(line))
    assert screen.getvalue() == shown


def test_the_space_is_for_the_next_line_only_and_counts_in_the_width() -> None:
    screen = io.StringIO()
    output = console(screen, width=lambda: 10)
    output.typed("H")
    output.say(utterance("Hand suit"))
    output.say(utterance("Hand suit"))
    assert screen.getvalue() == " Hand\nsuit\nHand suit"


def test_the_next_key_takes_the_place_of_the_one_before() -> None:
    screen = io.StringIO()
    output = console(screen)
    output.typed("H")
    output.typed("")
    output.say(utterance("Hand"))
    assert screen.getvalue() == "Hand"


class _Broken(io.StringIO):
    """A stream whose reader has gone; `error` is what each write then raises."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self._error = error
        self.attempts = 0

    def flush(self) -> None:
        self.attempts += 1
        raise self._error


@pytest.mark.parametrize(
    "error",
    [
        BrokenPipeError(errno.EPIPE, "pipe"),
        OSError(errno.EIO, "hung up"),
        OSError(errno.ENOSPC, "full"),
        ValueError("I/O operation on closed file"),
    ],
)
def test_a_closed_output_is_told_once_and_swallows_the_rest(error: Exception) -> None:
    screen = _Broken(error)
    output = console(screen)
    with pytest.raises(OutputClosed):
        output.say(utterance("One"))
    output.say(utterance("Two"))
    output.end_line()
    output.close()
    assert screen.attempts == 1


def test_closing_never_raises() -> None:
    output = console(_Broken(BrokenPipeError()), has_open_line=True)
    output.close()
    output.say(utterance("Nothing"))


def test_no_standard_output_at_all_is_a_closed_one() -> None:
    output = console(None)
    with pytest.raises(OutputClosed):
        output.say(utterance("One"))
    output.say(utterance("Two"))
    output.close()


PROGRAM = """
import sys
from tests.outputs.test_console import Layout, OutputClosed, Console, render, utterance
output = Console(render, sys.stdout, layout=Layout.TRAILING)
sys.stdin.readline()
try:
    output.say(utterance("Nobody reads this"))
except OutputClosed:
    sys.exit(3)
"""


def test_python_does_not_complain_at_exit_of_what_could_not_be_written() -> None:
    reading, writing = os.pipe()
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=writing,
        stderr=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
    )
    os.close(writing)
    os.close(reading)
    _, complaints = program.communicate(b"\n")
    assert complaints == b""
    assert program.returncode == 3


def test_a_transcript_keeps_what_was_said_and_in_which_words() -> None:
    words = {"hand": "Hand"}
    transcript = Transcript(lambda spoken: words[render(spoken)])
    output: Output = transcript
    output.say(utterance("hand"))
    words["hand"] = "てふだ"
    output.say(utterance("hand"))
    output.hush(Hush.ALL)
    output.close()
    assert transcript.lines == ["Hand", "てふだ"]
    assert transcript.utterances == [utterance("hand")] * 2
    assert transcript.is_closed
