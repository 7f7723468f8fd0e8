"""The questions a person may ask at any moment, and the answer each key reads (K9).

Law of this file: a question never changes the game. Once a hand is over there is no record of it to
read: only scores and the result remain (rules.md S6).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hearts_a11y.speech import answers
from hearts_a11y.speech.message import Message, say
from hearts_a11y.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Sight:
    """What the answers are read from.

    view: the person's. scores: what the hand just over brought each seat, None in a hand. totals:
    the match's, by seat; pool: chips in the pool, None where points are counted. chosen: the
    cards chosen to pass. place: the card the person is on. is_hand_over: whether no hand is in
    play. is_repeated: whether the same question was asked just before.
    """

    view: SeatView
    scores: Sequence[int] | None
    totals: Sequence[int]
    pool: int | None
    chosen: Mask
    place: Card | None
    is_hand_over: bool
    is_repeated: bool


def _scores(sight: Sight) -> tuple[Message, ...]:
    view, totals, pool = sight.view, sight.totals, sight.pool
    if not sight.is_repeated:
        return answers.totals(view, totals, pool)
    if sight.scores is not None:
        return answers.hand_scores(view, sight.scores, totals, pool)
    return answers.hand_points(view, view.points, totals, pool)


def _standing(sight: Sight) -> tuple[Message, ...]:
    return _ended(sight) or answers.hand_standing(sight.view)


def _passed(sight: Sight) -> tuple[Message, ...]:
    return _ended(sight) or answers.exchange(sight.view, chosen=sight.chosen)


def _why(sight: Sight) -> tuple[Message, ...]:
    if sight.place is None:
        return (say("hand-empty"),)
    return (answers.why(sight.view, sight.place),)


def _ended(sight: Sight) -> tuple[Message, ...]:
    return (say("hand-over", n=sight.view.number),) if sight.is_hand_over else ()


ANSWERS: Final[Mapping[Command, Callable[[Sight], tuple[Message, ...]]]] = {
    Command.HAND: lambda sight: (answers.hand(sight.view.hand),),
    Command.TRICK: lambda sight: (answers.trick(sight.view),),
    Command.LAST_TRICK: lambda sight: (answers.last_trick(sight.view),),
    Command.SCORES: _scores,
    Command.HEARTS_BROKEN: _standing,
    Command.PASSED: _passed,
    Command.WHY: _why,
}
