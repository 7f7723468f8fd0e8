"""What the rulesets of the family are made from: two games and the values of cards.

MODERN is the default game for three to six. PLAIN has hearts to avoid and nothing else: no pass,
no slam, any card led at any time by whoever sits to the dealer's left; its match lasts an agreed
number of deals. Neither is played under its own name.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import (
    ACE,
    DIAMONDS,
    HEARTS,
    JACK,
    KING,
    NO_CARDS,
    QUEEN,
    RANKS,
    SPADES,
    SUIT_MASKS,
    TWO,
    bit,
    card,
    mask,
)
from hearts_a11y.engine.ruleset import Opening, PassCycle, Prelude, Slam
from hearts_a11y.engine.rulesets.choices import Switch
from hearts_a11y.engine.rulesets.standard import STANDARD

# Values, as RuleSet.values has them.
HEARTS_1: Final = (SUIT_MASKS[HEARTS], 1)
QUEEN_13: Final = (bit(card(SPADES, QUEEN)), 13)
JACK_BONUS: Final = (bit(card(DIAMONDS, JACK)), -10)
PIPS: Final = tuple((bit(card(HEARTS, rank)), rank + 2) for rank in RANKS if rank < JACK)
ACE_15_COURT_10: Final = (
    (bit(card(HEARTS, ACE)), 15),
    (mask(card(HEARTS, rank) for rank in (KING, QUEEN, JACK)), 10),
)
TWO_OF_SPADES: Final = bit(card(SPADES, TWO))

MODERN: Final = replace(
    STANDARD, name="modern", fewest_seats=3, most_seats=6, pass_cycle=PassCycle.ROUND
)
PLAIN: Final = replace(
    STANDARD,
    name="plain",
    fewest_seats=3,
    most_seats=6,
    preludes=(),
    opening=Opening.ELDEST,
    first_trick_bars_points=False,
    breakers=NO_CARDS,
    barred_leads=NO_CARDS,
    values=(HEARTS_1,),
    slam=Slam.NONE,
    reach=0,
    least_deals=8,
)

WITH_PASSING: Final = {"preludes": (Prelude.EXCHANGE,), "pass_cycle": PassCycle.ROUND}

MOON: Final = Switch(name="moon", own="off", others={"others-pay": {"slam": Slam.OTHERS_PAY}})
