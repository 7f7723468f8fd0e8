"""Everything that can happen, as one closed union. Names are past tense.

Law of this file: an event carries all that is needed to tell it, so no listener reads the state
late; `audience` is the one seat that may hear it, or None where everyone may (interface A1, A2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit
    from hearts_a11y.engine.ruleset import Level


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match of `seats` began under the ruleset called `ruleset`."""

    ruleset: str
    seats: int
    level: Level
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandStarted:
    """Hand `number` (from 1) was dealt; cards pass `offset` seats clockwise, 0 for no pass."""

    number: int
    offset: int
    seats: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """One seat was dealt `cards`."""

    audience: Seat
    cards: Mask


@dataclass(frozen=True, slots=True)
class PassChosen:
    """`seat` has chosen what it passes; what, nobody hears (P3)."""

    seat: Seat
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """`audience` passed `cards` to `to`, at a table of `seats`."""

    audience: Seat
    cards: Mask
    to: Seat
    seats: int


@dataclass(frozen=True, slots=True)
class CardsReceived:
    """`audience` received `cards` from `giver`, at a table of `seats`."""

    audience: Seat
    cards: Mask
    giver: Seat
    seats: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """`seat` played `card`; `leads` opens a trick, `void` names a suit first shown to be void."""

    seat: Seat
    card: Card
    leads: bool
    void: Suit | None
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """A heart was played for the first time in the hand (K4)."""

    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """`seat` took trick `number` (from 1), worth `points` (K8)."""

    seat: Seat
    number: int
    points: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandScored:
    """Hand `number` ended; by seat, `scores` added (S1, S2) and `totals` after it."""

    number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class MoonShot:
    """`seat` took every point; each other seat scores `amount` (S2)."""

    seat: Seat
    amount: int
    seats: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match ended with `totals`; `winners` are the seats with the lowest (T4)."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    audience: ClassVar[None] = None


Event: TypeAlias = (
    MatchStarted
    | HandStarted
    | HandDealt
    | PassChosen
    | CardsPassed
    | CardsReceived
    | CardPlayed
    | HeartsBroken
    | TrickTaken
    | HandScored
    | MoonShot
    | MatchEnded
)
