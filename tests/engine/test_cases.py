"""Faults that other Hearts programs have had: one test a kind, c01 to c44.

The positions are those of tests/cases/hands.jsonl; the faults of screens, timers and players have
their tests beside those.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record
from hearts_a11y.engine.actions import Action, Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import bit, cards_of, mask, parse, texts
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets.standard import STANDARD
from tests.engine import playing
from tests.reference import cases
from tests.reference.deals import Deal as MadeDeal
from tests.reference.rules import DIRECTIONS, receiver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.match import MatchState as Match
    from hearts_a11y.engine.state import HandState

ROWS = {row["id"]: row for row in cases.read()}


def reached(row: cases.Row) -> HandState:
    """Return the engine's state at the row's position."""
    made = MadeDeal("case", row["towards"], row["dealt"], row["given"])
    return playing.play(playing.begun(made), row["played"])


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_every_position_on_file(row: cases.Row) -> None:
    state = reached(row)
    assert state.turn == row["turn"]
    assert set(texts(state.legal)) == set(row["legal"])
    assert state.points == row["points"]
    assert state.scores == (None if row["scores"] is None else tuple(row["scores"]))


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_c04_what_is_legal_is_played_and_the_rest_refused(row: cases.Row) -> None:
    state = reached(row)
    for card in state.table.deck:
        for seat in range(4):
            if seat == state.turn and bit(card) & state.legal:
                doors.after(state, Play(seat, card))
            else:
                with pytest.raises(Illegal):
                    doors.after(state, Play(seat, card))


def match_before(row: cases.Row | None = None, *, totals: Sequence[int] = (0, 0, 0, 0)) -> Match:
    """Return a match with these totals that is about to deal the row's hand, or its first."""
    match = matches.begin(STANDARD, 4, level=Level.EASY, seed="cases")
    match.totals = list(totals)
    match.number = DIRECTIONS.index(row["towards"]) if row else 0
    return match


def go_through(match: Match, row: cases.Row) -> list[Action]:
    """Bring the match to the row's position; return the actions that did it."""
    done: list[Action] = []

    def do(action: Action) -> None:
        matches.apply(match, action)
        done.append(action)

    do(Deal(tuple(map(playing.cards, row["dealt"]))))
    for action in playing.passes(row["given"]):
        do(action)
    hand = playing.hand_of(match)
    for card in row["played"]:
        assert hand.turn is not None
        do(Play(hand.turn, parse(card)))
        if hand.is_trick_full():
            do(Collect())
    return done


def test_c06_hearts_are_unbroken_in_every_new_hand() -> None:
    row = ROWS["c06-last-card-a-heart"]
    match = match_before(row)
    go_through(match, row)
    assert playing.hand_of(match).broken
    matches.apply(match, matches.next_deal(match))
    assert not playing.hand_of(match).broken


@pytest.mark.parametrize("towards", ["left", "right", "across"])
def test_c13_received_cards_are_never_passed_on(towards: str) -> None:
    row = ROWS[f"c13-all-at-once-{towards}"]
    state = playing.dealt(row["dealt"], towards)
    for action in playing.passes(row["given"]):
        assert state.hands == [playing.cards(hand) for hand in row["dealt"]]
        doors.apply(state, action)
    for giver, given in enumerate(row["given"]):
        assert not playing.cards(given) & ~state.hands[receiver(giver, towards)]


@pytest.mark.parametrize("towards", ["left", "right", "across"])
def test_c14_every_seat_gives_three_and_gets_three(towards: str) -> None:
    row = ROWS[f"c13-all-at-once-{towards}"]
    state = reached(row)
    for seat, was in enumerate(row["dealt"]):
        gone = playing.cards(was) & ~state.hands[seat]
        came = state.hands[seat] & ~playing.cards(was)
        assert (gone, came) == (state.passed[seat], state.received[seat])
        assert gone.bit_count() == came.bit_count() == 3


@pytest.mark.parametrize(
    ("letters", "reason"),
    [
        ("5C 5C 5C", Reason.WRONG_COUNT),  # C15
        ("5C 5C 9C", Reason.WRONG_COUNT),  # C15
        ("5C 9C", Reason.WRONG_COUNT),  # C16
        ("", Reason.WRONG_COUNT),  # C16
        ("5C 9C KC 4D", Reason.WRONG_COUNT),  # C16
        ("5C 9C 2C", Reason.NOT_HELD),
    ],
)
def test_c15_c16_a_pass_is_three_different_cards_held(letters: str, reason: Reason) -> None:
    state = playing.dealt(playing.PLAIN, "left")
    before = state.copy()
    with pytest.raises(Illegal) as refused:
        doors.apply(state, Pass(0, tuple(map(parse, letters.split()))))
    assert refused.value.reason is reason
    assert state == before


