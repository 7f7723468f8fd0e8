"""The settings: one table that the settings screen, the file and the help page are made from.

The file is TOML and belongs to the player: comments, order and names unknown to the game survive
every change made here. Whatever in it cannot be used is returned as a problem, to be worded
elsewhere, and the default stands in for it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import sys
import tomllib
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import date, time
from enum import Enum
from pathlib import Path
from tempfile import mkstemp
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from hearts_a11y.storage.paths import Obstacle, make_directory, obstacle_of, unused_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

Value: TypeAlias = int | str
_T = TypeVar("_T", int, str, int | str)

KEYS = "keys"
"""The file's table of key choices: a command's name to the keys that call it (interface K7)."""


@dataclass(frozen=True, slots=True)
class Choices:
    """One of these texts."""

    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number from `lowest` to `highest`, both included, or one of `words`."""

    lowest: int
    highest: int
    words: tuple[str, ...] = ()


Allowed: TypeAlias = Choices | Range


class Section(Enum):
    """What a setting is about. MATCH: it takes effect with the next match (rules T5)."""

    MATCH = "match"
    TELLING = "telling"
    KEYBOARD = "keyboard"


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table.

    `allowed` is None where the names come from outside: `ruleset` is one of the registered
    rulesets.
    """

    name: str
    default: Value
    allowed: Allowed | None
    section: Section


def _row(default: _T, section: Section, allowed: Allowed | None = None) -> _T:
    made: _T = field(default=default, metadata={"section": section, "allowed": allowed})
    return made


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings in force.

    seats: how many play, 0 for as many as the ruleset usually has. end_score: points, for rulesets
    that let it be chosen. language: "auto" is the environment's
    (interface L2). output: who speaks, the player's own reader or the game (interface V1). kana:
    whether the game's voice is given kana alone (interface V6). telling: a line for each card, or
    for each breath (interface P4). pace: milliseconds, or "step". escape_delay: milliseconds
    after which a lone Escape counts (interface K2). keys: by a command's name the tokens of the
    keys that call it, none to switch it off; a command that is absent keeps its own keys
    (interface K7). switches: by a switch's name in the file the way picked; one that is absent is
    as its ruleset has it.
    """

    ruleset: str = _row("standard", Section.MATCH)
    level: str = _row("normal", Section.MATCH, Choices(("easy", "normal", "strong")))
    seats: int = _row(0, Section.MATCH, Range(0, 11))
    end_score: int = _row(100, Section.MATCH, Range(25, 500))
    language: str = _row("auto", Section.TELLING, Choices(("auto", "en", "ja")))
    verbosity: str = _row("normal", Section.TELLING, Choices(("normal", "short")))
    output: str = _row("text", Section.TELLING, Choices(("text", "speech", "both")))
    kana: str = _row("off", Section.TELLING, Choices(("off", "on")))
    telling: str = _row("card", Section.TELLING, Choices(("card", "breath")))
    pace: int | str = _row(450, Section.TELLING, Range(0, 5000, ("step",)))
    escape_delay: int = _row(100, Section.KEYBOARD, Range(20, 1000))
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    switches: Mapping[str, str] = field(default_factory=dict)


DEFAULTS = Settings()

SETTINGS: tuple[Setting, ...] = tuple(
    Setting(row.name, getattr(DEFAULTS, row.name), row.metadata["allowed"], row.metadata["section"])
    for row in fields(Settings)
    if row.metadata
)

_BY_NAME = {setting.name: setting for setting in SETTINGS}


class ValueKind(Enum):
    """What kind of value stands in the file; the value forms the id of its wording."""

    TEXT = "text"
    WHOLE_NUMBER = "whole-number"
    DECIMAL_NUMBER = "decimal-number"
    TRUTH = "truth"
    TIME = "time"
    LIST = "list"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class UnknownSetting:
    """The file has a name that is no setting."""

    name: str


@dataclass(frozen=True, slots=True)
class WrongValue:
    """A setting's value is none of those allowed.

    `given` is the value where it can be spoken: a number, or a short printable text.
    """

    name: str
    kind: ValueKind
    given: Value | None
    allowed: Allowed


@dataclass(frozen=True, slots=True)
class UnknownCommand:
    """The table of keys has a name that is no command."""

    name: str


@dataclass(frozen=True, slots=True)
class WrongKeys:
    """What stands for a command in the table of keys is no text and no list of texts.

    `command` is None where the table of keys is itself something else.
    """

    command: str | None
    kind: ValueKind


@dataclass(frozen=True, slots=True)
class NotToml:
    """The file is not TOML in UTF-8; `line` counts from 1, None where no line is to blame."""

    path: Path
    line: int | None


@dataclass(frozen=True, slots=True)
class NotRead:
    """The file is there and could not be read."""

    path: Path
    obstacle: Obstacle


Problem: TypeAlias = UnknownSetting | WrongValue | UnknownCommand | WrongKeys | NotToml | NotRead


