"""What the run loop brings to its receiver, and how it ends (interface K3, K4, K10)."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from prompt_toolkit.input import create_pipe_input

from hearts_a11y.outputs.base import OutputClosed
from hearts_a11y.ui import lines
from hearts_a11y.ui.lines import line_of
from hearts_a11y.ui.loop import Loop
from hearts_a11y.ui.terminal import Terminal
from tests.ui.fakes import Listener

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prompt_toolkit.input import PipeInput

    from hearts_a11y.ui.receiver import Key

SOON = 5  # milliseconds


class Table:
    """A loop, and a pipe or a pipe of keys to feed it; everything that went wrong is kept."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []
        self.loop = Loop(Terminal(), on_error=self.errors.append, end_line=lambda: None)

    def run_lines(self, receiver: Listener, script: bytes) -> tuple[int, bytes]:
        """Return the exit status, and what of `script` the loop left unread."""
        reading, writing = os.pipe()
        with os.fdopen(writing, "wb") as script_end:
            script_end.write(script)
        with os.fdopen(reading, encoding="utf-8") as stdin:
            status = self.loop.run_lines(receiver, stdin)
            return status, os.read(reading, 1_000_000)

    def run_keys(self, receiver: Listener, source: PipeInput, keys: str) -> int:
        """Return the exit status after `keys` have been pressed."""
        source.send_text(keys)
        return self.loop.run_keys(receiver, escape_delay=lambda: SOON, source=source)


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def source() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


class Leaver(Listener):
    """Leaves with status 7 at `q`."""

    def press(self, key: Key) -> None:
        """Take a key as a line."""
        self.enter_line(key.token)

    def enter_line(self, line: str) -> None:
        """Keep the line."""
        self.told.append(line)
        if line == "q":
            self.exit_status = 7


def test_lines_come_one_by_one_until_the_receiver_leaves(table: Table) -> None:
    receiver = Leaver()
    assert table.run_lines(receiver, b"h\n\nten of hearts\nq\n") == (7, b"")
    assert receiver.told == ["h", "", "ten of hearts", "q"]


def test_what_stands_after_the_last_line_read_is_left_for_the_next_program(table: Table) -> None:
    assert table.run_lines(Leaver(), b"h\nq\nls\npwd\n") == (7, b"ls\npwd\n")


class Slow(Leaver):
    """After each line the computers play for a while; then the person is asked again."""

    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self._loop = loop

    def enter_line(self, line: str) -> None:
        """Keep the line and let the computers play."""
        super().enter_line(line)
        self.wants_line = False
        self._loop.call_later(SOON, self._move)

    def _move(self) -> None:
        self.told.append("a move")
        self._loop.call_later(SOON, self._ask)

    def _ask(self) -> None:
        self.told.append("your turn")
        self.wants_line = True


def test_a_script_does_not_run_ahead_of_the_table(table: Table) -> None:
    receiver = Slow(table.loop)
    table.run_lines(receiver, b"1\n2\nq\n")
    turn = ["a move", "your turn"]
    assert receiver.told == ["1", *turn, "2", *turn, "q"]


def test_nothing_is_read_while_no_line_is_wanted(table: Table) -> None:
    receiver = Listener()
    receiver.wants_line = False
    table.loop.call_later(SOON, lambda: setattr(receiver, "exit_status", 0))
    assert table.run_lines(receiver, b"h\n") == (0, b"h\n")
    assert receiver.told == []


def test_a_line_waited_for_is_asked_for_once_whatever_happens_meanwhile(table: Table) -> None:
    reading, writing = os.pipe()
    receiver = Leaver()

    def write() -> None:
        os.write(writing, b"q\nls\n")

    for delay in range(3):
        table.loop.call_later(delay, lambda: receiver.told.append("a move"))
    table.loop.call_later(SOON, write)
    with os.fdopen(reading, encoding="utf-8") as stdin:
        assert table.loop.run_lines(receiver, stdin) == 7
        os.close(writing)
        assert os.read(reading, 100) == b"ls\n"
    assert receiver.told == ["a move", "a move", "a move", "q"]


def test_an_input_that_cannot_be_read_is_at_its_end(table: Table) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    receiver = Listener()
    with os.fdopen(writing, "w", encoding="utf-8") as stdin:
        assert table.loop.run_lines(receiver, stdin) == 0
    assert receiver.told == ["CLOSED"]


def test_the_end_of_the_input_saves_and_leaves_with_status_0(table: Table) -> None:
    receiver = Listener()
    assert table.run_lines(receiver, b"h\nlast words") == (0, b"")
    assert receiver.told == ["h", "last words", "CLOSED"]


