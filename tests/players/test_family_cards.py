"""What the levels make of the family's cards: hands put together for one idea each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.cards import CLUBS, HEARTS, SPADES, parse, text
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.table import lay
from hearts_a11y.players import roster
from hearts_a11y.players.judgement import (
    dear_cards,
    is_last,
    later,
    losing,
    points_on,
    standing,
    taker,
)
from hearts_a11y.players.moon import moon_threat, unfed
from hearts_a11y.players.reckoning import Reckoning
from hearts_a11y.players.strong import Kind, drawing_cost, hope, kind_of, stake_of, suit_danger
from tests.engine import family
from tests.engine.playing import cards, play, shown

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Seat, Suit
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.view import SeatView

SEED: Final = 7
LEVELS: Final = list(Level)


def set_up(name: str, *own: str, leader: Seat = 0, trick_number: int = 2) -> HandState:
    """Return a hand of the ruleset called `name` in which these cards alone are left."""
    return family.set_up(rulesets.named(name), own, leader=leader, trick_number=trick_number)


def seen(state: HandState) -> SeatView:
    """Return what the seat sees whose turn it is."""
    assert state.turn is not None
    return hands.view(state, state.turn, remembers_pass=False)


def chosen(state: HandState, level: Level) -> str:
    """Return the card that a player of the level plays, whose turn it is."""
    action = roster.chooser(level)(seen(state), SEED)
    return text(action.card)  # type: ignore[union-attr]


def give(state: HandState, seat: Seat, taken: str) -> None:
    """Let a seat have taken these cards."""
    state.taken[seat] |= cards(taken)
    state.points[seat] = state.table.score(state.taken[seat])
    state.gone |= cards(taken)


# Bonus cards.


@pytest.mark.parametrize("level", LEVELS)
def test_a_bonus_is_taken_by_the_last_to_play(level: Level) -> None:
    state = play(set_up("omnibus", "9D 2S", "TD 3S", "4D 4S", "3D KD 5S"), "9D TD 4D")
    assert chosen(state, level) == "KD"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bonus_takes_its_own_trick(level: Level) -> None:
    state = play(set_up("omnibus", "9D 2S", "8D 3S", "4D 4S", "3D TD 5S"), "9D 8D 4D")
    assert chosen(state, level) == "TD"


@pytest.mark.parametrize("level", [Level.EASY, Level.STRONG])
def test_a_bonus_with_the_queen_on_it_is_left_alone(level: Level) -> None:
    state = play(set_up("omnibus", "9D 2S", "TD 3S", "QS 4S", "3D KD 5S"), "9D TD QS")
    assert chosen(state, level) == "3D"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bonus_is_not_thrown_away(level: Level) -> None:
    state = play(set_up("omnibus", "9S 2S", "8S 3S", "4S 5S", "2C 3C TD"), "9S 8S 4S")
    assert chosen(state, level) != "TD"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bonus_is_not_passed(level: Level) -> None:
    match = family.begun(rulesets.named("omnibus-jack"), 4, "passing")
    assert match.hand is not None
    match.hand.hands[0] = cards("2C 3C 4C 2D 3D JD 2S 3S 4S 5S 2H 3H 4H")
    action = roster.chooser(level)(hands.view(match.hand, 0, remembers_pass=False), SEED)
    assert parse("JD") not in action.cards  # type: ignore[union-attr]


def test_strong_hopes_for_a_bonus_while_it_is_out() -> None:
    state = play(set_up("omnibus", "9S 2C", "8S 3C", "4S 5C", "AD AC 6H"), "9S 8S 4S")
    out = Reckoning(seen(state))
    give(state, 1, "TD")
    fallen = Reckoning(seen(state))
    assert hope(out, cards("AD")) > hope(out, cards("9D AC")) == 0
    assert hope(fallen, cards("AD")) == 0


def test_strong_hopes_more_for_a_bonus_the_fewer_can_beat_it() -> None:
    state = play(set_up("omnibus", "9S 2C", "8S 3C", "4S 5C", "TD AC 6H"), "9S 8S 4S")
    threatened = hope(Reckoning(seen(state)), cards("TD"))
    give(state, 1, "JD QD KD")
    assert 0 < threatened < hope(Reckoning(seen(state)), cards("TD"))


# Values that differ within a suit.


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["spot", "eagle-14", "greek-maguire"])
def test_the_dearest_heart_is_thrown_first(name: str, level: Level) -> None:
    state = play(set_up(name, "9S 2S", "8S 3S", "4S 5S", "2H 9H AH"), "9S 8S 4S")
    assert chosen(state, level) == "AH"


@pytest.mark.parametrize(
    ("name", "dear"),
    [
        ("standard", "QS"),
        ("black-maria", "QS KS AS"),
        ("chasse-coeur", "QC QD QS QH"),
        ("spot", ""),
        ("greek-parlett", "QS"),
        ("basic", ""),
    ],
)
def test_dear_cards_stand_out_in_their_suit(name: str, dear: str) -> None:
    state = set_up(name, *(["2C"] * rulesets.named(name).usual_seats))
    assert dear_cards(seen(state)) == cards(dear)


@pytest.mark.parametrize(
    ("name", "kind", "suit", "stake"),
    [
        ("standard", Kind.PLAIN, CLUBS, 1),
        ("standard", Kind.PAYING, HEARTS, 1),
        ("standard", Kind.HUNTED, SPADES, 1),
        ("basic", Kind.PLAIN, CLUBS, 0.5),
        ("basic", Kind.PAYING, HEARTS, 1),
        ("spot", Kind.PAYING, HEARTS, 8),
        ("greek-phillips", Kind.GUARDED, SPADES, 50 / 13),
    ],
)
def test_strong_fears_a_suit_by_what_it_is_about(
    name: str, kind: Kind, suit: Suit, stake: float
) -> None:
    held = {CLUBS: "8C", HEARTS: "8H", SPADES: "QS" if kind is Kind.GUARDED else "8S"}[suit]
    reckoning = Reckoning(seen(set_up(name, held, "3D", "4D", "5D")))
    assert kind_of(reckoning, cards(held), suit) is kind
    assert stake_of(reckoning, kind, suit) == stake


def test_strong_fears_dear_hearts_more() -> None:
    own = ("8H", "3D", "4D", "5D")
    basic, spot = Reckoning(seen(set_up("basic", *own))), Reckoning(seen(set_up("spot", *own)))
    fears = [suit_danger(each, cards("8H"), HEARTS) for each in (basic, spot)]
    assert fears[1] == pytest.approx(8 * fears[0])


def test_normal_hunts_no_dear_card_with_another() -> None:
    """With the queen out, a king that counts is not led at her, nor any spade from under it."""
    state = set_up("black-maria", "KS 9S 5D", "3D 3S 4C", "4D 4S 5C")
    assert chosen(state, Level.NORMAL) == "5D"
    state = set_up("black-maria", "JS 9S 5D", "3D 3S 4C", "4D 4S 5C")
    assert chosen(state, Level.NORMAL) == "JS"


# Jokers.


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_is_played_rather_than_take_points(level: Level) -> None:
    state = play(set_up("joker", "9S 2C", "AH 3C", "KH 4C", "TS 2X"), "9S AH KH")
    assert chosen(state, level) == "2X"


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_is_kept_while_another_card_ducks(level: Level) -> None:
    state = play(set_up("joker", "9S 2C", "AH 3C", "KH 4C", "8S TC 2X"), "9S AH KH")
    assert chosen(state, level) == "8S"


def test_a_joker_led_takes_nothing_and_sets_no_suit() -> None:
    state = play(set_up("joker", "2X", "3C 4H", "4C 5H", "5C 6H"), "2X")
    view = seen(state)
    assert standing(view) is None
    assert taker(view) is None
    assert Reckoning(view).chance_to_take(parse("3C")) < 1
    assert {chosen(state, level) for level in LEVELS} <= {"3C", "4H"}
    view = seen(play(state, "3C"))
    assert standing(view) == parse("3C")
    assert Reckoning(view).chance_to_take(parse("5H")) == 0


# Two packs.


def at_six(last: str, *others: str) -> HandState:
    """Return a trick of six to which these cards were played, before the last seat's turn."""
    state = set_up("cancellation", *(f"{each} 2C" for each in others), last)
    return play(state, others)


