"""A program on a real terminal, seen from the outside: its exact bytes, its mode, its fate."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType
    from typing import Self

assert sys.platform != "win32"

SHELL: Final = Path(__file__).with_name("job_shell.py")
PATIENCE: Final = 30  # seconds; a test that waits so long has failed


class OnTerminal:
    """Runs `argv` as the foreground job of a new terminal, where output is not processed.

    So what `output` holds is byte for byte what the program wrote, and `found` the mode in which
    it found the terminal. Where `is_processed` the terminal is as a user's: it turns a line feed
    into CR and LF, until it is told otherwise.
    """

    def __init__(
        self,
        argv: Sequence[str],
        *,
        columns: int = 80,
        environment: Mapping[str, str] | None = None,
        is_processed: bool = False,
    ) -> None:
        self.output = b""
        self._master, self._slave = pty.openpty()
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        if not is_processed:
            unprocessed = self.mode()
            unprocessed[1] &= ~termios.OPOST
            self.set_mode(unprocessed)
        self.found = self.mode()
        self._reports, reports = os.pipe()
        orders, self._orders = os.pipe()
        self._shell = subprocess.Popen(
            [
                *(sys.executable, "-I", "-S", str(SHELL)),
                *(os.ttyname(self._slave), str(reports), str(orders)),
                *argv,
            ],
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            pass_fds=(reports, orders),
            env={**os.environ, **(environment or {})},
        )
        os.close(reports)
        os.close(orders)
        self.pid = int(self.report().split()[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        if self._is_running:
            os.killpg(self.pid, signal.SIGKILL)
        self._shell.kill()
        self._shell.wait()
        self.hang_up()
        for fd in (self._slave, self._reports, self._orders):
            os.close(fd)

    def send(self, keys: bytes) -> None:
        """Type `keys`, all at once."""
        view = memoryview(keys)
        while view:
            readable, writable, _ = select.select([self._master], [self._master], [], PATIENCE)
            assert readable or writable, "the program does not read"
            if writable:
                view = view[os.write(self._master, view[:1024]) :]
            else:
                self._take()

    def wait_for(self, text: str) -> None:
        """Read on until the output has `text` in it, in any place."""
        self.read_until(lambda: text.encode() in self.output)

    def report(self) -> str:
        """Return the next report of the shell: `stopped 20`, `killed 2`, `exited 0`."""
        line = b""
        end = time.monotonic() + PATIENCE
        while not line.endswith(b"\n"):
            sources = [fd for fd in (self._reports, self._master) if fd >= 0]
            ready = select.select(sources, [], [], end - time.monotonic())[0]
            assert ready, f"nothing was reported; the output is {self.output!r}"
            if self._master in ready:
                self._take()
            elif not (byte := os.read(self._reports, 1)):
                raise AssertionError("the shell ended")
            else:
                line += byte
        self._is_running = line.startswith((b"started", b"stopped"))
        return line.decode().strip()

    def has_reported(self, *, within: float) -> bool:
        """Return whether a report has come, or comes in so many seconds."""
        return bool(select.select([self._reports], [], [], within)[0])

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for what shows in no output, such as a change of mode."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end
            time.sleep(0.01)

    def go_on(self) -> None:
        """Continue the stopped program, as `fg` does."""
        os.write(self._orders, b"fg\n")

    def go_on_in_background(self) -> None:
        """Continue the stopped program, as `bg` does."""
        os.write(self._orders, b"bg\n")

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the program."""
        os.kill(self.pid, number)

    def mode(self) -> list[Any]:
        """Return the terminal's mode now."""
        return termios.tcgetattr(self._slave)

    def set_mode(self, mode: list[Any]) -> None:
        """Set the terminal's mode, as a shell might."""
        termios.tcsetattr(self._slave, termios.TCSANOW, mode)

    def resize(self, columns: int) -> None:
        """Make the window so many columns wide."""
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def hang_up(self) -> None:
        """Close the window."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def read_until(self, holds: Callable[[], bool]) -> None:
        """Read on until something holds of the output."""
        end = time.monotonic() + PATIENCE
        while not holds():
            wait = end - time.monotonic()
            ready = wait > 0 and select.select([self._master], [], [], wait)[0]
            assert ready, f"the output is {self.output!r}"
            self._take()

    def _take(self) -> None:
        self.output += os.read(self._master, 65536)
