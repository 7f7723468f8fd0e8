"""A ruleset laid out for a number of seats: everything a hand asks for, worked out once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from hearts_a11y.engine.cards import (
    CLUBS,
    JOKERS,
    NO_CARDS,
    RANKS,
    SUIT_MASKS,
    SUITS,
    Card,
    Mask,
    Seat,
    Suit,
    card,
    cards_of,
    lowest,
    mask,
)
from hearts_a11y.engine.ruleset import Opening, PassCycle, Rest, Sides, Unit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_a11y.engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Table:
    """A compiled ruleset.

    ruleset, seats: what was compiled. named: the suit a declarer named, where one counts. deck:
    every card in play, in hand order; cards: the same as a set. points: points by card number (0
    where worth nothing). point_cards: the cards worth more than nothing; bonus_cards: those worth
    less. total: the points of all point cards. hand_size: cards a seat is dealt; rest_size: cards
    left over. opening: the card that must be led first (K1), None where any may be. left: by seat,
    the next seat clockwise. orders: by leader, the seats in the order they play. sides: by seat,
    those that play together with it, itself among them, by their places; slam_sides: those that
    make a slam together. offsets: the pass cycle, in seats clockwise. has_dealings: whether there
    is more to know of a hand than its cards: a dealer, chips, a widow, a stock, void tricks, a
    declarer.
    """

    ruleset: RuleSet
    seats: int
    named: Suit | None
    deck: tuple[Card, ...] = field(repr=False)
    cards: Mask = field(repr=False)
    points: tuple[int, ...] = field(repr=False)
    point_cards: Mask = field(repr=False)
    bonus_cards: Mask = field(repr=False)
    total: int
    hand_size: int
    rest_size: int
    opening: Card | None
    left: tuple[Seat, ...]
    orders: tuple[tuple[Seat, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    slam_sides: tuple[tuple[Seat, ...], ...]
    offsets: tuple[int, ...]
    has_dealings: bool

    def offset(self, number: int) -> int:
        """Return how many seats clockwise hand `number` (from 1) passes, 0 for no pass (P2)."""
        return self.offsets[(number - 1) % len(self.offsets)]

    def seat_at(self, seat: Seat, offset: int) -> Seat:
        """Return the seat `offset` places clockwise from `seat`."""
        return (seat + offset) % self.seats

    def worth(self, cards: Mask) -> int:
        """Return the points of a set of cards, one by one."""
        return self.worth_of(cards_of(cards & (self.point_cards | self.bonus_cards)))

    def worth_of(self, cards: Iterable[Card]) -> int:
        """Return the points of some cards, one by one."""
        points, worth = self.points, 0
        for each in cards:
            worth += points[each]
        return worth

    def score(self, cards: Mask) -> int:
        """Return the points of all that one seat took, by what goes with what as well (S1)."""
        ruleset = self.ruleset
        if not ruleset.doublers and not ruleset.cancellers:
            return self.worth(cards)
        points = 0
        for each in cards_of(cards):
            value = self.points[each]
            if any(cards & holder and other >> each & 1 for holder, other in ruleset.cancellers):
                value = 0
            if any(cards & holder and other >> each & 1 for holder, other in ruleset.doublers):
                value *= 2
            points += value
        return points

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that play together with `seat`, itself among them, by their places."""
        return self.sides[seat]


def _deck(ruleset: RuleSet, seats: int) -> tuple[Card, ...]:
    removed = ruleset.removed | dict(ruleset.removed_for).get(seats, NO_CARDS)
    cards = [
        each
        for suit in SUITS
        for rank in RANKS
        for copy in range(ruleset.packs)
        if not 1 << (each := card(suit, rank, copy=copy)) & removed
    ]
    cards += [card(JOKERS, number) for number in range(ruleset.jokers)]
    if ruleset.rest is not Rest.STRIPPED:
        return tuple(cards)
    stripped = set(ruleset.strip_order[: len(cards) % seats])
    return tuple(each for each in cards if each not in stripped)


def _sides(sides: Sides, seats: int) -> tuple[tuple[Seat, ...], ...]:
    if sides is Sides.OPPOSITE:
        half = seats // 2
        return tuple((seat % half, seat % half + half) for seat in range(seats))
    return tuple((seat,) for seat in range(seats))


def _offsets(ruleset: RuleSet, seats: int) -> tuple[int, ...]:
    match ruleset.pass_cycle:
        case PassCycle.ROUND:
            pairs = [step for places in range(1, (seats + 1) // 2) for step in (places, -places)]
            across = [] if seats % 2 else [seats // 2]
            offsets = [*pairs, *across, 0]
        case PassCycle.NO_HOLD:
            offsets = list(range(1, seats))
        case tuple(cycle):
            offsets = list(cycle)
        case _:
            assert_never(ruleset.pass_cycle)
    return tuple(each % seats for each in offsets)


def _points(ruleset: RuleSet, named: Suit | None) -> tuple[int, ...]:
    points = [0] * (card(JOKERS, len(RANKS)) + 1)
    for cards, value in reversed(ruleset.values):
        for each in cards_of(cards):
            points[each] = value
    if named is not None:
        for each in cards_of(SUIT_MASKS[named]):
            points[each] = ruleset.named_value
    return tuple(points)


@lru_cache(maxsize=256)
def lay(ruleset: RuleSet, seats: int, *, named: Suit | None = None) -> Table:
    """Return the table of `ruleset` for `seats`; raises ValueError where they do not fit.

    `named` is the suit that a declarer has named in this hand.
    """
    problems = ruleset.problems(seats)
    if problems:
        raise ValueError(f"{ruleset.name}: {'; '.join(problems)}")
    deck = _deck(ruleset, seats)
    hand_size = ruleset.dealt or (len(deck) - ruleset.least_widow) // seats
    rest_size = len(deck) - hand_size * seats
    clubs = mask(deck) & SUIT_MASKS[CLUBS]
    if hand_size < 1 or rest_size < 0 or (rest_size and ruleset.rest is Rest.STRIPPED):
        problems.append(f"{len(deck)} cards do not deal out to {seats} seats")
    if ruleset.opening is Opening.LOWEST_CLUB and not clubs:
        problems.append("no club to lead")
    if problems:
        raise ValueError(f"{ruleset.name}: {'; '.join(problems)}")
    points, sides = _points(ruleset, named), _sides(ruleset.sides, seats)
    return Table(
        ruleset=ruleset,
        seats=seats,
        named=named,
        deck=deck,
        cards=mask(deck),
        points=points,
        point_cards=mask(each for each in deck if points[each] > 0),
        bonus_cards=mask(each for each in deck if points[each] < 0),
        total=sum(max(points[each], 0) for each in deck),
        hand_size=hand_size,
        rest_size=rest_size,
        opening=lowest(clubs) if ruleset.opening is Opening.LOWEST_CLUB else None,
        left=tuple((seat + 1) % seats for seat in range(seats)),
        orders=tuple(
            tuple((leader + place) % seats for place in range(seats)) for leader in range(seats)
        ),
        sides=sides,
        slam_sides=sides if ruleset.slam_unit is Unit.SIDE else _sides(Sides.NONE, seats),
        offsets=_offsets(ruleset, seats),
        has_dealings=ruleset.has_dealer
        or ruleset.asks_for_totals
        or ruleset.rest is not Rest.STRIPPED
        or ruleset.cancels,
    )
