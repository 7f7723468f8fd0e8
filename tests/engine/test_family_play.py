"""Whatever must hold in every ruleset, at every number of seats, however it is played."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record, rulesets
from hearts_a11y.engine.actions import (
    Action,
    Bid,
    ChooseSlam,
    Collect,
    Declare,
    NameSuit,
    Pass,
    Play,
    SlamChoice,
)
from hearts_a11y.engine.cards import cards_of
from hearts_a11y.engine.events import RestTaken, TrickTaken
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.view import refusal
from tests.engine import family, playing

if TYPE_CHECKING:
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.ruleset import RuleSet

# By table, in the slow run; the same loop over 150 was played once when the family was new.
MATCHES = 15
USUAL = [(name, rulesets.named(name).usual_seats) for name in family.NAMES]


def play_checked(
    ruleset: RuleSet, seats: int, seed: str, *, hands: int | None = None
) -> MatchState:
    """Play a match, or some hands of it, at random with all checks; return it at its end."""
    match, random = family.begun(ruleset, seats, seed), Random(seed)
    family.check(match)
    while not match.is_over() and not (match.awaits_deal() and match.number == hands):
        family.step(match, random)
        family.check(match)
    return match


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_random_play_keeps_every_law(name: str, seats: int) -> None:
    play_checked(rulesets.named(name), seats, f"{name} {seats}", hands=2)


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_the_points_told_of_tricks_add_up(name: str, seats: int) -> None:
    told = [0] * seats

    def hear(event: Event) -> None:
        if isinstance(event, TrickTaken | RestTaken):
            told[event.seat] += event.points

    match, random = family.begun(rulesets.named(name), seats, name), Random(name)
    while not match.awaits_deal() and not match.is_over():
        family.step(match, random, emit=hear)
        assert told == playing.hand_of(match).points


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_matches_keep_every_law_and_end(name: str, seats: int) -> None:
    for number in range(MATCHES):
        match = play_checked(rulesets.named(name), seats, f"{name} {seats} {number}")
        assert match.winners


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_match_played_at_random_ends(name: str, seats: int) -> None:
    match, random = family.begun(rulesets.named(name), seats, name), Random(name)
    while not match.is_over():
        family.step(match, random)
    assert match.winners
    assert not match.awaits_deal()


def test_hands_are_as_large_after_the_pass_as_before() -> None:
    for name, seats in family.TABLES:
        for match in family.moments(rulesets.named(name), seats):
            hand = playing.hand_of(match)
            if hand.phase in {Phase.EXCHANGE, Phase.DECLARING, Phase.AUCTION, Phase.NAMING}:
                sizes = {each.bit_count() for each in hand.hands}
                assert sizes == {hand.table.hand_size}


def check_saved(name: str, seats: int, *, every: int) -> None:
    """Save and load a match after its actions, a hand and a deal long."""
    match = matches.begin(rulesets.named(name), seats, level=Level.STRONG, seed=f"save {name}")
    random, done = Random(f"save {name}"), list[Action]()
    while match.number < 2:
        if len(done) % every == 0:
            again = loaded(match, done)
            assert again == match
            assert record.fingerprint(again) == record.fingerprint(match)
        action = family.step(match, random)
        done = [] if match.number > 1 else done
        done.append(action)
    again = loaded(match, done)
    assert again == match
    # Both go on alike.
    for each in (match, again):
        goes_on = Random("on")
        for _ in range(20):
            family.step(each, goes_on)
    assert again == match


def loaded(match: MatchState, done: list[Action]) -> MatchState:
    plain = json.dumps([record.snapshot(match), [record.plain_action(each) for each in done]])
    snapshot, actions = json.loads(plain)
    return record.replay(snapshot, actions)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_saved_and_loaded_after_every_action(name: str, seats: int) -> None:
    check_saved(name, seats, every=1)


@pytest.mark.parametrize(("name", "seats"), [each for each in family.TABLES if each not in USUAL])
def test_saved_and_loaded_at_every_number_of_seats(name: str, seats: int) -> None:
    check_saved(name, seats, every=9)


def anything(match: MatchState, random: Random) -> list[Action]:
    """Return an action of every kind, most of them refused."""
    seats, deck = match.table.seats, match.table.deck
    seat = random.randrange(-1, seats + 1)
    return [
        Play(seat, random.choice(deck)),
        Pass(seat, tuple(random.sample(deck, random.choice([2, 3, 3])))),
        Bid(seat, random.randrange(-1, 60)),
        NameSuit(seat, random.randrange(-1, 5)),
        Declare(seat, random.random() < 0.5),
        ChooseSlam(seat, random.choice(list(SlamChoice))),
        Collect(),
        matches.next_deal(match),
    ]


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_what_is_refused_changes_nothing(name: str, seats: int) -> None:
    random, refused = Random(f"illegal {name}"), 0
    for match in family.moments(rulesets.named(name), seats, seed=1):
        for action in anything(match, random):
            changed = match.copy()
            try:
                matches.apply(changed, action)
            except Illegal:
                assert changed == match
                refused += 1
    assert refused > 50


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_only_the_legal_cards_may_be_played(name: str, seats: int) -> None:
    for match in family.moments(rulesets.named(name), seats, seed=2):
        hand = playing.hand_of(match)
        if hand.phase is not Phase.TRICKS or hand.turn is None:
            continue
        view = doors.view(hand, hand.turn, remembers_pass=False)
        for card in cards_of(hand.hands[hand.turn]):
            action = Play(hand.turn, card)
            reason = refusal(view, card)
            if reason is None:
                doors.after(hand, action)
            else:
                assert playing.refuses(hand, action).reason is reason


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_copy_shares_nothing_that_changes(name: str, seats: int) -> None:
    match, random = family.begun(rulesets.named(name), seats, f"copy {name}"), Random(name)
    while not match.awaits_deal() and not match.is_over():
        other, before = match.copy(), record.fingerprint(match)
        assert other == match
        family.step(other, random)
        assert record.fingerprint(match) == before
        match = other
