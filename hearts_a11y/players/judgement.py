"""Sums that several players share: small questions about a view, each with one answer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import (
    NO_CARDS,
    SUIT_MASKS,
    SUITS,
    Card,
    Mask,
    Seat,
    Suit,
    cards_of,
    highest,
    lowest,
    rank_of,
    suit_of,
)
from hearts_a11y.engine.shuffle import mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.engine.view import SeatView

_MOON_SHARE: Final = (12, 26)
_DEAR_SHARE: Final = 8
_GUARDS: Final = 4  # cards of a suit among which a dear one is at ease


def pick(view: SeatView, seed: int, cards: Mask, cost: Callable[[Card], float]) -> Card:
    """Return the card of a non-empty set with the lowest cost; the seed decides a tie (C4)."""
    best, least = NO_CARDS, float("inf")
    for card in cards_of(cards):
        price = cost(card)
        if price < least:
            best, least = 1 << card, price
        elif price == least:
            best |= 1 << card
    return draw(view, seed, best)


def draw(view: SeatView, seed: int, cards: Mask) -> Card:
    """Return one of equally good cards, by seed, hand, trick and seat (C4)."""
    if cards & (cards - 1) == 0:
        return cards.bit_length() - 1
    lot = mix(seed, view.number, view.trick_number, view.seat) % cards.bit_count()
    for _ in range(lot):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def pick_many(
    view: SeatView, seed: int, count: int, cost: Callable[[Mask, Card], float]
) -> tuple[Card, ...]:
    """Return `count` cards of the hand, each the one of lowest cost in what the others leave."""
    left, given = view.hand, []
    for _ in range(count):
        card = pick(view, seed, left, lambda each, left=left: cost(left, each))  # type: ignore[misc]
        left ^= 1 << card
        given.append(card)
    return tuple(given)


def winning(trick: tuple[Card, ...]) -> Card:
    """Return the card that takes the trick as it stands (K8)."""
    best = trick[0]
    led = best >> 5
    for card in trick:
        if card > best and card >> 5 == led:
            best = card
    return best


def taker(view: SeatView) -> Seat:
    """Return the seat that takes the trick as it stands."""
    return view.table.seat_at(view.leader, view.trick.index(winning(view.trick)))


def points_on(view: SeatView) -> int:
    """Return the points of the cards in the trick so far."""
    return sum(view.table.points[card] for card in view.trick)


def is_last(view: SeatView) -> bool:
    """Return whether this seat plays the trick's last card."""
    return len(view.trick) == view.table.seats - 1


def below(cards: Mask, card: Card) -> Mask:
    """Return the cards of a set that lie under `card` in its suit."""
    return cards & SUIT_MASKS[card >> 5] & ((1 << card) - 1)


def above(cards: Mask, card: Card) -> Mask:
    """Return the cards of a set that lie over `card` in its suit."""
    return cards & SUIT_MASKS[card >> 5] & ~((2 << card) - 1)


def unseen(view: SeatView) -> Mask:
    """Return the cards that other seats still hold."""
    return view.table.cards & ~view.gone & ~view.hand


def dear_cards(view: SeatView) -> Mask:
    """Return the cards worth an eighth of all points or more: the queen of spades in standard."""
    return _dear(view.table.points, view.table.total)


@lru_cache(maxsize=64)
def _dear(points: tuple[int, ...], total: int) -> Mask:
    return sum(1 << card for card, worth in enumerate(points) if worth * _DEAR_SHARE >= total > 0)


def lone_taker(view: SeatView) -> Seat | None:
    """Return the one other seat that has points in finished tricks, None where there is no such."""
    holders = [seat for seat, points in enumerate(view.points) if points]
    return holders[0] if len(holders) == 1 and holders[0] != view.seat else None


def moon_threat(view: SeatView) -> Seat | None:
    """Return the seat that may be taking everything: alone with points, 12 of 26 or more (C6).

    Only finished tricks count (C41).
    """
    seat = lone_taker(view)
    share, whole = _MOON_SHARE
    if seat is None or view.points[seat] * whole < share * view.table.total:
        return None
    return seat


