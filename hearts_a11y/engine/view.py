"""What one seat may know: its own hand, the table, and what everyone has seen (C3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from hearts_a11y.engine.cards import NO_CARDS, SUIT_SHIFT
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.legality import led_card, playable

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit
    from hearts_a11y.engine.ruleset import Prelude
    from hearts_a11y.engine.state import PastTrick
    from hearts_a11y.engine.table import Table


@dataclass(frozen=True, slots=True)
class GiveCards:
    """Give `count` cards out of `mask`, to the seat `offset` places clockwise."""

    mask: Mask
    count: int
    offset: int


@dataclass(slots=True)
class PlayCard:
    """Play one card out of `mask`.

    Not frozen, as the view is not: nearly every view has one, and frozen it costs twice as much.
    """

    mask: Mask


@dataclass(frozen=True, slots=True)
class BidNumber:
    """Bid from `least` to `most` chips for naming the suit that counts, or nothing."""

    least: int
    most: int
    mask: ClassVar[Mask] = NO_CARDS


@dataclass(frozen=True, slots=True)
class NameASuit:
    """Name the suit that counts."""

    suits: tuple[Suit, ...]
    mask: ClassVar[Mask] = NO_CARDS


@dataclass(frozen=True, slots=True)
class Answer:
    """Say whether to undertake what the hand offers."""

    offer: Prelude
    mask: ClassVar[Mask] = NO_CARDS


@dataclass(frozen=True, slots=True)
class DecideSlam:
    """Say what the slam just made, of `amount` points, does."""

    amount: int
    mask: ClassVar[Mask] = NO_CARDS


Ask: TypeAlias = GiveCards | PlayCard | BidNumber | NameASuit | Answer | DecideSlam


@dataclass(frozen=True, slots=True)
class ExchangeMemory:
    """What a seat passed and received, and with whom."""

    passed: Mask
    to: Seat
    received: Mask
    giver: Seat


@dataclass(frozen=True, slots=True)
class Dealings:
    """What only some rulesets have, as far as the seat may know it.

    dealer: the dealing seat, or None. bids: by seat, None before it has spoken. declarer: who names
    the suit or undertakes the hand. partner: the declarer's silent one, once shown or if the seat
    is it. carried: cards of void tricks, for the next taker. stock: cards left to draw. widow: the
    widow's cards, where the seat saw them. purse: chips, or totals, by seat; pool:
    chips in the pool.
    """

    dealer: Seat | None
    bids: tuple[int | None, ...]
    declarer: Seat | None
    partner: Seat | None
    carried: Mask
    stock: int
    widow: Mask
    purse: tuple[int, ...]
    pool: int


@dataclass(slots=True)
class SeatView:
    """One seat's knowledge at one moment; nothing hidden is in it.

    seat: whose. hand: its cards. ask: what is wanted of it now, None where nothing is. number: the
    hand's, from 1; offset: its pass. turn: the seat to play or None. leader, trick: the cards on
    the table from `leader` on, and order the seats of this trick; trick_number from 1. gone: every
    card played. broken: whether hearts are. By seat: counts (cards held), taken and points
    (finished tricks, and a widow for who saw it), voids (bit `suit`). last: the trick collected
    last. memory: this hand's exchange, where the seat remembers it.
    dealings: what only some rulesets have, None in all others.
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
    order: tuple[Seat, ...] = ()
    dealings: Dealings | None = None

    @property
    def legal(self) -> Mask:
        """The cards that may be given or played now; none while nothing is asked."""
        return NO_CARDS if self.ask is None else self.ask.mask

    @property
    def led(self) -> Suit | None:
        """The suit to follow, 0-3; None while there is none."""
        card = led_card(self.trick) if self.trick else None
        return None if card is None else card >> SUIT_SHIFT

    @property
    def declarer(self) -> Seat | None:
        """Who names the suit or undertakes the hand; None in most rulesets."""
        return self.dealings.declarer if self.dealings else None

    def is_trick_full(self) -> bool:
        """Return whether the trick on the table waits to be collected (K9)."""
        return bool(self.order) and len(self.trick) == len(self.order)


def refusal(view: SeatView, card: Card) -> Reason | None:
    """Return the rule that refuses `card` of the seat's own hand now, None where none does."""
    if view.ask is None:
        return Reason.NOT_YOUR_TURN
    if view.legal >> card & 1:
        return None
    return playable(view, view.hand)[1]
