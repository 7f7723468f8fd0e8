"""A ruleset as a value: every rule of a game is a field, and no code asks for a ruleset's name.

Law of this file: the defaults are `standard`'s (rules.md) for ever. A save holds a name and the
fields that differ from these defaults, so a new field may be added but a default never changed.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from typing import Final

from hearts_a11y.engine.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    QUEEN,
    RANKS,
    SPADES,
    SUIT_MASKS,
    Card,
    Mask,
    bit,
    card,
)

HOLD: Final = 0
LEFT: Final = 1
RIGHT: Final = -1
ACROSS: Final = 2


class Level(StrEnum):
    """How strong the computer players are; public, fixed for a match (C5, T5)."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


class Sides(Enum):
    """Who plays together: nobody, those opposite, or a bidder and a silent partner."""

    NONE = "none"
    OPPOSITE = "opposite"
    BIDDER = "bidder"


class Unit(Enum):
    """What is counted as one where a match's end and winner are decided."""

    SEAT = "seat"
    SIDE = "side"


class Rest(Enum):
    """What becomes of cards that do not deal out: taken from the pack, a widow, or a stock."""

    STRIPPED = "stripped"
    WIDOW = "widow"
    STOCK = "stock"


class PassCycle(Enum):
    """Pass directions worked out from the number of seats.

    ROUND: left, right, two to the left, two to the right and so on, across, hold. NO_HOLD: every
    other seat in turn, from the left round to the right.
    """

    ROUND = "round"
    NO_HOLD = "no-hold"


class Prelude(Enum):
    """What a hand has between the deal and the tricks."""

    EXCHANGE = "exchange"
    AUCTION = "auction"
    GENERAL = "general"
    SLAM_BID = "slam-bid"


class Opening(Enum):
    """Who leads a hand's first trick.

    LOWEST_CLUB: its holder, and with it. ELDEST: the seat to the dealer's left. DECLARER: whoever
    won the auction, else the eldest.
    """

    LOWEST_CLUB = "lowest-club"
    ELDEST = "eldest"
    DECLARER = "declarer"


class Slam(Enum):
    """What happens when every point of a hand is taken by one.

    NONE: nothing. OTHERS_PAY: 0, and the amount to each other seat; between sides, to each
    opponent. SHOOTER_GAINS: the amount off the shooter's own total. CHOICE: one or the other, as
    the shooter says. EACH_PAYS: each other seat pays the amount to the shooter. NOBODY_SCORES: 0
    for all.
    """

    NONE = "none"
    OTHERS_PAY = "others-pay"
    SHOOTER_GAINS = "shooter-gains"
    CHOICE = "choice"
    EACH_PAYS = "each-pays"
    NOBODY_SCORES = "nobody-scores"


