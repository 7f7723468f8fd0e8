"""What a hand is about, told: bids, the suit that counts, declarations, silent partners."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from hearts_a11y.engine.actions import SlamChoice
from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.events import (
    AuctionWon,
    BidMade,
    ContractScored,
    Declared,
    PartnerShown,
    SlamChosen,
    SuitNamed,
)
from hearts_a11y.engine.ruleset import Prelude
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import chips, points, seat_name, seat_names, suit_name

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from hearts_a11y.engine.cards import Seat, Suit
    from hearts_a11y.engine.view import SeatView

    Undertaking: TypeAlias = (
        BidMade | AuctionWon | SuitNamed | Declared | PartnerShown | ContractScored | SlamChosen
    )


def told(event: Undertaking) -> Message:  # noqa: PLR0911 - a case an event
    """Return what is said of the event."""
    match event:
        case BidMade(seat=seat, chips=bid):
            return _bid(seat, bid)
        case AuctionWon(seat=seat, chips=bid):
            return _won(seat, bid)
        case SuitNamed(seat=namer, suit=suit):
            return _named(namer, suit)
        case Declared(seat=seat, offer=offer, undertakes=undertakes):
            answer = "yes" if undertakes else "no"
            return say(f"offer-{answer}-{offer.value}", seat=seat_name(seat))
        case PartnerShown(seat=seat):
            return _partner(seat)
        case ContractScored(declarer=declarer, partner=partner, offer=offer, is_made=is_made):
            side = seat_names(seat for seat in (declarer, partner) if seat is not None)
            end = "made" if is_made else "failed"
            return say(f"offer-{end}-{offer.value}", seats=side)
        case SlamChosen(seat=seat, choice=choice, amount=amount):
            way = "slam-subtract" if choice is SlamChoice.SUBTRACT else "slam-add"
            return say(way, seat=seat_name(seat), points=points(amount))
        case _:
            assert_never(event)


def bids(view: SeatView) -> Iterator[Message]:
    """Yield the bids of this hand so far, in the order they were made."""
    dealings, table = view.dealings, view.table
    if dealings is None or dealings.dealer is None:
        return
    for seat in table.orders[table.left[dealings.dealer]]:
        bid = dealings.bids[seat]
        if bid is not None:
            yield _bid(seat, bid)


def undertaken(view: SeatView) -> Iterator[Message]:
    """Yield what the hand is about, as far as it is known: who undertook it, bids, the partner."""
    dealings, preludes = view.dealings, view.table.ruleset.preludes
    if dealings is None:
        return
    declarer, suit = dealings.declarer, view.table.named
    if Prelude.AUCTION in preludes:
        if suit is not None:
            yield _named(declarer, suit)
        elif declarer is not None:
            yield _won(declarer, dealings.bids[declarer] or 0)
        yield from bids(view)
    elif declarer is not None:
        offer = next(each for each in preludes if each in {Prelude.GENERAL, Prelude.SLAM_BID})
        yield say(f"offer-yes-{offer.value}", seat=seat_name(declarer))
    if dealings.partner is not None:
        yield _partner(dealings.partner)


def _bid(seat: Seat, bid: int) -> Message:
    if not bid:
        return say("bid-none", seat=seat_name(seat))
    return say("bid", seat=seat_name(seat), chips=chips(bid))


def _won(seat: Seat, bid: int) -> Message:
    if not bid:
        return say("auction-again", seat=seat_name(seat))
    return say("auction-won", seat=seat_name(seat), chips=chips(bid))


def _named(seat: Seat | None, suit: Suit) -> Message:
    if seat is None:
        return say("suit-unnamed", suit=suit_name(suit))
    return say("suit-named", seat=seat_name(seat), suit=suit_name(suit))


def _partner(seat: Seat) -> Message:
    return say("partner-self") if seat == PERSON else say("partner", seat=seat_name(seat))
