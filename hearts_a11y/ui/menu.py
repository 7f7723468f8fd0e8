"""The main menu (K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.speech.message import say
from hearts_a11y.ui.lists import Item, ListScreen, QuestionScreen
from hearts_a11y.ui.manual import manual_screen
from hearts_a11y.ui.matches import resume
from hearts_a11y.ui.new_match import new_match_screen
from hearts_a11y.ui.settings import setting_line, settings_screen, show_setting
from hearts_a11y.ui.statistics import statistics_screen

if TYPE_CHECKING:
    from hearts_a11y.ui.desk import Desk


def menu_screen(desk: Desk) -> ListScreen:
    """Return the main menu: the open match first, so that Enter goes on with it."""

    def items() -> list[Item]:
        going_on = [Item(say("menu-resume"), lambda: resume(desk))]
        return [
            *(going_on if desk.saves.has_open_match() else ()),
            Item(say("menu-new"), lambda: desk.show(new_match_screen(desk))),
            Item(setting_line(desk, "level"), lambda: show_setting(desk, "level")),
            Item(setting_line(desk, "ruleset"), lambda: show_setting(desk, "ruleset")),
            Item(say("menu-stats"), lambda: desk.show(statistics_screen(desk))),
            Item(say("menu-settings"), lambda: desk.show(settings_screen(desk))),
            Item(say("menu-help"), lambda: desk.show(manual_screen(desk))),
            Item(say("menu-quit"), lambda: desk.show(quit_question(desk))),
        ]

    return ListScreen(desk, items, title=say("menu-title"), is_root=True)


def quit_question(desk: Desk) -> QuestionScreen:
    """Return the question whether to end the program."""
    return QuestionScreen(desk, say("quit-ask"), yes=desk.leave)
