"""How many braille cells each message takes, held against a display of 40.

`python -m tests.bench.bench_braille` reports; nothing here passes or fails. English is
translated by liblouis to Unified English Braille, uncontracted and contracted, where its command
`lou_translate` is installed. Japanese is counted from the wordings in kana, without the spaces
that braille has between words beyond those written: a lower bound.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

from hearts_a11y.speech.locale import Locale
from tests.speech.catalogue import trials, wordings

if TYPE_CHECKING:
    from collections.abc import Sequence

CELLS: Final = 40
TABLES: Final = {"uncontracted": "en-ueb-g1.ctb", "contracted": "en-ueb-g2.ctb"}
UNSPOKEN: Final = ("joint-", "line-")
LONGEST_TRIED: Final = 3  # of a message's trials, the longest texts are counted

# Of kana, longest first: what takes how many cells.
KANA: Final = (
    (re.compile("[あ-んア-ヴ][ぁぃぅぇぉゃゅょァィゥェォャュョ]"), 2),
    (re.compile("[がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ]"), 2),
    (re.compile("[ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ]"), 2),
    (re.compile("[0-9]+"), 1),  # and a sign before them
    (re.compile("[A-Za-z]+"), 1),  # and a sign before them
    (re.compile("、"), 2),  # with the space after it
    (re.compile("。"), 3),  # with two
    (re.compile("."), 1),
)


def japanese_cells(text: str) -> int:
    """Return the cells of a text in kana, its words not parted."""
    cells, rest = 0, text
    while rest:
        for pattern, width in KANA:
            if match := pattern.match(rest):
                found = match.group()
                signed = found[0].isascii() and found[0].isalnum()
                cells += 1 + len(found) if signed else width
                rest = rest[match.end() :]
                break
    return cells


def english_cells(texts: Sequence[str], table: str) -> list[int] | None:
    """Return the cells of each text by liblouis; None where it is not installed."""
    command = shutil.which("lou_translate")
    if command is None:
        return None
    translated = subprocess.run(
        [command, "--forward", table],
        input="".join(f"{text}\n" for text in texts),
        capture_output=True,
        check=True,
        text=True,
    ).stdout.splitlines()
    return [len(line.strip()) for line in translated]


def longest(code: str) -> list[tuple[str, str]]:
    """Return the name and the longest texts of every message that is spoken."""
    locale = Locale(code, strict=True)
    found = []
    for wording in wordings(code):
        if wording.id.startswith(UNSPOKEN):
            continue
        texts = {locale.word(message, wording.form) for message in trials(wording)}
        found += [
            (f"{wording.id} {wording.form.value}", text)
            for text in sorted(texts, key=len)[-LONGEST_TRIED:]
        ]
    return found


def report(title: str, cells: dict[str, int]) -> None:
    """Write how many messages fit, and every message's cells, the longest first."""
    over = sum(count > CELLS for count in cells.values())
    sys.stdout.write(f"  {title}: {len(cells) - over} of {len(cells)} messages fit {CELLS} cells\n")
    for name, count in sorted(cells.items(), key=lambda each: -each[1]):
        sys.stdout.write(f"    {count:4} {name}\n")


def by_name(named: list[tuple[str, str]], cells: list[int]) -> dict[str, int]:
    """Return the most cells of each name's texts."""
    most: dict[str, int] = {}
    for (name, _), count in zip(named, cells, strict=True):
        most[name] = max(count, most.get(name, 0))
    return most


def main() -> None:
    """Report both languages."""
    english = longest("en")
    for title, table in TABLES.items():
        cells = english_cells([text for _, text in english], table)
        if cells is None:
            sys.stdout.write("  English: liblouis is not installed\n")
            break
        report(f"English, UEB {title}", by_name(english, cells))
    kana = longest("ja-Hira")
    report("Japanese, from kana", by_name(kana, [japanese_cells(text) for _, text in kana]))


if __name__ == "__main__":
    main()
