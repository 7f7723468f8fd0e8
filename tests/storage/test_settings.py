"""The table of settings, and the file that belongs to the player."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.engine.ruleset import Level
from hearts_a11y.speech.message import Verbosity
from hearts_a11y.storage.paths import Obstacle
from hearts_a11y.storage.settings import (
    DEFAULTS,
    SETTINGS,
    Allowed,
    Choices,
    NotRead,
    NotToml,
    NotWritten,
    Problem,
    Range,
    Reading,
    Setting,
    Settings,
    UnknownCommand,
    UnknownSetting,
    ValueKind,
    Written,
    WrongKeys,
    WrongValue,
    allowed_for,
    change_settings,
    is_allowed,
    parse_value,
    read_settings,
)

if TYPE_CHECKING:
    from collections.abc import Callable

RULESETS = ("standard", "classic")
COMMANDS = ("hand", "trick", "previous-card")
PACE = Range(0, 5000, ("step",))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the settings file lies; there is none yet."""
    return tmp_path / "settings.toml"


def read(path: Path) -> Reading:
    return read_settings(path, rulesets=RULESETS, commands=COMMANDS)


def reading_of(path: Path, text: str) -> Reading:
    path.write_bytes(text.encode())
    return read(path)


def allowed(setting: Setting) -> Allowed:
    return allowed_for(setting, rulesets=RULESETS)


# -- the table


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_default_is_allowed(setting: Setting) -> None:
    assert is_allowed(setting.default, allowed(setting))


def test_the_table_has_the_settings_in_force_and_the_keys_have_their_own() -> None:
    assert {setting.name for setting in SETTINGS} == set(Settings.__dataclass_fields__) - {
        "keys",
        "switches",
    }
    assert all(getattr(Settings(), setting.name) == setting.default for setting in SETTINGS)


def test_the_tables_words_are_those_of_the_parts_they_are_for() -> None:
    table = {setting.name: setting.allowed for setting in SETTINGS}
    assert table["level"] == Choices(tuple(Level))
    assert table["verbosity"] == Choices(tuple(each.value for each in Verbosity))


@pytest.mark.parametrize("value", [0, 450, 5000, "step"])
def test_a_range_holds_whole_numbers_and_its_words(value: int | str) -> None:
    assert is_allowed(value, PACE)


@pytest.mark.parametrize("value", [-1, 5001, "Step", "450", True, 450.0, None, []])
def test_a_range_holds_nothing_else(value: object) -> None:
    assert not is_allowed(value, PACE)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("pace", "0", 0),
        ("pace", "0450", 450),
        ("pace", "４５０", 450),
        ("pace", "step", "step"),
        ("level", "easy", "easy"),
        ("ruleset", "classic", "classic"),
    ],
)
def test_an_option_gives_a_value(name: str, text: str, value: int | str) -> None:
    assert parse_value(name, text, rulesets=RULESETS) == value


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("pace", "5001", WrongValue("pace", ValueKind.WHOLE_NUMBER, 5001, PACE)),
        ("pace", "-1", WrongValue("pace", ValueKind.TEXT, "-1", PACE)),
        ("pace", "9" * 5000, WrongValue("pace", ValueKind.TEXT, "9" * 40, PACE)),
        ("pace", "\x1b[2J\n", WrongValue("pace", ValueKind.TEXT, "[2J", PACE)),
        ("pace", "", WrongValue("pace", ValueKind.TEXT, None, PACE)),
        ("ruleset", "bridge", WrongValue("ruleset", ValueKind.TEXT, "bridge", Choices(RULESETS))),
    ],
)
def test_an_option_gives_a_problem(name: str, text: str, problem: WrongValue) -> None:
    assert parse_value(name, text, rulesets=RULESETS) == problem


# -- reading


def test_no_file_gives_the_defaults(path: Path) -> None:
    assert read(path) == Reading(DEFAULTS, ())
    assert not path.exists()


