"""Strong: counts every card (for now as normal)."""

from __future__ import annotations

from hearts_a11y.players import normal

choose = normal.choose
