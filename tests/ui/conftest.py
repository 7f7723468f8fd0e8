"""What this folder's tests need of the platform."""

from __future__ import annotations

import sys

# These use terminals as only POSIX has them, and say so to mypy as well.
collect_ignore = ["test_terminal.py"] if sys.platform == "win32" else []
