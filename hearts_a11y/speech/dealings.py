"""What only some rulesets have, told: bids and declarations, draws, widows, void tricks."""

from __future__ import annotations

from hearts_a11y.engine.actions import SlamChoice
from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.events import (
    AuctionWon,
    BidMade,
    CardsCancelled,
    CardsDrawn,
    CardsDrawnSeen,
    ContractScored,
    Declared,
    Event,
    PartnerShown,
    RestTaken,
    SlamChosen,
    SuitNamed,
    TrickVoided,
    WidowSeen,
    WidowTaken,
)
from hearts_a11y.speech.message import Joined, Message, say
from hearts_a11y.speech.words import (
    card_name,
    card_names,
    chips,
    points,
    seat_name,
    seat_names,
    suit_name,
)


def told(event: Event) -> tuple[Message, ...]:
    """Return what is said of an event that only some rulesets have; of any other, nothing."""
    match event:
        case BidMade() | AuctionWon() | SuitNamed() | Declared() | ContractScored() | SlamChosen():
            return (_undertaking(event),)
        case PartnerShown(seat=seat):
            return (
                say("partner-self") if seat == PERSON else say("partner", seat=seat_name(seat)),
            )
        case CardsDrawn(seat=seat, count=count, left=left):
            return (say("drawn", seat=seat_name(seat), cards=_cards(count), left=left),)
        case CardsDrawnSeen(cards=cards):
            return (say("drawn-seen", cards=card_names(cards)),)
        case _:
            return _of_tricks(event)


def _of_tricks(event: Event) -> tuple[Message, ...]:
    match event:
        case CardsCancelled(cards=cards):
            return (say("cancelled", cards=Joined(tuple(map(card_name, cards)))),)
        case TrickVoided(leader=leader, count=count):
            return (say("trick-void", seat=seat_name(leader), cards=_cards(count)),)
        case WidowTaken(seat=seat, count=count):
            return (say("widow", seat=seat_name(seat), cards=_cards(count)),)
        case WidowSeen(cards=cards):
            return (say("widow-seen", cards=card_names(cards)),)
        case RestTaken(seat=seat, count=count, points=worth):
            rest = say("rest", seat=seat_name(seat), cards=_cards(count), points=points(worth))
            return (rest,)
        case _:
            return ()


def _undertaking(
    event: BidMade | AuctionWon | SuitNamed | Declared | ContractScored | SlamChosen,
) -> Message:
    match event:
        case BidMade() | AuctionWon() | SuitNamed():
            return _auction(event)
        case Declared(seat=seat, offer=offer, undertakes=undertakes):
            answer = "yes" if undertakes else "no"
            return say(f"offer-{answer}-{offer.value}", seat=seat_name(seat))
        case ContractScored(declarer=declarer, partner=partner, offer=offer, is_made=is_made):
            side = seat_names(seat for seat in (declarer, partner) if seat is not None)
            end = "made" if is_made else "failed"
            return say(f"offer-{end}-{offer.value}", seats=side)
        case SlamChosen(seat=seat, choice=choice, amount=amount):
            way = "slam-subtract" if choice is SlamChoice.SUBTRACT else "slam-add"
            return say(way, seat=seat_name(seat), points=points(amount))


def _auction(event: BidMade | AuctionWon | SuitNamed) -> Message:
    match event:
        case BidMade(seat=seat, chips=0):
            return say("bid-none", seat=seat_name(seat))
        case BidMade(seat=seat, chips=bid):
            return say("bid", seat=seat_name(seat), chips=chips(bid))
        case AuctionWon(seat=seat, chips=0):
            return say("auction-again", seat=seat_name(seat))
        case AuctionWon(seat=seat, chips=bid):
            return say("auction-won", seat=seat_name(seat), chips=chips(bid))
        case SuitNamed(seat=namer, suit=suit):
            if namer is None:
                return say("suit-unnamed", suit=suit_name(suit))
            return say("suit-named", seat=seat_name(namer), suit=suit_name(suit))


def _cards(count: int) -> Message:
    return say("cards", n=count)
