"""tdsr with its own terminal left raw, as a person's is: it would take it back at once."""

from __future__ import annotations

import sys
import termios
from typing import Any

import tdsr

assert sys.platform != "win32"

take_back = termios.tcsetattr


def leave_raw(fd: Any, when: int, mode: Any) -> None:  # noqa: ANN401 - as the one it stands for
    """Set the mode of every terminal but tdsr's own."""
    if fd != 0:
        take_back(fd, when, mode)


if __name__ == "__main__":
    termios.tcsetattr = leave_raw
    tdsr.main()
