"""The player's terminal: its mode, and the signals that reach the program (interface K3).

Law of this file: cheap to import, since the terminal is silenced before the heavy imports. Keys
typed from then on wait in the terminal until the loop reads them.
"""

from __future__ import annotations

import atexit
import errno
import os
import select
import signal
import sys
from enum import Enum, auto

if sys.platform == "win32":
    import ctypes
    import msvcrt
else:
    import termios

TYPE_CHECKING = False  # not typing's, which is not cheap
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType
    from typing import Any, TypeAlias

    Mode: TypeAlias = Any  # what the platform has: termios' list, or the console's bits


class Request(Enum):
    """What a signal asks of the game."""

    LEAVE = auto()
    STOP = auto()
    RETURN = auto()  # stopped by a signal that cannot be caught, and continued


class Terminal:
    """The terminal on the file descriptor `fd`, given back on every way out as it was found.

    Where `fd` is no terminal only the signals matter; the mode functions do nothing.
    """

    def __init__(self, fd: int = 0) -> None:
        self._fd = fd
        self._found: Mode | None = None  # the mode to give back, while another is set
        self._hear: Callable[[Request], None] | None = None
        self._has_signals = False
        self._leaving = False
        self._stopping = False

    def install_signals(self) -> None:
        """Take over the signals that end, stop and continue the program; main thread only.

        While nobody listens, a signal to end does so at once, by that signal. SIGQUIT always
        does, and so does the second SIGINT or SIGTERM, also where the program is stuck.
        """
        if self._has_signals:
            return
        self._has_signals = True
        atexit.register(self.restore)  # the other ways out
        signal.signal(signal.SIGINT, self._on_leave)
        signal.signal(signal.SIGTERM, self._on_leave)
        if sys.platform == "win32":
            signal.signal(signal.SIGBREAK, self._on_leave)
        else:
            signal.signal(signal.SIGHUP, self._on_leave)
            signal.signal(signal.SIGQUIT, self._on_quit)
            signal.signal(signal.SIGTSTP, self._on_stop)
            signal.signal(signal.SIGCONT, self._on_continue)

    def listen(self, hear: Callable[[Request], None] | None) -> None:
        """Have signals told to `hear`, which is called in the midst of anything, or to nobody."""
        self._hear = hear

    def line_feed(self) -> str:
        """Return what begins a new line now: while the terminal passes it on as it is, CR and LF.

        Else the terminal makes the two of a line feed, but hands them on apart from the text
        around them, and what reads the screen may take them for a blank line (interface I2).
        """
        return "\r\n" if self._found is not None and _ends_lines(self._found) else "\n"

    def silence(self) -> None:
        """Hand keys over one by one, unechoed; the signals are taken over first, always."""
        self.install_signals()
        if self._found is None:
            try:
                self._found = _read_mode(self._fd)
            except OSError:
                return
        self._quieten()

    def restore(self) -> None:
        """Give the terminal back as it was found; if that is done already, do nothing."""
        # In the background it is another program's, and touching it would stop this one.
        if self._found is not None and _is_in_foreground(self._fd):
            _try_mode(self._fd, self._found)
        self._found = None

    def stop(self) -> None:
        """Give the terminal back and stop; when continued, take it again. Not on Windows."""
        if sys.platform == "win32":
            return
        self._stopping = True
        found = self._found
        self.restore()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        signal.raise_signal(signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._on_stop)
        if found is not None:
            # In the background the mode may be the shell's own, for the line typed there.
            if not _is_in_foreground(self._fd):
                self._found = found
            self.silence()
        self._stopping = False

    def _on_leave(self, number: int, _frame: FrameType | None) -> None:
        # A closing terminal may send SIGHUP twice: that is no impatience.
        is_impatient = self._leaving and number in {signal.SIGINT, signal.SIGTERM}
        if self._hear is None or is_impatient:
            self._die(number)
        else:
            self._leaving = True
            self._hear(Request.LEAVE)

    def _on_quit(self, number: int, _frame: FrameType | None) -> None:
        self._die(number)

    def _on_stop(self, _number: int, _frame: FrameType | None) -> None:
        if self._stopping:
            return
        if self._hear is None:
            self._end_line()
            self.stop()
        else:
            self._stopping = True
            self._hear(Request.STOP)

    def _on_continue(self, _number: int, _frame: FrameType | None) -> None:
        if self._stopping:  # `stop` itself goes on from where it was
            return
        self._quieten()
        if self._hear is not None:
            self._hear(Request.RETURN)

    def _quieten(self) -> None:
        if self._found is not None:
            _try_mode(self._fd, _quiet(self._found))

    def _die(self, number: int) -> None:
        self._end_line()
        self.restore()
        if sys.platform == "win32":
            os._exit(128 + number)
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)

    def _end_line(self) -> None:
        """Leave the last line behind, as the console would, unless the terminal is stuck."""
        if self._found is None:
            return
        try:
            if os.isatty(1) and select.select([], [1], [], 0)[1]:
                os.write(1, self.line_feed().encode())
        except OSError:
            return  # the terminal is gone, and with it the line


