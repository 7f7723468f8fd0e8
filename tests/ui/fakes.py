"""Stand-ins for the two sides that the terminal joins: a clock, and a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.ui.receiver import Cancel, Key


class HandClock:
    """A scheduler that a test moves by hand."""

    def __init__(self) -> None:
        self.milliseconds = 0
        self._calls: list[tuple[int, Callable[[], None]]] = []

    def now(self) -> float:
        """Return seconds since the start."""
        return self.milliseconds / 1000

    def call_later(self, milliseconds: int, callback: Callable[[], None]) -> Cancel:
        """Keep the call until `advance` makes it."""
        call = (self.milliseconds + milliseconds, callback)
        self._calls.append(call)

        def cancel() -> None:
            if call in self._calls:
                self._calls.remove(call)

        return cancel

    def advance(self, milliseconds: int) -> None:
        """Make the calls that fall due in the next `milliseconds`, in order."""
        end = self.milliseconds + milliseconds
        while due := [call for call in self._calls if call[0] <= end]:
            call = min(due, key=lambda each: each[0])
            self._calls.remove(call)
            self.milliseconds = call[0]
            call[1]()
        self.milliseconds = end


class Listener:
    """A receiver that keeps what it is told; subclasses and tests make it do more."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.wants_line = True
        self.exit_status: int | None = None

    def press(self, key: Key) -> None:
        """Keep the token."""
        self.told.append(key.token)

    def enter_line(self, line: str) -> None:
        """Keep the line."""
        self.told.append(line)

    def flooded(self) -> None:
        """Keep that it was called, as the others below."""
        self.told.append("FLOODED")

    def input_closed(self) -> None:
        """See `flooded`."""
        self.told.append("CLOSED")

    def suspend(self) -> None:
        """See `flooded`."""
        self.told.append("SUSPEND")

    def resume(self) -> None:
        """See `flooded`."""
        self.told.append("RESUME")

    def interrupt(self) -> None:
        """See `flooded`."""
        self.told.append("INTERRUPT")
