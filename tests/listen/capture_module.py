"""A voice for Speech Dispatcher that makes no sound and writes down what it is given.

It speaks as fast as CAPTURE_PACE says, in characters a second, so that there is something to cut.
Each line of CAPTURE_FILE is an event: a text is `begun`, then `ended` or `cut`.
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PACE = float(os.environ["CAPTURE_PACE"])
writing = threading.Lock()
settings: dict[str, str] = {}
stop = threading.Event()


def answer(*lines: str) -> None:
    """Send lines to the daemon, whole."""
    with writing:
        sys.stdout.writelines(f"{line}\n" for line in lines)
        sys.stdout.flush()


def note(event: str, text: str) -> None:
    """Write an event down."""
    with open(os.environ["CAPTURE_FILE"], "a", encoding="utf-8") as file:  # noqa: PTH123
        row = {"event": event, "text": text, "language": settings.get("language")}
        file.write(json.dumps(row, ensure_ascii=False) + "\n")


def block() -> Iterator[str]:
    """Yield the lines of a block that ends with a line of one dot."""
    for line in iter(sys.stdin.readline, ""):
        if line == ".\n":
            return
        yield line.rstrip("\n").removeprefix(".")


def speak(text: str) -> None:
    """Take as long as a voice would, unless told to stop."""
    note("begun", text)
    answer("701 BEGIN")
    if stop.wait(len(text) / PACE):
        note("cut", text)
        answer("703 STOP")
    else:
        note("ended", text)
        answer("702 END")


def main() -> None:
    """Serve the daemon until it says good-bye."""
    speaking: threading.Thread | None = None
    for line in iter(sys.stdin.readline, ""):
        match line.split()[:2]:
            case ["INIT"]:
                answer("299-ready", "299 OK LOADED SUCCESSFULLY")
            case ["AUDIO"] | ["LOGLEVEL"] | ["SET"] as command:
                answer("207 OK RECEIVING SETTINGS")
                settings.update(each.partition("=")[::2] for each in block())
                done = "203 OK AUDIO INITIALIZED" if command == ["AUDIO"] else "203 OK SETTINGS"
                answer(done)
            case ["LIST", "VOICES"]:
                answer("200-quiet\ten\tnone", "200-shizuka\tja\tnone", "200 OK VOICE LIST SENT")
            case [("SPEAK" | "CHAR" | "KEY" | "SOUND_ICON")]:
                answer("202 OK RECEIVING MESSAGE")
                text = html.unescape(re.sub("<[^>]*>", "", "\n".join(block())))
                if speaking:
                    speaking.join()
                stop.clear()
                answer("200 OK SPEAKING")
                speaking = threading.Thread(target=speak, args=(text,), daemon=True)
                speaking.start()
            case ["STOP" | "PAUSE"]:
                stop.set()
            case ["QUIT"]:
                answer("210 OK QUIT")
                return
            case _:
                answer("300 ERR UNKNOWN COMMAND")


if __name__ == "__main__":
    main()
