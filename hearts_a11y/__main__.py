"""The program: `hearts-a11y`, and `python -m hearts_a11y`."""

import sys

from hearts_a11y.start import run

INTERRUPTED = 130


def main() -> int:
    """Run the program on the command line's arguments; return its exit status."""
    try:
        return run(sys.argv[1:])
    except KeyboardInterrupt:  # before the signals are taken over, and in an errand
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
