"""Easy: a beginner's habits. Counts nothing and remembers nothing.

It passes its highest cards, leads and follows low, sheds a high card when it plays last to a trick
without points, and throws its highest card when it cannot follow, points counted in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import Pass, Play
from hearts_a11y.engine.cards import SUIT_MASKS, highest, lowest, rank_of, suit_of
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.players.judgement import (
    below,
    dear_cards,
    is_last,
    pick,
    pick_many,
    points_on,
    unfed,
    winning,
)

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice


def choose(view: SeatView, seed: int) -> Choice:
    """Return the action of a beginner; raises ValueError where nothing is asked of the seat."""
    ask = view.ask
    if ask is None:
        raise ValueError("nothing is asked of this seat")
    if isinstance(ask, GiveCards):
        return Pass(view.seat, highest_cards(view, seed, ask.count))
    cards = unfed(view)
    if cards & (cards - 1) == 0:
        return Play(view.seat, highest(cards))
    if not view.trick:
        return Play(view.seat, lowest_card(view, seed, cards))
    if cards & SUIT_MASKS[suit_of(view.trick[0])]:
        return Play(view.seat, follow(view, cards))
    return Play(view.seat, throw(view, seed, cards))


def highest_cards(view: SeatView, seed: int, count: int) -> tuple[Card, ...]:
    """Pass the highest cards of the hand: they look like the ones that take tricks."""
    worth = view.table.points
    return pick_many(view, seed, count, lambda _, card: -rank_of(card) - worth[card] / 100)


def lowest_card(view: SeatView, seed: int, cards: Mask) -> Card:
    """Lead the lowest card there is: it looks like the one least likely to win."""
    return pick(view, seed, cards, rank_of)


def follow(view: SeatView, cards: Mask) -> Card:
    """Follow low; but slip a dear card under a higher one, and shed a high one where it is safe."""
    slipped = below(cards & dear_cards(view), winning(view.trick))
    if slipped:
        return highest(slipped)
    plain = cards & ~view.table.point_cards or cards
    if is_last(view) and not points_on(view):
        return highest(plain)
    return lowest(plain)


def throw(view: SeatView, seed: int, cards: Mask) -> Card:
    """Throw the highest card, points counted in: the queen first, but aces before small hearts."""
    worth = view.table.points
    return pick(view, seed, cards, lambda card: -rank_of(card) - worth[card])
