"""Cards as plain ints, and sets of cards as int masks.

Law of this file: a card is `suit << 5 | rank << 1 | copy`; a set of cards is an int with bit
`card` set for each card in it. Within one suit a higher number is a higher card, with two packs
too. Anything ordered by arrival (a trick, a stock) is a tuple or list of cards, never a mask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Card: TypeAlias = int
Mask: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int
Seat: TypeAlias = int

# The seat of the person at the keyboard (T1).
PERSON: Final[Seat] = 0

CLUBS: Final[Suit] = 0
DIAMONDS: Final[Suit] = 1
SPADES: Final[Suit] = 2
HEARTS: Final[Suit] = 3
SUITS: Final = (CLUBS, DIAMONDS, SPADES, HEARTS)
# Jokers stand after every suit, told apart by their rank alone.
JOKERS: Final[Suit] = 4

RANKS: Final = tuple(range(13))
TWO: Final[Rank] = 0
TEN: Final[Rank] = 8
JACK: Final[Rank] = 9
QUEEN: Final[Rank] = 10
KING: Final[Rank] = 11
ACE: Final[Rank] = 12

SUIT_LETTERS: Final = "CDSHX"
RANK_LETTERS: Final = "23456789TJQKA"

SUIT_SHIFT: Final = 5
SUIT_WIDTH: Final = 1 << SUIT_SHIFT
NO_CARDS: Final[Mask] = 0
SUIT_MASKS: Final[tuple[Mask, ...]] = tuple(
    ((1 << SUIT_WIDTH) - 1) << (suit * SUIT_WIDTH) for suit in (*SUITS, JOKERS)
)


def card(suit: Suit, rank: Rank, *, copy: int = 0) -> Card:
    """Return the card of `suit` (0-3) and `rank` (0-12, two to ace) from pack `copy` (0-1)."""
    return suit << SUIT_SHIFT | rank << 1 | copy


def suit_of(card: Card) -> Suit:
    """Return the suit, 0-3: clubs, diamonds, spades, hearts."""
    return card >> SUIT_SHIFT


def rank_of(card: Card) -> Rank:
    """Return the rank, 0-12: two to ace."""
    return card >> 1 & 15


def bit(card: Card) -> Mask:
    """Return the set holding `card` alone."""
    return 1 << card


def mask(cards: Iterable[Card]) -> Mask:
    """Return the set of `cards`."""
    result = NO_CARDS
    for each in cards:
        result |= 1 << each
    return result


def cards_of(mask: Mask) -> Iterator[Card]:
    """Yield the cards of a set in hand order: clubs, diamonds, spades, hearts, low to high (U4)."""
    while mask:
        rest = mask & (mask - 1)
        yield (mask ^ rest).bit_length() - 1
        mask = rest


def lowest(mask: Mask) -> Card:
    """Return the first card of a non-empty set in hand order."""
    # Not `mask & -mask`: ints this long take twice as long over a negative one.
    return (mask ^ (mask - 1)).bit_length() - 1


def highest(mask: Mask) -> Card:
    """Return the last card of a non-empty set in hand order."""
    return mask.bit_length() - 1


def nth(mask: Mask, n: int) -> Card:
    """Return the card at place `n` (from 0) of a set in hand order; `n` must be below its size."""
    while n:
        mask &= mask - 1
        n -= 1
    return (mask ^ (mask - 1)).bit_length() - 1


def text(card: Card) -> str:
    """Return the card's two letters, rank then suit, "QS"; the second pack's add "2"."""
    return RANK_LETTERS[rank_of(card)] + SUIT_LETTERS[suit_of(card)] + ("2" if card & 1 else "")


def parse(letters: str) -> Card:
    """Return the card that `text` writes as `letters`; raises ValueError for anything else."""
    rank, suit, copy = (
        RANK_LETTERS.find(letters[:1]),
        SUIT_LETTERS.find(letters[1:2]),
        ("", "2").index(letters[2:]) if letters[2:] in {"", "2"} else -1,
    )
    if len(letters) < 2 or min(rank, suit, copy) < 0:  # noqa: PLR2004 - rank and suit
        raise ValueError(f"not a card: {letters!r}")
    return card(suit, rank, copy=copy)


def texts(mask: Mask) -> list[str]:
    """Return the letters of a set's cards in hand order."""
    return [text(each) for each in cards_of(mask)]
