"""Which key means which command, and where: one table for play, help and settings (interface K7).

Law of this file: the default table is the only place that names a default key. Help, line mode and
the refusal of double bindings all read it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from hearts_a11y.speech.message import say
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.key_names import key_name, token_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hearts_a11y.speech.message import Message


class Context(Enum):
    """Where a key counts. COMMON keys count everywhere that does not use them otherwise."""

    COMMON = "common"
    TABLE = "table"
    LIST = "list"
    QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Binding:
    """The keys that give a command in a context; none where the player switched it off."""

    command: Command
    context: Context
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeyClash:
    """Two commands that would share a key; the defaults are kept."""

    key: str
    first: Command
    second: Command


@dataclass(frozen=True, slots=True)
class UnknownKey:
    """A key that there is not, `written` for a command; the defaults are kept."""

    written: str
    command: Command


_TABLE_KEYS: Final = (
    (Command.PREVIOUS_CARD, "d left"),
    (Command.NEXT_CARD, "f right"),
    (Command.PREVIOUS_SUIT, "a up"),
    (Command.NEXT_SUIT, "g down"),
    (Command.FIRST_CARD, "5 home"),
    (Command.LAST_CARD, "6 end"),
    (Command.CLUBS, "1"),
    (Command.DIAMONDS, "2"),
    (Command.SPADES, "3"),
    (Command.HEARTS, "4"),
    (Command.NEXT_PLAYABLE, "n tab"),
    (Command.PREVIOUS_PLAYABLE, "b s-tab"),
    (Command.TAKE, "enter"),
    (Command.PUT_BACK, "escape backspace"),
    (Command.CONFIRM, "space"),
    (Command.HAND, "h"),
    (Command.TRICK, "c"),
    (Command.LAST_TRICK, "l"),
    (Command.SCORES, "s"),
    (Command.TURN, "t"),
    (Command.HEARTS_BROKEN, "q"),
    (Command.PASSED, "p"),
    (Command.WHY, "w"),
    (Command.REPEAT, "r"),
    (Command.OLDER, ","),
    (Command.NEWER, "."),
    (Command.OLDEST, "<"),
    (Command.NEWEST, ">"),
    (Command.LEAVE, "z"),
)
_LIST_KEYS: Final = (
    (Command.PREVIOUS_ITEM, "d left up"),
    (Command.NEXT_ITEM, "f right down"),
    (Command.FIRST_ITEM, "a home"),
    (Command.LAST_ITEM, "g end"),
    (Command.OPEN, "enter"),
    (Command.BACK, "escape backspace"),
    (Command.PICK, "1 2 3 4 5 6 7 8 9"),
)
_QUESTION_KEYS: Final = (
    (Command.YES, "y enter"),
    (Command.NO, "n escape"),
)
_COMMON_KEYS: Final = (
    (Command.AGAIN, "e"),
    (Command.VERBOSITY, "m"),
    (Command.SLOWER, "-"),
    (Command.FASTER, "+"),
    (Command.LANGUAGE, "y f2"),
    (Command.VOICE, "v f3"),
    (Command.HUSH, "x"),
    (Command.HELP, "i ? f1"),
    (Command.SETTINGS, "o"),
    (Command.QUIT, "c-q"),
)

DEFAULTS: Final = tuple(
    Binding(command, context, tuple(keys.split()))
    for context, table in (
        (Context.TABLE, _TABLE_KEYS),
        (Context.LIST, _LIST_KEYS),
        (Context.QUESTION, _QUESTION_KEYS),
        (Context.COMMON, _COMMON_KEYS),
    )
    for command, keys in table
)


class Keymap:
    """A table of bindings, asked by key or by command."""

    def __init__(self, bindings: Iterable[Binding] = DEFAULTS) -> None:
        self.bindings = tuple(bindings)
        self._commands = {
            (each.context, key): each.command for each in self.bindings for key in each.keys
        }
        self._keys = {each.command: each.keys for each in self.bindings}

    def command(self, context: Context, key: str) -> Command | None:
        """Return what `key` means in `context`, its own keys before the common ones."""
        return self._commands.get((context, key)) or self._commands.get((Context.COMMON, key))

    def counts(self, command: Command, context: Context) -> bool:
        """Return whether `command` means anything in `context`, whatever its keys."""
        return any(
            each.command is command and each.context in {context, Context.COMMON}
            for each in self.bindings
        )

    def keys(self, command: Command) -> tuple[str, ...]:
        """Return the keys of `command`, the one to name first at the front."""
        return self._keys[command]

    def name(self, command: str) -> Message:
        """Return the name of the key to say first for a command, given by its value (K7)."""
        keys = self.keys(Command(command))
        return key_name(keys[0]) if keys else say("key-none")

    def place(self, command: Command, key: str) -> int:
        """Return the place, from 0, of `key` among the keys of `command`."""
        return self._keys[command].index(key)


def remapped(chosen: Mapping[str, tuple[str, ...]]) -> Keymap | KeyClash | UnknownKey:
    """Return the key table with the player's choices, by a command's value, in place of its own.

    A key that there is not, or two commands on one key where both count, are returned instead.
    """
    taken_up: list[Binding] = []
    for each in DEFAULTS:
        written = chosen.get(each.command.value, each.keys)
        keys = tuple(filter(None, map(token_of, written)))
        if len(keys) < len(written):
            unknown = next(key for key in written if token_of(key) is None)
            return UnknownKey(unknown, each.command)
        taken_up.append(replace(each, keys=keys))
    return _clash(taken_up) or Keymap(taken_up)


def _clash(bindings: Iterable[Binding]) -> KeyClash | None:
    for context in Context:
        # A question is short and uses Y for yes: there its own keys win over the common ones.
        rivals = {context} if context is Context.QUESTION else {context, Context.COMMON}
        taken: dict[str, Command] = {}
        for each in bindings:
            if each.context not in rivals:
                continue
            for key in each.keys:
                if taken.setdefault(key, each.command) is not each.command:
                    return KeyClash(key, taken[key], each.command)
    return None
