"""A place in the hand, and where it moves (interface II, S1): pure functions on masks.

Every function returns the card to stand on, or None where the edge or an empty hand stops it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import SUIT_MASKS, bit, highest, lowest, suit_of

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Suit


def first(hand: Mask) -> Card | None:
    """Return the first card of the hand."""
    return lowest(hand) if hand else None


def last(hand: Mask) -> Card | None:
    """Return the last card of the hand."""
    return highest(hand) if hand else None


def after(hand: Mask, card: Card) -> Card | None:
    """Return the card of `hand` next after `card`."""
    return first(hand >> card + 1 << card + 1)


def before(hand: Mask, card: Card) -> Card | None:
    """Return the card of `hand` next before `card`."""
    return last(hand & bit(card) - 1)


def suit_after(hand: Mask, card: Card) -> Card | None:
    """Return the first card of the next suit held after that of `card`."""
    following = SUIT_MASKS[suit_of(card) + 1 :]
    return next((lowest(hand & suit) for suit in following if hand & suit), None)


def suit_before(hand: Mask, card: Card) -> Card | None:
    """Return the first card of the next suit held before that of `card`."""
    earlier = SUIT_MASKS[: suit_of(card)]
    return next((lowest(hand & suit) for suit in reversed(earlier) if hand & suit), None)


def of_suit(hand: Mask, suit: Suit) -> Card | None:
    """Return the first card of `suit`."""
    return first(hand & SUIT_MASKS[suit])


def next_of(wanted: Mask, card: Card) -> Card | None:
    """Return the card of `wanted` next after `card`, going round to the first."""
    following = after(wanted, card)
    return first(wanted) if following is None else following


def previous_of(wanted: Mask, card: Card) -> Card | None:
    """Return the card of `wanted` next before `card`, going round to the last."""
    earlier = before(wanted, card)
    return last(wanted) if earlier is None else earlier


def without(hand: Mask, card: Card) -> Card | None:
    """Return the card that takes the place of `card`, now gone from `hand`: the next, else last."""
    following = after(hand, card)
    return last(hand) if following is None else following


def position(hand: Mask, card: Card) -> int:
    """Return the place of `card` in `hand`, from 1."""
    return (hand & (bit(card) << 1) - 1).bit_count()