@dataclass(frozen=True, slots=True)
class Reading:
    """The settings in force after reading the file, and what in it could not be used."""

    settings: Settings
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """The file was written; `aside` is where one that is not TOML was moved first, else None."""

    aside: Path | None = None


@dataclass(frozen=True, slots=True)
class NotWritten:
    """The file is as it was before."""

    obstacle: Obstacle


def allowed_for(setting: Setting, *, rulesets: Collection[str]) -> Allowed:
    """Return what `setting` may be; `rulesets` are the names of the registered rulesets."""
    return setting.allowed or Choices(tuple(rulesets))


def range_of(name: str) -> Range:
    """Return the range of the setting `name`; raise ValueError where it has none."""
    allowed = _BY_NAME[name].allowed
    if not isinstance(allowed, Range):
        raise ValueError(name)  # noqa: TRY004 - the name is wrong, not its type
    return allowed


def is_allowed(value: object, allowed: Allowed) -> bool:
    """Return whether `value` is one of those allowed."""
    if isinstance(allowed, Choices):
        return isinstance(value, str) and value in allowed.values
    if isinstance(value, int) and not isinstance(value, bool):
        return allowed.lowest <= value <= allowed.highest
    return isinstance(value, str) and value in allowed.words


def parse_value(name: str, text: str, *, rulesets: Collection[str]) -> Value | WrongValue:
    """Return the value that `text`, an option on the command line, gives the setting `name`."""
    longest = 9  # digits; beyond every range, and short of where int() refuses
    number = text.isdecimal() and len(text) <= longest
    allowed = allowed_for(_BY_NAME[name], rulesets=rulesets)
    return _check(name, int(text) if number else text, allowed)


def read_settings(
    path: Path,
    *,
    rulesets: Collection[str],
    commands: Collection[str],
    switches: Mapping[str, tuple[str, ...]] | None = None,
) -> Reading:
    """Return the settings that the file at `path` gives; a missing file gives the defaults.

    `rulesets` and `commands` are the names that the `ruleset` setting and the table of keys may
    use; `switches` the rules that a ruleset leaves open, and the ways of each. Which tokens are
    keys, and whether two commands share one, is the key table's to say.
    """
    found = _load(path)
    if isinstance(found, NotToml | NotRead):
        return Reading(DEFAULTS, (found,))
    problems: list[Problem] = []
    values: dict[str, Any] = {}
    picks: dict[str, str] = {}
    for name, value in found.table.items():
        if name == KEYS:
            values[KEYS] = dict(_keys(value, commands, problems))
        elif switches and name in switches:
            checked = _check(name, value, Choices(switches[name]))
            if isinstance(checked, WrongValue):
                problems.append(checked)
            else:
                picks[name] = str(checked)
        elif name not in _BY_NAME:
            problems.append(UnknownSetting(_speakable(name)))
        else:
            checked = _check(name, value, allowed_for(_BY_NAME[name], rulesets=rulesets))
            if isinstance(checked, WrongValue):
                problems.append(checked)
            else:
                values[name] = checked
    return Reading(Settings(**values, switches=picks), tuple(problems))


def change_settings(
    path: Path,
    changes: Mapping[str, Value],
    *,
    switches: Mapping[str, tuple[str, ...]] | None = None,
) -> Written | NotWritten:
    """Give the named settings new values in the file at `path`, and leave all else as it is.

    `switches` are as `read_settings` has them.

    A file that is not TOML is moved aside first and a new one begun. The new content replaces
    the old in one step, on the disk before this returns. Raises ValueError for a name or value
    that the table does not allow.
    """
    for name, value in changes.items():
        open_ways = Choices((switches or {}).get(name, ()))
        allowed = _BY_NAME[name].allowed if name in _BY_NAME else open_ways
        if not is_allowed(value, allowed or Choices((str(value),))):
            raise ValueError(f"{name} cannot be {value!r}")
    obstacle = make_directory(path.parent)
    if obstacle:
        return NotWritten(obstacle)
    # A settings file that is a link to one kept elsewhere stays that link.
    path = Path(os.path.realpath(path))
    found = _load(path)
    if isinstance(found, NotRead):
        return NotWritten(found.obstacle)
    if os.path.lexists(path) and not os.access(path, os.W_OK):
        return NotWritten(Obstacle.READ_ONLY)
    bad = isinstance(found, NotToml)
    text = _changed(_File("", {}) if isinstance(found, NotToml) else found, changes)
    if text is None:
        return NotWritten(Obstacle.IN_THE_WAY)
    aside = unused_name(path.with_name(f"{path.name}.bad")) if bad else None
    try:
        _replace(path, text.encode(), aside=aside)
    except OSError as error:
        return NotWritten(obstacle_of(error))
    return Written(aside)


@dataclass(frozen=True, slots=True)
class _File:
    text: str
    table: dict[str, Any]


