"""The engine against OpenSpiel's Hearts, which others wrote and many have played.

Its settings are its defaults but for one: the queen of spades breaks no hearts (K7).
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest

from hearts_a11y.engine.cards import texts
from tests.engine import playing
from tests.reference import deals

if TYPE_CHECKING:
    from collections.abc import Iterable

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install '.[oracle]'")

GAME = pyspiel.load_game("hearts(qs_breaks_hearts=False)")
RANK_FIRST = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
CODES = {card: code for code, card in enumerate(RANK_FIRST)}
DIRECTION_CODES = {"none": 0, "left": 1, "across": 2, "right": 3}


def apply(other: Any, cards: Iterable[str]) -> None:  # noqa: ANN401 - OpenSpiel has no types
    """Apply each card as an action, having seen that OpenSpiel allows it: it does not look."""
    for card in cards:
        assert CODES[card] in other.legal_actions()
        other.apply_action(CODES[card])


def begun(made: deals.Deal) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Return OpenSpiel's state of the deal once its cards have been passed."""
    other = GAME.new_initial_state()
    other.apply_action(DIRECTION_CODES[made.towards])
    apply(other, chain.from_iterable(zip(*made.dealt, strict=True)))
    apply(other, chain.from_iterable(made.given))
    return other


def compare(made: deals.Deal, order: list[str]) -> None:
    """Play the deal in both: same seat to move, same legal set at every card, same points."""
    state, other = playing.begun(made), begun(made)
    for card in order:
        assert other.current_player() == state.turn
        assert {RANK_FIRST[code] for code in other.legal_actions()} == set(texts(state.legal))
        apply(other, [card])
        playing.play(state, [card])
    assert other.is_terminal()
    assert [26 - left for left in other.returns()] == list(state.scores or ())


def test_openspiel_names_cards_and_directions_as_supposed() -> None:
    state = GAME.new_initial_state()
    for towards, code in DIRECTION_CODES.items():
        shown = state.action_to_string(pyspiel.PlayerId.CHANCE, code)
        assert shown == ("No Pass" if towards == "none" else towards.title())
    state.apply_action(0)
    assert [state.action_to_string(0, code) for code in range(52)] == RANK_FIRST


def test_some_hands() -> None:
    deals.try_many(40, adversarial=False, each=compare)
    deals.try_many(80, adversarial=True, each=compare)


@pytest.mark.slow
def test_thousands_of_random_hands() -> None:
    met = deals.try_many(2000, adversarial=False, each=compare)
    assert all(met[f"passed {towards}"] == 500 for towards in ("left", "right", "across", "none"))


@pytest.mark.slow
def test_thousands_of_adversarial_hands() -> None:
    met = deals.try_many(2000, adversarial=True, each=compare)
    assert all(met[situation] >= 50 for situation in deals.SITUATIONS), met
