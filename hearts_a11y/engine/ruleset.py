"""A ruleset as a value: every rule of a game is a field, and no code asks for a ruleset's name.

Law of this file: the defaults are `standard`'s (rules.md) for ever. A save holds a name and the
fields that differ from these defaults, so a new field may be added but a default never changed.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from typing import Final

from hearts_a11y.engine.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    QUEEN,
    SPADES,
    SUIT_MASKS,
    Card,
    Mask,
    bit,
    card,
)

HOLD: Final = 0
LEFT: Final = 1
RIGHT: Final = -1
ACROSS: Final = 2


class Level(StrEnum):
    """How strong the computer players are; public, fixed for a match (C5, T5)."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


class Opening(Enum):
    """Who leads a hand's first trick, and with what."""

    LOWEST_CLUB = "lowest-club"


class Slam(Enum):
    """What happens when one seat takes every point of a hand."""

    OTHERS_PAY = "others-pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of one game. Seats are counted clockwise; a pass offset of 1 is to the left.

    fewest_seats, most_seats, usual_seats: how many play.
    packs: how many packs of 52 are shuffled together, 1 or 2.
    removed: cards never in the pack. strip_order: cards taken out, in this order, until the rest
    deals out evenly.
    pass_count: cards each seat passes (P1). pass_cycle: the offset by hand number, HOLD for a hand
    without a pass (P2).
    pass_memory: the levels whose computer players remember what they passed and to whom (C3).
    opening: who leads first (K1).
    first_trick_bars_points: K3. breakers: cards that may not be led
    until one of them has been played in an earlier trick (K4); empty for none.
    values: points by set of cards, the first set that holds a card counts (S1).
    slam: S2. reach: the total that ends a match (T4).
    """

    name: str = "standard"
    fewest_seats: int = 4
    most_seats: int = 4
    usual_seats: int = 4
    packs: int = 1
    removed: Mask = NO_CARDS
    strip_order: tuple[Card, ...] = (
        card(CLUBS, 0),
        card(DIAMONDS, 0),
        card(SPADES, 0),
        card(CLUBS, 1),
    )
    pass_count: int = 3
    pass_cycle: tuple[int, ...] = (LEFT, RIGHT, ACROSS, HOLD)
    pass_memory: frozenset[Level] = frozenset()
    opening: Opening = Opening.LOWEST_CLUB
    first_trick_bars_points: bool = True
    breakers: Mask = SUIT_MASKS[HEARTS]
    values: tuple[tuple[Mask, int], ...] = (
        (bit(card(SPADES, QUEEN)), 13),
        (SUIT_MASKS[HEARTS], 1),
    )
    slam: Slam = Slam.OTHERS_PAY
    reach: int = 100

    def problems(self, seats: int) -> list[str]:
        """Return what forbids a table of `seats` under these rules, in no fixed wording."""
        found = []
        if not self.fewest_seats <= seats <= self.most_seats:
            found.append(f"seats {seats} not in {self.fewest_seats}-{self.most_seats}")
        if self.packs not in {1, 2}:
            found.append(f"packs {self.packs} not 1 or 2")
        if not self.pass_cycle:
            found.append("an empty pass cycle")
        if self.reach < 1:
            found.append(f"reach {self.reach} below 1")
        return found


def differing_fields(ruleset: RuleSet) -> dict[str, object]:
    """Return the fields in which `ruleset` differs from the defaults, by name, its name aside."""
    default = RuleSet()
    return {
        each.name: getattr(ruleset, each.name)
        for each in fields(RuleSet)
        if each.name != "name" and getattr(ruleset, each.name) != getattr(default, each.name)
    }
