"""accessible-output2's Speech Dispatcher, held to the facts of interface V3."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.outputs import speech
from hearts_a11y.outputs.backends import accessible
from hearts_a11y.outputs.backends.accessible import SpeechDispatcher, knock, open_backend
from hearts_a11y.outputs.backends.base import NotAvailable, Progress
from hearts_a11y.outputs.queue import Words
from hearts_a11y.outputs.speech import SpeechOutput
from tests.outputs.voices import FakeClock, eventually, utterance

if sys.platform != "win32":
    from tests.outputs.ssip_server import SsipServer

assert sys.platform == "linux"

pytest.importorskip("accessible_output2", reason="accessible-output2 is not installed")
pytest.importorskip("speechd", reason="speechd-unofficial is not installed")

# The client leaves a socket that found nobody to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_a11y.speech.message import Utterance


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the daemon of this test listens; the client is kept from starting one."""
    path = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "no-such-daemon"))
    return path


@pytest.fixture
def server(place: Path) -> Iterator[SsipServer]:
    with SsipServer(place) as listening:
        yield listening


def test_it_speaks_in_the_language_and_follows_a_switch(server: SsipServer) -> None:
    backend = SpeechDispatcher()
    backend.speak("Queen of spades", "en")
    backend.speak("Jack of clubs", "en")
    backend.speak("スペードのクイーン", "ja")
    backend.close()
    said = [each for each in server.heard if each.startswith(('"', "SET self LANGUAGE"))]
    assert said == [
        "SET self LANGUAGE en",
        '"Queen of spades"',
        '"Jack of clubs"',
        "SET self LANGUAGE ja",
        '"スペードのクイーン"',
    ]


def test_queued_texts_do_not_replace_each_other(server: SsipServer) -> None:
    SpeechDispatcher().close()
    assert "SET self PRIORITY message" in server.heard


def test_it_tells_how_far_a_text_has_come(server: SsipServer) -> None:
    backend = SpeechDispatcher()
    backend.speak("One", "en")
    eventually(lambda: backend.progress() is Progress.DONE)
    assert server.texts() == ["One"]
    backend.close()


def test_without_word_from_the_daemon_a_text_waits(place: Path) -> None:
    with SsipServer(place, tells=False) as server:
        backend = SpeechDispatcher()
        backend.speak("One", "en")
        assert backend.progress() is Progress.WAITING
        backend.stop()
        assert server.heard[-1] == "CANCEL self"
        backend.close()


def test_a_dead_daemon_is_noticed_while_a_text_is_spoken(place: Path) -> None:
    with SsipServer(place, tells=False) as server:
        backend = SpeechDispatcher()
        backend.speak("One", "en")
        server.die()

        def is_noticed() -> bool:
            try:
                backend.progress()
            except NotAvailable:
                return True
            return False

        eventually(is_noticed)


@pytest.mark.usefixtures("place")
def test_an_absent_daemon_is_an_exception_and_prints_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The library prints its complaint, and goes on as if nothing were."""
    with pytest.raises(NotAvailable):
        open_backend()
    assert capsys.readouterr() == ("", "")


def test_a_daemon_that_hangs_is_not_waited_for(
    server: SsipServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accessible, "ANSWER_WITHIN", 0.05)
    server.answers.clear()
    outcome: list[Exception] = []

    def attempt() -> None:
        try:
            open_backend()
        except NotAvailable as error:
            outcome.append(error)

    threading.Thread(target=attempt, daemon=True).start()
    eventually(lambda: bool(outcome))


def test_knocking_finds_no_fault_where_nobody_lives(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    knock()
    assert not place.exists()
    monkeypatch.setenv("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:1")
    knock()
    monkeypatch.setenv("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:nonsense")
    knock()
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(place.parent))
    knock()


@pytest.mark.parametrize("trouble", ["hangs", "dies"])
def test_the_voice_is_lost_and_comes_back(
    place: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr(speech, "STUCK", 0.1)
    monkeypatch.setattr(accessible, "ANSWER_WITHIN", 0.1)
    clock, lost, found = FakeClock(), [], []

    def lose(name: str | None, unheard: tuple[Utterance, ...]) -> None:
        lost.append((name, [each.messages[0].args["value"] for each in unheard]))

    first = SsipServer(place)
    voice = SpeechOutput(
        lambda said: Words(str(said.messages[0].args["value"]), "en"),
        open_backend,
        call_later=clock.call_later,
        lost=lose,
        found=lambda: found.append(True),
        reopen=0.05,
    )

    def until_lost(*, is_lost: bool) -> None:
        def tick() -> bool:
            clock.tick()
            return voice.is_lost is is_lost

        eventually(tick)

    voice.say(utterance("One"))
    eventually(lambda: first.texts() == ["One"])
    if trouble == "hangs":
        first.answers.clear()
    else:
        first.die()
    voice.say(utterance("Two"))
    until_lost(is_lost=True)
    assert lost == [("Speech Dispatcher", ["Two"])]
    if trouble == "hangs":
        first.answers.set()
        second = first
    else:
        second = SsipServer(place)
    until_lost(is_lost=False)
    assert found == [True]
    voice.say(utterance("Three"))
    eventually(lambda: second.texts()[-1:] == ["Three"])
    assert "Two" not in second.texts(), "late, after it was shown"
    voice.close()
    voice.wait()
    first.die()
    second.die()
