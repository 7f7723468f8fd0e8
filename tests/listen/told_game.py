"""The real program, with a list of all it tells: each utterance's ids, kind and words.

`told_game.py FILE ARGUMENTS`. The words are the screen's, in the language of the moment.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearts_a11y import app, start
from hearts_a11y.ui.desk import Desk
from hearts_a11y.ui.speaker import Speaker

if TYPE_CHECKING:
    from hearts_a11y.speech.message import Utterance

path, *arguments = sys.argv[1:]
desks: list[Desk] = []


class NotedDesk(Desk):
    """The desk, remembered for its wording."""

    def __init__(self, **parts: Any) -> None:  # noqa: ANN401 - whatever a desk takes
        super().__init__(**parts)
        desks.append(self)


class NotedSpeaker(Speaker):
    """The one door, which writes down what goes through."""

    def utter(self, utterance: Utterance) -> None:
        """Say `utterance`, and then write it down: what is read there has been said."""
        super().utter(utterance)
        row = {
            "ids": [message.id for message in utterance.messages],
            "kind": utterance.kind.name,
            "text": desks[0].wording.line(utterance),
        }
        with open(path, "a", encoding="utf-8") as file:  # noqa: PTH123
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


Path(f"{path}.pid").write_text(str(os.getpid()), encoding="utf-8")
vars(app).update(Desk=NotedDesk, Speaker=NotedSpeaker)
sys.exit(start.run(arguments))
