"""What this folder's tests need of the platform."""

from __future__ import annotations

import sys

# Speech Dispatcher is Linux's; these say so to mypy as well.
collect_ignore = ["test_speech_dispatcher.py"] if sys.platform != "linux" else []
