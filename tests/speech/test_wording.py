"""The language lint (interface L4): both languages say the same things, and say them well."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast as fluent_ast
from wcwidth import wcswidth

import hearts_a11y
from hearts_a11y.locales_path import locales_directory
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Joint, Verbosity, say
from hearts_a11y.storage.settings import SETTINGS, Choices, Range
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.keymap import DEFAULTS, Context
from hearts_a11y.ui.manual import PAGES
from tests.documents import ROOT
from tests.speech.catalogue import LANGUAGES, Wording, entries, pack, trials, wordings

if TYPE_CHECKING:
    from collections.abc import Iterator

NORMAL, SHORT = Verbosity
PACKAGE = Path(hearts_a11y.__file__).parent
COLUMNS = 80

# What is never spoken alone, and so may be shorter than a line: parts of sentences.
PARTS = re.compile(
    r"(rank|dir|joint|key|line|command|obstacle)-|(points|cards)$|settings-(value|that)$"
)
# What may be longer than a line: read-outs of many cards, help, the program's own help, and what
# it says of its files.
READ_OUTS = re.compile(
    r"help-|check-|cli-|simulate-|settings-|error-|setting-.*-help$|setting-page$"
    r"|(hand-all|pass-sent|pass-got)$|trick-(table|last)(-|$)"
    r"|(database-aside|unsaved-ask|save-failed|setting-not-kept|match-lost|key-clash)$"
)
# What is the same in every language: a seat's name, and keys that are their own names.
SAME = re.compile(r"(seat-cpu|key-letter|key-function|cli-version|settings-value)$")

# All that may stand in a wording. Everything that I5 forbids is outside: suit signs, emoji,
# arrows, boxes, bidi marks, and in Japanese ascii : ; / ( ) - and the signs for pause and arrow.
ALLOWED = {
    "en": re.compile(r"[A-Za-z0-9 ,.:?!'-]*"),
    "ja": re.compile(r"[ぁ-んァ-ヶー一-龠々、。A-Za-z0-9 ]*"),
}
FORBIDDEN = {
    "en": re.compile(r"\b[JQK]\b|\b[0-9]+ of (clubs|diamonds|spades|hearts)"),
    "ja": re.compile(r"[札空]|(?<![A-Za-z])[AJQK](?![A-Za-z])"),
}


@cache
def locale(code: str) -> Locale:
    return Locale(code, strict=True)


@cache
def roomy(code: str) -> Locale:
    """Return the locale with the longest key name wherever a sentence names one."""
    return Locale(code, strict=True, key_for=lambda _: say("key-question-mark"))


def everything() -> Iterator[tuple[str, Wording]]:
    return ((code, wording) for code in LANGUAGES for wording in wordings(code))


def spoken(wording: Wording) -> bool:
    return not wording.id.startswith(("line-", "joint-"))


def named(case: tuple[str, Wording]) -> str:
    code, wording = case
    return f"{code}: {wording.id}{'.short' if wording.form is SHORT else ''}"


# ---------------------------------------------------------------------------------- the files


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_is_fluent_and_every_id_is_there_once(code: str) -> None:
    found = list(entries(code))
    junk = [f"{path.name}: {e.content}" for path, e in found if isinstance(e, fluent_ast.Junk)]
    assert not junk
    ids = Counter(e.id.name for _, e in found if isinstance(e, fluent_ast.Message))
    assert [message_id for message_id, times in ids.items() if times > 1] == []
    assert [path.name for path, e in found if isinstance(e, fluent_ast.Term)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_line_scan_finds_what_fluent_finds(code: str) -> None:
    own = locale(code)
    assert all(own.has(wording.id) for wording in wordings(code))


def test_both_languages_have_the_same_files() -> None:
    files = [
        {path.name for path in Path(locales_directory(), code).iterdir()} for code in LANGUAGES
    ]
    assert files[0] == files[1]


def test_both_languages_have_the_same_ids_and_short_forms() -> None:
    english, japanese = ({w.name for w in wordings(code)} for code in LANGUAGES)
    assert english == japanese


def test_both_languages_use_the_same_variables_and_keys() -> None:
    english, japanese = (
        {w.name: (w.variables, w.commands) for w in wordings(code)} for code in LANGUAGES
    )
    assert english == japanese


# ---------------------------------------------------------------------------------- the words


def test_no_wording_has_a_forbidden_character_or_word() -> None:
    wrong = [
        (named((code, wording)), literal)
        for code, wording in everything()
        for literal in wording.literals
        if spoken(wording)
        if not ALLOWED[code].fullmatch(literal) or FORBIDDEN[code].search(literal)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "♣"),
        ("en", "→"),
        ("en", "Q of spades"),
        ("en", "the K"),
        ("en", "5 of clubs"),
        ("en", "\u200e"),
        ("en", "🂡"),
        ("en", "│"),
        *(("ja", character) for character in ":;/()-…→♠札空"),
        ("ja", "スペードのQ"),
        ("ja", "A、2"),
    ],
)
def test_the_lint_sees_what_is_forbidden(code: str, text: str) -> None:
    assert not ALLOWED[code].fullmatch(text) or FORBIDDEN[code].search(text)


def test_no_wording_ends_with_a_full_stop() -> None:
    """The joint between sentences puts it there, and a place in a list may follow."""
    wrong = [
        named((code, wording))
        for code, wording in everything()
        for message in list(trials(wording))[:1]
        if locale(code).word(message, wording.form).endswith((".", "。"))
        if not wording.id.startswith("joint-")
    ]
    assert wrong == []


def test_every_japanese_wording_can_be_written_in_cp932() -> None:
    for wording in wordings("ja"):
        for literal in wording.literals:
            literal.encode("cp932")


def test_the_longest_renders_fit_a_line() -> None:
    wrong = {
        (named((code, wording)), words)
        for code, wording in everything()
        if not READ_OUTS.match(wording.id) and spoken(wording)
        for message in trials(wording)
        if wcswidth(words := roomy(code).word(message, wording.form)) > COLUMNS
    }
    assert wrong == set()


def test_no_spoken_line_is_shorter_than_three_characters() -> None:
    wrong = {
        (named((code, wording)), words)
        for code, wording in everything()
        if not PARTS.match(wording.id)
        for message in trials(wording)
        if len(words := locale(code).word(message, wording.form)) < 3
    }
    assert wrong == set()


def test_japanese_is_not_english() -> None:
    wrong = [
        wording.id
        for wording in wordings("ja")
        for message in list(trials(wording))[:1]
        if locale("ja").word(message, wording.form) == locale("en").word(message, wording.form)
        if not SAME.match(wording.id)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_pack_is_distinct_in_both_states(code: str) -> None:
    own = locale(code)
    for form in Verbosity:
        names = {own.word(card, form) for card in pack()}
        blocked = {own.word(say("card-blocked", card=card), form) for card in pack()}
        assert len(names | blocked) == 104


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_refusal_is_one_phrase_for_every_card_at_every_verbosity(code: str) -> None:
    """S2: byte for byte the same."""
    own = locale(code)
    joint = own.word(say(Joint.LIST.value), NORMAL)
    phrases = {
        own.word(say("card-blocked", card=card), form).removeprefix(own.word(card, form) + joint)
        for card in pack()
        for form in Verbosity
    }
    assert len(phrases) == 1
    assert phrases.pop().casefold() == own.word(say("refusal"), SHORT).casefold()


def test_what_short_may_not_shorten_has_no_short_form() -> None:
    """A4: the refusal, your turn, points and the end."""
    kept = re.compile(
        r"refusal|card-blocked|turn-|points|score-|moon-|hand-over|match-(win|lose|draw)"
    )
    assert [w.id for w in wordings("en") if w.form is SHORT and kept.match(w.id)] == []


def test_help_pages_are_short() -> None:
    """Well under twenty seconds of speech, at some 15 characters a second, 6 in Japanese."""
    longest = {"en": 210, "ja": 100}
    wrong = [
        (named((code, wording)), len(words))
        for code, wording in everything()
        if wording.id.startswith("help-")
        for message in trials(wording)
        if len(words := locale(code).word(message, NORMAL)) > longest[code]
    ]
    assert wrong == []


def test_the_manual_has_every_page() -> None:
    pages = Counter(
        section[1] for w in wordings("en") if (section := re.match(r"help-(\w+)-[0-9]+$", w.id))
    )
    assert dict(PAGES) == pages
    assert all(
        locale("en").has(f"help-{name}-{n}") for name in PAGES for n in range(1, PAGES[name] + 1)
    )


def test_what_the_japanese_guide_quotes_is_said_by_the_game() -> None:
    guide = ROOT / "docs" / "guide.ja.md"
    quoted = re.findall("「([^」]+)」", guide.read_text(encoding="utf-8"))
    said = [
        locale("ja").word(message, wording.form)
        for wording in wordings("ja")
        for message in trials(wording)
    ]
    assert [quote for quote in quoted if not any(quote in each for each in said)] == []
    assert len(quoted) > 10


# ------------------------------------------------------------------ what there must be words for


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_says_what_it_does(code: str) -> None:
    assert [c for c in Command if not locale(code).has(f"command-{c.value}")] == []


def typed_words(code: str, command: Command) -> list[str]:
    words = locale(code).word(say(f"line-{command.value}"), NORMAL).split(",")
    return [unicodedata.normalize("NFKC", word).strip().casefold() for word in words]


@pytest.mark.parametrize("context", [c for c in Context if c is not Context.COMMON])
def test_a_word_typed_in_line_mode_means_one_command(context: Context) -> None:
    """K10: in either language, whichever is spoken; so no word may mean two things in both."""
    commands = {b.command for b in DEFAULTS if b.context in {context, Context.COMMON}}
    commands.discard(Command.PICK)  # a number is typed as it is
    meanings: dict[str, set[Command]] = {}
    for command in commands:
        for code in LANGUAGES:
            words = typed_words(code, command)
            assert all(words), command
            for word in words:
                meanings.setdefault(word, set()).add(command)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}


def test_the_words_of_line_mode_that_the_interface_promises() -> None:
    """K10."""
    for word, command in (
        ("hand", Command.HAND),
        ("てふだ", Command.HAND),
        ("pass", Command.CONFIRM),
        ("passed", Command.PASSED),
        ("quit", Command.QUIT),
    ):
        assert any(word in typed_words(code, command) for code in LANGUAGES), word


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_setting_has_a_name_a_help_and_its_values(code: str) -> None:
    wanted = []
    for setting in SETTINGS:
        wanted += [f"setting-{setting.name}", f"setting-{setting.name}-help"]
        match setting.allowed:
            case Choices(values):
                wanted += [f"setting-{setting.name}-{value}" for value in values]
            case Range(words=words):
                wanted += [f"setting-{setting.name}-{word}" for word in ("value", *words)]
    assert [each for each in wanted if not locale(code).has(each)] == []


# ------------------------------------------------------------------------------- code and words


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))
    )


def pattern_of(node: ast.JoinedStr) -> str:
    """Return a pattern for the ids that an f-string makes."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
        for part in node.values
    )


