"""The players that others are measured against."""

from __future__ import annotations

from collections import Counter

from hearts_a11y.engine.cards import cards_of, text
from hearts_a11y.players.sparring import duck, random_legal
from tests.players.seats import passed, passing, played, view


def test_random_plays_every_legal_card_and_no_other() -> None:
    asked = view("4D 9D QD 2C", "JD")
    chosen = Counter(played(random_legal, asked, seed) for seed in range(300))
    assert set(chosen) == {"4D", "9D", "QD"}
    assert min(chosen.values()) > 70


def test_random_passes_three_different_cards() -> None:
    hand = "2C 3C AC 4D KD 2S 5S 6S 7S QS 2H 3H JH"
    held = {text(card) for card in cards_of(passing(hand).hand)}
    seen: set[str] = set()
    for seed in range(100):
        given = passed(random_legal, hand, seed)
        assert len(given) == 3
        assert given <= held
        seen |= given
    assert seen == held


def test_the_ducker_plays_its_highest_card_that_loses() -> None:
    assert played(duck, view("4D 9D QD", "JD")) == "9D"


def test_the_ducker_that_cannot_lose_plays_its_lowest() -> None:
    assert played(duck, view("QD KD AD", "JD")) == "QD"


def test_the_ducker_leads_low() -> None:
    assert played(duck, view("4D 3C QD")) == "3C"


def test_the_ducker_throws_the_queen_then_top_hearts_then_top_cards() -> None:
    assert played(duck, view("QS AH KC", "JD")) == "QS"
    assert played(duck, view("2H 9H KC", "JD")) == "9H"
    assert played(duck, view("9C KC 3S", "JD")) == "KC"


def test_the_ducker_passes_the_queen_and_top_spades_then_top_cards() -> None:
    assert passed(duck, "2C 3C AC 4D KD 2S 5S 6S 7S QS KS 3H JH") == {"QS", "KS", "AC"}
