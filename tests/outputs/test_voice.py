"""Where a line goes: one voice, never two, and never none (interface V1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hearts_a11y.outputs import voice as voice_module
from hearts_a11y.outputs.transcript import Transcript
from hearts_a11y.outputs.voice import Mode, Voice
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Hush, Kind, Message, Utterance, Verbosity, say

if TYPE_CHECKING:
    from collections.abc import Callable

LOCALE = Locale("en", strict=True)


def line(utterance: Utterance) -> str:
    return LOCALE.line(utterance, Verbosity.NORMAL)


class Spoken(Transcript):
    """Speech that is heard at once, and can be lost."""

    def __init__(self, **told: Callable[..., None]) -> None:
        super().__init__(line)
        self.told = told
        self.is_lost = False
        self.hushed: list[Hush] = []
        self.is_silenced = False
        self.waits = 0
        self.unheard: tuple[Utterance, ...] = ()

    def hush(self, what: Hush) -> None:
        """Note what was silenced."""
        self.hushed.append(what)

    def close(self, *, silent: bool = False) -> None:
        """Remember that nothing more was to be said, and whether nothing at all."""
        super().close()
        self.is_silenced = silent

    def wait(self) -> tuple[Utterance, ...]:
        """Note that somebody waits."""
        self.waits += 1
        return self.unheard

    def lose(self, name: str | None, *unheard: Utterance) -> None:
        """Be lost."""
        self.is_lost = True
        self.told["lost"](name, unheard)

    def find(self) -> None:
        """Be back."""
        self.is_lost = False
        self.told["found"]()


class Place:
    """A voice between a screen and speech."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.page: Message | None = say("voice-page-table")
        self.shown = Transcript(line)
        self.opened: list[Spoken] = []
        self.voice = Voice(
            self.shown,
            mode=lambda: self.mode,
            open_speech=self._open,
            page=lambda: self.page,
            check="hearts-a11y check",
        )

    @property
    def spoken(self) -> Spoken:
        """The speech opened last."""
        return self.opened[-1]

    def say(self, *ids: str, kind: Kind = Kind.PLAY) -> None:
        """Say each message."""
        for each in ids:
            self.voice.say(Utterance((say(each),), kind))

    def _open(self, **told: Any) -> Any:  # noqa: ANN401 - it stands for SpeechOutput
        self.opened.append(Spoken(**told))
        return self.opened[-1]


def test_text_is_printed_and_opens_no_speech() -> None:
    place = Place(Mode.TEXT)
    place.voice.greet(say("start-text"))
    place.say("refusal", "no-more")
    place.voice.hush(Hush.ALL)
    assert place.shown.lines == ["Cannot play now", "End"]
    assert place.opened == []


def test_speech_is_spoken_and_the_screen_shows_a_line_a_place() -> None:
    place = Place(Mode.SPEECH)
    place.page = None
    place.voice.greet(say("start-speech"))
    place.page = say("voice-page-table")
    place.say("refusal", "no-more")
    place.page = say("voice-page-list")
    place.say("refusal")
    assert place.shown.lines == ["Card table, spoken", "List, spoken"]
    assert place.spoken.lines == [
        "Hearts, in English, as speech. I is help",
        *("Cannot play now", "End", "Cannot play now"),
    ]


def test_both_is_printed_and_spoken() -> None:
    place = Place(Mode.BOTH)
    place.say("refusal")
    assert place.shown.lines == place.spoken.lines == ["Cannot play now"]


@pytest.mark.parametrize("reader", ["orca", None])
def test_both_warns_once_where_a_reader_runs(
    monkeypatch: pytest.MonkeyPatch, reader: str | None
) -> None:
    monkeypatch.setattr(voice_module, "running_reader", lambda: reader)
    place = Place(Mode.BOTH)
    place.say("refusal", "refusal")
    warning = ["A screen reader seems to run and may say all twice. V is text only"]
    assert place.shown.lines == [
        "Cannot play now",
        *(warning if reader else []),
        "Cannot play now",
    ]


def test_a_switch_is_followed_by_the_next_line() -> None:
    place = Place(Mode.SPEECH)
    place.say("refusal")
    place.mode = Mode.TEXT
    place.say("no-more")
    assert place.shown.lines == ["Card table, spoken", "End"]
    assert place.spoken.is_closed
    assert place.spoken.is_silenced
    assert place.spoken.waits == 0, "a switch waits for nothing"
    place.mode = Mode.SPEECH
    place.say("refusal")
    assert len(place.opened) == 2
    assert place.shown.lines[-1] == "Card table, spoken"


def test_what_a_lost_voice_cannot_say_is_shown_once_and_in_order() -> None:
    place = Place(Mode.SPEECH)
    place.say("refusal")
    place.spoken.lose("Fake", Utterance((say("no-more"),), Kind.PLAY))
    place.say("hearts-broken")
    place.voice.hush(Hush.ALL)
    place.spoken.find()
    place.say("refusal")
    assert place.shown.lines == [
        "Card table, spoken",
        "Fake does not answer. Text until it does",
        *("End", "Hearts broken"),
        "Card table, spoken",
    ]
    assert place.spoken.lines == ["Cannot play now", "The voice is back", "Cannot play now"]
    assert place.spoken.hushed == []


def test_where_there_is_no_voice_it_says_what_to_do() -> None:
    place = Place(Mode.SPEECH)
    place.voice.greet(say("start-speech"))
    place.say("voice-now-speech")
    place.say("refusal")
    place.spoken.lose(None, *place.spoken.utterances)
    assert place.shown.lines[1:] == [
        "No voice can be used here. Text instead. hearts-a11y check finds out why",
        "Cannot play now",
    ]


def test_what_is_shown_already_is_not_shown_again() -> None:
    place = Place(Mode.BOTH)
    place.say("refusal")
    place.spoken.lose("Fake", Utterance((say("refusal"),), Kind.PLAY))
    assert place.shown.lines == ["Cannot play now", "Fake does not answer. Text until it does"]


def test_hushing_reaches_the_speech() -> None:
    place = Place(Mode.SPEECH)
    place.say("refusal")
    place.voice.hush(Hush.SPOKEN)
    assert place.spoken.hushed == [Hush.SPOKEN]


@pytest.mark.parametrize("mode", [Mode.SPEECH, Mode.BOTH])
def test_last_words_that_were_not_spoken_are_shown(mode: Mode) -> None:
    """An error at the very start is told before it is known whether there is a voice."""
    place = Place(mode)
    place.page = None
    place.say("error-unlogged")
    place.spoken.unheard = tuple(place.spoken.utterances)
    place.voice.close()
    error = "Something went wrong. The match is saved, start again to go on"
    assert place.shown.lines == [error]


def test_closing_lets_the_last_words_out() -> None:
    place = Place(Mode.SPEECH)
    place.say("refusal")
    place.voice.close()
    assert place.spoken.is_closed
    assert not place.spoken.is_silenced
    assert place.spoken.waits == 1
    assert place.shown.is_closed


def test_closing_in_silence_cuts_what_is_spoken() -> None:
    place = Place(Mode.SPEECH)
    place.say("refusal")
    place.voice.close(silent=True)
    assert place.spoken.is_silenced
    assert place.shown.is_closed
