"""Which cards may be played, and the one rule that refuses the rest.

Following suit is absolute (K2), but for jokers, which may be played at any time. Every other rule
is dropped where it would leave no card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import JOKERS, KING, QUEEN, SUIT_MASKS, card, rank_of
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.ruleset import Prelude

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.view import SeatView

    Moment: TypeAlias = HandState | SeatView
    """Where the rules of play are asked about: in the hand itself, or in what a seat sees of it."""

_JOKER_MASK: Final = SUIT_MASKS[JOKERS]
_FIRST_JOKER: Final = card(JOKERS, 0)
# By name, which is quicker than to ask its class each time: these are what most plays come to.
_FOLLOW_SUIT: Final = Reason.FOLLOW_SUIT
_HEARTS_NOT_BROKEN: Final = Reason.HEARTS_NOT_BROKEN


def playable(moment: Moment, hand: Mask) -> tuple[Mask, Reason | None]:
    """Return the cards of `hand` that may be played now and the rule that refuses the others.

    The hand is that of the seat whose turn it is. The reason is None where no rule refuses a card.
    """
    trick = moment.trick
    if not trick:
        return _to_lead(moment, hand)
    table = moment.table
    ruleset = table.ruleset
    led = led_card(trick) if ruleset.jokers else trick[0]
    if led is None:
        return hand, None
    follow = hand & SUIT_MASKS[led >> 5]
    if follow:
        if ruleset.pulls_queens and trick[0] == led and is_king_of_general(moment):
            queen = follow & 1 << card(led >> 5, QUEEN)
            if queen:
                return queen, Reason.QUEEN_PULLED
        return (follow | hand & _JOKER_MASK if ruleset.jokers else follow), _FOLLOW_SUIT
    return _to_discard(moment, hand)


def is_general(moment: Moment) -> bool:
    """Return whether a general has been declared in this hand."""
    return moment.declarer is not None and Prelude.GENERAL in moment.table.ruleset.preludes


def is_king_of_general(moment: Moment) -> bool:
    """Return whether the declarer of a general has led a king to the trick on the table."""
    leads_king = rank_of(moment.trick[0]) == KING and moment.leader == moment.declarer
    return leads_king and is_general(moment)


def _to_lead(moment: Moment, hand: Mask) -> tuple[Mask, Reason | None]:
    table = moment.table
    ruleset, first_trick = table.ruleset, moment.trick_number == 1
    if first_trick and table.opening is not None and hand >> table.opening & 1:
        return 1 << table.opening, Reason.OPENING_CARD
    allowed: Mask = hand
    reason: Reason | None = None
    if ruleset.jokers:
        allowed, reason = _barring(allowed, reason, _JOKER_MASK, Reason.JOKER_LEAD)
    if first_trick:
        allowed, reason = _barring(allowed, reason, ruleset.barred_first_lead, Reason.FIRST_LEAD)
    if not moment.broken:
        allowed, reason = _barring(allowed, reason, ruleset.barred_leads, _HEARTS_NOT_BROKEN)
    return allowed, reason


def _to_discard(moment: Moment, hand: Mask) -> tuple[Mask, Reason | None]:
    table = moment.table
    ruleset = table.ruleset
    if ruleset.first_trick_bars_points and moment.trick_number == 1:
        allowed = hand & ~table.point_cards
        if allowed:
            return allowed, Reason.FIRST_TRICK
    discards = ruleset.discards
    for wanted in (table.point_cards,) if discards and is_general(moment) else discards:
        allowed = hand & wanted
        if allowed:
            return allowed | hand & _JOKER_MASK, Reason.DISCARD_ORDER
    return hand, None


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
