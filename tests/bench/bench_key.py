"""What a key costs: the first one after the start, any one in play, and the memory for it all.

`python -m tests.bench.bench_key` reports; nothing here passes or fails. Without the disk a
key is timed by the processor's time. With it by the clock: each step is saved before it is told.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from hearts_a11y.saves import StoredSaves
from hearts_a11y.storage.database import Opened, Store, open_store
from tests.ui.player import next_key
from tests.ui.room import Room

if sys.platform != "win32":
    from tests.ui.on_terminal import OnTerminal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.ui.ports import Draft

ROUNDS: Final = 15
KEYS_IN_PLAY: Final = 4000
ASIDE: Final = "ehclstqpwr,.<>fdga1234nb"
"""Keys that look around and ask, which the player presses between moves."""
GAME: Final = [sys.executable, "-m", "hearts_a11y", "--lang", "en", "--data-dir"]
SCRIPT: Final = b"n\n\n" * 3 + b"space\n" + b"n\n\n\n" * 80
"""Lines that pass and play a hand, also for a person who types while others play."""


class TimedSaves(StoredSaves):
    """Saves that keep what each step costs, in seconds."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.costs: list[float] = []

    def journal(self, match: MatchState, action: Action, *, seconds: float, draft: Draft) -> None:
        """See StoredSaves."""
        began = perf_counter()
        super().journal(match, action, seconds=seconds, draft=draft)
        self.costs.append(perf_counter() - began)


def key_costs(
    saves: StoredSaves, *, language: str, clock: Callable[[], float]
) -> tuple[list[float], list[float]]:
    """Return what keys cost from press to line, in seconds: those that ask, and those that act."""
    room = Room(saves=saves, pace=0, language=language)
    room.open_menu()
    asking: list[float] = []
    acting: list[float] = []
    for number in range(KEYS_IN_PLAY):
        aside = ASIDE[number % len(ASIDE)] if number % 3 else None
        key = aside or next_key(room)
        if key is not None:
            began = clock()
            room.press(key)
            (asking if aside else acting).append(clock() - began)
        room.wait()
    return asking, acting


def seconds_of_nothing() -> float:
    """Return how long a Python takes that does nothing."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return perf_counter() - began


if sys.platform != "win32":

    def seconds_to_first_answer() -> float:
        """Return how long it takes until a key is answered that is typed at the first line."""
        with TemporaryDirectory() as folder:
            began = perf_counter()
            with OnTerminal([*GAME, folder]) as program:
                program.wait_for("Hearts")
                program.send(b"i")
                program.wait_for("is next")
                return perf_counter() - began

    def memory_of_a_hand() -> str:
        """Return the most memory that the game had resident when a hand was played."""
        with (
            TemporaryDirectory() as folder,
            OnTerminal([*GAME, folder, "--new", "--pace", "0", "--line"]) as program,
        ):
            program.send(SCRIPT)
            program.wait_for("deals hand 2")
            status = Path(f"/proc/{program.pid}/status").read_text(encoding="ascii")
        (most,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
        return " ".join(most.split()[1:])


def spread(name: str, costs: list[float]) -> str:
    """Return a line on `costs`, in seconds."""
    slow = quantiles(costs, n=20)[-1] * 1000
    middle = median(costs) * 1000
    return f"{name}: median {middle:.3f} ms, 95th percentile {slow:.3f} ms, of {len(costs)}"


def report() -> Iterator[str]:
    """Yield the report, line by line."""
    if sys.platform == "linux":
        yield f"most resident memory, a hand played: {memory_of_a_hand()}"
    if sys.platform != "win32":
        pairs = [(seconds_to_first_answer(), seconds_of_nothing()) for _ in range(ROUNDS)]
        first, idle = (median(each) * 1000 for each in zip(*pairs, strict=True))
        yield f"first key answered: {first:.0f} ms after the start, python -c pass {idle:.0f} ms"
    for language in ("en", "ja"):
        with closing(Store.unsaved()) as store:
            asking, acting = key_costs(StoredSaves(store), language=language, clock=process_time)
            yield spread(f"key to line, asking, {language}", asking)
            yield spread(f"key to line, acting, unsaved, {language}", acting)
    with TemporaryDirectory() as folder:
        outcome = open_store(Path(folder) / "hearts.sqlite3")
        assert isinstance(outcome, Opened)
        with closing(outcome.store) as store:
            saves = TimedSaves(store)
            _, acting = key_costs(saves, language="en", clock=perf_counter)
            yield spread("key to line, acting, saved", acting)
            yield spread("save one step, fingerprint and all", saves.costs)


def main() -> None:
    """Write the report."""
    sys.stdout.writelines(f"{line}\n" for line in report())


if __name__ == "__main__":
    main()
