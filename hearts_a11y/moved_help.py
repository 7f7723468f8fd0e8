"""The first line for a player who may have given help another key (interface I6, K7)."""

from __future__ import annotations

from hearts_a11y.engine import rulesets
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.storage.paths import Places, find_places
from hearts_a11y.storage.settings import read_settings
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.keymap import Keymap, remapped


def first_line(language: str, output: str, data_dir: str | None) -> str:
    """Return the first line in `language`, with the help key that the settings give.

    `output` is "text", "speech" or "both"; `data_dir` is the option --data-dir.
    """
    keymap = _keymap(data_dir)
    is_moved = keymap.keys(Command.HELP) != Keymap().keys(Command.HELP)
    line = say("start-moved", output=output) if is_moved else say(f"start-{output}")
    return Locale(language, key_for=keymap.name).word(line, Verbosity.NORMAL)


def _keymap(data_dir: str | None) -> Keymap:
    places = find_places(data_dir)
    if not isinstance(places, Places):
        return Keymap()
    commands = tuple(each.value for each in Command)
    reading = read_settings(places.settings, rulesets=rulesets.names(), commands=commands)
    remap = remapped(reading.settings.keys)
    return remap if isinstance(remap, Keymap) else Keymap()
