"""A ruleset laid out for a number of seats: everything a hand asks for, worked out once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import (
    CLUBS,
    RANKS,
    SUIT_MASKS,
    SUITS,
    Card,
    Mask,
    Seat,
    card,
    cards_of,
    lowest,
    mask,
)

if TYPE_CHECKING:
    from hearts_a11y.engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Table:
    """A compiled ruleset.

    ruleset, seats: what was compiled. deck: every card in play, in hand order; cards: the same as a
    set. points: points by card number (0 where worth nothing). point_cards: the cards worth points.
    total: the points of the whole deck. hand_size: cards a seat is dealt. opening: the card that
    must be led first (K1). left: by seat, the next seat clockwise.
    """

    ruleset: RuleSet
    seats: int
    deck: tuple[Card, ...] = field(repr=False)
    cards: Mask = field(repr=False)
    points: tuple[int, ...] = field(repr=False)
    point_cards: Mask = field(repr=False)
    total: int
    hand_size: int
    opening: Card
    left: tuple[Seat, ...]

    def offset(self, number: int) -> int:
        """Return how many seats clockwise hand `number` (from 1) passes, 0 for no pass (P2)."""
        cycle = self.ruleset.pass_cycle
        return cycle[(number - 1) % len(cycle)] % self.seats

    def seat_at(self, seat: Seat, offset: int) -> Seat:
        """Return the seat `offset` places clockwise from `seat`."""
        return (seat + offset) % self.seats


def _deck(ruleset: RuleSet, seats: int) -> tuple[Card, ...]:
    cards = [
        each
        for suit in SUITS
        for rank in RANKS
        for copy in range(ruleset.packs)
        if not 1 << (each := card(suit, rank, copy=copy)) & ruleset.removed
    ]
    stripped = set(ruleset.strip_order[: len(cards) % seats])
    return tuple(each for each in cards if each not in stripped)


@lru_cache(maxsize=64)
def lay(ruleset: RuleSet, seats: int) -> Table:
    """Return the table of `ruleset` for `seats`; raises ValueError where they do not fit."""
    problems = ruleset.problems(seats)
    if not problems:
        deck = _deck(ruleset, seats)
        if len(deck) % seats:
            problems.append(f"{len(deck)} cards do not deal out to {seats} seats")
        pack = mask(deck)
        clubs = pack & SUIT_MASKS[CLUBS]
        if not clubs:
            problems.append("no club to lead")
    if problems:
        raise ValueError(f"{ruleset.name}: {'; '.join(problems)}")
    points = [0] * (deck[-1] + 1)
    for cards, value in reversed(ruleset.values):
        for each in cards_of(cards):
            if each < len(points):
                points[each] = value
    return Table(
        ruleset=ruleset,
        seats=seats,
        deck=deck,
        cards=pack,
        points=tuple(points),
        point_cards=mask(each for each in deck if points[each]),
        total=sum(points[each] for each in deck),
        hand_size=len(deck) // seats,
        opening=lowest(clubs),
        left=tuple((seat + 1) % seats for seat in range(seats)),
    )
