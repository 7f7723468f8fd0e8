# ruff: noqa: PLC0415 - the heavy imports come late, as in the game
"""A program with a terminal, a console and a loop, like the game's, and with very little game.

`small_game.py MODE [--typed-ahead N]`, MODE being keys or lines: it says what it is told. Some keys
and lines do more: see `SmallGame.act`.
"""

from __future__ import annotations

import array
import fcntl
import sys
import termios
import time
from typing import TYPE_CHECKING

from hearts_a11y.ui.terminal import Terminal

if TYPE_CHECKING:
    from hearts_a11y.outputs.console import Console
    from hearts_a11y.ui.loop import Loop
    from hearts_a11y.ui.receiver import Key

assert sys.platform != "win32"

PACE = 20  # milliseconds


def main() -> int:
    """Start as the game does: a first line, a silent terminal, then the heavy imports."""
    mode, *options = sys.argv[1:]
    is_key_mode = mode == "keys"
    leads = is_key_mode and sys.stdout.isatty()
    sys.stdout.write("Small game" if leads else "Small game\n")
    sys.stdout.flush()
    terminal = Terminal()
    if is_key_mode:
        terminal.silence()
    else:
        terminal.install_signals()
    if options:
        wait_for_typing(int(options[1]))
    return play(terminal, is_key_mode=is_key_mode, leads=leads)


def wait_for_typing(count: int) -> None:
    """Import very slowly: until so many bytes wait in the terminal."""
    waiting = array.array("i", [0])
    while waiting[0] < count:
        time.sleep(0.01)
        fcntl.ioctl(0, termios.FIONREAD, waiting)


def play(terminal: Terminal, *, is_key_mode: bool, leads: bool) -> int:
    """Build the parts, join them, and run."""
    from hearts_a11y.outputs.base import OutputClosed
    from hearts_a11y.outputs.console import Console, Layout
    from hearts_a11y.ui.loop import Loop

    console = Console(
        lambda utterance: utterance.messages[0].id,
        sys.stdout,
        layout=Layout.LEADING if leads else Layout.TRAILING,
        has_open_line=leads,
        line_feed=terminal.line_feed,
    )

    def on_error(error: Exception) -> None:
        say(console, f"Error {error}")

    loop = Loop(terminal, on_error=on_error, end_line=console.end_line)
    game = SmallGame(console, loop)
    try:
        loop.call_later(0, lambda: game.say("Ready"))
        if is_key_mode:
            return loop.run_keys(game, escape_delay=lambda: 100)
        return loop.run_lines(game, sys.stdin)
    except OutputClosed:
        return 9
    finally:
        console.close()


def say(console: Console, text: str) -> None:
    """Say a line of plain words."""
    from hearts_a11y.speech.message import Kind, Utterance
    from hearts_a11y.speech.message import say as message

    console.say(Utterance((message(text),), Kind.NOTICE))


class SmallGame:
    """A receiver that says what it is told."""

    def __init__(self, console: Console, loop: Loop) -> None:
        self.wants_line = True
        self.exit_status: int | None = None
        self._console = console
        self._loop = loop

    def press(self, key: Key) -> None:
        """Act on a key."""
        self._console.typed(key.typed)
        self.act(key.token)

    def enter_line(self, line: str) -> None:
        """Act on a line."""
        self.act(line)

    def act(self, command: str) -> None:
        """Say what came; `q` quits, `x`, `t` and `z` break the game, each in its own way."""
        self.say(f"Key {command}" if len(command) < 20 else "Long")
        if command == "q":
            self.leave("Bye", 0)
        elif command == "x":
            raise RuntimeError(command)
        elif command == "t":
            self._loop.call_later(PACE, lambda: self.act("x"))
        elif command == "z":
            while True:
                pass
        elif command == "o":
            while True:
                self.say("Much text " * 7)
        elif command == "w":  # a computer's turn
            self.wants_line = False
            self._loop.call_later(PACE, self.be_ready)
        elif command == "l":
            self.say("Hearts broken. You take the trick: four points, and lead")

    def be_ready(self) -> None:
        """Be asked for a line again."""
        self.say("Your turn")
        self.wants_line = True

    def flooded(self) -> None:
        """Say so."""
        self.say("Flooded")

    def input_closed(self) -> None:
        """Say so and leave."""
        self.leave("Closed", 0)

    def suspend(self) -> None:
        """Say so."""
        self.say("Suspended")

    def resume(self) -> None:
        """Say so."""
        self.say("Resumed")

    def interrupt(self) -> None:
        """Say so and leave."""
        self.leave("Interrupted", 5)

    def leave(self, text: str, status: int) -> None:
        """Say the last word, then set the status, as a game that saves in between."""
        self.say(text)
        self.exit_status = status

    def say(self, text: str) -> None:
        """Say a line."""
        say(self._console, text)


if __name__ == "__main__":
    sys.exit(main())
