"""What is asked of the person now, as messages (interface A7, S6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from hearts_a11y.engine.cards import SUIT_MASKS, lowest
from hearts_a11y.engine.view import (
    Answer,
    BidNumber,
    DecideSlam,
    GiveCards,
    NameASuit,
    PlayCard,
)
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import card_name, direction, points, suit_name

if TYPE_CHECKING:
    from hearts_a11y.engine.view import SeatView


def prompt(view: SeatView) -> Message | None:  # noqa: PLR0911 - a case an ask
    """Return what says that it is the person's turn and what for; None where nothing is asked."""
    match view.ask:
        case None:
            return None
        case GiveCards(count=count, offset=offset):
            return say("pass-prompt", count=count, dir=direction(offset, view.table.seats))
        case PlayCard():
            return _play_prompt(view)
        case BidNumber(least=least, most=most) if least > most:
            return say("bid-prompt-none")
        case BidNumber(least=least, most=most):
            return say("bid-prompt", least=least, most=most)
        case NameASuit():
            return say("name-prompt")
        case Answer(offer=offer):
            return say(f"offer-prompt-{offer.value}")
        case DecideSlam(amount=amount):
            return say("slam-prompt", points=points(amount))
        case _:
            assert_never(view.ask)


def _play_prompt(view: SeatView) -> Message:
    if not view.trick:
        if view.trick_number == 1 and view.table.opening is not None:
            return say("turn-first", card=card_name(lowest(view.legal)))
        return say("turn-lead")
    led = view.led
    if led is None:
        return say("turn-free")
    if view.hand & SUIT_MASKS[led]:
        return say("turn-follow", suit=suit_name(led))
    return say("turn-void", suit=suit_name(led))
