"""What counting cards comes to, in positions small enough to work out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine.cards import CLUBS, HEARTS, SPADES, cards_of, parse, text
from hearts_a11y.engine.view import ExchangeMemory
from hearts_a11y.players.reckoning import Reckoning, lying_aside
from tests.players.seats import TABLE, cards, view
from tests.players.test_family_cards import seen, set_up

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.view import SeatView

# Six cards are out, two with each other seat: a given one is with a given seat by 1 in 3.
OUT = "2C 9C 7D 8D 3H QS"
NONE_OF_TWO = (2 / 3) ** 2


def position(
    hand: str,
    trick: str = "",
    *,
    out: str = OUT,
    trick_number: int = 12,
    voids: dict[Seat, str] | None = None,
    memory: ExchangeMemory | None = None,
) -> SeatView:
    """Return the view of seat 0, who holds `hand` while `out` is with the others."""
    away = TABLE.cards & ~cards(f"{hand} {trick} {out}")
    return view(
        hand,
        trick,
        gone=" ".join(map(text, cards_of(away))),
        trick_number=trick_number,
        voids=voids,
        memory=memory,
    )


def points_with(asked: SeatView, card: str, top: str | None = None) -> float:
    return Reckoning(asked).points_with(parse(card), None if top is None else parse(top))


def test_each_seat_holds_its_part_of_what_is_out() -> None:
    reckoning = Reckoning(position("5C 6D", voids={2: "C"}))
    assert reckoning.out == cards(OUT)
    assert reckoning.shares[CLUBS] == [0, 1 / 2, 0, 1 / 2]
    assert reckoning.shares[HEARTS] == [0, 1 / 3, 1 / 3, 1 / 3]
    assert lying_aside(position("5C 6D")) == 0


def test_how_likely_a_seat_has_none_of_some_cards() -> None:
    reckoning = Reckoning(position("5C 6D"))
    assert reckoning.chance_of_none(1, cards("2C 9C")) == pytest.approx(NONE_OF_TWO)
    assert reckoning.chance_of_none(1, cards("QS")) == pytest.approx(2 / 3)
    assert reckoning.chance_of_none(1, 0) == 1


def test_a_card_that_was_passed_is_where_it_went_and_the_others_are_anywhere() -> None:
    memory = ExchangeMemory(cards("QS KS AS"), 2, cards("4D 5D AD"), 2)
    reckoning = Reckoning(position("5C 6D", memory=memory))
    assert reckoning.chance_of_none(2, cards("QS")) == 0
    assert reckoning.chance_of_none(1, cards("QS")) == 1
    assert reckoning.chance_of_none(2, cards("3H")) == pytest.approx(2 / 3)
    assert reckoning.points_held(2, cards("QS")) == 13


def test_who_must_play_over_a_card() -> None:
    reckoning = Reckoning(position("5C 6D"))
    over = 2 / 3 * (1 - 2 / 3)  # not the two of clubs, but the nine
    assert reckoning.chance_forced_over(1, parse("5C")) == pytest.approx(over)
    assert reckoning.chance_to_stay(parse("5C")) == pytest.approx((1 - over) ** 3)
    assert reckoning.chance_to_take(parse("5C")) == pytest.approx((1 - over) ** 3)
    assert reckoning.chance_to_take(parse("6D")) == pytest.approx((1 - (1 - NONE_OF_TWO)) ** 3)


def test_a_card_that_does_not_follow_or_lies_under_takes_nothing() -> None:
    reckoning = Reckoning(position("5C 6D", "8C 3C 4C"))
    assert reckoning.chance_to_take(parse("6D")) == 0
    assert reckoning.chance_to_take(parse("5C")) == 0
    assert Reckoning(position("TC 6D", "8C 3C 4C")).chance_to_take(parse("TC")) == 1


def test_a_joker_that_is_led_takes_nothing() -> None:
    asked = seen(set_up("joker", "5C", "2C", "9C"))
    joker = next(cards_of(asked.table.cards & ~((1 << 4 * 32) - 1)))
    assert Reckoning(asked).chance_to_take(joker) == 0
    assert Reckoning(asked).chance_to_take(parse("5C")) > 0


def test_who_cannot_follow_throws_a_dear_card_and_one_cheap_one() -> None:
    dear, cheap = 13 / 3, 1 / 3
    reckoning = Reckoning(position("5C 6D"))
    assert reckoning.thrown(1, CLUBS) == pytest.approx(dear + cheap)
    assert reckoning.thrown(1, HEARTS) == pytest.approx(dear)
    assert reckoning.thrown(1, SPADES) == pytest.approx(cheap)


def test_nothing_that_counts_is_thrown_to_the_first_trick_or_by_who_draws() -> None:
    assert Reckoning(position("5C 6D", trick_number=1)).thrown(1, CLUBS) == 0
    assert Reckoning(position("5C 6D", trick_number=2)).thrown(1, CLUBS) > 4
    state = set_up("domino", "5C 6D", "2H 9C", "3H 8D")
    assert Reckoning(seen(state)).thrown(1, CLUBS) > 0
    state.rest = (parse("TD"),)
    assert Reckoning(seen(state)).thrown(1, CLUBS) == 0


def test_the_points_a_lead_will_bring() -> None:
    thrown = 13 / 3 + 1 / 3
    assert points_with(position("5C 6D"), "5C") == pytest.approx(3 * NONE_OF_TWO * thrown)
    # A spade over the queen: she falls where she is, and hearts from who has no spade.
    assert points_with(position("KS 6D"), "KS") == pytest.approx(3 * (13 / 3 + 2 / 3 * 1 / 3))
    # A heart over the three: from each a heart that it has, or the queen where it has none.
    heart = 1 + 3 * (2 / 3 * 13 / 3 + 1 / 3 * 1)
    assert points_with(position("AH 6D"), "AH") == pytest.approx(heart)
    # And under it: only what is thrown.
    assert points_with(position("2H 6D"), "2H") == pytest.approx(1 + 3 * (2 / 3 * 13 / 3))


def test_the_points_of_a_trick_that_another_card_takes() -> None:
    # Two are still to come after a heart thrown on a king of clubs.
    asked = position("4H 6D", "KC", out="2C 9C 7D 8D QS")
    assert Reckoning(asked).later == (1, 2)
    # Of the five cards that are out each has two, and seat 3, which has played, one.
    no_club, queen = (3 / 5) ** 2, 2 / 5 * 13
    assert points_with(asked, "4H", "KC") == pytest.approx(1 + 2 * no_club * queen)
    # Were the heart the card to beat, nobody could follow.
    assert points_with(asked, "4H") == pytest.approx(1 + 2 * queen)


def test_points_count_as_the_table_has_them() -> None:
    state = set_up("spot", "9H 6D", "2C 9C", "7D 8D", "3H 5H")
    state.gone = state.table.cards & ~cards("9H 6D 2C 9C 7D 8D 3H 5H")
    asked, likely = seen(state), 1 - NONE_OF_TWO
    assert Reckoning(asked).thrown(1, CLUBS) == pytest.approx(likely * (3 + 5) / 2)
    assert points_with(asked, "9H") == pytest.approx(9 + 3 * likely * (3 + 5) / 2)


def test_the_mean_of_some_cards() -> None:
    assert Reckoning(position("5C 6D")).average(cards("3H 4H")) == 1
    spot = seen(set_up("spot", "5C", "2C", "9C", "TC"))
    assert Reckoning(spot).average(cards("3H 5H")) == 4
