"""The order of what is spoken: what comes first, what is joined, what lapses (A6, A7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.outputs.queue import SpeechQueue, Words
from hearts_a11y.speech.message import Kind
from tests.outputs.voices import utterance, words

NEWS = (Kind.PLAY, Kind.SCORE, Kind.PROMPT, Kind.NOTICE)
FOR_KEYS = (Kind.ANSWER, Kind.NAVIGATION, Kind.REFUSAL)


def queue(*lines: tuple[str, Kind]) -> SpeechQueue:
    made = SpeechQueue()
    for text, kind in lines:
        add(made, text, kind)
    return made


def add(to: SpeechQueue, text: str, kind: Kind = Kind.PLAY) -> None:
    spoken = utterance(text, kind)
    to.add(words(spoken), spoken)


def texts(of: SpeechQueue, *, join: bool = False) -> list[str]:
    return [of.take(join=join).words.text for _ in range(len(of)) if len(of)]


def test_news_keeps_its_order() -> None:
    assert texts(queue(*((kind.name, kind) for kind in NEWS))) == [kind.name for kind in NEWS]


@pytest.mark.parametrize("kind", FOR_KEYS)
def test_what_a_key_asked_for_comes_first_and_drops_no_news(kind: Kind) -> None:
    waiting = queue(("one", Kind.PLAY), ("two", Kind.SCORE), ("key", kind))
    assert texts(waiting) == ["key", "one", "two"]


@pytest.mark.parametrize("kind", FOR_KEYS)
def test_a_newer_answer_takes_an_older_ones_place(kind: Kind) -> None:
    waiting = queue(("old", Kind.NAVIGATION), ("news", Kind.PLAY), ("new", kind))
    assert texts(waiting) == ["new", "news"]


def test_news_is_joined_where_the_library_cannot_queue() -> None:
    waiting = queue(("Answer", Kind.ANSWER), ("One", Kind.PLAY), ("Two", Kind.PROMPT))
    assert texts(waiting, join=True) == ["Answer", "One. Two"]


def test_joined_texts_have_one_stop_between_them() -> None:
    assert texts(queue(("One.", Kind.PLAY), ("Two", Kind.PLAY)), join=True) == ["One. Two"]


def test_languages_are_not_joined() -> None:
    waiting = queue(("One", Kind.PLAY))
    spoken = utterance("に")
    waiting.add(Words("に", "ja", "。"), spoken)
    assert texts(waiting, join=True) == ["One", "に"]


def test_a_prompt_that_is_no_longer_true_is_dropped_and_nothing_else() -> None:
    waiting = queue(("play", Kind.PLAY), ("your turn", Kind.PROMPT), ("note", Kind.NOTICE))
    waiting.lapse()
    assert texts(waiting) == ["play", "note"]


def test_what_was_not_heard_waits_again_before_the_news() -> None:
    waiting = queue(("one", Kind.PLAY), ("two", Kind.PLAY))
    line = waiting.take(join=False)
    add(waiting, "key", Kind.NAVIGATION)
    waiting.put_back(line)
    assert texts(waiting) == ["key", "one", "two"]


def test_a_cut_reaches_what_was_taken_and_neither_what_waits_nor_what_waits_again() -> None:
    waiting = queue(("one", Kind.PLAY), ("two", Kind.PLAY))
    line = waiting.take(join=False)
    cut_below = waiting.next_serial
    assert line.serial < cut_below
    waiting.put_back(line)
    assert waiting.take(join=False).serial >= cut_below
    assert waiting.take(join=False).serial >= cut_below


def test_clearing_returns_every_utterance_in_order() -> None:
    waiting = queue(("one", Kind.PLAY), ("two", Kind.PLAY))
    waiting.put_back(waiting.take(join=True))
    add(waiting, "three")
    assert [each.messages[0].args["value"] for each in waiting.clear()] == ["one", "two", "three"]
    assert len(waiting) == 0


@given(st.lists(st.tuples(st.sampled_from(Kind), st.booleans()), max_size=30))
def test_no_news_is_ever_lost_or_out_of_order(steps: list[tuple[Kind, bool]]) -> None:
    """A6: whatever keys are pressed in between, the news comes, each once."""
    waiting = SpeechQueue()
    heard: list[str] = []
    for number, (kind, speaks) in enumerate(steps):
        add(waiting, str(number), kind)
        if speaks:
            heard.append(waiting.take(join=False).words.text)
    heard += texts(waiting)
    news = [str(number) for number, (kind, _) in enumerate(steps) if not kind.interrupts]
    assert [text for text in heard if text in news] == news
