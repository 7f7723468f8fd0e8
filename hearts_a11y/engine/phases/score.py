"""The score: piles become points, slams and contracts are paid, chips change hands (S1-S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from hearts_a11y.engine.actions import ChooseSlam, SlamChoice
from hearts_a11y.engine.cards import NO_CARDS, mask
from hearts_a11y.engine.events import ContractScored, MoonShot, SlamChosen
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.phases import chips
from hearts_a11y.engine.ruleset import Ledger, Prelude, Rest, Slam
from hearts_a11y.engine.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.cards import Mask, Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.table import Table


def close(state: HandState, emit: Emit | None = None) -> None:
    """End the tricks: `scores` set by seat, or the shooter asked what its slam does.

    No trick is left to look back at (S6). Emits ContractScored, and MoonShot where a choice is due.
    """
    table = state.table
    state.turn, state.legal, state.last = None, 0, None
    piles = _piles(state)
    own = [table.score(pile) for pile in piles]
    contract = _contract_scores(state, piles, own, emit)
    if contract is not None:
        _settle(state, contract)
        return
    state.slam = slam_side(table, piles)
    if not state.slam:
        _settle(state, own)
    elif table.ruleset.slam is Slam.CHOICE:
        state.phase = Phase.CHOOSING
        state.turn = state.slam[0]
        if emit:
            emit(moon(state))
    else:
        _settle(state, _slam_scores(state, own, table.ruleset.slam))


def choose(state: HandState, action: ChooseSlam, emit: Emit | None = None) -> None:
    """Score the slam as its shooter says; raises Illegal for anybody else, or at another time.

    Emits SlamChosen.
    """
    if state.phase is not Phase.CHOOSING:
        raise Illegal(Reason.WRONG_MOMENT)
    if action.seat != state.turn:
        raise Illegal(Reason.NOT_YOUR_TURN)
    state.turn = None
    own = [state.table.score(pile) for pile in _piles(state)]
    subtracts = action.choice is SlamChoice.SUBTRACT
    if emit:
        emit(SlamChosen(action.seat, action.choice, slam_amount(state)))
    _settle(state, _slam_scores(state, own, Slam.SHOOTER_GAINS if subtracts else Slam.OTHERS_PAY))


def slam_side(table: Table, piles: Sequence[Mask]) -> tuple[Seat, ...]:
    """Return the seat, or the seats of the side, that took all that a slam needs; else nobody."""
    ruleset = table.ruleset
    if ruleset.slam is Slam.NONE or not table.point_cards:
        return ()
    needed = table.point_cards | (table.bonus_cards if ruleset.slam_needs_bonus else 0)
    for side in table.slam_sides:
        if not needed & ~_together(piles, side):
            return side
    return ()


def slam_amount(state: HandState) -> int:
    """Return the points that the slam of this hand is about."""
    ruleset = state.table.ruleset
    if ruleset.is_slam_own_score:
        return state.table.score(_piles(state)[state.slam[0]])
    return ruleset.slam_amount or state.table.total


def moon(state: HandState) -> MoonShot:
    """Return the event of this hand's slam."""
    table, slam = state.table, state.slam
    side = slam if len(slam) > 1 else ()
    opponents = table.seats - len(_friends(table, slam))
    return MoonShot(slam[0], slam_amount(state), opponents, table.ruleset.slam, side)


def _piles(state: HandState) -> list[Mask]:
    """Return all that each seat took, the widow too."""
    piles = list(state.taken)
    if state.rest_taker is not None and state.table.ruleset.rest is Rest.WIDOW:
        piles[state.rest_taker] |= mask(state.rest)
    return piles


def _together(piles: Sequence[Mask], side: Sequence[Seat]) -> Mask:
    """Return all that the seats of a side took."""
    taken = NO_CARDS
    for seat in side:
        taken |= piles[seat]
    return taken


def _contract_scores(
    state: HandState, piles: Sequence[Mask], own: Sequence[int], emit: Emit | None
) -> list[int] | None:
    """Return the scores of a hand with a declared general or slam, None for any other."""
    table, declarer = state.table, state.declarer
    preludes = table.ruleset.preludes
    if declarer is None or Prelude.AUCTION in preludes:
        return None
    side = state.side_of_declarer()
    taken = _together(piles, side)
    if Prelude.GENERAL in preludes:
        offer, is_made = Prelude.GENERAL, not table.point_cards & ~taken
        amount = table.ruleset.general_amount
        scores = [amount if (seat in side) != is_made else 0 for seat in range(table.seats)]
    else:
        offer, is_made = Prelude.SLAM_BID, taken == table.cards
        together = sum(own[seat] for seat in side)
        gain = -(table.ruleset.slam_amount or table.total)
        scores = [
            (gain if is_made else together) if seat in side else 0 if is_made else own[seat]
            for seat in range(table.seats)
        ]
    if emit:
        emit(ContractScored(declarer, state.partner, offer, is_made))
    return scores


def _slam_scores(state: HandState, own: Sequence[int], effect: Slam) -> list[int]:
    table, side = state.table, state.slam
    amount = slam_amount(state)
    friends = _friends(table, side)
    others = [seat for seat in range(table.seats) if seat not in friends]
    scores = [0 if seat in side else points for seat, points in enumerate(own)]
    match effect:
        case Slam.OTHERS_PAY:
            for seat in others:
                scores[seat] += amount
        case Slam.SHOOTER_GAINS:
            for seat in side:
                scores[seat] -= amount
        case Slam.EACH_PAYS:
            for seat in others:
                scores[seat] += amount
            for seat in side:
                scores[seat] -= amount * len(others)
        case _:
            scores = [0] * table.seats
    return scores


def _friends(table: Table, side: Sequence[Seat]) -> set[Seat]:
    return {friend for seat in side for friend in table.side(seat)}


def _settle(state: HandState, scores: Sequence[int]) -> None:
    """End the hand with these scores, in points or turned into chips."""
    state.phase = Phase.OVER
    ruleset = state.table.ruleset
    match ruleset.ledger:
        case Ledger.POINTS:
            state.scores = tuple(scores)
        case Ledger.LOWEST_TAKES:
            change, state.pool = chips.lowest_takes(
                scores, state.pool, total=state.table.total, is_paid_back=ruleset.is_all_paid_back
            )
            state.scores = tuple(change)
        case Ledger.SWEEPSTAKE:
            change, state.pool, state.is_jack = chips.sweepstake(scores, state.pool)
            if state.declarer is not None:
                change[state.declarer] -= state.bid
            state.scores = tuple(change)
        case _:
            assert_never(ruleset.ledger)