def test_values_are_read(path: Path) -> None:
    reading = reading_of(
        path,
        'pace = "step"\nlanguage = "ja"\n'
        '[keys]\nhand = ["h", "f5"]\ntrick = "c"\nprevious-card = []\n',
    )
    assert reading.problems == ()
    assert reading.settings == Settings(
        pace="step",
        language="ja",
        keys={"hand": ("h", "f5"), "trick": ("c",), "previous-card": ()},
    )


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("paec = 1", UnknownSetting("paec")),
        ('"\\u001b]0;x\\u0007" = 1', UnknownSetting("]0;x")),
        ("[game]\nlevel = 'easy'", UnknownSetting("game")),
        ("pace = 9000", WrongValue("pace", ValueKind.WHOLE_NUMBER, 9000, PACE)),
        ("pace = 'slow'", WrongValue("pace", ValueKind.TEXT, "slow", PACE)),
        ("pace = 450.0", WrongValue("pace", ValueKind.DECIMAL_NUMBER, None, PACE)),
        ("pace = true", WrongValue("pace", ValueKind.TRUTH, None, PACE)),
        ("pace = [450]", WrongValue("pace", ValueKind.LIST, None, PACE)),
        ("[pace]\nms = 450", WrongValue("pace", ValueKind.TABLE, None, PACE)),
        ("pace = 2024-01-01", WrongValue("pace", ValueKind.TIME, None, PACE)),
        ("pace = 07:00:00", WrongValue("pace", ValueKind.TIME, None, PACE)),
        ("ruleset = 'x'", WrongValue("ruleset", ValueKind.TEXT, "x", Choices(RULESETS))),
        ("keys = 5", WrongKeys(None, ValueKind.WHOLE_NUMBER)),
        ("[keys]\nhnad = 'h'", UnknownCommand("hnad")),
        ("[keys]\nhand = 5", WrongKeys("hand", ValueKind.WHOLE_NUMBER)),
        ("[keys]\nhand = ['h', 5]", WrongKeys("hand", ValueKind.LIST)),
        ("[keys]\nhand = ''", WrongKeys("hand", ValueKind.TEXT)),
    ],
)
def test_what_cannot_be_used_is_named_and_its_default_stands_in(
    path: Path, line: str, problem: Problem
) -> None:
    reading = reading_of(path, f"level = 'easy'\n{line}\n")
    assert reading.problems == (problem,)
    assert reading.settings == Settings(level="easy")


def test_every_problem_is_returned(path: Path) -> None:
    reading = reading_of(path, "pace = -1\nx = 1\nend_score = 1\nlevel = 'strong'")
    assert len(reading.problems) == 3
    assert reading.settings == Settings(level="strong")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"pace = 1\nlevel = \n", 2),
        (b"pace = 1\npace = 2\n", 2),
        (b'level = "\xff"\n', None),
        ("pace = 1".encode("utf-16"), None),
        (b"a = " + b"[" * 100_000, None),
        (b"a = " + b"9" * 5000, None),
        (b"\x00\x01\x02", 1),
    ],
)
def test_a_file_that_is_not_toml_is_one_problem(
    path: Path, content: bytes, line: int | None
) -> None:
    path.write_bytes(content)
    assert read(path) == Reading(DEFAULTS, (NotToml(path, line),))
    assert path.read_bytes() == content


