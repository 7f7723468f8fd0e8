"""What is heard in any game of the family depends on what the person may know alone (A2, U3).

Cards that the person has not seen change places throughout the deal, widow and stock included.
Where the same actions then bring about the same public events, everything sounds the same.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets, shuffle
from hearts_a11y.engine.actions import Deal, Pass
from hearts_a11y.engine.cards import PERSON, cards_of, mask, text, texts
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.match import MatchState
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.table import lay
from tests.engine.playing import hand_of, some_action
from tests.test_non_interference import EVERYTHING
from tests.ui.room import Room

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.ruleset import RuleSet

OTHERS = [name for name in rulesets.names() if name not in {"standard", "classic"}]


def fresh(ruleset: RuleSet, seats: int) -> MatchState:
    return MatchState(lay(ruleset, seats), Level.STRONG, "room", [ruleset.chips] * seats)


def played(match: MatchState, actions: Sequence[Action]) -> tuple[list[Event], list[Event]]:
    """Do `actions`; return the events that everybody may hear, and the person's own."""
    happened: list[Event] = []
    for action in actions:
        matches.apply(match, action, happened.append)
    return (
        [event for event in happened if event.audience is None],
        [event for event in happened if event.audience == PERSON],
    )


def scene(ruleset: RuleSet, seats: int, seed: str) -> list[Action]:
    """Return a deal and some actions played at random after it, none of which ends the hand."""
    source = random.Random(seed)
    match = fresh(ruleset, seats)
    actions: list[Action] = [shuffle.deal(match.table, seed, 1)]
    matches.apply(match, actions[0])
    for _ in range(source.randrange(seats * 8)):
        action = some_action(match, source)
        after = match.copy()
        matches.apply(after, action)
        if after.awaits_deal() or after.is_over():
            break
        match = after
        actions.append(action)
    return actions


def unseen(match: MatchState, actions: Sequence[Action], own: Sequence[Event]) -> Mask:
    """Return the cards that lie where the person has never seen them."""
    hand, view = hand_of(match), matches.view(match, PERSON)
    seen = view.hand | view.gone | (view.dealings.widow if view.dealings else 0)
    seen |= hand.received[PERSON] | hand.passed[PERSON]
    for action in actions:
        if isinstance(action, Pass):  # what was passed is written in the action
            seen |= mask(action.cards)
    for event in own:
        seen |= getattr(event, "cards", 0)
    return match.table.cards & ~seen


def exchanged(deal: Deal, places: Mapping[Card, Card]) -> Deal:
    """Return the deal with each card of `places` where another lay."""
    return Deal(
        tuple(mask(places.get(each, each) for each in cards_of(hand)) for hand in deal.hands),
        tuple(places.get(each, each) for each in deal.rest),
        deal.dealer,
    )


def heard(ruleset: RuleSet, actions: Sequence[Action], language: str) -> list[str]:
    deal = actions[0]
    assert isinstance(deal, Deal)
    room = Room(language=language, pace="step")
    told = room.sit(
        [" ".join(texts(hand)) for hand in deal.hands],
        *actions[1:],
        number=1,
        level=Level.STRONG,
        ruleset=ruleset,
        rest=" ".join(map(text, deal.rest)),
        dealer=deal.dealer,
    )
    return told + room.press("<", *["."] * 8, *EVERYTHING, "r", "s", "s", "q", "t")


@pytest.mark.parametrize("name", OTHERS)
def test_what_the_person_has_not_seen_is_never_heard(name: str) -> None:
    ruleset = rulesets.named(name)
    source, compared = random.Random(name), 0
    for seed in range(40):
        seats = source.choice([ruleset.usual_seats, ruleset.fewest_seats])
        language = source.choice(("en", "ja"))
        actions = scene(ruleset, seats, f"{name} {seed}")
        match = fresh(ruleset, seats)
        public, own = played(match, actions)
        hidden = list(cards_of(unseen(match, actions, own)))
        if len(hidden) < 2:
            continue
        one, other = source.sample(hidden, 2)
        deal = actions[0]
        assert isinstance(deal, Deal)
        again: list[Action] = [exchanged(deal, {one: other, other: one}), *actions[1:]]
        try:
            same = played(fresh(ruleset, seats), again) == (public, own)
        except Illegal:
            continue
        if not same or again[0] == deal:
            continue
        assert heard(ruleset, actions, language) == heard(ruleset, again, language)
        compared += 1
        if compared == 4:
            return
    assert compared >= 2
