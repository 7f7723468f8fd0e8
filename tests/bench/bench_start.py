"""How long the first line takes, over a Python that does nothing, in the same run.

`python -m tests.bench.bench_start` reports; nothing here passes or fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROUNDS: Final = 40
MILLISECONDS: Final = 1000

NOTHING: Final = "python -c pass"
"""What everything is measured against: a Python from its start to its end."""

NOTHING_AS_MODULE: Final = "python -m __future__"
"""A module that does nothing: what `python -m` costs by itself."""


def commands() -> dict[str, list[str]]:
    """Return what is measured, by name; the console script only where it is installed."""
    found = {
        NOTHING: [sys.executable, "-c", "pass"],
        NOTHING_AS_MODULE: [sys.executable, "-m", "__future__"],
        "python -m hearts_a11y": [sys.executable, "-m", "hearts_a11y"],
    }
    for suffix in ("", ".exe"):
        script = Path(sys.executable).with_name(f"hearts-a11y{suffix}")
        if script.exists():
            found["hearts-a11y"] = [str(script)]
    return found


def seconds_to_first_line(command: list[str], environment: dict[str, str]) -> float:
    """Return how long it takes until `command` has written a line, or has ended without one."""
    began = perf_counter()
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = perf_counter() - began
        process.kill()
    return took


def report() -> Iterator[str]:
    """Yield a line a command: the median over rounds in which all take turns."""
    found = commands()
    times: dict[str, list[float]] = {name: [] for name in found}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HEARTS_DATA_DIR": folder, "PYTHONPYCACHEPREFIX": folder}
        # Installed programs are compiled, whatever is set here for development.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for turn in range(ROUNDS + 1):
            for name, command in found.items():
                took = seconds_to_first_line(command, environment)
                if turn:  # the first round compiles
                    times[name].append(took)
    nothing = median(times[NOTHING])
    for name, taken in times.items():
        middle = median(taken)
        yield f"{name}: {middle * MILLISECONDS:.1f} ms, {middle / nothing:.2f} x {NOTHING}"


def main() -> None:
    """Write the report."""
    sys.stdout.writelines(f"{line}\n" for line in report())


if __name__ == "__main__":
    main()
