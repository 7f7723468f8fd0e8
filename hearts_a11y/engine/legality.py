"""Which cards may be played, and the one rule that refuses the rest.

Following suit is absolute (K2), but for jokers, which may be played at any time. Every other rule
is dropped where it would leave no card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import JOKERS, KING, QUEEN, SUIT_MASKS, card, rank_of
from hearts_a11y.engine.illegal import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.table import Table

_JOKER_MASK: Final = SUIT_MASKS[JOKERS]
_FIRST_JOKER: Final = card(JOKERS, 0)
# By name, which is quicker than to ask its class each time: three plays in four follow suit.
_FOLLOW_SUIT: Final = Reason.FOLLOW_SUIT


def playable(
    table: Table,
    hand: Mask,
    trick: Sequence[Card],
    *,
    first_trick: bool,
    broken: bool,
    general: bool = False,
    pulls: bool = False,
) -> tuple[Mask, Reason | None]:
    """Return the cards of `hand` that may be played now and the rule that refuses the others.

    `trick` holds the cards on the table; `broken` says whether a breaker was played in an earlier
    trick; `general` whether a general was declared, and `pulls` whether its declarer led this
    trick. The reason is None where no rule refuses a card.
    """
    led = trick[0] if trick and trick[0] < _FIRST_JOKER else led_card(trick)
    if led is None:
        return (
            (hand, None) if trick else _to_lead(table, hand, first_trick=first_trick, broken=broken)
        )
    follow = hand & SUIT_MASKS[led >> 5]
    ruleset = table.ruleset
    if follow:
        if general and pulls and ruleset.pulls_queens and trick[0] == led and rank_of(led) == KING:
            queen = follow & 1 << card(led >> 5, QUEEN)
            if queen:
                return queen, Reason.QUEEN_PULLED
        return (follow | hand & _JOKER_MASK if ruleset.jokers else follow), _FOLLOW_SUIT
    if first_trick and ruleset.first_trick_bars_points:
        allowed = hand & ~table.point_cards
        if allowed:
            return allowed, Reason.FIRST_TRICK
    for wanted in (table.point_cards,) if general and ruleset.discards else ruleset.discards:
        allowed = hand & wanted
        if allowed:
            return allowed | hand & _JOKER_MASK, Reason.DISCARD_ORDER
    return hand, None


def _to_lead(
    table: Table, hand: Mask, *, first_trick: bool, broken: bool
) -> tuple[Mask, Reason | None]:
    ruleset = table.ruleset
    if first_trick and table.opening is not None and hand >> table.opening & 1:
        return 1 << table.opening, Reason.OPENING_CARD
    allowed: Mask = hand
    reason: Reason | None = None
    if ruleset.jokers:
        allowed, reason = _barring(allowed, reason, _JOKER_MASK, Reason.JOKER_LEAD)
    if first_trick:
        allowed, reason = _barring(allowed, reason, ruleset.barred_first_lead, Reason.FIRST_LEAD)
    if not broken:
        allowed, reason = _barring(allowed, reason, ruleset.barred_leads, Reason.HEARTS_NOT_BROKEN)
    return allowed, reason


def _barring(
    allowed: Mask, reason: Reason | None, barred: Mask, because: Reason
) -> tuple[Mask, Reason | None]:
    """Return what is left without the barred cards, and the reason where that refuses any."""
    left = allowed & ~barred
    return (left, because) if left and left != allowed else (allowed, reason)


def led_card(trick: Sequence[Card]) -> Card | None:
    """Return the card that sets the suit to follow: the first that is no joker, None before it."""
    if not trick:
        return None
    if trick[0] < _FIRST_JOKER:
        return trick[0]
    return next((each for each in trick if each < _FIRST_JOKER), None)
