"""Black Lady, its earlier forms, and Black Jack.

Foster 1909 has the queen count and three cards always pass to the left; Culbertson 1950 lets a deal
taken whole score nothing; the modern game has Hearts' restrictions, and its shooter chooses.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import JACK, SPADES, bit, card
from hearts_a11y.engine.ruleset import LEFT, Prelude, Slam
from hearts_a11y.engine.rulesets.bases import HEARTS_1, MODERN, PLAIN, QUEEN_13
from hearts_a11y.engine.rulesets.choices import Switch

BLACK_LADY: Final = replace(MODERN, name="black-lady", slam=Slam.CHOICE)
DISCARD_1909: Final = replace(
    PLAIN,
    name="discard-1909",
    preludes=(Prelude.EXCHANGE,),
    pass_cycle=(LEFT,),
    values=(QUEEN_13, HEARTS_1),
    reach=100,
    least_deals=0,
)
BLACK_LADY_1950: Final = replace(DISCARD_1909, name="black-lady-1950", slam=Slam.NOBODY_SCORES)
_JACK: Final = bit(card(SPADES, JACK))
BLACK_JACK: Final = replace(DISCARD_1909, name="black-jack", values=((_JACK, 10), HEARTS_1))

JACK_VALUE: Final = Switch(
    name="jack-value", own="10", others={"13": {"values": ((_JACK, 13), HEARTS_1)}}
)
JACK_PLAY: Final = Switch(
    name="play",
    own="old",
    others={
        "modern": {
            each: getattr(MODERN, each)
            for each in (
                "pass_cycle",
                "opening",
                "first_trick_bars_points",
                "breakers",
                "barred_leads",
                "slam",
            )
        }
    },
)
