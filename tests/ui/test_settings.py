"""The settings screens, made from the one table, and the keys that change settings (K7, K8)."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from hearts_a11y.preferences import STOPS, FiledPreferences
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.storage.paths import Obstacle
from hearts_a11y.storage.settings import SETTINGS, NotWritten, Range, Settings, read_settings
from hearts_a11y.ui.settings import value_name
from tests.ui.room import Room, strict_locale
from tests.ui.test_play import PLAIN

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [setting.name for setting in SETTINGS]


def filed(room: Room, path: Path, **overrides: int | str) -> FiledPreferences:
    """Give the room settings that are kept in a file."""
    preferences = FiledPreferences(Settings(), path, overrides={"language": "en"} | overrides)
    room.preferences = room.desk.preferences = room.desk.wording._preferences = preferences
    return preferences


def test_every_setting_has_a_line_with_its_value() -> None:
    room = Room()
    locale = strict_locale("en")
    room.open_menu()
    lines = room.press("o", *"f" * (len(NAMES) - 1))
    for place, (line, name) in enumerate(zip(lines, NAMES, strict=True), start=1):
        value = value_name(name, room.preferences.value(name))
        wanted = [locale.word(each, Verbosity.NORMAL) for each in (say(f"setting-{name}"), value)]
        assert line.endswith(f"{', '.join(wanted)}, {place} of {len(NAMES)}")


@pytest.mark.parametrize("place", range(len(NAMES)), ids=NAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_value_can_be_taken_and_the_list_begins_at_the_one_it_has(
    place: int, language: str
) -> None:
    room = Room(language=language)
    room.open_menu()
    row = room.preferences.rows()[place]
    for number, value in enumerate(row.values):
        room.press("o", "a", *"f" * place, "enter")
        room.press("a", *"f" * number)
        room.press("enter")
        assert room.preferences.value(row.name) == value
        room.press("e", "enter", "escape", "escape")
        assert room.preferences.value(row.name) == value


def test_values_are_said_with_what_the_setting_does() -> None:
    room = Room()
    room.open_menu()
    room.press("o", "a", *"f" * NAMES.index("telling"))
    assert room.press("enter")[0].endswith("Card by card, 1 of 2")
    assert room.press("f") == ["All in one, 2 of 2"]
    assert room.press("enter") == ["Telling, all in one, 9 of 11"]


def test_a_value_between_the_offered_ones_is_offered_as_well() -> None:
    room = Room(pace=123)
    room.open_menu()
    room.press("o", "a", *"f" * NAMES.index("pace"))
    assert room.press("enter")[0].endswith("123 milliseconds, 12 of 12")
    room.press("escape")
    assert room.preferences.value("pace") == 123


def test_every_offered_value_is_in_the_settings_range() -> None:
    for setting in SETTINGS:
        if isinstance(setting.allowed, Range):
            lowest, highest = setting.allowed.lowest, setting.allowed.highest
            stops = STOPS[setting.name]
            assert {lowest, highest} <= set(stops) <= set(range(lowest, highest + 1))
            assert setting.default in stops


def test_o_in_the_settings_says_where_one_is() -> None:
    room = Room()
    room.open_menu()
    room.press("o", "f")
    assert room.press("o") == ["Difficulty, Normal, 2 of 11"]
    assert room.press("escape") == ["New match, 1 of 7"]


@pytest.mark.parametrize("name", ["ruleset", "level", "end_score"])
def test_t5_what_an_open_match_does_not_follow_is_said_to_be_for_the_next(name: str) -> None:
    room = Room()
    room.begin("tea")
    room.press("o", "a", *"f" * NAMES.index(name), "enter", "g")
    assert room.press("enter")[0].endswith(", from the next match")


def test_a_change_is_kept_in_the_file_and_the_command_lines_choice_is_not(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    room = Room()
    filed(room, path, pace=0)
    room.open_menu()
    room.press("m")
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"verbosity": "short"}
    room.press("-")
    kept = read_settings(path, rulesets=("standard", "classic"), commands=()).settings
    assert (kept.verbosity, kept.pace) == ("short", 150)


@pytest.mark.parametrize("key", ["m", "y", "-"])
def test_a_change_that_cannot_be_kept_is_taken_and_told_in_one_line(
    tmp_path: Path, key: str
) -> None:
    room = Room()
    (tmp_path / "settings.toml").mkdir()
    filed(room, tmp_path / "settings.toml")
    room.open_menu()
    told, answer = room.press(key)
    assert "Taken for now, but not kept" in told or told.startswith("今回だけ有効です")
    assert answer


def test_a_settings_file_that_is_not_toml_is_moved_and_named(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("not toml at all", encoding="utf-8")
    room = Room()
    filed(room, path)
    room.open_menu()
    told, answer = room.press("m")
    assert f"It was moved to {path}.bad" in told
    assert answer == "Speech, short"
    assert (tmp_path / "settings.toml.bad").read_text(encoding="utf-8") == "not toml at all"


def test_without_a_place_for_the_file_settings_hold_for_this_run() -> None:
    preferences = FiledPreferences(Settings(), None, overrides={})
    assert preferences.change("pace", 0) is None
    assert preferences.value("pace") == 0


@pytest.mark.parametrize("obstacle", list(Obstacle))
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_obstacle_has_its_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, obstacle: Obstacle, language: str
) -> None:
    def refuse(*_: Any, **__: Any) -> NotWritten:  # noqa: ANN401 - whatever it is called with
        return NotWritten(obstacle)

    monkeypatch.setattr("hearts_a11y.preferences.change_settings", refuse)
    room = Room()
    filed(room, tmp_path / "settings.toml", language=language)
    room.open_menu()
    assert len(room.press("m")) == 2


def test_a_change_from_steps_lets_the_others_go_on_at_once() -> None:
    room = Room(pace="step")
    room.sit(PLAIN)
    assert room.wait() == []
    room.press("+")
    assert room.wait() == ["CPU 3 leads, two of clubs", "Your turn, clubs led"]


def test_a_change_to_steps_holds_the_others() -> None:
    room = Room(pace=5000)
    room.sit(PLAIN)
    room.press("-")
    assert room.wait() == []
    assert room.press("space") == []
    assert room.wait() == ["CPU 3 leads, two of clubs", "Your turn, clubs led"]
