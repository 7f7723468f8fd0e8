"""The default game as its numbered rules say it, with nothing done for speed.

Cards are strings ("QS" is the queen of spades), hands are lists, and whatever can be worked out
from the cards played is worked out anew each time it is asked. This file and the engine share no
line, so a mistake would have to be made twice to be missed.

The number of seats and the pack are free, so that games of a few cards can be counted to the end.
"""

from __future__ import annotations

from collections import Counter

RANKS = "23456789TJQKA"
SUITS = "CDSH"
FULL_PACK = [rank + suit for suit in SUITS for rank in RANKS]
DIRECTIONS = ["left", "right", "across", "none"]


def suit(card: str) -> str:
    """Return the letter of the card's suit."""
    return card[1]


def height(card: str) -> int:
    """Return how high the card stands in its suit: 0 for a two, 12 for an ace."""
    return RANKS.index(card[0])


def points(card: str) -> int:
    """Return what the card costs its taker (T2, S1)."""
    if suit(card) == "H":
        return 1
    return 13 if card == "QS" else 0


def opening_card(pack: list[str]) -> str:
    """Return the card that must open the hand, the pack's lowest club: 2C in a whole one (K1)."""
    return min((card for card in pack if suit(card) == "C"), key=height)


def is_deal(hands: list[list[str]], pack: list[str]) -> bool:
    """Tell whether the hands share out the pack, each card once and each seat as many (T3)."""
    dealt = [card for hand in hands for card in hand]
    return sorted(dealt) == sorted(pack) and len({len(hand) for hand in hands}) == 1


def direction(hand_number: int) -> str:
    """Return where the hand's cards are passed, the first hand being number 0 (P2)."""
    return DIRECTIONS[hand_number % len(DIRECTIONS)]


