"""Play while another undertakes to take everything: the tricks are worth having then.

Every level does this alike. Who undertook is known to all; so the seats against it, as long as it
has lost nothing, try to take something from it, at any price in points: that price is what the
undertaking itself would cost them. A silent partner helps in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import Play
from hearts_a11y.engine.cards import NO_CARDS, SUIT_MASKS, rank_of
from hearts_a11y.engine.ruleset import Prelude
from hearts_a11y.players.judgement import above, apart, is_last, losing, pick, standing, unseen

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Card, Seat
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice


def is_on(view: SeatView) -> bool:
    """Return whether somebody has undertaken to take everything, and has lost nothing yet.

    A general needs every point card, a slam every trick. A trick of one whose part in it nobody
    knows yet counts as lost.
    """
    side = undertakers(view)
    if not side:
        return False
    table = view.table
    needed = table.point_cards if Prelude.GENERAL in table.ruleset.preludes else table.cards
    others = [taken for seat, taken in enumerate(view.taken) if seat not in side]
    return not any(taken & needed for taken in others)


def undertakers(view: SeatView) -> tuple[Seat, ...]:
    """Return who undertook the hand, as far as this seat knows; nobody in most hands."""
    dealings = view.dealings
    if dealings is None or Prelude.AUCTION in view.table.ruleset.preludes:
        return ()
    return tuple(seat for seat in (dealings.declarer, dealings.partner) if seat is not None)


def play(view: SeatView, seed: int) -> Choice:
    """Return the card that best takes a trick for the own side of the undertaking."""
    return Play(view.seat, pick(view, seed, view.legal, lambda card: price(view, card)))


def price(view: SeatView, card: Card) -> float:
    """Return how unwelcome a card is: one that takes is welcome, and points where ours take.

    The highest takes most surely; played last, the lowest that takes does. Else low cards go first,
    so that high ones are left to take with, and no points go to the other side.
    """
    pays = 20 if view.table.point_cards >> card & 1 else 0
    if view.led is not None and is_ours(view):
        return rank_of(card) - pays
    if takes(view, card):
        return (rank_of(card) if is_last(view) else -rank_of(card)) - pays - 100
    return rank_of(card) + pays


def is_ours(view: SeatView) -> bool:
    """Return whether the trick as it stands surely goes to this seat's side of the undertaking."""
    top = standing(view)
    if top is None or not (is_last(view) or not above(unseen(view), top)):
        return False
    side = undertakers(view)
    return (view.order[view.trick.index(top)] in side) == (view.seat in side)


def takes(view: SeatView, card: Card) -> bool:
    """Return whether a card takes the trick as it stands, and likely will in the end."""
    suited, _ = apart(1 << card)
    if view.led is None:
        return not above(unseen(view), card) and suited != NO_CARDS
    return bool(suited & SUIT_MASKS[view.led]) and not losing(view, suited)