def is_dear_past(view: SeatView) -> bool:
    """Return whether the dear cards of the suit led can no longer fall on the trick.

    The seat remembers that it passed them to one that has played to the trick already.
    """
    dear = dear_cards(view) & unseen(view) & SUIT_MASKS[suit_of(view.trick[0])]
    memory = view.memory
    if not dear or memory is None or dear & ~memory.passed:
        return False
    place = (memory.to - view.leader) % view.table.seats
    return place < len(view.trick)


def goes_to_threat(view: SeatView) -> bool:
    """Return whether the trick, as it stands, goes to the seat that may be taking everything."""
    threat = moon_threat(view)
    return threat is not None and bool(view.trick) and taker(view) == threat


def unfed(view: SeatView) -> Mask:
    """Return the legal cards without those that would feed a moon (C6, C29).

    While the trick goes to the seat that may be taking everything, no point card is thrown on it,
    unless only point cards are legal.
    """
    legal = view.legal
    return (legal & ~view.table.point_cards or legal) if goes_to_threat(view) else legal


def burden(view: SeatView, left: Mask, card: Card) -> float:
    """How gladly a card is passed: dear or over a dear one and ill guarded, then high and short.

    The cards under a dear one are its guards, and stay.
    """
    suit = SUIT_MASKS[suit_of(card)]
    length = (left & suit).bit_count()
    dear = dear_cards(view) & suit
    if not dear:
        return rank_of(card) + 6 - 2 * length
    if card < lowest(dear):
        return rank_of(card) - 20
    return 40 + view.table.points[card] if length <= _GUARDS else 0.0


class Reckoning:
    """What can be worked out from a view by counting cards.

    out: the cards others hold. dear: the dear cards. later: the seats that play to the trick after
    this one. shares: by suit and seat, the likely part of the unseen cards. given: the cards known
    to be where they were passed, where the seat remembers it; given_to: that seat.
    """

    __slots__ = ("dear", "given", "given_to", "later", "out", "shares", "view")

    def __init__(self, view: SeatView) -> None:
        seats = view.table.seats
        self.view = view
        self.out = unseen(view)
        self.dear = dear_cards(view)
        self.later = [(view.seat + n) % seats for n in range(1, seats - len(view.trick))]
        self.given = self.out & view.memory.passed if view.memory else NO_CARDS
        self.given_to = view.memory.to if view.memory else None
        self.shares = [_shares(view, suit) for suit in SUITS]

    def chance_to_take(self, card: Card) -> float:
        """Return how likely `card` takes the trick, if later seats duck where they can."""
        trick = self.view.trick
        if trick:
            top = winning(trick)
            if card < top or card >> 5 != top >> 5:
                return 0.0
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
        worth = self.view.table.points
        return sum(
            (1 - self.chance_of_none(seat, 1 << card)) * worth[card] for card in cards_of(cards)
        )

    def points_with(self, card: Card) -> float:
        """Return the points the trick likely holds if `card` takes it."""
        worth = self.view.table.points
        expected = float(points_on(self.view) + worth[card])
        suit = card >> 5
        out = self.out & SUIT_MASKS[suit]
        lower = below(out, card) & self.view.table.point_cards
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
        table = self.view.table
        if self.view.trick_number == 1 and table.ruleset.first_trick_bars_points:
            return 0.0
        dear = cheap = 0.0
        for other in SUITS:
            cards = self.out & table.point_cards & SUIT_MASKS[other]
            if other == suit or not cards:
                continue
            dear += self.points_held(seat, cards & self.dear)
            rest = cards & ~self.dear
            if rest:
                cheap = max(cheap, (1 - self.chance_of_none(seat, rest)) * self.average(rest))
        return dear + cheap

    def average(self, cards: Mask) -> float:
        """Return the mean points of a non-empty set."""
        worth = self.view.table.points
        return sum(worth[each] for each in cards_of(cards)) / cards.bit_count()


def _shares(view: SeatView, suit: Suit) -> list[float]:
    """Return by seat the likely part of a suit's unseen cards: by cards held, 0 where void."""
    counts = [
        0 if seat == view.seat or view.voids[seat] >> suit & 1 else count
        for seat, count in enumerate(view.counts)
    ]
    total = sum(counts)
    return [count / total if total else 0.0 for count in counts]
