"""The run loop: keys, lines, signals and the clock, brought to the receiver one by one.

Law of this file: what goes wrong in a call is told once and ends the loop, and whichever way it
ends, the terminal is given back.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import selectors
import signal
import socket
import sys
from typing import TYPE_CHECKING

from prompt_toolkit.input import DummyInput, create_input

from hearts_a11y.ui.keys import KeyReader
from hearts_a11y.ui.lines import LineReader, Unread
from hearts_a11y.ui.terminal import Request

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from typing import Any, TextIO

    from prompt_toolkit.input import Input

    from hearts_a11y.ui.receiver import Cancel, Key, Receiver
    from hearts_a11y.ui.terminal import Terminal

FAILED = 1  # the exit status after an exception (K4)


class Loop:
    """Runs one receiver in the main thread until it has an exit status; it is its Scheduler.

    `on_error` is called with an exception that came out of any call, and the loop ends with
    status 1, or with what `on_error` itself raises. A BrokenPipeError, which says that nobody
    reads the output, is none: the receiver is interrupted, and so saves and leaves. `end_line`
    is called before the program stops, so that the shell begins on a line of its own.
    """

    def __init__(
        self,
        terminal: Terminal,
        *,
        on_error: Callable[[Exception], None],
        end_line: Callable[[], None],
    ) -> None:
        self._terminal = terminal
        self._on_error = on_error
        self._end_line = end_line
        self._loop = _event_loop()
        self._status: asyncio.Future[int] = self._loop.create_future()
        self._receiver: Receiver
        self._is_person = False  # at the other end of line mode
        self._ask: Callable[[], None] = _nothing

    def now(self) -> float:
        """Return seconds on a clock that never goes back."""
        return self._loop.time()

    def call_later(self, milliseconds: int, callback: Callable[[], None]) -> Cancel:
        """Call `callback` once, `milliseconds` from now, unless the returned cancel is called."""
        return self._loop.call_later(milliseconds / 1000, self._do, callback).cancel

    def run_keys(
        self,
        receiver: Receiver,
        *,
        escape_delay: Callable[[], int],
        source: Input | None = None,
    ) -> int:
        """Run in key mode and return the exit status; a Loop runs once.

        `escape_delay` returns the milliseconds after which Escape is a key of its own (K2).
        `source` is the keyboard unless given.
        """
        return self._run(receiver, self._take_keys(source or keyboard(), escape_delay))

    def run_lines(self, receiver: Receiver, stdin: TextIO | None) -> int:
        """Run in line mode and return the exit status; a Loop runs once.

        Lines of a person at a terminal are read as they come, and any others only while the
        receiver wants one (K10). None is an input that was closed from the start.
        """
        return self._run(receiver, self._take_lines(stdin))

    def _run(self, receiver: Receiver, take: Coroutine[Any, Any, int]) -> int:
        self._receiver = receiver
        self._terminal.listen(self._hear)
        try:
            with _woken_by_signals(self._loop):
                return self._loop.run_until_complete(take)
        finally:
            # What is left to do is short: from here only impatience ends the program early.
            self._terminal.listen(_ignore)
            self._terminal.restore()
            self._loop.close()

    async def _take_keys(self, source: Input, escape_delay: Callable[[], int]) -> int:
        reader = KeyReader(
            source,
            self,
            escape_delay=escape_delay,
            press=self._press,
            flooded=self._receiver.flooded,
        )

        def read() -> None:
            reader.read()
            if source.closed:
                self._leave(self._receiver.input_closed)

        with source.attach(lambda: self._do(read)):
            if source.closed:
                self._leave(self._receiver.input_closed)
            self._do(_nothing)
            return await self._status

    async def _take_lines(self, stdin: TextIO | None) -> int:
        if stdin is None:
            self._leave(self._receiver.input_closed)
            return await self._status
        lines = LineReader(stdin, call_soon=self._call_soon, take=self._take_line)
        self._ask = lines.ask
        self._is_person = stdin.isatty()
        try:
            self._do(_nothing)
            return await self._status
        finally:
            lines.close()

    def _take_line(self, read: str | Unread) -> None:
        if read is Unread.END:
            self._leave(self._receiver.input_closed)
        elif read is Unread.TOO_LONG:
            self._receiver.flooded()
        else:
            self._receiver.enter_line(read)

    def _press(self, key: Key) -> None:
        """Hand on a key, save the two that a terminal in line mode keeps to itself as well."""
        match key.token:
            case "c-d":
                self._leave(self._receiver.input_closed)
            case "c-c":  # where the terminal makes no signal of it
                self._leave(self._receiver.interrupt)
            case _:
                self._do(lambda: self._receiver.press(key))

    def _hear(self, request: Request) -> None:
        self._call_soon(lambda: self._answer(request))

    def _call_soon(self, act: Callable[[], None]) -> None:
        """Have `act` called by the loop, from another thread or from a signal handler."""
        with contextlib.suppress(RuntimeError):  # the loop was closed in the meantime
            self._loop.call_soon_threadsafe(self._do, act)

    def _answer(self, request: Request) -> None:
        if request is Request.LEAVE:
            self._leave(self._receiver.interrupt)
            return
        self._receiver.suspend()
        if request is Request.STOP:
            self._end_line()
            self._terminal.stop()
        self._receiver.resume()

    def _do(self, act: Callable[[], None]) -> None:
        """Call `act`, unless the loop is ending, and see what the receiver wants then."""
        if self._status.done():
            return
        try:
            act()
            self._settle()
        except BrokenPipeError:
            self._leave(self._receiver.interrupt)
        except Exception as error:  # noqa: BLE001 - whatever it is, the player hears one line
            self._fail(error)

    def _settle(self) -> None:
        if self._receiver.exit_status is not None:
            self._end(self._receiver.exit_status)
        elif self._is_person or self._receiver.wants_line:
            self._ask()

    def _leave(self, leave: Callable[[], None]) -> None:
        """Call `leave`, which saves, and end the loop whatever comes of it."""
        try:
            try:
                leave()
            except BrokenPipeError:
                leave()  # that was cut off in the midst, and the output is silent from now on
        except Exception as error:  # noqa: BLE001 - as in _do
            self._fail(error)
        status = self._receiver.exit_status
        self._end(0 if status is None else status)

    def _fail(self, error: Exception) -> None:
        try:
            with contextlib.suppress(BrokenPipeError):
                self._on_error(error)
        except Exception as untold:  # noqa: BLE001 - whoever runs the loop may have a last word
            if not self._status.done():
                self._status.set_exception(untold)
        self._end(FAILED)

    def _end(self, status: int) -> None:
        if not self._status.done():
            self._status.set_result(status)


def keyboard() -> Input:
    """Return the standard input as a source of keys; it need not be a terminal (--keys)."""
    if sys.stdin is None:
        return DummyInput()
    # Of a pipe prompt_toolkit complains there, in English and beside the one door.
    with contextlib.redirect_stderr(io.StringIO()):
        return create_input(sys.stdin)


def _event_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    # Select waits for everything a standard input can be, also a file, which epoll refuses.
    return asyncio.SelectorEventLoop(selectors.SelectSelector())


@contextlib.contextmanager
def _woken_by_signals(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let no signal be slept through that comes just before the loop begins to wait."""
    if sys.platform == "win32":  # there the loop sees to it itself
        yield
        return
    waking, woken = socket.socketpair()
    with waking, woken:
        waking.setblocking(False)
        woken.setblocking(False)
        loop.add_reader(woken, woken.recv, 4096)
        before = signal.set_wakeup_fd(waking.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            loop.remove_reader(woken)


def _nothing() -> None:
    """Want nothing."""


def _ignore(_request: Request) -> None:
    """Hear a signal too late for it to matter."""
