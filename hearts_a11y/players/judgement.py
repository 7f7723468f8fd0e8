"""Sums that several players share: small questions about a view, each with one answer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import (
    JOKERS,
    NO_CARDS,
    RANKS,
    SUIT_MASKS,
    SUIT_SHIFT,
    SUITS,
    Card,
    Mask,
    Seat,
    cards_of,
    lowest,
    rank_of,
    suit_of,
)
from hearts_a11y.engine.shuffle import mix
from hearts_a11y.players.worth import insurance, lying, worths

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.engine.view import SeatView

_FROM_THE_TOP: Final = tuple(
    sum(0b11 << (suit << SUIT_SHIFT | rank << 1) for suit in SUITS) for rank in RANKS[::-1]
)
"""The cards of each rank, the aces first."""

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


def of_highest_rank(cards: Mask) -> Mask:
    """Return the cards of the highest rank in a non-empty set, jokers aside."""
    for rank in _FROM_THE_TOP:
        found = cards & rank
        if found:
            return found
    return cards


def standing(view: SeatView) -> Card | None:
    """Return the card that takes the trick as it stands (K8), None where none does.

    Jokers never take, nor do two copies of a card.
    """
    led, trick = view.led, view.trick
    cancels = view.table.ruleset.cancels
    best = -1
    for card in trick:
        if card > best and card >> 5 == led and not (cancels and card ^ 1 in trick):
            best = card
    return best if best >= 0 else None


def losing(view: SeatView, cards: Mask) -> Mask:
    """Return the cards of a set that follow suit and yet would not take the trick as it stands.

    Two copies of a card cancel each other.
    """
    top = standing(view)
    losers = NO_CARDS if top is None else below(cards, top)
    if view.table.ruleset.cancels:
        for card in view.trick:
            losers |= cards & 1 << (card ^ 1)
    return losers


def prize(view: SeatView, cards: Mask) -> Card | None:
    """Return the card of the suit led that takes the trick for the greatest gain, played last.

    None where the trick is no gain: a bonus makes it so. A side's first point is one too, and that
    is taken whoever follows.
    """
    table = view.table
    cover = insurance(view)
    if not cover and not (table.bonus_cards and is_last(view)):
        return None
    worth, lies = worths(view), points_on(view)
    if lies > 0:
        lies -= cover
    gains = {card: lies + worth[card] for card in cards_of(cards & ~losing(view, cards))}
    best = min(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] < 0 else None


def taker(view: SeatView) -> Seat | None:
    """Return the seat that takes the trick as it stands, None where none does."""
    top = standing(view)
    return None if top is None else view.order[view.trick.index(top)]


def points_on(view: SeatView) -> float:
    """Return the points that go with the trick so far."""
    worth, points = worths(view), 0.0
    for card in view.trick:
        points += worth[card]
    return points + lying(view)


def later(view: SeatView) -> tuple[Seat, ...]:
    """Return the seats that play to the trick after this one."""
    return view.order[len(view.trick) + 1 :]


def is_last(view: SeatView) -> bool:
    """Return whether this seat plays the trick's last card."""
    return len(view.trick) == len(view.order) - 1


def below(cards: Mask, card: Card) -> Mask:
    """Return the cards of a set that lie under `card` in its suit."""
    return cards & SUIT_MASKS[card >> 5] & ((1 << card) - 1)


def above(cards: Mask, card: Card) -> Mask:
    """Return the cards of a set that lie over `card` in its suit."""
    return cards & SUIT_MASKS[card >> 5] & ~((2 << card) - 1)


def apart(cards: Mask) -> tuple[Mask, Mask]:
    """Return a set's cards of the four suits, and its jokers."""
    jokers = SUIT_MASKS[JOKERS]
    return cards & ~jokers, cards & jokers


def unseen(view: SeatView) -> Mask:
    """Return the cards that the seat has not seen: others hold them, or they lie aside."""
    hidden = view.table.cards & ~view.gone & ~view.hand
    return hidden & ~view.dealings.widow if view.dealings else hidden


def dear_cards(view: SeatView) -> Mask:
    """Return the cards that stand out: the queen of spades in standard.

    They are worth an eighth of all points or more, and as much as all lesser cards of their suit.
    """
    return _dear(view.table.points, view.table.point_cards, view.table.total)


@lru_cache(maxsize=64)
def _dear(points: tuple[int, ...], point_cards: Mask, total: int) -> Mask:
    dear = NO_CARDS
    for suit in SUITS:
        paying = list(cards_of(point_cards & SUIT_MASKS[suit]))
        high = [card for card in paying if points[card] * _DEAR_SHARE >= total]
        rest = sum(points[card] for card in paying) - sum(points[card] for card in high)
        dear |= sum(1 << card for card in high if points[card] >= rest)
    return dear


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


def heaviest(view: SeatView, seed: int, count: int) -> tuple[Card, ...]:
    """Return the cards that burden the hand most, each in what the others leave."""
    return pick_many(view, seed, count, lambda left, card: -burden(view, left, card))


def burden(view: SeatView, left: Mask, card: Card) -> float:
    """How gladly a card is passed: dear or over a dear one and ill guarded, then high and short.

    The cards under a dear one are its guards, and stay.
    """
    suit = SUIT_MASKS[suit_of(card)]
    length = (left & suit).bit_count()
    dear = dear_cards(view) & suit
    if view.table.bonus_cards >> card & 1:
        return -20.0
    if not dear:
        return rank_of(card) + 6 - 2 * length
    if card < lowest(dear):
        return rank_of(card) - 20
    return 40 + view.table.points[card] if length <= _GUARDS else 0.0
