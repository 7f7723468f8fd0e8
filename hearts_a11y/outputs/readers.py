"""Whether a screen reader seems to run (interface V1).

Law of this file: a guess that misfires both ways, good for a warning and for nothing else.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

LINUX_READERS: Final = ("orca", "tdsr", "fenrir", "yasr", "brltty", "espeakup")
ANSWER_WITHIN: Final = 1.0  # seconds


def running_reader() -> str | None:
    """Return the name of a screen reader that seems to run, None where none does.

    Untested: Windows and macOS.
    """
    if sys.platform == "win32":
        return _windows_reader()
    if sys.platform == "darwin":
        return _mac_reader()
    return _linux_reader()


def _linux_reader() -> str | None:
    if "TSDR_ACTIVE" in os.environ:  # tdsr's own spelling
        return "tdsr"
    for process in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):  # it has ended in the meantime
            name = process.read_text(encoding="utf-8", errors="replace").strip()
            if name in LINUX_READERS:
                return name
    return None


def _mac_reader() -> str | None:
    with suppress(OSError, subprocess.TimeoutExpired):
        found = subprocess.run(
            ["/usr/bin/pgrep", "-x", "VoiceOver"],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=ANSWER_WITHIN,
        )
        if found.returncode == 0:
            return "VoiceOver"
    return None


if sys.platform == "win32":
    import ctypes

    SCREEN_READER: Final = 0x0046  # SPI_GETSCREENREADER

    def _windows_reader() -> str | None:
        """Ask Windows, which readers tell that they run."""
        runs = ctypes.c_int()
        asked = ctypes.windll.user32.SystemParametersInfoW(SCREEN_READER, 0, ctypes.byref(runs), 0)
        return "a screen reader" if asked and runs.value else None
