"""What hands and matches of the family score: slams, contracts, doubling, sides, floors, ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import SlamChoice
from hearts_a11y.engine.cards import mask
from hearts_a11y.engine.events import ContractScored, Event, HandScored, MatchEnded, MoonShot
from hearts_a11y.engine.match import Outcome, outcome
from hearts_a11y.engine.phases import score
from hearts_a11y.engine.ruleset import Level, Prelude, Slam
from hearts_a11y.engine.table import lay
from hearts_a11y.engine.view import DecideSlam
from tests.engine import family, playing

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Mask

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
SUBTRACT, ADD = SlamChoice.SUBTRACT, SlamChoice.ADD


def all_to(name: str, seat: int, *, seats: int = 4, but: str = "", other: int = 1) -> list[Mask]:
    """Return piles: the whole pack to one seat, but for these cards, which another has."""
    table = lay(rulesets.named(name), seats)
    taken = [0] * seats
    taken[other] = playing.cards(but)
    taken[seat] |= table.cards & ~taken[other]
    return taken


def scores(
    name: str,
    taken: list[Mask],
    *,
    choice: SlamChoice | None = None,
    declarer: int | None = None,
    partner: int | None = None,
) -> list[int]:
    state = family.played_out(
        rulesets.named(name), taken, choice=choice, declarer=declarer, partner=partner
    )
    assert state.scores is not None
    return list(state.scores)


@pytest.mark.parametrize("name", ["black-lady", "basic"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_shooter_chooses_26_off_or_26_to_all_others(name: str, seats: int) -> None:
    total = lay(rulesets.named(name), seats).total
    taken = all_to(name, 0, seats=seats)
    assert scores(name, taken, choice=SUBTRACT) == [-total, *[0] * (seats - 1)]
    assert scores(name, taken, choice=ADD) == [0, *[total] * (seats - 1)]


def test_a_choice_is_asked_of_the_shooter_before_anything_is_scored() -> None:
    heard: list[Event] = []
    state = family.played_out(
        rulesets.named("black-lady"), all_to("black-lady", 2), emit=heard.append
    )
    assert (state.turn, state.scores) == (2, None)
    assert [doors.ask(state, seat) for seat in range(4)] == [None, None, DecideSlam(26), None]
    assert heard == [MoonShot(2, 26, 3, Slam.CHOICE)]


@pytest.mark.parametrize("name", ["discard-1909", "black-jack", "black-maria", "spot"])
def test_all_points_are_just_points_without_a_slam(name: str) -> None:
    total = lay(rulesets.named(name), 4).total
    assert scores(name, all_to(name, 3)) == [0, 0, 0, total]


@pytest.mark.parametrize("name", ["black-lady-1950", "greek-culbertson"])
def test_a_deal_taken_whole_scores_nothing(name: str) -> None:
    assert scores(name, all_to(name, 3)) == [0, 0, 0, 0]


def test_culbertsons_greek_jack_counts_for_its_taker() -> None:
    assert scores("greek-culbertson", all_to("greek-culbertson", 0, but="JD 2H")) == [25, -9, 0, 0]


@pytest.mark.parametrize("name", ["greek-phillips", "greek-parlett"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_each_other_seat_pays_a_greek_shooter_150(name: str, seats: int) -> None:
    paid = scores(name, all_to(name, 1, seats=seats))
    assert paid == [150 if seat != 1 else -150 * (seats - 1) for seat in range(seats)]
    assert sum(paid) == 0


def test_a_maguire_shooter_has_104() -> None:
    assert scores("greek-maguire", all_to("greek-maguire", 1)) == [0, 104, 0, 0]


@pytest.mark.parametrize(("name", "bonus"), [("omnibus", "TD"), ("omnibus-jack", "JD")])
def test_an_omnibus_slam_is_all_fifteen_cards(name: str, bonus: str) -> None:
    assert scores(name, all_to(name, 0)) == [-26, 0, 0, 0]
    assert scores(name, all_to(name, 0, but=bonus)) == [26, -10, 0, 0]
    assert scores(name, all_to(name, 0, but="2H")) == [15, 1, 0, 0]
    counting = playing.cards(f"{HEARTS} QS {bonus}")
    others = lay(rulesets.named(name), 4).cards & ~counting
    assert scores(name, [0, others, counting, 0]) == [0, 0, -26, 0]


@pytest.mark.parametrize(("besides", "amount"), [("", 52), ("QD", 42), ("QC", 26), ("QC QD", 16)])
def test_a_royal_slam_is_about_the_shooters_own_score(besides: str, amount: int) -> None:
    queens = playing.cards("QD QC") & ~playing.cards(besides)
    taken = [playing.cards(f"{HEARTS} QS {besides}"), 0, 0, 0]
    rest = lay(rulesets.named("royal"), 4).cards & ~taken[0]
    taken[3] = rest
    others = -10 if queens & playing.cards("QD") else 0
    assert scores("royal", taken, choice=SUBTRACT) == [-amount, 0, 0, others]
    assert scores("royal", taken, choice=ADD) == [0, amount, amount, amount + others]


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ("2H 3H", 2),
        ("2H QH", 4),  # the queen of hearts doubles
        ("QS", 26),
        ("QS QC", 0),  # cancelled for the same taker
        ("QC", 0),
        ("QD", -10),
        ("QD QS QH", 18),
        (HEARTS, 26),
        (f"{HEARTS} QS", 52),
    ],
)
def test_what_a_royal_pile_is_worth(taken: str, points: int) -> None:
    own = playing.cards(taken)
    away = playing.cards("AH KH") & ~own or playing.cards("QC") & ~own
    # No slam: some of what it needs is elsewhere.
    state = family.played_out(rulesets.named("royal"), [own, away, 0])
    if state.scores is not None:
        assert state.scores[0] == points
    else:
        assert score.slam_amount(state) == points


def test_the_queen_of_clubs_cancels_for_the_same_taker_alone() -> None:
    assert scores("royal", [playing.cards("QS"), playing.cards("QC 2H"), 0]) == [26, 1, 0]


def test_a_royal_total_never_falls_below_nothing() -> None:
    match = matches.begin(rulesets.named("royal"), 3, level=Level.NORMAL, seed="royal")
    queen, hearts = playing.cards("QD"), playing.cards("2H 3H")
    family.finish_hand(match, [queen, hearts, 0])
    assert match.totals == [0, 2, 0]
    family.finish_hand(match, [hearts, queen, 0])
    assert match.totals == [2, 0, 0]


@pytest.mark.parametrize(("total", "is_over"), [(98, False), (99, True)])
def test_a_royal_match_ends_above_100(total: int, *, is_over: bool) -> None:
    match = matches.begin(rulesets.named("royal"), 3, level=Level.NORMAL, seed="royal")
    match.totals = [total, 0, 0]
    family.finish_hand(match, [playing.cards("2H 3H"), 0, 0])
    assert match.is_over() is is_over


def test_the_side_takes_the_slam_of_partners_together() -> None:
    table = lay(rulesets.named("partners-team"), 4)
    half = playing.cards("QS 2H 3H")
    taken = [half, 0, table.cards & ~half, 0]
    assert scores("partners-team", taken) == [0, 26, 0, 26]
    assert scores("partners-solo", taken) == [15, 0, 11, 0]
    by_seat = rulesets.switched("partners-team", {"slam-by": "seat"})
    assert family.played_out(by_seat, taken).scores == (15, 0, 11, 0)


@pytest.mark.parametrize("name", ["partners-team", "partners-solo"])
def test_a_slam_costs_each_opponent_26_and_no_partner(name: str) -> None:
    assert scores(name, all_to(name, 3)) == [26, 0, 26, 0]


def test_partners_with_one_score_play_to_200_as_a_side() -> None:
    match = matches.begin(rulesets.named("partners-team"), 4, level=Level.NORMAL, seed="team")
    match.totals = [110, 0, 88, 150]
    heard: list[Event] = []
    family.finish_hand(match, [playing.cards("2H"), playing.cards("3H"), 0, 0])
    assert not match.is_over()
    family.finish_hand(match, [playing.cards("2H"), 0, 0, 0], emit=heard.append)
    assert match.winners == (1, 3)
    assert [outcome(match, seat) for seat in (0, 1)] == [Outcome.LOSS, Outcome.WIN]
    scored = next(each for each in heard if isinstance(each, HandScored))
    assert scored.sides == ((0, 2), (1, 3))


def test_partners_with_two_scores_end_at_a_seats_100_and_add() -> None:
    match = matches.begin(rulesets.named("partners-solo"), 4, level=Level.NORMAL, seed="solo")
    match.totals = [99, 60, 0, 60]
    family.finish_hand(match, [playing.cards("2H"), 0, 0, 0])
    assert match.winners == (0, 2)


def test_what_partners_add_ends_no_match_of_two_scores() -> None:
    match = matches.begin(rulesets.named("partners-solo"), 4, level=Level.NORMAL, seed="solo")
    match.totals = [98, 60, 50, 60]
    family.finish_hand(match, [playing.cards("2H"), 0, 0, 0])
    assert not match.is_over()


def test_level_sides_draw() -> None:
    match = matches.begin(rulesets.named("partners-solo"), 4, level=Level.NORMAL, seed="solo")
    match.totals = [99, 50, 0, 50]
    family.finish_hand(match, [playing.cards("2H"), 0, 0, 0])
    assert match.winners == (0, 1, 2, 3)
    assert {outcome(match, seat) for seat in range(4)} == {Outcome.DRAW}


@pytest.mark.parametrize(
    ("but", "made", "result"),
    [("", True, [-26, 0, -26, 0]), ("3C", False, [16, 0, 16, 0]), ("2H", False, [15, 1, 15, 0])],
)
def test_a_bid_slam_is_every_trick_for_both_partners(
    but: str, *, made: bool, result: list[int]
) -> None:
    bonus = playing.cards("TD QS")
    taken = all_to("partners-slam", 0, but=but)
    taken[0] &= ~bonus
    taken[2] |= bonus
    heard: list[Event] = []
    state = family.played_out(
        rulesets.named("partners-slam"), taken, declarer=0, partner=2, emit=heard.append
    )
    assert state.scores == tuple(result)
    assert heard == [ContractScored(0, 2, Prelude.SLAM_BID, made)]


def test_a_failed_slam_pools_what_its_side_took() -> None:
    taken = [playing.cards(each) for each in ("QS 2H", "3H 4H", "TD 5H", "6H")]
    assert scores("partners-slam", taken, declarer=0, partner=2) == [5, 2, 5, 1]
    assert scores("partners-slam", taken, declarer=0) == [14, 2, -9, 1]


def test_without_a_bid_the_omnibus_slam_counts() -> None:
    assert scores("partners-slam", all_to("partners-slam", 1, other=2)) == [0, -26, 0, 0]


def test_a_general_made_unannounced_and_failed() -> None:
    everything = all_to("chasse-coeur", 0)
    assert scores("chasse-coeur", everything, declarer=0) == [0, 64, 64, 64]
    assert scores("chasse-coeur", everything) == [0, 54, 54, 54]
    assert scores("chasse-coeur", all_to("chasse-coeur", 0, but="QC"), declarer=0) == [64, 0, 0, 0]
    assert scores("chasse-coeur", everything, declarer=2) == [0, 0, 64, 0]
    assert scores("chasse-coeur", all_to("chasse-coeur", 0, but="QC QH")) == [38, 26, 0, 0]


def test_chasse_coeurs_deal_has_64_points() -> None:
    table = lay(rulesets.named("chasse-coeur"), 4)
    assert [table.worth(playing.cards(each)) for each in ("QC QD QS", "QH", "KH AH")] == [39, 13, 2]


@pytest.mark.parametrize(("name", "amount"), [("black-maria", 43), ("cancellation", 52)])
def test_the_moon_where_it_is_switched_on(name: str, amount: int) -> None:
    ruleset = rulesets.switched(name, {"moon": "others-pay"})
    seats = ruleset.usual_seats
    taken = all_to(name, 0, seats=seats)
    assert family.played_out(ruleset, taken).scores == (0, *[amount] * (seats - 1))
    assert family.played_out(rulesets.named(name), taken).scores == (amount, *[0] * (seats - 1))


def test_a_heartsette_widow_counts_for_its_taker_and_for_running() -> None:
    match = family.begun(rulesets.named("heartsette"), 4, "widow")
    state = playing.hand_of(match)
    widow = mask(state.rest)
    state.hands = [0] * 4
    state.taken = [0, 0, state.table.cards & ~widow, 0]
    state.rest_taker = 2
    score.close(state)
    assert state.scores == (0, 0, 13, 0)


def test_basic_is_settled_by_the_distance_from_the_mean() -> None:
    match = matches.begin(rulesets.named("basic"), 4, level=Level.NORMAL, seed="mean")
    heard: list[Event] = []
    match.number = 7
    taken = [playing.cards(each) for each in ("2H", "3H 4H", "5H 6H 7H", "8H")]
    family.finish_hand(match, taken, emit=heard.append)
    ended = heard[-1]
    assert isinstance(ended, MatchEnded)
    assert (ended.totals, ended.balances) == ((1, 2, 3, 1), (-3, 1, 5, -3))
    assert (sum(ended.balances), ended.winners) == (0, (0, 3))
