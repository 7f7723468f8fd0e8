"""Lines said outside the game: help, complaints, what an errand found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.environment import shown_language
from hearts_a11y.outputs.base import OutputClosed
from hearts_a11y.outputs.console import Console, Layout
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Kind, Utterance, Verbosity, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TextIO

    from hearts_a11y.speech.message import Message

WRITTEN: Final = 0
NOT_WRITTEN: Final = 1


def print_page(lines: Iterable[Message], language: str, stream: TextIO | None) -> int:
    """Write `lines`, after a notice where `stream` cannot show `language`, as print_lines does."""
    if _shown(language, stream) != language:
        lines = (say("encoding-fallback"), *lines)
    return print_lines(lines, language, stream)


def print_lines(
    lines: Iterable[Message],
    language: str,
    stream: TextIO | None,
    *,
    width: Callable[[], int | None] | None = None,
) -> int:
    """Write a line a message in `language`, or in English where `stream` cannot show that (L3).

    `width` is the Console's. Return an exit status: 1 where the lines could not be written,
    though 0 where a reader stopped early and has its fill.
    """
    locale = Locale(_shown(language, stream))

    def word(utterance: Utterance) -> str:
        return locale.word(utterance.messages[0], Verbosity.NORMAL)

    console = Console(word, stream, layout=Layout.TRAILING, width=width)
    try:
        for line in lines:
            console.say(Utterance((line,), Kind.NOTICE))
    except OutputClosed as closed:
        return WRITTEN if isinstance(closed.__cause__, BrokenPipeError) else NOT_WRITTEN
    return WRITTEN


def _shown(language: str, stream: TextIO | None) -> str:
    return shown_language(language, stream.encoding) if stream else language
