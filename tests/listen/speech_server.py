"""A speech server for tdsr that makes no sound and writes down what it is given.

A line of its protocol is a letter and a text: `s` to speak, `l` for a single letter, `x` to be
silent, and settings.
"""

from __future__ import annotations

import json
import os
import sys

EVENTS = {"s": "ended", "l": "letter"}

with open(os.environ["CAPTURE_FILE"], "a", encoding="utf-8", buffering=1) as file:  # noqa: PTH123
    for line in sys.stdin:
        if line[:1] in EVENTS:
            row = {"event": EVENTS[line[0]], "text": line[1:].rstrip("\n")}
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