def test_two_copies_take_nothing() -> None:
    view = seen(at_six("5S 2C2", "KS", "KS2", "9S", "3S", "4S"))
    assert standing(view) == parse("9S")
    assert taker(view) == 2
    assert shown(losing(view, cards("5S TS AS"))) == "5S"


def test_a_copy_of_a_card_on_the_table_loses() -> None:
    view = seen(at_six("KS2 AS", "KS", "QH", "9S", "3S", "4S"))
    assert shown(losing(view, cards("KS2 AS"))) == "KS2"
    assert Reckoning(view).chance_to_take(parse("KS2")) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_copy_cancels_the_card_that_would_feed(level: Level) -> None:
    """With the ace or the king's copy to play on the queen, the copy goes: it cannot take."""
    assert chosen(at_six("KS2 AS", "KS", "QS", "9S", "3S", "4S"), level) == "KS2"


# What lies beside a trick.


def test_a_widow_weighs_on_the_first_trick_alone() -> None:
    state = set_up("heartsette", "9S 2S", "8S 3S", "4S 5S", "2C TS", trick_number=1)
    state.rest = tuple(map(parse, ("2H", "3H", "4H")))
    assert points_on(seen(play(state, "9S"))) > 0
    give(state, 1, "3C")
    assert points_on(seen(state)) == 0


