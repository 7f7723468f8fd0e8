"""What a seat may know (C3): all that everyone saw, and of the hidden cards only its own."""

from __future__ import annotations

from random import Random

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import Play
from hearts_a11y.engine.cards import CLUBS, NO_CARDS, SPADES, Mask, cards_of, mask
from hearts_a11y.engine.illegal import Illegal, Reason
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.state import HandState, Phase
from hearts_a11y.engine.view import GiveCards, PlayCard, refusal
from tests.engine import playing


def moments(seed: int) -> list[HandState]:
    """Return the state at every moment of one hand of classic, whose seats pass across."""
    match, random = matches.begin(CLASSIC, 4, level=Level.STRONG, seed=f"view {seed}"), Random(seed)
    match.number = 1
    matches.apply(match, matches.next_deal(match))
    hand = playing.hand_of(match)
    seen = [hand.copy()]
    while hand.scores is None:
        doors.apply(hand, playing.some_action(match, random))
        seen.append(hand.copy())
    return seen


def resampled(state: HandState, seat: int, random: Random) -> HandState:
    """Return the state with all that is hidden from the seat dealt out or chosen anew."""
    other = state.copy()
    others = [each for each in range(4) if each != seat]
    unseen = list(cards_of(playing.union(state.hands[each] for each in others)))
    random.shuffle(unseen)
    for each in others:
        held = [unseen.pop() for _ in range(state.hands[each].bit_count())]
        other.hands[each] = mask(held)
        if state.chosen[each] and state.phase is Phase.EXCHANGE:
            other.chosen[each] = mask(random.sample(held, 3))
    if state.phase is not Phase.EXCHANGE:
        for each in others:
            other.passed[each] = other.received[each] = other.chosen[each] = mask(
                random.sample(state.table.deck, 3)
            )
    if state.turn != seat:
        other.legal = NO_CARDS if state.turn is None else other.hands[state.turn]
    return other


@pytest.mark.parametrize("remembers_pass", [True, False])
@pytest.mark.parametrize("seat", range(4))
def test_c3_hidden_cards_change_nothing_in_a_view(seat: int, *, remembers_pass: bool) -> None:
    random = Random(f"hidden {seat}")
    changed = 0
    for state in moments(seat):
        other = resampled(state, seat, random)
        changed += other != state
        seen = doors.view(state, seat, remembers_pass=remembers_pass)
        assert doors.view(other, seat, remembers_pass=remembers_pass) == seen
    assert changed > 50


@pytest.mark.parametrize("seat", range(4))
def test_c3_a_view_without_memory_forgets_what_was_passed(seat: int) -> None:
    random = Random(f"passed {seat}")
    for state in moments(seat):
        if state.phase is Phase.EXCHANGE:
            continue
        other = state.copy()
        other.passed[seat] = mask(random.sample(state.table.deck, 3))
        other.received[seat] = other.chosen[seat] = mask(random.sample(state.table.deck, 3))
        views = [doors.view(each, seat, remembers_pass=False) for each in (state, other)]
        assert views[0] == views[1]
        assert views[0].memory is None
        assert doors.view(state, seat, remembers_pass=True).memory is not None


def asked(state: HandState, seat: int) -> Mask:
    return doors.view(state, seat, remembers_pass=False).legal


def test_a_view_holds_what_everyone_saw() -> None:
    for state in moments(5):
        for seat in range(4):
            view = doors.view(state, seat, remembers_pass=True)
            assert view.table is state.table
            assert (view.seat, view.hand) == (seat, state.hands[seat])
            assert (view.number, view.offset) == (state.number, state.offset)
            assert (view.turn, view.leader) == (state.turn, state.leader)
            assert (view.trick, view.trick_number) == (tuple(state.trick), state.trick_number)
            assert (view.gone, view.broken, view.last) == (state.gone, state.broken, state.last)
            assert view.counts == tuple(hand.bit_count() for hand in state.hands)
            assert (view.taken, view.points) == (tuple(state.taken), tuple(state.points))
            assert view.voids == tuple(state.voids)
            assert view.is_trick_full() == state.is_trick_full()


def test_the_suit_to_follow_is_the_first_cards() -> None:
    state = playing.dealt(playing.PLAIN)
    seen = []
    for card in ["2C", "5C", "3C", "4C", "AS", "JS"]:
        seen.append(doors.view(state, 0, remembers_pass=False).led)
        playing.play(state, [card])
    assert seen == [None, CLUBS, CLUBS, CLUBS, None, SPADES]


def test_a_view_stays_as_it_was_when_play_goes_on() -> None:
    state = playing.dealt(playing.PLAIN)
    view, same = (doors.view(state, 3, remembers_pass=False) for _ in range(2))
    assert view.dealings is None
    playing.play(state, "2C 5C 3C 4C")
    assert view == same
    assert doors.view(state, 3, remembers_pass=False) != view


def test_the_ask_is_to_give_three_cards_then_to_play_one() -> None:
    for state in moments(6):
        for seat in range(4):
            ask = doors.view(state, seat, remembers_pass=False).ask
            if state.phase is Phase.EXCHANGE and not state.chosen[seat]:
                assert ask == GiveCards(state.hands[seat], 3, 2)
                assert asked(state, seat) == state.hands[seat]
            elif state.turn == seat:
                assert ask == PlayCard(state.legal)
                assert asked(state, seat) == state.legal
            else:
                assert ask is None
                assert asked(state, seat) == NO_CARDS


@pytest.mark.parametrize("seed", range(3))
def test_a_view_refuses_a_card_for_the_reason_the_engine_does(seed: int) -> None:
    reasons = set()
    for state in moments(seed):
        if state.phase is not Phase.TRICKS:
            continue
        for seat in range(4):
            view = doors.view(state, seat, remembers_pass=False)
            for card in cards_of(view.hand):
                reason = refusal(view, card)
                reasons.add(reason)
                if reason is None:
                    doors.after(state, Play(seat, card))
                else:
                    with pytest.raises(Illegal) as refused:
                        doors.after(state, Play(seat, card))
                    assert refused.value.reason is reason
    assert reasons >= {
        None,
        Reason.NOT_YOUR_TURN,
        Reason.FOLLOW_SUIT,
        Reason.OPENING_CARD,
        Reason.HEARTS_NOT_BROKEN,
    }


def test_a_view_refuses_points_in_trick_1() -> None:
    state = playing.dealt(playing.around("2D 4D 6D 8D QD 2S 6S TS QS AS 3H 7H JH"))
    playing.play(state, "2C 3C 4C")
    view = doors.view(state, 0, remembers_pass=False)
    assert {playing.shown(1 << card) for card in cards_of(view.hand) if refusal(view, card)} == {
        "QS",
        "3H",
        "7H",
        "JH",
    }
    assert refusal(view, view.hand.bit_length() - 1) is Reason.FIRST_TRICK


def test_nothing_refuses_a_card_of_the_exchange() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    view = doors.view(state, 0, remembers_pass=False)
    assert {refusal(view, card) for card in cards_of(view.hand)} == {None}
