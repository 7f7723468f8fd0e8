"""Adapters of speech libraries, and which are tried on this platform (interface V2).

Law of this folder: a library is imported when it is opened and not before, and it is opened, used
and closed by one thread. Whatever it may raise is the caller's to catch.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from hearts_a11y.outputs.backends import accessible, prismatoid, say_command

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.outputs.backends.base import Backend

    Open: TypeAlias = Callable[[], Backend]


class NoVoice(Exception):  # noqa: N818 - named for what is wrong
    """No library opened."""


@dataclass(frozen=True, slots=True)
class Library:
    """A way to speak: what it is called, the packages it stands on, and how it is opened."""

    name: str
    packages: tuple[str, ...]
    open: Open


def _libraries() -> tuple[Library, ...]:
    accessible_output = Library(
        "accessible-output2",
        ("accessible-output2", "speechd-unofficial")
        if sys.platform == "linux"
        else ("accessible-output2",),
        accessible.open_backend,
    )
    if sys.platform == "darwin":
        return (accessible_output, Library("say", (), say_command.open_backend))
    return (
        Library("prismatoid", ("prismatoid",), prismatoid.open_backend),
        accessible_output,
    )


LIBRARIES: Final = _libraries()
"""What is tried on this platform, the first to open wins."""


def open_first(libraries: tuple[Library, ...] = LIBRARIES) -> Backend:
    """Return the first backend that opens; raise NoVoice where none does."""
    for library in libraries:
        try:
            return library.open()
        except Exception:  # noqa: BLE001, S112 - a library that fails in whatever way is passed over
            continue
    raise NoVoice
