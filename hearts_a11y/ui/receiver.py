"""What the terminal side and the game ask of each other: keys and lines in, time out.

Law of this file: protocols only, so that the game runs in tests without a terminal or a clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

Cancel: TypeAlias = Callable[[], None]
"""Takes a pending call back; once the call has been made it does nothing."""


@dataclass(frozen=True, slots=True)
class Key:
    """One key press.

    `token` names it: the character itself in its plain form (K6), or a name such as `enter`,
    `f1`, `c-q` or `unknown`. `typed` is the very character that was pressed, `H` with Caps Lock
    or `ｈ` from an input method, and is empty where there was none.
    """

    token: str
    typed: str = ""


class Scheduler(Protocol):
    """The game's clock."""

    def now(self) -> float:
        """Return seconds on a clock that never goes back; only differences mean anything."""
        ...

    def call_later(self, milliseconds: int, callback: Callable[[], None]) -> Cancel:
        """Call `callback` once, `milliseconds` from now, unless the returned cancel is called."""
        ...


class Receiver(Protocol):
    """The game, as the terminal side sees it.

    All calls come from one thread, one after another. `interrupt` and `input_closed` end the
    loop whether or not they set `exit_status`, and must be ready to be called again: a first
    call is cut off where the output turns out to be closed.
    """

    def press(self, key: Key) -> None:
        """Take one key (key mode)."""
        ...

    def enter_line(self, line: str) -> None:
        """Take one line, without its end (line mode). No control character is in it."""
        ...

    def flooded(self) -> None:
        """Learn that a paste, or a line too long for any command, came and was dropped (K2)."""
        ...

    def input_closed(self) -> None:
        """Save and leave: nothing more will come (Ctrl-D, end of input; K10)."""
        ...

    def suspend(self) -> None:
        """Hold the timer: the program is about to stop (SIGTSTP; K3, P3)."""
        ...

    def resume(self) -> None:
        """Come back from `suspend`, which was always called before."""
        ...

    def interrupt(self) -> None:
        """Save and leave: SIGINT, SIGTERM, SIGHUP, or an output that nobody reads any more."""
        ...

    @property
    def wants_line(self) -> bool:
        """Whether the next line of piped input may be read now (K10)."""
        ...

    @property
    def exit_status(self) -> int | None:
        """The status to leave with, or None while the game goes on."""
        ...
