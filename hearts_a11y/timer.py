"""The one timer of the game (C2): it waits out the pause before the table moves on.

Law of this file: at most one wait is pending, and what fires is always the newest. The clock is
injected as `call_later`, so tests run it by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    Cancel: TypeAlias = Callable[[], None]
    CallLater: TypeAlias = Callable[[int, Callable[[], None]], Cancel]

PACE: Final = 450
Pace: TypeAlias = int | Literal["step"]


class Timer:
    """Calls `fire` once a pause after `start`, unless stopped or held.

    `pace` is asked at each pause for its milliseconds. In step pace the pause is 450 ms; when it
    may start is the caller's affair.
    """

    def __init__(
        self, call_later: CallLater, fire: Callable[[], None], *, pace: Callable[[], Pace]
    ) -> None:
        self._pace = pace
        self._call_later = call_later
        self._fire = fire
        self._cancel: Cancel | None = None
        self._turn = 0
        self._wanted = False
        self._held = False

    def start(self) -> None:
        """Begin the pause afresh; an earlier one is forgotten."""
        self._wanted = True
        self._wait()

    def restart(self) -> None:
        """Begin a pending pause afresh, so that an answer is not run over (interface K9)."""
        if self._wanted:
            self._wait()

    def stop(self) -> None:
        """Forget the pause (interface P3)."""
        self._wanted = False
        self._drop()

    def hold(self) -> None:
        """Stand still until `release`: help, settings, menus, suspension (interface P3)."""
        self._held = True
        self._drop()

    def release(self) -> None:
        """Go on after `hold`, with the pending pause afresh."""
        self._held = False
        self.restart()

    def is_pending(self) -> bool:
        """Return whether a pause is under way or held."""
        return self._wanted

    def _wait(self) -> None:
        self._drop()
        if self._held:
            return
        turn = self._turn
        pace = self._pace()
        self._cancel = self._call_later(
            PACE if pace == "step" else pace, lambda: self._elapsed(turn)
        )

    def _drop(self) -> None:
        self._turn += 1
        if self._cancel:
            self._cancel()
            self._cancel = None

    def _elapsed(self, turn: int) -> None:
        # A clock that fires in spite of a cancel must change nothing (fault C40).
        if turn != self._turn:
            return
        self._cancel = None
        self._wanted = False
        self._fire()
