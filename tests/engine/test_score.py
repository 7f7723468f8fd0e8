"""What a hand costs (S1 to S3), and that nothing of it is left to look at (S6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearts_a11y.engine.actions import ChooseSlam, SlamChoice
from hearts_a11y.engine.cards import HEARTS, SUIT_MASKS, Mask, cards_of, mask
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.phases.score import close, slam_side
from hearts_a11y.engine.state import HandState, Phase
from tests.engine import playing
from tests.reference import cases
from tests.reference.deals import Deal

ROWS = {row["id"]: row for row in cases.read()}


def played(row: cases.Row) -> HandState:
    made = Deal("case", row["towards"], row["dealt"], row["given"])
    return playing.play(playing.begun(made), row["played"])


def closed(points: list[int]) -> tuple[int, ...] | None:
    """Return the scores of a hand whose seats took these points."""
    state = playing.dealt(playing.PLAIN)
    state.points, state.taken = points, piles(points)
    close(state)
    return state.scores


def piles(points: list[int]) -> list[Mask]:
    """Return what seats took that have these points; the queen is the first's with 13."""
    hearts = list(cards_of(SUIT_MASKS[HEARTS] & playing.TABLE.cards))
    queen = next(seat for seat, each in enumerate(points) if each >= 13)
    return [
        mask(hearts.pop() for _ in range(each - 13 * (seat == queen)))
        | (playing.cards("QS") if seat == queen else 0)
        for seat, each in enumerate(points)
    ]


@pytest.mark.parametrize(
    ("trick", "points"),
    [
        ("AS JS QS KS", 13),  # the queen alone
        ("AS JS 4S KS", 0),
        ("8D KD TD 3D", 0),
    ],
)
def test_s1_the_taker_pays_for_the_cards(trick: str, points: int) -> None:
    state = playing.play(playing.dealt(playing.PLAIN), f"2C 5C 3C 4C {trick}")
    assert sum(state.points) == points
    assert state.points[state.turn or 0] == points


@pytest.mark.parametrize(
    "points", [[0, 5, 8, 13], [1, 1, 1, 23], [25, 1, 0, 0], [13, 13, 0, 0], [16, 10, 0, 0]]
)
def test_s1_points_are_scored_as_they_fell(points: list[int]) -> None:
    assert closed(points) == tuple(points)


@pytest.mark.parametrize("shooter", range(4))
def test_s2_all_twenty_six_cost_the_others_twenty_six(shooter: int) -> None:
    points = [26 if seat == shooter else 0 for seat in range(4)]
    assert closed(points) == tuple(0 if seat == shooter else 26 for seat in range(4))
    assert slam_side(playing.TABLE, piles(points)) == (shooter,)


def test_s2_a_moon_played_out() -> None:
    state = played(ROWS["c22-moon"])
    assert sorted(state.points) == [0, 0, 0, 26]
    assert state.scores == tuple(26 - points for points in state.points)


@pytest.mark.parametrize(
    "name", ["c20-sixteen-is-no-moon", "c20-twenty-five-is-no-moon", "c06-last-card-a-heart"]
)
def test_s3_less_than_everything_is_no_moon(name: str) -> None:
    state = played(ROWS[name])
    assert state.slam == ()
    assert state.scores == tuple(state.points)


def test_s3_the_queen_alone_is_thirteen() -> None:
    state = played(ROWS["c20-all-hearts-without-the-queen"])
    assert sorted(state.scores or ()) == [0, 0, 13, 13]


def test_s6_no_trick_is_left_to_look_back_at() -> None:
    state = played(ROWS["c22-moon"])
    assert (state.phase, state.turn, state.legal) == (Phase.OVER, None, 0)
    assert (state.last, state.trick) == (None, [])


def test_only_the_shooter_says_what_its_slam_does() -> None:
    state = playing.dealt(playing.PLAIN)
    asked = replace(state, phase=Phase.CHOOSING, turn=2, slam=(2,))
    for seat in (0, 1, 3):
        refused = playing.refuses(asked, ChooseSlam(seat, SlamChoice.ADD))
        assert refused.reason is Reason.NOT_YOUR_TURN
    assert playing.refuses(state, ChooseSlam(2, SlamChoice.ADD)).reason is Reason.WRONG_MOMENT
