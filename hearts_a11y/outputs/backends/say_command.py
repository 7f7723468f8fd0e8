"""The command `say` of macOS, for a Mac without VoiceOver: a child process a text (interface V2).

Untested: written from its manual page.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

from hearts_a11y.os_language import os_languages
from hearts_a11y.outputs.backends.base import NotAvailable, Progress

if TYPE_CHECKING:
    from hearts_a11y.outputs.backends.base import Backend

# A line of its list of voices: Kyoko               ja_JP    # a sentence in that language
VOICE: Final = re.compile(r"^(?P<name>.+?)\s+(?P<language>[a-z]{2})[_-]\w+\s+#")
LISTED_WITHIN: Final = 10  # seconds


def open_backend() -> Backend:
    """Return the command as a backend; raise NotAvailable where it is missing."""
    command = shutil.which("say") if sys.platform == "darwin" else None
    if command is None:
        raise NotAvailable
    first, *_ = *os_languages(), ""
    return SayCommand(command, own=first.partition("-")[0])


class SayCommand:
    """Speaks each text by a child process, which is ended to fall silent.

    `own` is the system's language, such as "ja": what is in it is left to the voice that the
    player has chosen there.
    """

    name = "say"
    can_queue = False
    has_braille = False

    def __init__(self, command: str, *, own: str) -> None:
        self._command = command
        self._own = own
        self._child: subprocess.Popen[bytes] | None = None
        listed = subprocess.run(  # noqa: S603 - the system's own command
            [command, "-v", "?"],
            capture_output=True,
            check=True,
            text=True,
            timeout=LISTED_WITHIN,
        ).stdout
        self._voices = voices(listed)

    def speak(self, text: str, language: str) -> None:
        """Begin to speak `text`, with a voice for `language` where it is not the system's."""
        self.stop()
        voice = None if language == self._own else self._voices.get(language)
        choice = ["-v", voice] if voice else []
        # The text comes by standard input, so that none of it is taken for an option.
        self._child = subprocess.Popen(  # noqa: S603 - as above
            [self._command, *choice, "-f", "-"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert self._child.stdin is not None  # noqa: S101 - a pipe was asked for
        with self._child.stdin as pipe:
            pipe.write(text.encode())

    def braille(self, text: str) -> None:
        """Do nothing: it has no braille."""

    def progress(self) -> Progress:
        """Return whether the child has ended."""
        is_done = self._child is None or self._child.poll() is not None
        return Progress.DONE if is_done else Progress.SPEAKING

    def stop(self) -> None:
        """End the child."""
        if self._child is not None:
            self._child.terminate()
            self._child.wait()
            self._child = None

    def close(self) -> None:
        """Leave the last text to be spoken."""

    def abort(self) -> None:
        """End the child under the call that hangs."""
        if self._child is not None:
            self._child.kill()


def voices(listed: str) -> dict[str, str]:
    """Return, by language, the first voice in the list that `say -v ?` gives."""
    found: dict[str, str] = {}
    for line in listed.splitlines():
        if match := VOICE.match(line):
            found.setdefault(match["language"], match["name"])
    return found