class Ledger(Enum):
    """What a match is counted in: points, or chips settled one way or the other."""

    POINTS = "points"
    LOWEST_TAKES = "lowest-takes"
    SWEEPSTAKE = "sweepstake"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of one game. Seats are counted clockwise; a pass offset of 1 is to the left.

    Seats. fewest_seats, most_seats, usual_seats: how many play. sides: who plays together;
    partner_card: whose holder is the bidder's silent partner.

    Pack. packs: how many packs of 52 are shuffled together, 1 or 2. jokers: how many are added.
    removed, and removed_for by number of seats: cards never in the pack. strip_order: cards taken
    out, in this order, until the rest deals out evenly.

    Deal. dealt: cards each, None for as many as come out even. rest: what becomes of the others;
    least_widow: how many there must be at least; is_widow_shown: whether its taker sees it.

    Before the tricks. preludes: what there is, in order. pass_count: cards each seat passes (P1).
    pass_cycle: the offset by hand number, HOLD for a hand without a pass (P2). pass_memory: the
    levels whose computer players remember what they passed and to whom (C3).

    Play. opening: who leads first (K1). barred_first_lead: cards not led to the first trick.
    first_trick_bars_points: K3. breakers: cards that break hearts; barred_leads: cards not led
    before that, in an earlier trick (K4). discards: what a void seat must throw first, second.
    draws: a void seat draws from the stock until it can follow. pulls_queens: under a declared
    general a king led draws the queen, and wins.

    Tricks. cancels: two copies of a card in a trick cancel each other. void_pairs: so many such
    pairs void the trick, 0 for never.

    Values. values: points by set of cards, the first set that holds a card counts (S1).
    named_value: points of each card of the suit that a declarer names. doublers, cancellers: who
    takes a card of the first set has the points of the second doubled, or has none for them.

    Slam. slam: S2. slam_amount: its points, None for all those of the pack; is_slam_own_score: for
    those of the shooter's hand. slam_needs_bonus: cards worth less than nothing are needed too.
    slam_unit: whether a side may do it together. general_amount: points of a declared general.

    Match. ledger: what is counted; chips: each seat's at the start; is_all_paid_back: the all-taker
    is paid instead of paying. floor: a total's least. reach: the total that ends a match (T4), 0
    for none; reach_unit: whose. least_deals: the match ends after so many, rounded up to a round
    of deals, 0 for no end. rank_unit: who wins, seats or sides. is_settled_by_average: the result
    is told as distance from the mean.
    """

    name: str = "standard"
    fewest_seats: int = 4
    most_seats: int = 4
    usual_seats: int = 4
    sides: Sides = Sides.NONE
    partner_card: Mask = NO_CARDS
    packs: int = 1
    jokers: int = 0
    removed: Mask = NO_CARDS
    removed_for: tuple[tuple[int, Mask], ...] = ()
    strip_order: tuple[Card, ...] = (
        card(CLUBS, 0),
        card(DIAMONDS, 0),
        card(SPADES, 0),
        card(CLUBS, 1),
    )
    dealt: int = 0
    rest: Rest = Rest.STRIPPED
    least_widow: int = 0
    is_widow_shown: bool = False
    preludes: tuple[Prelude, ...] = (Prelude.EXCHANGE,)
    pass_count: int = 3
    pass_cycle: tuple[int, ...] | PassCycle = (LEFT, RIGHT, ACROSS, HOLD)
    pass_memory: frozenset[Level] = frozenset()
    opening: Opening = Opening.LOWEST_CLUB
    barred_first_lead: Mask = NO_CARDS
    first_trick_bars_points: bool = True
    breakers: Mask = SUIT_MASKS[HEARTS]
    barred_leads: Mask = SUIT_MASKS[HEARTS]
    discards: tuple[Mask, ...] = ()
    draws: bool = False
    pulls_queens: bool = False
    cancels: bool = False
    void_pairs: int = 0
    values: tuple[tuple[Mask, int], ...] = (
        (bit(card(SPADES, QUEEN)), 13),
        (SUIT_MASKS[HEARTS], 1),
    )
    named_value: int = 0
    doublers: tuple[tuple[Mask, Mask], ...] = ()
    cancellers: tuple[tuple[Mask, Mask], ...] = ()
    slam: Slam = Slam.OTHERS_PAY
    slam_amount: int = 0
    is_slam_own_score: bool = False
    slam_needs_bonus: bool = False
    slam_unit: Unit = Unit.SEAT
    general_amount: int = 0
    ledger: Ledger = Ledger.POINTS
    chips: int = 0
    is_all_paid_back: bool = False
    floor: int | None = None
    reach: int = 100
    reach_unit: Unit = Unit.SEAT
    least_deals: int = 0
    rank_unit: Unit = Unit.SEAT
    is_settled_by_average: bool = False

    @property
    def has_dealer(self) -> bool:
        """Whether a dealer, rotating to the left, decides who bids or leads first."""
        return self.opening is not Opening.LOWEST_CLUB or set(self.preludes) > {Prelude.EXCHANGE}

    @property
    def is_counted_in_chips(self) -> bool:
        """Whether a match is counted in chips, of which the most win, not in points."""
        return self.ledger is not Ledger.POINTS

    @property
    def asks_for_totals(self) -> bool:
        """Whether a seat decides something in a hand for which it must know the match's totals."""
        return self.is_counted_in_chips or self.slam is Slam.CHOICE

    def problems(self, seats: int) -> list[str]:
        """Return what forbids a table of `seats` under these rules, in no fixed wording."""
        found = []
        if not self.fewest_seats <= seats <= self.most_seats:
            found.append(f"seats {seats} not in {self.fewest_seats}-{self.most_seats}")
        if self.packs not in {1, 2}:
            found.append(f"packs {self.packs} not 1 or 2")
        if not 0 <= self.jokers <= len(RANKS):
            found.append(f"jokers {self.jokers} not in 0-{len(RANKS)}")
        if self.pass_count < 1:
            found.append(f"pass count {self.pass_count} below 1")
        if not self.pass_cycle:
            found.append("an empty pass cycle")
        if self.reach < 0 or self.least_deals < 0:
            found.append(f"reach {self.reach} or deals {self.least_deals} below 0")
        if not self.reach and not self.least_deals:
            found.append("a match without an end")
        if self.sides is Sides.OPPOSITE and seats % 2:
            found.append(f"no opposite seats among {seats}")
        return found


def differing_fields(ruleset: RuleSet) -> dict[str, object]:
    """Return the fields in which `ruleset` differs from the defaults, by name, its name aside."""
    default = RuleSet()
    return {
        each.name: getattr(ruleset, each.name)
        for each in fields(RuleSet)
        if each.name != "name" and getattr(ruleset, each.name) != getattr(default, each.name)
    }