def test_carried_cards_count_with_the_trick() -> None:
    state = at_six("5S 2C2", "KS", "KS2", "9S", "3S", "4S")
    give(state, 0, "3C")
    state.carried = cards("2H 3H")
    assert points_on(seen(state)) == 2


# Drawing, and seats that are out.


def test_seats_that_are_out_do_not_follow() -> None:
    state = set_up("domino", "5C 6C", "", "7C 8C", "9C TC")
    view = seen(play(state, "5C"))
    assert view.seat == 2
    assert later(view) == (3,)
    view = seen(play(state, "7C"))
    assert is_last(view)
    assert later(view) == ()


def test_nothing_is_thrown_while_there_is_a_stock() -> None:
    state = family.set_up(
        rulesets.named("domino"), ["5C 6C", "7C 2H", "8C 3H", "9C 4H"], rest="2S 3S 4S 5S"
    )
    assert Reckoning(seen(state)).thrown(1, 0) == 0
    state.rest = ()
    assert Reckoning(seen(state)).thrown(1, 0) > 0


def test_strong_wins_what_is_worth_nothing_while_there_is_a_stock() -> None:
    state = family.set_up(
        rulesets.named("domino"), ["5C 6S", "7C 2H", "8C 3H", "2C KC 2D 3S"], rest="2S 4S 5S 4D"
    )
    assert chosen(play(state, "5C 7C 8C"), Level.STRONG) == "KC"


def test_strong_keeps_a_card_of_every_suit_while_there_is_a_stock() -> None:
    """Of two cards alike it leads the one whose suit will not have to be drawn for."""
    state = family.set_up(
        rulesets.named("domino"),
        ["9C 9D", "7C 2H", "8C 3H", "3C 4D 5D 4S"],
        rest="5S 6S 7S 8D",
        leader=3,
    )
    reckoning = Reckoning(seen(state))
    assert drawing_cost(reckoning, parse("4S")) > drawing_cost(reckoning, parse("4D")) + 0.5


def test_cards_of_the_stock_are_in_nobodys_hand() -> None:
    own = ["5C 6C", "7C 2H", "8C 3H", "9C 4H"]
    stocked = family.set_up(rulesets.named("domino"), own, rest="2S 3S 4S 5S 6S 7S")
    assert sum(Reckoning(seen(stocked)).shares[SPADES]) == pytest.approx(0.5)
    stocked.rest = ()
    assert sum(Reckoning(seen(stocked)).shares[SPADES]) == pytest.approx(1)


def test_cards_of_a_widow_are_in_nobodys_hand_and_the_taker_knows_them() -> None:
    state = set_up("heartsette", "9S 2S", "8S 3S", "4S 5S", "2C TS")
    state.rest = tuple(map(parse, ("2H", "3H", "4H")))
    assert sum(Reckoning(seen(state)).shares[SPADES]) < 1
    state.rest_taker = 0
    known = Reckoning(seen(state))
    assert sum(known.shares[SPADES]) == pytest.approx(1)
    assert not known.out & cards("2H 3H 4H")


