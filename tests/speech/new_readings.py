"""Write a line for readings.tsv for each wording that has none, for a person to check.

`python -m tests.speech.new_readings`. What Open JTalk reads is not yet what is right.
"""

from __future__ import annotations

import sys

import pyopenjtalk

from hearts_a11y.speech.message import Message, Verbosity
from tests.speech.catalogue import trials, wordings
from tests.speech.test_readings import JA, UNREAD, rows


def main() -> None:
    """Write the lines on stdout."""
    known = {(row.id, row.form) for row in rows()}
    for wording in wordings("ja"):
        if wording.name in known or wording.id.startswith(UNREAD):
            continue
        message = next(trials(wording))
        args = {
            name: JA._word_argument(value, wording.form) for name, value in message.args.items()
        }
        name = wording.id + (".short" if wording.form is Verbosity.SHORT else "")
        written = "; ".join(f"{key}={value}" for key, value in args.items())
        text = JA.word(Message(wording.id, args), wording.form)
        sys.stdout.write(f"{name}\t{written}\t{pyopenjtalk.g2p(text, kana=True)}\n")


if __name__ == "__main__":
    main()
