"""Black Maria: the queen, king and ace of spades count.

Parlett and every other source found give the king 10 and the ace 7; the encyclopedia's article has
them the other way round.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.cards import ACE, CLUBS, KING, SPADES, SUITS, TWO, bit, card, mask
from hearts_a11y.engine.ruleset import RIGHT
from hearts_a11y.engine.rulesets.bases import HEARTS_1, QUEEN_13, TWO_OF_SPADES
from hearts_a11y.engine.rulesets.black_lady import DISCARD_1909
from hearts_a11y.engine.rulesets.choices import Switch

_KING: Final = bit(card(SPADES, KING))
_ACE: Final = bit(card(SPADES, ACE))
_TWO_OF_CLUBS: Final = bit(card(CLUBS, TWO))

BLACK_MARIA: Final = replace(
    DISCARD_1909,
    name="black-maria",
    usual_seats=3,
    removed_for=(
        (3, _TWO_OF_CLUBS),
        (5, _TWO_OF_CLUBS | TWO_OF_SPADES),
        (6, mask(card(suit, TWO) for suit in SUITS)),
    ),
    strip_order=(),
    pass_cycle=(RIGHT,),
    values=(QUEEN_13, (_KING, 10), (_ACE, 7), HEARTS_1),
)

VALUES: Final = Switch(
    name="maria-values",
    own="usual",
    others={"article": {"values": (QUEEN_13, (_KING, 7), (_ACE, 10), HEARTS_1)}},
)