def _try_mode(fd: int, mode: Mode) -> None:
    """Set `mode`; a terminal that has gone away needs none."""
    while True:
        try:
            _write_mode(fd, mode)
        except OSError as error:
            if error.errno == errno.EINTR:  # stopped in the background, then continued
                continue
        return


if sys.platform == "win32":
    _ECHO_AND_LINE_INPUT = 0x0004 | 0x0002
    _VIRTUAL_TERMINAL_INPUT = 0x0200

    def _console(fd: int) -> ctypes.c_void_p:
        return ctypes.c_void_p(msvcrt.get_osfhandle(fd))

    def _read_mode(fd: int) -> Mode:
        mode = ctypes.c_ulong()
        if not ctypes.windll.kernel32.GetConsoleMode(_console(fd), ctypes.byref(mode)):
            raise ctypes.WinError()
        return mode.value

    def _write_mode(fd: int, mode: Mode) -> None:
        set_mode = ctypes.windll.kernel32.SetConsoleMode
        if set_mode(_console(fd), mode):
            return
        # A console older than Windows 10 knows no escape sequences; its keys come as events.
        if not set_mode(_console(fd), mode & ~_VIRTUAL_TERMINAL_INPUT):
            raise ctypes.WinError()

    def _quiet(mode: Mode) -> Mode:
        """Return `mode` without echo and lines; processed input stays on, for Ctrl-C."""
        return mode & ~_ECHO_AND_LINE_INPUT | _VIRTUAL_TERMINAL_INPUT

    def _ends_lines(_mode: Mode) -> bool:
        return False

    def _is_in_foreground(_fd: int) -> bool:
        return True

else:

    def _read_mode(fd: int) -> Mode:
        try:
            return termios.tcgetattr(fd)
        except termios.error as error:
            raise OSError(*error.args) from error

    def _write_mode(fd: int, mode: Mode) -> None:
        # At once: waiting for output that nobody takes would make the program unstoppable.
        try:
            termios.tcsetattr(fd, termios.TCSANOW, mode)
        except termios.error as error:
            raise OSError(*error.args) from error

    def _quiet(mode: Mode) -> Mode:
        """Return `mode` with ECHO, ICANON, IEXTEN, ICRNL, IXON and ONLCR off; ISIG stays."""
        iflag, oflag, cflag, lflag, ispeed, ospeed, cc = mode
        oflag &= ~termios.ONLCR
        iflag &= ~(termios.ICRNL | termios.IXON)
        lflag &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN)
        cc = list(cc)
        cc[termios.VMIN], cc[termios.VTIME] = 1, 0
        return [iflag, oflag, cflag, lflag, ispeed, ospeed, cc]

    def _ends_lines(mode: Mode) -> bool:
        """Return whether a terminal in `mode` makes CR and LF of a line feed."""
        processing = termios.OPOST | termios.ONLCR
        return bool(mode[1] & processing == processing)

    def _is_in_foreground(fd: int) -> bool:
        try:
            return os.tcgetpgrp(fd) == os.getpgrp()
        except OSError:
            return True
