"""A hand played on a terminal while something listens: the daemon, the reader, the player."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pexpect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType
    from typing import Self

assert sys.platform == "linux"

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
PATIENCE: Final = 90  # seconds for the next thing to be heard; many programs share the machine
FAST: Final = 2000  # characters a second, for a voice that nobody wants to cut
HUMAN: Final = 25  # and for one that is

CONFIGURATION: Final = """
LogLevel 1
LogDir "{place}"
DisableAutoSpawn
Timeout 0
DefaultLanguage "en"
DefaultPunctuationMode "none"
AddModule "{module}" "voice" "voice.conf" "{place}/voice.log"
DefaultModule {module}
"""


class Log:
    """A file of JSON lines that another program adds to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.path.touch()

    def rows(self) -> list[dict[str, Any]]:
        """Return the lines so far that are whole."""
        text = self.path.read_text(encoding="utf-8")
        return [json.loads(line) for line in text.split("\n")[:-1]]

    def texts(self, event: str = "ended") -> list[str]:
        """Return the texts of one kind of event."""
        return [row["text"] for row in self.rows() if row["event"] == event]


class Daemon:
    """A real Speech Dispatcher of its own, with a voice that writes down what it is given.

    It listens at `address`: a socket in the directory `place`, or with `port` on that port.
    """

    def __init__(
        self, place: Path, *, pace: int = FAST, module: str = "capture", port: int | None = None
    ) -> None:
        self.heard = Log(place / "heard.jsonl")
        self._place = place
        self._pace = pace
        self._module = module
        self._port = port
        self._socket = place / "speechd.sock"
        self.address = f"inet_socket:127.0.0.1:{port}" if port else f"unix_socket:{self._socket}"
        self._process: subprocess.Popen[bytes]

    def __enter__(self) -> Self:
        modules, configuration = self._place / "modules", self._place / "configuration"
        modules.mkdir()
        (configuration / "modules").mkdir(parents=True)
        voice = modules / "voice"
        source = (HERE / "capture_module.py").read_text(encoding="utf-8")
        voice.write_text(f"#!{sys.executable}\n{source}", encoding="utf-8")
        voice.chmod(0o700)
        (configuration / "modules" / "voice.conf").touch()
        text = CONFIGURATION.format(place=self._place, module=self._module)
        (configuration / "speechd.conf").write_text(text, encoding="utf-8")
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.thaw()
        self.kill()

    def start(self) -> None:
        """Run the daemon, and wait until it listens."""
        self._socket.unlink(missing_ok=True)
        pid_file = self._place / "speechd.pid"
        pid_file.unlink(missing_ok=True)
        method = ["-c", "inet_socket", "-p", str(self._port)] if self._port else []
        self._process = subprocess.Popen(
            [
                *("speech-dispatcher", "-s", "-t", "0", "-S", str(self._socket)),
                *("-C", str(self._place / "configuration"), "-m", str(self._place / "modules")),
                *("-P", str(pid_file), "-L", str(self._place), *method),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            env={
                **os.environ,
                "CAPTURE_FILE": str(self.heard.path),
                "CAPTURE_PACE": str(self._pace),
            },
        )
        eventually(self._listens)

    def freeze(self) -> None:
        """Have it hang."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Have it go on."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it, without a word to its clients."""
        self._process.kill()
        self._process.wait()

    def _listens(self) -> bool:
        assert self._process.poll() is None, "speech-dispatcher does not start"
        if self._port:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
                return True
            return False
        return self._socket.exists()


class Player:
    """A person at a terminal of `columns`, who plays by what the game's own list tells.

    `argv` is the program on the terminal, after which come the game and `arguments`. With
    `heard_all` the person waits, before each key, until it holds.
    """

    def __init__(
        self,
        place: Path,
        *arguments: str,
        language: str,
        argv: Sequence[str] = (),
        columns: int = 80,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._log = place / "told.jsonl"
        self._log.touch()
        self._read = 0
        game = [
            *(sys.executable, str(HERE / "told_game.py"), str(self._log)),
            *("--lang", language, "--data-dir", str(place / "data"), "--keys"),
            *("--seed", "hear", "--pace", "40", *arguments),
        ]
        command, *rest = [*argv, *game]
        self.output = b""
        self.heard_all: Callable[[], bool] = lambda: True
        self._terminal: pexpect.spawn[bytes] = pexpect.spawn(
            command,
            rest,
            dimensions=(24, columns),
            timeout=PATIENCE,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "LANG": "C.UTF-8",
                "SPEECHD_CMD": str(place / "no-such-daemon"),
                **(environment or {}),
            },
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self._terminal.close(force=True)
        # yasr leaves its terminal open in the game, which so never hears that it has gone.
        with suppress(OSError, ValueError):
            os.kill(int(Path(f"{self._log}.pid").read_text(encoding="utf-8")), signal.SIGKILL)

    def told(self) -> list[dict[str, Any]]:
        """Return the game's own list so far."""
        self._drain()
        return Log(self._log).rows()

    def texts(self) -> list[str]:
        """Return the words of the game's own list so far."""
        return [row["text"] for row in self.told()]

    def press(self, key: str) -> None:
        """Press a key, and wait until the game has answered."""
        self.until(self.heard_all)
        before = len(self.told())
        self._terminal.send(key)
        self.until(lambda: len(self.told()) > before)

    def send(self, key: str) -> None:
        """Press a key, and wait for nothing."""
        self._terminal.send(key)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until `holds`, and read the terminal meanwhile."""

        def read_on() -> bool:
            self._drain()
            return holds()

        try:
            eventually(read_on)
        except AssertionError as error:
            error.add_note(f"the terminal shows {self.output.decode(errors='replace')!r}")
            raise

    def play(self, *, tricks: int) -> None:
        """Pass, and play so many tricks; 13 is the hand, to the question for the next one."""
        self.until(lambda: self._is_asked("pass-prompt"))
        for key in ("\r", "f", "\r", "f", "\r", " "):
            self.press(key)
        for _ in range(tricks):
            self.until(lambda: self._is_asked("turn-"))
            for key in ("n", "\r", "\r"):
                self.press(key)
        self.until(lambda: self._is_asked("hand-next" if tricks == 13 else "turn-"))
        self.until(self.heard_all)

    def leave(self) -> None:
        """Quit, and wait until the program has gone."""
        self._terminal.send("\x11")
        self.until(lambda: "quit-ask" in self.told()[-1]["ids"])
        self._terminal.send("y")
        with suppress(pexpect.EOF):
            while True:
                self.output += self._terminal.read_nonblocking(65536, timeout=PATIENCE)

    def _is_asked(self, what: str) -> bool:
        """Return whether the newest prompt that was not met yet is `what`."""
        rows = self.told()
        for place in range(self._read, len(rows)):
            if rows[place]["ids"][-1].startswith(what) and rows[place]["kind"] == "PROMPT":
                self._read = place + 1
                return True
        return False

    def _drain(self) -> None:
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            while True:
                self.output += self._terminal.read_nonblocking(65536, timeout=0)


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until `holds`; fail where it never does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def missing(*programs: str) -> str | None:
    """Return the first of `programs` that is not installed, None where all are."""
    return next((each for each in programs if shutil.which(each) is None), None)


def first_line(language: str, output: str) -> str:
    """Return what the program says before anything else."""
    from hearts_a11y.start import wording  # noqa: PLC0415 - found where it is named

    return wording(language, f"start-{output}")
