"""Strong: counts every card, and weighs what each choice costs now and what it leaves in the hand.

For each card it may play it asks: how likely does it take the trick, what will then lie in it, and
how dangerous are the cards kept? It knows who is void, which of its cards can still be beaten, and
where the dear card may be; and it takes a trick from a seat that looks set for the moon.

The figures below are points a hand. They come from many thousands of hands in which every legal
card was tried in turn; docs/players.md says how they do.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.actions import Pass, Play
from hearts_a11y.engine.cards import SUIT_MASKS, SUITS, cards_of, lowest, rank_of, suit_of
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.players.judgement import (
    Reckoning,
    above,
    below,
    dear_cards,
    pick,
    pick_many,
    taker,
    unfed,
)

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask, Suit
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice


class Kind(Enum):
    """What a suit means to a hand."""

    PLAIN = auto()  # worth nothing
    PAYING = auto()  # its cards are worth a little each
    HUNTED = auto()  # another seat holds a dear card of it
    GUARDED = auto()  # the hand itself does


# By kind, for the lowest, the second and every further card of the suit in hand: its danger, and
# how much is added by each lower card that others hold, up to eight. The lowest matters most.
RISKS: Final = {
    Kind.PLAIN: ((-0.1, 0.4), (-0.3, 0.22), (-0.1, 0.06)),
    Kind.PAYING: ((0.1, 0.72), (-0.15, 0.4), (0.0, 0.12)),
    Kind.HUNTED: ((-0.2, 0.17), (0.3, 0.15), (0.1, 0.18)),
    Kind.GUARDED: ((-1.6, 0.28), (-0.65, 0.29), (-0.7, 0.11)),
}
MOST_LOWER: Final = 8
GUARDS: Final = 4  # cards of a suit among which a dear one is at ease
TOP: Final = 0.4  # a card that nothing out can beat
# By how many cards lie under it in the hand: a dear card that can still be beaten, the same that
# cannot, and a card over a dear one that is out.
DEAR: Final = (6.0, 4.0, 2.3, 1.5, 1.5)
DEAR_AND_HIGH: Final = (6.4, 4.4, 3.4, 3.1, 2.5)
OVER_DEAR: Final = (2.5, 1.1, -0.3, -1.0)


def choose(view: SeatView, seed: int) -> Choice:
    """Return the action of an expert; raises ValueError where nothing is asked of the seat."""
    ask = view.ask
    if ask is None:
        raise ValueError("nothing is asked of this seat")
    if isinstance(ask, GiveCards):
        given = pick_many(view, seed, ask.count, lambda left, card: -burden(view, left, card))
        return Pass(view.seat, given)
    cards = unfed(view)
    if cards & (cards - 1) == 0:
        return Play(view.seat, cards.bit_length() - 1)
    reckoning = Reckoning(view)
    return Play(view.seat, pick(view, seed, cards, lambda card: cost(reckoning, card)))


def burden(view: SeatView, left: Mask, card: Card) -> float:
    """How gladly a card is passed: dear or over a dear one and ill guarded, then high and short.

    The cards under a dear one are its guards, and stay.
    """
    suit = SUIT_MASKS[suit_of(card)]
    length = (left & suit).bit_count()
    dear = dear_cards(view) & suit
    if not dear:
        return rank_of(card) + 6 - 2 * length
    if card < lowest(dear):
        return rank_of(card) - 20
    return 40 + view.table.points[card] if length <= GUARDS else 0.0


def cost(reckoning: Reckoning, card: Card) -> float:
    """Return what playing `card` costs: the trick, the lead that follows, and the cards kept."""
    kept = reckoning.view.hand ^ 1 << card
    chance = reckoning.chance_to_take(card)
    price = danger(reckoning, kept) - stopping(reckoning, card, chance)
    if chance:
        price += chance * (0.95 * reckoning.points_with(card) + lead_cost(reckoning, card))
    return price


def lead_cost(reckoning: Reckoning, card: Card) -> float:
    """Return what it costs to be on lead after the trick: the fewer the cards, the more.

    It costs less after the first trick, and more for a leader who keeps the lead.
    """
    view = reckoning.view
    cost = 2.6 - 0.17 * view.hand.bit_count()
    if view.trick_number == 1:
        return cost - 1.1
    if not view.trick:
        shares = reckoning.shares[suit_of(card)]
        cost += 0.75 - 0.75 * sum(1 for seat in reckoning.later if not shares[seat])
    return cost


def danger(reckoning: Reckoning, hand: Mask) -> float:
    """Return the points a hand threatens to take, suit by suit."""
    unit = reckoning.view.table.total / 26
    return unit * sum(
        suit_danger(reckoning, hand & SUIT_MASKS[suit], suit)
        for suit in SUITS
        if hand & SUIT_MASKS[suit]
    )


def suit_danger(reckoning: Reckoning, cards: Mask, suit: Suit) -> float:
    """Return the points the cards of one suit threaten to take."""
    out = reckoning.out & SUIT_MASKS[suit]
    if not out:
        return 0.0
    dear = reckoning.dear
    kind = kind_of(reckoning, cards, suit)
    risks = RISKS[kind]
    total = 0.0
    for place, card in enumerate(cards_of(cards)):
        higher = above(out, card)
        if dear >> card & 1:
            table = DEAR if higher else DEAR_AND_HIGH
            total += table[min(cards.bit_count() - 1, len(table) - 1)]
            continue
        if kind is Kind.HUNTED and below(out & dear, card):
            total += OVER_DEAR[min(place, len(OVER_DEAR) - 1)]
        base, each_lower = risks[min(place, len(risks) - 1)]
        total += base + each_lower * min(below(out, card).bit_count(), MOST_LOWER)
        if not higher:
            total += TOP
    return total


def kind_of(reckoning: Reckoning, cards: Mask, suit: Suit) -> Kind:
    """Return what a suit means to a hand that holds `cards` of it."""
    if cards & reckoning.dear:
        return Kind.GUARDED
    if reckoning.out & SUIT_MASKS[suit] & reckoning.dear:
        return Kind.HUNTED
    if SUIT_MASKS[suit] & reckoning.view.table.point_cards & ~reckoning.dear:
        return Kind.PAYING
    return Kind.PLAIN


def stopping(reckoning: Reckoning, card: Card, chance: float) -> float:
    """Return what a card is worth against a seat that looks set for the moon."""
    view = reckoning.view
    threat = reckoning.threat
    if threat is None:
        return 0.0
    worth = 0.0
    can_take = not view.trick or taker(view) == threat or threat in reckoning.later
    if can_take and chance:
        worth += chance * 6 * min(1.0, reckoning.points_with(card))
    out = reckoning.out & SUIT_MASKS[suit_of(card)]
    if not chance and out and not above(out, card):
        worth -= 1.0
    return worth