# Sides.


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["partners-team", "partners-solo"])
def test_the_queen_is_thrown_on_opponents_alone(name: str, level: Level) -> None:
    own = ("3D 2S", "KD 3S", "4D 4S", "2C QS")
    opponent = set_up(name, *own)
    give(opponent, 3, "2H")
    partner = set_up(name, "3D 2S", "KD 3S", "4D 4S", "2C QS")
    give(partner, 3, "2H")
    assert chosen(play(partner, "3D KD 4D"), level) == "2C"
    other = set_up(name, "AD 2S", "KD 3S", "4D 4S", "2C QS")
    give(other, 3, "2H")
    assert chosen(play(other, "AD KD 4D"), level) == "QS"


def test_strong_counts_what_a_partner_takes() -> None:
    state = play(set_up("partners-solo", "3D 2S", "KD 3S", "4D 4S", "2C QS"), "3D KD 4D")
    reckoning = Reckoning(seen(state))
    assert reckoning.friends == (1,)
    assert reckoning.points_with(parse("QS"), parse("KD")) == 13


def test_strong_throws_a_partner_the_least() -> None:
    state = play(set_up("partners-solo", "3D 2S", "KD 3S", "4D 4S", "2H QS"), "3D KD 4D")
    assert chosen(state, Level.STRONG) == "2H"


def test_a_side_is_watched_together_and_never_ones_own() -> None:
    state = set_up("partners-team", "3D 2S", "KD 3S", "4D 4S", "2C QS")
    give(state, 1, "2H 3H 4H 5H 6H 7H")
    give(state, 3, "8H 9H TH JH QH KH")
    assert moon_threat(hands.view(state, 0, remembers_pass=False)) in {1, 3}
    assert moon_threat(hands.view(state, 1, remembers_pass=False)) is None
    alone = set_up("partners-solo", "3D 2S", "KD 3S", "4D 4S", "2C QS")
    alone.taken, alone.points = state.taken, state.points
    assert moon_threat(hands.view(alone, 0, remembers_pass=False)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_side_takes_its_first_point_gladly(level: Level) -> None:
    """The king takes a heart from the other side; once a point is home, a beginner ducks it."""
    state = play(set_up("partners-team", "9S 2C", "3H 3C", "4S 4C", "2S KS 5C"), "9S 3H 4S")
    assert chosen(state, level) == "KS"
    give(state, 1, "5H")
    assert chosen(state, Level.EASY) == "2S"


# Slams.


@pytest.mark.parametrize(("name", "watched"), [("standard", True), ("spot", False)])
def test_a_slam_is_watched_where_there_is_one(name: str, *, watched: bool) -> None:
    state = set_up(name, "3D 2S", "KD 3S", "4D 4S", "2C 5S")
    give(state, 1, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")
    assert (moon_threat(seen(state)) is not None) == watched


def test_a_slam_that_needs_the_bonus_is_off_once_another_has_it() -> None:
    state = set_up("omnibus", "3D 2S", "KD 3S", "4D 4S", "2C 5S")
    give(state, 1, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")
    assert moon_threat(seen(state)) == 1
    give(state, 2, "TD")
    assert moon_threat(seen(state)) is None


def test_a_bonus_hides_no_slam() -> None:
    """Ten off the points of twelve hearts leaves two, but all of them are with one seat."""
    state = set_up("omnibus", "3D 2S", "KD 3S", "4D 4S", "2C 5S")
    give(state, 1, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH TD")
    state = play(state, "3D KD 4D")
    assert moon_threat(seen(state)) == 1
    assert unfed(seen(state)) == seen(state).legal


# Chips.


def test_being_in_front_is_worth_chips() -> None:
    ahead = set_up("hoyle-1887", "3D 2S", "KD 3S", "4D 4S", "2C 5S")
    give(ahead, 1, "2H")
    give(ahead, 2, "3H")
    give(ahead, 3, "4H")
    assert Reckoning(seen(ahead)).first > 0
    give(ahead, 0, "5H 6H")
    assert Reckoning(seen(ahead)).first == 0


def test_the_clear_seat_stands_to_win_the_pool() -> None:
    few = set_up("auction", "3D 2S", "KD 3S", "4D 4S", "2C 5S")
    few.table = lay(few.table.ruleset, 4, named=HEARTS)
    give(few, 1, "2H")
    shared = Reckoning(seen(few)).first
    few.points[2] = 1
    assert Reckoning(seen(few)).first > shared > 0
    few.points[0] = 1
    assert Reckoning(seen(few)).first == 0
    few.points[0], few.pool = 0, 9
    before = Reckoning(seen(few)).first
    few.pool = 0
    assert Reckoning(seen(few)).first < before
