"""The least of a shell: runs one program as the foreground job of a terminal.

`job_shell.py TTY REPORTS ORDERS PROGRAM [ARGUMENT ...]`: REPORTS and ORDERS are numbers of file
descriptors. It reports `started PID`, `stopped SIGNAL`, `killed SIGNAL` and `exited STATUS`, a
line each. A stopped job goes on at the order `fg` or `bg`. When the job has ended the shell waits
for the end of the orders, since the terminal goes with it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import resource
import signal
import sys
import termios

assert sys.platform != "win32"


def main() -> None:
    """Run the program and report what becomes of it."""
    tty, reports, orders, *argv = sys.argv[1:]
    terminal = os.open(tty, os.O_RDWR)
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for fd in range(3):
        os.dup2(terminal, fd)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for ignored in (signal.SIGTTOU, signal.SIGHUP, signal.SIGINT, signal.SIGTSTP):
        signal.signal(ignored, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        _become(argv)
    with contextlib.suppress(PermissionError):  # it was faster
        os.setpgid(job, job)
    with os.fdopen(int(reports), "w") as report, os.fdopen(int(orders)) as order:
        report.write(f"started {job}\n")
        report.flush()
        while True:
            _, status = os.waitpid(job, os.WUNTRACED)
            with contextlib.suppress(OSError):  # the terminal has gone
                os.tcsetpgrp(0, os.getpgrp())
            report.write(f"{_fate(status)}\n")
            report.flush()
            ordered = order.readline()
            if not os.WIFSTOPPED(status):
                return
            if ordered == "fg\n":
                os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)


def _become(argv: list[str]) -> None:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpgrp())
    for usual in (signal.SIGTTOU, signal.SIGHUP, signal.SIGINT, signal.SIGTSTP):
        signal.signal(usual, signal.SIG_DFL)
    os.execv(argv[0], argv)  # noqa: S606 - a shell runs what it is told


def _fate(status: int) -> str:
    if os.WIFSTOPPED(status):
        return f"stopped {os.WSTOPSIG(status)}"
    if os.WIFSIGNALED(status):
        return f"killed {os.WTERMSIG(status)}"
    return f"exited {os.WEXITSTATUS(status)}"


if __name__ == "__main__":
    main()
