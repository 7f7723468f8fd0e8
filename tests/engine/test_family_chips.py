"""Chips and the pool: the settlement of 1887, the sweepstake, and the auction before it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record, rulesets
from hearts_a11y.engine.actions import Bid, NameSuit
from hearts_a11y.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_MASKS, cards_of, mask
from hearts_a11y.engine.events import AuctionWon, BidMade, Event, HandScored, MatchEnded, SuitNamed
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.phases.chips import lowest_takes, sweepstake
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.view import BidNumber, NameASuit
from tests.engine import family, playing

if TYPE_CHECKING:
    from hearts_a11y.engine.match import MatchState


def settled(counts: list[int], pool: int = 0, *, paid: bool = False) -> tuple[list[int], int]:
    return lowest_takes(counts, pool, total=sum(counts), is_paid_back=paid)


@pytest.mark.parametrize(
    ("counts", "change", "pool"),
    [
        ([1, 2, 4, 6], [12, -2, -4, -6], 0),
        ([2, 2, 3, 6], [4, 4, -3, -6], 1),
        ([13, 0, 0, 0], [-13, 4, 4, 4], 1),
        ([0, 13, 0], [6, -13, 6], 1),
        ([0, 13, 0, 0, 0], [3, -13, 3, 3, 3], 1),
        ([13, 0, 0, 0, 0, 0], [-13, 2, 2, 2, 2, 2], 3),
        ([0, 0, 0, 104], [34, 34, 34, -104], 2),  # the Double Game
        ([0, 0, 0, 23], [7, 7, 7, -23], 2),  # the Eagle Game
    ],
)
def test_the_fewest_are_paid_by_all_others(counts: list[int], change: list[int], pool: int) -> None:
    assert settled(counts) == (change, pool)
    assert sum(change) + pool == 0


def test_the_next_winner_takes_the_pool_as_well() -> None:
    assert settled([1, 2, 4, 6], 3) == ([15, -2, -4, -6], 0)
    assert settled([2, 2, 3, 6], 2) == ([5, 5, -3, -6], 1)
    assert settled([13, 0, 0, 0], 2) == ([-13, 4, 4, 4], 3)


@pytest.mark.parametrize(
    ("pool", "change", "left"), [(0, [12, -4, -4, -4], 0), (5, [13, -4, -4, -4], 4)]
)
def test_the_all_taker_is_paid_where_it_is_switched_so(
    pool: int, change: list[int], left: int
) -> None:
    assert settled([13, 0, 0, 0], pool, paid=True) == (change, left)


@pytest.mark.parametrize(
    ("counts", "bid", "declarer", "change", "pool"),
    [
        ([0, 3, 4, 6], 5, 0, [13, -3, -4, -6], 0),
        ([0, 0, 7, 6], 4, 2, [8, 8, -11, -6], 1),
        ([1, 3, 4, 5], 4, 0, [-5, -3, -4, -5], 17),
        ([0, 0, 0, 13], 4, 3, [0, 0, 0, -17], 17),  # one has them all: a jack
    ],
)
def test_a_sweepstake(
    counts: list[int], bid: int, declarer: int, change: list[int], pool: int
) -> None:
    changed, left, is_jack = sweepstake(counts, bid)
    changed[declarer] -= bid
    assert (changed, left) == (change, pool)
    assert is_jack is (pool == 17)


def test_more_than_two_clear_is_a_jack() -> None:
    assert sweepstake([0, 0, 0, 6, 7], 3) == ([0, 0, 0, -6, -7], 16, True)


def test_all_points_with_one_seat_are_a_jack_however_few_play() -> None:
    assert sweepstake([0, 13, 0], 3) == ([0, -13, 0], 16, True)


def piles(counts: list[int], suit: int, match: MatchState) -> list[int]:
    """Return piles with so many cards of a suit."""
    left = list(cards_of(SUIT_MASKS[suit] & match.table.cards))
    return [mask(left.pop() for _ in range(each)) for each in counts]


def test_a_hand_of_1887_moves_chips_and_leaves_the_pool_for_the_next() -> None:
    match = matches.begin(rulesets.named("hoyle-1887"), 4, level=Level.NORMAL, seed="hoyle")
    assert match.totals == [50] * 4
    heard: list[Event] = []
    family.finish_hand(match, piles([2, 2, 3, 6], HEARTS, match), emit=heard.append)
    assert (match.totals, match.pool) == ([54, 54, 47, 44], 1)
    assert HandScored(1, (4, 4, -3, -6), (54, 54, 47, 44), 1) in heard
    family.finish_hand(match, piles([1, 2, 4, 6], HEARTS, match))
    assert (match.totals, match.pool) == ([67, 52, 43, 38], 0)


def test_a_match_ends_with_somebodys_last_chip_and_the_most_win() -> None:
    match = matches.begin(rulesets.named("hoyle-1887"), 4, level=Level.NORMAL, seed="hoyle")
    match.totals = [60, 60, 74, 6]
    heard: list[Event] = []
    family.finish_hand(match, piles([1, 2, 4, 6], HEARTS, match), emit=heard.append)
    assert (match.totals, match.winners) == ([72, 58, 70, 0], (0,))
    assert heard[-1] == MatchEnded((72, 58, 70, 0), (0,), 0)


def test_a_match_goes_on_with_somebodys_last_chip() -> None:
    match = matches.begin(rulesets.named("hoyle-1887"), 4, level=Level.NORMAL, seed="hoyle")
    match.totals = [60, 60, 73, 7]
    family.finish_hand(match, piles([1, 2, 4, 6], HEARTS, match))
    assert (match.totals, match.is_over()) == ([72, 58, 69, 1], False)


@pytest.mark.parametrize(
    ("way", "totals", "pool"), [("pays", [37, 54, 54, 54], 4), ("paid", [63, 46, 46, 46], 2)]
)
def test_the_all_taker_of_a_hand_pays_or_is_paid_as_it_is_switched(
    way: str, totals: list[int], pool: int
) -> None:
    ruleset = rulesets.switched("hoyle-1887", {"all-taker": way})
    match = matches.begin(ruleset, 4, level=Level.NORMAL, seed="hoyle")
    match.pool = 3
    family.finish_hand(match, piles([13, 0, 0, 0], HEARTS, match))
    assert (match.totals, match.pool) == (totals, pool)


def test_the_last_settlement_may_leave_a_debt() -> None:
    match = matches.begin(rulesets.named("eagle-14"), 4, level=Level.NORMAL, seed="eagle")
    assert match.totals == [200] * 4
    match.totals = [50, 250, 250, 250]
    family.finish_hand(match, piles([13, 0, 0, 0], HEARTS, match))
    assert (match.totals, match.pool) == ([-54, 284, 284, 284], 2)
    assert match.winners == (1, 2, 3)


def auction(*, seats: int = 4, dealer: int = 3) -> MatchState:
    """Return a match of auction dealt by that seat, the bidding open."""
    for number in range(100):
        match = family.begun(rulesets.named("auction"), seats, f"auction {number}")
        if playing.hand_of(match).dealer == dealer:
            return match
    raise AssertionError("everybody deals sometimes")


def bid(match: MatchState, *chips: int) -> list[Event]:
    heard: list[Event] = []
    for each in chips:
        turn = playing.hand_of(match).turn
        assert turn is not None
        matches.apply(match, Bid(turn, each), heard.append)
    return heard


def test_everybody_bids_once_the_dealer_last() -> None:
    match = auction(dealer=1)
    hand = playing.hand_of(match)
    assert doors.ask(hand, 2) == BidNumber(1, 50)
    assert doors.ask(hand, 0) is None
    heard = bid(match, 3, 0, 5, 0)
    assert heard == [
        *(BidMade(2, 3), BidMade(3, 0), BidMade(0, 5), BidMade(1, 0)),
        AuctionWon(0, 5),
    ]
    assert (hand.declarer, hand.purse, hand.pool) == (0, [45, 50, 50, 50], 5)
    assert doors.ask(hand, 0) == NameASuit((CLUBS, DIAMONDS, SPADES, HEARTS))
    seen = doors.view(hand, 3, remembers_pass=False).dealings
    assert seen is not None
    assert (seen.dealer, seen.bids, seen.declarer) == (1, (5, 0, 3, 0), 0)
    assert (seen.purse, seen.pool) == ((45, 50, 50, 50), 5)


def test_a_bid_is_higher_than_the_last_and_within_ones_chips() -> None:
    match = auction()
    hand = playing.hand_of(match)
    assert playing.refuses(hand, Bid(1, 3)).reason is Reason.NOT_YOUR_TURN
    for chips in (-1, 51):
        assert playing.refuses(hand, Bid(0, chips)).reason is Reason.WRONG_BID
    bid(match, 7)
    for chips in (1, 7, 51):
        assert playing.refuses(hand, Bid(1, chips)).reason is Reason.WRONG_BID
    bid(match, 50, 0)
    assert doors.ask(hand, 3) == BidNumber(51, 50)  # nothing is left but not to bid
    assert playing.refuses(hand, Bid(3, 51)).reason is Reason.WRONG_BID
    bid(match, 0)
    assert hand.purse == [50, 0, 50, 50]
    assert playing.refuses(hand, Bid(1, 1)).reason is Reason.WRONG_MOMENT


def test_the_declarer_names_the_suit_that_counts_and_leads_it_if_it_likes() -> None:
    match = auction()
    hand = playing.hand_of(match)
    bid(match, 0, 0, 2, 0)
    assert playing.refuses(hand, NameSuit(0, SPADES)).reason is Reason.NOT_YOUR_TURN
    assert playing.refuses(hand, NameSuit(2, 4)).reason is Reason.WRONG_CARDS
    heard: list[Event] = []
    matches.apply(match, NameSuit(2, SPADES), heard.append)
    assert heard == [SuitNamed(2, SPADES)]
    assert (hand.phase, hand.turn) == (Phase.TRICKS, 2)
    assert hand.legal == hand.hands[2]
    assert (hand.table.total, hand.table.worth(SUIT_MASKS[HEARTS] & hand.table.cards)) == (13, 0)
    assert playing.refuses(hand, NameSuit(2, SPADES)).reason is Reason.WRONG_MOMENT


def test_nobody_bids_and_hearts_count_from_the_dealers_left() -> None:
    match = auction()
    hand = playing.hand_of(match)
    assert bid(match, 0, 0, 0, 0)[-1] == SuitNamed(None, HEARTS)
    assert (hand.turn, hand.declarer, hand.table.named, hand.pool) == (0, None, HEARTS, 0)
    assert hand.table.worth(SUIT_MASKS[HEARTS] & hand.table.cards) == 13


def sweep(match: MatchState, counts: list[int], suit: int) -> None:
    """End the hand in play, its suit named, with so many cards of it taken."""
    turn = playing.hand_of(match).turn
    assert turn is not None
    matches.apply(match, NameSuit(turn, suit))
    family.finish_hand(match, piles(counts, suit, match))


def test_after_a_jack_the_same_declarer_names_again_for_nothing() -> None:
    match = auction(dealer=3)
    bid(match, 4, 0, 0, 0)
    sweep(match, [1, 3, 4, 5], CLUBS)
    assert (match.totals, match.pool, match.declarer) == ([45, 47, 46, 45], 17, 0)
    heard: list[Event] = []
    matches.apply(match, matches.next_deal(match), heard.append)
    hand = playing.hand_of(match)
    assert heard[-1] == AuctionWon(0, 0)
    assert (hand.dealer, hand.phase, hand.turn, hand.pool) == (0, Phase.NAMING, 0, 17)
    sweep(match, [0, 3, 4, 6], DIAMONDS)
    assert (match.totals, match.pool, match.declarer) == ([75, 44, 42, 39], 0, None)
    matches.apply(match, matches.next_deal(match))
    assert playing.hand_of(match).phase is Phase.AUCTION


def test_a_pending_declarer_is_saved() -> None:
    match = auction()
    bid(match, 4, 0, 0, 0)
    sweep(match, [1, 3, 4, 5], CLUBS)
    deal = matches.next_deal(match)
    matches.apply(match, deal)
    plain = [record.plain_action(each) for each in (deal, NameSuit(0, HEARTS))]
    again = record.replay(record.snapshot(match), plain)
    matches.apply(match, NameSuit(0, HEARTS))
    assert again == match
    assert again.pool == 17


def test_a_pool_that_nobody_won_without_a_bid_opens_a_new_auction() -> None:
    match = auction()
    bid(match, 0, 0, 0, 0)
    family.finish_hand(match, piles([1, 3, 4, 5], HEARTS, match))
    matches.apply(match, matches.next_deal(match))
    assert (match.pool, playing.hand_of(match).phase) == (13, Phase.AUCTION)


@pytest.mark.parametrize("name", ["hoyle-1887", "eagle-14", "eagle-5", "auction"])
def test_no_chip_is_made_or_lost_in_a_match(name: str) -> None:
    ruleset = rulesets.named(name)
    for seats in family.seat_counts(ruleset):
        match, random = family.begun(ruleset, seats, name), Random(name)
        while not match.is_over():
            family.step(match, random)
            family.check_chips(match)
        assert match.winners
