"""The engine against the slow reference, card by card."""

from __future__ import annotations

import pytest

from hearts_a11y.engine.cards import texts
from tests.engine import playing
from tests.reference import deals
from tests.reference.rules import FULL_PACK, SUITS, Hand, suit


def shown_voids(hand: Hand) -> list[int]:
    """Return by seat the suits it has failed to follow, as the engine notes them."""
    voids = [0] * 4
    for trick in hand.tricks():
        for seat, card in trick:
            if suit(card) != suit(trick[0][1]):
                voids[seat] |= 1 << SUITS.index(suit(trick[0][1]))
    return voids


def compare(made: deals.Deal, order: list[str]) -> None:
    """Play the deal in both, holding each step of one against the other."""
    state, hand = playing.begun(made), Hand(made.hands())
    for card in order:
        assert state.turn == hand.turn()
        assert texts(state.legal) == sorted(hand.legal(), key=FULL_PACK.index)
        hand.play(card)
        playing.play(state, [card])
        if not state.trick:
            assert state.points == hand.points()
            assert state.hands == [playing.cards(held) for held in hand.hands]
            assert state.taken == [playing.cards(taken) for taken in hand.taken()]
            assert state.voids == shown_voids(hand)
            assert state.broken == any(suit(card) == "H" for _, card in hand.plays)
    assert state.scores == tuple(hand.scores())


def test_random_hands() -> None:
    met = deals.try_many(100, adversarial=False, each=compare)
    assert all(met[f"passed {towards}"] == 25 for towards in ("left", "right", "across", "none"))


def test_adversarial_hands() -> None:
    met = deals.try_many(160, adversarial=True, each=compare)
    assert all(met[situation] for situation in deals.SITUATIONS), met


@pytest.mark.slow
def test_thousands_of_random_hands() -> None:
    deals.try_many(2000, adversarial=False, each=compare)


@pytest.mark.slow
def test_thousands_of_adversarial_hands() -> None:
    met = deals.try_many(2000, adversarial=True, each=compare)
    assert all(met[situation] >= 50 for situation in deals.SITUATIONS), met
