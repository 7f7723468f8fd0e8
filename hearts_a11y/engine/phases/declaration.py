"""One round in which a seat may undertake the hand: a general, or a slam with a silent partner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.events import Declared
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.state import Phase

if TYPE_CHECKING:
    from hearts_a11y.engine.actions import Declare
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState


def open_round(state: HandState) -> None:
    """Ask the dealer's left first."""
    state.phase, state.turn = Phase.DECLARING, state.table.left[state.dealer or 0]


def declare(state: HandState, action: Declare, emit: Emit | None = None) -> None:
    """Take a seat's answer; the first that undertakes closes the round, and the dealer's ends it.

    Raises Illegal out of the round or turn. Emits Declared.
    """
    if state.phase is not Phase.DECLARING:
        raise Illegal(Reason.WRONG_MOMENT)
    seat = action.seat
    if seat != state.turn:
        raise Illegal(Reason.NOT_YOUR_TURN)
    if emit:
        offer = state.table.ruleset.preludes[state.step - 1]
        emit(Declared(seat, offer, action.undertakes))
    if action.undertakes:
        state.declarer = seat
        state.partner = _silent_partner(state, seat)
    elif seat != state.dealer:
        state.turn = state.table.left[seat]
        return
    state.phase, state.turn = Phase.BETWEEN, None


def _silent_partner(state: HandState, declarer: Seat) -> Seat | None:
    """Return who holds the partner card, None where there is none or the declarer itself does."""
    wanted = state.table.ruleset.partner_card
    holder = next((seat for seat, hand in enumerate(state.hands) if hand & wanted), declarer)
    return None if holder == declarer else holder
