"""A player at a real terminal: what it answers it has read there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

assert sys.platform != "win32"

from tests.ui.on_terminal import OnTerminal  # noqa: E402 - POSIX alone has what it needs

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT: Final = Path(__file__).parents[1]
GAME: Final = (sys.executable, "-m", "hearts_a11y")
WIDE: Final = 5000  # columns, so that no line is wrapped
ENOUGH: Final = 3000  # prompts, many more than any match has

# By what a line ends with, in either language, the keys that answer it. Whatever place the cursor
# is on and whatever is lifted or chosen already, the same line leads to the same cards.
ANSWERS: Final = {
    language: {re.compile(end + "$"): keys for end, keys in answers.items()}
    for language, answers in {
        "en": {
            r"3 of 3 selected\. Space passes \w+": " ",
            r"Choose 3 to pass \w+\. 2 of 3 selected": "5ff\r ",
            r"Choose 3 to pass \w+\. 1 of 3 selected": "5f\rf\r ",
            r"Choose 3 to pass \w+": "5\rf\rf\r ",
            r"Your (turn|lead)[^.]*(\. [^.]* lifted)?": "5n\r\r",
            r"Space deals hand \d+": " ",
        },
        "ja": {
            r"3枚のうち3枚選択。スペースで[^。]*": " ",
            r"枚を選んでください。3枚のうち2枚選択": "5ff\r ",
            r"枚を選んでください。3枚のうち1枚選択": "5f\rf\r ",
            r"枚を選んでください": "5\rf\rf\r ",
            r"あなたの番、リードは[^。]*(。[^。]*持ち上げ)?": "5n\r\r",
            r"あなたのリード(、[^。]*だけです)?(。[^。]*持ち上げ)?": "5n\r\r",
            r"スペースでハンド\d+へ": " ",
        },
    }.items()
}
OVER: Final = {"en": "Space begins the next match", "ja": "スペースで次の対局へ"}
WAITING: Final = {"en": "Waiting for the others to pass", "ja": "ほかの席のパスを待っています"}


def started(
    data: Path,
    *arguments: str,
    language: str = "en",
    columns: int = WIDE,
    environment: Mapping[str, str] | None = None,
    program: tuple[str, ...] = GAME,
) -> OnTerminal:
    """Start the game on a terminal."""
    return OnTerminal(
        [*program, "--data-dir", str(data), "--lang", language, *arguments],
        columns=columns,
        environment={"PYTHONPATH": str(ROOT), **(environment or {})},
    )


def lines_of(program: OnTerminal) -> list[str]:
    """Return the lines on the terminal; the last may not be whole yet."""
    return program.output.decode(errors="ignore").split("\n")


def answer_to(line: str, language: str) -> str | None:
    """Return the keys that answer a line, None where it asks nothing."""
    answers = ANSWERS[language].items()
    return next((keys for asked, keys in answers if asked.search(line)), None)


def play_on(program: OnTerminal, language: str, *, until: str, answers: int | None = None) -> None:
    """Answer each prompt once, until `until` is on the terminal or so many are answered."""
    answered = -1
    for _ in range(ENOUGH if answers is None else answers):
        prompt = _next_prompt(program, language, answered, until)
        if prompt is None:
            return
        answered, keys = prompt
        program.send(keys.encode())
    assert answers is not None, "the match does not end"


def _next_prompt(
    program: OnTerminal, language: str, answered: int, until: str
) -> tuple[int, str] | None:
    """Return the number of the next line that asks something, with its keys; None at `until`."""
    found: list[tuple[int, str]] = []

    def is_there() -> bool:
        *_, last = lines = lines_of(program)
        keys = answer_to(last, language)
        if keys is not None and len(lines) - 1 > answered:
            found.append((len(lines) - 1, keys))
        return bool(found) or until in last

    program.read_until(is_there)
    return found[0] if found else None
