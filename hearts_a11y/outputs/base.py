"""The port through which everything is said, whatever the channel (interface VII)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from hearts_a11y.speech.message import Hush, Utterance


class OutputClosed(BrokenPipeError):  # noqa: N818 - named for what happened
    """Nobody reads the output any more: its pipe broke, or its terminal went away.

    Raised once by an output, which from then on swallows what it is given, so that whoever
    catches this can save and leave through the same code as ever.
    """


class Output(Protocol):
    """One channel to the player."""

    def say(self, utterance: Utterance) -> None:
        """Say `utterance`; raise OutputClosed, the first time only, if nobody can hear it."""
        ...

    def hush(self, what: Hush) -> None:
        """Silence `what`; where the channel is silent text, do nothing."""
        ...

    def close(self) -> None:
        """Say nothing more. Never raises."""
        ...
