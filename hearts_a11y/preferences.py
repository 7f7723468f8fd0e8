"""The settings in force, as the interface asks for them, kept in the settings file."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hearts_a11y.engine import rulesets
from hearts_a11y.obstacles import reason
from hearts_a11y.speech.message import Message, say
from hearts_a11y.storage.settings import (
    SETTINGS,
    Choices,
    NotWritten,
    Range,
    Settings,
    allowed_for,
    change_settings,
)
from hearts_a11y.ui.ports import SettingRow, switch_setting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from hearts_a11y.storage.settings import Setting
    from hearts_a11y.ui.ports import Value

STOPS: Final[Mapping[str, tuple[int, ...]]] = {
    "seats": (0, *range(2, 12)),
    "pace": (5000, 3000, 2000, 1350, 900, 600, 450, 300, 150, 0),
    "end_score": (25, 50, 75, 100, 150, 200, 300, 500),
    "escape_delay": (20, 50, 100, 200, 500, 1000),
}
"""By setting with a range, the values that its screen offers; the file may hold any between."""


SWITCHES: Final[Mapping[str, tuple[str, ...]]] = {
    switch_setting(name, each.name): each.ways
    for name in rulesets.names()
    for each in rulesets.switches(name)
}
"""By a switch's name in the settings file, its ways, its ruleset's own first."""


class FiledPreferences:
    """Settings in a file; a Preferences.

    `overrides` are this run's own, from the command line: they hold until the setting is changed
    and are not written. Without a `path` nothing is written.
    """

    def __init__(
        self, settings: Settings, path: Path | None, *, overrides: Mapping[str, Value]
    ) -> None:
        self._settings = replace(settings, **dict[str, Any](overrides))
        self._path = path
        self._rows = tuple(SettingRow(each.name, _values(each)) for each in SETTINGS)

    def rows(self) -> Sequence[SettingRow]:
        """Return every setting, in the order of its screen."""
        return self._rows

    def value(self, name: str) -> Value:
        """Return a setting's value, or the way picked of a switch."""
        if name in SWITCHES:
            return self._settings.switches.get(name, SWITCHES[name][0])
        value: Value = getattr(self._settings, name)
        return value

    def change(self, name: str, value: Value) -> Message | None:
        """Take a new value; return what to tell the player where it could not be kept."""
        changed: dict[str, Any] = {name: value}
        if name in SWITCHES:
            changed = {"switches": {**self._settings.switches, name: value}}
        self._settings = replace(self._settings, **changed)
        if self._path is None:
            return None
        outcome = change_settings(self._path, {name: value}, switches=SWITCHES)
        if isinstance(outcome, NotWritten):
            return say("setting-not-kept", why=reason(outcome.obstacle))
        if outcome.aside:
            return say("settings-moved", path=str(outcome.aside))
        return None


def _values(setting: Setting) -> tuple[Value, ...]:
    match allowed_for(setting, rulesets=rulesets.names()):
        case Choices(values=values):
            return values
        case Range(words=words):
            return (*words, *STOPS[setting.name])
