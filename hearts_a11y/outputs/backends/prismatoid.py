"""prismatoid, import name `prism`: an optional library for Linux and Windows (interface V2).

On Linux it is for Orca. To Speech Dispatcher it tells no language and of no text's end (tried with
0.18.3), so there it stands back where accessible-output2 has its client. Untested: Orca, Windows.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from hearts_a11y.outputs.backends.accessible import knock
from hearts_a11y.outputs.backends.base import NotAvailable, Progress

if TYPE_CHECKING:
    from hearts_a11y.outputs.backends.base import Backend

STANDS_BACK_FROM: Final = "Speech Dispatcher"


def open_backend() -> Backend:
    """Return the best reader or voice it has here; raise NotAvailable, or what it raises."""
    import prism  # noqa: PLC0415 - an extra

    if sys.platform == "linux":
        knock()
    backend = Prism(prism.Context())
    if backend.name == STANDS_BACK_FROM and find_spec("speechd") is not None:
        raise NotAvailable
    return backend


class Prism:
    """The best backend of a `prism` context, which is kept as long as it."""

    can_queue = True

    def __init__(self, context: Any) -> None:  # noqa: ANN401 - it ships no types
        self._context = context
        self._backend = context.create_best()
        features = self._backend.features
        if not features.supports_speak:
            raise NotAvailable
        self.name = str(self._backend.name)
        self.has_braille = bool(features.supports_braille)
        self._tells = bool(features.supports_is_speaking)
        self._has_voices = bool(features.supports_get_voice_language)
        self._language = ""

    def speak(self, text: str, language: str) -> None:
        """Begin to speak `text`."""
        if language != self._language:
            self._language = language
            self._choose_voice(language)
        self._backend.speak(text, False)

    def braille(self, text: str) -> None:
        """Show `text`, where there is a way to."""
        if self.has_braille:
            self._backend.braille(text)

    def progress(self) -> Progress | None:
        """Return how far the text last spoken has come, where the library tells."""
        if not self._tells:
            return None
        return Progress.SPEAKING if self._backend.speaking else Progress.DONE

    def stop(self) -> None:
        """Fall silent at once."""
        self._backend.stop()

    def close(self) -> None:
        """Let go of the library."""
        del self._backend, self._context

    def abort(self) -> None:
        """Do nothing: there is no way to."""

    def _choose_voice(self, language: str) -> None:
        if not self._has_voices:
            return
        for index in range(self._backend.voices_count):
            if self._backend.get_voice_language(index).lower().startswith(language):
                self._backend.voice = index
                return
