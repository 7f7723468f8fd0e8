"""The terminal's mode and the signals, on a real terminal (interface I1, I2, K2, K3)."""

from __future__ import annotations

import os
import random
import shlex
import signal
import subprocess
import sys
import termios
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.ui.terminal import Terminal

if sys.platform != "win32":
    from tests.ui.on_terminal import OnTerminal

if TYPE_CHECKING:
    from collections.abc import Callable

assert sys.platform != "win32"

GAME = [sys.executable, str(Path(__file__).with_name("small_game.py"))]
ROOT = str(Path(__file__).parents[2])

# What would end or stop the program, or end the input, is not noise but a key (K3); and of a
# character whose first bytes are the last of the noise the next key would be the rest.
NOISE = random.Random(5).randbytes(5000).translate(None, b"\x03\x04\x1a\x1c") + b"."


def started(*arguments: str, ready: str = "Ready", columns: int = 80) -> OnTerminal:
    program = OnTerminal(
        [*GAME, *arguments], columns=columns, environment={"PYTHONPATH": ROOT, "TERM": "xterm"}
    )
    program.wait_for(ready)
    return program


def is_silent(program: OnTerminal) -> bool:
    """Return whether the mode is K3's, and in everything else the one that was found."""
    iflag, oflag, cflag, lflag, *_ = program.mode()
    found_iflag, found_oflag, found_cflag, found_lflag, *_ = program.found
    return (iflag, oflag, cflag, lflag) == (
        found_iflag & ~(termios.ICRNL | termios.IXON),
        found_oflag & ~termios.ONLCR,
        found_cflag,
        found_lflag & ~(termios.ECHO | termios.ICANON | termios.IEXTEN),
    )


def test_keys_come_at_once_and_the_bytes_are_text_and_line_feeds() -> None:
    with started("keys") as program:
        assert program.found[3] & termios.ISIG
        assert is_silent(program)
        for key in (b"h", b"5", b"\x1b[A", b"\r"):
            program.send(key)
        program.wait_for("Key enter")
        program.send(b"q")
        program.wait_for("Bye\n")
        assert program.report() == "exited 0"
    assert program.output == (b"Small game\nReady\nKey h\nKey 5\nKey up\nKey enter\nKey q\nBye\n")


def test_a_new_line_and_its_text_reach_a_users_terminal_in_one_piece() -> None:
    # A terminal that itself makes CR and LF of a line feed hands them on apart from the text, and
    # a reader that looks between the two says "blank". So the program writes both.
    with OnTerminal(
        [*GAME, "keys"],
        columns=40,
        environment={"PYTHONPATH": ROOT, "TERM": "xterm"},
        is_processed=True,
    ) as program:
        program.wait_for("Ready")
        assert is_silent(program)
        program.send(b"h")
        program.wait_for("Key h")
        program.send(b"l")
        program.wait_for("and lead")
        program.send(b"\x1a")
        assert program.report().startswith("stopped")
        assert program.mode() == program.found
        program.go_on()
        program.wait_for("Resumed")
        program.send(b"q")
        assert program.report() == "exited 0"
        assert program.mode() == program.found
    assert program.output == (
        b"Small game\r\nReady\r\nKey h\r\nKey l\r\n"
        b"Hearts broken. You take the trick: four\r\npoints, and lead\r\n"
        b"Suspended\r\nResumed\r\nKey q\r\nBye\r\n"
    )


def test_a_line_is_wrapped_at_the_width_of_the_moment() -> None:
    with started("keys", columns=40) as program:
        program.send(b"l")
        program.wait_for("\nHearts broken. You take the trick: four\npoints, and lead")
        program.resize(80)
        program.send(b"l")
        program.wait_for("\nHearts broken. You take the trick: four points, and lead")
        # And a line that begins with the very key just pressed gets one space (I4).
        program.send(b"K")
        program.wait_for("\n Key k")


WAYS_OUT: dict[str, tuple[Callable[[OnTerminal], None], str, str]] = {
    "quit": (lambda program: program.send(b"q"), "Key q\nBye\n", "exited 0"),
    "Ctrl-C": (lambda program: program.send(b"\x03"), "Interrupted\n", "exited 5"),
    "Ctrl-D": (lambda program: program.send(b"\x04"), "Closed\n", "exited 0"),
    "Ctrl-\\": (lambda program: program.send(b"\x1c"), "Ready\n", "killed 3"),
    "SIGTERM": (lambda program: program.signal(signal.SIGTERM), "Interrupted\n", "exited 5"),
    "SIGHUP": (lambda program: program.signal(signal.SIGHUP), "Interrupted\n", "exited 5"),
    "an exception on a key": (
        lambda program: program.send(b"x"),
        "Key x\nError x\n",
        "exited 1",
    ),
    "an exception from the clock": (
        lambda program: program.send(b"t"),
        "Key t\nKey x\nError x\n",
        "exited 1",
    ),
}


