"""Everything that can be done to a hand or a match, as one closed union. Names are imperative.

`Pass` and `Play` are a seat's. `Collect` and `Deal` are the table's own: they make the pause before
a full trick is swept (K9) and the start of a hand part of the record, so that a match resumes in
the very moment it was left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Give `cards` away, all seats at once when the last has chosen (P1, P3)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play `card` to the trick (K1-K5)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Collect:
    """Sweep the full trick to its taker (K8, K9)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin the next hand with these hands, seat 0 first (T3)."""

    hands: tuple[Mask, ...]


HandAction: TypeAlias = Pass | Play | Collect
Action: TypeAlias = HandAction | Deal
