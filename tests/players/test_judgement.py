"""The small questions that players ask of a view, each held to what can be worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine.cards import Mask, cards_of, mask, parse, text
from hearts_a11y.engine.view import ExchangeMemory
from hearts_a11y.players import judgement
from tests.engine.playing import play
from tests.players.seats import cards, view
from tests.players.test_family_cards import give, seen, set_up

if TYPE_CHECKING:
    from collections.abc import Iterable

THREE = "7C 7D 7S"


def shown(found: Iterable[int]) -> str:
    return " ".join(map(text, found))


def names(found: Mask) -> str:
    return shown(cards_of(found))


def drawn(seed: int, number: int = 1, trick: int = 2, seat: int = 0) -> str:
    asked = replace(view(THREE), number=number, trick_number=trick, seat=seat)
    return text(judgement.draw(asked, seed, cards(THREE)))


def test_a_single_card_is_drawn_whatever_the_lot() -> None:
    asked = view(THREE)
    assert {judgement.draw(asked, seed, cards("QS")) for seed in range(9)} == {parse("QS")}


def test_each_of_several_is_drawn_by_some_lot_and_nothing_else_by_any() -> None:
    expected = set(THREE.split())
    assert {drawn(seed) for seed in range(40)} == expected
    assert {drawn(1, number=number) for number in range(40)} == expected
    assert {drawn(1, trick=number) for number in range(40)} == expected
    assert len({drawn(1, seat=seat) for seat in range(4)}) > 1
    assert len({drawn(seed) for _ in range(9) for seed in (5,)}) == 1


def test_the_cheapest_is_picked_and_a_lot_decides_among_the_cheapest_alone() -> None:
    asked = view(THREE + " 9H")
    costs = {parse("7C"): 2.0, parse("7D"): 1.0, parse("7S"): 1.0, parse("9H"): 3.0}
    picked = {judgement.pick(asked, seed, mask(costs), costs.__getitem__) for seed in range(40)}
    assert shown(sorted(picked)) == "7D 7S"


def test_below_and_above_a_card_in_its_suit_and_without_it() -> None:
    held = cards("2C 6S 7S 8S AS 8H")
    assert names(judgement.below(held, parse("7S"))) == "6S"
    assert names(judgement.above(held, parse("7S"))) == "8S AS"
    assert names(judgement.below(cards("2C 3C"), parse("4C"))) == "2C 3C"


def test_the_highest_rank_of_a_set_and_jokers_where_there_is_nothing_else() -> None:
    assert names(judgement.of_highest_rank(cards("QS 7H QD"))) == "QD QS"
    jokers = set_up("joker", "", "", "").table.cards & judgement.apart(-1)[1]
    assert jokers
    assert judgement.of_highest_rank(jokers) == jokers


def test_the_lowest_card_there_is_stands_as_well_as_any() -> None:
    assert judgement.standing(view("3C", "2C")) == parse("2C")


def test_two_copies_leave_nothing_to_lose_to_but_the_copies() -> None:
    state = play(
        set_up("cancellation", "9C 3D", "9C2 4D", "8C 3C", "5C 5D", "6C 6D", "7C 7D"), "9C 9C2"
    )
    assert judgement.standing(seen(state)) is None
    assert names(judgement.losing(seen(state), cards("8C 9C 9C2 JC"))) == "9C 9C2"


@pytest.mark.parametrize(("to", "leader", "trick", "is_past"), [
    (1, 3, "5S", False),
    (3, 3, "5S", True),
    (1, 1, "5S 6S 7S", True),
    (2, 2, "5S 6S", True),
    (1, 2, "5S 6S", False),
])  # fmt: skip
def test_a_dear_card_is_past_where_the_seat_it_was_passed_to_has_played(
    to: int, leader: int, trick: str, *, is_past: bool
) -> None:
    passed = ExchangeMemory(cards("QS 2C 3C"), to, cards("4D 5D 6D"), -to % 4)
    asked = view("8S 9D", trick, memory=passed)
    assert asked.leader == leader
    assert judgement.is_dear_past(asked) is is_past


def test_a_bonus_is_won_with_the_card_that_gains_most_and_only_for_a_gain() -> None:
    asked = seen(set_up("omnibus", "9D TD JD 5C", "3D", "4D", "6D"))
    last = replace(asked, trick=tuple(map(parse, ("3D", "4D", "6D"))), order=(1, 2, 3, 0))
    assert judgement.prize(last, cards("9D TD JD")) == parse("TD")
    assert judgement.prize(last, cards("9D JD")) is None
    hearts = replace(last, trick=tuple(map(parse, ("3D", "2H", "6D"))))
    assert judgement.prize(hearts, cards("TD")) == parse("TD")
    assert judgement.prize(replace(hearts, trick=hearts.trick[:2]), cards("TD")) is None
    ace = replace(last, trick=tuple(map(parse, ("3D", "TD", "6D"))))
    assert judgement.prize(ace, cards("9D JD")) == parse("JD")


def test_a_side_without_a_point_takes_its_first_and_no_trick_without_any() -> None:
    state = set_up("partners-team", "9D KD", "3D 5H", "4D", "6D")
    asked = seen(state)
    points = replace(asked, trick=tuple(map(parse, ("3D", "2H"))), order=(2, 3, 0, 1))
    none = replace(asked, trick=tuple(map(parse, ("3D", "4D"))), order=(2, 3, 0, 1))
    assert judgement.prize(points, cards("9D")) == parse("9D")
    assert judgement.prize(none, cards("9D")) is None
    give(state, 2, "3H")
    assert judgement.prize(replace(points, points=seen(state).points), cards("9D")) is None


def test_what_is_passed_first() -> None:
    def burden(held: str, card: str) -> float:
        return judgement.burden(view(held), cards(held), parse(card))

    # A high card of a short suit before a low one, and before one of a long suit.
    assert burden("KD 3D", "KD") > burden("KD 3D", "3D")
    assert burden("KD 3D", "KD") > burden("KD 3D 4D 5D 6D", "KD")
    # The queen ill guarded before all, and well guarded after any loose high card.
    assert burden("QS 2S AH", "QS") > burden("QS 2S AH", "AH")
    assert burden("QS 2S 3S 4S 5S AH", "QS") < burden("QS 2S 3S 4S 5S AH", "AH")
    # Her guards stay.
    assert burden("QS JS AH 2D", "JS") < burden("QS JS AH 2D", "2D")
    # Of two dear cards the dearer goes.
    maria = seen(set_up("black-maria", "QS KS 4D", "", ""))
    held = cards("QS KS 4D")
    assert judgement.burden(maria, held, parse("QS")) > judgement.burden(maria, held, parse("KS"))
