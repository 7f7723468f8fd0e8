"""What cards are worth to one seat, where that is more than their points."""

from __future__ import annotations

from hearts_a11y.engine.cards import parse
from hearts_a11y.players.worth import worths
from tests.players.test_family_cards import give, seen, set_up

HANDS = ("3D 2S", "KD 3S", "4D 4S", "2C 5S")


def worth(card: str, taken: str = "", elsewhere: str = "") -> float:
    """Return what a card of Royal Hearts is worth to seat 0, with these taken by it and another."""
    state = set_up("royal", *HANDS)
    give(state, 0, taken)
    give(state, 1, elsewhere)
    return worths(seen(state))[parse(card)]


def test_points_are_the_tables_where_nothing_goes_with_anything() -> None:
    view = seen(set_up("black-maria", *HANDS[:3]))
    assert worths(view) is view.table.points


def test_a_doubling_queen_costs_more_than_a_heart_and_more_with_hearts_taken() -> None:
    assert worth("QH") > 2 * worth("3H") > 0
    assert worth("QH", taken="2H 4H 5H") > worth("QH") + 2


def test_a_heart_costs_double_beside_the_doubling_queen() -> None:
    assert worth("3H", taken="QH") == 2
    assert worth("3H", elsewhere="QH") == 1


def test_a_queen_costs_nothing_beside_the_one_that_cancels_it() -> None:
    assert worth("QS") > 13
    assert worth("QS", taken="QC") == 0
    assert worth("QS", elsewhere="QC") == 26


def test_the_cancelling_queen_is_a_gain_as_long_as_there_is_something_to_cancel() -> None:
    assert worth("QC", taken="QS") == -26
    assert -13 < worth("QC") < 0
    assert worth("QC", elsewhere="QS") == 0


def test_a_bonus_is_a_gain() -> None:
    assert worth("QD") == -10
