"""What a typed line means: a key, a command's name, or a card's name, in either language (K10)."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from hearts_a11y.engine.cards import RANKS, SUITS, Card, card, parse
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.speech.words import card_name
from hearts_a11y.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_a11y.speech.locale import Locale
    from hearts_a11y.ui.keymap import Context, Keymap


@dataclass(frozen=True, slots=True)
class NamedCommand:
    """A command, by the key that gives it or by its name; `key` is then empty."""

    command: Command
    key: str


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card by its name or letters."""

    card: Card


Meaning: TypeAlias = NamedCommand | NamedCard


class LineWords:
    """The words that lines are read by: those of every language in `locales`, and the keys."""

    def __init__(self, locales: Iterable[Locale], keymap: Keymap) -> None:
        self._keymap = keymap
        self._commands: dict[str, list[Command]] = {}
        self._cards: dict[str, Card] = {}
        for locale in locales:
            self._learn(locale)

    def read(self, line: str, context: Context) -> Meaning | None:
        """Return what `line` means in `context`; an empty line is Enter. None for nothing known."""
        text = plain(line)
        key = text or "enter"
        command = self._keymap.command(context, key)
        if command is not None:
            return NamedCommand(command, key)
        named = self._named(text, context)
        if named is not None:
            return NamedCommand(named, "")
        found = self._cards.get(text)
        if found is None:
            found = _lettered(text)
        return NamedCard(found) if found is not None else None

    def _named(self, text: str, context: Context) -> Command | None:
        candidates = self._commands.get(text, ())
        here = [each for each in candidates if self._keymap.counts(each, context)]
        return here[0] if here else None

    def _learn(self, locale: Locale) -> None:
        for command in Command:
            words = locale.word(say(f"line-{command.value}"), Verbosity.NORMAL)
            for word in words.replace("、", ",").split(","):
                self._commands.setdefault(plain(word), []).append(command)
        for suit in SUITS:
            for rank in RANKS:
                each = card(suit, rank)
                name = locale.word(card_name(each), Verbosity.NORMAL)
                self._cards[plain(name)] = each


def plain(text: str) -> str:
    """Return text as it is compared: compatible forms joined, case and outer space gone (K6)."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _lettered(text: str) -> Card | None:
    """Return the card written as rank and suit, "qs" or "10h"; None for anything else."""
    letters = text.upper().replace("10", "T", 1)
    try:
        return parse(letters) if len(letters) == 2 else None  # noqa: PLR2004 - rank and suit
    except ValueError:
        return None
