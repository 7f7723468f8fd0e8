"""Easy: a beginner's habits."""

from __future__ import annotations

from hearts_a11y.players.easy import choose
from tests.players.seats import passed, played, view


def test_passes_the_highest_cards_whatever_their_suit() -> None:
    hand = "2C 3C AC 4D KD 2S 5S 6S 7S QS 2H 3H JH"
    assert passed(choose, hand) == {"AC", "KD", "QS"}


def test_leads_the_lowest_card_of_its_longest_suit() -> None:
    assert played(choose, view("9C 2D 3S 5S 4H")) == "3S"


def test_leads_from_length_without_a_thought_for_what_is_gone() -> None:
    """A beginner's mistake: nobody else has a diamond, and all will be thrown on it."""
    diamonds = "2D 3D 4D 5D 6D 7D 8D 9D TD JD"
    assert played(choose, view("QD KD AD 2C 3H", gone=diamonds, trick_number=9)) == "QD"


def test_follows_with_its_lowest_card() -> None:
    assert played(choose, view("4D 9D QD", "JD")) == "4D"


def test_sheds_a_high_card_last_to_a_trick_without_points() -> None:
    assert played(choose, view("4D 9D AD", "JD 2D 3D")) == "AD"


def test_stays_low_last_to_a_trick_with_points() -> None:
    assert played(choose, view("4D 9D AD", "JD 2D 5H")) == "4D"


def test_keeps_the_queen_when_it_sheds() -> None:
    assert played(choose, view("4S QS KS", "JS 2S 3S")) == "KS"


def test_slips_the_queen_under_a_higher_spade() -> None:
    assert played(choose, view("4S QS", "KS")) == "QS"


def test_throws_the_queen_then_its_highest_card() -> None:
    assert played(choose, view("QS AH KC", "JD")) == "QS"
    assert played(choose, view("2H AH KC", "JD")) == "AH"
    assert played(choose, view("9C KC 3S", "JD")) == "KC"


def test_throws_a_high_card_where_a_heart_would_be_better() -> None:
    """A beginner's mistake."""
    assert played(choose, view("9H KC", "JD")) == "KC"


def test_throws_no_points_in_the_first_trick() -> None:
    """K3, C01."""
    assert played(choose, view("QS AH KD 3D", "2C", gone="", trick_number=1)) == "KD"