def test_a_byte_order_mark_does_no_harm(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbflanguage = 'ja'\n")
    assert read(path) == Reading(Settings(language="ja"), ())
    assert change_settings(path, {"language": "en"}) == Written()
    assert path.read_bytes() == b'language = "en"\n'


def test_a_directory_in_the_files_place(path: Path) -> None:
    path.mkdir()
    assert read(path) == Reading(DEFAULTS, (NotRead(path, Obstacle.IN_THE_WAY),))
    assert change_settings(path, {"pace": 1}) == NotWritten(Obstacle.IN_THE_WAY)
    assert path.is_dir()


@pytest.mark.only_on("linux", "darwin")
def test_a_pipe_in_the_files_place_is_not_waited_for(path: Path) -> None:
    if sys.platform != "win32":
        os.mkfifo(path)
    assert read(path) == Reading(DEFAULTS, (NotRead(path, Obstacle.IN_THE_WAY),))
    assert change_settings(path, {"pace": 1}) == NotWritten(Obstacle.IN_THE_WAY)


@pytest.mark.only_on("linux")
def test_permissions_are_kept_to(unprivileged: Path) -> None:
    path = unprivileged / "settings.toml"
    path.write_text("pace = 1\n")
    path.chmod(0)
    assert read(path) == Reading(DEFAULTS, (NotRead(path, Obstacle.DENIED),))
    assert change_settings(path, {"pace": 2}) == NotWritten(Obstacle.DENIED)
    path.chmod(0o400)
    assert change_settings(path, {"pace": 2}) == NotWritten(Obstacle.READ_ONLY)
    assert path.read_text() == "pace = 1\n"
    unprivileged.chmod(0o500)
    assert change_settings(path, {"pace": 2}) == NotWritten(Obstacle.DENIED)


# -- writing


def test_a_new_file_lists_every_setting_as_a_comment(path: Path) -> None:
    below = path.parent / "not" / "there" / "yet" / path.name
    assert change_settings(below, {"language": "ja"}) == Written()
    lines = below.read_text().splitlines()
    assert lines[-1] == 'language = "ja"'
    assert '# pace = 450  # 0..5000, "step"' in lines
    assert '# ruleset = "standard"' in lines
    assert len(lines) == len(SETTINGS) + 1
    assert read(below) == Reading(Settings(language="ja"), ())


def test_the_comments_of_a_new_file_are_its_defaults(path: Path) -> None:
    change_settings(path, {})
    uncommented = "".join(
        line.removeprefix("# ") for line in path.read_text().splitlines(keepends=True)
    )
    assert tomllib.loads(uncommented) == {each.name: each.default for each in SETTINGS}


def test_a_change_leaves_all_else_as_it_was(path: Path) -> None:
    before = (
        "# mine\n"
        "pace   = 99999 # wrong, and still mine\n"
        "mystery = nan\n"
        "language = 'ja'   # Japanese\n"
        "\n"
        "[keys] # my keys\n"
        'hand = "g"\n'
        "[other]\n"
        "x = [ 1,2 ]\n"
    )
    path.write_text(before)
    assert change_settings(path, {"language": "en"}) == Written()
    assert path.read_text() == before.replace("'ja'", '"en"')


def test_an_added_setting_goes_before_the_first_table(path: Path) -> None:
    path.write_text("[keys]\nhand = 'g'\n# the end\n")
    assert change_settings(path, {"pace": 0}) == Written()
    assert read(path) == Reading(Settings(pace=0, keys={"hand": ("g",)}), ())
    assert path.read_text().endswith("[keys]\nhand = 'g'\n# the end\n")


def test_lines_end_as_the_files_own_do(path: Path) -> None:
    path.write_bytes(b"# mine\r\npace = 1\r\n")
    change_settings(path, {"language": "ja"})
    assert path.read_bytes() == b'# mine\r\npace = 1\r\nlanguage = "ja"\r\n'


def test_a_table_in_a_settings_place_is_not_lost(path: Path) -> None:
    path.write_text("[pace]\nprecious = 1\n")
    assert change_settings(path, {"pace": 1}) == NotWritten(Obstacle.IN_THE_WAY)
    assert path.read_text() == "[pace]\nprecious = 1\n"


@pytest.mark.parametrize("change", [{"pace": -1}, {"level": "hard"}, {"keys": "x"}, {"no": 1}])
def test_a_wrong_change_is_the_callers_mistake(path: Path, change: dict[str, int | str]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        change_settings(path, change)
    assert not path.exists()


def test_a_file_that_is_not_toml_is_moved_aside_and_named(path: Path) -> None:
    for number, name in enumerate(["settings.toml.bad", "settings.toml-2.bad"]):
        content = f"broken {number}".encode()
        path.write_bytes(content)
        assert change_settings(path, {"pace": 1}) == Written(path.with_name(name))
        assert path.with_name(name).read_bytes() == content
        assert read(path) == Reading(Settings(pace=1), ())


def test_a_link_to_a_file_kept_elsewhere_stays_a_link(path: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept" / "mine.toml"
    kept.parent.mkdir()
    kept.write_text("pace = 1\n")
    try:
        path.symlink_to(kept)
    except OSError as error:  # Windows asks for a privilege
        pytest.skip(f"no symbolic links here: {error}")
    assert change_settings(path, {"pace": 2}) == Written()
    assert path.is_symlink()
    assert kept.read_text() == "pace = 2\n"


@pytest.mark.only_on("linux", "darwin")
def test_the_files_mode_is_kept(path: Path) -> None:
    path.touch(mode=0o640)
    path.chmod(0o640)
    change_settings(path, {"pace": 2})
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def raise_no_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, "full")


@pytest.mark.parametrize("content", ["pace = 1\n", "not TOML"])
@pytest.mark.parametrize(
    ("owner", "call"), [(os, "fsync"), (Path, "replace")], ids=["writing", "replacing"]
)
def test_a_full_disk_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, call: str, content: str
) -> None:
    path.write_text(content)
    monkeypatch.setattr(owner, call, raise_no_space)
    assert change_settings(path, {"pace": 2}) == NotWritten(Obstacle.NO_SPACE)
    monkeypatch.undo()
    assert path.read_text() == content
    assert list(path.parent.iterdir()) == [path]


def test_the_new_file_is_on_the_disk_before_the_old_one_goes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    def noted(name: str, call: Callable[..., object]) -> Callable[..., object]:
        def noting(*args: object) -> object:
            calls.append(name)
            return call(*args)

        return noting

    monkeypatch.setattr(os, "fsync", noted("fsync", os.fsync))
    monkeypatch.setattr(Path, "replace", noted("replace", Path.replace))
    change_settings(path, {"pace": 2})
    assert calls[:2] == ["fsync", "replace"]


# -- any file, any change

COMMENTS = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), max_size=12)
NAMES = st.sampled_from([setting.name for setting in SETTINGS])
VALUES = {
    setting.name: st.sampled_from(setting.allowed.values)
    if isinstance(setting.allowed, Choices)
    else st.integers(setting.allowed.lowest, setting.allowed.highest)
    if isinstance(setting.allowed, Range)
    else st.sampled_from(RULESETS)
    for setting in SETTINGS
}
WRITTEN = {name: values.map(repr) | st.just("'wrong'") for name, values in VALUES.items()}
CHANGES = st.fixed_dictionaries({}, optional=VALUES)


