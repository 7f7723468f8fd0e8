"""What a key is called, as a message."""

from __future__ import annotations

from typing import Final

from hearts_a11y.speech.message import Message, say

_SIGNS: Final = {
    ",": "comma",
    ".": "period",
    "<": "less-than",
    ">": "greater-than",
    "-": "minus",
    "+": "plus",
    "?": "question-mark",
}


def key_name(key: str) -> Message:
    """Return the name of a key token: a letter, a sign or a named key."""
    if key in _SIGNS:
        return say(f"key-{_SIGNS[key]}")
    if len(key) == 1:
        return say("key-letter", letter=key.upper())
    if key.startswith("c-"):
        return say("key-control", letter=key[2:].upper())
    if key[0] == "f" and key[1:].isdigit():
        return say("key-function", n=int(key[1:]))
    return say(f"key-{key}")
