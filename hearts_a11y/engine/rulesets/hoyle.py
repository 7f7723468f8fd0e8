"""Hearts for chips as the Standard Hoyle of 1887 has it.

Whoever takes least is paid by all others; the Double Game and the Eagle Game give the hearts values
of their own. The book counts 25 or 50 chips each; it says no end: somebody without chips, or 24
deals.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import ACE, HEARTS, JACK, KING, QUEEN, bit, card
from hearts_a11y.engine.ruleset import Ledger
from hearts_a11y.engine.rulesets.bases import HEARTS_1, PLAIN
from hearts_a11y.engine.rulesets.choices import Switch
from hearts_a11y.engine.rulesets.spot import FACE_VALUES

HOYLE_1887: Final = replace(
    PLAIN, name="hoyle-1887", ledger=Ledger.LOWEST_TAKES, chips=50, least_deals=24
)
# Hands of 104 points would leave nobody 50 chips for a second one.
EAGLE_14: Final = replace(HOYLE_1887, name="eagle-14", values=FACE_VALUES, chips=200)
EAGLE_5: Final = replace(
    HOYLE_1887,
    name="eagle-5",
    values=(
        *((bit(card(HEARTS, rank)), rank - JACK + 2) for rank in (ACE, KING, QUEEN, JACK)),
        HEARTS_1,
    ),
)

CHIPS: Final = Switch(name="chips", own="50", others={"25": {"chips": 25}})
ALL_TAKER: Final = Switch(name="all-taker", own="pays", others={"paid": {"is_all_paid_back": True}})
