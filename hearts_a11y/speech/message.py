"""What is said, as data: a message is an id with typed arguments until it is spoken.

Law of this file: nothing here holds a word of any language. The same message
is worded anew when the language or the verbosity changes, so a history of
utterances can be heard again in either.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Verbosity(Enum):
    """How much is said: the full wording, or each message's short form where it has one."""

    NORMAL = "normal"
    SHORT = "short"


class Joint(Enum):
    """What stands between the parts of a list; the value is the id of its wording."""

    LIST = "joint-list"
    SENTENCE = "joint-sentence"


@dataclass(frozen=True, slots=True)
class Joined:
    """Messages read one after another, with `joint` between them."""

    parts: tuple[Message, ...]
    joint: Joint = Joint.LIST


@dataclass(frozen=True, slots=True)
class Message:
    """A wording's id and its arguments: numbers, names already worded, or further messages."""

    id: str
    args: Mapping[str, int | str | Message | Joined] = field(default_factory=dict)


def say(message_id: str, /, **args: int | str | Message | Joined) -> Message:
    """Return the message `message_id` with `args`; underscores in names become hyphens."""
    return Message(message_id, {name.replace("_", "-"): value for name, value in args.items()})


class Kind(Enum):
    """Why something is said; this decides what it may cut short and how long it is remembered.

    PLAY is a public event of the hand and leaves the history when the hand ends (rules.md S6).
    SCORE stays until the next deal. PROMPT is what is asked of the player. The rest is never
    remembered: ANSWER to a question, NAVIGATION through cards or lists, REFUSAL of a card,
    NOTICE about the program itself.
    """

    PLAY = auto()
    SCORE = auto()
    PROMPT = auto()
    ANSWER = auto()
    NAVIGATION = auto()
    REFUSAL = auto()
    NOTICE = auto()

    @property
    def interrupts(self) -> bool:
        """Whether this cuts the one utterance being spoken (interface A6)."""
        return self in {Kind.ANSWER, Kind.NAVIGATION, Kind.REFUSAL}


class Hush(Enum):
    """What falls silent: the utterance being spoken, waiting prompts, or all there is.

    A prompt lapses when what it asks is done or no longer asked (interface A7); events that wait
    are silenced by ALL alone.
    """

    SPOKEN = auto()
    LAPSED = auto()
    ALL = auto()


@dataclass(frozen=True, slots=True)
class Utterance:
    """One line for the ear: messages said together, and why."""

    messages: tuple[Message, ...]
    kind: Kind
