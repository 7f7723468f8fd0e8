"""Chasse-coeur, the French and Belgian game of queens.

After the Guide Marabout, which also has the forced discards and the king that pulls its queen; the
encyclopedia's article knows neither.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import HEARTS, QUEEN, SUIT_MASKS, SUITS, card, mask
from hearts_a11y.engine.ruleset import Prelude, Slam
from hearts_a11y.engine.rulesets.bases import HEARTS_1, PLAIN
from hearts_a11y.engine.rulesets.choices import Switch

_QUEENS: Final = mask(card(suit, QUEEN) for suit in SUITS)

CHASSE_COEUR: Final = replace(
    PLAIN,
    name="chasse-coeur",
    preludes=(Prelude.GENERAL,),
    discards=(SUIT_MASKS[HEARTS], _QUEENS),
    values=((_QUEENS, 13), HEARTS_1),
    slam=Slam.OTHERS_PAY,
    slam_amount=54,
    general_amount=64,
)

DISCARDS: Final = Switch(name="discards", own="forced", others={"free": {"discards": ()}})
KING_PULLS: Final = Switch(name="king-pulls", own="off", others={"on": {"pulls_queens": True}})
