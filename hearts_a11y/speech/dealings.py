"""What only some rulesets have, told: bids and declarations, draws, widows, void tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from hearts_a11y.engine.events import (
    AuctionWon,
    BidMade,
    CardsCancelled,
    CardsDrawn,
    CardsDrawnSeen,
    ContractScored,
    Declared,
    HandEmptied,
    PartnerShown,
    RestTaken,
    SlamChosen,
    SuitNamed,
    TrickVoided,
    WidowSeen,
    WidowTaken,
)
from hearts_a11y.speech import undertakings
from hearts_a11y.speech.message import Joined, Message, say
from hearts_a11y.speech.words import card_name, card_names, points, seat_name

if TYPE_CHECKING:
    from typing import TypeAlias

    TrickDealing: TypeAlias = CardsCancelled | TrickVoided | WidowTaken | WidowSeen | RestTaken
    Dealing: TypeAlias = (
        undertakings.Undertaking | CardsDrawn | CardsDrawnSeen | HandEmptied | TrickDealing
    )


def told(event: Dealing) -> Message:
    """Return what is said of an event that only some rulesets have."""
    match event:
        case (
            BidMade()
            | AuctionWon()
            | SuitNamed()
            | Declared()
            | PartnerShown()
            | ContractScored()
            | SlamChosen()
        ):
            return undertakings.told(event)
        case CardsDrawn(seat=seat, count=count, left=left):
            return say("drawn", seat=seat_name(seat), cards=_cards(count), left=left)
        case CardsDrawnSeen(cards=cards):
            return say("drawn-seen", cards=card_names(cards))
        case HandEmptied(seat=seat):
            return say("hand-emptied", seat=seat_name(seat))
        case _:
            return _of_tricks(event)


def _of_tricks(event: TrickDealing) -> Message:
    match event:
        case CardsCancelled(cards=cards):
            return say("cancelled", cards=Joined(tuple(map(card_name, cards))))
        case TrickVoided(leader=leader, count=count):
            return say("trick-void", seat=seat_name(leader), cards=_cards(count))
        case WidowTaken(seat=seat, count=count):
            return say("widow", seat=seat_name(seat), cards=_cards(count))
        case WidowSeen(cards=cards):
            return say("widow-seen", cards=card_names(cards))
        case RestTaken(seat=seat, count=count, points=worth):
            return say("rest", seat=seat_name(seat), cards=_cards(count), points=points(worth))
        case _:
            assert_never(event)


def _cards(count: int) -> Message:
    return say("cards", n=count)
