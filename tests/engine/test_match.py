"""A match from its first deal to its end (T4, T6); more of the end is in test_cases.py."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import NO_CARDS, cards_of, nth, parse
from hearts_a11y.engine.events import (
    CardPlayed,
    CardsPassed,
    CardsReceived,
    HandDealt,
    HandScored,
    HandStarted,
    HeartsBroken,
    MatchEnded,
    MatchStarted,
    MoonShot,
    PassChosen,
    TrickTaken,
)
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.ruleset import Level, RuleSet
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.standard import STANDARD
from tests.engine import playing
from tests.reference import cases, rules


def begun(ruleset: RuleSet = STANDARD, *, level: Level = Level.NORMAL) -> matches.MatchState:
    return matches.begin(ruleset, 4, level=level, seed="match")


def test_a_match_begins_before_its_first_deal_with_nothing() -> None:
    events: list[object] = []
    match = matches.begin(STANDARD, 4, level=Level.STRONG, seed="s", emit=events.append)
    assert (match.totals, match.number, match.winners) == ([0, 0, 0, 0], 0, ())
    assert match.awaits_deal()
    assert not match.is_over()
    assert events == [MatchStarted("standard", 4, Level.STRONG)]


@pytest.mark.parametrize("seats", [0, 3, 5])
def test_standard_is_for_four_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        matches.begin(STANDARD, seats, level=Level.EASY, seed="s")


@pytest.mark.parametrize(
    ("ruleset", "offsets"), [(STANDARD, [1, 3, 2, 0]), (CLASSIC, [1, 2, 3, 0])]
)
def test_p2_the_hands_go_round_the_rulesets_directions(
    ruleset: RuleSet, offsets: list[int]
) -> None:
    match = begun(ruleset)
    random = Random("round")
    seen: list[int] = []
    while len(seen) < 6 and not match.is_over():
        matches.apply(match, matches.next_deal(match))
        assert match.number == playing.hand_of(match).number == len(seen) + 1
        seen.append(playing.hand_of(match).offset)
        playing.play_out(match, random)
        match.totals = [0, 0, 0, 0]
    assert seen == [*offsets, *offsets[:2]]


@pytest.mark.parametrize("seed", range(6))
def test_t4_totals_grow_by_the_scores_until_one_reaches_a_hundred(seed: int) -> None:
    match, random = begun(), Random(seed)
    totals = [0, 0, 0, 0]
    while not match.is_over():
        assert not rules.match_is_over(totals)
        matches.apply(match, matches.next_deal(match))
        playing.play_out(match, random)
        hand = playing.hand_of(match)
        totals = [total + cost for total, cost in zip(totals, hand.scores or (), strict=True)]
        assert match.totals == totals
    assert rules.match_is_over(totals)
    results = [rules.result(totals, seat) for seat in range(4)]
    assert match.winners == tuple(seat for seat in range(4) if results[seat] != "loss")
    assert (len(match.winners) == 1) == ("win" in results)


@pytest.mark.parametrize(
    ("totals", "results"),
    [
        ((40, 100, 50, 60), "win loss loss loss"),
        ((40, 100, 40, 60), "draw loss draw loss"),
        ((41, 100, 40, 60), "loss loss win loss"),
        ((41, 40, 100, 40), "loss draw loss draw"),
        ((100, 100, 100, 100), "draw draw draw draw"),
    ],
)
def test_t4_alone_lowest_wins_and_level_lowest_draws(totals: tuple[int, ...], results: str) -> None:
    lowest = tuple(seat for seat in range(4) if totals[seat] == min(totals))
    match = replace(begun(), totals=list(totals), winners=lowest)
    assert [matches.outcome(match, seat).value for seat in range(4)] == results.split()
    assert [rules.result(list(totals), seat) for seat in range(4)] == results.split()


@pytest.mark.parametrize("reach", [25, 60, 500])
def test_classic_ends_where_it_was_chosen_to(reach: int) -> None:
    match, random = begun(replace(CLASSIC, reach=reach)), Random(reach)
    before = [0, 0, 0, 0]
    while not match.is_over():
        before = match.totals
        matches.apply(match, matches.next_deal(match))
        playing.play_out(match, random)
    assert max(before) < reach <= max(match.totals)


def test_events_of_a_whole_match_tell_it_all() -> None:
    match, random = begun(), Random(1)
    events: list[object] = []
    while not match.is_over():
        matches.apply(match, matches.next_deal(match), events.append)
        playing.play_out(match, random, emit=events.append)
    number = match.number
    passing = number - number // 4
    assert Counter(map(type, events)) == {
        HandStarted: number,
        HandDealt: number * 4,
        PassChosen: passing * 4,
        CardsPassed: passing * 4,
        CardsReceived: passing * 4,
        CardPlayed: number * 52,
        HeartsBroken: number,
        TrickTaken: number * 13,
        HandScored: number,
        MatchEnded: 1,
    }
    assert events[-1] == MatchEnded(tuple(match.totals), match.winners)


def test_a_moon_is_told_after_the_scores_it_makes() -> None:
    row = next(row for row in cases.read() if row["id"] == "c22-moon")
    match = begun()
    match.number = rules.DIRECTIONS.index(row["towards"])
    matches.apply(match, Deal(tuple(map(playing.cards, row["dealt"]))))
    for action in playing.passes(row["given"]):
        matches.apply(match, action)
    hand = playing.hand_of(match)
    playing.play(hand, row["played"][:-1])
    assert hand.turn is not None
    matches.apply(match, Play(hand.turn, parse(row["played"][-1])))
    events: list[object] = []
    matches.apply(match, Collect(), events.append)
    scores = tuple(row["scores"] or ())
    assert events[1:] == [
        HandScored(match.number, scores, scores),
        MoonShot(scores.index(0), 26, 3),
    ]


def test_private_events_are_heard_by_one_seat() -> None:
    match, random = begun(), Random(1)
    events: list[HandDealt | CardsPassed | CardsReceived] = []

    def keep(event: object) -> None:
        if isinstance(event, HandDealt | CardsPassed | CardsReceived):
            events.append(event)
        else:
            assert event.audience is None  # type: ignore[attr-defined]

    matches.apply(match, matches.next_deal(match), keep)
    playing.play_out(match, random, emit=keep)
    assert [event.audience for event in events] == [0, 1, 2, 3, 0, 0, 1, 1, 2, 2, 3, 3]


def test_the_moments_an_action_is_not_for() -> None:
    match = begun()
    deal = matches.next_deal(match)
    for action in (Collect(), Play(0, 0), Pass(0, ())):
        with pytest.raises(Illegal) as refused:
            matches.apply(match, action)
        assert refused.value.reason is Reason.WRONG_MOMENT
    matches.apply(match, deal)
    with pytest.raises(Illegal) as refused:
        matches.apply(match, deal)
    assert refused.value.reason is Reason.WRONG_MOMENT
    playing.play_out(match, Random(1))
    ended = match.copy()
    for action in (Collect(), Play(0, 0), Pass(0, (0, 2, 4))):
        with pytest.raises(Illegal) as refused:
            matches.apply(match, action)
        assert refused.value.reason is Reason.WRONG_MOMENT
    assert match == ended


def test_after_leaves_the_match_as_it_was() -> None:
    match = begun()
    deal = matches.next_deal(match)
    dealt = matches.after(match, deal)
    assert match == begun()
    assert dealt.number == 1
    one = dealt.copy()
    choice = Pass(0, tuple(cards_of(deal.hands[0]))[:3])
    assert matches.after(dealt, choice) != dealt == one


def test_a_copy_equals_the_match_and_shares_nothing_that_changes() -> None:
    match = matches.MatchState(
        playing.TABLE,
        Level.EASY,
        "copy",
        [1, 2, 3, 4],
        hand=None,
        number=5,
        winners=(2,),
        pool=6,
        declarer=3,
        eve=matches.Eve((4, 3, 2, 1), 5, 2),
    )
    copied = match.copy()
    assert copied == match
    copied.totals[0] = 9
    assert match.totals == [1, 2, 3, 4]


def test_there_is_no_view_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match="dealt"):
        matches.view(begun(), 0)


@pytest.mark.parametrize("ruleset", [STANDARD, CLASSIC])
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("seat", range(4))
def test_c3_who_remembers_what_it_passed(ruleset: RuleSet, level: Level, seat: int) -> None:
    match = begun(ruleset, level=level)
    matches.apply(match, matches.next_deal(match))
    for giver in range(4):
        hand = playing.hand_of(match).hands[giver]
        matches.apply(match, Pass(giver, tuple(nth(hand, place) for place in range(3))))
    remembers = seat == 0 or (ruleset is CLASSIC and level is not Level.EASY)
    memory = matches.view(match, seat).memory
    assert (memory is not None) == remembers
    if memory:
        assert (memory.to, memory.giver) == ((seat + 1) % 4, (seat - 1) % 4)
        assert memory.passed & playing.hand_of(match).hands[memory.to] == memory.passed
        assert memory.received & playing.hand_of(match).hands[seat] == memory.received
        assert memory.passed.bit_count() == memory.received.bit_count() == 3
        assert memory.passed & memory.received == NO_CARDS