def test_c17_the_directions_go_round() -> None:
    match = match_before()
    seen = []
    for number in range(8):
        match.number, match.hand = number, None
        matches.apply(match, matches.next_deal(match))
        seen.append(playing.hand_of(match).offset)
    assert seen == [1, 3, 2, 0] * 2


def test_c18_the_two_of_clubs_leads_from_where_the_pass_took_it() -> None:
    state = reached(ROWS["c18-two-of-clubs-passed"])
    assert state.turn is not None
    assert bit(parse("2C")) & state.received[state.turn]
    assert texts(state.legal) == ["2C"]


def test_c19_a_card_not_held_is_refused() -> None:
    state = playing.dealt(playing.PLAIN)
    before = state.copy()
    with pytest.raises(Illegal) as refused:
        doors.apply(state, Play(3, parse("3C")))
    assert refused.value.reason is Reason.NOT_HELD
    assert state == before


def test_c22_a_moon_that_loses_the_match_is_still_a_moon() -> None:
    row = ROWS["c22-moon"]
    shooter = (row["scores"] or []).index(0)
    # The others reach 100 by the shooter's moon, and the shooter stays above one of them.
    totals = [99 if seat == shooter else 20 + 30 * (seat % 3) for seat in range(4)]
    match = match_before(row, totals=totals)
    go_through(match, row)
    assert match.totals == [
        total + (0 if seat == shooter else 26) for seat, total in enumerate(totals)
    ]
    assert match.is_over()
    assert shooter not in match.winners


@pytest.mark.parametrize(
    ("wanted", "winners"),
    [
        ((100, 40, 40, 50), (1, 2)),  # C24: a tie between others
        ((40, 100, 40, 50), (0, 2)),  # C24: a tie with the person
        ((100, 100, 100, 100), (0, 1, 2, 3)),  # C25: nobody plays on
        ((40, 100, 50, 60), (0,)),  # C26: 100 is enough
        ((40, 99, 50, 60), ()),  # C26: 99 is not
        ((40, 101, 50, 60), (0,)),
    ],
)
def test_c24_to_c27_the_match_ends_in_the_step_that_adds_the_points(
    wanted: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    row = ROWS["c20-sixteen-is-no-moon"]
    totals = [want - cost for want, cost in zip(wanted, row["scores"] or (), strict=True)]
    match = match_before(row, totals=totals)
    *before, _ = go_through(match.copy(), row)
    for action in before:
        matches.apply(match, action)
        assert not match.is_over()
        assert match.totals == totals
    matches.apply(match, Collect())
    assert tuple(match.totals) == wanted
    assert match.winners == winners
    assert match.is_over() == bool(winners)
    assert match.awaits_deal() != match.is_over()


def test_c27_no_hand_is_dealt_after_the_end() -> None:
    row = ROWS["c20-sixteen-is-no-moon"]
    match = match_before(row, totals=[90, 90, 90, 90])
    go_through(match, row)
    ended = match.copy()
    with pytest.raises(Illegal) as refused:
        matches.apply(match, matches.next_deal(match))
    assert refused.value.reason is Reason.WRONG_MOMENT
    assert match == ended


def test_c36_the_deal_depends_on_the_seed_alone() -> None:
    deals = []
    for seed, noise in (("one", 1), ("one", 2), ("another", 1)):
        random.seed(noise)
        match = matches.begin(STANDARD, 4, level=Level.EASY, seed=seed)
        deals.append(matches.next_deal(match))
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_c38_seat_0_survives_as_turn_leader_and_taker() -> None:
    row = ROWS["c38-you-lead-and-take"]
    match = match_before(row)
    before = record.snapshot(match)
    actions = go_through(match, row)
    again = playing.hand_of(record.replay(before, map(record.plain_action, actions)))
    assert (again.turn, again.leader) == (0, 0)
    assert again.last is not None
    assert again.last.taker == 0


def test_c41_points_of_an_unfinished_trick_are_nobodys() -> None:
    state = reached(ROWS["c41-unfinished-trick"])
    table, taken = state.table, playing.union(state.taken)
    assert mask(state.trick) & table.point_cards
    assert not mask(state.trick) & taken
    assert sum(state.points) == sum(table.points[card] for card in cards_of(taken))


def test_c41_a_full_trick_is_nobodys_until_collected() -> None:
    state = playing.play(playing.dealt(playing.PLAIN), "2C 5C 3C 4C")
    playing.play(state, "AS JS QS KS", collect=False)
    assert (state.points, state.turn) == ([0, 0, 0, 0], None)
    doors.apply(state, Collect())
    assert state.points == [13, 0, 0, 0]
