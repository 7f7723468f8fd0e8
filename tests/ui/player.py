"""A small player: whatever the person is asked, the key that goes on with the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import bit
from hearts_a11y.engine.view import GiveCards
from hearts_a11y.speech.message import Message
from hearts_a11y.ui.keymap import Context
from hearts_a11y.ui.lists import ListScreen
from hearts_a11y.ui.play import TableScreen

if TYPE_CHECKING:
    from tests.ui.room import Room

WAYS_IN = {"menu-resume", "menu-new", "start-line"}


def next_key(room: Room) -> str | None:
    """Return the key; None where only time is needed.

    From the menu it leads back to the open match or into a new one, from a question to no.
    """
    top = room.desk.top
    if isinstance(top, TableScreen):
        return key_at_table(top)
    if isinstance(top, ListScreen):
        first = top._items()[0].message
        return "1" if isinstance(first, Message) and first.id in WAYS_IN else "escape"
    assert top.context is Context.QUESTION
    return "n"


def key_at_table(table: TableScreen) -> str | None:  # noqa: PLR0911 - a case a moment
    """Return the key that passes the first cards, plays the first legal one, or goes on."""
    if not table.waits:
        return None
    if table._session.is_hand_over():
        return "space"
    view, hand = table._session.view(), table._hand
    if isinstance(view.ask, GiveCards):
        if hand.chosen.bit_count() == view.ask.count:
            return "space"
        return "f" if hand.place is not None and hand.chosen & bit(hand.place) else "enter"
    if view.ask is None:
        return "space"
    if not view.ask.mask:  # a bid or another answer: lift the first, and give it
        return "enter"
    return "enter" if hand.place is not None and view.legal & bit(hand.place) else "n"
