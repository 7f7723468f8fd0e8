"""Deals and tie-breaks from a seed: the same in every process and on every Python."""

from __future__ import annotations

from collections import Counter

from hearts_a11y.engine import shuffle
from hearts_a11y.engine.cards import bit, parse
from tests.engine import playing


def test_t3_every_deal_is_the_whole_pack() -> None:
    for number in range(1, 200):
        hands = shuffle.deal(playing.TABLE, "whole", number).hands
        assert [hand.bit_count() for hand in hands] == [13] * 4
        assert playing.union(hands) == playing.TABLE.cards


def test_a_seeds_deal_never_changes() -> None:
    assert [playing.shown(hand) for hand in shuffle.deal(playing.TABLE, "golden", 1).hands] == [
        "3C 8C AC 3D 5D TD KD 2S 5S 9S AS 3H QH",
        "7C 9C 4D 7S 8S TS KS 2H 6H 7H JH KH AH",
        "6C QC KC 2D 6D 9D JD QD 3S 4S JS QS 8H",
        "2C 4C 5C TC JC 7D 8D AD 6S 4H 5H 9H TH",
    ]
    assert (
        playing.shown(shuffle.deal(playing.TABLE, "黄金", 12).hands[0])
        == "8C QC 2D 4D QD 4S 5S 6S TS TH JH QH KH"
    )


def test_t6_other_seeds_and_hands_are_other_deals() -> None:
    deals = {
        shuffle.deal(playing.TABLE, seed, number).hands
        for seed in ("1", "11", "1/1", "")
        for number in (1, 11, 111)
    }
    assert len(deals) == 12


def test_every_seat_is_dealt_every_card_about_as_often() -> None:
    holders: Counter[tuple[int, str]] = Counter()
    for number in range(2000):
        hands = shuffle.deal(playing.TABLE, "fair", number).hands
        for card in ("2C", "7D", "QS", "AH"):
            seat = next(seat for seat, hand in enumerate(hands) if hand & bit(parse(card)))
            holders[seat, card] += 1
    assert len(holders) == 16
    # Five standard deviations of 2,000 draws at one in four.
    assert all(abs(count - 500) < 97 for count in holders.values()), holders


def test_ties_are_broken_by_fixed_numbers() -> None:
    seed = shuffle.number_of("golden")
    assert seed == 2368258509841656907
    assert [shuffle.mix(seed, 1, 2, 3), shuffle.mix(seed), shuffle.mix(-1, 5)] == [
        6047988118996055523,
        2368258509841656907,
        11501693040203721355,
    ]


def test_ties_depend_on_every_number_and_their_order() -> None:
    mixed = {
        shuffle.mix(seed, *numbers)
        for seed in map(shuffle.number_of, ("one", "two"))
        for numbers in ((), (0,), (1,), (0, 1), (1, 0), (0, 0, 1), (2,))
    }
    assert len(mixed) == 14
    assert all(0 <= value < 1 << 64 for value in mixed)


def test_ties_are_spread_evenly() -> None:
    low_bits = Counter(
        shuffle.mix(7, number, trick, seat) % 4
        for number in range(20)
        for trick in range(13)
        for seat in range(4)
    )
    assert len(low_bits) == 4
    # Five standard deviations of 1,040 draws at one in four.
    assert all(abs(count - 260) < 70 for count in low_bits.values()), low_bits
