"""What is wrong in the settings file, as messages that say what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.obstacles import reason
from hearts_a11y.speech.message import Joined, Message, say
from hearts_a11y.storage.settings import (
    Choices,
    NotRead,
    NotToml,
    UnknownCommand,
    UnknownSetting,
    WrongKeys,
    WrongValue,
)
from hearts_a11y.ui.key_names import key_name
from hearts_a11y.ui.keymap import KeyClash, UnknownKey

if TYPE_CHECKING:
    from hearts_a11y.storage.settings import Allowed, Problem

LONGEST_ECHO: Final = 40


def problem_message(problem: Problem | KeyClash | UnknownKey) -> Message:  # noqa: C901, PLR0911 - a case a problem
    """Return one line on `problem`: what is wrong, and what is used instead or allowed."""
    match problem:
        case UnknownSetting(name=name):
            return say("settings-unknown", name=name)
        case WrongValue(name=name, given=given, allowed=allowed):
            what = say("settings-value", value=given) if given is not None else say("settings-that")
            return say("settings-wrong", name=name, value=what, allowed=_allowed(allowed))
        case UnknownCommand(name=name):
            return say("settings-unknown-command", name=name)
        case WrongKeys(command=None):
            return say("settings-wrong-key-table")
        case WrongKeys(command=str(command)):
            return say("settings-wrong-keys", command=command)
        case NotToml(path=path, line=None):
            return say("settings-not-toml", path=str(path))
        case NotToml(path=path, line=int(line)):
            return say("settings-not-toml-line", path=str(path), line=line)
        case NotRead(path=path, obstacle=obstacle):
            return say("settings-not-read", path=str(path), why=reason(obstacle))
        case KeyClash(key=key, first=first, second=second):
            return say("key-clash", key=key_name(key), first=first.value, second=second.value)
        case UnknownKey(written=written, command=command):
            return say("settings-unknown-key", key=written[:LONGEST_ECHO], command=command.value)
    raise AssertionError(problem)


def _allowed(allowed: Allowed) -> Message:
    if isinstance(allowed, Choices):
        return say("settings-one-of", values=_listed(allowed.values))
    if allowed.words:
        return say(
            "settings-range-or",
            lowest=allowed.lowest,
            highest=allowed.highest,
            values=_listed(allowed.words),
        )
    return say("settings-range", lowest=allowed.lowest, highest=allowed.highest)


def _listed(values: tuple[str, ...]) -> Joined:
    return Joined(tuple(say("settings-value", value=value) for value in values))
