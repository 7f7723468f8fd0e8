"""Where data, settings and logs lie, and what can stand in the way of them."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from enum import Enum
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile

import platformdirs

from hearts_a11y.environment import APP_NAME, DATA_DIR_VARIABLE, SETTINGS_NAME


class Obstacle(Enum):
    """Why something could not be found, read or written; the value forms the id of its wording.

    NO_HOME: this user has no home directory. NO_SPACE: the disk is full. READ_ONLY: the file or
    its disk may not be written. DENIED: permission is missing. IN_THE_WAY: something else lies
    there, a directory in a file's place for instance. NO_SUCH_PLACE: the name cannot be used, or
    a part of it leads nowhere. HELD: another copy of the game has the file. NEWER: a newer
    version of the game wrote it. DAMAGED: its content is not what it must be. FAILED: the
    machine reported any other error.
    """

    NO_HOME = "no-home"
    NO_SPACE = "no-space"
    READ_ONLY = "read-only"
    DENIED = "denied"
    IN_THE_WAY = "in-the-way"
    NO_SUCH_PLACE = "no-such-place"
    HELD = "held"
    NEWER = "newer"
    DAMAGED = "damaged"
    FAILED = "failed"


_BY_ERRNO = {
    errno.ENOSPC: Obstacle.NO_SPACE,
    errno.EDQUOT: Obstacle.NO_SPACE,
    errno.EROFS: Obstacle.READ_ONLY,
    errno.EACCES: Obstacle.DENIED,
    errno.EPERM: Obstacle.DENIED,
    errno.EEXIST: Obstacle.IN_THE_WAY,
    errno.EISDIR: Obstacle.IN_THE_WAY,
    errno.ENOTDIR: Obstacle.IN_THE_WAY,
    errno.ENOENT: Obstacle.NO_SUCH_PLACE,
    errno.ENAMETOOLONG: Obstacle.NO_SUCH_PLACE,
    errno.ELOOP: Obstacle.NO_SUCH_PLACE,
    errno.EINVAL: Obstacle.NO_SUCH_PLACE,
}


def obstacle_of(error: OSError | ValueError) -> Obstacle:
    """Return what `error`, raised by a file operation, means to the player.

    A ValueError is what Python raises for a name no file can have (a zero byte in it).
    """
    if isinstance(error, ValueError):
        return Obstacle.NO_SUCH_PLACE
    return _BY_ERRNO.get(error.errno or 0, Obstacle.FAILED)


@dataclass(frozen=True, slots=True)
class Places:
    """The directories of the game, absolute; nothing says yet that they exist."""

    data: Path
    config: Path
    logs: Path

    @property
    def database(self) -> Path:
        """The file of matches and statistics."""
        return self.data / "hearts.sqlite3"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / SETTINGS_NAME


def find_places(data_dir: str | None = None) -> Places | Obstacle:
    """Return where the game's files lie, or why that cannot be said. Creates nothing.

    `data_dir` (the option --data-dir), else the environment's HEARTS_DATA_DIR unless empty,
    takes everything: database, settings and logs. Otherwise the platform's own directories.
    """
    if data_dir is None:
        data_dir = os.environ.get(DATA_DIR_VARIABLE) or None
    if data_dir is not None:
        return _all_under(data_dir)
    try:
        places = Places(
            data=platformdirs.user_data_path(APP_NAME, appauthor=False),
            config=platformdirs.user_config_path(APP_NAME, appauthor=False),
            logs=platformdirs.user_log_path(APP_NAME, appauthor=False),
        )
    except (RuntimeError, ValueError, LookupError, OSError):
        return Obstacle.NO_HOME
    # Older platformdirs leave "~" as it is where no home is known.
    known = all(place.is_absolute() for place in (places.data, places.config, places.logs))
    return places if known else Obstacle.NO_HOME


def _all_under(data_dir: str) -> Places | Obstacle:
    if not data_dir:
        return Obstacle.NO_SUCH_PLACE
    try:
        directory = Path(data_dir).absolute()
    except OSError as error:  # a relative name, and the current directory has been removed
        return obstacle_of(error)
    return Places(data=directory, config=directory, logs=directory / "logs")


def make_directory(directory: Path) -> Obstacle | None:
    """Make `directory` and its parents where missing; return why it cannot be written, or None.

    Writing is tried, not asked about: permissions alone do not tell on a read-only disk, for
    the superuser, or on Windows.
    """
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        with TemporaryFile(dir=directory):
            return None
    except (OSError, ValueError) as error:
        return obstacle_of(error)


def unused_name(path: Path) -> Path:
    """Return `path`, or where it exists its name with -2, -3 and so on before the suffix."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return path if not os.path.lexists(path) else next(n for n in names if not os.path.lexists(n))
