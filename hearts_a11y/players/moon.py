"""Watching for a slam: who may be taking everything, and what not to give it (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import mask
from hearts_a11y.engine.ruleset import Slam
from hearts_a11y.players.judgement import taker
from hearts_a11y.players.worth import friends, hauls, insurance

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Mask, Seat
    from hearts_a11y.engine.view import SeatView

_MOON_SHARE: Final = (12, 26)
_SUSPECT_SHARE: Final = (4, 26)
_FEW_CARDS: Final = 5  # from so few cards in hand on, any point that one seat alone has is suspect


def lone_taker(view: SeatView) -> Seat | None:
    """Return a seat that alone, or with its side, has all points of finished tricks.

    None where there is no such, where it is of the own side, and where nothing would come of it.
    """
    ruleset = view.table.ruleset
    if ruleset.slam is Slam.NONE:
        return None
    holders = [seat for seat, points in enumerate(hauls(view)) if points]
    if not holders or view.seat in view.table.side(holders[0]):
        return None
    if len(holders) > 1 and not set(holders) <= set(view.table.slam_sides[holders[0]]):
        return None
    return None if is_bonus_lost(view, holders[0]) else holders[0]


def is_bonus_lost(view: SeatView, seat: Seat) -> bool:
    """Return whether a bonus that a slam needs went to another than `seat`."""
    if not view.table.ruleset.slam_needs_bonus:
        return False
    lost = view.gone & ~mask(view.trick) & ~view.taken[seat]
    return bool(lost & view.table.bonus_cards)


def moon_threat(view: SeatView) -> Seat | None:
    """Return the seat that may be taking everything: alone with points, 12 of 26 or more (C6).

    Only finished tricks count (C41).
    """
    share, whole = _MOON_SHARE
    if max(hauls(view)) * whole < share * view.table.total:
        return None
    return lone_taker(view)


def suspects(view: SeatView) -> tuple[Seat, ...]:
    """Return the seats that may be after every point, before it is plain; none where nobody may.

    One is suspect that alone has points, and either 4 of 26 or more, or any while few cards are
    left to take one from it with. A side with all of them is suspect from the first.
    """
    rival = lone_taker(view)
    if rival is None:
        return ()
    share, whole = _SUSPECT_SHARE
    has_many = hauls(view)[rival] * whole >= share * view.table.total
    is_late = view.hand.bit_count() <= _FEW_CARDS
    return view.table.slam_sides[rival] if has_many or is_late or insurance(view) else ()


def goes_to_threat(view: SeatView) -> bool:
    """Return whether the trick, as it stands, goes to the seat that may be taking everything."""
    if not view.trick:
        return False
    threat = moon_threat(view)
    return threat is not None and taker(view) in view.table.slam_sides[threat]


def goes_to_friend(view: SeatView) -> bool:
    """Return whether the trick, as it stands, goes to one whose points count with the own."""
    side = friends(view)
    return bool(side) and bool(view.trick) and taker(view) in side


def unfed(view: SeatView) -> Mask:
    """Return the legal cards without those that would feed a moon, or a friend (C6, C29).

    While the trick goes to the seat that may be taking everything, or to one whose points count
    with the own, no point card is thrown on it, unless only point cards are legal.
    """
    legal = view.legal
    harmless = legal & ~view.table.point_cards
    if not harmless or harmless == legal:
        return legal
    return harmless if goes_to_threat(view) or goes_to_friend(view) else legal
