"""Four games called Greek Hearts.

After Phillips and Westall 1939, Culbertson 1950, Maguire 1990 and Parlett 2008. The slam's 150 is
read as a transfer from each other seat. Which way Phillips passes, and which bonus card Culbertson
has, is uncertain.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import HEARTS, QUEEN, SPADES, SUIT_MASKS, bit, card
from hearts_a11y.engine.ruleset import LEFT, RIGHT, Prelude, Slam
from hearts_a11y.engine.rulesets.bases import (
    ACE_15_COURT_10,
    HEARTS_1,
    JACK_BONUS,
    MODERN,
    PIPS,
    PLAIN,
)
from hearts_a11y.engine.rulesets.black_lady import BLACK_LADY_1950, DISCARD_1909
from hearts_a11y.engine.rulesets.spot import SPOT

_QUEEN_50: Final = (bit(card(SPADES, QUEEN)), 50)

GREEK_PHILLIPS: Final = replace(
    DISCARD_1909,
    name="greek-phillips",
    pass_cycle=(RIGHT,),
    values=(_QUEEN_50, *ACE_15_COURT_10, *PIPS),
    slam=Slam.EACH_PAYS,
    slam_amount=150,
    reach=0,
    least_deals=PLAIN.least_deals,
)
GREEK_CULBERTSON: Final = replace(
    BLACK_LADY_1950,
    name="greek-culbertson",
    pass_cycle=(RIGHT,),
    barred_first_lead=SUIT_MASKS[HEARTS],
    values=(JACK_BONUS, *BLACK_LADY_1950.values),
)
GREEK_MAGUIRE: Final = replace(
    SPOT, name="greek-maguire", preludes=(Prelude.EXCHANGE,), pass_cycle=(LEFT,)
)
GREEK_PARLETT: Final = replace(
    MODERN,
    name="greek-parlett",
    values=(_QUEEN_50, *ACE_15_COURT_10, HEARTS_1),
    slam=Slam.EACH_PAYS,
    slam_amount=150,
    reach=0,
    least_deals=PLAIN.least_deals,
)
