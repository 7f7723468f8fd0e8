"""What one seat may know: its own hand, the table, and what everyone has seen (C3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.legality import playable

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat
    from hearts_a11y.engine.state import PastTrick
    from hearts_a11y.engine.table import Table


@dataclass(frozen=True, slots=True)
class GiveCards:
    """Give `count` cards out of `mask`, to the seat `offset` places clockwise."""

    mask: Mask
    count: int
    offset: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play one card out of `mask`."""

    mask: Mask


Ask: TypeAlias = GiveCards | PlayCard


@dataclass(frozen=True, slots=True)
class ExchangeMemory:
    """What a seat passed and received, and with whom."""

    passed: Mask
    to: Seat
    received: Mask
    giver: Seat


@dataclass(slots=True)
class SeatView:
    """One seat's knowledge at one moment; nothing hidden is in it.

    seat: whose. hand: its cards. ask: what is wanted of it now, None where nothing is. number: the
    hand's, from 1; offset: its pass. turn: the seat to play or None. leader, trick: the cards on
    the table from `leader` on; trick_number from 1. gone: every card played. broken: whether hearts
    are. By seat: counts (cards held), taken and points (finished tricks), voids (bit `suit`).
    last: the trick collected last. memory: this hand's exchange, where the seat remembers it.
    """

    table: Table = field(repr=False)
    seat: Seat
    hand: Mask
    ask: Ask | None
    number: int
    offset: int
    turn: Seat | None
    leader: Seat
    trick: tuple[Card, ...]
    trick_number: int
    gone: Mask
    broken: bool
    counts: tuple[int, ...]
    taken: tuple[Mask, ...]
    points: tuple[int, ...]
    voids: tuple[int, ...]
    last: PastTrick | None
    memory: ExchangeMemory | None

    @property
    def legal(self) -> Mask:
        """The cards that may be given or played now; none while nothing is asked."""
        return self.ask.mask if self.ask else 0

    def is_trick_full(self) -> bool:
        """Return whether the trick on the table waits to be collected (K9)."""
        return len(self.trick) == self.table.seats


def refusal(view: SeatView, card: Card) -> Reason | None:
    """Return the rule that refuses `card` of the seat's own hand now, None where none does."""
    if view.ask is None:
        return Reason.NOT_YOUR_TURN
    if view.legal >> card & 1:
        return None
    return playable(
        view.table,
        view.hand,
        led=view.trick[0] if view.trick else None,
        first_trick=view.trick_number == 1,
        broken=view.broken,
    )[1]
