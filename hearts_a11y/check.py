"""What is found on this machine: speech, terminal, language, places; and a line spoken (V8)."""

from __future__ import annotations

import os
import platform
import sys
import threading
from importlib import metadata
from typing import TYPE_CHECKING, Final

from hearts_a11y import __version__
from hearts_a11y.environment import (
    chosen_language,
    chosen_output,
    shown_language,
    takes_lines,
)
from hearts_a11y.obstacles import nothing_saved
from hearts_a11y.outputs.backends import LIBRARIES
from hearts_a11y.outputs.readers import running_reader
from hearts_a11y.printing import print_page
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Joined, Message, Verbosity, say
from hearts_a11y.storage.paths import Places, find_places

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from hearts_a11y.outputs.backends import Library

SPOKEN_WITHIN: Final = 10.0  # seconds for a library to open and take a line
ALL: Final = "all"
NO_VOICE: Final = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Add what `check` understands; each `help` is the id of a wording."""
    names = tuple(library.name for library in LIBRARIES)
    parser.add_argument("--data-dir", help="cli-data-dir")
    parser.add_argument("--speak", choices=(ALL, *names), help="cli-check-speak")


def run(namespace: Namespace) -> int:
    """Say what is found, and speak one line on each library asked for.

    Return the exit status: 1 if a library was asked to speak and none did, or if the lines could
    not be written.
    """
    # Asked first: a library that hangs while it is opened leaves something else in its place.
    stdout = sys.stdout
    language = chosen_language(namespace.lang, namespace.data_dir)
    heard: list[bool] = []
    lines = (
        *_surroundings(namespace),
        *_libraries(namespace.speak, language, heard),
        *_places(namespace.data_dir),
    )
    status = print_page(lines, language, stdout)
    return status or (NO_VOICE if heard and not any(heard) else 0)


def _surroundings(namespace: Namespace) -> Iterator[Message]:
    yield say(
        "check-program",
        version=__version__,
        python=platform.python_version(),
        system=platform.system(),
    )
    yield say(
        "check-output", value=say(f"setting-output-{chosen_output(None, namespace.data_dir)}")
    )
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    term = os.environ.get("TERM") or say("check-unset")
    yield say("check-terminal" if is_terminal else "check-no-terminal", term=term)
    yield say("check-lines" if takes_lines("auto") else "check-keys")
    encoding = sys.stdout.encoding if sys.stdout else None
    can_show = shown_language("ja", encoding) == "ja"
    yield say("check-encoding" if can_show else "check-encoding-poor", encoding=encoding or "none")
    language = chosen_language(namespace.lang, namespace.data_dir)
    yield say("check-language", language=say(f"setting-language-{language}"))
    reader = running_reader()
    yield say("check-reader", name=reader) if reader else say("check-no-reader")


def _libraries(speak: str | None, language: str, heard: list[bool]) -> Iterator[Message]:
    for library in LIBRARIES:
        versions = _versions(library)
        if versions is None:
            yield say("check-library-missing", name=library.name)
        else:
            yield say("check-library", name=library.name, versions=versions)
        if speak in {ALL, library.name}:
            voice = spoken(library, language)
            heard.append(voice is not None)
            yield (
                say("check-spoken", name=library.name, voice=voice)
                if voice
                else say("check-unspoken", name=library.name)
            )
    if heard and not any(heard):
        yield _help()
    elif not heard:
        yield say("check-try", option=f"--speak {ALL}")


def _help() -> Message:
    """Return what to do where nothing speaks."""
    if sys.platform == "win32":
        return say("check-help-win32")
    if sys.platform == "darwin":
        return say("check-help-darwin", command="say")
    packages = "speech-dispatcher speech-dispatcher-espeak-ng"
    return say("check-help-linux", packages=packages, command="spd-say hello")


def _versions(library: Library) -> Joined | None:
    """Return the versions of a library's packages; None where one is missing."""
    try:
        found = [(name, metadata.version(name)) for name in library.packages]
    except metadata.PackageNotFoundError:
        return None
    if not found:
        return Joined((say("check-system"),))
    return Joined(
        tuple(say("cli-version", program=name, version=version) for name, version in found)
    )


def spoken(library: Library, language: str) -> str | None:
    """Have one line spoken through `library`; return the voice's name, None where it failed.

    A library that hangs is left behind.
    """
    text = Locale(language).word(say("check-voice"), Verbosity.NORMAL)
    voices: list[str] = []

    def speak() -> None:
        try:
            backend = library.open()
            backend.speak(text, language)
            if backend.has_braille:
                backend.braille(text)
            voices.append(backend.name)
            backend.close()
        except Exception:  # noqa: BLE001 - whatever it raises, it does not speak
            return

    worker = threading.Thread(target=speak, daemon=True)
    worker.start()
    worker.join(SPOKEN_WITHIN)
    return voices[0] if voices else None


def _places(data_dir: str | None) -> Iterator[Message]:
    places = find_places(data_dir)
    if not isinstance(places, Places):
        yield nothing_saved(places)
        return
    yield say("check-settings", path=str(places.settings))
    yield say("check-saves", path=str(places.database))
    yield say("check-logs", path=str(places.logs))
