"""The tricks (K1 to K4, K7 to K9); lifting and sinking cards (K5, K6) are the interface's."""

from __future__ import annotations

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.actions import Collect, Play
from hearts_a11y.engine.cards import CLUBS, NO_CARDS, SPADES, mask, parse
from hearts_a11y.engine.events import CardPlayed, HeartsBroken, TrickTaken
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.ruleset import RuleSet
from hearts_a11y.engine.state import PastTrick, Phase
from hearts_a11y.engine.table import lay
from tests.engine import playing

MIXED = "2D 4D 6D 8D QD 2S 6S TS QS AS 3H 7H JH"
POINTS_ONLY = "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
THIRTEEN_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
LEADS_TRICK_2 = "AC 4D 8D QD 2S 6S TS QS AS 3H 7H JH KH"
HEARTS_ON_LEAD = "AC 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
QUEEN_ON_LEAD = "AC QS 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def test_k1_the_two_of_clubs_is_the_only_first_card() -> None:
    state = playing.dealt(playing.PLAIN)
    assert (state.turn, playing.shown(state.legal)) == (3, "2C")
    refused = playing.refuses(state, Play(3, parse("8C")))
    assert (refused.reason, refused.card) == (Reason.OPENING_CARD, parse("2C"))


@pytest.mark.parametrize("card", ["8D", "AS", "3H"])
def test_k2_who_can_follow_must(card: str) -> None:
    state = playing.play(playing.dealt(playing.PLAIN), "2C")
    assert playing.shown(state.legal) == "5C 9C KC"
    refused = playing.refuses(state, Play(0, parse(card)))
    assert (refused.reason, refused.suit) == (Reason.FOLLOW_SUIT, CLUBS)


def test_k2_who_cannot_follow_may_throw_anything_after_trick_1() -> None:
    state = playing.play(playing.dealt(playing.around(MIXED)), "2C 3C 4C 2D")
    assert state.turn == 3
    playing.play(state, "7C")
    assert state.turn == 0
    assert state.legal == state.hands[0]
    assert playing.cards("QS 3H") & state.legal == playing.cards("QS 3H")


@pytest.mark.parametrize("card", ["QS", "3H"])
def test_k3_no_point_card_in_trick_1(card: str) -> None:
    state = playing.play(playing.dealt(playing.around(MIXED)), "2C 3C 4C")
    assert playing.shown(state.legal) == "2D 4D 6D 8D QD 2S 6S TS AS"
    refused = playing.refuses(state, Play(0, parse(card)))
    assert (refused.reason, refused.suit) == (Reason.FIRST_TRICK, None)


@pytest.mark.parametrize("hand", [POINTS_ONLY, THIRTEEN_HEARTS])
def test_k3_any_of_a_hand_of_nothing_but_point_cards(hand: str) -> None:
    state = playing.play(playing.dealt(playing.around(hand)), "2C 3C 4C")
    assert state.legal == playing.cards(hand)


def test_k3_bars_only_a_seat_that_cannot_follow() -> None:
    state = playing.play(playing.dealt(playing.around(LEADS_TRICK_2)), "2C 3C 4C")
    assert playing.shown(state.legal) == "AC"
    assert playing.refuses(state, Play(0, parse("QS"))).reason is Reason.FOLLOW_SUIT


@pytest.mark.parametrize("card", ["3H", "KH"])
def test_k4_no_heart_led_while_unbroken(card: str) -> None:
    state = playing.play(playing.dealt(playing.around(LEADS_TRICK_2)), "2C 3C 4C AC")
    assert (state.turn, playing.shown(state.legal)) == (0, "4D 8D QD 2S 6S TS QS AS")
    assert playing.refuses(state, Play(0, parse(card))).reason is Reason.HEARTS_NOT_BROKEN


def test_k4_any_heart_of_a_hand_of_nothing_but_hearts() -> None:
    state = playing.play(playing.dealt(playing.around(HEARTS_ON_LEAD)), "2C 3C 4C AC")
    assert (state.turn, state.broken) == (0, False)
    assert state.legal == state.hands[0]


def test_k4_a_heart_thrown_in_an_earlier_trick_frees_them() -> None:
    state = playing.play(playing.dealt(playing.around(MIXED)), "2C 3C 4C 2D 7C 3H 8C 6C")
    assert (state.turn, state.broken) == (1, True)
    assert state.legal == state.hands[1]
    assert playing.cards("4H") & state.legal


def test_k4_a_heart_thrown_in_trick_1_frees_them_in_trick_2() -> None:
    state = playing.play(playing.dealt(playing.around(POINTS_ONLY)), "2C 3C 4C 2H")
    assert (state.turn, state.broken) == (3, True)
    assert playing.cards("AH") & state.legal == playing.cards("AH") & state.hands[3]


def test_k4_a_heart_led_from_hearts_alone_frees_them() -> None:
    state = playing.play(playing.dealt(playing.around(HEARTS_ON_LEAD)), "2C 3C 4C AC 3H")
    assert state.broken


def test_k7_the_queen_of_spades_may_be_led_in_trick_2() -> None:
    state = playing.play(playing.dealt(playing.around(LEADS_TRICK_2)), "2C 3C 4C AC")
    playing.play(state, "QS")
    assert state.trick == [parse("QS")]


def test_k7_the_queen_is_the_only_lead_beside_hearts() -> None:
    state = playing.play(playing.dealt(playing.around(QUEEN_ON_LEAD)), "2C 3C 4C AC")
    assert playing.shown(state.legal) == "QS"
    assert playing.refuses(state, Play(0, parse("4H"))).reason is Reason.HEARTS_NOT_BROKEN


