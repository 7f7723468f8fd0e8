"""Sums that several players share: small questions about a view, each with one answer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import (
    JOKERS,
    NO_CARDS,
    RANKS,
    SUIT_MASKS,
    SUIT_SHIFT,
    SUITS,
    Card,
    Mask,
    Seat,
    Suit,
    cards_of,
    highest,
    lowest,
    mask,
    rank_of,
    suit_of,
)
from hearts_a11y.engine.ruleset import Rest, Slam, Unit
from hearts_a11y.engine.shuffle import mix
from hearts_a11y.players.worth import friends, front, lying, worths

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_a11y.engine.view import SeatView

_RANK_MASKS: Final = tuple(
    sum(0b11 << (suit << SUIT_SHIFT | rank << 1) for suit in SUITS) for rank in RANKS
)
_MOON_SHARE: Final = (12, 26)
_DEAR_SHARE: Final = 8
_COVER: Final = 3
_FRONT: Final = 0.5
_GUARDS: Final = 4  # cards of a suit among which a dear one is at ease


def pick(view: SeatView, seed: int, cards: Mask, cost: Callable[[Card], float]) -> Card:
    """Return the card of a non-empty set with the lowest cost; the seed decides a tie (C4)."""
    best, least = NO_CARDS, float("inf")
    for card in cards_of(cards):
        price = cost(card)
        if price < least:
            best, least = 1 << card, price
        elif price == least:
            best |= 1 << card
    return draw(view, seed, best)


def draw(view: SeatView, seed: int, cards: Mask) -> Card:
    """Return one of equally good cards, by seed, hand, trick and seat (C4)."""
    if cards & (cards - 1) == 0:
        return cards.bit_length() - 1
    lot = mix(seed, view.number, view.trick_number, view.seat) % cards.bit_count()
    for _ in range(lot):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def pick_many(
    view: SeatView, seed: int, count: int, cost: Callable[[Mask, Card], float]
) -> tuple[Card, ...]:
    """Return `count` cards of the hand, each the one of lowest cost in what the others leave."""
    left, given = view.hand, []
    for _ in range(count):
        card = pick(view, seed, left, lambda each, left=left: cost(left, each))  # type: ignore[misc]
        left ^= 1 << card
        given.append(card)
    return tuple(given)


def of_highest_rank(cards: Mask) -> Mask:
    """Return the cards of the highest rank in a non-empty set, jokers aside."""
    return next((found for each in _RANK_MASKS[::-1] if (found := cards & each)), cards)


def standing(view: SeatView) -> Card | None:
    """Return the card that takes the trick as it stands (K8), None where none does.

    Jokers never take, nor do two copies of a card.
    """
    led, trick = view.led, view.trick
    cancels = view.table.ruleset.cancels
    best = -1
    for card in trick:
        if card > best and card >> 5 == led and not (cancels and card ^ 1 in trick):
            best = card
    return best if best >= 0 else None


def losing(view: SeatView, cards: Mask) -> Mask:
    """Return the cards of a set that follow suit and yet would not take the trick as it stands.

    Two copies of a card cancel each other.
    """
    top = standing(view)
    losers = NO_CARDS if top is None else below(cards, top)
    if view.table.ruleset.cancels:
        for card in view.trick:
            losers |= cards & 1 << (card ^ 1)
    return losers


def insurance(view: SeatView) -> float:
    """Return what a side without a point gains by its first, where the other may take all together.

    Two seats soon have every point between them, so that nobody waits for a threat.
    """
    table = view.table
    if table.ruleset.slam_unit is not Unit.SIDE or hauls(view)[view.seat]:
        return 0
    return table.total / _COVER


def prize(view: SeatView, cards: Mask) -> Card | None:
    """Return the card of the suit led that takes the trick for the greatest gain, played last.

    None where the trick is no gain: a bonus makes it so. A side's first point is one too, and that
    is taken whoever follows.
    """
    table = view.table
    cover = insurance(view)
    if not cover and not (table.bonus_cards and is_last(view)):
        return None
    worth, lies = worths(view), points_on(view)
    if lies > 0:
        lies -= cover
    gains = {card: lies + worth[card] for card in cards_of(cards & ~losing(view, cards))}
    best = min(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] < 0 else None


def taker(view: SeatView) -> Seat | None:
    """Return the seat that takes the trick as it stands, None where none does."""
    top = standing(view)
    return None if top is None else view.order[view.trick.index(top)]


def points_on(view: SeatView) -> float:
    """Return the points that go with the trick so far."""
    worth = worths(view)
    return sum([worth[card] for card in view.trick]) + lying(view)


def later(view: SeatView) -> tuple[Seat, ...]:
    """Return the seats that play to the trick after this one."""
    return view.order[len(view.trick) + 1 :]


def is_last(view: SeatView) -> bool:
    """Return whether this seat plays the trick's last card."""
    return len(view.trick) == len(view.order) - 1


