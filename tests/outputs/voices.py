"""A library that speaks into a list, a game's clock moved by hand, and patience with a limit."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Final

from hearts_a11y.outputs.backends.base import Progress
from hearts_a11y.outputs.queue import Words
from hearts_a11y.speech.message import Kind, Utterance, say

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE: Final = 20  # seconds; a test that waits so long has failed


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until `holds`; fail where it never does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.002)


def utterance(text: str, kind: Kind = Kind.PLAY) -> Utterance:
    """Return an utterance that `words` gives the words `text`."""
    return Utterance((say("cli-value", value=text),), kind)


def words(spoken: Utterance) -> Words:
    """Return the text that an utterance of this module stands for."""
    return Words(". ".join(str(each.args["value"]) for each in spoken.messages), "en", ". ")


class FakeBackend:
    """Speaks into `calls`; what it says of its progress is set from outside.

    While `gate` is closed, every call but `abort` hangs; with `error` every call raises it.
    """

    name = "Fake"

    def __init__(
        self,
        *,
        tells: bool = True,
        can_queue: bool = True,
        has_braille: bool = False,
    ) -> None:
        self.can_queue = can_queue
        self.has_braille = has_braille
        self.calls: list[str] = []
        self.languages: list[str] = []
        self.reached: Progress | None = Progress.SPEAKING if tells else None
        self.error: Exception | None = None
        self.gate = threading.Event()
        self.gate.set()
        self.waiting = 0

    def speak(self, text: str, language: str) -> None:
        """Note the text."""
        self._do(text)
        self.languages.append(language)

    def braille(self, text: str) -> None:
        """Note the text."""
        self._do(f"braille {text}")

    def progress(self) -> Progress | None:
        """Return what was set."""
        self._pass()
        return self.reached

    def stop(self) -> None:
        """Note it."""
        self._do("stop")

    def close(self) -> None:
        """Note it."""
        self._do("close")

    def abort(self) -> None:
        """Note it, whatever hangs."""
        self.calls.append("abort")

    def _do(self, call: str) -> None:
        self._pass()
        self.calls.append(call)

    def _pass(self) -> None:
        self.waiting += 1
        self.gate.wait(PATIENCE)
        self.waiting -= 1
        if self.error:
            raise self.error


class FakeClock:
    """The game's clock: what is due is called when the test says so."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []
        self.is_stopped = False

    def call_later(self, milliseconds: int, callback: Callable[[], None]) -> None:
        """Keep `callback` until the next `tick`; raise once stopped, as a closed loop does."""
        assert milliseconds > 0
        if self.is_stopped:
            raise RuntimeError
        self.due.append(callback)

    def tick(self) -> None:
        """Call what is due."""
        due, self.due = self.due, []
        for callback in due:
            callback()
