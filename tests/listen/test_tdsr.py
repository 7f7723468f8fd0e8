"""What tdsr, a screen reader for terminals, says of the game's text."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.outputs.wrapping import wrap

if sys.platform == "linux":
    from tests.listen.stage import HERE, Log, Player, first_line

if TYPE_CHECKING:
    from pathlib import Path

assert sys.platform == "linux"

pytest.importorskip("tdsr", reason="tdsr2 is not installed")

GREETING = "tdsr, presented by Lighthouse of San Francisco"


def differs(before: list[str], heard: Log) -> bool:
    return heard.texts() != before


def reader(place: Path, *, language: str, columns: int) -> tuple[Log, Player]:
    """Return what tdsr says, and the player at its terminal."""
    heard = Log(place / "heard.jsonl")
    settings = place / ".config" / "tdsr"
    settings.mkdir(parents=True)
    # After an arrow it waits for the program, in seconds; a busy machine needs more than it gives.
    (settings / "tdsr.cfg").write_text("[speech]\ncursor_delay = 1\n", encoding="utf-8")
    command = [
        *(sys.executable, str(HERE / "raw_tdsr.py"), "-s"),
        *(f"{sys.executable} {HERE / 'speech_server.py'}", "--"),
    ]
    return heard, Player(
        place,
        argv=command,
        language=language,
        columns=columns,
        environment={"CAPTURE_FILE": str(heard.path), "HOME": str(place)},
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("columns", "tricks"), [(80, 13), (40, 2)])
def test_everything_told_is_said_in_order_and_once(
    tmp_path: Path, language: str, columns: int, tricks: int
) -> None:
    """Every line as it was wrapped, so no word is cut; no letter eaten, no `blank`."""
    heard, player = reader(tmp_path, language=language, columns=columns)
    with player as person:

        def expected() -> list[str]:
            lines = [first_line(language, "text"), *person.texts()]
            return [GREETING, *(piece for line in lines for piece in wrap(line, columns - 1))]

        person.heard_all = lambda: len(heard.texts()) >= len(expected())
        person.play(tricks=tricks)
        assert heard.texts() == expected()
        assert heard.texts("letter") == []
        person.leave()


@pytest.mark.slow
def test_after_an_arrow_the_item_is_said_and_not_blank(tmp_path: Path) -> None:
    """I2: the cursor stays at the end of the newest line, which is what is read then."""
    heard, player = reader(tmp_path, language="en", columns=80)
    with player as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        person.until(lambda: person.texts()[-1] in heard.texts())
        for arrow in ("\x1b[B", "\x1b[A"):
            before = heard.texts()
            person.press(arrow)
            person.until(partial(differs, before, heard))
            assert heard.texts() == [*before, person.texts()[-1]]
        person.leave()