def below(cards: Mask, card: Card) -> Mask:
    """Return the cards of a set that lie under `card` in its suit."""
    return cards & SUIT_MASKS[card >> 5] & ((1 << card) - 1)


def apart(cards: Mask) -> tuple[Mask, Mask]:
    """Return a set's cards of the four suits, and its jokers."""
    jokers = SUIT_MASKS[JOKERS]
    return cards & ~jokers, cards & jokers


def above(cards: Mask, card: Card) -> Mask:
    """Return the cards of a set that lie over `card` in its suit."""
    return cards & SUIT_MASKS[card >> 5] & ~((2 << card) - 1)


def unseen(view: SeatView) -> Mask:
    """Return the cards that the seat has not seen: others hold them, or they lie aside."""
    hidden = view.table.cards & ~view.gone & ~view.hand
    return hidden & ~view.dealings.widow if view.dealings else hidden


def lying_aside(view: SeatView) -> int:
    """Return how many of the unseen cards nobody holds: the stock's, or a widow's."""
    if view.dealings is None:
        return 0
    table = view.table
    hidden = table.rest_size if table.ruleset.rest is Rest.WIDOW and not view.dealings.widow else 0
    return hidden + view.dealings.stock


def dear_cards(view: SeatView) -> Mask:
    """Return the cards that stand out: the queen of spades in standard.

    They are worth an eighth of all points or more, and as much as all lesser cards of their suit.
    """
    return _dear(view.table.points, view.table.point_cards, view.table.total)


@lru_cache(maxsize=64)
def _dear(points: tuple[int, ...], point_cards: Mask, total: int) -> Mask:
    dear = NO_CARDS
    for suit in SUITS:
        paying = list(cards_of(point_cards & SUIT_MASKS[suit]))
        high = [card for card in paying if points[card] * _DEAR_SHARE >= total]
        rest = sum(points[card] for card in paying) - sum(points[card] for card in high)
        dear |= sum(1 << card for card in high if points[card] >= rest)
    return dear


def hauls(view: SeatView) -> Sequence[int]:
    """Return by seat the points that it, or its side, has of finished tricks towards a slam."""
    table = view.table
    hauls: Sequence[int] = view.points
    if table.bonus_cards:
        hauls = [table.worth(taken & table.point_cards) for taken in view.taken]
    if table.ruleset.slam_unit is Unit.SIDE:
        hauls = [sum(hauls[each] for each in table.side(seat)) for seat in range(table.seats)]
    return hauls


