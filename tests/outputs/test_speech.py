"""The voice's one thread: what cuts what, and a library that hangs, fails and comes back (V4)."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.outputs import speech
from hearts_a11y.outputs.backends import NoVoice
from hearts_a11y.outputs.backends.base import Progress
from hearts_a11y.outputs.queue import Words
from hearts_a11y.outputs.speech import SpeechOutput
from hearts_a11y.speech.message import Hush, Kind
from tests.outputs.voices import FakeBackend, FakeClock, eventually, utterance, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts_a11y.speech.message import Utterance


class Stage:
    """A voice on a fake library, and what the game was told of it."""

    def __init__(self, *backends: FakeBackend | Exception, reopen: float = 0.0) -> None:
        self.clock = FakeClock()
        self.to_open = list(backends)
        self.lost: list[tuple[str | None, list[str]]] = []
        self.found = 0
        self.voice = SpeechOutput(
            words,
            self._open,
            call_later=self.clock.call_later,
            lost=self._lose,
            found=self._find,
            reopen=reopen,
        )

    def say(self, *texts: str, kind: Kind = Kind.PLAY) -> None:
        """Say each text as an utterance of `kind`."""
        for text in texts:
            self.voice.say(utterance(text, kind))

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the game's clock run until `holds`."""

        def tick() -> bool:
            self.clock.tick()
            return holds()

        eventually(tick)

    def _open(self) -> FakeBackend:
        found = self.to_open.pop(0) if len(self.to_open) > 1 else self.to_open[0]
        if isinstance(found, Exception):
            raise found
        return found

    def _lose(self, name: str | None, unheard: tuple[Utterance, ...]) -> None:
        self.lost.append((name, [words(each).text for each in unheard]))

    def _find(self) -> None:
        self.found += 1


@pytest.fixture
def fake() -> Iterator[FakeBackend]:
    backend = FakeBackend()
    yield backend
    backend.gate.set()


def over(backend: FakeBackend) -> None:
    backend.reached = Progress.DONE


def test_news_is_spoken_one_after_another(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("one", "two")
    eventually(lambda: fake.calls == ["one"])
    over(fake)
    eventually(lambda: fake.calls == ["one", "two"])


def test_navigation_cuts_the_one_being_spoken_and_no_news(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("one", "two")
    eventually(lambda: fake.calls == ["one"])
    stage.say("card", kind=Kind.NAVIGATION)
    eventually(lambda: fake.calls == ["one", "stop", "card"])
    stage.say("next card", kind=Kind.NAVIGATION)
    eventually(lambda: fake.calls == ["one", "stop", "card", "stop", "next card"])
    over(fake)
    eventually(lambda: fake.calls[-1] == "two")
    assert fake.calls.count("one") == 1


@pytest.mark.parametrize("kind", [Kind.PLAY, Kind.SCORE, Kind.PROMPT, Kind.NOTICE])
def test_news_cuts_nothing(fake: FakeBackend, kind: Kind) -> None:
    stage = Stage(fake)
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])
    stage.say("two", kind=kind)
    over(fake)
    eventually(lambda: fake.calls == ["one", "two"])


def test_news_that_had_not_begun_when_it_was_cut_is_spoken_later(fake: FakeBackend) -> None:
    fake.reached = Progress.WAITING
    stage = Stage(fake)
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])
    stage.say("card", kind=Kind.NAVIGATION)
    eventually(lambda: fake.calls == ["one", "stop", "card"])
    over(fake)
    eventually(lambda: fake.calls == ["one", "stop", "card", "one"])


