"""Where things lie, and every way in which they cannot."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import platformdirs
import pytest

from hearts_a11y.environment import DATA_DIR_VARIABLE
from hearts_a11y.storage.paths import (
    Obstacle,
    Places,
    find_places,
    make_directory,
    obstacle_of,
    unused_name,
)

BAD_NAME = "a\0b"


def test_the_option_takes_everything_under_one_directory(tmp_path: Path) -> None:
    places = find_places(str(tmp_path))
    assert isinstance(places, Places)
    assert places.database == tmp_path / "hearts.sqlite3"
    assert places.settings == tmp_path / "settings.toml"
    assert places.logs == tmp_path / "logs"


def test_the_option_goes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "environment"))
    assert find_places() == find_places(str(tmp_path / "environment"))
    assert find_places(str(tmp_path / "option")) != find_places()


def test_a_relative_directory_is_taken_from_where_the_game_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_places("mine") == find_places(str(tmp_path / "mine"))


def test_an_empty_option_is_no_place() -> None:
    assert find_places("") is Obstacle.NO_SUCH_PLACE


@pytest.mark.parametrize("value", [None, ""])
def test_without_either_the_platform_decides(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is None:
        monkeypatch.delenv(DATA_DIR_VARIABLE)
    else:
        monkeypatch.setenv(DATA_DIR_VARIABLE, value)
    places = find_places()
    assert isinstance(places, Places)
    assert places.data == Path(platformdirs.user_data_dir("hearts_a11y", appauthor=False))
    assert places.config == Path(platformdirs.user_config_dir("hearts_a11y", appauthor=False))
    assert places.logs == Path(platformdirs.user_log_dir("hearts_a11y", appauthor=False))


@pytest.mark.only_on("linux")
def test_no_home_directory_is_an_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: int) -> None:
        raise KeyError

    monkeypatch.setattr("pwd.getpwuid", unknown)
    for name in ("HOME", DATA_DIR_VARIABLE, "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert find_places() is Obstacle.NO_HOME


def test_a_home_left_unresolved_is_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_DIR_VARIABLE)
    monkeypatch.setattr(platformdirs, "user_log_path", lambda *_, **__: Path("~/.local/state"))
    assert find_places() is Obstacle.NO_HOME


@pytest.mark.only_on("linux", "darwin")
def test_a_relative_directory_where_the_current_one_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert find_places("mine") is Obstacle.NO_SUCH_PLACE


def test_a_directory_is_made_with_its_parents_and_left_empty(tmp_path: Path) -> None:
    directory = tmp_path / "a" / "b"
    assert make_directory(directory) is None
    assert make_directory(directory) is None
    assert list(directory.iterdir()) == []


def test_a_file_in_a_directorys_place(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert make_directory(tmp_path / "file") is Obstacle.IN_THE_WAY
    assert make_directory(tmp_path / "file" / "below") in {
        Obstacle.IN_THE_WAY,
        Obstacle.NO_SUCH_PLACE,  # what Windows calls it
    }


@pytest.mark.parametrize("name", [BAD_NAME, "x" * 5000])
def test_a_name_that_nothing_can_have(name: str, tmp_path: Path) -> None:
    assert make_directory(tmp_path / name) is Obstacle.NO_SUCH_PLACE


@pytest.mark.only_on("linux")
def test_a_directory_that_may_not_be_written(unprivileged: Path) -> None:
    unprivileged.chmod(0o500)
    assert make_directory(unprivileged) is Obstacle.DENIED
    assert make_directory(unprivileged / "below") is Obstacle.DENIED


@pytest.mark.parametrize(
    ("number", "obstacle"),
    [
        (errno.ENOSPC, Obstacle.NO_SPACE),
        (errno.EROFS, Obstacle.READ_ONLY),
        (errno.EACCES, Obstacle.DENIED),
        (errno.EISDIR, Obstacle.IN_THE_WAY),
        (errno.ENOENT, Obstacle.NO_SUCH_PLACE),
        (errno.EIO, Obstacle.FAILED),
    ],
)
def test_errors_of_the_system_have_a_meaning(number: int, obstacle: Obstacle) -> None:
    assert obstacle_of(OSError(number, os.strerror(number))) is obstacle


def test_an_error_without_a_number_is_a_failure() -> None:
    assert obstacle_of(OSError("no number")) is Obstacle.FAILED


def test_unused_names_count_up_from_two(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml.bad"
    assert unused_name(path) == path
    path.touch()
    (tmp_path / "settings.toml-2.bad").touch()
    assert unused_name(path) == tmp_path / "settings.toml-3.bad"
