"""The outer doors of a hand: what may be done, doing it, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from hearts_a11y.engine.actions import Collect, HandAction, Pass, Play
from hearts_a11y.engine.events import Event
from hearts_a11y.engine.phases import exchange, trick
from hearts_a11y.engine.state import HandState, Phase
from hearts_a11y.engine.view import Ask, ExchangeMemory, GiveCards, PlayCard, SeatView

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat

Emit: TypeAlias = Callable[[Event], None]


def apply(state: HandState, action: HandAction, emit: Emit | None = None) -> None:
    """Do `action` to `state`, handing each event to `emit`; raises Illegal and changes nothing."""
    if type(action) is Play:
        trick.play(state, action, emit)
    elif type(action) is Collect:
        trick.collect(state, emit)
    elif type(action) is Pass:
        exchange.choose(state, action, emit)


def after(state: HandState, action: HandAction) -> HandState:
    """Return the state that follows; `state` is left as it was. Raises Illegal as `apply` does."""
    changed = state.copy()
    apply(changed, action)
    return changed


def ask(state: HandState, seat: Seat) -> Ask | None:
    """Return what is wanted of `seat` now, None where nothing is."""
    if state.phase is Phase.EXCHANGE:
        if state.chosen[seat]:
            return None
        return GiveCards(state.hands[seat], state.table.ruleset.pass_count, state.offset)
    return PlayCard(state.legal) if state.turn == seat else None


def view(state: HandState, seat: Seat, *, remembers_pass: bool) -> SeatView:
    """Return what `seat` may know (C3); the exchange only where it `remembers_pass`."""
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
        tuple([hand.bit_count() for hand in state.hands]),
        tuple(state.taken),
        tuple(state.points),
        tuple(state.voids),
        state.last,
        _memory(state, seat) if remembers_pass and state.passed[seat] else None,
    )


def _memory(state: HandState, seat: Seat) -> ExchangeMemory:
    return ExchangeMemory(
        passed=state.passed[seat],
        to=state.table.seat_at(seat, state.offset),
        received=state.received[seat],
        giver=state.table.seat_at(seat, -state.offset),
    )
