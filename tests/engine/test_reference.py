"""The engine against the slow reference, card by card."""

from __future__ import annotations

from collections import Counter

import pytest

from hearts_a11y.engine.cards import texts
from tests.engine import playing
from tests.reference import deals
from tests.reference.rules import Hand, suit


def compare(made: deals.Deal, order: list[str]) -> None:
    """Play the deal in both, holding each step of one against the other."""
    state, hand = playing.begun(made), Hand(made.hands())
    for card in order:
        assert state.turn == hand.turn()
        assert texts(state.legal) == texts(playing.cards(hand.legal()))
        assert state.hands == [playing.cards(held) for held in hand.hands]
        hand.play(card)
        playing.play(state, [card])
        assert state.points == hand.points()
        assert state.taken == [playing.cards(taken) for taken in hand.taken()]
        assert state.broken == any(suit(card) == "H" for _, card in hand.plays)
    assert state.scores == tuple(hand.scores())


def compare_many(count: int, *, adversarial: bool) -> Counter[str]:
    """Compare that many hands; return how often each situation came up."""
    met: Counter[str] = Counter()
    for seed, made in enumerate(deals.many(count, adversarial=adversarial)):
        order = deals.play_order(made, seed)
        compare(made, order)
        met.update(deals.situations(made, order))
    return met


def test_random_hands() -> None:
    met = compare_many(160, adversarial=False)
    assert all(met[f"passed {towards}"] == 40 for towards in ("left", "right", "across", "none"))


def test_adversarial_hands() -> None:
    met = compare_many(240, adversarial=True)
    assert all(met[situation] for situation in deals.SITUATIONS), met


@pytest.mark.slow
def test_thousands_of_random_hands() -> None:
    compare_many(4000, adversarial=False)


@pytest.mark.slow
def test_thousands_of_adversarial_hands() -> None:
    met = compare_many(4000, adversarial=True)
    assert all(met[situation] >= 50 for situation in deals.SITUATIONS), met
