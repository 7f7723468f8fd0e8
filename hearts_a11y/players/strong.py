"""Strong: counts every card, and weighs what each choice costs now and what it leaves in the hand.

For each card it may play it asks: how likely does it take the trick, what will then lie in it, and
how dangerous are the cards kept? It knows who is void, which of its cards can still be beaten, and
where the dear card may be; and it takes a trick from a seat that looks set for the moon.

The figures below are points a hand. They come from many thousands of hands in which every legal
card was tried in turn; docs/players.md says how they do.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import SUIT_MASKS, SUITS, cards_of, highest, lowest, rank_of, suit_of
from hearts_a11y.players.judgement import above, below, heaviest, pick, standing
from hearts_a11y.players.reckoning import Reckoning
from hearts_a11y.players.turns import answer

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
    Kind.PLAIN: ((0.5, 0.32), (-0.1, 0.25), (-0.1, 0.1)),
    Kind.PAYING: ((0.1, 0.62), (-0.4, 0.35), (0.0, 0.08)),
    Kind.HUNTED: ((0.0, 0.16), (-0.2, 0.15), (0.35, 0.06)),
    Kind.GUARDED: ((-1.4, 0.31), (-1.0, 0.24), (-0.6, 0.06)),
}
MOST_LOWER: Final = 8
# Against a seat that may be after every point, by how many cards are left in hand: the worth of
# taking a point from it, and of holding a card that nothing beats. The fewer are left, the likelier
# it gets them all: one in twenty players of chance does with eight to play, one in two with three.
STOP: Final = (20.0, 20.0, 20.0, 20.0, 12.5, 8.0, 5.5, 5.0)
STOP_WATCHED: Final = 10.0  # at the least, once all watch it (C6)
# By how many suits have a low card left to give the lead away with.
EXITS: Final = (0.9, 0.2, -0.4, -0.7)
# What leading a suit wastes: plain ones are where high cards go cheaply, later.
LEADS: Final = {Kind.PLAIN: 0.8, Kind.PAYING: -0.35, Kind.HUNTED: -0.05, Kind.GUARDED: -0.4}
HUNT: Final = 0.35
# While cards are drawn: a suit that will have to be drawn for, a rank that is gone, and the lead.
DRAWING: Final = 1.0
HIGH: Final = 0.06
LEADING: Final = 0.3
# What part of a bonus is hoped for: kept, by how many can still beat it; out, by how many cards of
# the hand can take it.
KEPT: Final = (0.9, 0.7, 0.6, 0.55, 0.5)
CAUGHT: Final = (0.0, 0.2, 0.3, 0.35)
# A card that nothing out can beat, the lowest of its suit in hand or a further one.
TOP: Final = {
    Kind.PLAIN: (0.3, 0.0),
    Kind.PAYING: (0.05, 0.1),
    Kind.HUNTED: (1.5, 0.7),
    Kind.GUARDED: (1.0, 0.3),
}
# By how many cards lie under it in the hand: a dear card that can still be beaten, the same that
# cannot, and a card over a dear one that is out.
DEAR: Final = (6.0, 4.0, 2.8, 2.1, 2.3)
DEAR_AND_HIGH: Final = (7.8, 5.6, 4.6, 3.7, 3.3)
OVER_DEAR: Final = (1.7, 0.7, -0.2, -0.9)


def choose(view: SeatView, seed: int) -> Choice:
    """Return the action of an expert; raises ValueError where nothing is asked of the seat."""
    return answer(view, seed, give=heaviest, play=play)


def play(view: SeatView, seed: int, cards: Mask) -> Card:
    """Play the card that costs least, now and in what it leaves."""
    reckoning = Reckoning(view)
    return pick(view, seed, cards, lambda card: cost(reckoning, card))


def cost(reckoning: Reckoning, card: Card) -> float:
    """Return what playing `card` costs: the trick, the lead that follows, and the cards kept."""
    view = reckoning.view
    if reckoning.is_watched and reckoning.taker in reckoning.suspects and suit_of(card) != view.led:
        return rank_of(card)  # high cards are kept to stop it
    if reckoning.draws:
        return drawing_cost(reckoning, card)
    kept = view.hand ^ 1 << card
    chance = reckoning.chance_to_take(card)
    unit = view.table.total / 26
    price = danger(reckoning, kept) - unit * stopping(reckoning, card, chance)
    if view.led is None:
        price += unit * lead_waste(reckoning, card)
    if chance:
        points = reckoning.points_with(card)
        price += chance * (paid(reckoning, points) + unit * lead_cost(reckoning, card))
    elif reckoning.friends:
        price += friend_cost(reckoning, card)
    return price


def paid(reckoning: Reckoning, points: float) -> float:
    """Return what so many points cost, the first ones more or less than the others."""
    if not reckoning.first:
        return 0.95 * points
    return 0.95 * points + reckoning.first * min(1.0, points * 13 / reckoning.view.table.total)


def drawing_cost(reckoning: Reckoning, card: Card) -> float:
    """Return what `card` costs while who cannot follow draws.

    Nothing is thrown on a trick then: high cards go cheaply, the lead is welcome, as a leader never
    draws, and so is a card of every suit.
    """
    view = reckoning.view
    kept = view.hand ^ 1 << card
    missing = sum(
        1 for suit in SUITS if reckoning.out & SUIT_MASKS[suit] and not kept & SUIT_MASKS[suit]
    )
    chance = reckoning.chance_to_take(card)
    price = DRAWING * missing - HIGH * rank_of(card)
    return price + chance * (reckoning.points_with(card) - LEADING)


def friend_cost(reckoning: Reckoning, card: Card) -> float:
    """Return what `card` likely costs by what it leaves to one whose points count with the own."""
    top = standing(reckoning.view)
    if top is None or reckoning.taker not in reckoning.friends:
        return 0.0
    return reckoning.chance_to_stay(top) * paid(reckoning, reckoning.points_with(card, top))


def lead_waste(reckoning: Reckoning, card: Card) -> float:
    """Return what leading from a suit wastes, beside what the trick costs.

    Hunting a dear card gains something, where nothing in hand lies over it.
    """
    suit = suit_of(card)
    cards = reckoning.view.hand & SUIT_MASKS[suit]
    kind = kind_of(reckoning, cards, suit)
    hunted = reckoning.out & reckoning.dear & SUIT_MASKS[suit]
    is_hunt = kind is Kind.HUNTED and not above(cards, highest(hunted))
    return LEADS[kind] + (HUNT if is_hunt else 0.0)


def lead_cost(reckoning: Reckoning, card: Card) -> float:
    """Return what it costs to be on lead after the trick: the fewer the cards, the more.

    It costs less after the first trick, and more for a leader who keeps the lead or who will have
    nothing low to get off it with.
    """
    view = reckoning.view
    cost = 2.3 - 0.16 * view.hand.bit_count()
    if view.trick_number == 1:
        return cost - 0.4
    if not exits(reckoning, view.hand ^ 1 << card):
        cost += 0.4
    if view.led is None:
        shares = reckoning.shares[suit_of(card)]
        cost += 1.0 - 0.6 * sum(1 for seat in reckoning.later if not shares[seat])
    elif reckoning.later:
        cost += 0.3
    return cost


def exits(reckoning: Reckoning, hand: Mask) -> int:
    """Return in how many suits the lowest card would likely lose: a way to give the lead away."""
    count = 0
    for suit in SUITS:
        cards, out = hand & SUIT_MASKS[suit], reckoning.out & SUIT_MASKS[suit]
        if cards and out:
            count += 3 * below(out, lowest(cards)).bit_count() <= out.bit_count()
    return count


def danger(reckoning: Reckoning, hand: Mask) -> float:
    """Return the points a hand threatens to take, suit by suit, less for every exit it has."""
    unit = reckoning.view.table.total / 26
    held = [suit for suit in SUITS if hand & SUIT_MASKS[suit]]
    threats = sum(suit_danger(reckoning, hand & SUIT_MASKS[suit], suit) for suit in held)
    ways_out = min(exits(reckoning, hand), len(EXITS) - 1)
    return threats + unit * EXITS[ways_out] - hope(reckoning, hand)


@lru_cache(maxsize=32)  # each card that may be played changes one suit, and leaves the others
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
            total += TOP[kind][min(place, 1)]
    return total * stake_of(reckoning, kind, suit)


def hope(reckoning: Reckoning, hand: Mask) -> float:
    """Return the gain that a hand promises: a bonus it keeps, or may catch with a higher card."""
    total = 0.0
    for bonus in cards_of(reckoning.view.table.bonus_cards & (hand | reckoning.out)):
        if hand >> bonus & 1:
            beaters = above(reckoning.out, bonus).bit_count()
            part = KEPT[min(beaters, len(KEPT) - 1)]
        else:
            part = CAUGHT[min(above(hand, bonus).bit_count(), len(CAUGHT) - 1)]
        total -= part * reckoning.worth[bonus]
    return total


def stake_of(reckoning: Reckoning, kind: Kind, suit: Suit) -> float:
    """Return how many times a suit is about as much as in the game the figures were found in."""
    if kind is Kind.PLAIN:
        return reckoning.view.table.total / 26
    if kind is Kind.PAYING:
        return reckoning.means[suit]
    return reckoning.tops[suit] / 13


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
    """Return what a card is worth against a seat that may be after every point.

    A trick with points is taken from it, points go to another, and a card that nothing can beat is
    kept to stop it later.
    """
    view, suspects, taker = reckoning.view, reckoning.suspects, reckoning.taker
    if not suspects:
        return 0.0
    prize = STOP[min(view.hand.bit_count(), len(STOP) - 1)]
    if reckoning.is_watched:
        prize = max(prize, STOP_WATCHED)
    if taker in suspects or {*suspects} & {*reckoning.later}:
        if chance:
            share = min(1.0, reckoning.points_with(card) * 26 / view.table.total)
            return chance * prize * share
    elif reckoning.lies + reckoning.worth[card] > 0:
        return prize
    out = reckoning.out & SUIT_MASKS[suit_of(card)]
    return -prize if not chance and out and not above(out, card) else 0.0
