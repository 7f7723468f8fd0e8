"""The parts of the documents that are made from the program: keys, options, settings.

`python -m tests.documents` writes them anew; tests/test_docs.py compares.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hearts_a11y import cli
from hearts_a11y.engine import rulesets
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.storage.settings import SETTINGS, Choices, Range
from hearts_a11y.ui.key_names import key_name
from hearts_a11y.ui.keymap import DEFAULTS, Context

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hearts_a11y.speech.message import Message
    from hearts_a11y.storage.settings import Setting

ROOT: Final = Path(__file__).parents[1]

# Each page with made parts, and the language it is in.
PAGES: Final = {"README.md": "en", "docs/guide.en.md": "en", "docs/guide.ja.md": "ja"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Headings:
    """What stands over the made tables in one language, and how a range of numbers is written."""

    comma: str
    contexts: dict[Context, str]
    keys: tuple[str, ...]
    settings: tuple[str, ...]
    span: str


HEADINGS: Final = {
    "en": Headings(
        comma=", ",
        contexts={
            Context.TABLE: "At the table",
            Context.COMMON: "Everywhere",
            Context.LIST: "In lists: the menu, settings, help",
            Context.QUESTION: "To a question",
        },
        keys=("What it does", "Keys"),
        settings=("Setting", "In the file", "Values", "At first"),
        span="{lowest} to {highest}",
    ),
    "ja": Headings(
        comma="、",
        contexts={
            Context.TABLE: "対局中",
            Context.COMMON: "どこでも",
            Context.LIST: "メニュー、設定、ヘルプなどの一覧",
            Context.QUESTION: "質問に",
        },
        keys=("はたらき", "キー"),
        settings=("設定", "ファイルでの名前", "値", "はじめの値"),
        span="{lowest}から{highest}",
    ),
}


class Page:
    """Wordings of one language, laid out in Markdown."""

    def __init__(self, code: str) -> None:
        self._locale = Locale(code, strict=True)
        self._headings = HEADINGS[code]

    def parts(self) -> dict[str, str]:
        """Return each made part by its name in the page's markers."""
        return {
            "keys": "\n\n".join(self._keys(context) for context in self._headings.contexts),
            "options": "\n".join(("```text", *self._options(), "```")),
            "settings": self._table(self._headings.settings, map(self._setting, SETTINGS)),
        }

    def _word(self, message: Message) -> str:
        words = self._locale.word(message, Verbosity.NORMAL)
        return words[:1].upper() + words[1:]

    def _table(self, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
        lines = [heads, ("---",) * len(heads), *rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)

    def _keys(self, context: Context) -> str:
        table = self._table(
            self._headings.keys,
            (
                (
                    self._word(say(f"command-{each.command.value}")),
                    self._headings.comma.join(self._word(key_name(key)) for key in each.keys),
                )
                for each in DEFAULTS
                if each.context is context
            ),
        )
        return f"### {self._headings.contexts[context]}\n\n{table}"

    def _options(self) -> Iterator[str]:
        """Yield what `--help` says."""
        answer = cli.parse(["--help"])
        assert isinstance(answer, cli.Answer)
        return (self._locale.word(line, Verbosity.NORMAL) for line in answer.lines)

    def _setting(self, setting: Setting) -> tuple[str, ...]:
        name = self._word(say(f"setting-{setting.name}"))
        what = self._word(say(f"setting-{setting.name}-help"))
        return (
            f"{name}: {what}",
            f"`{setting.name}`",
            self._headings.comma.join(self._values(setting)),
            f"`{setting.default}`",
        )

    def _values(self, setting: Setting) -> Iterator[str]:
        allowed = setting.allowed or Choices(rulesets.names())
        words = allowed.values if isinstance(allowed, Choices) else allowed.words
        if isinstance(allowed, Range):
            yield self._headings.span.format(lowest=allowed.lowest, highest=allowed.highest)
        for word in words:
            yield f"`{word}`"


def with_made_parts(text: str, code: str) -> str:
    """Return a page's `text`, in the language `code`, with every made part as it should be."""
    for name, part in Page(code).parts().items():
        begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        before, found, rest = text.partition(begin)
        if found:
            text = f"{before}{begin}\n\n{part}\n\n{end}{rest.partition(end)[2]}"
    return text


def main() -> None:
    """Write the made parts of every page."""
    for name, code in PAGES.items():
        page = ROOT / name
        text = page.read_text(encoding="utf-8")
        page.write_text(with_made_parts(text, code), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
