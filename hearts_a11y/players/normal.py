"""Normal: plays with a plan for each suit, and counts roughly.

It passes what the dear card makes dangerous and then empties a short suit, hunts a dear card it
need not fear by leading under it, wins tricks while they are cheap, and ducks the others as high
as it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import SUIT_MASKS, highest, lowest, rank_of, suit_of
from hearts_a11y.players.judgement import (
    above,
    apart,
    below,
    dear_cards,
    heaviest,
    is_dear_past,
    is_last,
    later,
    losing,
    pick,
    points_on,
    prize,
    unseen,
)
from hearts_a11y.players.moon import goes_to_threat
from hearts_a11y.players.turns import answer
from hearts_a11y.players.worth import worths

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice

CHEAP: Final = 8  # a trick with at most this part of all points: three of 26


def choose(view: SeatView, seed: int) -> Choice:
    """Return the action of a settled player; raises ValueError where nothing is asked."""
    return answer(view, seed, give=heaviest, play=play)


def play(view: SeatView, seed: int, cards: Mask) -> Card:
    """Lead where it risks least, follow by plan, and throw what it is gladdest to be rid of."""
    led = view.led
    if led is None:
        return pick(view, seed, cards, lambda card: lead_risk(view, card))
    if cards & SUIT_MASKS[led]:
        return follow(view, cards)
    return pick(view, seed, cards, lambda card: -relief(view, card))


def lead_risk(view: SeatView, card: Card) -> float:
    """How unwelcome a lead is: hunt a dear card from below, else empty the shortest suit, low."""
    suit = SUIT_MASKS[suit_of(card)]
    dear = dear_cards(view) & suit
    if (dear | view.table.bonus_cards) >> card & 1:
        return 50.0
    hunted = dear & unseen(view)
    if hunted:
        is_safe = not above(view.hand, lowest(hunted))
        return -10.0 - rank_of(card) / 100 if is_safe else 40.0
    return 2 * (view.hand & suit).bit_count() + rank_of(card) + 3 * worths(view)[card]


def follow(view: SeatView, cards: Mask) -> Card:
    """Duck as high as possible; win with the highest card where that is safe or unavoidable."""
    suited, jokers = apart(cards)
    gain = prize(view, suited)
    if gain is not None:
        return gain
    dear, kept = dear_cards(view), view.table.bonus_cards
    ducks = losing(view, suited)
    if ducks & dear:
        return highest(ducks & dear)
    under = ducks & ~kept or ducks or jokers
    plain = suited & ~dear & ~kept or suited & ~dear or suited
    if is_last(view):
        is_cheap = points_on(view) * CHEAP <= view.table.total
        return highest(plain) if is_cheap or not under else highest(under)
    if is_early(view) or is_dear_past(view):
        return highest(plain)
    if under:
        return highest(under)
    return lowest(plain)


def is_early(view: SeatView) -> bool:
    """Whether the suit led is fresh: worth nothing so far, and everyone likely still holds it."""
    led = view.led
    if led is None or SUIT_MASKS[led] & view.table.point_cards or points_on(view):
        return False
    follow_on = later(view)
    out = (unseen(view) & SUIT_MASKS[led]).bit_count()
    return out >= 3 * len(follow_on) and not any(view.voids[seat] >> led & 1 for seat in follow_on)


def relief(view: SeatView, card: Card) -> float:
    """How glad the hand is to throw a card: dear, over a dear one, paying, then high and short.

    Where the trick goes to a seat that may be taking everything, high cards are kept to stop it.
    """
    if goes_to_threat(view):
        return -rank_of(card)
    suit = SUIT_MASKS[suit_of(card)]
    dear = dear_cards(view)
    if dear >> card & 1:
        return 100.0
    if below(dear & unseen(view), card):
        return 80.0
    worth = worths(view)[card]
    pays = 20.0 if worth > 0 else -40.0 if worth < 0 else 0.0
    return pays + rank_of(card) - (view.hand & suit).bit_count()
