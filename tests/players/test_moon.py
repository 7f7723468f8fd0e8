"""C6, C7: what the levels do about a moon, all alike and each in its own way."""

from __future__ import annotations

import pytest

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine.cards import cards_of, parse, text
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.shuffle import number_of
from hearts_a11y.players import roster
from hearts_a11y.players.moon import moon_threat, suspects, unfed
from hearts_a11y.players.reckoning import Reckoning
from hearts_a11y.players.strong import stopping
from tests.players.games import decisions
from tests.players.seats import played, view

EVERY_LEVEL = pytest.mark.parametrize("level", Level)


@pytest.mark.parametrize(
    ("points", "threat"),
    [
        ((0, 12, 0, 0), 1),
        ((0, 0, 25, 0), 2),
        ((0, 11, 0, 0), None),
        ((0, 13, 1, 0), None),
        ((1, 13, 0, 0), None),
        ((14, 0, 0, 0), None),
        ((0, 0, 0, 0), None),
    ],
)
def test_who_is_watched(points: tuple[int, ...], threat: int | None) -> None:
    assert moon_threat(view("2D", points=points)) == threat


@EVERY_LEVEL
@pytest.mark.parametrize("hand", ["QS 3C", "AH 3C", "2H KH 3C"])
def test_nobody_feeds_the_seat_that_is_watched(level: Level, hand: str) -> None:
    """C29."""
    choose = roster.chooser(level)
    asked = view(hand, "JD 2D 3D", points=(0, 13, 0, 0), trick_number=9)
    assert played(choose, asked) == "3C"


@EVERY_LEVEL
def test_points_are_thrown_on_anybody_else(level: Level) -> None:
    asked = view("AH 3C", "JD 2D 3D", points=(0, 0, 13, 0), trick_number=9)
    assert played(roster.chooser(level), asked) == "AH"


@EVERY_LEVEL
def test_points_are_thrown_while_two_seats_have_some(level: Level) -> None:
    asked = view("AH 3C", "JD 2D 3D", points=(0, 13, 1, 0), trick_number=9)
    assert played(roster.chooser(level), asked) == "AH"


@EVERY_LEVEL
def test_with_nothing_but_points_any_may_go(level: Level) -> None:
    asked = view("2H AH", "JD 2D 3D", points=(0, 13, 0, 0), trick_number=9)
    assert played(roster.chooser(level), asked) in {"2H", "AH"}


@EVERY_LEVEL
@pytest.mark.parametrize("trick", ["", "KS", "JD 2D 3D"])
def test_the_only_legal_card_is_played(level: Level, trick: str) -> None:
    """C34."""
    assert played(roster.chooser(level), view("QS", trick, trick_number=13)) == "QS"


def test_unfed_leaves_every_legal_card_without_a_threat() -> None:
    asked = view("AH 3C", "JD 2D 3D")
    assert [text(card) for card in cards_of(unfed(asked))] == ["3C", "AH"]


@pytest.mark.parametrize("level", [Level.NORMAL, Level.STRONG])
def test_high_cards_are_kept_from_the_seat_that_is_watched(level: Level) -> None:
    asked = view("4C KC AH", "JD 2D 3D", points=(0, 13, 0, 0), trick_number=9)
    assert played(roster.chooser(level), asked) == "4C"
    asked.points = (0, 13, 1, 0)
    assert played(roster.chooser(level), asked) != "4C"


def test_strong_alone_takes_the_trick_away() -> None:
    """The others duck the watched seat's heart, and it goes on."""
    asked = view("2H KH", "JH 3H 4H", points=(0, 14, 0, 0), trick_number=9)
    assert played(roster.chooser(Level.STRONG), asked) == "KH"
    assert played(roster.chooser(Level.EASY), asked) == "2H"


def test_strong_leaves_the_heart_to_it_when_another_has_points() -> None:
    asked = view("2H KH", "JH 3H 4H", points=(0, 14, 1, 0), trick_number=9)
    assert played(roster.chooser(Level.STRONG), asked) == "2H"