@pytest.mark.parametrize("way_out", WAYS_OUT)
def test_every_way_out_gives_the_terminal_back(way_out: str) -> None:
    leave, last_words, report = WAYS_OUT[way_out]
    with started("keys") as program:
        assert program.mode() != program.found
        leave(program)
        assert program.report() == report
        assert program.mode() == program.found
        program.wait_for(last_words)
        assert program.output.startswith(b"Small game\nReady\n")
        assert program.output.endswith(last_words.encode())


def test_an_output_that_nobody_reads_gives_the_terminal_back() -> None:
    command = f"{shlex.join([*GAME, 'keys'])} | (head -n 2; exec <&-; echo Closed); echo Over"
    with OnTerminal(["/bin/sh", "-c", command], environment={"PYTHONPATH": ROOT}) as program:
        program.wait_for("Small game\nReady\nClosed\n")
        assert program.mode() != program.found
        program.send(b"h")
        program.wait_for("Over\n")
        assert program.report() == "exited 0"
        assert program.mode() == program.found
    assert program.output == b"Small game\nReady\nClosed\nOver\n"


@pytest.mark.parametrize("mode", ["keys", "lines"])
def test_a_closed_window_is_the_end_of_the_input(mode: str) -> None:
    with started(mode) as program:
        program.hang_up()
        assert program.report() == "exited 0"


@pytest.mark.parametrize("trap", ["z", "o"], ids=["stuck", "stuck in its output"])
def test_a_second_interrupt_ends_even_a_stuck_program(trap: str) -> None:
    with started("keys") as program:
        program.send(trap.encode())
        program.wait_for(f"Key {trap}")
        # A window that closes may say so twice, and ends nothing at once.
        for _ in range(2):
            program.signal(signal.SIGHUP)
            assert not program.has_reported(within=0.2)
        while not program.has_reported(within=0.1):
            program.signal(signal.SIGINT)
        assert program.report() == "killed 2"
        assert program.mode() == program.found


def test_a_second_ctrl_c_ends_even_a_stuck_program() -> None:
    with started("keys") as program:
        program.send(b"z")
        program.wait_for("Key z")
        program.send(b"\x03")
        while not program.has_reported(within=0.1):
            program.send(b"\x03")
        assert program.report() == "killed 2"
        assert program.mode() == program.found


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_while_nobody_listens_yet_a_signal_ends_the_program(number: signal.Signals) -> None:
    with started("keys", "--typed-ahead", "99", ready="Small game") as program:
        program.wait_until(lambda: is_silent(program))
        program.signal(number)
        assert program.report() == f"killed {number.value}"
        assert program.mode() == program.found
        program.wait_for("Small game\n")


def test_stopping_gives_the_terminal_back_and_continuing_takes_it_again() -> None:
    with started("keys") as program:
        program.send(b"\x1a")
        assert program.report() == f"stopped {signal.SIGTSTP.value}"
        assert program.mode() == program.found
        program.wait_for("Ready\nSuspended\n")
        assert program.output.endswith(b"Suspended\n")
        program.go_on()
        program.wait_for("Suspended\nResumed")
        assert is_silent(program)
        program.send(b"\x1a")
        assert program.report() == f"stopped {signal.SIGTSTP.value}"
        program.go_on()
        program.send(b"q")
        assert program.report() == "exited 0"
        assert program.mode() == program.found
        program.wait_for("Bye\n")
    assert program.output.count(b"Resumed") == 2


def test_before_the_game_is_there_it_can_be_stopped_as_well() -> None:
    with started("keys", "--typed-ahead", "1", ready="Small game") as program:
        program.wait_until(lambda: is_silent(program))
        program.send(b"\x1a")
        assert program.report() == f"stopped {signal.SIGTSTP.value}"
        assert program.mode() == program.found
        program.wait_for("Small game\n")
        program.go_on()
        program.wait_until(lambda: is_silent(program))
        program.send(b"h")
        program.wait_for("Key h")


def test_after_a_stop_that_cannot_be_caught_the_terminal_is_taken_again() -> None:
    with started("keys") as program:
        program.signal(signal.SIGSTOP)
        assert program.report() == f"stopped {signal.SIGSTOP.value}"
        program.set_mode(program.found)
        program.go_on()
        program.wait_for("Suspended\nResumed")
        assert is_silent(program)
        program.send(b"q")
        assert program.report() == "exited 0"
        assert program.mode() == program.found


