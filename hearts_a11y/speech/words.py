"""Names as messages: cards, suits, seats, directions, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import JOKERS, SUIT_MASKS, bit, cards_of, rank_of, suit_of
from hearts_a11y.speech.message import Joined, Joint, Message, say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from hearts_a11y.engine.cards import Card, Mask, Rank, Seat, Suit

_RANKS = tuple(say(f"rank-{name}") for name in (*range(2, 11), *"JQKA"))
_SUITS = tuple(say(f"suit-{name}") for name in ("clubs", "diamonds", "spades", "hearts"))
_DIRECTIONS = {1: say("dir-left"), 2: say("dir-across"), 3: say("dir-right")}
_SEATS_WITH_DIRECTIONS = 4


def rank_name(rank: Rank) -> Message:
    """Return the name of a rank, 0-12."""
    return _RANKS[rank]


def suit_name(suit: Suit) -> Message:
    """Return the name of a suit, 0-3."""
    return _SUITS[suit]


def card_name(card: Card) -> Message:
    """Return the name of a card; words only, never a sign or a letter (interface I5)."""
    if suit_of(card) == JOKERS:
        return say("card-joker")
    return say("card", rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def said_alike(card: Card) -> Mask:
    """Return the set of all cards that have the name of `card`: its copies, or every joker."""
    if suit_of(card) == JOKERS:
        return SUIT_MASKS[JOKERS]
    return bit(card) | bit(card ^ 1)


def card_names(cards: Mask) -> Joined:
    """Return the names of a set of cards in hand order (U4)."""
    return Joined(tuple(card_name(card) for card in cards_of(cards)))


def seat_name(seat: Seat) -> Message:
    """Return the name of a seat as the person in seat 0 says it (T1)."""
    return say("seat-cpu", n=seat) if seat else say("seat-self")


def seat_names(seats: Iterable[Seat]) -> Joined:
    """Return the names of several seats."""
    return Joined(tuple(seat_name(seat) for seat in seats))


def direction(seat: Seat, seats: int) -> Message:
    """Return the way from the person to `seat`: a direction at a table of four, else the seat."""
    if seats == _SEATS_WITH_DIRECTIONS:
        return _DIRECTIONS[seat]
    return say("dir-seat", seat=seat_name(seat))


def origin(seat: Seat, seats: int) -> Message:
    """Return where something comes from: a direction at a table of four, else the seat."""
    return _DIRECTIONS[seat] if seats == _SEATS_WITH_DIRECTIONS else seat_name(seat)


def points(n: int) -> Message:
    """Return a number of points; below nothing it is said in words."""
    return say("points", n=n) if n >= 0 else say("minus", amount=say("points", n=-n))


def part_of_points(amount: Fraction) -> Message:
    """Return an amount of points, more than none, of which a part may be less than one."""
    whole, rest = divmod(amount, 1)
    if not rest:
        return points(whole)
    part = say("part", n=rest.numerator, all=rest.denominator)
    if not whole:
        return say("points-part", part=part)
    return say("points-and-part", points=points(whole), part=part)


def together(worth: Message) -> Message:
    """Return points or chips as those that several seats have as one."""
    return say("together", points=worth)


def chips(n: int) -> Message:
    """Return a number of chips; below nothing it is said in words."""
    return say("chips", n=n) if n >= 0 else say("minus", amount=say("chips", n=-n))


def number(n: int) -> int | Message:
    """Return a number; below nothing it is said in words."""
    return n if n >= 0 else say("minus", amount=-n)


def sentences(parts: Iterable[Message]) -> Joined:
    """Return messages read as sentences."""
    return Joined(tuple(parts), Joint.SENTENCE)
