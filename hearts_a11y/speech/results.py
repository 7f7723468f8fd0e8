"""Scores and results told, in points or chips, by seat or by side (S1, T4).

Law of this file: `pool` is the chips in the pool, and None wherever points are counted.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import PERSON
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import (
    chips,
    number,
    part_of_points,
    points,
    seat_name,
    seat_names,
    together,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.events import HandScored, MatchEnded

_MANY: Final = 4
"""The most seats of which each is told with the word for points."""


def hand_scored(event: HandScored) -> tuple[Message, ...]:
    """Return what each seat scored and has now, the person's first, then sides or the pool."""
    return (
        say("hand-over", n=event.number),
        *lines(event.scores, event.totals, event.pool),
        *standing(event.sides, event.totals, event.pool),
    )


def lines(changes: Sequence[int], totals: Sequence[int], pool: int | None) -> Iterator[Message]:
    """Yield a line for each seat: what a hand brought it, and what it has now."""
    if pool is None:
        yield from hand_points(changes, totals, None)
        return
    for seat, (change, total) in enumerate(zip(changes, totals, strict=True)):
        yield say("score-chips", seat=seat_name(seat), change=_change(change), chips=chips(total))


def hand_points(taken: Sequence[int], totals: Sequence[int], pool: int | None) -> Iterator[Message]:
    """Yield a line for each seat: the points it took, and what it has."""
    for seat, (now, total) in enumerate(zip(taken, totals, strict=True)):
        if pool is None:
            worth = _points(seat, now, len(totals))
            yield say("score-hand", seat=seat_name(seat), points=worth, total=number(total))
        else:
            yield say("score-taken", seat=seat_name(seat), points=points(now), chips=chips(total))


def totals(scores: Sequence[int], pool: int | None) -> Iterator[Message]:
    """Yield a line for each seat: what it has."""
    for seat, score in enumerate(scores):
        worth = _points(seat, score, len(scores)) if pool is None else chips(score)
        yield say("score-line", seat=seat_name(seat), points=worth)


def standing(
    sides: Sequence[Sequence[Seat]], totals: Sequence[int], pool: int | None
) -> Iterator[Message]:
    """Yield what each side has together; or what is in the pool, and who has most chips."""
    for side in sides:
        worth = points(sum(totals[seat] for seat in side))
        yield say("score-side", seats=seat_names(side), points=worth)
    if pool is None:
        return
    if pool:
        yield say("pool", chips=chips(pool))
    most = max(totals)
    yield say("in-front", seats=seat_names(s for s, total in enumerate(totals) if total == most))


def match_ended(event: MatchEnded) -> tuple[Message, ...]:
    """Return the result as the person has it, and the settlement where there is one (T4)."""
    return (_result(event), *_settlement(event.balances))


def _points(seat: Seat, n: int, seats: int) -> int | Message:
    """Return a number of points; at a larger table the word for them is said with the first."""
    return points(n) if seat == PERSON or seats <= _MANY else number(n)


def _change(change: int) -> Message:
    if not change:
        return say("chips-even")
    return say("chips-plus" if change > 0 else "chips-minus", n=abs(change))


def _result(event: MatchEnded) -> Message:
    unit = points if event.pool is None else chips
    own_side = next((side for side in event.sides if PERSON in side), (PERSON,))

    def worded(seats: Sequence[Seat]) -> Message:
        worth = unit(sum(event.totals[seat] for seat in seats))
        return together(worth) if len(seats) > 1 else worth

    own = worded(own_side)
    rivals = [seat for seat in event.winners if seat not in own_side]
    if not rivals:
        return say("match-win", points=own)
    if PERSON in event.winners:
        return say("match-draw", points=own, seats=seat_names(rivals))
    best = next((side for side in event.sides if rivals[0] in side), (rivals[0],))
    return say("match-lose", points=own, seat=seat_names(rivals), low=worded(best))


def _settlement(balances: Sequence[int]) -> Iterator[Message]:
    """Yield what each seat pays or receives by the average."""
    if not balances:
        return
    yield say("settle")
    for seat, balance in enumerate(balances):
        if balance:
            way = "settle-pays" if balance > 0 else "settle-receives"
            amount = part_of_points(Fraction(abs(balance), len(balances)))
            yield say(way, seat=seat_name(seat), points=amount)
        else:
            yield say("settle-even", seat=seat_name(seat))
