"""A slam told: who took every point, and what comes of it (S2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.ruleset import Slam
from hearts_a11y.speech.message import Message, say
from hearts_a11y.speech.words import points, seat_name, seat_names

if TYPE_CHECKING:
    from hearts_a11y.engine.events import MoonShot


def moon_shot(event: MoonShot) -> Message:
    """Return what says that a slam was made, and its effect unless that is still to be chosen."""
    who = seat_names(event.side) if event.side else seat_name(event.seat)
    match event.slam:
        case Slam.OTHERS_PAY:
            return _others_pay(event)
        case Slam.SHOOTER_GAINS:
            return say("slam-gain", seat=who, points=points(event.amount))
        case Slam.EACH_PAYS:
            return say("slam-paid", seat=who, points=points(event.amount))
        case Slam.NOBODY_SCORES:
            return say("slam-nobody", seat=who)
        case _:
            return say("slam", seat=who)


def _others_pay(event: MoonShot) -> Message:
    others, amount = event.opponents, event.amount
    if event.side:
        return say("moon-side", seats=seat_names(event.side), others=others, amount=amount)
    if event.seat == PERSON:
        return say("moon-self", others=others, amount=amount)
    return say("moon-other", seat=seat_name(event.seat), others=others, amount=amount)