def test_an_input_closed_from_the_start_saves_and_leaves(table: Table) -> None:
    receiver = Listener()
    assert table.loop.run_lines(receiver, None) == 0
    assert receiver.told == ["CLOSED"]


def test_a_file_or_nothing_at_all_can_be_the_input(table: Table) -> None:
    receiver = Listener()
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        assert table.loop.run_lines(receiver, nothing) == 0
    assert receiver.told == ["CLOSED"]


def test_a_line_too_long_for_any_command_is_one_clear_outcome(table: Table) -> None:
    receiver = Listener()
    longest = "h" * lines.LONGEST
    table.run_lines(receiver, b"x" * 10_000 + b"\n" + longest.encode() + b"\nh\n" + b"y" * 1000)
    assert receiver.told == ["FLOODED", longest, "h", "FLOODED", "CLOSED"]


def test_a_line_without_any_end_ends_the_input(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "ENDLESS", 4 * lines.LONGEST)
    receiver = Listener()
    table.run_lines(receiver, b"\0" * 10_000)
    assert receiver.told == ["CLOSED"]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"qs\n", "qs"),
        (b"qs\r\n", "qs"),
        (b"qs", "qs"),
        ("スペードのクイーン\n".encode(), "スペードのクイーン"),
        ("１０ｈ\u3000\n".encode(), "１０ｈ "),
        (b"q\ts\n", "q s"),
        (b"\xef\xbb\xbfqs\r\n", "qs"),
        (b"h\0\n", "h\ufffd"),
        (b"\0h\n", "\ufffdh"),
        (b"\xff\xfe\n", "\ufffd\ufffd"),
        (b"\x1b[A\n", "\ufffd[A"),
    ],
)
def test_a_line_is_text_and_what_is_none_matches_no_command(data: bytes, line: str) -> None:
    assert line_of(data, "utf-8") == line


def test_noise_is_read_to_its_end(table: Table) -> None:
    noise = bytes(range(256)) * 40
    receiver = Listener()
    assert table.run_lines(receiver, noise) == (0, b"")
    assert receiver.told[-1] == "CLOSED"
    assert all(line.isprintable() for line in receiver.told)


def test_keys_after_the_one_that_leaves_are_nobodys(table: Table, source: PipeInput) -> None:
    receiver = Leaver()
    assert table.run_keys(receiver, source, "hqd") == 7
    assert receiver.told == ["h", "q"]


class LeaverAtFlood(Listener):
    """Leaves when told of a flood."""

    def flooded(self) -> None:
        """Keep that, and leave."""
        super().flooded()
        self.exit_status = 0


def test_a_flood_is_told(table: Table, source: PipeInput) -> None:
    receiver = LeaverAtFlood()
    table.run_keys(receiver, source, "h" * 17)
    assert receiver.told == ["FLOODED"]


@pytest.mark.parametrize(("keys", "told"), [("\x04", "CLOSED"), ("\x03", "INTERRUPT")])
def test_the_keys_that_end_a_program_everywhere_end_this_one(
    table: Table, source: PipeInput, keys: str, told: str
) -> None:
    receiver = Listener()
    assert table.run_keys(receiver, source, f"h{keys}d") == 0
    assert receiver.told == ["h", told]


def test_the_end_of_the_keys_saves_and_leaves(table: Table, source: PipeInput) -> None:
    receiver = Listener()
    table.loop.call_later(SOON, source.close)
    assert table.run_keys(receiver, source, "h") == 0
    assert receiver.told == ["h", "CLOSED"]


class Breaking(Listener):
    """Raises `error` at the call named `at`, once, and otherwise keeps what it is told."""

    def __init__(self, at: str, error: Exception) -> None:
        super().__init__()
        self._at = at
        self._error = error

    def _break(self, at: str) -> None:
        if at == self._at:
            self._at = ""
            raise self._error

    def press(self, key: Key) -> None:
        """Break or keep the key."""
        self._break("press")
        super().press(key)

    def enter_line(self, line: str) -> None:
        """Break or keep the line."""
        self._break("enter_line")
        super().enter_line(line)

    def flooded(self) -> None:
        """Break or keep that."""
        self._break("flooded")
        super().flooded()

    def input_closed(self) -> None:
        """Break or keep that."""
        self._break("input_closed")
        super().input_closed()

    def interrupt(self) -> None:
        """Break or keep that."""
        self._break("interrupt")
        super().interrupt()


KEYS_TO = {"press": "hd", "flooded": "h" * 17, "input_closed": "\x04d", "interrupt": "\x03d"}
LINES_TO = {"enter_line": b"h\nd\n", "flooded": b"h" * 999 + b"\nd\n", "input_closed": b""}


