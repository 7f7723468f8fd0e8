"""Ways into a match: a new one from the settings, and the open one resumed."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.speech.message import Kind, say
from hearts_a11y.ui.lists import QuestionScreen
from hearts_a11y.ui.play import TableScreen
from hearts_a11y.ui.ports import NotRestarted, Resumed, Unresumable, switch_setting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.ruleset import RuleSet
    from hearts_a11y.ui.desk import Desk, Screen

CHOICE_SETTINGS: Final[Mapping[str, str]] = {"reach": "end_score"}
"""By a ruleset's field that may be chosen, the setting that chooses it."""


def chosen_ruleset(desk: Desk) -> RuleSet:
    """Return the ruleset of the next match, its open choices as the settings have them."""
    name = str(desk.preferences.value("ruleset"))
    picks = {
        each.name: str(desk.preferences.value(switch_setting(name, each.name)))
        for each in rulesets.switches(name)
    }
    chosen: dict[str, Any] = {
        each.field: desk.preferences.value(CHOICE_SETTINGS[each.field])
        for each in rulesets.choices(name)
    }
    return replace(rulesets.switched(name, picks), **chosen)


def allowed_seats(ruleset: RuleSet) -> tuple[int, ...]:
    """Return the numbers of seats that may play `ruleset`."""
    seats = range(ruleset.fewest_seats, ruleset.most_seats + 1)
    return tuple(each for each in seats if not ruleset.problems(each))


def chosen_seats(desk: Desk, ruleset: RuleSet) -> int:
    """Return how many play the next match: as the settings have it where `ruleset` allows that."""
    seats = desk.preferences.value("seats")
    if isinstance(seats, int) and seats in allowed_seats(ruleset):
        return seats
    return ruleset.usual_seats


def new_match(desk: Desk, *, seed: str | None = None) -> TableScreen:
    """Return the table of a new match, saved as the open one.

    A match begun from a `seed` of the player's own counts in no statistics.
    """
    ruleset = chosen_ruleset(desk)
    events: list[Event] = []
    match = matches.begin(
        ruleset,
        chosen_seats(desk, ruleset),
        level=Level(str(desk.preferences.value("level"))),
        seed=secrets.token_hex(16) if seed is None else seed,
        emit=events.append,
    )
    desk.saves.begin(match, counts=seed is None)
    return TableScreen(desk, match, next_match=partial(begin_next_match, desk), opening=events)


def ask_for_new_match(
    desk: Desk, put: Callable[[Screen], None], *, seed: str | None = None
) -> None:
    """Put a new match's table on the desk by `put`, asking first where one is open (K8)."""
    if not desk.saves.has_open_match():
        put(new_match(desk, seed=seed))
        return
    question = QuestionScreen(
        desk, say("new-ask"), yes=lambda: desk.replace(new_match(desk, seed=seed))
    )
    put(question)


def resume(desk: Desk) -> None:
    """Show the open match; where its hand does not replay, offer to begin the hand again."""
    match desk.saves.resume():
        case Resumed() as found:
            desk.show(_resumed_table(desk, found))
        case Unresumable(number=number):
            question = say("restart-ask-any") if number is None else say("restart-ask", n=number)
            desk.show(QuestionScreen(desk, question, yes=lambda: _restart_hand(desk)))
        case None:
            desk.say(Kind.ANSWER, say("nothing-to-resume"))


def _restart_hand(desk: Desk) -> None:
    match desk.saves.restart_hand():
        case Resumed() as found:
            desk.replace(_resumed_table(desk, found))
        case NotRestarted(why=why):
            desk.say(Kind.NOTICE, why)
            desk.back()
        case _:
            desk.say(Kind.NOTICE, say("match-lost"))
            desk.back()


def _resumed_table(desk: Desk, found: Resumed) -> TableScreen:
    return TableScreen(desk, found.match, next_match=partial(begin_next_match, desk), resumed=found)


def begin_next_match(desk: Desk) -> None:
    """Put a new match in the place of the ended one, whose table is on top."""
    # Nothing of the ended match's is to be kept any more, least of all as the new one's.
    desk.drop()
    desk.show(new_match(desk))
