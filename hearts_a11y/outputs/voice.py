"""Where each line goes: to the screen, to the game's own speech, or to both (interface V1).

Law of this file: one voice, never two. What speech cannot say is shown instead.
"""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING

from hearts_a11y.outputs.base import OutputClosed
from hearts_a11y.outputs.readers import running_reader
from hearts_a11y.speech.message import Hush, Kind, Message, Utterance, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.outputs.base import Output
    from hearts_a11y.outputs.speech import SpeechOutput


# Not shown where it could not be spoken: it would not be true.
_IT_SPEAKS = "voice-now-speech"


class Mode(Enum):
    """Who speaks: the player's own reader, the game, or the game beside its text."""

    TEXT = "text"
    SPEECH = "speech"
    BOTH = "both"


class Voice:
    """An Output that follows `mode`, which is asked for each line.

    `open_speech` is called with what SpeechOutput wants as `lost` and `found` when speech is
    first wanted, and never in text mode. While the game speaks, the screen shows `page`, one line
    for each place where the player comes. `check` is the command that finds out why nothing speaks.
    """

    def __init__(
        self,
        console: Output,
        *,
        mode: Callable[[], Mode],
        open_speech: Callable[..., SpeechOutput],
        page: Callable[[], Message | None],
        check: str,
    ) -> None:
        self._console = console
        self._mode = mode
        self._open_speech = open_speech
        self._page = page
        self._check = check
        self._speech: SpeechOutput | None = None
        self._greeting: Utterance | None = None
        self._shown: Message | None = None
        self._warned = False

    def greet(self, line: Message) -> None:
        """Speak `line`, which the screen has shown already, where the game speaks."""
        if self._mode() is not Mode.TEXT:
            self._greeting = Utterance((line,), Kind.NOTICE)
            self._opened().say(self._greeting)

    def say(self, utterance: Utterance) -> None:
        """Say `utterance` where it is wanted; what a lost voice cannot say is shown."""
        mode = self._mode()
        if mode is Mode.TEXT:
            self._fall_silent()
            self._console.say(utterance)
            return
        speech = self._opened()
        if speech.is_lost or mode is Mode.BOTH:
            self._console.say(utterance)
        else:
            self._turn_page()
        if not speech.is_lost:
            speech.say(utterance)
        if mode is Mode.BOTH:
            self._warn()

    def hush(self, what: Hush) -> None:
        """Silence `what` of what the game speaks."""
        if self._speech is not None and not self._speech.is_lost:
            self._speech.hush(what)

    def close(self, *, silent: bool = False) -> None:
        """Say nothing more; what could not be spoken any more is shown. Never raises.

        Where `silent`, what is being spoken is cut, and what waits is neither spoken nor shown.
        """
        if self._speech is not None:
            self._speech.close(silent=silent)
            with suppress(OutputClosed):
                self._show_unheard(self._speech.wait())
        self._console.close()

    def _opened(self) -> SpeechOutput:
        if self._speech is None:
            self._speech = self._open_speech(lost=self._lose, found=self._find)
        return self._speech

    def _fall_silent(self) -> None:
        speech, self._speech, self._shown = self._speech, None, None
        if speech is not None:
            speech.close(silent=True)

    def _turn_page(self) -> None:
        page = self._page()
        if page is not None and page != self._shown:
            self._shown = page
            self._console.say(Utterance((page,), Kind.NOTICE))

    def _lose(self, voice: str | None, unheard: tuple[Utterance, ...]) -> None:
        self._shown = None
        what = (
            say("voice-none", command=self._check)
            if voice is None
            else say("voice-lost", voice=voice)
        )
        self._console.say(Utterance((what,), Kind.NOTICE))
        self._show_unheard(unheard)

    def _show_unheard(self, unheard: tuple[Utterance, ...]) -> None:
        """Show what was only to be spoken, and was not."""
        if self._mode() is Mode.SPEECH:
            for utterance in unheard:
                if utterance is not self._greeting and utterance.messages[0].id != _IT_SPEAKS:
                    self._console.say(utterance)

    def _find(self) -> None:
        self.say(Utterance((say("voice-back"),), Kind.NOTICE))

    def _warn(self) -> None:
        """Say once that a reader seems to read the text that is also spoken."""
        if not self._warned:
            self._warned = True
            if running_reader() is not None:
                self.say(Utterance((say("voice-reader"),), Kind.NOTICE))
