"""Cancellation Hearts for six to eleven: two packs, and like cards cancel.

After Culbertson 1950. That two pairs void a trick is the encyclopedia's rule alone; the widow goes
with the first trick, as Bicycle's pages have it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import QUEEN, SPADES, card, mask
from hearts_a11y.engine.ruleset import Rest
from hearts_a11y.engine.rulesets.bases import HEARTS_1, PLAIN
from hearts_a11y.engine.rulesets.choices import Switch

CANCELLATION: Final = replace(
    PLAIN,
    name="cancellation",
    fewest_seats=6,
    most_seats=11,
    usual_seats=8,
    packs=2,
    rest=Rest.WIDOW,
    cancels=True,
    void_pairs=2,
    values=((mask(card(SPADES, QUEEN, copy=copy) for copy in (0, 1)), 13), HEARTS_1),
    reach=100,
    least_deals=0,
)

VOID_PAIRS: Final = Switch(name="void-pairs", own="2", others={"never": {"void_pairs": 0}})
