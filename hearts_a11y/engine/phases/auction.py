"""The auction: one round of bids for naming the suit that counts (docs/rulesets.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import HEARTS, SUITS
from hearts_a11y.engine.events import AuctionWon, BidMade, SuitNamed
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import lay

if TYPE_CHECKING:
    from hearts_a11y.engine.actions import Bid, NameSuit
    from hearts_a11y.engine.cards import Seat, Suit
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState


def open_bidding(state: HandState, emit: Emit | None = None) -> None:
    """Ask the dealer's left for a bid; or, after a jack, its declarer for a suit, unpaid.

    Emits AuctionWon in the second case.
    """
    if state.declarer is not None:
        state.phase, state.turn = Phase.NAMING, state.declarer
        if emit:
            emit(AuctionWon(state.declarer, 0))
    else:
        state.phase, state.turn = Phase.AUCTION, state.table.left[state.dealer or 0]


def least_bid(state: HandState) -> int:
    """Return the chips that a bid must have at least."""
    return max((each or 0 for each in state.bids), default=0) + 1


def bid(state: HandState, action: Bid, emit: Emit | None = None) -> None:
    """Take a seat's one bid, 0 for none; after the dealer's, the highest names the suit.

    Raises Illegal out of the auction or turn, for a bid not above the last, or above the seat's
    own chips. Emits BidMade, and AuctionWon or SuitNamed after the last.
    """
    if state.phase is not Phase.AUCTION:
        raise Illegal(Reason.WRONG_MOMENT)
    seat = action.seat
    if seat != state.turn:
        raise Illegal(Reason.NOT_YOUR_TURN)
    if action.chips and not least_bid(state) <= action.chips <= state.purse[seat]:
        raise Illegal(Reason.WRONG_BID)
    state.bids[seat] = action.chips
    if emit:
        emit(BidMade(seat, action.chips))
    if seat != state.dealer:
        state.turn = state.table.left[seat]
        return
    highest = max(each or 0 for each in state.bids)
    if not highest:
        _name(state, None, HEARTS, emit)
        return
    declarer = state.bids.index(highest)
    state.declarer, state.bid = declarer, highest
    state.purse[declarer] -= highest
    state.pool += highest
    state.phase, state.turn = Phase.NAMING, declarer
    if emit:
        emit(AuctionWon(declarer, highest))


def name_suit(state: HandState, action: NameSuit, emit: Emit | None = None) -> None:
    """Let the declarer name the suit that counts; raises Illegal for anything else.

    Emits SuitNamed.
    """
    if state.phase is not Phase.NAMING:
        raise Illegal(Reason.WRONG_MOMENT)
    if action.seat != state.turn:
        raise Illegal(Reason.NOT_YOUR_TURN)
    if action.suit not in SUITS:
        raise Illegal(Reason.WRONG_CARDS)
    _name(state, action.seat, action.suit, emit)


def _name(state: HandState, seat: Seat | None, suit: Suit, emit: Emit | None) -> None:
    state.table = lay(state.table.ruleset, state.table.seats, named=suit)
    state.phase, state.turn = Phase.BETWEEN, None
    if emit:
        emit(SuitNamed(seat, suit))
