"""Short ways to put cards into the engine's hands, and to see what is in them."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import (
    Bid,
    ChooseSlam,
    Collect,
    Deal,
    Declare,
    NameSuit,
    Pass,
    Play,
    SlamChoice,
)
from hearts_a11y.engine.cards import NO_CARDS, Mask, cards_of, mask, nth, parse, texts
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.rulesets.standard import STANDARD
from hearts_a11y.engine.table import Table, lay
from hearts_a11y.engine.view import (
    Answer,
    BidNumber,
    DecideSlam,
    GiveCards,
    NameASuit,
    PlayCard,
)
from tests.reference.rules import DIRECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from hearts_a11y.engine.actions import HandAction, SeatAction
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.view import Ask
    from tests.reference import deals

TABLE = lay(STANDARD, 4)

# Four hands that follow every suit for some tricks; seat 3 has the two of clubs.
PLAIN = [
    "5C 9C KC 4D 8D QD 2S 6S TS AS 3H 7H JH",
    "3C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
    "4C 7C JC 2D 6D TD AD 4S 8S QS 5H 9H KH",
    "2C 8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH",
]


def cards(letters: str | Iterable[str]) -> Mask:
    """Return the set of cards written as "QS 2H" or as a list of such."""
    return mask(map(parse, letters.split() if isinstance(letters, str) else letters))


def shown(cards: Mask) -> str:
    """Return a set of cards as "2C QS", in hand order."""
    return " ".join(texts(cards))


def dealt(
    hands: Iterable[str | Iterable[str] | Mask], towards: str = "none", *, table: Table = TABLE
) -> HandState:
    """Return a hand as dealt in standard's hand number that passes towards there."""
    action = Deal(tuple(hand if isinstance(hand, int) else cards(hand) for hand in hands))
    return deal(table, 1 + DIRECTIONS.index(towards), action)


def passes(given: Iterable[Iterable[str]]) -> list[HandAction]:
    """Return each seat's pass, seat 0 first."""
    return [Pass(seat, tuple(map(parse, each))) for seat, each in enumerate(given)]


def begun(made: deals.Deal) -> HandState:
    """Return a made deal once its cards have been passed."""
    state = dealt(made.dealt, made.towards)
    for action in passes(made.given):
        doors.apply(state, action)
    return state


def play(
    state: HandState,
    letters: str | Iterable[str],
    *,
    collect: bool = True,
    emit: Emit | None = None,
) -> HandState:
    """Play the cards, each for the seat whose turn it is, and collect each trick that fills."""
    for card in letters.split() if isinstance(letters, str) else letters:
        assert state.turn is not None
        doors.apply(state, Play(state.turn, parse(card)), emit)
        if collect and state.is_trick_full():
            doors.apply(state, Collect(), emit)
    return state


def hand_of(match: MatchState) -> HandState:
    """Return the hand in play, which must have been dealt."""
    assert match.hand is not None
    return match.hand


def union(sets: Iterable[Mask]) -> Mask:
    """Return the cards that are in any of the sets."""
    return reduce(or_, sets, NO_CARDS)


def around(hand: str) -> list[Mask]:
    """Return seat 0's hand and the rest of the pack, dealt from the lowest club to seats 1 to 3."""
    own = cards(hand)
    rest = [card for card in TABLE.deck if not own >> card & 1]
    return [own, *(mask(rest[first::3]) for first in range(3))]


def refuses(state: HandState, action: HandAction) -> Illegal:
    """Return why the action is refused, having seen that nothing changed."""
    before = state.copy()
    with pytest.raises(Illegal) as refused:
        doors.apply(state, action)
    assert state == before
    return refused.value


def some_action(match: MatchState, random: Random) -> HandAction:
    """Return any action the hand in play allows: an answer of a seat asked, or the collecting."""
    hand = hand_of(match)
    if hand.is_trick_full():
        return Collect()
    asked = range(hand.table.seats) if hand.turn is None else (hand.turn,)
    waiting = [(seat, ask) for seat in asked if (ask := doors.ask(hand, seat)) is not None]
    seat, ask = random.choice(waiting) if len(waiting) > 1 else waiting[0]
    return some_answer(seat, ask, random)


def some_answer(seat: Seat, ask: Ask, random: Random) -> SeatAction:
    """Return any answer to what is asked of the seat; seldom one that undertakes the hand."""
    match ask:
        case PlayCard(mask=mask):
            return Play(seat, nth(mask, random.randrange(mask.bit_count())))
        case GiveCards(mask=mask, count=count):
            return Pass(seat, tuple(sorted(random.sample(list(cards_of(mask)), count))))
        case BidNumber(least=least, most=most):
            bids = random.random() < 0.5 and least <= most
            return Bid(seat, random.randint(least, min(most, least + 3)) if bids else 0)
        case NameASuit(suits=suits):
            return NameSuit(seat, random.choice(suits))
        case Answer():
            return Declare(seat, random.random() < 0.1)
        case DecideSlam():
            return ChooseSlam(seat, random.choice(list(SlamChoice)))


def play_out(match: MatchState, random: Random, *, emit: Emit | None = None) -> list[HandAction]:
    """Play the hand to its end at random; return what was done."""
    done = []
    while not match.awaits_deal() and not match.is_over():
        done.append(some_action(match, random))
        matches.apply(match, done[-1], emit)
    return done
