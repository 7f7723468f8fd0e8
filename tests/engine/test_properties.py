"""What holds at every moment of a match of four, whatever is played and whatever is tried."""

from __future__ import annotations

import json
from itertools import combinations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record
from hearts_a11y.engine.actions import Action, Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import NO_CARDS, cards_of, mask, nth
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.ruleset import Level, RuleSet
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.standard import STANDARD
from hearts_a11y.engine.state import Phase
from tests.engine import playing
from tests.reference import deals

SEATS = st.integers(-1, 4)
CARDS = st.sampled_from(playing.TABLE.deck)


class Match(RuleBasedStateMachine):
    """A match played by whatever comes, each hand of some kind of deal."""

    @initialize(
        ruleset=st.sampled_from([STANDARD, CLASSIC]),
        number=st.integers(0, 3),
        totals=st.lists(st.integers(0, 80), min_size=4, max_size=4),
    )
    def begin(self, ruleset: RuleSet, number: int, totals: list[int]) -> None:
        """Begin a match that has hands behind it."""
        self.match = matches.begin(ruleset, 4, level=Level.NORMAL, seed="properties")
        self.match.number = number
        self.match.totals = totals
        self.before = record.snapshot(self.match)
        self.actions: list[Action] = []

    @property
    def legal(self) -> int:
        """The cards that may be played now."""
        return self.match.hand.legal if self.match.hand else NO_CARDS

    def do(self, action: Action) -> None:
        """Do an action that must be allowed, holding the copy of before against it."""
        was = self.match.copy()
        after = matches.after(self.match, action)
        assert was == self.match
        matches.apply(self.match, action)
        assert was != self.match == after
        self.actions.append(action)

    @precondition(lambda self: not self.match.is_over())
    @rule(choices=st.lists(st.integers(0, 1 << 16), min_size=12, max_size=40))
    def go_on(self, choices: list[int]) -> None:
        """Do the next things that are wanted, as the choices say."""
        for choice in choices:
            if self.match.is_over():
                return
            if self.match.awaits_deal():
                self.deal(choice)
            else:
                self.do(self.wanted(choice))

    def deal(self, choice: int) -> None:
        """Deal the next hand, of some kind."""
        eve = {"number": self.match.number, "totals": list(self.match.totals)}
        self.before, self.actions = {**self.before, **eve}, []
        kind = list(deals.KINDS)[choice % len(deals.KINDS)]
        hands = deals.make(kind, choice // len(deals.KINDS)).hands()
        self.do(Deal(tuple(map(playing.cards, hands))))

    def wanted(self, choice: int) -> Action:
        """Return one of the things that may be done now."""
        hand = playing.hand_of(self.match)
        if hand.is_trick_full():
            return Collect()
        if hand.turn is not None:
            return Play(hand.turn, nth(hand.legal, choice % hand.legal.bit_count()))
        waiting = [seat for seat in range(4) if not hand.chosen[seat]]
        seat = waiting[choice % len(waiting)]
        threes = list(combinations(cards_of(hand.hands[seat]), 3))
        return Pass(seat, threes[choice % len(threes)])

    @rule(
        action=st.builds(Play, SEATS, CARDS)
        | st.builds(Pass, SEATS, st.lists(CARDS, max_size=5).map(tuple))
        | st.just(Collect())
        | st.builds(Deal, st.lists(st.sets(CARDS).map(mask), max_size=5).map(tuple))
    )
    def try_anything(self, action: Action) -> None:
        """Do what may be done; what may not must change nothing."""
        was = self.match.copy()
        try:
            after = matches.after(self.match, action)
        except Illegal:
            after = None
        assert self.match == was
        if after is not None:
            self.do(action)
            return
        try:
            matches.apply(self.match, action)
        except Illegal:
            assert self.match == was
        else:
            raise AssertionError("allowed here and refused on a copy")

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        """Hold the cards in hands, on the table and taken against the pack."""
        hand = self.match.hand
        if hand is None:
            return
        everywhere = [*hand.hands, mask(hand.trick), *hand.taken]
        assert sum(each.bit_count() for each in everywhere) == 52
        assert playing.union(everywhere) == hand.table.cards
        assert hand.gone == playing.union([mask(hand.trick), *hand.taken])

    @invariant()
    def someone_can_act_unless_it_is_over(self) -> None:
        """Count who may do what: always exactly one kind of thing."""
        hand = self.match.hand
        if self.match.is_over() or hand is None or self.match.awaits_deal():
            assert self.match.is_over() != self.match.awaits_deal()
            assert not self.legal
            return
        asked = [seat for seat in range(4) if matches.view(self.match, seat).ask]
        if hand.phase is Phase.EXCHANGE:
            assert asked == [seat for seat in range(4) if not hand.chosen[seat]] != []
        elif hand.is_trick_full():
            assert (asked, hand.turn, hand.legal) == ([], None, NO_CARDS)
        else:
            assert asked == [hand.turn]
            assert hand.legal
            assert not hand.legal & ~hand.hands[hand.turn or 0]

    @invariant()
    def points_add_up(self) -> None:
        """Hold points against the cards taken, and scores and totals against the points."""
        hand = self.match.hand
        if hand is None:
            return
        worth = hand.table.points
        assert hand.points == [sum(worth[card] for card in cards_of(each)) for each in hand.taken]
        if hand.scores is not None:
            assert sum(hand.points) == 26
            assert sum(hand.scores) == (78 if 26 in hand.points else 26)
            totals = [
                old + new for old, new in zip(self.before["totals"], hand.scores, strict=True)
            ]
            assert self.match.totals == totals
        else:
            assert self.match.totals == self.before["totals"]

    @invariant()
    def its_record_reads_back_as_it_is(self) -> None:
        """Replay the saved match and hold it against this one."""
        saved = json.loads(json.dumps([self.before, *map(record.plain_action, self.actions)]))
        again = record.replay(saved[0], saved[1:])
        assert record.fingerprint(again) == record.fingerprint(self.match)
        assert again == self.match
        assert record.snapshot(self.match) == self.before


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=40, stateful_step_count=20)
