"""A match: hands one after another until a total reaches the end (T4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.actions import Action, Deal
from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.events import HandScored, MatchEnded, MatchStarted, MoonShot
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.phases.score import moon_shooter
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import Table, lay

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.ruleset import Level, RuleSet
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.view import SeatView


@dataclass(slots=True)
class MatchState:
    """A match at one moment.

    table: the rules and seats. level: how strong the computer players are. seed: what every deal
    and tie is drawn from. totals: points by seat. hand: the hand in play or just ended, None before
    the first. winners: the seats with the lowest total, empty until the match has ended.
    """

    table: Table = field(repr=False)
    level: Level
    seed: str = field(repr=False)
    totals: list[int]
    hand: HandState | None = None
    number: int = 0
    winners: tuple[Seat, ...] = ()

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
    table = lay(ruleset, seats)
    if emit:
        emit(MatchStarted(ruleset.name, seats, level))
    return MatchState(table, level, seed, [0] * seats)


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
        match.hand = deal(match.table, match.number + 1, action, emit)
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


def _add_scores(match: MatchState, scores: tuple[int, ...], emit: Emit | None) -> None:
    match.totals = [total + score for total, score in zip(match.totals, scores, strict=True)]
    if max(match.totals) >= match.table.ruleset.reach:
        lowest = min(match.totals)
        match.winners = tuple(seat for seat, total in enumerate(match.totals) if total == lowest)
    if not emit or not match.hand:
        return
    totals = tuple(match.totals)
    emit(HandScored(match.number, scores, totals))
    shooter = moon_shooter(match.table, match.hand.points)
    if shooter is not None:
        emit(MoonShot(shooter, match.table.total, match.table.seats))
    if match.winners:
        emit(MatchEnded(totals, match.winners))
