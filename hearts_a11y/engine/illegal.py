"""Why an action is refused."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Suit


class Reason(Enum):
    """The rule, or the plain fact, that refuses an action."""

    FOLLOW_SUIT = "follow-suit"  # K2
    HEARTS_NOT_BROKEN = "hearts-not-broken"  # K4
    FIRST_TRICK = "first-trick"  # K3
    OPENING_CARD = "opening-card"  # K1
    FIRST_LEAD = "first-lead"
    JOKER_LEAD = "joker-lead"
    DISCARD_ORDER = "discard-order"
    QUEEN_PULLED = "queen-pulled"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_HELD = "not-held"
    WRONG_COUNT = "wrong-count"  # P1
    ALREADY_CHOSEN = "already-chosen"
    WRONG_MOMENT = "wrong-moment"
    WRONG_CARDS = "wrong-cards"
    WRONG_BID = "wrong-bid"


class Illegal(Exception):  # noqa: N818 - the field's word for a move that is none
    """An action the rules refuse; raised before anything is changed.

    `reason` says why; `suit` is the suit to follow or `card` the card that must be led, where the
    reason speaks of one.
    """

    def __init__(
        self, reason: Reason, *, suit: Suit | None = None, card: Card | None = None
    ) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.suit = suit
        self.card = card
