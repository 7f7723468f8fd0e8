"""accessible-output2, wrapped from outside (interface V3).

Law of this file: what the library prints of its own accord at import and on opening is caught. On
Linux it opens Speech Dispatcher itself and never its automatic choice. Tried on Linux alone; the
rest is written from its source.
"""

from __future__ import annotations

import contextlib
import io
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hearts_a11y.outputs.backends.base import NotAvailable, Progress

if TYPE_CHECKING:
    from hearts_a11y.outputs.backends.base import Backend

ANSWER_WITHIN: Final = 1.0  # seconds; a daemon that takes longer to say good-bye hangs
REPLACING: Final = frozenset({"VoiceOver"})
"""Outputs that give up what they speak for the next text."""

SAPI_LANGUAGES: Final = {"en": 0x09, "ja": 0x11}
PRIMARY_LANGUAGE: Final = 0x3FF
"""Windows's language numbers keep the language in these bits, the country above: 409, 809, 411."""


def open_backend() -> Backend:
    """Return what speaks on this platform; raise NotAvailable, or whatever the library raises."""
    if sys.platform == "linux":
        knock()
        return SpeechDispatcher()
    return Automatic()


class SpeechDispatcher:
    """Speech Dispatcher through accessible-output2's Linux output and the client it opens.

    Of the client more is used than the output hands on: the language, the priority with which
    queued texts do not replace each other, and the events, by which it is known what was heard.
    """

    name = "Speech Dispatcher"
    can_queue = True
    has_braille = False

    def __init__(self) -> None:
        with contextlib.redirect_stdout(io.StringIO()):
            from accessible_output2.outputs.speech_dispatcher import (  # noqa: PLC0415
                SpeechDispatcher as Output,
            )

            self._output: Any = Output()
        if not self._output.is_active():
            raise NotAvailable
        self._client = self._output._client  # noqa: SLF001 - it has no other door
        self._connection = self._client._conn  # noqa: SLF001 - for its events, numbered
        self._language = ""
        self._number = -1
        self._begun: set[int] = set()
        self._ended: set[int] = set()
        # Last: the client's own thread may call it at once, where the output spoke at its start.
        self._connection.set_callback(self._hear)
        self._client.set_priority("message")

    def speak(self, text: str, language: str) -> None:
        """Begin to speak `text`."""
        if language != self._language:
            self._client.set_language(language)
            self._language = language
        self._begun.clear()
        self._ended.clear()
        # The output's own `speak` may register for the events after they have come.
        _, _, numbers = self._client.speak(text)
        self._number = int(numbers[0])

    def braille(self, text: str) -> None:
        """Do nothing: Speech Dispatcher has no braille."""

    def progress(self) -> Progress:
        """Return how far the text last spoken has come; raise NotAvailable if nobody will tell."""
        if self._number in self._ended:
            return Progress.DONE
        if not self._connection._communication_thread.is_alive():  # noqa: SLF001
            raise NotAvailable
        return Progress.SPEAKING if self._number in self._begun else Progress.WAITING

    def stop(self) -> None:
        """Fall silent at once."""
        self._client.cancel()

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    def abort(self) -> None:
        """Hang up under the call that hangs, and wake it: its answer will not come."""
        with contextlib.suppress(OSError, AttributeError):
            self._connection._socket.shutdown(socket.SHUT_RDWR)  # noqa: SLF001
            self._connection._ssip_reply_semaphore.release()  # noqa: SLF001

    def _hear(self, number: int, _client: int, event: str, **_: object) -> None:
        """Take note of an event, on the client's own thread."""
        if event == "begin":
            self._begun.add(number)
        elif event in {"end", "cancel"}:
            self._ended.add(number)


class Automatic:
    """The reader or voice that accessible-output2 finds first; speech and braille asked apart.

    Untested: Windows and macOS.
    """

    def __init__(self) -> None:
        if sys.platform == "win32":
            import pythoncom  # noqa: PLC0415 - Windows alone has it

            pythoncom.CoInitialize()  # each thread that speaks through COM has to
        with contextlib.redirect_stdout(io.StringIO()):
            from accessible_output2.outputs.auto import Auto  # noqa: PLC0415
            from accessible_output2.outputs.base import Output  # noqa: PLC0415

            self._output: Any = Auto().get_first_available_output()
        if self._output is None:
            raise NotAvailable
        self.name = str(self._output.name)
        self.can_queue = self.name not in REPLACING
        self.has_braille = type(self._output).braille is not Output.braille
        self._language = ""

    def speak(self, text: str, language: str) -> None:
        """Begin to speak `text`."""
        if language != self._language:
            self._language = language
            self._choose_voice(language)
        self._output.speak(text, interrupt=False)

    def braille(self, text: str) -> None:
        """Show `text`, where the reader has a way to."""
        if self.has_braille:
            self._output.braille(text)

    def progress(self) -> None:
        """Return None: readers do not say."""
        return

    def stop(self) -> None:
        """Fall silent at once; of a reader without a command for that, by interrupting it."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            self._output.speak("", interrupt=True)

    def close(self) -> None:
        """Do nothing: there is nothing to let go of."""

    def abort(self) -> None:
        """Do nothing: there is no way to."""

    def _choose_voice(self, language: str) -> None:
        """Take a voice for `language`, where this is a voice and no reader, which has its own."""
        if self.name != "sapi5":
            return
        for name, voice in self._output._voices.items():  # noqa: SLF001 - it has no other door
            if sapi_language(voice.GetAttribute("Language")) == SAPI_LANGUAGES[language]:
                self._output.set_voice(name)
                return


def sapi_language(attribute: str) -> int | None:
    """Return the language of a voice, whose attribute names it first: `409;9`. None without."""
    try:
        return int(attribute.partition(";")[0], 16) & PRIMARY_LANGUAGE
    except ValueError:
        return None


def knock() -> None:
    """Raise NotAvailable where a Speech Dispatcher is there but does not answer.

    Its client would wait for it for ever. Where none is there, all is well: the client starts one.
    """
    try:
        with _connect() as connection:
            connection.settimeout(ANSWER_WITHIN)
            connection.sendall(b"QUIT\r\n")
            if connection.recv(1):
                return
    except TimeoutError:
        raise NotAvailable from None
    except (OSError, ValueError):
        return


def _connect() -> socket.socket:
    """Return a connection to the daemon, where its client would look for it."""
    method, _, place = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = place.partition(":")
        return socket.create_connection((host, int(port or 6560)), timeout=ANSWER_WITHIN)
    if sys.platform == "win32":
        raise ValueError(method)
    runtime = os.environ.get("XDG_RUNTIME_DIR") or os.environ.get("XDG_CACHE_HOME")
    home = Path(runtime) if runtime else Path("~/.cache").expanduser()
    usual = str(home / "speech-dispatcher" / "speechd.sock")
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(ANSWER_WITHIN)
    try:
        connection.connect(place if method == "unix_socket" else usual)
    except OSError:
        connection.close()
        raise
    return connection