def test_a_key_hushes_the_one_being_spoken_alone(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("one", "two")
    eventually(lambda: fake.calls == ["one"])
    stage.voice.hush(Hush.SPOKEN)
    eventually(lambda: fake.calls == ["one", "stop", "two"])


@pytest.mark.parametrize("reached", [Progress.WAITING, Progress.SPEAKING])
def test_hush_silences_all(fake: FakeBackend, reached: Progress) -> None:
    fake.reached = reached
    stage = Stage(fake)
    stage.say("one", "two", "three")
    eventually(lambda: fake.calls == ["one"])
    stage.voice.hush(Hush.ALL)
    eventually(lambda: fake.calls == ["one", "stop"])
    stage.say("four")
    eventually(lambda: fake.calls == ["one", "stop", "four"])


def test_a_lapsed_prompt_is_not_spoken_and_cuts_nothing(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("one")
    stage.say("your turn", kind=Kind.PROMPT)
    eventually(lambda: fake.calls == ["one"])
    stage.voice.hush(Hush.LAPSED)
    stage.say("two")
    over(fake)
    eventually(lambda: fake.calls == ["one", "two"])


def test_a_library_that_cannot_queue_gets_the_round_in_one() -> None:
    fake = FakeBackend(can_queue=False)
    stage = Stage(fake)
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])
    stage.say("two", "three", "four")
    over(fake)
    eventually(lambda: fake.calls == ["one", "two. three. four"])


def test_a_library_that_does_not_tell_is_given_the_time_it_may_take() -> None:
    text = Words("x" * 50, "en")
    quick, late, slowest = (
        speech.longest(text, can_tell=tells, can_queue=queues)
        for tells, queues in ((False, True), (False, False), (True, True))
    )
    assert quick < late < slowest
    assert speech.longest(Words("あ" * 50, "ja"), can_tell=False, can_queue=True) > quick


def test_the_end_of_a_text_is_not_waited_for_without_a_limit(
    fake: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "longest", lambda *_, **__: 0.0)
    stage = Stage(fake)
    stage.say("one", "two")
    eventually(lambda: fake.calls == ["one", "two"])


def test_braille_gets_the_same_text_once() -> None:
    fake = FakeBackend(has_braille=True)
    Stage(fake).say("one")
    eventually(lambda: fake.calls == ["one", "braille one"])


def test_text_is_cleaned_and_nothing_is_not_spoken(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("", "\x1b\x07", "\ud800on\x1be\x00\ntwo")
    eventually(lambda: fake.calls == ["one two"])


def test_a_library_that_hangs_is_named_once_and_nobody_waits(
    fake: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "STUCK", 0.05)
    other = FakeBackend()
    stage = Stage(fake, other)
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])
    fake.gate.clear()
    stage.say("two", "three")
    stage.voice.hush(Hush.SPOKEN)
    stage.until(lambda: stage.voice.is_lost)
    assert stage.lost == [("Fake", ["two", "three"])]
    assert "abort" in fake.calls
    stage.until(lambda: stage.found == 1)
    assert not stage.voice.is_lost
    stage.say("four")
    eventually(lambda: other.calls == ["four"])
    fake.gate.set()
    eventually(lambda: fake.waiting == 0)
    assert len(stage.lost) == 1
    assert other.calls == ["four"]
    assert "two" not in fake.calls[fake.calls.index("abort") :]


def test_a_library_whose_every_call_raises_loses_nothing(fake: FakeBackend) -> None:
    fake.error = RuntimeError("gone")
    stage = Stage(fake, FakeBackend())
    stage.say("one", "two")
    stage.until(lambda: stage.voice.is_lost)
    assert [unheard for _, unheard in stage.lost] == [["one", "two"]]


def test_a_voice_is_named_however_soon_it_is_lost(fake: FakeBackend) -> None:
    stage = Stage(fake, FakeBackend())
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])
    fake.error = RuntimeError("gone")
    stage.say("two", kind=Kind.ANSWER)
    stage.until(lambda: stage.voice.is_lost)
    assert stage.lost == [("Fake", ["two"])]


def test_no_library_is_told_once_however_often_it_is_looked_for() -> None:
    stage = Stage(NoVoice())
    looked_for = 0

    def several_times() -> bool:
        nonlocal looked_for
        looked_for += stage.voice._worker.state is speech.State.LOST
        return looked_for > 3

    stage.say("one")
    stage.until(several_times)
    assert stage.lost == [(None, ["one"])]


def test_the_voice_returns_by_itself(fake: FakeBackend) -> None:
    stage = Stage(NoVoice(), NoVoice(), fake)
    stage.until(lambda: stage.found == 1)
    assert stage.lost == [(None, [])]
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])


