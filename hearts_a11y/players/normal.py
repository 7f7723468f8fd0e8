"""Normal: plays with a plan for each suit, and counts roughly.

It passes what the dear card makes dangerous and then empties a short suit, hunts a dear card it
need not fear by leading under it, wins early tricks while they are cheap, and ducks as high as it
can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.actions import Pass, Play
from hearts_a11y.engine.cards import SUIT_MASKS, suit_of
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.players.judgement import (
    above,
    below,
    dear_cards,
    is_last,
    pick,
    pick_many,
    points_on,
    unfed,
    unseen,
    winning,
)

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice

_GUARDS: Final = 4


def choose(view: SeatView, seed: int) -> Choice:
    """Return the action of a settled player; raises ValueError where nothing is asked."""
    ask = view.ask
    if ask is None:
        raise ValueError("nothing is asked of this seat")
    if isinstance(ask, GiveCards):
        given = pick_many(view, seed, ask.count, lambda left, card: -burden(view, left, card))
        return Pass(view.seat, given)
    cards = unfed(view)
    if cards & (cards - 1) == 0:
        return Play(view.seat, cards.bit_length() - 1)
    if not view.trick:
        return Play(view.seat, pick(view, seed, cards, lambda card: lead_risk(view, card)))
    if cards & SUIT_MASKS[suit_of(view.trick[0])]:
        return Play(view.seat, follow(view, cards))
    return Play(view.seat, pick(view, seed, cards, lambda card: -relief(view, card)))


def burden(view: SeatView, left: Mask, card: Card) -> float:
    """How gladly a card is passed: unguarded dear suits first, then high cards, short suits."""
    suit = left & SUIT_MASKS[suit_of(card)]
    length = suit.bit_count()
    dear = dear_cards(view) & SUIT_MASKS[suit_of(card)]
    if dear:
        if length > _GUARDS or card < dear.bit_length() - 1:
            return -20 + (card & 30) / 2 if card < dear.bit_length() - 1 else 0
        return 40 + view.table.points[card]
    return (card & 30) / 2 + (6 - 2 * length)


def lead_risk(view: SeatView, card: Card) -> float:
    """How likely a lead is to win points: hunt a dear card, else lead low in a suit still fresh."""
    out = unseen(view) & SUIT_MASKS[suit_of(card)]
    dear = dear_cards(view) & SUIT_MASKS[suit_of(card)]
    hunted = dear & out
    if hunted:
        mine = view.hand & SUIT_MASKS[suit_of(card)]
        if not above(mine, hunted.bit_length() - 1):
            return -10.0 - (card & 30) / 100
        if card > hunted.bit_length() - 1:
            return 40.0
        return 12.0
    if dear >> card & 1:
        return 50.0
    under, over = below(out, card).bit_count(), above(out, card).bit_count()
    if not over:
        return 20.0 + (13 - under)
    length = (view.hand & SUIT_MASKS[suit_of(card)]).bit_count()
    return under - over + length / 2 + 4 * view.table.points[card]


def follow(view: SeatView, cards: Mask) -> Card:
    """Duck as high as possible; win with the highest card where that is safe or unavoidable."""
    top = winning(view.trick)
    dear = dear_cards(view)
    under = below(cards, top)
    slipped = under & dear
    if slipped:
        return slipped.bit_length() - 1
    plain = cards & ~dear or cards
    if is_last(view):
        if points_on(view) <= 0 or not under:
            return plain.bit_length() - 1
        return under.bit_length() - 1
    if is_early(view):
        return plain.bit_length() - 1
    if under:
        return under.bit_length() - 1
    return (plain & -plain).bit_length() - 1


def is_early(view: SeatView) -> bool:
    """Whether the suit led is fresh: worth nothing so far, and everyone likely still holds it."""
    suit = SUIT_MASKS[suit_of(view.trick[0])]
    if suit & view.table.point_cards or points_on(view):
        return False
    later = view.table.seats - 1 - len(view.trick)
    out = (unseen(view) & suit).bit_count()
    return out >= 3 * later and not any(
        view.voids[view.table.seat_at(view.seat, place)] >> suit_of(view.trick[0]) & 1
        for place in range(1, later + 1)
    )


def relief(view: SeatView, card: Card) -> float:
    """How glad the hand is to be rid of a card it need not follow with."""
    suit = suit_of(card)
    mine = view.hand & SUIT_MASKS[suit]
    worth = view.table.points[card]
    dear = dear_cards(view)
    if dear >> card & 1:
        return 100.0 + worth
    hunted = dear & unseen(view) & SUIT_MASKS[suit]
    if hunted and card > hunted.bit_length() - 1:
        return 80.0
    out = unseen(view) & SUIT_MASKS[suit]
    under = below(out, card).bit_count()
    return under + 3 * worth - mine.bit_count() + (card & 30) / 4