@st.composite
def documents(draw: st.DrawFn) -> list[str]:
    """Draw the lines of a player's file: settings, unknown names, comments, tables."""
    lines = [
        f"{name}{draw(st.sampled_from([' = ', '=', '  =  ']))}{draw(WRITTEN[name])}"
        for name in draw(st.lists(NAMES, unique=True))
    ]
    lines += draw(st.sampled_from([[], ["mystery = [1,\n  2 ]  # two"], ["a.b = 'x'"]]))
    lines = list(draw(st.permutations(lines)))
    lines += draw(st.sampled_from([[], ["[keys]", "hand = 'g'"], ["[[x]]", "y = 1"]]))
    lines = [line + draw(st.just("") | COMMENTS.map(" #{}".format)) for line in lines]
    for _ in range(draw(st.integers(0, 3))):
        lines.insert(
            draw(st.integers(0, len(lines))), draw(st.just("") | COMMENTS.map("# {}".format))
        )
    return lines or ["# nothing"]


@given(lines=documents(), changes=CHANGES, newline=st.sampled_from(["\n", "\r\n"]))
def test_comments_order_and_unknown_names_survive_any_change(
    tmp_path_factory: pytest.TempPathFactory,
    lines: list[str],
    changes: dict[str, int | str],
    newline: str,
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    text = "".join(line.replace("\n", newline) + newline for line in lines)
    path.write_bytes(text.encode())
    before = read(path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)  # durability is shown elsewhere, at its price
        assert change_settings(path, changes) == Written()

    after = read(path)
    assert {name: getattr(after.settings, name) for name in changes} == changes
    assert all(
        getattr(after.settings, each.name) == getattr(before.settings, each.name)
        for each in SETTINGS
        if each.name not in changes
    )
    assert after.settings.keys == before.settings.keys
    # A line changed is one whose value changed, and its comment is still there; the rest, in the
    # old order, is what it was.
    left = path.read_bytes().decode().split(newline)
    for line in "\n".join(lines).split("\n"):
        name = line.split("=")[0].strip()
        if name in changes:
            found = next(i for i, each in enumerate(left) if each.split("=")[0].strip() == name)
            assert left[found].partition("#")[1:] == line.partition("#")[1:]
        else:
            found = left.index(line)
        del left[found]
    assert all(each == "" or each.split(" = ")[0] in changes for each in left)
