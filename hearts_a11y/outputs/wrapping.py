"""Breaking a line between words, in English and Japanese (interface I3).

Law of this file: text in, lines out; a terminal's own wrapping would split words in speech.
"""

from __future__ import annotations

import re
from typing import Final

from wcwidth import wcswidth

# Japanese has no spaces. Where its marks are too far apart, a word begins where the writing
# changes from hiragana: surely after a particle, and nearly always after anything else.
_NEXT_WORD: Final = r"(?=[一-鿿々ァ-ヺ0-9A-Za-z「])"

# A number stays with the word it belongs to: "CPU 1", and "2 of 13" that says a place.
_NO_NUMBER: Final = r"(?![\s\d]|of \d)"

# Where a line may be broken, the best places first.
_BREAKS: Final = tuple(
    re.compile(rf".+?(?:{place}|$)")
    for place in (
        r"[、。]+\s*",
        rf"\s+{_NO_NUMBER}",
        rf"(?<=[はがをにでともへのや]){_NEXT_WORD}",
        rf"(?<=[ぁ-ん])(?<![おご]){_NEXT_WORD}",
        r"\s+",
    )
)


def wrap(text: str, columns: int) -> list[str]:
    """Return `text` as lines of at most `columns` columns of a terminal, broken between words.

    A line is broken after 、 or 。; in a phrase longer than a line at a space that no number
    follows; where there is none, where a word begins; else at any space. Spaces at a break go. A
    word longer than a line stays whole.
    `text` has no control characters.
    """
    lines: list[str] = []
    line = ""
    for piece in _pieces(text, columns, _BREAKS):
        if line.strip() and not _fits(line + piece, columns):
            lines.append(line.rstrip())
            line = ""
        line += piece
    return [*lines, line.rstrip()]


def _pieces(text: str, columns: int, breaks: tuple[re.Pattern[str], ...]) -> list[str]:
    if not breaks or _fits(text, columns):
        return [text]
    return [
        piece
        for phrase in breaks[0].findall(text)
        for piece in _pieces(phrase, columns, breaks[1:])
    ]


def _fits(text: str, columns: int) -> bool:
    return wcswidth(text.rstrip()) <= columns
