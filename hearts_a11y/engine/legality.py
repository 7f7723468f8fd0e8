"""Which cards may be played, and the one rule that refuses the rest.

Following suit is absolute (K2). Every other rule is dropped where it would leave no card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import SUIT_MASKS
from hearts_a11y.engine.illegal import Reason

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.table import Table


def playable(
    table: Table, hand: Mask, *, led: Card | None, first_trick: bool, broken: bool
) -> tuple[Mask, Reason | None]:
    """Return the cards of `hand` that may be played now and the rule that refuses the others.

    `led` is the card that opened the trick, None for the leader; `broken` says whether a breaker
    was played in an earlier trick. The reason is None where no rule refuses a card.
    """
    if led is not None:
        follow = hand & SUIT_MASKS[led >> 5]
        if follow:
            return follow, Reason.FOLLOW_SUIT
        if first_trick and table.ruleset.first_trick_bars_points:
            allowed = hand & ~table.point_cards
            if allowed:
                return allowed, Reason.FIRST_TRICK
        return hand, None
    if first_trick and hand >> table.opening & 1:
        return 1 << table.opening, Reason.OPENING_CARD
    if not broken:
        allowed = hand & ~table.ruleset.breakers
        if allowed:
            return allowed, Reason.HEARTS_NOT_BROKEN
    return hand, None
