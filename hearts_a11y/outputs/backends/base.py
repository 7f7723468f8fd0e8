"""The port to a speech library (interface V2)."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol


class NotAvailable(Exception):  # noqa: N818 - named for what is wrong
    """There is nothing here that this library could speak through."""


class Progress(Enum):
    """How far the text last spoken has come."""

    WAITING = auto()
    SPEAKING = auto()
    DONE = auto()


class Backend(Protocol):
    """A library that speaks. All is called by one thread, but for `abort`.

    Any call may raise anything, and may block; whoever calls expects both.
    """

    @property
    def name(self) -> str:
        """What it is, as the player is told."""
        ...

    @property
    def can_queue(self) -> bool:
        """Whether a text waits for the one being spoken; else it takes its place."""
        ...

    @property
    def has_braille(self) -> bool:
        """Whether `braille` shows anything."""
        ...

    def speak(self, text: str, language: str) -> None:
        """Begin to speak `text`, which is in the language "en" or "ja", and return."""
        ...

    def braille(self, text: str) -> None:
        """Show `text` on the braille display, where there is a way to."""
        ...

    def progress(self) -> Progress | None:
        """Return how far the text last spoken has come; None where the library does not say."""
        ...

    def stop(self) -> None:
        """Fall silent at once."""
        ...

    def close(self) -> None:
        """Let go of the library; what is being spoken may be spoken to its end."""
        ...

    def abort(self) -> None:
        """Make a call that hangs return or raise, if there is a way to; from another thread."""
        ...