@pytest.mark.parametrize("at", KEYS_TO)
def test_an_exception_on_a_key_is_told_once_and_ends_the_loop(
    table: Table, source: PipeInput, at: str
) -> None:
    error = RuntimeError(at)
    receiver = Breaking(at, error)
    assert table.run_keys(receiver, source, KEYS_TO[at]) == 1
    assert table.errors == [error]
    assert receiver.told == []


@pytest.mark.parametrize("at", LINES_TO)
def test_an_exception_on_a_line_is_told_once_and_ends_the_loop(table: Table, at: str) -> None:
    error = RuntimeError(at)
    receiver = Breaking(at, error)
    assert table.run_lines(receiver, LINES_TO[at])[0] == 1
    assert table.errors == [error]
    assert receiver.told == []


def test_an_exception_from_the_clock_is_told_once_and_ends_the_loop(
    table: Table, source: PipeInput
) -> None:
    error = ZeroDivisionError()

    def fail() -> None:
        raise error

    table.loop.call_later(SOON, fail)
    table.loop.call_later(SOON, fail)
    assert table.run_keys(Listener(), source, "h") == 1
    assert table.errors == [error]


@pytest.mark.parametrize(
    ("at", "saved_by"),
    [
        ("press", "INTERRUPT"),
        ("flooded", "INTERRUPT"),
        ("input_closed", "CLOSED"),
        ("interrupt", "INTERRUPT"),
    ],
)
def test_an_output_that_nobody_reads_saves_and_leaves(
    table: Table, source: PipeInput, at: str, saved_by: str
) -> None:
    receiver = Breaking(at, OutputClosed())
    assert table.run_keys(receiver, source, KEYS_TO[at]) == 0
    assert receiver.told == [saved_by]
    assert table.errors == []


def test_an_error_that_nobody_hears_still_ends_the_loop_with_status_1(source: PipeInput) -> None:
    def on_error(_error: Exception) -> None:
        raise OutputClosed

    loop = Loop(Terminal(), on_error=on_error, end_line=lambda: None)
    source.send_text("h")
    receiver = Breaking("press", RuntimeError())
    assert loop.run_keys(receiver, escape_delay=lambda: SOON, source=source) == 1


def test_an_error_that_cannot_be_told_ends_the_loop_and_gives_the_terminal_back(
    source: PipeInput,
) -> None:
    def on_error(_error: Exception) -> None:
        raise ZeroDivisionError

    terminal = Watched()
    loop = Loop(terminal, on_error=on_error, end_line=lambda: None)
    source.send_text("h")
    # Should the loop go on, this ends it.
    loop.call_later(1000, source.close)
    with pytest.raises(ZeroDivisionError):
        loop.run_keys(Breaking("press", RuntimeError()), escape_delay=lambda: SOON, source=source)
    assert terminal.restored == 1


def test_a_call_that_is_taken_back_is_not_made(table: Table, source: PipeInput) -> None:
    made: list[str] = []
    receiver = Listener()
    cancel = table.loop.call_later(SOON, lambda: made.append("taken back"))
    table.loop.call_later(2 * SOON, lambda: made.append("kept"))
    table.loop.call_later(3 * SOON, lambda: setattr(receiver, "exit_status", 0))
    cancel()
    table.run_keys(receiver, source, "h")
    assert made == ["kept"]
    cancel()


class Watched(Terminal):
    """A terminal that keeps count of being given back."""

    restored = 0

    def restore(self) -> None:
        """Count."""
        self.restored += 1


def test_the_terminal_is_given_back_and_signals_wake_the_loop_as_long_as_it_runs(
    source: PipeInput,
) -> None:
    terminal = Watched()
    loop = Loop(terminal, on_error=lambda _error: None, end_line=lambda: None)
    receiver = Leaver()
    seen: list[int] = []

    def look() -> None:
        seen.append(terminal.restored)
        seen.append(signal.set_wakeup_fd(-1))
        signal.set_wakeup_fd(seen[-1])
        source.send_text("q")

    loop.call_later(SOON, look)
    assert loop.run_keys(receiver, escape_delay=lambda: SOON, source=source) == 7
    assert seen[0] == 0
    assert seen[1] != -1
    assert terminal.restored == 1
    assert signal.set_wakeup_fd(-1) == -1


def test_the_clock_goes_by_milliseconds(table: Table, source: PipeInput) -> None:
    receiver = Listener()
    began = table.loop.now()
    table.loop.call_later(50, lambda: setattr(receiver, "exit_status", 0))
    table.run_keys(receiver, source, "h")
    # Not later than: a busy machine may be late, but no clock may be early.
    assert table.loop.now() - began >= 0.049
