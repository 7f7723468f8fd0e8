"""What a key is called: by its token, in the settings file, and as a message.

Law of this file: cheap to import, since the first line may have to name the help key.
"""

from __future__ import annotations

import unicodedata
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

# A Japanese input method sends these for the keys , . and - (K6); NFKC leaves them as they are.
_PLAIN: Final = {"、": ",", "。": ".", "ー": "-"}

# Without Control C, D, Z and \, which end or stop the program, and H, I, J and M, which are other
# keys to a terminal.
_CONTROL_LETTERS: Final = "abefgklnopqrstuvwxy"

NAMED_KEYS: Final = frozenset(
    (
        *("left", "right", "up", "down", "home", "end", "pageup", "pagedown"),
        *("tab", "s-tab", "enter", "escape", "backspace", "space", "delete", "insert"),
        *(f"f{number}" for number in range(1, 13)),
        *(f"c-{letter}" for letter in _CONTROL_LETTERS),
    )
)
"""The tokens of all keys that may have a command and are no character."""


def plain_key(typed: str) -> str | None:
    """Return the token of the character `typed`, in its plain form (K6); None for no character."""
    plain = unicodedata.normalize("NFKC", typed).casefold()
    plain = _PLAIN.get(plain, plain)
    if len(plain) != 1 or not plain.isprintable():
        return None
    return "space" if plain == " " else plain


def token_of(written: str) -> str | None:
    """Return the token of a key as a player writes it in the settings file; None for no key."""
    name = written.casefold()
    return name if name in NAMED_KEYS else plain_key(written)


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
