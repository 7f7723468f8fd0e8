"""What can be worked out by counting cards: who likely holds what, and what a trick will hold."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import (
    JOKERS,
    NO_CARDS,
    SUIT_MASKS,
    SUITS,
    cards_of,
    highest,
    suit_of,
)
from hearts_a11y.engine.ruleset import Rest
from hearts_a11y.players.judgement import (
    above,
    below,
    dear_cards,
    later,
    losing,
    points_on,
    taker,
    unseen,
)
from hearts_a11y.players.moon import moon_threat, suspects
from hearts_a11y.players.worth import first_points, friends, worths

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit
    from hearts_a11y.engine.view import SeatView


class Reckoning:
    """What can be worked out from a view by counting cards.

    out: the cards others hold. dear: the dear cards. later: the seats that play to the trick after
    this one. friends: whose points count with the own. worth: what cards are worth to this seat;
    means, tops: by suit, what its cheap point cards are on average and its dear ones at most.
    first: what its next points cost it besides. lies: the points that go with the trick so far;
    taker: the seat that takes it as it stands. suspects: the seats that may be after every point;
    is_watched: whether all watch them.
    shares: by suit and seat, the likely part of the unseen cards. given: the cards known to be
    where they were passed, where the seat remembers it; given_to: that seat. draws: whether a seat
    that cannot follow draws, and throws nothing. loads: by seat and suit, what has been asked for
    of `load`.
    """

    __slots__ = (
        "dear",
        "draws",
        "first",
        "friends",
        "given",
        "given_to",
        "is_watched",
        "later",
        "lies",
        "loads",
        "means",
        "out",
        "shares",
        "suspects",
        "taker",
        "tops",
        "view",
        "worth",
    )

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.out = unseen(view)
        self.dear = dear_cards(view)
        self.later = later(view)
        self.friends = friends(view)
        self.worth = worths(view)
        self.first = first_points(view)
        self.lies = points_on(view)
        self.taker = taker(view)
        self.suspects = suspects(view)
        self.is_watched = moon_threat(view) is not None
        self.means, self.tops = _suits(view.table.points, view.table.point_cards, self.dear)
        self.draws = bool(view.dealings and view.dealings.stock)
        self.given = self.out & view.memory.passed if view.memory else NO_CARDS
        self.given_to = view.memory.to if view.memory else None
        aside = lying_aside(view)
        self.shares = [_shares(view, suit, aside) for suit in SUITS]
        self.loads: dict[Seat, list[tuple[float, float]]] = {}

    def chance_to_take(self, card: Card) -> float:
        """Return how likely `card` takes the trick, if later seats duck where they can."""
        view = self.view
        led = view.led
        if led is None:
            if card >> 5 == JOKERS:
                return 0.0
        elif card >> 5 != led or losing(view, 1 << card):
            return 0.0
        return self.chance_to_stay(card)

    def chance_to_stay(self, card: Card) -> float:
        """Return how likely no later seat beats `card`, if they duck where they can."""
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self.chance_forced_over(seat, card)
        return chance

    def chance_forced_over(self, seat: Seat, card: Card) -> float:
        """Return how likely `seat` must beat `card`: it has higher cards of the suit, no lower."""
        lower, higher = below(self.out, card), above(self.out, card)
        return self.chance_of_none(seat, lower) * (1 - self.chance_of_none(seat, higher))

    def chance_of_none(self, seat: Seat, cards: Mask) -> float:
        """Return how likely `seat` holds none of these unseen cards of one suit."""
        if not cards:
            return 1.0
        if cards & self.given:
            if seat == self.given_to:
                return 0.0
            cards &= ~self.given
        share = self.shares[suit_of(highest(cards))][seat] if cards else 0.0
        return (1 - share) ** cards.bit_count()

    def points_held(self, seat: Seat, cards: Mask) -> float:
        """Return the points that `seat` likely holds of these unseen cards, one by one."""
        worth = self.worth
        return sum(
            (1 - self.chance_of_none(seat, 1 << card)) * worth[card] for card in cards_of(cards)
        )

    def points_with(self, card: Card, top: Card | None = None) -> float:
        """Return the points the trick likely holds with `card` if it, or `top`, takes it."""
        worth = self.worth
        expected = float(self.lies + worth[card])
        top = card if top is None else top
        suit = top >> 5
        out = self.out & SUIT_MASKS[suit]
        lower = below(out, top) & self.view.table.point_cards
        cheap = lower & ~self.dear
        for seat in self.later:
            void = self.chance_of_none(seat, out)
            expected += void * self.thrown(seat, suit)
            expected += self.points_held(seat, lower & self.dear)
            if cheap:
                expected += (1 - void) * self.average(cheap)
        return expected

    def thrown(self, seat: Seat, suit: Suit) -> float:
        """Return the points `seat` likely throws where it cannot follow `suit`."""
        view = self.view
        bars_points = view.trick_number == 1 and view.table.ruleset.first_trick_bars_points
        if bars_points or self.draws:
            return 0.0
        if seat not in self.loads:
            self.loads[seat] = [self.load(seat, each) for each in SUITS]
        others = [load for other, load in enumerate(self.loads[seat]) if other != suit]
        return sum(dear for dear, _ in others) + max(cheap for _, cheap in others)

    def load(self, seat: Seat, suit: Suit) -> tuple[float, float]:
        """Return the points of dear cards, and of a cheap one, that `seat` may throw of a suit."""
        cards = self.out & self.view.table.point_cards & SUIT_MASKS[suit]
        rest = cards & ~self.dear
        cheap = (1 - self.chance_of_none(seat, rest)) * self.average(rest) if rest else 0.0
        return self.points_held(seat, cards & self.dear), cheap

    def average(self, cards: Mask) -> float:
        """Return the mean points of a non-empty set."""
        worth = self.worth
        return sum(worth[each] for each in cards_of(cards)) / cards.bit_count()


def lying_aside(view: SeatView) -> int:
    """Return how many of the unseen cards nobody holds: the stock's, or a widow's."""
    if view.dealings is None:
        return 0
    table = view.table
    hidden = table.rest_size if table.ruleset.rest is Rest.WIDOW and not view.dealings.widow else 0
    return hidden + view.dealings.stock


@lru_cache(maxsize=64)
def _suits(
    points: tuple[int, ...], point_cards: Mask, dear: Mask
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Return by suit the mean points of its cheap point cards, and the most of a dear one."""
    means, tops = [], []
    for suit in SUITS:
        cheap = [points[card] for card in cards_of(point_cards & ~dear & SUIT_MASKS[suit])]
        means.append(sum(cheap) / len(cheap) if cheap else 0.0)
        tops.append(max((points[card] for card in cards_of(dear & SUIT_MASKS[suit])), default=0))
    return tuple(means), tuple(tops)


def _shares(view: SeatView, suit: Suit, aside: int) -> list[float]:
    """Return by seat the likely part of a suit's unseen cards: by cards held, 0 where void.

    So many unseen cards lie aside, in nobody's hand.
    """
    counts = [
        0 if seat == view.seat or view.voids[seat] >> suit & 1 else count
        for seat, count in enumerate(view.counts)
    ]
    total = sum(counts) + aside
    return [count / total if total else 0.0 for count in counts]
