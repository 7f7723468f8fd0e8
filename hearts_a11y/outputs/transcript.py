"""What was said, kept as lines: for tests and golden transcripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.speech.message import Hush, Utterance


class Transcript:
    """An output that keeps each utterance and its words at the time, in the order said."""

    def __init__(self, render: Callable[[Utterance], str]) -> None:
        self.utterances: list[Utterance] = []
        self.lines: list[str] = []
        self.is_closed = False
        self._render = render

    def say(self, utterance: Utterance) -> None:
        """Keep `utterance`."""
        self.utterances.append(utterance)
        self.lines.append(self._render(utterance))

    def hush(self, what: Hush) -> None:
        """Do nothing: all has been said at once."""

    def close(self) -> None:
        """Remember that nothing more was to be said."""
        self.is_closed = True
