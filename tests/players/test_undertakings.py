"""Bids, suits, declarations and what becomes of a slam: alike at every level."""

from __future__ import annotations

import pytest

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import Bid, ChooseSlam, Declare, NameSuit, SlamChoice
from hearts_a11y.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, Suit
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.view import Answer, BidNumber, DecideSlam, NameASuit
from hearts_a11y.players import roster
from hearts_a11y.players.undertakings import LARGEST_PART_OF_PURSE, undertake
from tests.engine import family
from tests.engine.playing import cards, hand_of

SAFE = "2C 3C 4C 2D 3D 4D 5D 2S 3S 4S 5S 6S 7S"
PERILOUS = "AC KC QC AD KD QD AS KS QS AH KH QH JH"
SEED = 3


def asked(ask: object, hand: str = SAFE, *, name: str = "auction") -> object:
    """Return what is answered to an ask, with this hand."""
    match = family.begun(rulesets.named(name), 4, "asked")
    view = hands.view(hand_of(match), 0, remembers_pass=False)
    view.hand, view.ask = cards(hand), ask  # type: ignore[assignment]
    return undertake(view, SEED)


def test_a_bid_is_the_least_allowed() -> None:
    assert asked(BidNumber(2, 50)) == Bid(0, 2)


def test_a_bid_keeps_most_of_the_purse() -> None:
    assert asked(BidNumber(2, 2 * LARGEST_PART_OF_PURSE)) == Bid(0, 2)
    assert asked(BidNumber(2, 2 * LARGEST_PART_OF_PURSE - 1)) == Bid(0, 0)


def test_nothing_is_bid_where_nothing_can_be() -> None:
    assert asked(BidNumber(51, 50)) == Bid(0, 0)


def test_nothing_is_bid_above_what_the_pool_is_likely_worth() -> None:
    assert asked(BidNumber(14, 200)) == Bid(0, 0)


def test_a_hand_that_fears_every_suit_bids_nothing() -> None:
    assert asked(BidNumber(1, 50), PERILOUS) == Bid(0, 0)


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("AC KC QC AD KD QD AS KS QS 2H 3H 4H 5H", HEARTS),
        ("2C 3C 4C AD KD QD AS KS QS AH KH QH JH", CLUBS),
        ("AC KC QC JC AD KD QD JD AH KH QH JH TH", SPADES),
        ("AC KC QC JC 2D AS KS QS JS AH KH QH JH", DIAMONDS),
    ],
)
def test_the_suit_named_is_the_one_the_hand_fears_least(hand: str, suit: Suit) -> None:
    assert asked(NameASuit(SUITS), hand) == NameSuit(0, suit)


@pytest.mark.parametrize("name", ["chasse-coeur", "partners-slam"])
@pytest.mark.parametrize("level", list(Level))
def test_nobody_undertakes_to_take_everything(name: str, level: Level) -> None:
    """C7, even with the best of hands."""
    ruleset = rulesets.named(name)
    match = family.begun(ruleset, 4, "asked")
    view = hands.view(hand_of(match), 0, remembers_pass=False)
    view.hand, view.ask = (
        cards("AC KC QC AD KD QD TD AS KS QS AH KH QH"),
        Answer(ruleset.preludes[-1]),
    )
    assert roster.chooser(level)(view, SEED) == Declare(0, undertakes=False)


@pytest.mark.parametrize(
    ("totals", "choice"),
    [
        ((40, 50, 60, 20), SlamChoice.ADD),  # nobody gets to 100
        ((10, 80, 60, 20), SlamChoice.ADD),  # it ends the match, and wins it
        ((46, 80, 60, 20), SlamChoice.ADD),  # it ends the match with two lowest
        ((47, 80, 60, 20), SlamChoice.SUBTRACT),  # seat 3 would win with 46
        ((90, 73, 60, 20), SlamChoice.ADD),  # 99 is not 100
    ],
)
def test_a_slam_is_added_to_the_others_unless_that_lets_another_win(
    totals: tuple[int, ...], choice: SlamChoice
) -> None:
    """Variants 3.4 and 3.7."""
    match = family.begun(rulesets.named("black-lady"), 4, "asked")
    hand = hand_of(match)
    hand.purse = list(totals)
    view = hands.view(hand, 0, remembers_pass=False)
    view.ask = DecideSlam(26)
    assert undertake(view, SEED) == ChooseSlam(0, choice)


def test_a_slam_is_added_where_no_total_ends_the_match() -> None:
    assert asked(DecideSlam(13), name="basic") == ChooseSlam(0, SlamChoice.ADD)


def test_cards_are_not_its_concern() -> None:
    with pytest.raises(ValueError, match="cards"):
        asked(None)
