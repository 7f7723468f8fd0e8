"""The engine against the family's rules written a second time, game by game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import ChooseSlam, Deal, SlamChoice
from hearts_a11y.engine.cards import text as letters
from hearts_a11y.engine.cards import texts
from hearts_a11y.engine.ruleset import Ledger, Prelude
from hearts_a11y.engine.state import HandState, Phase
from tests.engine import family, playing
from tests.reference import family as reference

if TYPE_CHECKING:
    from hearts_a11y.engine.match import MatchState

SUITS = "CDSH"


def named(state: HandState) -> str | None:
    return None if state.table.named is None else SUITS[state.table.named]


def check_legal(name: str, state: HandState) -> None:
    if state.phase is not Phase.TRICKS or state.turn is None:
        return
    trick = [letters(card) for card in state.trick]
    assert set(texts(state.legal)) == reference.legal(
        name,
        texts(state.hands[state.turn]),
        trick,
        pack=texts(state.table.cards),
        first=state.trick_number == 1,
        played_before=[each for each in texts(state.gone) if each not in trick],
        general=state.declarer is not None and Prelude.GENERAL in state.table.ruleset.preludes,
        named=named(state),
    )


def check_collected(name: str, before: HandState, after: HandState) -> None:
    place = reference.taker(
        name, [letters(card) for card in before.trick], is_last=not any(before.hands)
    )
    taken = [new & ~old for new, old in zip(after.taken, before.taken, strict=True)]
    if place is None:
        assert after.carried.bit_count() == before.carried.bit_count() + len(before.trick)
        assert not any(taken)
        assert after.leader == before.leader
        return
    taker = before.order[place]
    assert taken[taker].bit_count() >= before.carried.bit_count() + len(before.trick)
    assert not after.carried


def check_scores(name: str, state: HandState, choice: SlamChoice | None) -> None:
    if state.scores is None or state.table.ruleset.ledger is not Ledger.POINTS:
        return
    side = set(state.side_of_declarer()) if state.declarer is not None else set()
    expected = reference.scores(
        name,
        [texts(pile) for pile in family.piles(state)],
        side=side,
        adds=None if choice is None else choice is SlamChoice.ADD,
    )
    assert list(state.scores) == expected


def shared_out(state: HandState, random: Random) -> list[int]:
    """Return piles of all cards in play: anyhow, or nearly or quite all to one seat or side."""
    table = state.table
    winner = random.randrange(table.seats)
    leak = random.choice([0.0, 0.0, 0.02, 0.5])
    lucky = random.choice([[winner], table.side(winner)])
    taken = [0] * table.seats
    for card in table.deck:
        goes_astray = random.random() < leak
        taken[random.randrange(table.seats) if goes_astray else random.choice(lucky)] |= 1 << card
    return taken


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_slams_and_contracts_score_as_the_reference_has_it(name: str, seats: int) -> None:
    ruleset = rulesets.named(name)
    if ruleset.ledger is not Ledger.POINTS:
        return
    random = Random(f"slams {name} {seats}")
    for _ in range(60):
        start = playing.hand_of(family.begun(ruleset, seats, "slams"))
        declarer = partner = None
        if set(ruleset.preludes) & {Prelude.GENERAL, Prelude.SLAM_BID}:
            declarer = random.choice([None, *range(seats)])
        if declarer is not None and ruleset.partner_card:
            partner = random.choice([None, (declarer + random.randrange(1, seats)) % seats])
        state = family.played_out(
            ruleset, shared_out(start, random), declarer=declarer, partner=partner
        )
        choice = None
        if state.phase is Phase.CHOOSING:
            choice = random.choice(list(SlamChoice))
            assert state.turn is not None
            doors.apply(state, ChooseSlam(state.turn, choice))
        check_scores(name, state, choice)


def follow(name: str, match: MatchState, random: Random, *, hands: int) -> None:
    """Play hands at random beside the reference."""
    while not match.is_over() and not (match.awaits_deal() and match.number == hands):
        before = playing.hand_of(match).copy()
        check_legal(name, before)
        action = family.step(match, random)
        if isinstance(action, Deal):
            continue
        state = playing.hand_of(match)
        if before.is_trick_full():
            check_collected(name, before, state)
        check_scores(name, state, action.choice if isinstance(action, ChooseSlam) else None)


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_random_play_is_as_the_reference_has_it(name: str, seats: int) -> None:
    match = family.begun(rulesets.named(name), seats, f"reference {name}")
    follow(name, match, Random(f"reference {name} {seats}"), hands=2)
