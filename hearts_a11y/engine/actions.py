"""Everything that can be done to a hand or a match, as one closed union. Names are imperative.

`Collect` and `Deal` are the table's own, the rest a seat's: they make the pause before a full trick
is swept (K9) and the start of a hand part of the record, so that a match resumes in the very moment
it was left.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, final

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit


class SlamChoice(Enum):
    """What a shooter does with the points of a slam."""

    SUBTRACT = "subtract"
    ADD = "add"


@dataclass(frozen=True, slots=True)
class Pass:
    """Give `cards` away, all seats at once when the last has chosen (P1, P3)."""

    seat: Seat
    cards: tuple[Card, ...]


@final
class Play(NamedTuple):
    """Play `card` to the trick (K1-K5).

    A tuple, as nearly every action is one of these, and a frozen dataclass costs twice as much.
    """

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many chips for naming the suit that counts; 0 is no bid."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Name the suit that counts in this hand."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Declare:
    """Say whether one undertakes what the hand offers, a general or a slam."""

    seat: Seat
    undertakes: bool


@dataclass(frozen=True, slots=True)
class ChooseSlam:
    """Say what the slam just made does."""

    seat: Seat
    choice: SlamChoice


@final
@dataclass(frozen=True, slots=True)
class Collect:
    """Sweep the full trick to its taker (K8, K9)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin the next hand with these hands, seat 0 first (T3).

    rest: the widow, or the stock in the order it is drawn. dealer: the seat that deals, where the
    ruleset has one.
    """

    hands: tuple[Mask, ...]
    rest: tuple[Card, ...] = ()
    dealer: Seat | None = None


RarerAction: TypeAlias = Pass | Bid | NameSuit | Declare | ChooseSlam
SeatAction: TypeAlias = Play | RarerAction
HandAction: TypeAlias = SeatAction | Collect
Action: TypeAlias = HandAction | Deal
