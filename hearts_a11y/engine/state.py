"""A hand in play, as plain data. Only the modules in phases/ write to it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat
    from hearts_a11y.engine.table import Table


class Phase(Enum):
    """Where a hand stands."""

    EXCHANGE = "exchange"
    TRICKS = "tricks"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PastTrick:
    """A trick that was collected: its cards in order from `leader`, its taker, its points."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat
    points: int


_LISTS: Final = (
    "hands",
    "chosen",
    "passed",
    "received",
    "trick",
    "taken",
    "points",
    "voids",
)


@dataclass(slots=True)
class HandState:
    """One hand at one moment.

    number: the hand's, from 1. offset: where cards pass, 0 for no pass. By seat: hands, chosen (the
    cards to pass, 0 until chosen), passed and received (after the exchange), taken (cards of
    finished tricks), points (theirs), voids (bit `suit` set once the seat failed to follow it).
    turn: the seat to play, None while there is none (exchange, full trick, end). legal: what it may
    play. trick: the cards on the table from `leader` on. trick_number: from 1. gone: every card
    played. broken: whether a breaker was played. last: the trick collected last. scores: set when
    the hand is over (S1, S2).
    """

    table: Table = field(repr=False)
    number: int
    offset: int
    phase: Phase
    hands: list[Mask]
    chosen: list[Mask]
    passed: list[Mask]
    received: list[Mask]
    turn: Seat | None = None
    legal: Mask = 0
    leader: Seat = 0
    trick: list[Card] = field(default_factory=list)
    trick_number: int = 1
    gone: Mask = 0
    broken: bool = False
    taken: list[Mask] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    voids: list[int] = field(default_factory=list)
    last: PastTrick | None = None
    scores: tuple[int, ...] | None = None

    def copy(self) -> HandState:
        """Return a state equal to this one that shares nothing changeable with it."""
        changed = copy(self)
        for name in _LISTS:
            setattr(changed, name, list(getattr(self, name)))
        return changed

    def is_trick_full(self) -> bool:
        """Return whether every seat has played to the trick on the table (K9)."""
        return len(self.trick) == self.table.seats
