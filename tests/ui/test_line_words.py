"""What a typed line means: keys, commands and cards, in either language (K6, K10)."""

from __future__ import annotations

import pytest

from hearts_a11y.engine.cards import RANKS, SUITS, card, parse, text
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.speech.words import card_name
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.key_names import key_name
from hearts_a11y.ui.keymap import DEFAULTS, Context, Keymap, remapped
from hearts_a11y.ui.line_words import LineWords, NamedCard, NamedCommand
from tests.ui.room import strict_locale

LANGUAGES = ("en", "ja")


def words(keymap: Keymap | None = None) -> LineWords:
    return LineWords(map(strict_locale, LANGUAGES), keymap or Keymap())


WORDS = words()


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", Command.TAKE),
        ("   ", Command.TAKE),
        ("h", Command.HAND),
        ("H", Command.HAND),
        ("ｈ", Command.HAND),
        (" h ", Command.HAND),
        ("hand", Command.HAND),
        ("HAND", Command.HAND),
        ("てふだ", Command.HAND),
        ("手札", Command.HAND),
        ("last  trick", Command.LAST_TRICK),
        ("pass", Command.CONFIRM),
        ("パス", Command.CONFIRM),
        ("ﾊﾟｽ", Command.CONFIRM),
        ("passed", Command.PASSED),
        ("p", Command.PASSED),
        ("quit", Command.QUIT),
        ("space", Command.CONFIRM),
        ("スペース", Command.CONFIRM),
        ("escape", Command.PUT_BACK),
        ("エスケープ", Command.PUT_BACK),
        ("tab", Command.NEXT_PLAYABLE),
        ("Shift Tab", Command.PREVIOUS_PLAYABLE),
        ("s-tab", Command.PREVIOUS_PLAYABLE),
        ("left arrow", Command.PREVIOUS_CARD),
        ("comma", Command.OLDER),
        (",", Command.OLDER),
        ("、", Command.OLDER),
        ("。", Command.NEWER),
        ("ー", Command.SLOWER),
        ("?", Command.HELP),
        ("？", Command.HELP),
        ("f1", Command.HELP),
        ("5", Command.FIRST_CARD),
    ],
)
def test_k10_lines_at_the_table(line: str, command: Command) -> None:
    meaning = WORDS.read(line, Context.TABLE)
    assert isinstance(meaning, NamedCommand)
    assert meaning.command is command


@pytest.mark.parametrize(
    ("line", "context", "command"),
    [
        ("next", Context.TABLE, Command.NEXT_CARD),
        ("next", Context.LIST, Command.NEXT_ITEM),
        ("", Context.LIST, Command.OPEN),
        ("", Context.QUESTION, Command.YES),
        ("back", Context.TABLE, Command.PUT_BACK),
        ("back", Context.LIST, Command.BACK),
        ("3", Context.LIST, Command.PICK),
        ("y", Context.QUESTION, Command.YES),
        ("はい", Context.QUESTION, Command.YES),
        ("no", Context.QUESTION, Command.NO),
        ("y", Context.LIST, Command.LANGUAGE),
    ],
)
def test_a_word_means_what_it_can_mean_where_the_person_is(
    line: str, context: Context, command: Command
) -> None:
    meaning = WORDS.read(line, context)
    assert isinstance(meaning, NamedCommand)
    assert meaning.command is command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_known_by_the_name_that_the_game_calls_it(language: str) -> None:
    locale = strict_locale(language)
    for binding in DEFAULTS:
        context = Context.TABLE if binding.context is Context.COMMON else binding.context
        for key in binding.keys:
            name = locale.word(key_name(key), Verbosity.NORMAL)
            assert WORDS.read(name, context) == NamedCommand(binding.command, key), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_known_by_each_of_its_words(language: str) -> None:
    locale = strict_locale(language)
    for binding in DEFAULTS:
        if binding.command is Command.PICK:
            continue
        context = Context.TABLE if binding.context is Context.COMMON else binding.context
        line = locale.word(say(f"line-{binding.command.value}"), Verbosity.NORMAL)
        for word in line.split(","):
            meaning = WORDS.read(word, context)
            assert isinstance(meaning, NamedCommand), word
            assert meaning.command is binding.command, word


def test_every_card_is_known_by_its_letters_and_its_names() -> None:
    for suit in SUITS:
        for rank in RANKS:
            each = card(suit, rank)
            letters = text(each)
            names = [
                strict_locale(code).word(card_name(each), Verbosity.NORMAL) for code in LANGUAGES
            ]
            for line in (*names, letters, letters.lower()):
                assert WORDS.read(line, Context.TABLE) == NamedCard(each), line


@pytest.mark.parametrize("line", ["10h", "10H", "１０ｈ", "th", "ten of hearts", "ハートの10"])
def test_a_ten_is_written_in_any_way(line: str) -> None:
    assert WORDS.read(line, Context.TABLE) == NamedCard(parse("TH"))


@pytest.mark.parametrize(
    "line",
    ["hnad", "11h", "1h", "qx", "qss", "queen", "spades of queen", "\ufffd", "unknown", "z" * 300],
)
def test_anything_else_means_nothing(line: str) -> None:
    assert WORDS.read(line, Context.TABLE) is None


def test_k7_a_key_that_is_off_means_nothing_but_its_commands_word_does() -> None:
    keymap = remapped({"hand": (), "pick": (), "confirm": ()})
    assert isinstance(keymap, Keymap)
    off = words(keymap)
    assert off.read("h", Context.TABLE) is None
    assert off.read("space", Context.TABLE) is None
    assert off.read("hand", Context.TABLE) == NamedCommand(Command.HAND, "")
    assert off.read("1", Context.LIST) is None


def test_k7_a_moved_key_is_read_by_its_new_name() -> None:
    keymap = remapped({"confirm": ("k", "pagedown")})
    assert isinstance(keymap, Keymap)
    moved = words(keymap)
    assert moved.read("k", Context.TABLE) == NamedCommand(Command.CONFIRM, "k")
    assert moved.read("Page Down", Context.TABLE) == NamedCommand(Command.CONFIRM, "pagedown")
    assert moved.read("スペース", Context.TABLE) is None
