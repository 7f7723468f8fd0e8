"""The table and the deal (T1 to T3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import Deal
from hearts_a11y.engine.cards import NO_CARDS, bit, parse, texts
from hearts_a11y.engine.events import HandDealt, HandStarted
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.state import Phase
from tests.engine import playing
from tests.reference.rules import FULL_PACK

WHOLE = tuple(playing.cards(hand) for hand in playing.PLAIN)


def test_t1_play_runs_clockwise_through_four_seats() -> None:
    state = playing.dealt(playing.PLAIN)
    turns = []
    for card in ["2C", "5C", "3C", "4C", "AS", "JS", "QS"]:
        turns.append(state.turn)
        playing.play(state, [card])
    assert turns == [3, 0, 1, 2, 0, 1, 2]


def test_t2_fourteen_cards_carry_twenty_six_points() -> None:
    table = playing.TABLE
    assert sorted(texts(table.cards)) == sorted(FULL_PACK)
    worth = {card: table.points[parse(card)] for card in FULL_PACK}
    assert worth == {
        card: 13 if card == "QS" else 1 if card.endswith("H") else 0 for card in FULL_PACK
    }
    assert table.point_cards == playing.cards(card for card in FULL_PACK if worth[card])
    assert table.total == sum(worth.values()) == 26


def test_t3_every_seat_holds_what_it_was_dealt() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    assert state.hands == list(WHOLE)
    assert [hand.bit_count() for hand in state.hands] == [13] * 4


@pytest.mark.parametrize(
    "hands",
    [
        WHOLE[:3],
        (*WHOLE, NO_CARDS),
        (WHOLE[0], WHOLE[0], WHOLE[2], WHOLE[3]),
        (WHOLE[0] ^ bit(parse("5C")), *WHOLE[1:]),
        (WHOLE[0] ^ bit(parse("5C")), WHOLE[1] ^ bit(parse("5C")), *WHOLE[2:]),
        (WHOLE[0] ^ bit(parse("5C")) ^ bit(parse("5C") + 1), *WHOLE[1:]),
    ],
    ids=["three", "five", "twice", "one short", "uneven", "another pack's card"],
)
def test_t3_anything_but_the_whole_pack_is_refused(hands: tuple[int, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        deal(playing.TABLE, 1, Deal(hands))
    assert refused.value.reason is Reason.WRONG_CARDS


@pytest.mark.parametrize("dealer", [None, -1, 4])
def test_a_game_with_a_dealer_is_dealt_by_a_seat(dealer: int | None) -> None:
    match = matches.begin(rulesets.named("auction"), 4, level=Level.NORMAL, seed="dealer")
    good = matches.next_deal(match)
    assert deal(match.table, 1, replace(good, dealer=3), purse=match.totals).dealer == 3
    with pytest.raises(Illegal) as refused:
        deal(match.table, 1, replace(good, dealer=dealer), purse=match.totals)
    assert refused.value.reason is Reason.WRONG_CARDS


def test_a_game_without_a_dealer_has_none() -> None:
    with pytest.raises(Illegal):
        deal(playing.TABLE, 1, Deal(WHOLE, dealer=0))


def test_a_hand_without_a_pass_begins_with_the_lead() -> None:
    state = playing.dealt(playing.PLAIN, "none")
    assert (state.phase, state.turn) == (Phase.TRICKS, 3)


def test_a_hand_with_a_pass_begins_with_nobodys_turn() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    assert (state.phase, state.turn, state.legal) == (Phase.EXCHANGE, None, NO_CARDS)


def test_everyone_hears_the_hand_start_and_each_seat_its_own_cards() -> None:
    events: list[object] = []
    deal(playing.TABLE, 2, Deal(WHOLE), events.append)
    assert events == [HandStarted(2, 3, 4), *(HandDealt(seat, WHOLE[seat]) for seat in range(4))]
