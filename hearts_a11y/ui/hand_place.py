"""Where the person is in the hand, and what is half done there: lifted, or chosen to pass (S1, S6).

Law of this file: nothing here is a move. It says cards and remembers a place; only the table screen
plays. Every playable card is said in the same form over the same path (S4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, bit
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import card_name, suit_name
from hearts_a11y.ui import cursor
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.ports import Draft

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hearts_a11y.engine.cards import Card, Mask, Suit
    from hearts_a11y.engine.view import SeatView

_STEPS: Final[Mapping[Command, Callable[[Mask, Card], Card | None]]] = {
    Command.PREVIOUS_CARD: cursor.before,
    Command.NEXT_CARD: cursor.after,
    Command.PREVIOUS_SUIT: cursor.suit_before,
    Command.NEXT_SUIT: cursor.suit_after,
    Command.FIRST_CARD: lambda hand, _: cursor.first(hand),
    Command.LAST_CARD: lambda hand, _: cursor.last(hand),
}
JUMPS: Final[Mapping[Command, Suit]] = {
    Command.CLUBS: CLUBS,
    Command.DIAMONDS: DIAMONDS,
    Command.SPADES: SPADES,
    Command.HEARTS: HEARTS,
}
"""By command, the suit that it goes to."""

_SEARCHES: Final[Mapping[Command, Callable[[Mask, Card], Card | None]]] = {
    Command.NEXT_PLAYABLE: cursor.next_of,
    Command.PREVIOUS_PLAYABLE: cursor.previous_of,
}


class HandPlace:
    """The card the person is on, the card lifted, and the cards chosen to pass."""

    def __init__(self, draft: Draft) -> None:
        self.place = draft.place
        self.lifted = draft.lifted
        self.chosen = draft.chosen

    @property
    def draft(self) -> Draft:
        """What is half done, to be kept."""
        return Draft(self.place, self.lifted, self.chosen)

    def fit(self, hand: Mask) -> None:
        """Let go of whatever is not in `hand`: what was kept may come from another moment."""
        if self.place is None or not hand & bit(self.place):
            self.place = cursor.first(hand)
        if self.lifted is not None and not hand & bit(self.lifted):
            self.lifted = None
        self.chosen &= hand

    def begin(self, hand: Mask) -> None:
        """Stand on the first card with nothing lifted or chosen: the hand is new (S1)."""
        self.place, self.lifted, self.chosen = cursor.first(hand), None, 0

    def lose(self, hand: Mask, card: Card) -> None:
        """Stand on the card now in the place of `card`, which has left `hand` (S1)."""
        self.place, self.lifted = cursor.without(hand, card), None

    def move(self, command: Command, view: SeatView) -> Message | None:
        """Move as `command` says and return what is heard; None where it is not about moving."""
        if command in JUMPS:
            suit = JUMPS[command]
            missing = say("hand-suit-none", suit=suit_name(suit))
            return self._arrive(cursor.of_suit(view.hand, suit), view, otherwise=missing)
        if command not in _STEPS and command not in _SEARCHES:
            return None
        if self.place is None:
            return say("hand-empty")
        if command in _SEARCHES:
            found = _SEARCHES[command](view.legal, self.place)
            return self._arrive(found, view, otherwise=say("refusal"))
        found = _STEPS[command](view.hand, self.place)
        return self._arrive(found, view, otherwise=say("no-more"))

    def here(self, view: SeatView) -> Message:
        """Return the card the person is on, as moving onto it says it (S2, S4)."""
        if self.place is None:
            return say("hand-empty")
        return say(
            "item-pos",
            item=self._state(self.place, view),
            n=cursor.position(view.hand, self.place),
            all=view.hand.bit_count(),
        )

    def _arrive(self, card: Card | None, view: SeatView, *, otherwise: Message) -> Message:
        if card is None:
            return otherwise
        self.place = card
        return self.here(view)

    def _state(self, card: Card, view: SeatView) -> Message:
        name = card_name(card)
        if card == self.lifted:
            return say("card-lifted", card=name)
        if isinstance(view.ask, GiveCards):
            return say("card-selected", card=name) if self.chosen & bit(card) else name
        return name if view.legal & bit(card) else say("card-blocked", card=name)
