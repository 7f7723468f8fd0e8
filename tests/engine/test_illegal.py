"""Whatever is tried at a wrong moment is refused for its reason and changes nothing."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import Action, Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import cards_of, parse, text
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets.standard import STANDARD
from tests.engine import playing
from tests.reference import deals, rules

if TYPE_CHECKING:
    from tests.reference.rules import Hand

DECK = playing.TABLE.deck

# The reasons that the default game can give.
REASONS = {
    Reason.FOLLOW_SUIT,
    Reason.HEARTS_NOT_BROKEN,
    Reason.FIRST_TRICK,
    Reason.OPENING_CARD,
    Reason.NOT_YOUR_TURN,
    Reason.NOT_HELD,
    Reason.WRONG_COUNT,
    Reason.ALREADY_CHOSEN,
    Reason.WRONG_MOMENT,
    Reason.WRONG_CARDS,
}


class Try:
    """One hand in a match, with the reference's hand beside it to say what is allowed."""

    def __init__(self, made: deals.Deal) -> None:
        self.made = made
        self.match = matches.begin(STANDARD, 4, level=Level.EASY, seed="illegal")
        self.match.number = rules.DIRECTIONS.index(made.towards)
        self.reference: Hand | None = None

    def is_allowed(self, action: Action) -> bool:
        """Tell whether the rules as the reference has them allow the action now."""
        hand, reference = self.match.hand, self.reference
        match action:
            case Deal(hands):
                letters = [playing.shown(each).split() for each in hands]
                return self.match.awaits_deal() and rules.is_deal(letters, rules.FULL_PACK)
            case Pass(seat, cards):
                if hand is None or reference or not 0 <= seat < 4 or hand.chosen[seat]:
                    return False
                return rules.pass_fault(self.made.dealt[seat], list(map(text, cards))) is None
            case Play(seat, card):
                if not reference or reference.is_over() or self.match.awaits_deal():
                    return False
                return (
                    not self.is_full()
                    and reference.turn() == seat
                    and text(card) in reference.legal()
                )
            case _:
                return isinstance(action, Collect) and self.is_full()

    def is_full(self) -> bool:
        """Tell whether four cards lie on the table."""
        return self.match.hand is not None and len(self.match.hand.trick) == 4

    def do(self, action: Action) -> None:
        """Do an allowed action in both."""
        matches.apply(self.match, action)
        if isinstance(action, Play):
            assert self.reference
            self.reference.play(text(action.card))
        elif self.reference is None and playing.hand_of(self.match).turn is not None:
            self.reference = rules.Hand(self.made.hands())

    def refuse(self, action: Action) -> Reason:
        """Return why the action is refused; nothing may have changed."""
        before = self.match.copy()
        with pytest.raises(Illegal) as refused:
            matches.apply(self.match, action)
        assert self.match == before
        return refused.value.reason


def anything(random: Random) -> Action:
    """Return an action at random, sensible or not."""
    seat = random.randrange(-1, 5)
    match random.randrange(6):
        case 0:
            return Collect()
        case 1:
            held = random.sample(DECK, 52)
            hands = [held[place : place + 13] for place in range(0, 52, 13)]
            if random.random() < 0.5:
                hands[0][0] = hands[1][0]
            return Deal(tuple(map(playing.cards, (map(text, hand) for hand in hands))))
        case 2 | 3:
            return Pass(seat, tuple(random.choices(DECK, k=random.randrange(6))))
        case _:
            return Play(seat, random.choice(DECK))


def tries(made: deals.Deal, seed: int) -> Counter[Reason]:
    """Play the deal out, trying anything before each action; return why it was refused."""
    random = Random(f"illegal {seed}")
    reasons: Counter[Reason] = Counter()
    game = Try(made)
    cards = deals.play_order(made, seed)
    script: list[Action] = [
        Deal(tuple(map(playing.cards, made.dealt))),
        *playing.passes(made.given),
    ]

    def fumble() -> None:
        attempts = [anything(random) for _ in range(6)]
        if game.match.hand is not None:
            # Likelier mistakes: cards held, out of turn or against a rule.
            hands = enumerate(game.match.hand.hands)
            held = [Play(seat, card) for seat, hand in hands for card in cards_of(hand)]
            attempts += random.sample(held, min(8, len(held)))
        for action in attempts:
            if not game.is_allowed(action):
                reasons[game.refuse(action)] += 1

    for action in script:
        fumble()
        assert game.is_allowed(action)
        game.do(action)
    for card in cards:
        fumble()
        turn = playing.hand_of(game.match).turn
        assert turn is not None
        game.do(Play(turn, parse(card)))
        if game.is_full():
            fumble()
            game.do(Collect())
    fumble()
    return reasons


def test_every_reason_refuses_and_changes_nothing() -> None:
    reasons: Counter[Reason] = Counter()
    for seed, made in enumerate(deals.many(16, adversarial=True)):
        reasons += tries(made, seed)
    assert set(reasons) == REASONS, reasons


@pytest.mark.slow
def test_every_reason_refuses_many_times() -> None:
    reasons: Counter[Reason] = Counter()
    for seed, made in enumerate(deals.many(200, adversarial=True)):
        reasons += tries(made, seed)
    assert all(reasons[reason] >= 40 for reason in REASONS), reasons
