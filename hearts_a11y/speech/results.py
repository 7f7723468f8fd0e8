"""Scores and results told, in points or chips, by seat or by side (S1, T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import PERSON
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import chips, number, points, seat_name, seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.events import HandScored, MatchEnded


def hand_scored(event: HandScored) -> tuple[Message, ...]:
    """Return what each seat scored and has now, the person's first, then sides or the pool."""
    line = _chips_line if event.pool is not None else _points_line
    return (
        say("hand-over", n=event.number),
        *(
            line(seat, score, total)
            for seat, (score, total) in enumerate(zip(event.scores, event.totals, strict=True))
        ),
        *side_totals(event.sides, event.totals),
        *pool(event.pool, event.totals),
    )


def match_ended(event: MatchEnded) -> tuple[Message, ...]:
    """Return the result as the person has it, and the settlement where there is one (T4)."""
    return (_result(event), *_settlement(event.balances))


def side_totals(sides: Sequence[Sequence[Seat]], totals: Sequence[int]) -> Iterator[Message]:
    """Yield what each side has together."""
    for side in sides:
        together = points(sum(totals[seat] for seat in side))
        yield say("score-side", seats=seat_names(side), points=together)


def pool(chips_in_pool: int | None, totals: Sequence[int]) -> Iterator[Message]:
    """Yield what is in the pool and who has most chips; nothing where points are counted."""
    if chips_in_pool is None:
        return
    if chips_in_pool:
        yield say("pool", chips=chips(chips_in_pool))
    most = max(totals)
    yield say("in-front", seats=seat_names(s for s, total in enumerate(totals) if total == most))


def _points_line(seat: Seat, score: int, total: int) -> Message:
    return say("score-hand", seat=seat_name(seat), points=points(score), total=number(total))


def _chips_line(seat: Seat, change: int, total: int) -> Message:
    way = "plus" if change > 0 else "minus" if change < 0 else "even"
    return say(
        "score-chips",
        seat=seat_name(seat),
        change=say(f"chips-{way}", n=abs(change)) if change else say("chips-even"),
        chips=chips(total),
    )


def _result(event: MatchEnded) -> Message:
    unit = points if event.pool is None else chips
    own_side = next((side for side in event.sides if PERSON in side), (PERSON,))

    def worded(seats: Sequence[Seat]) -> Message:
        return unit(sum(event.totals[seat] for seat in seats))

    own = worded(own_side)
    rivals = [seat for seat in event.winners if seat not in own_side]
    if not rivals:
        return say("match-win", points=own)
    if PERSON in event.winners:
        return say("match-draw", points=own, seats=seat_names(rivals))
    best = next((side for side in event.sides if rivals[0] in side), (rivals[0],))
    return say("match-lose", points=own, seat=seat_names(rivals), low=worded(best))


def _settlement(balances: Sequence[int]) -> Iterator[Message]:
    """Yield what each seat pays or receives by the average, in parts of a point."""
    if not balances:
        return
    yield say("settle", n=len(balances))
    for seat, balance in enumerate(balances):
        way = "pays" if balance > 0 else "receives" if balance < 0 else "even"
        line = say(f"settle-{way}", seat=seat_name(seat), n=abs(balance))
        yield line if balance else say("settle-even", seat=seat_name(seat))
