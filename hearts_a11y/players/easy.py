"""Easy: a beginner's habits. Counts nothing and remembers nothing.

It passes its highest cards, leads low from its longest suit, follows low, sheds a high card when it
plays last to a trick without points, and throws its highest card when it cannot follow, points
counted in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import NO_CARDS, SUIT_MASKS, SUITS, highest, lowest, rank_of
from hearts_a11y.players.judgement import (
    apart,
    dear_cards,
    draw,
    is_last,
    losing,
    of_highest_rank,
    pick,
    points_on,
    prize,
)
from hearts_a11y.players.turns import answer
from hearts_a11y.players.worth import insurance, worths

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice


def choose(view: SeatView, seed: int) -> Choice:
    """Return the action of a beginner; raises ValueError where nothing is asked of the seat."""
    return answer(view, seed, give=highest_cards, play=play)


def play(view: SeatView, seed: int, cards: Mask) -> Card:
    """Lead from length, follow low, and throw the dearest."""
    led = view.led
    if led is None:
        return from_length(view, seed, cards)
    if cards & SUIT_MASKS[led]:
        return follow(view, cards)
    return throw(view, seed, cards)


def highest_cards(view: SeatView, seed: int, count: int) -> tuple[Card, ...]:
    """Pass the highest cards of the hand: they look like the ones that take tricks."""
    left, given = view.hand, []
    for _ in range(count):
        high = of_highest_rank(left & ~view.table.bonus_cards or left)
        card = draw(view, seed, high & view.table.point_cards or high)
        left ^= 1 << card
        given.append(card)
    return tuple(given)


def from_length(view: SeatView, seed: int, cards: Mask) -> Card:
    """Lead the lowest card of the longest suit: the one it has most of, soon nobody else's."""
    lows, most = cards & -cards, 0
    for suit in SUITS:
        held = cards & SUIT_MASKS[suit]
        length = held.bit_count()
        if length > most:
            lows, most = held & -held, length
        elif length == most:
            lows |= held & -held
    return draw(view, seed, lows)


def follow(view: SeatView, cards: Mask) -> Card:
    """Follow low; but slip a dear card under a higher one, and shed a high one where it is safe."""
    suited, jokers = apart(cards)
    gain = prize(view, suited)
    if gain is not None:
        return gain
    paying = suited & view.table.point_cards
    slipped = losing(view, paying & dear_cards(view)) if paying else NO_CARDS
    if slipped:
        return highest(slipped)
    plain = suited & ~paying or suited
    if is_last(view) and points_on(view) <= 0 and not insurance(view):
        return highest(plain)
    if jokers and not losing(view, suited):
        return lowest(jokers)
    return lowest(plain)


def throw(view: SeatView, seed: int, cards: Mask) -> Card:
    """Throw the highest card, points counted in: the queen first, but aces before small hearts.

    A side that still needs a point keeps what may take one, and throws low.
    """
    if insurance(view):
        return pick(view, seed, cards, lambda card: rank_of(card) + view.table.points[card])
    worth, usual = worths(view), cards & ~view.table.bonus_cards or cards
    highest_ones, paying = of_highest_rank(usual), usual & view.table.point_cards
    if not paying:
        return draw(view, seed, highest_ones)
    candidates = highest_ones | paying
    return pick(view, seed, candidates, lambda card: -rank_of(card) - worth[card])
