"""Easy: a beginner's habits. Counts nothing and remembers nothing.

It passes its highest cards, leads and follows low, sheds a high card when it plays last to a trick
without points, and throws its highest card when it cannot follow, points counted in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import Pass, Play
from hearts_a11y.engine.cards import SUIT_MASKS, highest, lowest, rank_of
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.players.judgement import (
    apart,
    dear_cards,
    draw,
    is_last,
<<<<<<< hearts_a11y/players/easy.py
    of_highest_rank,
    of_lowest_rank,
=======
    losing,
>>>>>>> /tmp/land/b/hearts_a11y/players/easy.py
    pick,
    points_on,
    prize,
    unfed,
)
from hearts_a11y.players.worth import worths

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
    led = view.led
    if led is None:
        return Play(view.seat, lowest_card(view, seed, cards))
    if cards & SUIT_MASKS[led]:
        return Play(view.seat, follow(view, cards))
    return Play(view.seat, throw(view, seed, cards))


def highest_cards(view: SeatView, seed: int, count: int) -> tuple[Card, ...]:
    """Pass the highest cards of the hand: they look like the ones that take tricks."""
<<<<<<< hearts_a11y/players/easy.py
    left, given = view.hand, []
    for _ in range(count):
        high = of_highest_rank(left)
        card = draw(view, seed, high & view.table.point_cards or high)
        left ^= 1 << card
        given.append(card)
    return tuple(given)
=======
    worth, kept = view.table.points, view.table.bonus_cards
    return pick_many(
        view,
        seed,
        count,
        lambda _, card: 100.0 if kept >> card & 1 else -rank_of(card) - worth[card] / 100,
    )
>>>>>>> /tmp/land/b/hearts_a11y/players/easy.py


def lowest_card(view: SeatView, seed: int, cards: Mask) -> Card:
    """Lead the lowest card there is: it looks like the one least likely to win."""
    return draw(view, seed, of_lowest_rank(cards))


def follow(view: SeatView, cards: Mask) -> Card:
    """Follow low; but slip a dear card under a higher one, and shed a high one where it is safe."""
<<<<<<< hearts_a11y/players/easy.py
    paying = cards & view.table.point_cards
    if paying:
        slipped = below(paying & dear_cards(view), winning(view.trick))
        if slipped:
            return highest(slipped)
    plain = cards & ~paying or cards
    if is_last(view) and not points_on(view):
=======
    suited, jokers = apart(cards)
    gain = prize(view, suited)
    if gain is not None:
        return gain
    ducks = losing(view, suited)
    slipped = ducks & dear_cards(view)
    if slipped:
        return highest(slipped)
    plain = suited & ~view.table.point_cards or suited
    if is_last(view) and points_on(view) <= 0:
>>>>>>> /tmp/land/b/hearts_a11y/players/easy.py
        return highest(plain)
    return lowest(plain if ducks else jokers or plain)


def throw(view: SeatView, seed: int, cards: Mask) -> Card:
    """Throw the highest card, points counted in: the queen first, but aces before small hearts."""
<<<<<<< hearts_a11y/players/easy.py
    worth = view.table.points
    candidates = of_highest_rank(cards) | cards & view.table.point_cards
    return pick(view, seed, candidates, lambda card: -rank_of(card) - worth[card])
=======
    worth = worths(view)
    return pick(view, seed, cards, lambda card: -rank_of(card) - worth[card])
>>>>>>> /tmp/land/b/hearts_a11y/players/easy.py