def test_k7_the_queen_of_spades_breaks_nothing() -> None:
    state = playing.play(playing.dealt(playing.PLAIN), "2C 5C 3C 4C AS JS QS KS")
    assert (state.turn, state.broken) == (0, False)
    assert playing.shown(state.legal) == "9C KC 4D 8D QD 2S 6S TS"


def test_k8_the_highest_card_of_the_led_suit_takes_the_trick() -> None:
    state = playing.play(playing.dealt(playing.PLAIN), "2C 9C TC JC")
    assert (state.turn, state.taken[2]) == (2, playing.cards("2C 9C TC JC"))


def test_k8_a_higher_card_of_another_suit_takes_nothing() -> None:
    state = playing.play(playing.dealt(playing.around(MIXED)), "2C 3C 4C AS")
    assert state.turn == 3
    assert state.taken == [NO_CARDS, NO_CARDS, NO_CARDS, playing.cards("2C 3C 4C AS")]


def test_k9_a_full_trick_stays_until_it_is_collected() -> None:
    state = playing.play(playing.dealt(playing.PLAIN), "2C 5C 3C 4C", collect=False)
    assert (state.turn, state.legal, len(state.trick)) == (None, NO_CARDS, 4)
    assert playing.refuses(state, Play(0, parse("AS"))).reason is Reason.NOT_YOUR_TURN
    doors.apply(state, Collect())
    assert (state.turn, state.leader, state.trick, state.trick_number) == (0, 0, [], 2)
    assert state.last == PastTrick(
        3, tuple(map(parse, ["2C", "5C", "3C", "4C"])), 0, 0, (3, 0, 1, 2)
    )


def test_k9_a_trick_that_is_not_full_is_not_collected() -> None:
    state = playing.dealt(playing.PLAIN)
    for card in ["2C", "5C", "3C"]:
        assert playing.refuses(state, Collect()).reason is Reason.WRONG_MOMENT
        playing.play(state, [card])
    assert playing.refuses(state, Collect()).reason is Reason.WRONG_MOMENT


def test_k9_a_hand_is_thirteen_tricks_and_all_cards() -> None:
    state = playing.dealt(playing.PLAIN)
    tricks = 0
    while state.phase is Phase.TRICKS:
        assert state.trick_number == tricks + 1
        assert state.turn is not None
        doors.apply(state, Play(state.turn, state.legal.bit_length() - 1))
        if state.is_trick_full():
            doors.apply(state, Collect())
            tricks += 1
    assert tricks == 13
    assert state.gone == playing.union(state.taken) == state.table.cards
    assert state.hands == [NO_CARDS] * 4


def test_only_the_seat_whose_turn_it_is_plays_and_only_what_it_holds() -> None:
    state = playing.dealt(playing.PLAIN)
    assert playing.refuses(state, Play(0, parse("5C"))).reason is Reason.NOT_YOUR_TURN
    assert playing.refuses(state, Play(3, parse("5C"))).reason is Reason.NOT_HELD


def test_a_seat_that_does_not_follow_is_known_to_be_void() -> None:
    state = playing.play(playing.dealt(playing.around(MIXED)), "2C 3C 4C 2D")
    assert state.voids == [1 << CLUBS, 0, 0, 0]


def test_everyone_hears_each_card_trick_and_void_and_one_breaking() -> None:
    state = playing.dealt(playing.around(MIXED))
    events: list[object] = []
    for card in ["2C", "3C", "4C", "2D"]:
        assert state.turn is not None
        doors.apply(state, Play(state.turn, parse(card)), events.append)
    doors.apply(state, Collect(), events.append)
    for seat, card in ((3, "7C"), (0, "3H"), (1, "8C"), (2, "6C")):
        doors.apply(state, Play(seat, parse(card)), events.append)
    doors.apply(state, Collect(), events.append)
    doors.apply(state, Play(1, parse("4H")), events.append)
    played = [
        CardPlayed(1, parse("2C"), leads=True, void=None),
        CardPlayed(2, parse("3C"), leads=False, void=None),
        CardPlayed(3, parse("4C"), leads=False, void=None),
        CardPlayed(0, parse("2D"), leads=False, void=CLUBS),
        TrickTaken(3, 1, 0),
        CardPlayed(3, parse("7C"), leads=True, void=None),
        CardPlayed(0, parse("3H"), leads=False, void=None),
        HeartsBroken(),
        CardPlayed(1, parse("8C"), leads=False, void=None),
        CardPlayed(2, parse("6C"), leads=False, void=None),
        TrickTaken(1, 2, 1),
        CardPlayed(1, parse("4H"), leads=True, void=None),
    ]
    assert events == played


def test_the_void_is_told_once_for_each_suit() -> None:
    state = playing.dealt(playing.around(THIRTEEN_HEARTS))
    voids = []
    for card in ["2C", "3C", "4C", "2H", "7C", "3H", "5C", "6C", "2S", "4H", "3S", "4S"]:
        seat = state.turn
        assert seat is not None
        events: list[object] = []
        doors.apply(state, Play(seat, parse(card)), events.append)
        if state.is_trick_full():
            doors.apply(state, Collect())
        voids += [
            (seat, event.void)
            for event in events
            if isinstance(event, CardPlayed) and event.void is not None
        ]
    assert voids == [(0, CLUBS), (0, SPADES)]


def test_a_trick_of_jokers_alone_goes_to_its_leader_where_copies_cancel() -> None:
    table = lay(RuleSet(packs=2, jokers=4, cancels=True), 4)
    state = deal(table, 4, shuffle.deal(table, "jokers", 4))
    state.trick = list(table.deck[-4:])
    leader = state.leader
    doors.apply(state, Collect())
    assert state.taken[leader] == mask(table.deck[-4:])