def receiver(giver: int, towards: str, seats: int = 4) -> int:
    """Return the seat that the giver passes to; play runs to the left (T1)."""
    steps = {"left": 1, "right": seats - 1, "across": seats // 2, "none": 0}
    return (giver + steps[towards]) % seats


def pass_fault(hand: list[str], given: list[str], count: int = 3) -> str | None:
    """Return what is wrong with passing these cards: "count", "twice", "not held"; or None (P1)."""
    if len(given) != count:
        return "count"
    if len(set(given)) != len(given):
        return "twice"
    if any(card not in hand for card in given):
        return "not held"
    return None


def after_passing(
    hands: list[list[str]], given: list[list[str]], towards: str, *, count: int = 3
) -> list[list[str]]:
    """Return the hands after every seat's cards have moved at the same moment (P3)."""
    for hand, cards in zip(hands, given, strict=True):
        if pass_fault(hand, cards, count) is not None:
            raise ValueError(pass_fault(hand, cards, count))
    kept = [
        [card for card in hand if card not in cards]
        for hand, cards in zip(hands, given, strict=True)
    ]
    for giver, cards in enumerate(given):
        kept[receiver(giver, towards, len(hands))] += cards
    return kept


def taker(trick: list[tuple[int, str]]) -> int:
    """Return the seat that takes a finished trick of (seat, card) pairs (K8)."""
    led = suit(trick[0][1])
    return max((play for play in trick if suit(play[1]) == led), key=lambda play: height(play[1]))[
        0
    ]


def legal_cards(hand: list[str], earlier: list[str], trick: list[str], opening: str) -> list[str]:
    """Return the cards of the hand that may be played now (K1 to K4, K7).

    `earlier` are all cards of the tricks that are over, `trick` those on the table in the order
    they were played, `opening` the card that must begin the hand.
    """
    first_trick = not earlier
    if not trick:
        if first_trick:
            return [card for card in hand if card == opening]
        if any(suit(card) == "H" for card in earlier):
            return list(hand)
        not_hearts = [card for card in hand if suit(card) != "H"]
        return not_hearts or list(hand)
    following = [card for card in hand if suit(card) == suit(trick[0])]
    if following:
        return following
    without_points = [card for card in hand if points(card) == 0]
    if first_trick and without_points:
        return without_points
    return list(hand)


def scores(taken: list[list[str]], pack: list[str]) -> list[int]:
    """Return what a finished hand costs each seat, given the cards each took (S1 to S3)."""
    ordinary = [sum(points(card) for card in cards) for cards in taken]
    everything = sum(points(card) for card in pack)
    if everything in ordinary and everything > 0:
        return [0 if took == everything else everything for took in ordinary]
    return ordinary


def match_is_over(totals: list[int]) -> bool:
    """Tell whether a match ends with these totals at the end of a hand (T4)."""
    return any(total >= 100 for total in totals)


def result(totals: list[int], seat: int = 0) -> str:
    """Return how an ended match went for the seat: "win", "draw" or "loss" (T4)."""
    lowest = min(totals)
    if totals[seat] > lowest:
        return "loss"
    return "win" if totals.count(lowest) == 1 else "draw"


class Hand:
    """One hand from the exchange's end to its last trick."""

    def __init__(self, hands: list[list[str]], pack: list[str] | None = None) -> None:
        """Begin with the hands as they stand once the passed cards have moved."""
        self.pack = list(FULL_PACK if pack is None else pack)
        if not is_deal(hands, self.pack):
            raise ValueError("not a deal of this pack")
        self.hands = [list(hand) for hand in hands]
        self.opening = opening_card(self.pack)
        self.plays: list[tuple[int, str]] = []

    def copy(self) -> Hand:
        """Return the same hand, to be played on apart from this one."""
        other = Hand.__new__(Hand)
        other.pack = self.pack
        other.opening = self.opening
        other.hands = [list(hand) for hand in self.hands]
        other.plays = list(self.plays)
        return other

    def tricks(self) -> list[list[tuple[int, str]]]:
        """Return the tricks that are over, then the one on the table, which may be empty."""
        seats = len(self.hands)
        whole = len(self.plays) // seats * seats
        over = [self.plays[start : start + seats] for start in range(0, whole, seats)]
        return [*over, self.plays[whole:]]

    def is_over(self) -> bool:
        """Tell whether every card has been played (K9)."""
        return len(self.plays) == len(self.pack)

    def turn(self) -> int:
        """Return the seat that plays next (T1, K1, K9)."""
        *over, trick = self.tricks()
        if trick:
            return (trick[-1][0] + 1) % len(self.hands)
        if over:
            return taker(over[-1])
        return next(seat for seat, hand in enumerate(self.hands) if self.opening in hand)

    def legal(self) -> list[str]:
        """Return the cards that the seat whose turn it is may play."""
        *over, trick = self.tricks()
        return legal_cards(
            self.hands[self.turn()],
            [card for played in over for _, card in played],
            [card for _, card in trick],
            self.opening,
        )

    def play(self, card: str) -> None:
        """Play the card for the seat whose turn it is; ValueError where the rules forbid it."""
        if card not in self.legal():
            raise ValueError(f"{card} may not be played")
        seat = self.turn()
        self.hands[seat].remove(card)
        self.plays.append((seat, card))

    def taken(self) -> list[list[str]]:
        """Return the cards each seat took in the tricks that are over."""
        cards: list[list[str]] = [[] for _ in self.hands]
        for trick in self.tricks()[:-1]:
            cards[taker(trick)] += [card for _, card in trick]
        return cards

    def points(self) -> list[int]:
        """Return the points each seat took in the tricks that are over, no moon seen yet."""
        return [sum(points(card) for card in cards) for cards in self.taken()]

    def scores(self) -> list[int]:
        """Return what the finished hand costs each seat."""
        if not self.is_over():
            raise ValueError("the hand is not over")
        return scores(self.taken(), self.pack)


def count_hands(hand: Hand) -> Counter[tuple[int, ...]]:
    """Return how many ways the hand can be played out, by what each way costs the seats."""
    if hand.is_over():
        return Counter([tuple(hand.scores())])
    ways: Counter[tuple[int, ...]] = Counter()
    for card in hand.legal():
        further = hand.copy()
        further.play(card)
        ways += count_hands(further)
    return ways
