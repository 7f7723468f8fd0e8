"""What went wrong, written down without anything of the game in it (interface K4).

Law of this file: a report holds names of errors, files, lines and functions. What an error says is
left out, for it may quote a seed, a card nobody has seen yet, or somebody's files.
"""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from hearts_a11y import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOG_NAME: Final = "errors.log"


def write_report(logs: Path, error: BaseException) -> Path | None:
    """Add a report of `error` to the log in the directory `logs`; return its path.

    Returns None where it cannot be written.
    """
    path = logs / LOG_NAME
    try:
        logs.mkdir(mode=0o700, parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in report(error))
    except OSError:
        return None
    return path


def report(error: BaseException) -> Iterator[str]:
    """Yield the lines of a report: the versions, then each error and where it came from."""
    yield f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
    yield f"hearts_a11y {__version__}, Python {platform.python_version()}, {sys.platform}"
    cause: BaseException | None = error
    while cause is not None:
        yield type(cause).__qualname__
        for frame in traceback.extract_tb(cause.__traceback__):
            yield f"  {frame.filename}:{frame.lineno} {frame.name}"
        cause = cause.__cause__ or cause.__context__
    yield ""
