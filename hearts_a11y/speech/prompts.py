"""What is asked of the person now, as messages (interface A7, S6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import SUIT_MASKS, lowest, suit_of
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import card_name, direction, suit_name

if TYPE_CHECKING:
    from hearts_a11y.engine.view import SeatView


def prompt(view: SeatView) -> Message | None:
    """Return what says that it is the person's turn and what for; None where nothing is asked."""
    match view.ask:
        case None:
            return None
        case GiveCards(count=count, offset=offset):
            return say("pass-prompt", count=count, dir=direction(offset, view.table.seats))
        case _:
            return _play_prompt(view)


def _play_prompt(view: SeatView) -> Message:
    if not view.trick:
        if view.trick_number == 1:
            return say("turn-first", card=card_name(lowest(view.legal)))
        return say("turn-lead")
    led = suit_of(view.trick[0])
    if view.hand & SUIT_MASKS[led]:
        return say("turn-follow", suit=suit_name(led))
    return say("turn-void", suit=suit_name(led))
