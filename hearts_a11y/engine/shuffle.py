"""Deals from a seed: the same seed gives the same hands in every process and Python version."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import Deal
from hearts_a11y.engine.cards import mask

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.table import Table

_MASK_64 = (1 << 64) - 1


def deal(table: Table, seed: str, number: int) -> Deal:
    """Return the deal of hand `number` (from 1) of the match seeded by `seed` (T3, T6)."""
    source = Random(f"deal/{seed}/{number}")  # noqa: S311 - a game's shuffle, repeatable on purpose
    deck = list(table.deck)
    for last in range(len(deck) - 1, 0, -1):
        # random() alone is promised to stay the same across Python versions; shuffle() is not.
        other = int(source.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    size = table.hand_size
    hands = tuple(mask(deck[seat * size : (seat + 1) * size]) for seat in range(table.seats))
    rest = tuple(deck[table.seats * size :])
    return Deal(hands, rest, dealer(table, seed, number) if table.ruleset.has_dealer else None)


def dealer(table: Table, seed: str, number: int) -> Seat:
    """Return who deals hand `number`: anyone the first, then the next to the left each time."""
    # A stream of its own: no draw of the deal depends on whether there is a dealer.
    first = int(Random(f"dealer/{seed}").random() * table.seats)  # noqa: S311 - as above
    return table.seat_at(first, number - 1)


def number_of(seed: str) -> int:
    """Return a 64-bit number that stands for a seed's text, for `mix`."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")


def mix(seed: int, *numbers: int) -> int:
    """Return 64 bits that look random and depend on all of the numbers, to break ties (C4)."""
    value = seed & _MASK_64
    for each in numbers:
        value = (value ^ each) * 0x9E3779B97F4A7C15 & _MASK_64
        value ^= value >> 29
        value = value * 0xBF58476D1CE4E5B9 & _MASK_64
        value ^= value >> 32
    return value
