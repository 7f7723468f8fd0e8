"""Normal: a plan for each suit, and rough counts."""

from __future__ import annotations

from hearts_a11y.engine.view import ExchangeMemory
from hearts_a11y.players.normal import choose
from tests.players.seats import cards, passed, played, view


def test_passes_the_queen_and_what_lies_over_her_without_guards() -> None:
    assert passed(choose, "2C 3C AC 4D KD 2S 3S QS KS 2H 3H 4H JH") >= {"QS", "KS"}


def test_keeps_a_well_guarded_queen_and_her_guards() -> None:
    hand = "2C AC KC 4D KD 2S 3S 5S 6S 7S QS 2H 3H"
    assert not {"QS", "2S", "3S", "5S", "6S", "7S"} & passed(choose, hand)


def test_passes_from_the_short_suit_of_equally_high_cards() -> None:
    assert passed(choose, "JD 6C 7C 8C 9C TC JC 2H 3H 4H 5H QH KH") == {"JD", "QH", "KH"}


def test_hunts_the_queen_with_a_lower_spade() -> None:
    assert played(choose, view("2D 9D 5S JS 3C")) == "JS"


def test_does_not_hunt_with_the_king_in_hand() -> None:
    assert played(choose, view("2D 9D 5S KS 6C")) not in {"5S", "KS"}


def test_does_not_hunt_a_queen_that_fell() -> None:
    assert played(choose, view("2D 5S JS 6S 3S", gone="2C 3C 4C 5C 7S QS 8S 9S")) == "2D"


def test_leads_low_from_its_shortest_suit() -> None:
    gone = "2C 3C 4C 5C 7S QS 8S 9S"
    assert played(choose, view("5D 9D 6C 7C 8C 9C TC", gone=gone)) == "5D"


def test_ducks_with_the_highest_card_that_loses() -> None:
    gone = "2C 3C 4C 5C 2D 3D 7D 8D"
    assert played(choose, view("4D 9D QD", "JD", gone=gone, trick_number=3)) == "9D"


def test_wins_an_early_trick_that_everyone_can_follow() -> None:
    assert played(choose, view("4D 9D AD", "JD")) == "AD"


def test_ducks_an_early_trick_where_someone_is_void() -> None:
    assert played(choose, view("4D 9D AD", "JD", voids={2: "D"})) == "9D"


def test_takes_a_cheap_trick_last_with_its_highest_card() -> None:
    assert played(choose, view("4D 9D AD", "JD 2D 3D")) == "AD"
    assert played(choose, view("9H AH", "TH 2H 3H")) == "AH"


def test_ducks_a_dear_trick_last() -> None:
    assert played(choose, view("4D 9D AD", "JD 2D QS")) == "9D"


def test_slips_the_queen_under_a_higher_spade() -> None:
    assert played(choose, view("4S QS", "KS")) == "QS"


def test_throws_the_queen_then_what_she_may_fall_on_then_hearts_then_high_cards() -> None:
    assert played(choose, view("QS AH KC", "JD")) == "QS"
    assert played(choose, view("KS AH KC", "JD")) == "KS"
    assert played(choose, view("2H 9H KC", "JD")) == "9H"
    assert played(choose, view("9C KC 3S", "JD")) == "KC"


def test_remembers_in_classic_that_the_queen_can_fall_no_more() -> None:
    """It passed her to a seat that has played; without that memory it ducks."""
    gone = "2C 3C 4C 5C 2S 7S 8S 9S"
    to_the_right = ExchangeMemory(passed=cards("QS 2H 3H"), to=3, received=0, giver=1)
    asked = view("4S AS", "TS JS", gone=gone, trick_number=3, memory=to_the_right)
    assert played(choose, asked) == "AS"
    asked.memory = None
    assert played(choose, asked) == "4S"
