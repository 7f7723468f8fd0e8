"""The Japanese wordings in kana, for a voice that cannot read kanji (interface V6).

`python -m tests.speech.kana` writes locales/ja-Hira anew from locales/ja, with Open JTalk's
readings; tests/speech/test_kana.py holds them to the readings that a person has checked.

Kanji become the hiragana of what is heard, with a long vowel as a bar, and a particle is written
as it sounds: such voices sound what is written. All else stays as it is.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from hearts_a11y.locales_path import locales_directory
from tests.speech.catalogue import SAMPLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KANJI: Final = Path(locales_directory(), "ja")
KANA: Final = Path(locales_directory(), "ja-Hira")

# Never spoken: what is typed in line mode.
UNSPOKEN: Final = "line-"

# Said so often that it is not left to a voice how it reads Latin letters.
LATIN: Final = {"CPU": "シーピーユー"}

PARTICLES: Final = {"は": "わ", "へ": "え"}

# Arguments that are numbers in these messages, and words elsewhere.
NUMBERS: Final = {("cli-no-such-seats", "value"), ("settings-not-toml-line", "line")}

# What stands for a placeable while its surroundings are read: a number, or any other word.
NUMBER, WORD = "5", "ム"

_KEPT: Final = re.compile(r"[0-9A-Za-z ]+")
_ALL_KANA: Final = re.compile(r"[ぁ-んァ-ヶー]+")


def hiragana(katakana: str) -> str:
    """Return katakana as hiragana; the bar and all else stay."""
    return "".join(chr(ord(each) - 0x60) if "ァ" <= each <= "ヶ" else each for each in katakana)


def digest(source: Path) -> str:
    """Return what tells one version of a file from another."""
    return hashlib.sha256(source.read_bytes()).hexdigest()[:16]


class InKana(Transformer):
    """Writes the texts of a file in kana; `nodes` returns the words of a text, each read."""

    def __init__(self, nodes: Callable[[str], Iterator[tuple[str, str, str]]]) -> None:
        self._nodes = nodes
        self._id = ""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - Fluent's name
        """Return the message in kana."""
        self._id = node.id.name
        return self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - Fluent's name
        """Return the pattern in kana, each text read in its surroundings."""
        elements, stand_in = node.elements, self._stand_in
        for place, element in enumerate(elements):
            if isinstance(element, ast.TextElement):
                before = stand_in(elements[place - 1]) if place else ""
                after = stand_in(elements[place + 1]) if place + 1 < len(elements) else ""
                element.value = self._text(element.value, before, after)
        return self.generic_visit(node)

    def _stand_in(self, element: ast.Placeable | ast.TextElement) -> str:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.VariableReference):
            name = inner.id.name
            if (self._id, name) in NUMBERS:
                return NUMBER
            if all(isinstance(each, int) for each in SAMPLES.get(name, ("",))):
                return NUMBER
        return WORD

    def _text(self, text: str, before: str, after: str) -> str:
        for latin, kana in LATIN.items():
            text = text.replace(latin, kana)
        parts = re.split(f"({_KEPT.pattern})", text)
        written = []
        for place, part in enumerate(parts):
            if not part or _KEPT.fullmatch(part):
                written.append(part)
                continue
            left = parts[place - 1][-1:] if place else before
            right = parts[place + 1][:1] if place + 1 < len(parts) else after
            written.append(self._read(part, _context(left, before), _context(right, after)))
        return "".join(written)

    def _read(self, part: str, left: str, right: str) -> str:
        """Return `part` in kana, read between `left` and `right`, which are left out again."""
        # Where the stand-ins melt into the words beside them, the text is read without.
        for around in ((left, right), (left, ""), ("", right), ("", "")):
            words = list(self._nodes(around[0] + part + around[1]))
            whole = "".join(surface for surface, _, _ in words)
            if whole == _wide(around[0]) + part + _wide(around[1]) and _parts(words, around):
                kept = words[bool(around[0]) : len(words) - bool(around[1])]
                return "".join(_written(*word) for word in kept)
        raise ValueError(f"{part!r} is not given back as it was")


def _parts(words: list[tuple[str, str, str]], around: tuple[str, str]) -> bool:
    """Return whether the stand-ins are words of their own."""
    first, last = _wide(around[0]), _wide(around[1])
    return (not first or words[0][0] == first) and (not last or words[-1][0] == last)


def _context(neighbour: str, outer: str) -> str:
    if neighbour.isdigit():
        return NUMBER
    return WORD if neighbour.strip() else outer


def _wide(text: str) -> str:
    """Return a stand-in as Open JTalk gives it back."""
    return {NUMBER: "五"}.get(text, text)


def _written(surface: str, sound: str, kind: str) -> str:
    sound = hiragana(sound.replace("’", ""))
    if kind == "記号" or (_ALL_KANA.fullmatch(surface) and len(sound) != len(surface)):
        return surface
    if not _ALL_KANA.fullmatch(surface):
        return sound
    return "".join(
        heard if PARTICLES.get(each) == heard else each
        for each, heard in zip(surface, sound, strict=True)
    )


def files(nodes: Callable[[str], Iterator[tuple[str, str, str]]]) -> dict[str, str]:
    """Return, by its name, the text of each file."""
    return {path.name: _file(path, nodes) for path in sorted(KANJI.glob("*.ftl"))}


def _file(path: Path, nodes: Callable[[str], Iterator[tuple[str, str, str]]]) -> str:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    body: list[ast.EntryType] = []
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(UNSPOKEN):
            entry.comment = None
            body.append(InKana(nodes).visit(entry))
    made = FluentSerializer().serialize(ast.Resource(body))
    return f"### Made by tests/speech/kana.py from ja/{path.name} {digest(path)}\n\n{made}"


def open_jtalk(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the words of `text` as Open JTalk parts them: surface, sound and kind of word."""
    import pyopenjtalk  # noqa: PLC0415 - large, and for this alone

    for node in pyopenjtalk.run_frontend(text):
        yield node["string"], node["pron"], node["pos"]


def main() -> None:
    """Write the files."""
    KANA.mkdir(exist_ok=True)
    for old in KANA.glob("*.ftl"):
        old.unlink()
    for name, text in files(open_jtalk).items():
        (KANA / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