def calls_of_say() -> Iterator[ast.Call]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                function = node.func
                if isinstance(function, ast.Name) and function.id in {"say", "Message"}:
                    yield node


def ids() -> set[str]:
    return {wording.id for wording in wordings("en")}


def test_every_message_that_code_says_has_a_wording() -> None:
    known = ids()
    missing = set()
    for call in calls_of_say():
        first = call.args[0]
        if isinstance(first, ast.Constant) and first.value not in known:
            missing.add(first.value)
        if isinstance(first, ast.JoinedStr):
            pattern = pattern_of(first)
            if not any(re.fullmatch(pattern, message_id) for message_id in known):
                missing.add(pattern)
    assert missing == set()


def test_every_message_is_given_the_arguments_its_wording_has() -> None:
    variables: dict[str, set[str]] = {}
    for wording in wordings("en"):
        variables.setdefault(wording.id, set()).update(wording.variables)
    wrong = []
    for call in calls_of_say():
        first = call.args[0]
        names = [keyword.arg for keyword in call.keywords]
        if not isinstance(first, ast.Constant) or None in names:
            continue
        given = {str(name).replace("_", "-") for name in names}
        wanted = variables.get(str(first.value), given)
        if given != wanted:
            wrong.append((first.value, given, wanted))
    assert wrong == []


def test_no_wording_is_left_that_no_code_says() -> None:
    texts: set[str] = set()
    patterns: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pattern = pattern_of(node)
                # An id made by code begins with its kind: `rank-`, `obstacle-`...
                if re.match(r"[a-z]+\\-", pattern):
                    patterns.add(pattern)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    unused = {
        message_id
        for message_id in ids() - texts
        if not any(re.fullmatch(pattern, message_id) for pattern in patterns)
    }
    assert unused == set()
