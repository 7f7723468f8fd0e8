"""One match with its players, as a stepper: what happens next, and doing it.

Law of this file: it owns no clock, no file and no word. It says whether the next thing is the
person's, the table's after a pause, or nothing; whoever owns the clock calls `tick` when the pause
is over. Every action is handed to `journal` before its events are returned, so that it is durable
before it is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.actions import Action, Collect
from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.state import Phase
from hearts_a11y.players import roster

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.view import Ask, SeatView

    Journal: TypeAlias = Callable[[MatchState, Action], None]


@dataclass(frozen=True, slots=True)
class NeedAction:
    """The person is asked, and nothing else happens until they act."""

    ask: Ask


@dataclass(frozen=True, slots=True)
class NeedDeal:
    """The next hand waits to be dealt, whenever the person is ready (interface P5)."""

    number: int


@dataclass(frozen=True, slots=True)
class Pause:
    """After the one pause the table moves on by `tick` (C2)."""


@dataclass(frozen=True, slots=True)
class Done:
    """The match is over."""


Step: TypeAlias = NeedAction | NeedDeal | Pause | Done


class Session:
    """A match in progress, with the computer players of its difficulty in every other seat."""

    def __init__(self, match: MatchState, journal: Journal) -> None:
        self.match = match
        self._journal = journal
        self._choose = roster.chooser(match.level)
        self._seed = shuffle.number_of(match.seed)

    def step(self) -> Step:
        """Return what happens next.

        In the pass it is a Pause while a computer player has yet to choose, though the person may
        choose all the while (P5).
        """
        match = self.match
        if match.is_over():
            return Done()
        if match.awaits_deal():
            return NeedDeal(match.number + 1)
        if self._mover() is not None or self._is_trick_full():
            return Pause()
        ask = self.view().ask
        assert ask is not None, "a hand in play always waits for somebody"  # noqa: S101
        return NeedAction(ask)

    def view(self) -> SeatView:
        """Return what the person knows of the hand; raises ValueError before the first deal."""
        return matches.view(self.match, PERSON)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next hand; return the events the person may hear. Raises Illegal."""
        return self.perform(matches.next_deal(self.match))

    def tick(self) -> tuple[Event, ...]:
        """Do what the pause was for; return the events the person may hear.

        Raises Illegal where nothing waits for the clock.
        """
        mover = self._mover()
        if mover is not None:
            return self.perform(self._choose(matches.view(self.match, mover), self._seed))
        if self._is_trick_full():
            return self.perform(Collect())
        raise Illegal(Reason.WRONG_MOMENT)

    def perform(self, action: Action) -> tuple[Event, ...]:
        """Do `action` and journal it; return the events the person may hear. Raises Illegal."""
        events: list[Event] = []
        matches.apply(self.match, action, events.append)
        self._journal(self.match, action)
        return tuple(each for each in events if each.audience in {None, PERSON})

    def is_hand_over(self) -> bool:
        """Return whether no hand is in play: before a deal, between hands, after the match."""
        return self.match.is_over() or self.match.awaits_deal()

    def _is_trick_full(self) -> bool:
        hand = self.match.hand
        return hand is not None and hand.is_trick_full()

    def _mover(self) -> Seat | None:
        """Return the computer player that moves next, None where none does."""
        hand = self.match.hand
        if hand is None:
            return None
        if hand.phase is Phase.EXCHANGE:
            return next(
                (seat for seat, cards in enumerate(hand.chosen) if not cards and seat), None
            )
        return hand.turn if hand.turn != PERSON else None
