"""A ruleset laid out for a number of seats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearts_a11y.engine.cards import SPADES, SUIT_MASKS, parse
from hearts_a11y.engine.ruleset import HOLD, LEFT, RIGHT, Rest, RuleSet, Sides
from hearts_a11y.engine.table import lay
from tests.engine import playing

FAMILY = RuleSet(name="family", fewest_seats=3, most_seats=6)


@pytest.mark.parametrize(
    ("seats", "removed", "opening", "size"),
    [
        (3, "2C", "3C", 17),
        (4, "", "2C", 13),
        (5, "2C 2D", "3C", 10),
        (6, "2C 3C 2D 2S", "4C", 8),
    ],
)
def test_the_pack_is_stripped_to_deal_out_evenly(
    seats: int, removed: str, opening: str, size: int
) -> None:
    table = lay(FAMILY, seats)
    assert playing.shown(playing.TABLE.cards & ~table.cards) == removed
    assert (table.opening, table.hand_size, table.total) == (parse(opening), size, 26)
    assert len(table.deck) == size * seats
    assert table.left == (*range(1, seats), 0)


def test_two_packs_hold_every_card_twice() -> None:
    table = lay(replace(FAMILY, packs=2), 4)
    assert (len(table.deck), table.hand_size) == (104, 26)
    assert table.cards & playing.TABLE.cards == playing.TABLE.cards


def test_the_first_set_that_holds_a_card_says_its_points() -> None:
    spades = (SUIT_MASKS[SPADES], 2)
    table = lay(replace(FAMILY, values=(*FAMILY.values, spades)), 4)
    assert (table.points[parse("QS")], table.points[parse("KS")]) == (13, 2)
    table = lay(replace(FAMILY, values=(spades, *FAMILY.values)), 4)
    assert (table.points[parse("QS")], table.points[parse("2H")]) == (2, 1)


@pytest.mark.parametrize(("seats", "offsets"), [(4, [1, 3, 0, 1]), (3, [1, 2, 0, 1])])
def test_a_pass_is_counted_clockwise_from_hand_1(seats: int, offsets: list[int]) -> None:
    table = lay(replace(FAMILY, pass_cycle=(LEFT, RIGHT, HOLD)), seats)
    assert [table.offset(number) for number in range(1, 5)] == offsets
    assert table.seat_at(seats - 1, 1) == 0
    assert table.seat_at(0, -1) == seats - 1


@pytest.mark.parametrize(
    ("ruleset", "seats", "problem"),
    [
        (FAMILY, 2, "seats 2 not in 3-6"),
        (FAMILY, 0, "seats 0 not in 3-6"),
        (FAMILY, 7, "seats 7 not in 3-6"),
        (replace(FAMILY, jokers=14), 4, "jokers 14 not in 0-13"),
        (replace(FAMILY, pass_count=0), 4, "pass count 0 below 1"),
        (replace(FAMILY, sides=Sides.OPPOSITE), 5, "no opposite seats among 5"),
        (replace(FAMILY, pass_cycle=()), 4, "an empty pass cycle"),
        (replace(FAMILY, reach=-1), 4, "reach -1 or deals 0 below 0"),
        (replace(FAMILY, reach=0), 4, "a match without an end"),
        (replace(FAMILY, packs=3), 4, "packs 3 not 1 or 2"),
        (replace(FAMILY, strip_order=()), 3, "52 cards do not deal out to 3 seats"),
        (replace(FAMILY, dealt=14, rest=Rest.STOCK), 4, "52 cards do not deal out to 4 seats"),
        (replace(FAMILY, removed=SUIT_MASKS[0]), 3, "no club to lead"),
    ],
)
def test_what_does_not_fit_is_said(ruleset: RuleSet, seats: int, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^family: {problem}$"):
        lay(ruleset, seats)


def test_equal_rulesets_share_a_table() -> None:
    assert lay(replace(FAMILY), 4) is lay(FAMILY, 4)
