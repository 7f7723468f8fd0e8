"""What a typed line means: a key, a command's name, or a card's name, in either language (K10)."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from hearts_a11y.engine.cards import JOKERS, RANKS, SUITS, Card, card, text
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.speech.words import card_name
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.key_names import key_name, token_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hearts_a11y.speech.locale import Locale
    from hearts_a11y.speech.message import Message
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

LANGUAGES: Final = ("en", "ja")
"""The languages that a typed word may be in, whichever is spoken."""


class LineWords:
    """The words that lines are read by: those of every language in `locales`, and the keys."""

    def __init__(self, locales: Iterable[Locale], keymap: Keymap) -> None:
        self._keymap = keymap
        self._keys: dict[str, str] = {}
        self._commands: dict[str, list[Command]] = {}
        self._cards = dict(_lettered())
        for locale in locales:
            self._learn(locale)

    def read(self, line: str, context: Context) -> Meaning | None:
        """Return what `line` means in `context`; an empty line is Enter. None for nothing known."""
        typed = plain(line)
        key = self._keys.get(typed) or token_of(typed or "enter") or ""
        command = self._keymap.command(context, key)
        if command is not None:
            return NamedCommand(command, key)
        named = self._named(typed, context)
        if named is not None:
            return NamedCommand(named, "")
        found = self._cards.get(typed)
        return NamedCard(found) if found is not None else None

    def _named(self, typed: str, context: Context) -> Command | None:
        candidates = self._commands.get(typed, ())
        here = [each for each in candidates if self._keymap.counts(each, context)]
        return here[0] if here else None

    def _learn(self, locale: Locale) -> None:
        for key in {key for binding in self._keymap.bindings for key in binding.keys}:
            self._keys[plain(locale.word(key_name(key), Verbosity.NORMAL))] = key
        for command in Command:
            if command is Command.PICK:  # a number is no name of it, where its keys are off
                continue
            for word in typed_words(locale, say(f"line-{command.value}")):
                self._commands.setdefault(word, []).append(command)
        for each in (*_pack(), card(JOKERS, 0)):
            name = locale.word(card_name(each), Verbosity.NORMAL)
            self._cards[plain(name)] = each


def typed_words(locale: Locale, message: Message) -> Iterator[str]:
    """Yield the words that `message` lists with commas between, as they are compared."""
    words = locale.word(message, Verbosity.NORMAL)
    yield from map(plain, words.replace("、", ",").split(","))


def plain(text: str) -> str:
    """Return text as it is compared: compatible forms joined, case and outer space gone (K6)."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _lettered() -> Iterator[tuple[str, Card]]:
    """Yield each card as it is written in letters, "qs"; a ten as "th" and as "10h"."""
    for each in _pack():
        letters = plain(text(each))
        yield letters, each
        yield letters.replace("t", "10"), each


def _pack() -> Iterator[Card]:
    return (card(suit, rank) for suit in SUITS for rank in RANKS)
