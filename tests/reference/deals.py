"""Deals for trying the rules: random ones, and ones that press on a rule's edge.

Everything here follows from a seed. A kind of deal decides the hands as they are to stand after
the exchange; the exchange is then undone, so that each kind comes in all four directions.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from tests.reference.rules import (
    DIRECTIONS,
    FULL_PACK,
    RANKS,
    Hand,
    after_passing,
    height,
    points,
    receiver,
    suit,
)

if TYPE_CHECKING:
    from collections.abc import Callable

HEARTS = [rank + "H" for rank in RANKS]
POINT_CARDS = [*HEARTS, "QS"]
ACES_BY_USE = ["AC", "AD", "AS"]


@dataclass(frozen=True)
class Deal:
    """A dealt hand and the cards each seat will give; `given` is empty where none are passed."""

    kind: str
    towards: str
    dealt: list[list[str]]
    given: list[list[str]]

    def hands(self) -> list[list[str]]:
        """Return the hands as they stand once the passed cards have moved."""
        if not self.given:
            return [list(hand) for hand in self.dealt]
        return after_passing(self.dealt, self.given, self.towards)


def _around(random: Random, first: list[str]) -> list[list[str]]:
    """Return four hands: the given one, and the rest of the pack dealt out at random."""
    rest = [card for card in FULL_PACK if card not in first]
    random.shuffle(rest)
    return [first, rest[:13], rest[13:26], rest[26:]]


def _random(random: Random) -> list[list[str]]:
    return _around(random, random.sample(FULL_PACK, 13))


def _long_hearts(random: Random) -> list[list[str]]:
    hearts = random.sample(HEARTS, random.randint(8, 12))
    others = [card for card in FULL_PACK if suit(card) != "H"]
    return _around(random, hearts + random.sample(others, 13 - len(hearts)))


def _points_only(random: Random) -> list[list[str]]:
    return _around(random, random.sample(POINT_CARDS, 13))


def _nearly_points_only(random: Random) -> list[list[str]]:
    harmless = [card for card in FULL_PACK if points(card) == 0 and suit(card) != "C"]
    return _around(random, [*random.sample(POINT_CARDS, 12), random.choice(harmless)])


def _sorted_suits(random: Random) -> list[list[str]]:
    hands = [FULL_PACK[start : start + 13] for start in range(0, 52, 13)]
    for _ in range(random.randrange(4)):
        one, other = random.sample(range(4), 2)
        here, there = random.randrange(13), random.randrange(13)
        hands[one][here], hands[other][there] = hands[other][there], hands[one][here]
    return hands


def _hearts_lead(random: Random) -> list[list[str]]:
    aces = ACES_BY_USE[: random.randint(1, 3)]
    return _around(random, aces + random.sample(HEARTS, 13 - len(aces)))


def _queen_lead(random: Random) -> list[list[str]]:
    aces = ACES_BY_USE[: random.randint(1, 2)]
    return _around(random, [*aces, "QS", *random.sample(HEARTS, 12 - len(aces))])


def _moon(random: Random) -> list[list[str]]:
    if random.random() < 0.5:
        return _around(random, ["AC", *HEARTS[1:]])
    tops = [rank + suit for suit in "CDS" for rank in "AKQ"] + ["AH", "KH", "QH", "JH"]
    return _around(random, tops)


def _no_clubs(random: Random) -> list[list[str]]:
    return _around(random, random.sample([card for card in FULL_PACK if suit(card) != "C"], 13))


KINDS: dict[str, Callable[[Random], list[list[str]]]] = {
    "random": _random,
    "long hearts": _long_hearts,
    "points only": _points_only,
    "nearly points only": _nearly_points_only,
    "sorted suits": _sorted_suits,
    "hearts lead": _hearts_lead,
    "queen lead": _queen_lead,
    "moon": _moon,
    "no clubs": _no_clubs,
}
ADVERSARIAL = [kind for kind in KINDS if kind != "random"]


def make(kind: str, seed: int) -> Deal:
    """Return the deal of this kind and seed; four seeds in a row bring the four directions."""
    random = Random(f"{kind} {seed}")
    hands = KINDS[kind](random)
    random.shuffle(hands)
    towards = DIRECTIONS[seed % 4]
    given: list[list[str]] = []
    if towards != "none":
        given = [random.sample(hands[receiver(giver, towards)], 3) for giver in range(4)]
        came = [card for cards in given for card in cards]
        hands = [
            [card for card in hand if card not in came] + cards
            for hand, cards in zip(hands, given, strict=True)
        ]
    for hand in hands:
        random.shuffle(hand)
    return Deal(kind, towards, hands, given)


def many(count: int, *, adversarial: bool) -> list[Deal]:
    """Return that many deals: all random, or the other kinds in turn, each in all directions."""
    if not adversarial:
        return [make("random", seed) for seed in range(count)]
    kinds = len(ADVERSARIAL)
    return [make(ADVERSARIAL[number % kinds], number // kinds) for number in range(count)]


def _any_card(legal: list[str], random: Random) -> str:
    return random.choice(legal)


def _highest(legal: list[str], random: Random) -> str:
    top = max(height(card) for card in legal)
    return random.choice([card for card in legal if height(card) == top])


def _most_points(legal: list[str], random: Random) -> str:
    most = max(points(card) for card in legal)
    return random.choice([card for card in legal if points(card) == most])


HABITS = [_any_card, _highest, _most_points]


def play_order(deal: Deal, seed: int) -> list[str]:
    """Return the cards of one whole hand in the order played, each seat keeping to one habit."""
    random = Random(f"play {deal.kind} {seed}")
    habits = [random.choice(HABITS) for _ in range(4)]
    hand = Hand(deal.hands())
    while not hand.is_over():
        hand.play(habits[hand.turn()](hand.legal(), random))
    return [card for _, card in hand.plays]


SITUATIONS = [
    "points only in trick 1",
    "hearts only on lead",
    "queen with hearts only on lead",
    "queen led before hearts",
    "hearts broken in trick 1",
    "moon",
    "last card a heart",
    *(f"passed {towards}" for towards in DIRECTIONS),
]


def situations(deal: Deal, order: list[str]) -> set[str]:
    """Return which of SITUATIONS the deal meets when its cards are played in this order."""
    met = {f"passed {deal.towards}"}
    hand = Hand(deal.hands())
    for card in order:
        held = hand.hands[hand.turn()]
        *over, trick = hand.tricks()
        played = [card for _, card in hand.plays]
        unbroken_lead = bool(over) and not trick and not any(suit(card) == "H" for card in played)
        if not over and trick and all(points(card) > 0 for card in held):
            met.add("points only in trick 1")
        if not over and suit(card) == "H":
            met.add("hearts broken in trick 1")
        if unbroken_lead and all(suit(card) == "H" for card in held):
            met.add("hearts only on lead")
        if unbroken_lead and card == "QS":
            met.add("queen led before hearts")
        if (
            unbroken_lead
            and "QS" in held
            and len(held) > 1
            and all(card == "QS" or suit(card) == "H" for card in held)
        ):
            met.add("queen with hearts only on lead")
        hand.play(card)
    if suit(order[-1]) == "H":
        met.add("last card a heart")
    if 26 in hand.points():
        met.add("moon")
    return met


def try_many(
    count: int, *, adversarial: bool, each: Callable[[Deal, list[str]], None]
) -> Counter[str]:
    """Hand `each` that many deals with a play order; return how often each situation came up."""
    met: Counter[str] = Counter()
    for seed, deal in enumerate(many(count, adversarial=adversarial)):
        order = play_order(deal, seed)
        each(deal, order)
        met.update(situations(deal, order))
    return met
