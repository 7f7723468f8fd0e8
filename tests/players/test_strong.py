"""Strong: every card counted, and each choice weighed."""

from __future__ import annotations

import pytest

from hearts_a11y.engine.cards import HEARTS, SPADES, parse
from hearts_a11y.engine.view import ExchangeMemory
from hearts_a11y.players import strong
from hearts_a11y.players.reckoning import Reckoning
from hearts_a11y.players.strong import Kind, choose
from tests.players.seats import cards, passed, played, view

ALL_DIAMONDS = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"


def test_passes_as_normal_does() -> None:
    assert passed(choose, "2C 3C AC 4D KD 2S 3S QS KS 2H 3H 4H JH") >= {"QS", "KS"}


def test_leads_a_card_that_can_be_beaten_rather_than_one_that_cannot() -> None:
    gone = "2C 3C 4C 5C QS KS AS 2S JD QD KD 3D"
    assert played(choose, view("9D 3C AD", gone=gone, trick_number=11)) != "AD"


def test_knows_a_low_card_that_has_become_the_highest() -> None:
    """All diamonds but three are gone: the six beats what is left, the four loses to nobody's."""
    left = {"4D", "6D", "5D"}
    gone = " ".join(["2C 3C 4C 5C", *sorted(set(ALL_DIAMONDS.split()) - left)])
    reckoning = Reckoning(view("4D 6D", gone=gone, trick_number=12))
    assert reckoning.chance_to_take(parse("6D")) == 1
    assert reckoning.chance_to_take(parse("4D")) < 1


def test_does_not_lead_under_the_feet_of_a_void_seat() -> None:
    """A lead that nobody else can follow takes the trick, and whatever is thrown on it."""
    reckoning = Reckoning(view("4D 6C", voids={1: "D", 2: "D", 3: "D"}, trick_number=12))
    assert reckoning.chance_to_take(parse("4D")) == 1


def test_expects_the_queen_on_its_king() -> None:
    fresh = Reckoning(view("KS 2D", "5S", trick_number=3))
    fallen = Reckoning(view("KS 2D", "5S", gone="2C 3C 4C 5C QS", trick_number=3))
    assert fresh.points_with(parse("KS")) > fallen.points_with(parse("KS")) + 3


def test_ducks_the_queen_with_the_ace_of_spades_in_hand() -> None:
    assert played(choose, view("JS AS", "TS QS", trick_number=4)) == "JS"


def test_slips_the_queen_under_a_higher_spade() -> None:
    assert played(choose, view("4S QS", "KS", trick_number=4)) == "QS"


def test_throws_the_queen() -> None:
    assert played(choose, view("QS 9H KC", "JD", trick_number=4)) == "QS"


def test_throws_the_ace_of_spades_while_the_queen_is_out() -> None:
    assert played(choose, view("AS 3H 2C", "JD", trick_number=10)) == "AS"


def test_throws_a_high_heart_rather_than_a_low_one() -> None:
    assert played(choose, view("3H KH", "JD", trick_number=11)) == "KH"


def test_a_guarded_queen_threatens_less() -> None:
    bare = strong.suit_danger(Reckoning(view("QS 2D")), cards("QS"), SPADES)
    guarded = strong.suit_danger(Reckoning(view("2S 3S 4S QS")), cards("2S 3S 4S QS"), SPADES)
    assert guarded < bare


def test_high_cards_threaten_more_than_low_ones() -> None:
    reckoning = Reckoning(view("2H KH"))
    low, high = (strong.suit_danger(reckoning, cards(card), HEARTS) for card in ("2H", "KH"))
    assert low < high


def test_nothing_threatens_in_a_suit_that_nobody_else_holds() -> None:
    gone = " ".join(set(ALL_DIAMONDS.split()) - {"KD"})
    assert strong.suit_danger(Reckoning(view("KD", gone=gone)), cards("KD"), 1) == 0


@pytest.mark.parametrize(
    ("hand", "suit", "gone", "kind"),
    [
        ("2D", 1, "", Kind.PLAIN),
        ("2H", 3, "", Kind.PAYING),
        ("2S", 2, "", Kind.HUNTED),
        ("2S QS", 2, "", Kind.GUARDED),
        ("2S", 2, "QS", Kind.PLAIN),
    ],
)
def test_what_a_suit_means(hand: str, suit: int, gone: str, kind: Kind) -> None:
    assert strong.kind_of(Reckoning(view(hand, gone=gone)), cards(hand), suit) is kind


def test_low_cards_are_ways_to_give_the_lead_away() -> None:
    assert strong.exits(Reckoning(view("2D 2H KS")), cards("2D 2H KS")) == 2


def test_the_lead_costs_more_without_a_way_to_give_it_away() -> None:
    trapped, free = (Reckoning(view(f"9C {kept}", trick_number=8)) for kept in ("AD AH", "2D 2H"))
    assert strong.lead_cost(trapped, parse("9C")) > strong.lead_cost(free, parse("9C"))


def test_plain_suits_are_kept_for_later() -> None:
    reckoning = Reckoning(view("2D 2H"))
    assert strong.lead_waste(reckoning, parse("2D")) > strong.lead_waste(reckoning, parse("2H"))


def test_remembers_in_classic_who_was_passed_the_queen() -> None:
    memory = ExchangeMemory(passed=cards("QS 2H 3D"), to=1, received=0, giver=3)
    reckoning = Reckoning(view("KS 4D", "TS", trick_number=3, memory=memory))
    assert reckoning.points_held(1, cards("QS")) == 13
    assert reckoning.points_held(2, cards("QS")) == 0
    assert reckoning.chance_of_none(1, cards("2D 3D")) == 0
