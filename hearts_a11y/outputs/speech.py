"""The game's own voice: an output that speaks through a library (interface VII).

Law of this file: one thread owns the library, and nobody waits for it. What the game calls takes a
lock that is held for moments and never during a call to the library.
"""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, TypeVar

from hearts_a11y.outputs.backends.base import Progress
from hearts_a11y.outputs.console import printable
from hearts_a11y.outputs.queue import SpeechQueue, Words
from hearts_a11y.speech.message import Hush

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.outputs.backends.base import Backend
    from hearts_a11y.outputs.queue import Line, Serial
    from hearts_a11y.speech.message import Utterance

_T = TypeVar("_T")

POLL: Final = 0.02  # seconds between looks whether a text is over, while another waits
STUCK: Final = 1.0  # seconds after which a call to the library hangs
SLOW_START: Final = 5.0  # the same while it is opened, which imports it
WATCH: Final = 500  # milliseconds between looks at the thread, while it has something to do
REOPEN: Final = 5.0  # seconds before a voice that was lost is looked for again, the first time
LONGEST_PAUSE: Final = 60.0  # and in the end
FAREWELL: Final = 1.0  # seconds that the last words may take to be handed over

# Characters a second. Where the library tells when a text is over, it is believed unless it takes
# longer than the slowest voice. Where it does not, a text is taken to be over early if the next
# one can wait its turn there, and late if it would cut it off.
SLOWEST: Final = {"en": 6.0, "ja": 3.0}
QUICK: Final = {"en": 25.0, "ja": 12.0}
UNHURRIED: Final = {"en": 11.0, "ja": 5.0}
LEAST: Final = 1.0  # seconds for any text, beside those for its length


class State(Enum):
    """How it stands with the voice."""

    OPENING = auto()
    SPEAKING = auto()
    LOST = auto()


