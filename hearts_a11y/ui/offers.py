"""What is offered where no card is asked for - bids, suits, answers - as a list in two steps (S1).

Law of this file: it is driven by what is asked and by nothing else. Nothing here is a move: the
first Enter lifts an offer, and the second returns the action for the table screen to do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import (
    Bid,
    ChooseSlam,
    Declare,
    NameSuit,
    SeatAction,
    SlamChoice,
)
from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.view import Answer, BidNumber, DecideSlam, NameASuit
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import chips, points, suit_name
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.hand_place import JUMPS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hearts_a11y.engine.view import Ask

_DECADE = 10


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to answer.

    action: what it does. name: what it says. typed: the words for it in line mode, with commas
    between. group: what the keys for the next and previous suit step over.
    """

    action: SeatAction
    name: Message
    typed: Message
    group: int


def offers_of(ask: Ask | None) -> tuple[Offer, ...]:
    """Return what may be answered, in order; nothing where cards, or nothing, are asked for."""
    match ask:
        case BidNumber(least=least, most=most):
            none = Offer(Bid(PERSON, 0), say("offer-none"), say("line-offer-none"), -1)
            return (none, *map(_bid, range(least, most + 1)))
        case NameASuit(suits=suits):
            return tuple(
                Offer(NameSuit(PERSON, suit), suit_name(suit), suit_name(suit), suit)
                for suit in suits
            )
        case Answer(offer=offer):
            return _either(
                (Declare(PERSON, undertakes=False), say(f"offer-refuse-{offer.value}"), "no"),
                (Declare(PERSON, undertakes=True), say(f"offer-undertake-{offer.value}"), "yes"),
            )
        case DecideSlam(amount=amount):
            worth = points(amount)
            return _either(
                (
                    ChooseSlam(PERSON, SlamChoice.SUBTRACT),
                    say("offer-subtract", points=worth),
                    "subtract",
                ),
                (ChooseSlam(PERSON, SlamChoice.ADD), say("offer-add", points=worth), "add"),
            )
        case _:
            return ()


def _suits_among(offers: Sequence[Offer]) -> dict[Command, int]:
    """Return, by the command that goes to a suit, the place of that suit's offer."""
    places = {offer.action: place for place, offer in enumerate(offers)}
    suited = {command: NameSuit(PERSON, suit) for command, suit in JUMPS.items()}
    return {command: places[action] for command, action in suited.items() if action in places}


def _bid(number: int) -> Offer:
    typed = say("line-offer-bid", n=number)
    return Offer(Bid(PERSON, number), chips(number), typed, number // _DECADE)


def _either(*answers: tuple[SeatAction, Message, str]) -> tuple[Offer, ...]:
    return tuple(
        Offer(action, name, say(f"line-offer-{word}"), place)
        for place, (action, name, word) in enumerate(answers)
    )


class OfferPlace:
    """The offer the person is on, from 0, and the one lifted."""

    def __init__(self, place: int, lifted: int | None) -> None:
        self.place = place
        self.lifted = lifted

    def begin(self) -> None:
        """Stand on the first offer with nothing lifted: something else is asked."""
        self.place, self.lifted = 0, None

    def fit(self, offers: Sequence[Offer]) -> None:
        """Let go of whatever is not among `offers`: what was kept may be of another moment."""
        if not 0 <= self.place < len(offers):
            self.place = 0
        if self.lifted is not None and not 0 <= self.lifted < len(offers):
            self.lifted = None

    def move(self, command: Command, offers: Sequence[Offer]) -> Message | None:
        """Move as `command` says and return what is heard; None where it means nothing here."""
        here, last = self.place, len(offers) - 1
        goals = {
            Command.NEXT_CARD: here + 1,
            Command.PREVIOUS_CARD: here - 1,
            Command.FIRST_CARD: 0,
            Command.LAST_CARD: last,
            Command.NEXT_SUIT: self._first_of_other(range(here + 1, len(offers)), offers),
            Command.PREVIOUS_SUIT: self._group_before(offers),
            Command.NEXT_PLAYABLE: 0 if here == last else here + 1,
            Command.PREVIOUS_PLAYABLE: here - 1 if here else last,
            **_suits_among(offers),
        }
        return self._arrive(goals[command], offers) if command in goals else None

    def here(self, offers: Sequence[Offer]) -> Message:
        """Return the offer the person is on, as moving onto it says it (S4)."""
        name = offers[self.place].name
        item = say("card-lifted", card=name) if self.place == self.lifted else name
        return say("item-pos", item=item, n=self.place + 1, all=len(offers))

    def take(self, offers: Sequence[Offer]) -> SeatAction | Message:
        """Lift the offer the person is on and return what is heard; if it is lifted, its action."""
        offer = offers[self.place]
        if self.place == self.lifted:
            return offer.action
        self.lifted = self.place
        return say("card-lifted", card=offer.name)

    def _arrive(self, place: int, offers: Sequence[Offer]) -> Message:
        if not 0 <= place < len(offers):
            return say("no-more")
        self.place = place
        return self.here(offers)

    def _first_of_other(self, places: Iterable[int], offers: Sequence[Offer]) -> int:
        """Return the first of `places` in another group than this one's; -1 for none."""
        here = offers[self.place].group
        return next((place for place in places if offers[place].group != here), -1)

    def _group_before(self, offers: Sequence[Offer]) -> int:
        """Return the first place of the group before this one's; -1 for none."""
        end = self._first_of_other(range(self.place - 1, -1, -1), offers)
        if end < 0:
            return end
        return next(place for place in range(end + 1) if offers[place].group == offers[end].group)
