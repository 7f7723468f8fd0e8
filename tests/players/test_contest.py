"""Play against what another has undertaken, and beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.players import contest
from tests.engine.playing import play
from tests.players.test_family_cards import chosen, give, seen, set_up

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.state import HandState

LEVELS = list(Level)


def undertaken(name: str, *own: str, declarer: Seat = 0, leader: Seat = 0) -> HandState:
    """Return a hand that a seat has undertaken to take all of; these cards are left."""
    state = set_up(name, *own, leader=leader)
    state.declarer = declarer
    return state


def is_on(state: HandState, seat: Seat) -> bool:
    return contest.is_on(hands.view(state, seat, remembers_pass=False))


def test_it_is_on_from_the_declaration_to_the_first_loss() -> None:
    state = undertaken("chasse-coeur", "KS 2C", "AS 3C", "2S 4C", "3S 5C")
    assert is_on(state, 1)
    give(state, 0, "2H 3H")
    give(state, 2, "8C 9C")
    assert is_on(state, 1), "tricks without points are not what a general needs"
    give(state, 2, "4H")
    assert not is_on(state, 1)


def test_a_slam_is_lost_with_any_trick() -> None:
    state = undertaken("partners-slam", "KS 2C", "AS 3C", "2S 4C", "3S 5C")
    assert is_on(state, 1)
    give(state, 2, "8C 9C")
    assert not is_on(state, 1)
    state.partner, state.is_partner_shown = 2, True
    assert is_on(state, 1)


@pytest.mark.parametrize("name", ["standard", "auction"])
def test_a_hand_without_such_an_offer_has_no_contest(name: str) -> None:
    state = set_up(name, "KS 2C", "AS 3C", "2S 4C", "3S 5C")
    state.declarer = 0 if name == "auction" else None
    assert not is_on(state, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_points_are_taken_from_a_general_at_any_price(level: Level) -> None:
    state = undertaken("chasse-coeur", "KS 2C", "2S AS 3C", "QS 4C", "3S 5C")
    assert chosen(play(state, "KS"), level) == "AS"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_to_play_takes_it_as_cheaply_as_it_can(level: Level) -> None:
    state = undertaken("chasse-coeur", "TS 2C", "2S 3C", "3S 4C", "JS AS 5C")
    assert chosen(play(state, "TS 2S 3S"), level) == "JS"


@pytest.mark.parametrize("level", LEVELS)
def test_no_point_card_goes_to_one_that_takes_all(level: Level) -> None:
    state = undertaken("partners-slam", "AS 2C", "2S 3C", "3S 4C", "QH 5D 6C")
    assert chosen(play(state, "AS 2S 3S"), level) == "5D"


@pytest.mark.parametrize("level", LEVELS)
def test_a_point_card_goes_to_whoever_beats_the_general(level: Level) -> None:
    state = undertaken("chasse-coeur", "KS 2C", "AS 3C", "3S 4C", "2H KH 5C")
    assert chosen(play(state, "KS AS 3S"), level) == "2H"


@pytest.mark.parametrize("level", LEVELS)
def test_a_silent_partner_helps(level: Level) -> None:
    """It takes what the declarer loses, and stays under what the declarer takes."""
    state = undertaken("partners-slam", "TS 2C", "JS 3C", "3S 4C", "2S QS TD")
    state.partner = 3
    assert chosen(play(state, "TS JS 3S"), level) == "QS"
    state = undertaken("partners-slam", "AS 2C", "JS 3C", "3S 4C", "2S KS TD")
    state.partner = 3
    assert chosen(play(state, "AS JS 3S"), level) == "2S"


def test_an_unknown_partner_is_an_opponent_to_all_others() -> None:
    state = undertaken("partners-slam", "AS 2C", "JS 3C", "3S 4C", "2S KS TD")
    state.partner = 3
    assert contest.undertakers(seen(state)) == (0,)
    assert contest.undertakers(hands.view(state, 3, remembers_pass=False)) == (0, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_what_nothing_can_beat_is_led_to_take_a_point(level: Level) -> None:
    state = undertaken("chasse-coeur", "3S 2C", "AH 3C 2S", "4S 4C", "5S 5C", leader=1)
    assert chosen(state, level) == "AH"
