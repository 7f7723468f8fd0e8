"""How to play: sections of short pages to step through, the keys made from the key table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine import rulesets
from hearts_a11y.speech.message import Joined, Message, say
from hearts_a11y.ui.key_names import key_name
from hearts_a11y.ui.keymap import Context
from hearts_a11y.ui.lists import Item, ListScreen
from hearts_a11y.ui.settings import setting_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from hearts_a11y.ui.desk import Desk

PAGES: Final[Mapping[str, int]] = {
    "rules": 17,
    "turn": 9,
    "levels": 6,
    "advice": 8,
    "readers": 8,
}
"""The written sections, in order, and how many pages each has in every language."""


def manual_screen(desk: Desk) -> ListScreen:
    """Return the list of sections; taking one lists its pages."""
    sections: list[tuple[Message, Callable[[], list[Message]]]] = [
        (say(f"help-{name}-title"), partial(_written, name)) for name in PAGES
    ]
    sections.insert(2, (say("help-keys-title"), partial(_key_lines, desk)))
    sections.append((say("menu-settings"), partial(_setting_pages, desk)))
    items = [Item(title, partial(_show, desk, title, pages)) for title, pages in sections]
    items.insert(-1, Item(say("menu-ruleset"), lambda: desk.show(_rulesets_screen(desk))))
    return ListScreen(desk, lambda: items, title=say("menu-help"))


def _rulesets_screen(desk: Desk) -> ListScreen:
    """Return the list of rulesets, at the one of the next match; taking one lists its pages."""
    names = rulesets.names()
    titles = [say(f"ruleset-{name}") for name in names]
    items = [
        Item(title, partial(_show, desk, title, partial(_ruleset_pages, name)))
        for name, title in zip(names, titles, strict=True)
    ]
    place = names.index(str(desk.preferences.value("ruleset")))
    return ListScreen(desk, lambda: items, title=say("menu-ruleset"), place=place)


def _show(desk: Desk, title: Message, pages: Callable[[], list[Message]]) -> None:
    desk.show(ListScreen(desk, lambda: [Item(page) for page in pages()], title=title))


def _written(name: str) -> list[Message]:
    return [say(f"help-{name}-{page}") for page in range(1, PAGES[name] + 1)]


def _ruleset_pages(name: str) -> list[Message]:
    return [say(f"help-ruleset-{name}"), say(f"help-ruleset-{name}-source")]


def _setting_pages(desk: Desk) -> list[Message]:
    return [
        say(
            "setting-page",
            line=setting_line(desk, row.name),
            help=say(f"setting-{row.name}-help"),
        )
        for row in desk.preferences.rows()
    ]


def _key_lines(desk: Desk) -> list[Message]:
    return list(_lines_of(desk, (Context.TABLE, Context.COMMON, Context.LIST, Context.QUESTION)))


def _lines_of(desk: Desk, contexts: Iterable[Context]) -> Iterator[Message]:
    for context in contexts:
        yield say(f"help-keys-{context.value}")
        for binding in desk.keymap.bindings:
            if binding.context is context and binding.keys:
                yield say(
                    "key-line",
                    keys=Joined(tuple(key_name(key) for key in binding.keys)),
                    command=say(f"command-{binding.command.value}"),
                )
