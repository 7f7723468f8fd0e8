"""What saving one action costs, beside what the disk takes to sync as many bytes.

`python -m tests.bench.bench_storage [DIRECTORY]` reports; nothing here passes or fails. The
directory, the system's temporary one where none is given, decides which disk is measured.
"""

from __future__ import annotations

import os
import sys
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from hearts_a11y.storage.database import NewMatch, Opened, SavedHand, Store, open_store

HANDS = 40
ACTIONS = 70
"""Of a hand of four seats: the deal, four passes, 52 plays, 13 tricks collected."""

PAGES = b"x" * 3 * 4096
"""What an action changes: a page of its hand, one of its actions, one of its match."""

MATCH = NewMatch(ruleset={"name": "standard"}, seats=4, level="normal", seed="bench")
HAND = SavedHand(snapshot={"totals": [0, 0, 0, 0]})


def milliseconds_of_saves(store: Store) -> list[float]:
    """Return what each save of a long match cost, in milliseconds, in order."""
    match_id = store.begin(MATCH, HAND)
    costs = []
    for save in range(HANDS * ACTIONS):
        began = perf_counter()
        if save % ACTIONS == 0:
            store.write_hand(match_id, HAND, seconds_played=save)
        else:
            store.append(
                match_id,
                {"play": [save % 4, "QS"]},
                fingerprint="0123456789abcdef",
                draft=None,
                seconds_played=save,
            )
        costs.append((perf_counter() - began) * 1000)
    return costs


def milliseconds_of_syncs(path: Path) -> list[float]:
    """Return what appending as much to a plain file costs until it is on the disk."""
    costs = []
    with path.open("wb", buffering=0) as file:
        for _ in range(ACTIONS * HANDS // 10):
            began = perf_counter()
            file.write(PAGES)
            os.fsync(file.fileno())
            costs.append((perf_counter() - began) * 1000)
    return costs


def say(name: str, costs: list[float]) -> None:
    """Write one line of the report."""
    slow = quantiles(costs, n=20)[-1]
    sys.stdout.write(
        f"{name}: median {median(costs):.3f} ms, 95th percentile {slow:.3f} ms, of {len(costs)}\n"
    )


def main() -> None:
    """Write the report: an action in a file, the disk's share of it, an action in memory."""
    where = sys.argv[1] if len(sys.argv) > 1 else None
    with TemporaryDirectory(dir=where) as directory:
        outcome = open_store(Path(directory) / "hearts.sqlite3")
        if not isinstance(outcome, Opened):
            sys.exit(f"{directory}: {outcome.obstacle.value}")
        with closing(outcome.store) as store:
            say("save one action", milliseconds_of_saves(store))
        say("write and fsync as many bytes", milliseconds_of_syncs(Path(directory) / "plain"))
        with closing(Store.unsaved()) as store:
            say("save one action, unsaved store", milliseconds_of_saves(store))


if __name__ == "__main__":
    main()
