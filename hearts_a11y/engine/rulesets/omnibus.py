"""Omnibus Hearts: one diamond counts for its taker."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import DIAMONDS, TEN, bit, card
from hearts_a11y.engine.ruleset import Slam
from hearts_a11y.engine.rulesets.bases import JACK_BONUS, MODERN

TEN_OF_DIAMONDS: Final = bit(card(DIAMONDS, TEN))

OMNIBUS: Final = replace(
    MODERN,
    name="omnibus",
    values=((TEN_OF_DIAMONDS, -10), *MODERN.values),
    slam=Slam.SHOOTER_GAINS,
    slam_needs_bonus=True,
)
OMNIBUS_JACK: Final = replace(OMNIBUS, name="omnibus-jack", values=(JACK_BONUS, *MODERN.values))
