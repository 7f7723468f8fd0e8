"""What `say` costs the game while Speech Dispatcher speaks, hangs, is dead or was never there.

`python -m tests.bench.bench_say` reports; nothing here passes or fails. Each figure is one event
worded and handed to the voice's thread, out of some hundreds.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from hearts_a11y.outputs.backends.accessible import open_backend
from hearts_a11y.outputs.queue import Words
from hearts_a11y.outputs.speech import SpeechOutput
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Hush, Kind, Utterance, Verbosity, say
from hearts_a11y.speech.words import card_name, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TIMES: Final = 400
SETTLING: Final = 1.0  # seconds for the voice to open, and for a state to be felt
BETWEEN: Final = 0.002  # seconds, as keys and events do not come in one breath

LOCALE: Final = Locale("en")


def words(utterance: Utterance) -> Words:
    """Return an utterance as it is spoken."""
    return Words(LOCALE.line(utterance, Verbosity.NORMAL), "en")


def events() -> Iterator[Utterance]:
    """Yield plays and moves, no two alike in a row."""
    for number in range(TIMES):
        card = card_name((number % 4) << 5 | (number % 13) << 1)
        yield Utterance((say("play", seat=seat_name(1 + number % 3), card=card),), Kind.PLAY)


def microseconds(act: Callable[[Utterance], None]) -> tuple[float, float]:
    """Return the median and the most that a call of `act` takes."""
    took = []
    for event in events():
        began = time.perf_counter()
        act(event)
        took.append(time.perf_counter() - began)
        time.sleep(BETWEEN)
    return median(took) * 1e6, max(took) * 1e6


def measure(name: str, *, change: Callable[[], None]) -> None:
    """Report one state of the daemon, brought about by `change` once the voice is open."""
    voice = SpeechOutput(
        words,
        open_backend,
        call_later=lambda *_: None,
        lost=lambda *_: None,
        found=lambda: None,
    )
    time.sleep(SETTLING)
    change()

    def act(event: Utterance) -> None:
        voice.hush(Hush.SPOKEN)
        voice.say(event)

    middle, most = microseconds(act)
    sys.stdout.write(f"  {name:10} median {middle:6.1f} us, most {most:7.1f} us\n")
    voice.hush(Hush.ALL)
    voice.close()


def main() -> None:
    """Report each state, where Speech Dispatcher is installed."""
    if sys.platform == "linux":
        from tests.listen.stage import Daemon, missing  # noqa: PLC0415 - Linux's alone

        if missing("speech-dispatcher"):
            sys.stdout.write("  speech-dispatcher is not installed\n")
            return
        with tempfile.TemporaryDirectory() as place, Daemon(Path(place)) as daemon:
            os.environ["SPEECHD_ADDRESS"] = daemon.address
            os.environ["SPEECHD_CMD"] = str(Path(place) / "no-such-daemon")
            for event in events():  # the wordings are read from their files first
                words(event)
            measure("speaks", change=lambda: None)
            measure("hangs", change=daemon.freeze)
            daemon.thaw()
            measure("dies", change=daemon.kill)
            measure("is absent", change=lambda: None)
            daemon.start()


if __name__ == "__main__":
    main()
