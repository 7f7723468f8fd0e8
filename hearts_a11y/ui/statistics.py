"""The statistics: matches by ruleset and difficulty, and the time in play (S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.speech.message import Message, say
from hearts_a11y.ui.lists import Item, ListScreen
from hearts_a11y.ui.ports import LevelRecord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.ui.desk import Desk
    from hearts_a11y.ui.ports import Statistics


def statistics_screen(desk: Desk) -> ListScreen:
    """Return the statistics as a list: every difficulty of each ruleset played, then the time."""
    statistics = desk.saves.statistics()
    lines = _lines(statistics) if statistics else (say("stats-unreadable"),)
    items = [Item(line) for line in lines]
    return ListScreen(desk, lambda: items, title=say("menu-stats"))


def _lines(statistics: Statistics) -> Iterator[Message]:
    by_place = {(each.ruleset, each.level): each for each in statistics.records}
    played = {each.ruleset for each in statistics.records} | {rulesets.names()[0]}
    for ruleset in rulesets.names():
        if ruleset not in played:
            continue
        for level in Level:
            record = by_place.get((ruleset, level), LevelRecord(ruleset, level))
            yield say(
                "stats-line",
                ruleset=say(f"ruleset-{ruleset}"),
                level=say(f"level-{level}"),
                played=record.started,
                won=record.won,
                lost=record.lost,
                drawn=record.drawn,
            )
    hours, minutes = divmod(int(statistics.seconds) // 60, 60)
    yield say("stats-time", h=hours, m=minutes)
