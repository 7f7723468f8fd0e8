"""Lines from a pipe or a terminal, one each time one is asked for (interface K10).

Law of this file: nothing past the end of the line asked for is taken from the input, so a
script cannot run ahead of the table, and what the game leaves is there for the next program.
"""

from __future__ import annotations

import threading
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

LONGEST: Final = 256  # bytes; no command is nearly as long
ENDLESS: Final = 1_000_000  # bytes without a line's end after which no person is there


class Unread(Enum):
    """What came instead of a line."""

    TOO_LONG = auto()
    END = auto()


class LineReader:
    """Reads lines from `stdin` in a thread of its own, where waiting for one holds up nobody.

    `take` is called with each line, without its end and without control characters, or with
    what came instead; after END it is not called again. It is called through `call_soon`, which
    takes a call from any thread and makes it in the thread that asks.
    """

    def __init__(
        self,
        stdin: TextIO,
        *,
        call_soon: Callable[[Callable[[], None]], None],
        take: Callable[[str | Unread], None],
    ) -> None:
        # Unbuffered, a line is read byte by byte and so not past its end.
        self._file = open(stdin.fileno(), "rb", buffering=0, closefd=False)  # noqa: SIM115
        self._encoding = stdin.encoding or "utf-8"
        self._call_soon = call_soon
        self._take = take
        self._wanted = threading.Semaphore(0)
        self._is_asked = False
        self._is_closed = False
        threading.Thread(target=self._run, name="lines", daemon=True).start()

    def ask(self) -> None:
        """Read one more line, unless one is being waited for."""
        if not self._is_asked:
            self._is_asked = True
            self._wanted.release()

    def close(self) -> None:
        """Read no more; a line that is being waited for is not taken."""
        self._is_closed = True
        self._wanted.release()

    def _run(self) -> None:
        while True:
            self._wanted.acquire()
            if self._is_closed:
                return
            self._call_soon(partial(self._answer, self._read()))

    def _answer(self, read: str | Unread) -> None:
        if not self._is_closed:
            self._is_asked = read is Unread.END
            self._take(read)

    def _read(self) -> str | Unread:
        try:
            data = self._file.readline(LONGEST + 1)
            if len(data) > LONGEST and not data.endswith(b"\n"):
                return self._skip_rest()
        except OSError:  # the terminal has gone
            return Unread.END
        return line_of(data, self._encoding) if data else Unread.END

    def _skip_rest(self) -> Unread:
        for _ in range(ENDLESS // LONGEST):
            data = self._file.readline(LONGEST)
            if not data or data.endswith(b"\n"):
                return Unread.TOO_LONG
        return Unread.END


def line_of(data: bytes, encoding: str) -> str:
    """Return the line in `data` without its end; what is no text becomes U+FFFD."""
    text = data.decode(encoding, errors="replace").removeprefix("\ufeff")
    return "".join(map(_shown, text.removesuffix("\n").removesuffix("\r")))


def _shown(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character.isspace() else "\N{REPLACEMENT CHARACTER}"
