"""The one door through which the interface speaks, in the language and length of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.speech.message import Hush, Kind, Message, Utterance, Verbosity

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_a11y.speech.locale import Locale
    from hearts_a11y.ui.ports import Channel, Preferences


class Wording:
    """How messages become text at this moment; channels word by it, so a switch reaches them all.

    `open_locale` returns the locale of a code; `code_for` the code of a language setting.
    """

    def __init__(
        self,
        preferences: Preferences,
        *,
        open_locale: Callable[[str], Locale],
        code_for: Callable[[str], str],
    ) -> None:
        self._preferences = preferences
        self._open = open_locale
        self._code_for = code_for
        self._locales: dict[str, Locale] = {}

    @property
    def code(self) -> str:
        """The language in use, "en" or "ja"."""
        return self._code_for(str(self._preferences.value("language")))

    @property
    def verbosity(self) -> Verbosity:
        """How much is said."""
        return Verbosity(self._preferences.value("verbosity"))

    def locale(self, code: str) -> Locale:
        """Return the words of a language, read when first asked for."""
        if code not in self._locales:
            self._locales[code] = self._open(code)
        return self._locales[code]

    def line(self, utterance: Utterance) -> str:
        """Return `utterance` as one line."""
        return self.locale(self.code).line(utterance, self.verbosity)


class Speaker:
    """Says utterances on every channel, in order."""

    def __init__(self, channels: Sequence[Channel]) -> None:
        self._channels = tuple(channels)

    def say(self, kind: Kind, *messages: Message) -> None:
        """Say `messages` as one utterance; nothing where there are none."""
        if messages:
            self.utter(Utterance(messages, kind))

    def utter(self, utterance: Utterance) -> None:
        """Say `utterance`."""
        for channel in self._channels:
            channel.say(utterance)

    def hush(self, what: Hush) -> None:
        """Silence `what` on every channel that makes a sound."""
        for channel in self._channels:
            channel.hush(what)
