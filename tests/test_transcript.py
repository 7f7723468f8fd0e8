"""The transcript of seat 0 alone tells the whole public state of a match (interface A1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.cards import SUITS, cards_of
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets import named
from hearts_a11y.players import roster
from hearts_a11y.session import Done, NeedDeal, Pause, Session
from hearts_a11y.speech.announcer import announce
from hearts_a11y.speech.message import Utterance, Verbosity
from tests.transcript_reader import SEATS, PublicState, TranscriptReader
from tests.ui.room import strict_locale

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState

READERS = tuple(TranscriptReader(strict_locale(code)) for code in ("en", "ja"))


def played(seed: str, ruleset: str, level: Level) -> Iterator[tuple[MatchState, list[Utterance]]]:
    """Yield a match after each of its steps, with what is said of the step."""
    events: list[Event] = []
    match = matches.begin(named(ruleset), SEATS, level=level, seed=seed, emit=events.append)
    session = Session(match, lambda _match, _action: None)
    person = roster.chooser(Level.NORMAL)
    yield match, announce(events)
    while not isinstance(step := session.step(), Done):
        match step:
            case NeedDeal():
                told = session.deal()
            case Pause():
                told = session.tick()
            case _:
                told = session.perform(person(session.view(), shuffle.number_of(seed)))
        yield match, announce(told)


def assert_same(told: PublicState, match: MatchState) -> None:
    hand = match.hand
    assert hand is not None
    assert told.number == match.number
    assert told.totals == match.totals
    assert told.offset == hand.offset
    assert told.trick == hand.trick
    assert told.gone == hand.gone
    assert told.points == hand.points
    assert told.broken == hand.broken
    assert told.voids == [{suit for suit in SUITS if each >> suit & 1} for each in hand.voids]
    if hand.turn is not None:
        assert told.tricks == hand.trick_number - 1
        assert told.leader in {None, hand.leader}
        if told.gone:
            assert told.leader == hand.leader
    if hand.passed[0]:
        assert told.passed == set(cards_of(hand.passed[0]))
        assert told.received == set(cards_of(hand.received[0]))
    if hand.scores is not None:
        is_moon = max(hand.points) == match.table.total
        assert told.moon == (hand.points.index(match.table.total) if is_moon else None)
    assert told.result == result_of(match)


def result_of(match: MatchState) -> str | None:
    if not match.winners:
        return None
    if 0 not in match.winners:
        return "lose"
    return "win" if match.winners == (0,) else "draw"


def check(seed: str, ruleset: str, level: Level) -> int:
    """Read a whole match back in both languages; return how many lines it had."""
    lines = 0
    for reader in READERS:
        reader.state = PublicState()
    for match, utterances in played(seed, ruleset, level):
        for reader in READERS:
            for utterance in utterances:
                reader.read(reader.locale.line(utterance, Verbosity.NORMAL))
                lines += 1
            if match.hand is not None:
                assert_same(reader.state, match)
    return lines


@pytest.mark.parametrize("ruleset", ["standard", "classic"])
@pytest.mark.parametrize("level", list(Level))
def test_a_transcript_rebuilds_the_public_state(ruleset: str, level: Level) -> None:
    assert check(f"transcript {ruleset}", ruleset, level) > 500


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_transcripts_rebuild_the_public_state(hundred: int) -> None:
    for number in range(100):
        seed = hundred * 100 + number
        check(str(seed), "standard" if seed % 4 else "classic", tuple(Level)[seed % 3])
