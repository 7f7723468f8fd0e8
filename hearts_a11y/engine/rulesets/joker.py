"""Joker Hearts: jokers may be played at any time and never take a trick."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import DIAMONDS, card
from hearts_a11y.engine.rulesets.bases import PLAIN
from hearts_a11y.engine.rulesets.choices import Switch

JOKER: Final = replace(
    PLAIN,
    name="joker",
    jokers=2,
    # A single joker leaves six seats five cards over, one more than there are to strip elsewhere.
    strip_order=(*PLAIN.strip_order, card(DIAMONDS, 1)),
)

JOKERS: Final = Switch(
    name="jokers", own="2", others={str(count): {"jokers": count} for count in (1, 3, 4)}
)
