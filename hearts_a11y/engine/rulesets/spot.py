"""Spot Hearts, also Chip Hearts: every heart counts what it shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import ACE, HEARTS, QUEEN, RANKS, SPADES, bit, card
from hearts_a11y.engine.rulesets.bases import PLAIN, WITH_PASSING
from hearts_a11y.engine.rulesets.choices import Switch

FACE_VALUES: Final = tuple((bit(card(HEARTS, rank)), rank + 2) for rank in RANKS)

SPOT: Final = replace(PLAIN, name="spot", values=FACE_VALUES)

VALUES: Final = Switch(
    name="spot-values",
    own="face",
    others={
        "ace-low": {"values": ((bit(card(HEARTS, ACE)), 1), *FACE_VALUES)},
        "queen-25": {"values": ((bit(card(SPADES, QUEEN)), 25), *FACE_VALUES)},
    },
)
END: Final = Switch(name="end", own="deals", others={"reach-500": {"reach": 500, "least_deals": 0}})
PASSING: Final = Switch(name="passing", own="none", others={"round": WITH_PASSING})
