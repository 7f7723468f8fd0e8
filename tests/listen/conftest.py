"""What this folder's tests need of the platform: Speech Dispatcher, and readers of terminals."""

from __future__ import annotations

import sys

collect_ignore_glob = ["test_*.py"] if sys.platform != "linux" else []
