"""Partnership Hearts in three forms.

North and south against east and west, with one score or two; or a slam bid with a silent partner,
whose payments no source gives.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.ruleset import Prelude, Sides, Unit
from hearts_a11y.engine.rulesets.choices import Switch
from hearts_a11y.engine.rulesets.omnibus import OMNIBUS, TEN_OF_DIAMONDS
from hearts_a11y.engine.rulesets.standard import STANDARD

PARTNERS_SOLO: Final = replace(
    STANDARD, name="partners-solo", sides=Sides.OPPOSITE, rank_unit=Unit.SIDE
)
PARTNERS_TEAM: Final = replace(
    PARTNERS_SOLO, name="partners-team", slam_unit=Unit.SIDE, reach=200, reach_unit=Unit.SIDE
)
PARTNERS_SLAM: Final = replace(
    OMNIBUS,
    name="partners-slam",
    fewest_seats=4,
    most_seats=4,
    sides=Sides.BIDDER,
    partner_card=TEN_OF_DIAMONDS,
    preludes=(Prelude.EXCHANGE, Prelude.SLAM_BID),
)

SLAM_BY: Final = Switch(name="slam-by", own="side", others={"seat": {"slam_unit": Unit.SEAT}})