class SpeechOutput:
    """Speaks utterances, in the words that `render` gives them; an Output.

    `open_backend` is called by the thread that will own what it returns. `call_later` is the
    game's clock, in milliseconds, and calls back in the game's own thread, as are `lost` and
    `found`. `lost` is called once when the voice does not answer, with its name, or None where
    there was none from the start, and the utterances that were not spoken; `found`, once, when
    it is back. In between nothing is to be said here: `is_lost`.
    """

    def __init__(
        self,
        render: Callable[[Utterance], Words],
        open_backend: Callable[[], Backend],
        *,
        call_later: Callable[[int, Callable[[], None]], object],
        lost: Callable[[str | None, tuple[Utterance, ...]], None],
        found: Callable[[], None],
        reopen: float = REOPEN,
    ) -> None:
        self._render = render
        self._open = open_backend
        self._call_later = call_later
        self._lost = lost
        self._found = found
        self._reopen = self._pause = reopen
        self._queue = SpeechQueue()
        self._changed = threading.Condition()
        self._is_watched = False
        self._is_closed = False
        self._name: str | None = None
        self.is_lost = False
        self._worker = self._start(after=0.0)
        self._watch()

    def say(self, utterance: Utterance) -> None:
        """Have `utterance` spoken in its turn, and return at once."""
        words = self._render(utterance)
        words = Words(printable(words.text), words.language, words.joint)
        if not words.text.strip():
            return
        with self._changed:
            if utterance.kind.interrupts:
                self._cut()
            self._queue.add(words, utterance)
            self._changed.notify_all()
        self._watch()

    def hush(self, what: Hush) -> None:
        """Silence `what` and return at once."""
        with self._changed:
            if what is Hush.LAPSED:
                self._queue.lapse()
                return
            self._cut()
            if what is Hush.ALL:
                self._drop()
            self._changed.notify_all()
        self._watch()

    def close(self, *, silent: bool = False) -> None:
        """Take nothing more, and return at once, also where the game's clock has stopped.

        What waits is handed over; where `silent` it is dropped, and what is being spoken cut.
        """
        with self._changed:
            self._is_closed = True
            if silent:
                self._cut()
                self._drop()
            self._worker.finish()

    def wait(self) -> tuple[Utterance, ...]:
        """After `close`, wait until the last words are handed over, if that is a matter of moments.

        For the end of the program, which would cut them off. Return what was not spoken.
        """
        if not self.is_lost and not self._worker.hangs():
            self._worker.join(FAREWELL)
        with self._changed:
            self._worker.retire()
            return self._worker.in_hand() + self._queue.clear()

    def _cut(self) -> None:
        self._worker.cut_below = self._queue.next_serial

    def _drop(self) -> None:
        self._queue.clear()
        self._worker.drop_below = self._queue.next_serial

    def _start(self, *, after: float) -> _Worker:
        worker = _Worker(self._open, self._queue, self._changed, after=after)
        worker.start()
        return worker

    def _watch(self) -> None:
        if not self._is_watched and not self._is_closed:
            self._is_watched = True
            self._call_later(WATCH, self._look)

    def _look(self) -> None:
        """See, in the game's thread, how it stands with the one that speaks."""
        self._is_watched = False
        if self._is_closed:
            return
        worker = self._worker
        if worker.hangs():
            worker.abort()
            self._lose(worker)
        elif worker.state is State.LOST:
            self._lose(worker)
        elif worker.state is State.SPEAKING:
            self._pause = self._reopen
            if self.is_lost:
                self.is_lost = False
                self._found()
        if self.is_lost or worker.state is State.OPENING or worker.has_work():
            self._watch()

    def _lose(self, worker: _Worker) -> None:
        """Tell of the loss, once, and have another thread look for the voice after a while."""
        self._name = worker.voice or self._name
        with self._changed:
            worker.retire()
            unheard = worker.in_hand() + self._queue.clear()
        self._worker = self._start(after=self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        if not self.is_lost:
            self.is_lost = True
            self._lost(self._name, unheard)


class _Worker(threading.Thread):
    """The thread that opens one backend and speaks through it until it is lost or retired.

    `cut_below` and `drop_below` are numbers of lines taken: what is spoken of those below the
    first is cut, and of those below the second not even kept where it was not heard yet.
    `changed` is the lock of these and of the queue.
    """

    def __init__(
        self,
        open_backend: Callable[[], Backend],
        queue: SpeechQueue,
        changed: threading.Condition,
        *,
        after: float,
    ) -> None:
        super().__init__(name="speech", daemon=True)
        self.state = State.OPENING
        self.voice = ""
        self.cut_below: Serial = 0
        self.drop_below: Serial = 0
        self._open = open_backend
        self._queue = queue
        self._changed = changed
        self._after = after
        self._is_retired = False
        self._is_finishing = False
        self._busy_since: float | None = None
        self._backend: Backend | None = None
        self._handing: Line | None = None
        self._spoken: Line | None = None
        self._over_at = 0.0

    # From the game's thread.

    def retire(self) -> None:
        """Have the thread end as soon as it can, with nothing more said."""
        with self._changed:
            self._is_retired = True
            self._changed.notify_all()

    def finish(self) -> None:
        """Have the thread hand over what waits, and end."""
        with self._changed:
            self._is_finishing = True
            self._changed.notify_all()

    def hangs(self) -> bool:
        """Return whether the library has kept the thread for longer than it may."""
        since = self._busy_since
        patience = SLOW_START if self.state is State.OPENING else STUCK
        return since is not None and time.monotonic() - since > patience

    def has_work(self) -> bool:
        """Return whether there is anything to do, or under way."""
        return self._busy_since is not None or len(self._queue) > 0

    def in_hand(self) -> tuple[Utterance, ...]:
        """Return what was taken to be spoken and was not, unless nobody wants it any more."""
        line = self._handing
        return line.utterances if line and line.serial >= self.drop_below else ()

    def abort(self) -> None:
        """Wake the thread from a call that hangs, if there is a way to."""
        if self._backend is not None:
            with suppress(Exception):
                self._backend.abort()

    # The thread itself.

    def run(self) -> None:
        """Open, speak, and close."""
        with self._changed:
            if self._changed.wait_for(lambda: self._is_retired or self._is_finishing, self._after):
                return
        try:
            backend = self._call(self._open)
            self._backend = backend
            self.voice = backend.name
            self.state = State.SPEAKING
            while line := self._next(backend):
                self._speak(backend, line)
            self._call(backend.close)
        except Exception:  # noqa: BLE001 - whatever a library raises, its voice is lost
            self.abort()
            self.state = State.LOST
        finally:
            self._backend = None

    def _next(self, backend: Backend) -> Line | None:
        """Return the next line once it is its turn, None when there is to be no more."""
        while True:
            with self._changed:
                self._changed.wait_for(self._is_called)
                must_cut = self._must_cut()
                is_done = self._is_finishing and not must_cut and not len(self._queue)
                if self._is_retired or is_done:
                    return None
            if must_cut:
                self._cut(backend)
            elif self._is_finishing or self._is_over(backend):
                with self._changed:
                    if len(self._queue) and not self._is_retired:
                        join = self._is_finishing or not backend.can_queue
                        self._handing = self._queue.take(join=join)
                        return self._handing
            else:
                with self._changed:
                    self._changed.wait_for(lambda: self._is_retired or self._must_cut(), POLL)

    def _is_called(self) -> bool:
        return self._is_retired or self._is_finishing or len(self._queue) > 0 or self._must_cut()

    def _must_cut(self) -> bool:
        return self._spoken is not None and self._spoken.serial < self.cut_below

    def _speak(self, backend: Backend, line: Line) -> None:
        words = line.words
        self._call(backend.speak, words.text, words.language)
        self._spoken, self._handing = line, None
        self._over_at = time.monotonic() + longest(
            words, can_tell=self._call(backend.progress) is not None, can_queue=backend.can_queue
        )
        if backend.has_braille:
            self._call(backend.braille, words.text)

    def _is_over(self, backend: Backend) -> bool:
        if self._spoken is None or time.monotonic() >= self._over_at:
            return True
        self._handing = self._spoken  # should the library fail here, it was not heard
        is_over = self._call(backend.progress) is Progress.DONE
        self._handing = None
        return is_over

    def _cut(self, backend: Backend) -> None:
        """Cut the line being spoken; one of the game's news that had not begun waits again."""
        line, self._spoken = self._spoken, None
        progress = self._call(backend.progress)
        if line is None or progress is Progress.DONE:
            return
        self._call(backend.stop)
        if progress is Progress.WAITING and not line.interrupts:
            with self._changed:
                if line.serial >= self.drop_below and not self._is_retired:
                    self._queue.put_back(line)

    def _call(self, act: Callable[..., _T], *args: str) -> _T:
        """Call the library, and have it known since when."""
        self._busy_since = time.monotonic()
        try:
            return act(*args)
        finally:
            self._busy_since = None


def longest(words: Words, *, can_tell: bool, can_queue: bool) -> float:
    """Return the seconds after which a text is taken to be over, whatever the library tells."""
    pace = SLOWEST if can_tell else QUICK if can_queue else UNHURRIED
    return LEAST + len(words.text) / pace[words.language]