STOPS = [signal.SIGTSTP, signal.SIGSTOP]


@pytest.mark.parametrize("stop", STOPS)
def test_in_the_background_the_terminal_is_left_alone(stop: signal.Signals) -> None:
    with started("keys") as program:
        program.signal(stop)
        assert program.report() == f"stopped {stop.value}"
        program.set_mode(program.found)
        program.go_on_in_background()
        # Taking the terminal again has to wait until the player wants the program back.
        assert program.report() == f"stopped {signal.SIGTTOU.value}"
        assert program.mode() == program.found
        program.go_on()
        program.wait_for("Resumed")
        assert is_silent(program)


@pytest.mark.parametrize("stop", STOPS)
def test_the_mode_of_a_shell_that_edits_its_line_is_not_given_back(stop: signal.Signals) -> None:
    with started("keys") as program:
        editing = program.mode()
        program.signal(stop)
        assert program.report() == f"stopped {stop.value}"
        program.set_mode(editing)
        program.go_on_in_background()
        assert program.report() == f"stopped {signal.SIGTTOU.value}"
        program.set_mode(program.found)
        program.go_on()
        program.wait_for("Resumed")
        assert is_silent(program)
        program.send(b"q")
        assert program.report() == "exited 0"
        assert program.mode() == program.found


@pytest.mark.parametrize("stop", STOPS)
def test_a_program_that_ends_in_the_background_does_not_touch_the_terminal(
    stop: signal.Signals,
) -> None:
    with started("keys") as program:
        program.signal(stop)
        program.report()
        program.set_mode(program.found)
        program.go_on_in_background()
        assert program.report() == f"stopped {signal.SIGTTOU.value}"
        program.signal(signal.SIGQUIT)
        program.go_on_in_background()
        assert program.report() == "killed 3"
        assert program.mode() == program.found


def test_keys_typed_during_the_imports_are_kept() -> None:
    with started("keys", "--typed-ahead", "4", ready="Small game") as program:
        program.wait_until(lambda: is_silent(program))
        program.send(b"h5\r")
        program.send(b"q")
        program.wait_for("Bye\n")
    assert program.output == b"Small game\nReady\nKey h\nKey 5\nKey enter\nKey q\nBye\n"


def test_a_flood_is_one_clear_line_and_the_next_key_counts() -> None:
    floods = [
        b"h" * 10_000,
        b"\x1b[200~" + b"h" * 10_000 + b"\x1b[201~",
        b"\x1b[200~h",  # without an end
        b"\0" * 5000,
        NOISE,
    ]
    with started("keys") as program:
        for count, flood in enumerate(floods, start=1):
            program.send(flood)
            program.wait_for("\nFlooded" * count)
            program.send(b"h")
            program.wait_for("Key h")
            program.output = program.output.replace(b"\nKey h", b"")
        program.send(b"q")
        program.wait_for("Bye\n")
    assert program.output == b"Small game\nReady" + b"\nFlooded" * 5 + b"\nKey q\nBye\n"


def test_line_mode_at_a_terminal_leaves_its_mode_alone_and_reads_while_others_play() -> None:
    with started("lines") as program:
        assert program.mode() == program.found
        program.send(b"w\nhand\n")
        program.wait_for("Your turn\n")
        program.send(b"\x04")
        assert program.report() == "exited 0"
        program.wait_for("Closed\n")
    said = program.output.replace(b"w\r\nhand\r\n", b"")
    assert said.index(b"Key hand\n") < said.index(b"Your turn\n")


def test_line_mode_at_a_terminal_stops_and_continues() -> None:
    with started("lines") as program:
        program.signal(signal.SIGTSTP)
        assert program.report() == f"stopped {signal.SIGTSTP.value}"
        program.go_on()
        program.wait_for("Resumed\n")
        program.send(b"q\n")
        assert program.report() == "exited 0"


def test_the_terminal_module_imports_nothing_heavy() -> None:
    code = (
        "import sys; before = set(sys.modules); import hearts_a11y.ui.terminal;"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    ).stdout.split()
    assert "hearts_a11y" in found
    assert not {"asyncio", "dataclasses", "prompt_toolkit", "typing"} & set(found)


def test_without_a_terminal_the_mode_functions_do_nothing() -> None:
    reading, writing = os.pipe()
    terminal = Terminal(reading)
    kept = {number: signal.getsignal(number) for number in signal.valid_signals()}
    try:
        terminal.silence()
        terminal.restore()
    finally:
        for number, handler in kept.items():
            if signal.getsignal(number) is not handler and handler is not None:
                signal.signal(number, handler)
        os.close(reading)
        os.close(writing)
