"""The surroundings read by hand give what platformdirs, tomllib and the rules L2, L3, K10 say."""

from __future__ import annotations

import contextlib
import os
import sys
import tomllib
from types import SimpleNamespace
from typing import TYPE_CHECKING

import platformdirs.macos
import platformdirs.unix
import platformdirs.windows
import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y import environment, os_language
from hearts_a11y.storage import paths
from hearts_a11y.storage.settings import read_settings

if TYPE_CHECKING:
    from pathlib import Path

# What a file may hold at its top level, plain and artful.
LINES = (
    "# language = 'ja'",
    "",
    "language = 'ja'",
    'language = "en"',
    "\tlanguage\t=\t'ja'\t# mine",
    '"language" = "ja"',
    "'language' = 'ja'",
    'language = "j\\u0061"',
    '"l\\u0061nguage" = "ja"',
    'language = "ja\\""',
    'language = """ja"""',
    "language = '''ja'''",
    'language = """\\\nja"""',
    "language = 5",
    "language = true",
    "language = ['ja']",
    "language = {ja = 'ja'}",
    "language.ja = 'ja'",
    "language = ''",
    'note = """\nlanguage = "ja"\n"""',
    "note = '''\nlanguage = 'en'\n'''",
    "note = '''[x] language = 'en'\n'''",
    'list = [\n["ja"],\n"language = 1",\n]',
    "note = \"language = 'ja'\"",
    "x = { y = ['''\nlanguage = 'ja'\n'''] }",
    '"language = " = "ja"',
    "pace = 450",
    "day = 2001-02-03",
    "[keys]",
    "[language]",
    "[[language]]",
    "garbage",
    "\x1f",
)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Give an environment that names no language, and an empty data directory."""
    for variable in environment.LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HEARTS_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(os_language, "os_languages", list)
    return monkeypatch


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "JA-JP"}, "ja"),
        ({"LANG": "ja.eucJP"}, "ja"),
        ({"LANG": "jam_JM.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LANGUAGE": "ja"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_CTYPE": "en_US.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "fr:ja:en"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "fr:en:ja"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    bare: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        bare.setenv(name, value)
    assert environment.chosen_language(None, None) == language


def test_the_system_is_asked_only_where_the_environment_is_silent(
    bare: pytest.MonkeyPatch,
) -> None:
    bare.setattr(os_language, "os_languages", lambda: ["fr-FR", "ja-JP"])
    assert environment.chosen_language(None, None) == "ja"
    bare.setenv("LANG", "en_US.UTF-8")
    assert environment.chosen_language(None, None) == "en"


def test_what_is_asked_goes_before_the_setting_and_that_before_the_environment(
    bare: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bare.setenv("LANG", "en_US.UTF-8")
    settings = tmp_path / "settings.toml"
    settings.write_text("language = 'ja'", encoding="utf-8")
    assert environment.chosen_language("en", None) == "en"
    assert environment.chosen_language(None, None) == "ja"
    settings.write_text("language = 'auto'", encoding="utf-8")
    assert environment.chosen_language(None, None) == "en"


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"language = 'de'", b"language = 3"])
def test_a_settings_file_that_names_no_language_chooses_none(
    bare: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None
) -> None:
    bare.setenv("LANG", "ja_JP.UTF-8")
    if content is None:
        (tmp_path / "settings.toml").mkdir()
    else:
        (tmp_path / "settings.toml").write_bytes(content)
    assert environment.chosen_language(None, None) == "ja"


@pytest.mark.parametrize(
    ("asked", "variable", "saved", "output"),
    [
        (None, None, None, "text"),
        (None, None, "both", "both"),
        (None, "speech", "both", "speech"),
        ("text", "speech", "both", "text"),
        (None, "", "both", "both"),
        (None, "loud", "speech", "speech"),
        (None, "loud", "louder", "text"),
    ],
)
def test_the_output_is_as_asked_or_set_or_saved_or_text(
    bare: pytest.MonkeyPatch,
    tmp_path: Path,
    asked: str | None,
    variable: str | None,
    saved: str | None,
    output: str,
) -> None:
    if variable is not None:
        bare.setenv("HEARTS_OUTPUT", variable)
    if saved is not None:
        (tmp_path / "settings.toml").write_text(f"output = '{saved}'", encoding="utf-8")
    assert environment.chosen_output(asked, None) == output


@pytest.mark.parametrize(
    ("encoding", "language"),
    [
        ("utf-8", "ja"),
        ("cp932", "ja"),
        ("euc_jp", "ja"),
        ("cp1252", "en"),
        ("ascii", "en"),
        ("latin-1", "en"),
        ("no-such-encoding", "en"),
        (None, "en"),
    ],
)
def test_japanese_is_shown_where_the_encoding_has_it(encoding: str | None, language: str) -> None:
    assert environment.shown_language("ja", encoding) == language
    assert environment.shown_language("en", encoding) == "en"


def stream(*, tty: bool) -> SimpleNamespace:
    """Return a standard stream that is a terminal or not."""
    return SimpleNamespace(isatty=lambda: tty)


@pytest.mark.parametrize(
    ("asked", "tty", "variables", "lines"),
    [
        ("auto", True, {"TERM": "xterm"}, False),
        ("auto", True, {"TERM": ""}, False),
        ("auto", True, {"TERM": "dumb"}, True),
        ("auto", True, {"TERM": "unknown"}, True),
        ("auto", True, {"TERM": "xterm", "INSIDE_EMACS": "29.1,comint"}, True),
        ("auto", True, {"TERM": "xterm", "INSIDE_EMACS": "29.1,comint,tramp:2.6"}, True),
        ("auto", True, {"TERM": "eterm", "INSIDE_EMACS": "29.1,term:0.96"}, False),
        ("auto", True, {"TERM": "xterm", "INSIDE_EMACS": "vterm"}, False),
        ("auto", False, {"TERM": "xterm"}, True),
        ("line", True, {"TERM": "xterm"}, True),
        ("keys", True, {"TERM": "dumb", "INSIDE_EMACS": "29.1,comint"}, False),
        ("keys", False, {}, False),
    ],
)
def test_lines_are_taken_where_keys_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    tty: bool,  # noqa: FBT001 - a column of the table
    variables: dict[str, str],
    lines: bool,  # noqa: FBT001 - a column of the table
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", stream(tty=tty))
    assert environment.takes_lines(asked) is lines


def test_windows_is_not_asked_for_its_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdin", stream(tty=True))
    monkeypatch.setenv("TERM", "dumb")
    assert environment.takes_lines("auto") is False


def test_a_closed_standard_input_gives_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert environment.takes_lines("auto") is True


@pytest.mark.parametrize(
    ("platform", "asked", "tty", "leads"),
    [
        ("linux", "keys", True, True),
        ("darwin", "keys", True, True),
        ("linux", "line", True, False),
        ("linux", "keys", False, False),
        ("win32", "keys", True, False),
    ],
)
def test_the_line_feed_leads_on_a_terminal_in_key_mode(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    asked: str,
    tty: bool,  # noqa: FBT001 - a column of the table
    leads: bool,  # noqa: FBT001 - a column of the table
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "stdout", stream(tty=tty))
    assert environment.line_feed_leads(asked) is leads


@pytest.mark.parametrize(
    ("platform", "directories"),
    [
        ("linux", platformdirs.unix.Unix),
        ("darwin", platformdirs.macos.MacOS),
        ("win32", platformdirs.windows.Windows),
    ],
)
@pytest.mark.parametrize(
    "xdg", [None, "", "relative/config", "/elsewhere/config", "/with a space/"]
)
def test_the_settings_lie_where_platformdirs_says(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    directories: type[platformdirs.PlatformDirs],
    xdg: str | None,
) -> None:
    monkeypatch.delenv("HEARTS_DATA_DIR")
    monkeypatch.setenv("HOME", "/home/somebody")
    monkeypatch.setenv("LOCALAPPDATA", "/Users/somebody/AppData/Local")
    if xdg is None:
        monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_CONFIG_HOME", xdg)
    from_variables = platformdirs.windows.get_win_folder_from_env_vars
    monkeypatch.setattr(platformdirs.windows, "get_win_folder", from_variables)
    expected = directories(environment.APP_NAME, appauthor=False).user_config_path
    monkeypatch.setattr(sys, "platform", platform)
    assert environment.settings_path(None) == str(expected / "settings.toml")


@pytest.mark.parametrize("home", ["/home/somebody", None])
def test_the_settings_lie_where_the_game_keeps_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: str | None
) -> None:
    def expected(data_dir: str | None) -> str:
        places = paths.find_places(data_dir)
        assert isinstance(places, paths.Places)
        return str(places.settings)

    assert environment.settings_path(None) == expected(None)
    assert environment.settings_path(str(tmp_path)) == expected(str(tmp_path))
    monkeypatch.setenv("HEARTS_DATA_DIR", "")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    if home is None:
        monkeypatch.delenv("HOME", raising=False)
    else:
        monkeypatch.setenv("HOME", home)
    assert environment.settings_path(None) == expected(None)


def test_without_a_home_there_are_no_settings(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("HEARTS_DATA_DIR", "")
    bare.delenv("XDG_CONFIG_HOME", raising=False)
    bare.setattr(os.path, "expanduser", lambda path: path)
    assert environment.settings_path(None) is None
    assert environment.chosen_language(None, None) == "en"


def test_windows_without_local_data_has_no_settings(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("HEARTS_DATA_DIR", "")
    bare.delenv("LOCALAPPDATA", raising=False)
    bare.setattr(sys, "platform", "win32")
    assert environment.settings_path(None) is None


@given(st.lists(st.sampled_from(LINES), max_size=6).map("\n".join), st.sampled_from(["\n", "\r\n"]))
def test_the_scan_finds_what_tomllib_finds(text: str, line_end: str) -> None:
    text = text.replace("\n", line_end)
    with contextlib.suppress(tomllib.TOMLDecodeError):
        found = tomllib.loads(text).get("language")
        expected = found if isinstance(found, str) else None
        assert environment.top_level_word(text, "language") == expected


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize(
    "text", ["language = 'ja'\n", "\r\nlanguage = 'ja'\r\n", "[keys]\nlanguage = 'ja'\n"]
)
def test_the_file_is_read_as_the_settings_are(tmp_path: Path, mark: str, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(f"{mark}{text}".encode())
    reading = read_settings(path, rulesets=(), commands=())
    saved = environment.saved_word("language", str(tmp_path))
    assert (saved or "auto") == reading.settings.language


@given(
    st.dictionaries(
        st.sampled_from(["language", "output", "note", "keys"]),
        st.text() | st.integers() | st.booleans() | st.lists(st.text(), max_size=3),
    )
)
def test_the_scan_reads_what_tomlkit_writes(settings: dict[str, object]) -> None:
    found = settings.get("language")
    expected = found if isinstance(found, str) else None
    assert environment.top_level_word(tomlkit.dumps(settings), "language") == expected
