"""Every measurement, one after another, as a report."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    """Write the report of each module beside this one that measures something."""
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        sys.stdout.write(f"{path.stem}\n")
        import_module(f"{__package__}.{path.stem}").main()


if __name__ == "__main__":
    main()
