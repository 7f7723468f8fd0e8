"""The statistics: matches by ruleset, seats and difficulty, and the time in play (S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.speech.message import Message, say
from hearts_a11y.ui.lists import Item, ListScreen
from hearts_a11y.ui.ports import LevelRecord

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hearts_a11y.ui.desk import Desk
    from hearts_a11y.ui.ports import Statistics


def statistics_screen(desk: Desk) -> ListScreen:
    """Return the statistics as a list: every difficulty of each ruleset played, then the time."""
    statistics = desk.saves.statistics()
    lines = _lines(statistics) if statistics else (say("stats-unreadable"),)
    items = [Item(line) for line in lines]
    return ListScreen(desk, lambda: items, title=say("menu-stats"))


def _lines(statistics: Statistics) -> Iterator[Message]:
    for ruleset in rulesets.names():
        records = [each for each in statistics.records if each.ruleset == ruleset]
        if not records and ruleset != rulesets.names()[0]:
            continue
        usual = rulesets.named(ruleset).usual_seats
        for seats in sorted({each.seats for each in records} or {usual}):
            yield from _levels(ruleset, seats, records)
    hours, minutes = divmod(int(statistics.seconds) // 60, 60)
    yield say("stats-time", h=hours, m=minutes)


def _levels(ruleset: str, seats: int, records: Iterable[LevelRecord]) -> Iterator[Message]:
    by_level = {each.level: each for each in records if each.seats == seats}
    for level in Level:
        record = by_level.get(level, LevelRecord(ruleset, seats, level))
        yield say(
            "stats-line",
            ruleset=_called(ruleset, seats),
            level=say(f"level-{level}"),
            played=record.started,
            won=record.won,
            lost=record.lost,
            drawn=record.drawn,
        )


def _called(ruleset: str, seats: int) -> Message:
    name, rules = say(f"ruleset-{ruleset}"), rulesets.named(ruleset)
    if rules.fewest_seats == rules.most_seats:
        return name
    return say("ruleset-seats", ruleset=name, n=seats)
