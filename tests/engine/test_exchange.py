"""The exchange (P1 to P3, P5); the half-made choice (P4) is the interface's."""

from __future__ import annotations

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine.actions import Collect, Pass, Play
from hearts_a11y.engine.cards import parse
from hearts_a11y.engine.events import CardsPassed, CardsReceived, PassChosen
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.view import GiveCards
from tests.engine import playing

GIVEN = ["KC QD AS", "AC KD QH", "JC AD KH", "QC JD AH"]


def give(seat: int, letters: str) -> Pass:
    return Pass(seat, tuple(map(parse, letters.split())))


@pytest.mark.parametrize(
    "letters", ["", "5C", "5C 9C", "5C 9C KC 4D", "5C 9C 9C", "5C 5C 9C KC", "5C 5C 5C"]
)
def test_p1_exactly_three_cards(letters: str) -> None:
    state = playing.dealt(playing.PLAIN, "left")
    assert playing.refuses(state, give(0, letters)).reason is Reason.WRONG_COUNT


def test_p1_only_cards_held() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    assert playing.refuses(state, give(0, "5C 9C 3C")).reason is Reason.NOT_HELD


@pytest.mark.parametrize(
    ("towards", "giver_of_seat_0", "hand_of_seat_0"),
    [
        ("left", 3, "5C 9C QC 4D 8D JD 2S 6S TS 3H 7H JH AH"),
        ("right", 1, "5C 9C AC 4D 8D KD 2S 6S TS 3H 7H JH QH"),
        ("across", 2, "5C 9C JC 4D 8D AD 2S 6S TS 3H 7H JH KH"),
    ],
)
def test_p2_cards_go_where_the_hands_number_says(
    towards: str, giver_of_seat_0: int, hand_of_seat_0: str
) -> None:
    state = playing.dealt(playing.PLAIN, towards)
    for seat, letters in enumerate(GIVEN):
        doors.apply(state, give(seat, letters))
    assert playing.shown(state.hands[0]) == hand_of_seat_0
    assert (
        state.received[0] == state.passed[giver_of_seat_0] == playing.cards(GIVEN[giver_of_seat_0])
    )


def test_p2_nothing_passes_in_the_fourth_hand() -> None:
    state = playing.dealt(playing.PLAIN, "none")
    assert playing.refuses(state, give(0, GIVEN[0])).reason is Reason.WRONG_MOMENT


def test_p3_nothing_moves_until_the_last_seat_has_chosen() -> None:
    state = playing.dealt(playing.PLAIN, "across")
    hands = list(state.hands)
    for seat in (2, 0, 3):
        doors.apply(state, give(seat, GIVEN[seat]))
        assert state.hands == hands
        assert state.phase is Phase.EXCHANGE
    doors.apply(state, give(1, GIVEN[1]))
    assert state.phase is Phase.TRICKS
    moved = [(was & ~now).bit_count() for was, now in zip(hands, state.hands, strict=True)]
    assert moved == [3, 3, 3, 3]


def test_p3_a_card_about_to_be_received_cannot_be_given() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    doors.apply(state, give(0, GIVEN[0]))
    assert playing.refuses(state, give(1, "KC AC KD")).reason is Reason.NOT_HELD


def test_p5_the_others_may_commit_first() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    for seat in (1, 2, 3):
        doors.apply(state, give(seat, GIVEN[seat]))
        assert doors.ask(state, seat) is None
    assert doors.ask(state, 0) == GiveCards(state.hands[0], 3, 1)
    doors.apply(state, give(0, GIVEN[0]))
    assert state.phase is Phase.TRICKS


def test_what_was_chosen_cannot_be_chosen_anew() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    doors.apply(state, give(0, GIVEN[0]))
    assert playing.refuses(state, give(0, "5C 9C 4D")).reason is Reason.ALREADY_CHOSEN


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_passes_from_a_seat_that_is_not_there(seat: int) -> None:
    state = playing.dealt(playing.PLAIN, "left")
    assert playing.refuses(state, give(seat, GIVEN[3])).reason is Reason.NOT_YOUR_TURN


def test_no_card_is_played_or_collected_before_the_exchange_is_done() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    assert playing.refuses(state, Play(3, parse("2C"))).reason is Reason.WRONG_MOMENT
    assert playing.refuses(state, Collect()).reason is Reason.WRONG_MOMENT


def test_everyone_hears_that_a_seat_chose_and_only_two_seats_what() -> None:
    state = playing.dealt(playing.PLAIN, "right")
    events: list[object] = []
    for seat, letters in enumerate(GIVEN):
        doors.apply(state, give(seat, letters), events.append)
    given = list(map(playing.cards, GIVEN))
    told = [
        (
            CardsPassed(seat, given[seat], (seat - 1) % 4, 4),
            CardsReceived(seat, given[(seat + 1) % 4], (seat + 1) % 4, 4),
        )
        for seat in range(4)
    ]
    assert events == [*map(PassChosen, range(4)), *(event for pair in told for event in pair)]
