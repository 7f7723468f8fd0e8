"""Auction Hearts: chips are bid for naming the suit that counts.

After Foster 1897; the pool is settled as a sweepstake, and the same declarer names again for
nothing while nobody wins it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.ruleset import Ledger, Opening, Prelude
from hearts_a11y.engine.rulesets.bases import PLAIN

AUCTION: Final = replace(
    PLAIN,
    name="auction",
    fewest_seats=4,
    preludes=(Prelude.AUCTION,),
    opening=Opening.DECLARER,
    values=(),
    named_value=1,
    ledger=Ledger.SWEEPSTAKE,
    chips=50,
    least_deals=24,
)
