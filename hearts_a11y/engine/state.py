"""A hand in play, as plain data. Only the modules in phases/ write to it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat
    from hearts_a11y.engine.table import Table


class Phase(Enum):
    """Where a hand stands. BETWEEN phases the next one is about to open."""

    BETWEEN = "between"
    EXCHANGE = "exchange"
    AUCTION = "auction"
    NAMING = "naming"
    DECLARING = "declaring"
    TRICKS = "tricks"
    CHOOSING = "choosing"
    OVER = "over"


class PastTrick(NamedTuple):
    """A trick that was collected. A tuple for the reason that Play is one.

    leader: who led it; order: the seats that played to it, the leader first, and cards theirs.
    taker: who took it, None where it was void and lies for the next. points: what the taker's hand
    has more of it, and of what lay there; of a void one, its own.
    """

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat | None
    points: int
    order: tuple[Seat, ...]


_LISTS: Final = (
    "hands",
    "chosen",
    "passed",
    "received",
    "trick",
    "taken",
    "points",
    "voids",
    "bids",
    "purse",
)


@dataclass(slots=True)
class HandState:
    """One hand at one moment.

    number: the hand's, from 1. offset: where cards pass, 0 for no pass. By seat: hands, chosen (the
    cards to pass, 0 until chosen), passed and received (after the exchange), taken (cards of
    finished tricks), points (theirs, as they would be scored), voids (bit `suit` set once the seat
    failed to follow it). turn: the seat to act, None while there is none (exchange, full trick,
    end). legal: what it may play. trick: the cards on the table from `leader` on, and order the
    seats of this trick, the leader first. trick_number: from 1. gone: every card played. broken:
    whether a breaker was played. last: the trick collected last. scores: set when the hand is over
    (S1, S2).

    Of some rulesets only. dealer. step: how many preludes have been opened. rest: the stock as it
    is drawn, or the widow; rest_taker: who took the widow. carried: cards of void tricks, for the
    next taker. bids: by seat, None before it has spoken. declarer: who won the auction, or
    undertakes a general or slam; bid: what it paid. partner: the declarer's silent one, and
    is_partner_shown whether all have seen it. slam: the seats that took every point. purse: chips,
    or totals, by seat and pool: chips in the pool, as far as they have been paid; is_jack: nobody
    won it.
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
    order: tuple[Seat, ...] = ()
    dealer: Seat | None = None
    step: int = 0
    rest: tuple[Card, ...] = ()
    rest_taker: Seat | None = None
    carried: Mask = 0
    bids: list[int | None] = field(default_factory=list)
    declarer: Seat | None = None
    bid: int = 0
    partner: Seat | None = None
    is_partner_shown: bool = False
    slam: tuple[Seat, ...] = ()
    purse: list[int] = field(default_factory=list)
    pool: int = 0
    is_jack: bool = False

    def copy(self) -> HandState:
        """Return a state equal to this one that shares nothing changeable with it."""
        changed = copy(self)
        for name in _LISTS:
            setattr(changed, name, list(getattr(self, name)))
        return changed

    def is_trick_full(self) -> bool:
        """Return whether every seat has played to the trick on the table (K9)."""
        return bool(self.order) and len(self.trick) == len(self.order)

    def side_of_declarer(self) -> tuple[Seat, ...]:
        """Return the declarer and its silent partner, if any; nobody without a declarer."""
        return tuple(seat for seat in (self.declarer, self.partner) if seat is not None)