def slammers(view: SeatView, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that can make a slam together with `seat`, itself among them."""
    table = view.table
    return table.side(seat) if table.ruleset.slam_unit is Unit.SIDE else (seat,)


@lru_cache(maxsize=64)
def _suits(
    points: tuple[int, ...], point_cards: Mask, dear: Mask
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Return by suit the mean points of its cheap point cards, and the most of a dear one."""
    means, tops = [], []
    for suit in SUITS:
        cheap = [points[card] for card in cards_of(point_cards & ~dear & SUIT_MASKS[suit])]
        means.append(sum(cheap) / len(cheap) if cheap else 0.0)
        tops.append(max((points[card] for card in cards_of(dear & SUIT_MASKS[suit])), default=0))
    return tuple(means), tuple(tops)


def lone_taker(view: SeatView) -> Seat | None:
    """Return a seat that alone, or with its side, has all points of finished tricks.

    None where there is no such, where it is of the own side, and where nothing would come of it.
    """
    ruleset = view.table.ruleset
    if ruleset.slam is Slam.NONE:
        return None
    holders = [seat for seat, points in enumerate(hauls(view)) if points]
    if not holders or view.seat in view.table.side(holders[0]):
        return None
    if len(holders) > 1 and not set(holders) <= set(slammers(view, holders[0])):
        return None
    return None if is_bonus_lost(view, holders[0]) else holders[0]


def is_bonus_lost(view: SeatView, seat: Seat) -> bool:
    """Return whether a bonus that a slam needs went to another than `seat`."""
    if not view.table.ruleset.slam_needs_bonus:
        return False
    lost = view.gone & ~mask(view.trick) & ~view.taken[seat]
    return bool(lost & view.table.bonus_cards)


def moon_threat(view: SeatView) -> Seat | None:
    """Return the seat that may be taking everything: alone with points, 12 of 26 or more (C6).

    Only finished tricks count (C41).
    """
    share, whole = _MOON_SHARE
    if max(hauls(view)) * whole < share * view.table.total:
        return None
    return lone_taker(view)


def is_dear_past(view: SeatView) -> bool:
    """Return whether the dear cards of the suit led can no longer fall on the trick.

    The seat remembers that it passed them to one that has played to the trick already.
    """
    dear = dear_cards(view) & unseen(view) & SUIT_MASKS[suit_of(view.trick[0])]
    memory = view.memory
    if not dear or memory is None or dear & ~memory.passed:
        return False
    place = (memory.to - view.leader) % view.table.seats
    return place < len(view.trick)


def goes_to_threat(view: SeatView) -> bool:
    """Return whether the trick, as it stands, goes to the seat that may be taking everything."""
    if not view.trick:
        return False
    threat = moon_threat(view)
    return threat is not None and taker(view) in slammers(view, threat)


def goes_to_friend(view: SeatView) -> bool:
    """Return whether the trick, as it stands, goes to one whose points count with the own."""
    side = friends(view)
    return bool(side) and bool(view.trick) and taker(view) in side


def unfed(view: SeatView) -> Mask:
    """Return the legal cards without those that would feed a moon, or a friend (C6, C29).

    While the trick goes to the seat that may be taking everything, or to one whose points count
    with the own, no point card is thrown on it, unless only point cards are legal.
    """
    legal = view.legal
    harmless = legal & ~view.table.point_cards
    if not harmless or harmless == legal:
        return legal
    return harmless if goes_to_threat(view) or goes_to_friend(view) else legal


def burden(view: SeatView, left: Mask, card: Card) -> float:
    """How gladly a card is passed: dear or over a dear one and ill guarded, then high and short.

    The cards under a dear one are its guards, and stay.
    """
    suit = SUIT_MASKS[suit_of(card)]
    length = (left & suit).bit_count()
    dear = dear_cards(view) & suit
    if view.table.bonus_cards >> card & 1:
        return -20.0
    if not dear:
        return rank_of(card) + 6 - 2 * length
    if card < lowest(dear):
        return rank_of(card) - 20
    return 40 + view.table.points[card] if length <= _GUARDS else 0.0


class Reckoning:
    """What can be worked out from a view by counting cards.

    out: the cards others hold. dear: the dear cards. later: the seats that play to the trick after
    this one. friends: whose points count with the own. worth: what cards are worth to this seat;
    means, tops: by suit, what its cheap point cards are on average and its dear ones at most.
    first: what its first points cost it besides, in front where chips are at stake.
    shares: by suit and seat, the likely part of the unseen cards. given: the cards known to be
    where they were passed, where the seat remembers it; given_to: that seat. draws: whether a seat
    that cannot follow draws, and throws nothing.
    """

    __slots__ = (
        "dear",
        "draws",
        "first",
        "friends",
        "given",
        "given_to",
        "later",
        "means",
        "out",
        "shares",
        "tops",
        "view",
        "worth",
    )

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.out = unseen(view)
        self.dear = dear_cards(view)
        self.later = later(view)
        self.friends = friends(view)
        self.worth = worths(view)
        self.first = _FRONT * front(view) - insurance(view)
        self.means, self.tops = _suits(view.table.points, view.table.point_cards, self.dear)
        self.draws = bool(view.dealings and view.dealings.stock)
        self.given = self.out & view.memory.passed if view.memory else NO_CARDS
        self.given_to = view.memory.to if view.memory else None
        aside = lying_aside(view)
        self.shares = [_shares(view, suit, aside) for suit in SUITS]

    def chance_to_take(self, card: Card) -> float:
        """Return how likely `card` takes the trick, if later seats duck where they can."""
        view = self.view
        led = view.led
        if led is None:
            if card >> 5 == JOKERS:
                return 0.0
        elif card >> 5 != led or losing(view, 1 << card):
            return 0.0
        return self.chance_to_stay(card)

    def chance_to_stay(self, card: Card) -> float:
        """Return how likely no later seat beats `card`, if they duck where they can."""
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self.chance_forced_over(seat, card)
        return chance

    def chance_forced_over(self, seat: Seat, card: Card) -> float:
        """Return how likely `seat` must beat `card`: it has higher cards of the suit, no lower."""
        lower, higher = below(self.out, card), above(self.out, card)
        return self.chance_of_none(seat, lower) * (1 - self.chance_of_none(seat, higher))

    def chance_of_none(self, seat: Seat, cards: Mask) -> float:
        """Return how likely `seat` holds none of these unseen cards of one suit."""
        if not cards:
            return 1.0
        if cards & self.given:
            if seat == self.given_to:
                return 0.0
            cards &= ~self.given
        share = self.shares[suit_of(highest(cards))][seat] if cards else 0.0
        return (1 - share) ** cards.bit_count()

    def points_held(self, seat: Seat, cards: Mask) -> float:
        """Return the points that `seat` likely holds of these unseen cards, one by one."""
        worth = self.worth
        return sum(
            (1 - self.chance_of_none(seat, 1 << card)) * worth[card] for card in cards_of(cards)
        )

    def points_with(self, card: Card, top: Card | None = None) -> float:
        """Return the points the trick likely holds with `card` if it, or `top`, takes it."""
        worth = self.worth
        expected = float(points_on(self.view) + worth[card])
        top = card if top is None else top
        suit = top >> 5
        out = self.out & SUIT_MASKS[suit]
        lower = below(out, top) & self.view.table.point_cards
        cheap = lower & ~self.dear
        for seat in self.later:
            void = self.chance_of_none(seat, out)
            expected += void * self.thrown(seat, suit)
            expected += self.points_held(seat, lower & self.dear)
            if cheap:
                expected += (1 - void) * self.average(cheap)
        return expected

    def thrown(self, seat: Seat, suit: Suit) -> float:
        """Return the points `seat` likely throws where it cannot follow `suit`."""
        table = self.view.table
        bars_points = self.view.trick_number == 1 and table.ruleset.first_trick_bars_points
        if bars_points or self.draws:
            return 0.0
        dear = cheap = 0.0
        for other in SUITS:
            cards = self.out & table.point_cards & SUIT_MASKS[other]
            if other == suit or not cards:
                continue
            dear += self.points_held(seat, cards & self.dear)
            rest = cards & ~self.dear
            if rest:
                cheap = max(cheap, (1 - self.chance_of_none(seat, rest)) * self.average(rest))
        return dear + cheap

    def average(self, cards: Mask) -> float:
        """Return the mean points of a non-empty set."""
        worth = self.worth
        return sum(worth[each] for each in cards_of(cards)) / cards.bit_count()


def _shares(view: SeatView, suit: Suit, aside: int) -> list[float]:
    """Return by seat the likely part of a suit's unseen cards: by cards held, 0 where void.

    So many unseen cards lie aside, in nobody's hand.
    """
    counts = [
        0 if seat == view.seat or view.voids[seat] >> suit & 1 else count
        for seat, count in enumerate(view.counts)
    ]
    total = sum(counts) + aside
    return [count / total if total else 0.0 for count in counts]
