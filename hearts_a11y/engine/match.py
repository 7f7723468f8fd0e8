"""A match: hands one after another until a total reaches the end (T4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.actions import Action, Deal
from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.events import HandScored, MatchEnded, MatchStarted
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.phases.score import moon
from hearts_a11y.engine.ruleset import Sides, Slam, Unit
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import Table, lay

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.ruleset import Level, RuleSet
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.view import SeatView


class Outcome(Enum):
    """How a match ended for a seat: alone the best, level with others, or not."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Eve:
    """A match as it stood before the hand in play: by the same names as in MatchState."""

    totals: tuple[int, ...]
    pool: int
    declarer: Seat | None


@dataclass(slots=True)
class MatchState:
    """A match at one moment.

    table: the rules and seats. level: how strong the computer players are. seed: what every deal
    and tie is drawn from. totals: points, or chips, by seat. hand: the hand in play or just ended,
    None before the first. winners: the best seats, empty until the match has ended. pool: chips
    nobody has won yet. declarer: who names the suit of the next hand after a jack. eve: how things
    stood before the hand.
    """

    table: Table = field(repr=False)
    level: Level
    seed: str = field(repr=False)
    totals: list[int]
    hand: HandState | None = None
    number: int = 0
    winners: tuple[Seat, ...] = ()
    pool: int = 0
    declarer: Seat | None = None
    eve: Eve | None = None

    def copy(self) -> MatchState:
        """Return a match equal to this one that shares nothing changeable with it."""
        return MatchState(
            self.table,
            self.level,
            self.seed,
            list(self.totals),
            self.hand.copy() if self.hand else None,
            self.number,
            self.winners,
            self.pool,
            self.declarer,
            self.eve,
        )

    def is_over(self) -> bool:
        """Return whether the match has ended."""
        return bool(self.winners)

    def awaits_deal(self) -> bool:
        """Return whether the next thing to do is to deal a hand."""
        return not self.winners and (self.hand is None or self.hand.phase is Phase.OVER)


def begin(
    ruleset: RuleSet, seats: int, *, level: Level, seed: str, emit: Emit | None = None
) -> MatchState:
    """Return a match before its first deal; raises ValueError where rules and seats do not fit."""
    match = MatchState(lay(ruleset, seats), level, seed, [ruleset.chips] * seats)
    if emit:
        emit(started(match))
    return match


def started(match: MatchState) -> MatchStarted:
    """Return the event that began `match`."""
    table = match.table
    return MatchStarted(table.ruleset.name, table.seats, match.level, fixed_sides(table))


def next_deal(match: MatchState) -> Deal:
    """Return the deal of the match's next hand, from its seed."""
    return shuffle.deal(match.table, match.seed, match.number + 1)


def apply(match: MatchState, action: Action, emit: Emit | None = None) -> None:
    """Do `action`, handing each event to `emit`; raises Illegal and changes nothing.

    The play that ends a hand adds its scores, and ends the match, in the same step (C27).
    """
    if isinstance(action, Deal):
        if not match.awaits_deal():
            raise Illegal(Reason.WRONG_MOMENT)
        purse = match.totals if match.table.ruleset.asks_for_totals else ()
        dealt = deal(
            match.table,
            match.number + 1,
            action,
            emit,
            purse=purse,
            pool=match.pool,
            declarer=match.declarer,
        )
        match.eve = Eve(tuple(match.totals), match.pool, match.declarer)
        match.hand = dealt
        match.number += 1
        return
    hand = match.hand
    if hand is None:
        raise Illegal(Reason.WRONG_MOMENT)
    hands.apply(hand, action, emit)
    if hand.scores is not None:
        _add_scores(match, hand.scores, emit)


def after(match: MatchState, action: Action) -> MatchState:
    """Return the match that follows; `match` is left as it was. Raises Illegal as `apply` does."""
    changed = match.copy()
    apply(changed, action)
    return changed


def view(match: MatchState, seat: Seat) -> SeatView:
    """Return what `seat` knows of the hand; raises ValueError before the first deal.

    The person's seat always remembers what it passed; a computer's as the ruleset says (C3).
    """
    if match.hand is None:
        raise ValueError("no hand has been dealt")
    remembers = seat == PERSON or match.level in match.table.ruleset.pass_memory
    return hands.view(match.hand, seat, remembers_pass=remembers)


def fixed_sides(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats that play together all through a match, side by side; none without sides."""
    if table.ruleset.sides is not Sides.OPPOSITE:
        return ()
    return tuple(dict.fromkeys(table.side(seat) for seat in range(table.seats)))


def outcome(match: MatchState, seat: Seat) -> Outcome:
    """Return how the match, which has ended, did so for `seat` (T4)."""
    if seat not in match.winners:
        return Outcome.LOSS
    own = match.table.side(seat) if match.table.ruleset.rank_unit is Unit.SIDE else (seat,)
    return Outcome.WIN if set(match.winners) == set(own) else Outcome.DRAW


def _add_scores(match: MatchState, scores: tuple[int, ...], emit: Emit | None) -> None:
    hand, ruleset = match.hand, match.table.ruleset
    assert hand is not None, "scores come from a hand"  # noqa: S101
    totals = [total + score for total, score in zip(match.totals, scores, strict=True)]
    if ruleset.floor is not None:
        totals = [max(ruleset.floor, total) for total in totals]
    match.totals, match.pool = totals, hand.pool
    match.declarer = hand.declarer if hand.is_jack else None
    if _is_at_end(match):
        match.winners = _winners(match)
    if emit:
        _emit_end(match, hand, scores, emit)


def _is_at_end(match: MatchState) -> bool:
    ruleset, seats = match.table.ruleset, match.table.seats
    if ruleset.is_counted_in_chips and min(match.totals) <= 0:
        return True
    if ruleset.least_deals and match.number >= -(-ruleset.least_deals // seats) * seats:
        return True
    return bool(ruleset.reach) and max(_counted(match, ruleset.reach_unit)) >= ruleset.reach


def _counted(match: MatchState, unit: Unit) -> list[int]:
    """Return by seat the total that counts for it: its own, or its side's."""
    if unit is Unit.SEAT:
        return match.totals
    return [
        sum(match.totals[friend] for friend in match.table.side(seat))
        for seat in range(match.table.seats)
    ]


def _winners(match: MatchState) -> tuple[Seat, ...]:
    ruleset = match.table.ruleset
    counted = _counted(match, ruleset.rank_unit)
    best = max(counted) if ruleset.is_counted_in_chips else min(counted)
    return tuple(seat for seat, total in enumerate(counted) if total == best)


def _emit_end(match: MatchState, hand: HandState, scores: tuple[int, ...], emit: Emit) -> None:
    table, ruleset, totals = match.table, match.table.ruleset, tuple(match.totals)
    pool = match.pool if ruleset.is_counted_in_chips else None
    together = fixed_sides(table)
    emit(HandScored(match.number, scores, totals, pool, together))
    if hand.slam and ruleset.slam is not Slam.CHOICE:
        emit(moon(hand))
    if match.winners:
        balances = (
            tuple(table.seats * total - sum(totals) for total in totals)
            if ruleset.is_settled_by_average
            else ()
        )
        emit(MatchEnded(totals, match.winners, pool, together, balances))
