"""What a seat may know in the family: no widow, stock, pass or silent partner but its own (C3)."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import Declare
from hearts_a11y.engine.cards import mask
from hearts_a11y.engine.events import CardPlayed, CardsCancelled, Event
from hearts_a11y.engine.ruleset import Rest
from hearts_a11y.engine.state import Phase
from tests.engine import family, playing

# A declarer is needed for there to be a silent one.
SEEDS = {"partners-slam": range(12)}
TELLING_CARDS = {"card", "cards"}


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_what_is_hidden_changes_nothing_in_a_view(name: str, seats: int) -> None:
    changed = 0
    for seed in SEEDS.get(name, range(1)):
        random = Random(f"{name} {seats} {seed}")
        for match in family.moments(rulesets.named(name), seats, seed=seed):
            state = playing.hand_of(match)
            seat = random.randrange(seats)
            other = family.resampled(state, seat, random)
            changed += other != state
            seen, same = (doors.view(each, seat, remembers_pass=True) for each in (state, other))
            assert seen == same
    assert changed > 20


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_a_view_without_memory_forgets_the_pass(name: str, seats: int) -> None:
    random = Random(name)
    for match in family.moments(rulesets.named(name), seats):
        state = playing.hand_of(match)
        if state.phase is Phase.EXCHANGE:
            continue
        other = state.copy()
        for seat in range(seats):
            other.passed[seat] = other.received[seat] = mask(random.sample(state.table.deck, 3))
            other.chosen[seat] = other.passed[seat]
        for seat in range(seats):
            seen, same = (doors.view(each, seat, remembers_pass=False) for each in (state, other))
            assert seen == same


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_only_cards_on_the_table_are_told_to_all(name: str, seats: int) -> None:
    heard: list[Event] = []
    match, random = family.begun(rulesets.named(name), seats, name, emit=heard.append), Random(name)
    while not match.awaits_deal() and not match.is_over():
        family.step(match, random, emit=heard.append)
    for event in heard:
        if event.audience is None and not isinstance(event, CardPlayed | CardsCancelled):
            assert not TELLING_CARDS & {each.name for each in fields(event)}


def test_every_hidden_thing_is_met() -> None:
    met = set()
    for name, seats in family.TABLES:
        for seed in SEEDS.get(name, range(1)):
            for match in family.moments(rulesets.named(name), seats, seed=seed):
                state = playing.hand_of(match)
                rest = state.table.ruleset.rest
                if state.rest and state.rest_taker is None:
                    met.add(rest.value)
                if state.partner is not None and not state.is_partner_shown:
                    met.add("partner")
                if state.rest_taker is not None and state.table.ruleset.is_widow_shown:
                    met.add("own widow")
                if any(state.chosen) and state.phase is Phase.EXCHANGE:
                    met.add("pass")
    assert met == {Rest.WIDOW.value, Rest.STOCK.value, "partner", "own widow", "pass"}


def test_a_partner_that_is_not_seen_is_nowhere_in_the_views_of_others() -> None:
    partners = rulesets.named("partners-slam")
    state = playing.hand_of(family.begun(partners, 4, "partner"))
    while state.phase is Phase.EXCHANGE:
        seat = next(seat for seat in range(4) if not state.chosen[seat])
        ask = doors.ask(state, seat)
        assert ask is not None
        doors.apply(state, playing.some_answer(seat, ask, Random(3)))
    holder = next(seat for seat in range(4) if state.hands[seat] & playing.cards("TD"))
    while state.declarer is None:
        assert state.turn is not None
        doors.apply(state, Declare(state.turn, state.turn != holder))
    others = [seat for seat in range(4) if seat != holder]
    alone = state.copy()
    alone.partner = None
    for seat in others:
        seen, same = (doors.view(each, seat, remembers_pass=True) for each in (state, alone))
        assert seen == same
    seen, same = (doors.view(each, holder, remembers_pass=True) for each in (state, alone))
    assert seen != same
