"""Royal Hearts, after the front of Parker's rulebook.

Each queen does something: spades' costs 26 unless the same seat took clubs', hearts' doubles the
hearts, diamonds' takes 10 off.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import CLUBS, DIAMONDS, HEARTS, QUEEN, SPADES, SUIT_MASKS, bit, card
from hearts_a11y.engine.ruleset import PassCycle, Slam
from hearts_a11y.engine.rulesets.bases import HEARTS_1, MODERN

_CLUBS, _DIAMONDS, _SPADES, _HEARTS = (
    bit(card(suit, QUEEN)) for suit in (CLUBS, DIAMONDS, SPADES, HEARTS)
)

ROYAL: Final = replace(
    MODERN,
    name="royal",
    most_seats=5,
    pass_cycle=PassCycle.NO_HOLD,
    first_trick_bars_points=False,
    breakers=SUIT_MASKS[HEARTS] | _SPADES,
    values=((_SPADES, 26), (_DIAMONDS, -10), HEARTS_1),
    doublers=((_HEARTS, SUIT_MASKS[HEARTS]),),
    cancellers=((_CLUBS, _SPADES),),
    slam=Slam.CHOICE,
    is_slam_own_score=True,
    floor=0,
    reach=101,
)
