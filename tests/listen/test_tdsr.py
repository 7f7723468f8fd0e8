"""What tdsr, a screen reader for terminals, says of the game's text."""

from __future__ import annotations

import sys
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


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("columns", "tricks"), [(80, 13), (40, 2)])
def test_everything_told_is_said_in_order_and_once(
    tmp_path: Path, language: str, columns: int, tricks: int
) -> None:
    """Every line as it was wrapped, so no word is cut; no letter eaten, no `blank`."""
    heard = Log(tmp_path / "heard.jsonl")
    (tmp_path / ".config" / "tdsr").mkdir(parents=True)
    reader = [
        *(sys.executable, str(HERE / "raw_tdsr.py"), "-s"),
        *(f"{sys.executable} {HERE / 'speech_server.py'}", "--"),
    ]
    with Player(
        tmp_path,
        argv=reader,
        language=language,
        columns=columns,
        environment={"CAPTURE_FILE": str(heard.path), "HOME": str(tmp_path)},
    ) as person:

        def expected() -> list[str]:
            lines = [first_line(language, "text"), *person.texts()]
            return [GREETING, *(piece for line in lines for piece in wrap(line, columns - 1))]

        person.heard_all = lambda: len(heard.texts()) >= len(expected())
        person.play(tricks=tricks)
        assert heard.texts() == expected()
        assert heard.texts("letter") == []
        person.leave()
