"""The list before a new match: begin it, or choose what its ruleset leaves open (K8, T5)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hearts_a11y.engine import rulesets
from hearts_a11y.speech.message import Message, say
from hearts_a11y.ui.lists import Item, ListScreen
from hearts_a11y.ui.matches import (
    CHOICE_SETTINGS,
    allowed_seats,
    ask_for_new_match,
    chosen_ruleset,
    chosen_seats,
)
from hearts_a11y.ui.ports import switch_setting
from hearts_a11y.ui.settings import (
    offer_values,
    setting_line,
    show_setting,
    value_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.engine.rulesets.choices import Switch
    from hearts_a11y.ui.desk import Desk
    from hearts_a11y.ui.ports import Value


def new_match_screen(desk: Desk) -> ListScreen:
    """Return the list: the start, then the seats, numbers and switches that may be chosen."""
    return ListScreen(desk, lambda: tuple(_items(desk)))


def _items(desk: Desk) -> Iterator[Item]:
    name = str(desk.preferences.value("ruleset"))
    yield Item(_start_line(desk), lambda: ask_for_new_match(desk, desk.replace))
    if len(allowed_seats(rulesets.named(name))) > 1:
        yield Item(_seats_line(desk), partial(_show_seats, desk))
    for choice in rulesets.choices(name):
        setting = CHOICE_SETTINGS[choice.field]
        show = partial(show_setting, desk, setting, is_next_known=True)
        yield Item(setting_line(desk, setting), show)
    for switch in rulesets.switches(name):
        yield Item(_switch_line(desk, name, switch), partial(_show_ways, desk, name, switch))


def _start_line(desk: Desk) -> Message:
    ruleset, level = desk.preferences.value("ruleset"), desk.preferences.value("level")
    return say("start-line", ruleset=say(f"ruleset-{ruleset}"), level=say(f"level-{level}"))


def _seats_line(desk: Desk) -> Message:
    seats = value_name("seats", chosen_seats(desk, chosen_ruleset(desk)))
    return say("setting-line", name=say("setting-seats"), value=seats)


def _show_seats(desk: Desk) -> None:
    ruleset = chosen_ruleset(desk)
    offer_values(
        desk,
        "seats",
        allowed_seats(ruleset),
        now=chosen_seats(desk, ruleset),
        title=say("setting-seats"),
        name=partial(value_name, "seats"),
    )


def _switch_line(desk: Desk, ruleset: str, switch: Switch) -> Message:
    way = desk.preferences.value(switch_setting(ruleset, switch.name))
    return say("setting-line", name=say(f"switch-{switch.name}"), value=_way(switch, way))


def _show_ways(desk: Desk, ruleset: str, switch: Switch) -> None:
    setting = switch_setting(ruleset, switch.name)
    offer_values(
        desk,
        setting,
        switch.ways,
        now=desk.preferences.value(setting),
        title=say(f"switch-{switch.name}"),
        name=partial(_way, switch),
    )


def _way(switch: Switch, way: Value) -> Message:
    return say(f"switch-{switch.name}-{way}")
