"""What is heard of a match, and heard again: told at once or in breaths, and remembered (A3, P4).

Law of this file: whatever is told is remembered, in the same words and order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.events import BidMade, CardPlayed, Declared, SlamChosen, SuitNamed
from hearts_a11y.speech.announcer import announce
from hearts_a11y.speech.history import History
from hearts_a11y.speech.message import Kind, Message, Utterance, say
from hearts_a11y.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hearts_a11y.engine.events import Event

_BACKWARD_AND_FORWARD: Final[Mapping[Command, Callable[[History], Utterance | None]]] = {
    Command.OLDER: History.older,
    Command.NEWER: History.newer,
    Command.OLDEST: History.oldest,
    Command.NEWEST: History.newest,
}
_MOVES: Final = (CardPlayed, BidMade, SuitNamed, Declared, SlamChosen)
"""The events of which the person's own are told at once (P4)."""


class Telling:
    """Tells events through `utter`, and remembers them in `history`.

    `saves_up` returns whether the news is told in breaths, and `is_breath` whether what was saved
    up is due now.
    """

    def __init__(
        self,
        history: History,
        utter: Callable[[Utterance], None],
        *,
        saves_up: Callable[[], bool],
        is_breath: Callable[[], bool],
    ) -> None:
        self._history = history
        self._utter = utter
        self._saves_up = saves_up
        self._is_breath = is_breath
        self._untold: list[Message] = []

    def tell(self, events: Sequence[Event]) -> None:
        """Say the events: a line for each card or, in breaths, saved up until the next one (P4)."""
        own = any(isinstance(event, _MOVES) and event.seat == PERSON for event in events)
        for utterance in announce(events):
            if utterance.kind is Kind.PLAY and self._saves_up() and not own:
                self._untold.extend(utterance.messages)
            else:
                self._tell_saved_up()
                self._say(utterance)
        if self._is_breath():
            self._tell_saved_up()

    def remember(self, events: Sequence[Event]) -> None:
        """Keep events as if they had been told."""
        for utterance in announce(events):
            self._history.add(utterance)

    def _tell_saved_up(self) -> None:
        if self._untold:
            self._say(Utterance(tuple(self._untold), Kind.PLAY))
            self._untold.clear()

    def _say(self, utterance: Utterance) -> None:
        self._history.add(utterance)
        self._utter(utterance)


def looked_back(history: History, command: Command) -> tuple[Message, ...] | None:
    """Return what an older or newer key brings back (A5); None for any other command."""
    if command not in _BACKWARD_AND_FORWARD:
        return None
    found = _BACKWARD_AND_FORWARD[command](history)
    if found is not None:
        return found.messages
    return (say("nothing-new" if history.is_empty() else "no-more"),)
