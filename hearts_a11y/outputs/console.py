"""The screen: one line of text a time, never touched again (interface I).

Law of this file: the one door through which text reaches the terminal, with one write and one
flush a line, and nothing in it but text and line feeds.
"""

from __future__ import annotations

import os
import unicodedata
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from hearts_a11y.outputs.base import OutputClosed
from hearts_a11y.outputs.wrapping import wrap

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from hearts_a11y.speech.message import Hush, Utterance

USUAL_WIDTH: Final = 80  # columns, for a terminal that does not know its own

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


class Layout(Enum):
    """Where the line feed of a line stands (interface I2)."""

    LEADING = auto()
    TRAILING = auto()


class Console:
    """Writes utterances to `stream`, in the words that `render` gives them.

    `has_open_line` tells that text stands on the last line already, and no line feed after it.
    `line_feed` returns what ends a line now, where the stream does not see to that itself.
    `width` returns the terminal's columns, measured anew for each line, or None where nothing
    is wrapped. A `stream` of None, as Python has it without a standard output, is closed.
    """

    def __init__(
        self,
        render: Callable[[Utterance], str],
        stream: TextIO | None,
        *,
        layout: Layout,
        has_open_line: bool = False,
        width: Callable[[], int | None] | None = None,
        line_feed: Callable[[], str] = lambda: "\n",
    ) -> None:
        self._render = render
        self._stream = stream
        self._layout = layout
        self._has_open_line = has_open_line
        self._width = width or self._terminal_width
        self._line_feed = line_feed
        self._typed = ""
        self._is_closed = False

    def typed(self, character: str) -> None:
        """Learn which character the player just pressed, "" for none.

        If the next line begins with exactly that character it gets one leading space: a
        terminal reader would take its beginning for the key's echo (interface I4).
        """
        self._typed = character

    def say(self, utterance: Utterance) -> None:
        """Write one line; raise OutputClosed, the first time only, if nobody reads any more."""
        text = printable(self._render(utterance))
        if not text:
            return
        if self._typed and text.startswith(self._typed):
            text = " " + text
        self._typed = ""
        width = self._width()
        lines = [text] if width is None else wrap(text, width - 1)
        feed = self._line_feed()
        before = feed if self._has_open_line else ""
        self._has_open_line = self._layout is Layout.LEADING
        after = "" if self._has_open_line else feed
        self._write(before + feed.join(lines) + after)

    def hush(self, what: Hush) -> None:
        """Do nothing: text makes no sound."""

    def end_line(self) -> None:
        """Write the line feed that is still owed, before somebody else writes (I2).

        Raise OutputClosed as `say` does.
        """
        if self._has_open_line:
            self._has_open_line = False
            self._write(self._line_feed())

    def close(self) -> None:
        """Write the line feed that is still owed, and nothing more. Never raises."""
        try:
            self.end_line()
        except OutputClosed:
            return
        self._is_closed = True

    def _write(self, text: str) -> None:
        if self._is_closed:
            return
        if self._stream is None:
            self._is_closed = True
            raise OutputClosed
        try:
            self._stream.write(_encodable(text, self._stream.encoding))
            self._stream.flush()
        except (OSError, ValueError) as error:  # ValueError: the stream was closed in Python
            self._is_closed = True
            _discard_rest(self._stream)
            raise OutputClosed from error

    def _terminal_width(self) -> int | None:
        if self._stream is None or not self._stream.isatty():
            return None
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or USUAL_WIDTH
        except OSError:
            return USUAL_WIDTH


def printable(text: str) -> str:
    """Return `text` without control, escape and bidi characters and lone surrogates.

    What separates lines becomes a space, so that no words run together.
    """
    if text.isprintable():
        return text
    return "".join(map(_visible, text))


def _visible(character: str) -> str:
    if unicodedata.category(character) not in _INVISIBLE:
        return character
    return " " if character.isspace() else ""


def _encodable(text: str, encoding: str | None) -> str:
    """Return `text` with a question mark for each character that `encoding` lacks (L3)."""
    if encoding is None:
        return text
    return text.encode(encoding, errors="replace").decode(encoding)


def _discard_rest(stream: TextIO) -> None:
    """Let what `stream` still holds vanish, or Python would complain of it at exit."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return