def test_pauses_between_looks_grow_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "LONGEST_PAUSE", 0.01)
    stage = Stage(NoVoice(), reopen=0.001)
    pauses = [stage.voice._pause]

    def has_settled() -> bool:
        pauses.append(stage.voice._pause)
        return pauses.count(0.01) > 1

    stage.until(has_settled)
    assert sorted(set(pauses)) == [0.001, 0.002, 0.004, 0.008, 0.01]


def test_the_clock_rests_when_there_is_nothing_to_do(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("one")
    stage.until(lambda: not stage.clock.due)


def test_closing_hands_over_what_waits(fake: FakeBackend) -> None:
    stage = Stage(fake)
    stage.say("one", "two", "three")
    eventually(lambda: fake.calls == ["one"])
    stage.voice.close()
    stage.voice.wait()
    assert stage.voice.wait() == ()
    assert fake.calls == ["one", "two. three", "close"]


@pytest.mark.parametrize("silent", [True, False])
def test_an_idle_voice_is_closed_after_the_game_s_clock(fake: FakeBackend, *, silent: bool) -> None:
    stage = Stage(fake)
    stage.say("one")
    eventually(lambda: fake.calls == ["one"])
    stage.until(lambda: not stage.clock.due)
    stage.clock.is_stopped = True
    stage.voice.close(silent=silent)
    assert stage.voice.wait() == ()
    assert fake.calls == ["one", *(["stop"] if silent else []), "close"]


@pytest.mark.parametrize("reached", [Progress.WAITING, Progress.SPEAKING])
def test_closing_in_silence_cuts_and_drops_all(fake: FakeBackend, reached: Progress) -> None:
    fake.reached = reached
    stage = Stage(fake)
    stage.say("one", "two", "three")
    eventually(lambda: fake.calls == ["one"])
    stage.voice.close(silent=True)
    assert stage.voice.wait() == ()
    assert fake.calls == ["one", "stop", "close"]


def test_closing_in_silence_gives_back_nothing_of_a_voice_that_hangs(
    fake: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "STUCK", 0.05)
    fake.gate.clear()
    stage = Stage(fake)
    stage.say("one", "two")
    eventually(stage.voice._worker.hangs)
    stage.voice.close(silent=True)
    assert stage.voice.wait() == ()


def test_closing_returns_what_nothing_could_speak() -> None:
    stage = Stage(NoVoice())
    stage.say("one", "two")
    stage.voice.close()
    assert [words(each).text for each in stage.voice.wait()] == ["one", "two"]


def test_closing_a_voice_that_hangs_does_not_wait_for_it(
    fake: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "STUCK", 0.05)
    fake.gate.clear()
    stage = Stage(fake)
    stage.say("one")
    eventually(stage.voice._worker.hangs)

    def wait(*_: object) -> None:
        raise AssertionError("it waits")

    monkeypatch.setattr(threading.Thread, "join", wait)
    stage.voice.close()
    stage.voice.wait()


def test_saying_costs_the_same_whatever_the_library_does() -> None:
    """Nothing the game calls takes a lock that is held while the library is called."""
    hanging = FakeBackend()
    hanging.gate.clear()
    stage = Stage(hanging)
    stage.say("one")
    eventually(lambda: hanging.waiting == 1)
    stage.say("two")
    stage.voice.hush(Hush.SPOKEN)
    stage.voice.hush(Hush.ALL)
    stage.voice.hush(Hush.LAPSED)
    assert hanging.waiting == 1
    hanging.gate.set()


def test_a_burst_from_the_game_and_a_slow_library_lose_no_news(fake: FakeBackend) -> None:
    """The two threads at once: every event once, in order, under a rain of keys."""
    over(fake)
    stage = Stage(fake)
    for number in range(200):
        stage.say(f"event {number}")
        stage.say(f"key {number}", kind=Kind.NAVIGATION)
        if not number % 20:
            time.sleep(0.001)
    eventually(lambda: fake.calls[-1:] == ["event 199"])
    events = [call for call in fake.calls if call.startswith("event")]
    assert events == [f"event {number}" for number in range(200)]
