"""Cards as ints and sets of cards as masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.engine import cards
from tests.reference.rules import FULL_PACK

TWO_PACKS = [
    cards.card(suit, rank, copy=copy)
    for suit in cards.SUITS
    for rank in cards.RANKS
    for copy in (0, 1)
]


def test_a_card_is_its_suit_rank_and_copy() -> None:
    assert len(set(TWO_PACKS)) == 104
    assert [(cards.suit_of(card), cards.rank_of(card), card & 1) for card in TWO_PACKS] == [
        (suit, rank, copy) for suit in range(4) for rank in range(13) for copy in range(2)
    ]


def test_u4_hand_order_is_by_suit_and_then_by_rank() -> None:
    assert sorted(TWO_PACKS) == TWO_PACKS
    assert list(cards.cards_of(cards.mask(reversed(TWO_PACKS)))) == TWO_PACKS


def test_cards_are_written_rank_then_suit() -> None:
    assert [cards.text(card) for card in TWO_PACKS[::2]] == FULL_PACK
    assert [cards.text(card) for card in TWO_PACKS[1::2]] == [f"{card}2" for card in FULL_PACK]
    assert cards.text(cards.card(cards.SPADES, cards.QUEEN)) == "QS"


def test_jokers_stand_after_every_suit() -> None:
    jokers = [cards.card(cards.JOKERS, number) for number in range(3)]
    assert min(jokers) > max(TWO_PACKS)
    assert list(map(cards.text, jokers)) == ["2X", "3X", "4X"]
    assert list(map(cards.parse, ["2X", "3X", "4X"])) == jokers


@pytest.mark.parametrize("card", TWO_PACKS)
def test_what_is_written_is_read_back(card: int) -> None:
    assert cards.parse(cards.text(card)) == card


@pytest.mark.parametrize(
    "letters", ["", "Q", "S", "SQ", "QY", "1S", "10S", "QS3", "QS22", "qs", "QS ", " QS", "Q S"]
)
def test_anything_else_is_no_card(letters: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        cards.parse(letters)


@given(st.text(max_size=4) | st.text("23456789TJQKACDSH ", max_size=4))
def test_only_what_text_writes_is_a_card(letters: str) -> None:
    try:
        card = cards.parse(letters)
    except ValueError:
        return
    assert cards.text(card) == letters


@given(st.sets(st.sampled_from(TWO_PACKS)))
def test_a_mask_is_a_set_of_cards(held: set[int]) -> None:
    mask = cards.mask(held)
    in_order = sorted(held)
    assert mask == sum(map(cards.bit, held))
    assert list(cards.cards_of(mask)) == in_order
    assert cards.texts(mask) == list(map(cards.text, in_order))
    assert [cards.nth(mask, place) for place in range(len(held))] == in_order
    if held:
        assert (cards.lowest(mask), cards.highest(mask)) == (in_order[0], in_order[-1])


@pytest.mark.parametrize("suit", cards.SUITS)
def test_a_suits_mask_holds_its_cards_of_both_packs(suit: int) -> None:
    of_suit = [card for card in TWO_PACKS if cards.SUIT_MASKS[suit] >> card & 1]
    assert of_suit == [card for card in TWO_PACKS if cards.suit_of(card) == suit]
