"""What a computer player bids, names, undertakes and makes of a slam.

Every level does this alike: it is asked in few rulesets, and only cards tell levels apart. Nobody
undertakes to take everything (C7). A bid is for the suit that the hand fears least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.actions import Bid, ChooseSlam, Declare, NameSuit, SlamChoice
from hearts_a11y.engine.cards import QUEEN, SUIT_MASKS, SUITS, cards_of, rank_of
from hearts_a11y.engine.shuffle import mix
from hearts_a11y.engine.view import Answer, BidNumber, DecideSlam, NameASuit

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Suit
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice

CLEAR_AT_BEST: Final = 0.6
CHANCE_LOST_A_FEAR: Final = 0.06
HIGH_CARD_FEAR: Final = 0.5
LARGEST_PART_OF_PURSE: Final = 4
SUIT_SIZE: Final = 13


def undertake(view: SeatView, seed: int) -> Choice:
    """Return the answer to an ask that is not about cards; raises ValueError for any other."""
    match view.ask:
        case BidNumber(least=least, most=most):
            return Bid(view.seat, bid(view, seed, least=least, most=most))
        case NameASuit(suits=suits):
            return NameSuit(view.seat, least_feared(view, seed, suits))
        case Answer():
            return Declare(view.seat, undertakes=False)
        case DecideSlam(amount=amount):
            return ChooseSlam(view.seat, slam_choice(view, amount))
        case _:
            raise ValueError("nothing but cards is asked of this seat")


def bid(view: SeatView, seed: int, *, least: int, most: int) -> int:
    """Return the least bid that is allowed, while the pool is likely worth it; else 0.

    The pool will hold what it has and the suit's thirteen; it is won by a seat that takes none.
    """
    suit = least_feared(view, seed, SUITS)
    chance = max(0.0, CLEAR_AT_BEST - CHANCE_LOST_A_FEAR * fear(view, suit))
    pool = view.dealings.pool if view.dealings else 0
    worth = int(chance * (pool + SUIT_SIZE))
    return least if least <= min(worth, most, most // LARGEST_PART_OF_PURSE) else 0


def least_feared(view: SeatView, seed: int, suits: tuple[Suit, ...]) -> Suit:
    """Return the suit that would cost this hand least if it counted; the seed decides a tie."""
    least = min(fear(view, suit) for suit in suits)
    equal = [suit for suit in suits if fear(view, suit) == least]
    return equal[mix(seed, view.number, view.seat) % len(equal)]


def fear(view: SeatView, suit: Suit) -> float:
    """Return how much a hand would take if `suit` counted.

    Its cards of the suit count by how far they stand above the lowest they could be, and every
    high card of another suit adds a little: tricks are taken with it, and points thrown on them.
    """
    own = list(cards_of(view.hand & SUIT_MASKS[suit]))
    above_lowest = sum(rank_of(card) - 2 * place for place, card in enumerate(own))
    others = cards_of(view.hand & ~SUIT_MASKS[suit])
    high = sum(1 for card in others if rank_of(card) >= QUEEN)
    return max(above_lowest, 0) / 4 + HIGH_CARD_FEAR * high


def slam_choice(view: SeatView, amount: int) -> SlamChoice:
    """Return to add, unless that would end the match with another seat lower: then to subtract."""
    totals = view.dealings.purse if view.dealings else ()
    reach = view.table.ruleset.reach
    if not totals or not reach:
        return SlamChoice.ADD
    after = [total if seat == view.seat else total + amount for seat, total in enumerate(totals)]
    ends = max(after) >= reach
    return SlamChoice.SUBTRACT if ends and after[view.seat] > min(after) else SlamChoice.ADD
