"""What is heard depends on public facts and the person's own hand alone (interface A2, U3).

The hidden cards of a hand in play are dealt again, in a way that agrees with all that has been
seen; the same plays then sound the same, and so does every question and every card.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.actions import Action, Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import PERSON, cards_of, nth, suit_of, texts
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.match import MatchState
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets.standard import STANDARD
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import lay
from hearts_a11y.speech.announcer import announce
from tests.ui.room import Room

TABLE = lay(STANDARD, 4)
EVERYTHING = [
    *("h", "c", "l", "s", "s", "t", "q", "p", "w", "r", "<", ">", ",", "i", "n", "b", "escape"),
    *("5", *["e", "w", "f"] * 13),
]


@dataclass
class Scene:
    """A hand in the midst of play: its deal and all that was done."""

    deal: Deal
    actions: list[Action]
    match: MatchState


def scene(seed: int, *, number: int, steps: int) -> Scene:
    """Return hand `number`, dealt and played at random for so many steps."""
    source = random.Random(f"scene {seed}")
    match = fresh(number)
    deal = shuffle.deal(TABLE, f"scene {seed}", number)
    matches.apply(match, deal)
    actions: list[Action] = []
    hand = match.hand
    assert hand is not None
    for _ in range(steps):
        if hand.phase is Phase.EXCHANGE:
            seat = hand.chosen.index(0)
            action: Action = Pass(seat, tuple(source.sample(list(cards_of(hand.hands[seat])), 3)))
        elif hand.is_trick_full():
            action = Collect()
        else:
            assert hand.turn is not None
            action = Play(hand.turn, nth(hand.legal, source.randrange(hand.legal.bit_count())))
        matches.apply(match, action)
        actions.append(action)
    return Scene(deal, actions, match)


def fresh(number: int) -> MatchState:
    return MatchState(TABLE, Level.STRONG, "hidden", [5, 20, 0, 14], number=number - 1)


def dealt_again(scene: Scene, source: random.Random) -> Scene | None:
    """Return the scene with hidden cards swapped, None where these swaps cannot have been."""
    hand = scene.match.hand
    assert hand is not None
    hands = list(scene.deal.hands)
    held = [set(cards_of(cards)) for cards in hand.hands]
    # Who holds the opening card is seen as soon as it is that seat's turn.
    fixed = {TABLE.opening} | {
        card for chosen in (*hand.passed, *hand.chosen) for card in cards_of(chosen)
    }
    for _ in range(30):
        one, other = source.sample((1, 2, 3), 2)
        mine, theirs = sorted(held[one] - fixed), sorted(held[other] - fixed)
        if not mine or not theirs:
            continue
        card, swapped = source.choice(mine), source.choice(theirs)
        if hand.voids[one] >> suit_of(swapped) & 1 or hand.voids[other] >> suit_of(card) & 1:
            continue
        both = 1 << card | 1 << swapped
        hands[one] ^= both
        hands[other] ^= both
        held[one] ^= {card, swapped}
        held[other] ^= {card, swapped}
    again = Scene(Deal(tuple(hands)), scene.actions, fresh(hand.number))
    try:
        for action in (again.deal, *again.actions):
            matches.apply(again.match, action)
    except Illegal:
        return None
    return again


def heard(scene: Scene, language: str) -> list[str]:
    """Return all that is said of the scene's events, and to everything asked at its end."""
    told: list[str] = []
    match = fresh(scene.match.number)
    room = Room(language=language, pace="step")
    for action in (scene.deal, *scene.actions):
        matches.apply(match, action, lambda event: told.extend(lines(room, event)))
    hands = [" ".join(texts(cards)) for cards in scene.deal.hands]
    told += room.sit(
        hands, *scene.actions, number=match.number, level=Level.STRONG, totals=(5, 20, 0, 14)
    )
    return told + room.press(*EVERYTHING)


def lines(room: Room, event: object) -> list[str]:
    if getattr(event, "audience", None) not in {None, PERSON}:
        return []
    return [room.desk.wording.line(each) for each in announce([event])]  # type: ignore[list-item]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_hidden_cards_are_never_heard(language: str, number: int) -> None:
    source = random.Random(f"{language} {number}")
    compared = 0
    for seed in range(16):
        before = scene(seed, number=number, steps=source.randrange(50))
        again = dealt_again(before, source)
        if again is None or again.deal == before.deal:
            continue
        assert heard(before, language) == heard(again, language)
        compared += 1
    assert compared >= 4
