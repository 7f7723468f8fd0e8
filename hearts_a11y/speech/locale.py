"""One language's words: messages become text here and nowhere else (interface L1).

Law of this file: it knows languages and files and no rule of any game. A wording that is
missing is an error where tests look and a logged id where somebody plays.
"""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNumber

from hearts_a11y.locales_path import locales_directory
from hearts_a11y.speech.message import Joined, Joint, Message, Verbosity, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hearts_a11y.speech.message import Utterance

logger = logging.getLogger(__name__)

# Every card of the pack in every state, with a hand's worth of plays and answers besides.
REMEMBERED_WORDINGS = 2048

SENTENCE_ENDS = (".", "!", "?", "。")

_ENTRY = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


class MissingWording(LookupError):  # noqa: N818 - named for what is wrong
    """A message, or a variable of one, has no wording in this language."""


def usual_key(command: str) -> Message:
    """Return the wording of the key that `command` has unless the player moved it."""
    return _USUAL_KEYS[command]


# The keys that sentences name. A test holds these to the key table's defaults.
_USUAL_KEYS = {
    "take": say("key-enter"),
    "put-back": say("key-escape"),
    "confirm": say("key-space"),
    "open": say("key-enter"),
    "back": say("key-escape"),
    "older": say("key-comma"),
    "newer": say("key-period"),
    "slower": say("key-minus"),
    "faster": say("key-plus"),
} | {
    command: say("key-letter", letter=letter)
    for command, letter in (
        ("previous-card", "D"),
        ("next-card", "F"),
        ("previous-suit", "A"),
        ("next-suit", "G"),
        ("previous-item", "D"),
        ("next-item", "F"),
        ("next-playable", "N"),
        ("hand", "H"),
        ("trick", "C"),
        ("scores", "S"),
        ("turn", "T"),
        ("why", "W"),
        ("repeat", "R"),
        ("again", "E"),
        ("verbosity", "M"),
        ("language", "Y"),
        ("voice", "V"),
        ("help", "I"),
        ("leave", "Z"),
        ("yes", "Y"),
        ("no", "N"),
    )
}


class Locale:
    """The words of the language `code`, read from its files when first needed.

    `strict` raises MissingWording where play would log and say the id. `key_for` gives the
    message that words a command's key, for sentences that name one (interface K7); its
    argument is a command's value. ValueError where there is no such language.
    """

    def __init__(
        self, code: str, *, strict: bool = False, key_for: Callable[[str], Message] = usual_key
    ) -> None:
        self.code = code
        self._strict = strict
        self._key_for = key_for
        self._bundle = FluentBundle(
            [code],
            functions={"KEY": self._key},  # type: ignore[dict-item] # it resolves str as well
            use_isolating=False,
        )
        self._unread = _message_files(code)
        self._remembered = lru_cache(maxsize=REMEMBERED_WORDINGS)(self._format)

    def has(self, message_id: str) -> bool:
        """Return whether `message_id` has a wording in this language."""
        return message_id in self._unread or self._bundle.has_message(message_id)

    def word(self, message: Message, verbosity: Verbosity) -> str:
        """Return `message` in words, its nested messages worded first.

        Raise MissingWording in strict mode; else log, and return the id in its place.
        """
        args = tuple(
            (name, self._word_argument(value, verbosity)) for name, value in message.args.items()
        )
        return self._remembered(message.id, verbosity, args)

    def line(self, utterance: Utterance, verbosity: Verbosity) -> str:
        """Return `utterance` as one line of sentences, each with a capital (interface I4)."""
        return self._join(utterance.messages, Joint.SENTENCE, verbosity)

    def _word_argument(
        self, value: int | str | Message | Joined, verbosity: Verbosity
    ) -> int | str:
        if isinstance(value, Message):
            return self.word(value, verbosity)
        if isinstance(value, Joined):
            return self._join(value.parts, value.joint, verbosity)
        return value

    def _join(self, parts: Iterable[Message], joint: Joint, verbosity: Verbosity) -> str:
        between = self.word(say(joint.value), verbosity)
        text = ""
        for part in parts:
            words = self.word(part, verbosity)
            if joint is Joint.SENTENCE:
                words = words[:1].upper() + words[1:]
            if text:
                text += between[1:] if text.endswith(SENTENCE_ENDS) else between
            text += words
        return text

    def _format(
        self, message_id: str, verbosity: Verbosity, args: tuple[tuple[str, int | str], ...]
    ) -> str:
        if not self.has(message_id):
            return self._missing(f"no wording for {message_id!r}", message_id)
        self._read_file_of(message_id)
        message = self._bundle.get_message(message_id)
        pattern = message.value
        if verbosity is Verbosity.SHORT:
            pattern = message.attributes.get("short", pattern)
        if pattern is None:
            return self._missing(f"{message_id!r} has no text of its own", message_id)
        text, errors = self._bundle.format_pattern(
            pattern, {name: _digits(value) for name, value in args}
        )
        if errors:
            return self._missing(f"{message_id!r} cannot be worded: {errors}", message_id)
        return str(text)

    def _key(self, command: str) -> str:
        return self.word(self._key_for(command), Verbosity.NORMAL)

    def _missing(self, problem: str, message_id: str) -> str:
        problem = f"{self.code}: {problem}"
        if self._strict:
            raise MissingWording(problem)
        logger.error(problem)
        return message_id

    def _read_file_of(self, message_id: str) -> None:
        text = self._unread.get(message_id)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for other in _ENTRY.findall(text):
            self._unread.pop(other, None)


def _message_files(code: str) -> dict[str, str]:
    """Return, by message id, the text of the file that holds it; none of it parsed yet."""
    paths = sorted(Path(locales_directory(), code).glob("*.ftl"))
    if not paths:
        raise ValueError(f"no words for language {code!r}")
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return {message_id: text for text in texts for message_id in _ENTRY.findall(text)}


def _digits(value: int | str) -> FluentNumber | str:
    """Return a number that is said digit for digit, without separators, and has a plural."""
    return FluentInt(value, useGrouping=False) if isinstance(value, int) else value