@pytest.mark.parametrize(
    ("cards_left", "points", "suspect"),
    [
        (6, (0, 4, 0, 0), (1,)),
        (6, (0, 3, 0, 0), ()),
        (5, (0, 1, 0, 0), (1,)),
        (5, (0, 1, 1, 0), ()),
        (5, (1, 0, 0, 0), ()),
        (5, (0, 0, 0, 0), ()),
    ],
)
def test_who_is_suspect(cards_left: int, points: tuple[int, ...], suspect: tuple[int, ...]) -> None:
    hand = " ".join(f"{rank}D" for rank in "234567"[:cards_left])
    assert suspects(view(hand, points=points)) == suspect


def test_strong_takes_a_late_trick_from_a_seat_with_the_only_points_however_few() -> None:
    late = view("2H KH", "JH 3H 4H", points=(0, 2, 0, 0), trick_number=12)
    assert played(roster.chooser(Level.STRONG), late) == "KH"
    early = view("2H KH 2D 3D 4D 2C 3C 4C", "JH 3H 4H", points=(0, 2, 0, 0), trick_number=6)
    assert played(roster.chooser(Level.STRONG), early) == "2H"


def test_strong_throws_a_point_on_another_rather_than_be_rid_of_a_high_card() -> None:
    """One heart stops the seat that has all points so far; else the ace is the greater burden."""
    asked = view("2H 4C AC", "JD 2D 3D", points=(0, 0, 3, 0), trick_number=11)
    assert played(roster.chooser(Level.STRONG), asked) == "2H"
    asked.points = (0, 1, 2, 0)
    assert played(roster.chooser(Level.STRONG), asked) == "AC"


def test_strong_does_not_count_on_another_while_the_suspect_is_to_play() -> None:
    sure = Reckoning(view("2H 4C AC", "JD 2D 3D", points=(0, 0, 3, 0), trick_number=11))
    open_to_it = Reckoning(view("2H 4C AC", "JD", points=(0, 3, 0, 0), trick_number=11))
    assert stopping(sure, parse("2H"), 0) > 0 == stopping(open_to_it, parse("2H"), 0)


def test_the_fewer_cards_are_left_the_more_it_is_worth_to_stop_a_suspect() -> None:
    points = (0, 5, 0, 0)
    hands_held = ("3S 5S 7S 9S 2D 3D 4D 5D AC", "3S 5S 2D 3D AC", "3S AC")
    kept = [
        -stopping(Reckoning(view(hand, "JD", points=points)), parse("AC"), 0) for hand in hands_held
    ]
    taken = [
        stopping(Reckoning(view(hand, "9C", points=points)), parse("AC"), 1) for hand in hands_held
    ]
    assert 0 < kept[0] < kept[1] < kept[2]
    assert 0 < taken[0] < taken[1] < taken[2]
    watched = Reckoning(view(hands_held[0], "JD", points=(0, 12, 0, 0)))
    assert -stopping(watched, parse("AC"), 0) > kept[0]


def test_strong_keeps_a_card_that_nothing_beats() -> None:
    suspect = Reckoning(view("AC 3S", "JD 2D 3D", points=(0, 8, 0, 0), trick_number=9))
    assert stopping(suspect, parse("AC"), 0) < stopping(suspect, parse("3S"), 0)
    nobody = Reckoning(view("AC 3S", "JD 2D 3D", trick_number=9))
    assert stopping(nobody, parse("AC"), 0) == 0


@EVERY_LEVEL
def test_nobody_shoots(level: Level) -> None:
    """C7: a seat that holds every point so far plays as if it held none."""
    choose, seed = roster.chooser(level), number_of("nobody")
    for number in range(1, 21):
        for decision in decisions(level, number):
            asked = hands.view(decision.state, decision.seat, remembers_pass=False)
            asked.points = (0, 0, 0, 0)
            modest = choose(asked, seed)
            asked.points = tuple(25 if seat == asked.seat else 0 for seat in range(4))
            assert choose(asked, seed) == modest
