"""A Speech Dispatcher that speaks nothing: the part of its protocol that a client needs."""

from __future__ import annotations

import socket
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

assert sys.platform != "win32"

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

ANSWERS = {
    "SET": "203 OK SET",
    "HISTORY": "245-7\r\n245 OK CLIENT ID SENT",
    "CANCEL": "210 OK CANCELED",
    "QUIT": "231 HAPPY HACKING",
}


class SsipServer:
    """Listens on a socket at `path`; `heard` is each command, and each text as `"text"`.

    While `answers` is clear it is silent, like a daemon that hangs. With `tells` each text is
    over at once, as far as the client is told.
    """

    def __init__(self, path: Path, *, tells: bool = True) -> None:
        self.address = f"unix_socket:{path}"
        self.heard: list[str] = []
        self.answers = threading.Event()
        self.answers.set()
        self._tells = tells
        self._number = 0
        self._connections: list[socket.socket] = []
        path.unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(path))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.die()

    def die(self) -> None:
        """Hang up on everybody and listen no more; the socket's name stays, as after a kill."""
        self.answers.set()
        for each in (self._listener, *self._connections):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def texts(self) -> list[str]:
        """Return what was spoken."""
        return [each.strip('"') for each in self.heard if each.startswith('"')]

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                self._connections.append(connection)
                threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with suppress(OSError, ValueError), connection.makefile("rb") as lines:
            for line in lines:
                command = line.decode().strip()
                self.answers.wait()
                if command == "SPEAK":
                    connection.sendall(b"230 OK RECEIVING DATA\r\n")
                    data = list(iter(lambda: next(lines).decode().strip(), "."))
                    self.heard.append(f'"{" ".join(data)}"')
                    connection.sendall(self._queued().encode())
                else:
                    self.heard.append(command)
                    connection.sendall(f"{ANSWERS[command.split()[0]]}\r\n".encode())

    def _queued(self) -> str:
        self._number += 1
        number = self._number
        told = f"225-{number}\r\n225 OK MESSAGE QUEUED\r\n"
        if self._tells:
            told += f"701-{number}\r\n701-7\r\n701 BEGIN\r\n702-{number}\r\n702-7\r\n702 END\r\n"
        return told
