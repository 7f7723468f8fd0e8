"""The settings screens: lists made from the one settings table (K8)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from hearts_a11y.speech.message import Joined, Kind, Message, say
from hearts_a11y.speech.words import sentences
from hearts_a11y.ui.lists import Item, ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_a11y.ui.desk import Desk
    from hearts_a11y.ui.ports import SettingRow, Value

NEXT_MATCH: Final = frozenset({"level", "ruleset", "seats", "end_score"})
"""The settings that an open match does not follow (rules.md T5)."""


def value_name(name: str, value: Value) -> Message:
    """Return how a setting's value is said."""
    if isinstance(value, int):
        return say(f"setting-{name}-value", n=value)
    return say(f"setting-{name}-{value}")


def setting_line(desk: Desk, name: str) -> Message:
    """Return a setting's name and its value now."""
    value = value_name(name, desk.preferences.value(name))
    return say("setting-line", name=say(f"setting-{name}"), value=value)


def settings_screen(desk: Desk) -> ListScreen:
    """Return the list of all settings; taking one lists its values."""

    def items() -> list[Item]:
        return [
            Item(setting_line(desk, row.name), partial(show_values, desk, row))
            for row in desk.preferences.rows()
        ]

    return ListScreen(desk, items, title=say("menu-settings"))


def show_setting(desk: Desk, name: str, *, is_next_known: bool = False) -> None:
    """Show the values of the setting called `name`, as `show_values` does."""
    row = next(each for each in desk.preferences.rows() if each.name == name)
    show_values(desk, row, is_next_known=is_next_known)


def show_values(desk: Desk, row: SettingRow, *, is_next_known: bool = False) -> None:
    """Show a setting's values, beginning at the one it has; taking one sets it.

    Where an open match does not follow it, that is said unless `is_next_known`: the person is
    setting up the next match (T5).
    """
    now = desk.preferences.value(row.name)
    offer_values(
        desk,
        row.name,
        row.values if now in row.values else (*row.values, now),
        now=now,
        title=say(f"setting-{row.name}-help"),
        name=partial(value_name, row.name),
        is_for_next=row.name in NEXT_MATCH and not is_next_known,
    )


def offer_values(
    desk: Desk,
    setting: str,
    values: Sequence[Value],
    *,
    now: Value,
    title: Message,
    name: Callable[[Value], Message],
    is_for_next: bool = False,
) -> None:
    """Show `values`, each as `name` says it, beginning at `now`; taking one sets `setting`.

    `is_for_next`: where a match is open, say that the value is for the next one.
    """

    def take(value: Value) -> None:
        desk.change_setting(setting, value)
        if is_for_next and desk.saves.has_open_match():
            desk.say(Kind.NOTICE, say("level-next", level=name(value)))
        desk.back()

    def items() -> list[Item]:
        return [Item(_described(setting, each, name(each)), partial(take, each)) for each in values]

    desk.show(ListScreen(desk, items, title=title, place=values.index(now)))


def _described(setting: str, value: Value, named: Message) -> Message | Joined:
    if setting == "ruleset":
        return sentences((named, say(f"ruleset-{value}-summary")))
    return named
