"""The outer doors of a hand: what may be done, doing it, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from hearts_a11y.engine.actions import (
    Bid,
    ChooseSlam,
    Collect,
    Declare,
    HandAction,
    NameSuit,
    Pass,
    Play,
    RarerAction,
)
from hearts_a11y.engine.cards import NO_CARDS, SUITS, mask
from hearts_a11y.engine.events import Event
from hearts_a11y.engine.phases import auction, declaration, exchange, prelude, score, trick
from hearts_a11y.engine.ruleset import Rest
from hearts_a11y.engine.state import HandState, Phase
from hearts_a11y.engine.view import (
    Answer,
    Ask,
    BidNumber,
    Dealings,
    DecideSlam,
    ExchangeMemory,
    GiveCards,
    NameASuit,
    PlayCard,
    SeatView,
)

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat

Emit: TypeAlias = Callable[[Event], None]

# By name, which is quicker than to ask its class for every view.
_TRICKS: Final = Phase.TRICKS


def apply(state: HandState, action: HandAction, emit: Emit | None = None) -> None:
    """Do `action` to `state`, handing each event to `emit`; raises Illegal and changes nothing."""
    if type(action) is Play:
        trick.play(state, action, emit)
    elif type(action) is Collect:
        trick.collect(state, emit)
    else:
        _apply_rarer(state, action, emit)


def _apply_rarer(state: HandState, action: RarerAction, emit: Emit | None) -> None:
    match action:
        case Pass():
            exchange.choose(state, action, emit)
        case Bid():
            auction.bid(state, action, emit)
        case NameSuit():
            auction.name_suit(state, action, emit)
        case Declare():
            declaration.declare(state, action, emit)
        case ChooseSlam():
            score.choose(state, action, emit)
        case _:
            assert_never(action)
    if state.phase is Phase.BETWEEN:
        prelude.open_next(state, emit)


def after(state: HandState, action: HandAction) -> HandState:
    """Return the state that follows; `state` is left as it was. Raises Illegal as `apply` does."""
    changed = state.copy()
    apply(changed, action)
    return changed


def ask(state: HandState, seat: Seat) -> Ask | None:
    """Return what is wanted of `seat` now, None where nothing is."""
    if state.phase is _TRICKS:
        return PlayCard(state.legal) if state.turn == seat else None
    if state.phase is Phase.EXCHANGE:
        if state.chosen[seat]:
            return None
        return GiveCards(state.hands[seat], state.table.ruleset.pass_count, state.offset)
    return _rarer_ask(state, seat) if state.turn == seat else None


def _rarer_ask(state: HandState, seat: Seat) -> Ask:
    match state.phase:
        case Phase.AUCTION:
            return BidNumber(auction.least_bid(state), state.purse[seat])
        case Phase.NAMING:
            return NameASuit(SUITS)
        case Phase.DECLARING:
            return Answer(state.table.ruleset.preludes[state.step - 1])
        case _:  # CHOOSING: in no other phase is it a seat's turn
            return DecideSlam(score.slam_amount(state))


def view(state: HandState, seat: Seat, *, remembers_pass: bool) -> SeatView:
    """Return what `seat` may know (C3); the exchange only where it `remembers_pass`."""
    saw_widow = state.rest_taker == seat and state.table.ruleset.is_widow_shown
    return SeatView(
        state.table,
        seat,
        state.hands[seat],
        ask(state, seat),
        state.number,
        state.offset,
        state.turn,
        state.leader,
        tuple(state.trick),
        state.trick_number,
        state.gone,
        state.broken,
        tuple(map(int.bit_count, state.hands)),
        tuple(state.taken),
        _points_with_widow(state, seat) if saw_widow else tuple(state.points),
        tuple(state.voids),
        state.last,
        _memory(state, seat) if remembers_pass and state.passed[seat] else None,
        state.order,
        _dealings(state, seat, saw_widow=saw_widow) if state.table.has_dealings else None,
    )


def _memory(state: HandState, seat: Seat) -> ExchangeMemory:
    return ExchangeMemory(
        passed=state.passed[seat],
        to=state.table.seat_at(seat, state.offset),
        received=state.received[seat],
        giver=state.table.seat_at(seat, -state.offset),
    )


def _dealings(state: HandState, seat: Seat, *, saw_widow: bool) -> Dealings:
    knows_partner = state.is_partner_shown or state.partner == seat
    return Dealings(
        dealer=state.dealer,
        bids=tuple(state.bids),
        declarer=state.declarer,
        partner=state.partner if knows_partner else None,
        carried=state.carried,
        stock=len(state.rest) if state.table.ruleset.rest is Rest.STOCK else 0,
        widow=mask(state.rest) if saw_widow else NO_CARDS,
        purse=tuple(state.purse),
        pool=state.pool,
    )


def _points_with_widow(state: HandState, seat: Seat) -> tuple[int, ...]:
    """Return the points by seat as the widow's taker knows them, who has seen what it brings."""
    points = list(state.points)
    points[seat] += state.table.worth(mask(state.rest))
    return tuple(points)