def _load(path: Path) -> _File | NotToml | NotRead:
    """Return the file's content, nothing where there is no file, or why it cannot be used."""
    try:
        # Asked before opening: a pipe in the file's place would wait for its writer for ever.
        if not stat.S_ISREG(path.stat().st_mode):
            return NotRead(path, Obstacle.IN_THE_WAY)
        text = path.read_bytes().decode("utf-8-sig")
        return _File(text, tomllib.loads(text))
    except FileNotFoundError:
        return _File("", {})
    except OSError as error:
        return NotRead(path, obstacle_of(error))
    except (ValueError, RecursionError) as error:  # no UTF-8, no TOML, a number or nesting too long
        line = re.search(r"at line (\d+)", str(error))
        return NotToml(path, int(line[1]) if line else None)


def _check(name: str, value: object, allowed: Allowed) -> Value | WrongValue:
    if isinstance(value, int | str) and is_allowed(value, allowed):
        return value
    kind = _kind(value)
    given: Value | None = None
    if isinstance(value, str):
        given = _speakable(value) or None
    elif isinstance(value, int) and kind is ValueKind.WHOLE_NUMBER:
        given = value
    return WrongValue(name, kind, given, allowed)


def _keys(
    table: object, commands: Collection[str], problems: list[Problem]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    if not isinstance(table, dict):
        problems.append(WrongKeys(None, _kind(table)))
        return
    for command, given in table.items():
        tokens = [given] if isinstance(given, str) else given
        if command not in commands:
            problems.append(UnknownCommand(_speakable(command)))
        elif isinstance(tokens, list) and all(isinstance(each, str) and each for each in tokens):
            yield command, tuple(tokens)
        else:
            problems.append(WrongKeys(command, _kind(given)))


def _kind(value: object) -> ValueKind:
    kinds: tuple[tuple[type | tuple[type, ...], ValueKind], ...] = (
        (str, ValueKind.TEXT),
        (bool, ValueKind.TRUTH),  # before int, of which it is one
        (int, ValueKind.WHOLE_NUMBER),
        (float, ValueKind.DECIMAL_NUMBER),
        ((date, time), ValueKind.TIME),
        (list, ValueKind.LIST),
    )
    return next((kind for types, kind in kinds if isinstance(value, types)), ValueKind.TABLE)


def _speakable(text: str) -> str:
    """Return the printable characters of `text`, 40 at most: TOML can spell any control code."""
    return "".join(filter(str.isprintable, text))[:40]


def _changed(found: _File, changes: Mapping[str, Value]) -> str | None:
    """Return the file's text with `changes` made, None where it cannot be done faithfully."""
    import tomlkit  # noqa: PLC0415 - costs a start that writes nothing some 20 ms
    from tomlkit.exceptions import TOMLKitError  # noqa: PLC0415

    if any(isinstance(found.table.get(name), dict | list) for name in changes):
        return None  # a table in a setting's place may hold anything of the player's
    try:
        document = tomlkit.parse(found.text or _template())
        for name, value in changes.items():
            document[name] = value
        text = document.as_string()
        written = tomllib.loads(text)
    except (TOMLKitError, ValueError, RecursionError):
        return None
    if _canonical(written) != _canonical({**found.table, **changes}):
        return None
    # Added lines end as the file's own do; within TOML the two line ends mean the same.
    return re.sub("\r?\n", "\r\n", text) if "\r\n" in found.text else text


def _canonical(table: dict[str, Any]) -> str:
    """Return a text that tells tables apart as TOML does: 1 is not true, and nan is nan."""
    return json.dumps(table, sort_keys=True, default=repr)


def _template() -> str:
    """Return a new file: every setting as a comment, with its default and what is allowed."""
    lines = []
    for setting in SETTINGS:
        allowed = setting.allowed
        words = allowed.values if isinstance(allowed, Choices) else allowed.words if allowed else ()
        texts = [f'"{word}"' for word in words]
        if isinstance(allowed, Range):
            texts.insert(0, f"{allowed.lowest}..{allowed.highest}")
        hint = f"  # {', '.join(texts)}" if texts else ""
        lines.append(f"# {setting.name} = {json.dumps(setting.default)}{hint}\n")
    return "".join(lines)


def _replace(path: Path, content: bytes, *, aside: Path | None) -> None:
    """Put a file with `content` at `path` in one step; raises OSError, and all is as before.

    A file in the way is moved to `aside` once the new one is safe on the disk.
    """
    descriptor, name = mkstemp(prefix=path.name, suffix=".tmp", dir=path.parent)
    new = Path(name)
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor, not a path
            file.write(content)
            file.flush()
            os.fsync(descriptor)
        if path.exists():
            shutil.copymode(path, new)
        if aside:
            path.rename(aside)
        try:
            new.replace(path)
        except OSError:
            if aside:
                aside.rename(path)
            raise
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    if sys.platform != "win32":
        _sync_directory(path.parent)


def _sync_directory(directory: Path) -> None:
    """Make a new name in `directory` survive a power loss, where the file system can."""
    with suppress(OSError):
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
