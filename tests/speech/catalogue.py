"""The words as data: each wording with the variables in it, and arguments to try it with."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hearts_a11y.locales_path import locales_directory
from hearts_a11y.speech.message import Joined, Joint, Message, Verbosity, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    Argument = int | str | Message | Joined

LANGUAGES = ("en", "ja")
SUITS = ("clubs", "diamonds", "spades", "hearts")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(frozen=True)
class Wording:
    """A message's text in one language and form, and what it is made of."""

    id: str
    form: Verbosity
    literals: tuple[str, ...]
    variables: frozenset[str]
    commands: frozenset[str]

    @property
    def name(self) -> tuple[str, Verbosity]:
        """What it is called in every language."""
        return self.id, self.form


class _Parts(Visitor):
    def __init__(self) -> None:
        self.literals: list[str] = []
        self.variables: set[str] = set()
        self.commands: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.literals.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.literals.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "KEY"
        (command,) = node.arguments.positional
        assert isinstance(command, ast.StringLiteral)
        self.commands.add(command.value)


def entries(code: str) -> Iterator[tuple[Path, ast.EntryType]]:
    """Yield every entry of the language's files, comments and unreadable lines included."""
    for path in sorted(Path(locales_directory(), code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


def wordings(code: str) -> list[Wording]:
    """Return every wording of the language, each short form by itself."""
    found = []
    for _, entry in entries(code):
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            found.append(_wording(entry.id.name, Verbosity.NORMAL, entry.value))
            found += [
                _wording(entry.id.name, Verbosity(attribute.id.name), attribute.value)
                for attribute in entry.attributes
            ]
    return found


def _wording(message_id: str, form: Verbosity, pattern: ast.Pattern) -> Wording:
    parts = _Parts()
    parts.visit(pattern)
    return Wording(
        message_id,
        form,
        tuple(parts.literals),
        frozenset(parts.variables),
        frozenset(parts.commands),
    )


def card(rank: str, suit: str) -> Message:
    """Return the name of a card, said as the game says it."""
    return say("card", rank=say(f"rank-{rank}"), suit=say(f"suit-{suit}"))


def pack() -> list[Message]:
    """Return the 52 cards."""
    return [card(rank, suit) for suit in SUITS for rank in RANKS]


_SEATS = (say("seat-self"), say("seat-cpu", n=3))
_CARDS = Joined((card("Q", "spades"), card("10", "hearts"), card("A", "clubs")))
_PLAYS = Joined(
    tuple(say("play", seat=_SEATS[1], card=card("Q", suit)) for suit in SUITS), Joint.SENTENCE
)

# By a variable's name the arguments that are tried for it: the shortest and the longest.
SAMPLES: dict[str, tuple[Argument, ...]] = {
    "all": (1, 13),
    "allowed": (say("settings-range", lowest=0, highest=5000),),
    "amount": (26,),
    "card": (card("2", "clubs"), card("A", "clubs"), card("Q", "diamonds"), card("Q", "spades")),
    "cards": (say("cards", n=1), say("cards", n=13), _CARDS),
    "change": (say("chips-plus", n=125), say("chips-minus", n=125), say("chips-even")),
    "chips": (say("chips", n=0), say("chips", n=1), say("chips", n=200)),
    "command": ("check", say("command-next-playable"), say("command-settings")),
    "count": (3,),
    "deals": (1, 1000000),
    "dir": (say("dir-left"), say("dir-right"), say("dir-across")),
    "drawn": (0, 1234),
    "encoding": ("cp1252",),
    "first": (say("command-hand"),),
    "groups": (
        Joined(
            tuple(
                say("hand-group", suit=say(f"suit-{suit}"), ranks=Joined((say("rank-Q"),)))
                for suit in SUITS
            ),
            Joint.SENTENCE,
        ),
    ),
    "h": (0, 1, 1234),
    "highest": (5000,),
    "key": (say("key-space"),),
    "hands": (4, 4000000),
    "help": ("--help",),
    "high": ("-12.34",),
    "item": (say("menu-settings"), say("setting-telling")),
    "json": ("JSON",),
    "keys": (say("key-left"), Joined((say("key-letter", letter="F"), say("key-right")))),
    "language": (say("setting-language-ja"),),
    "left": (0, 28),
    "letter": ("H",),
    "level": (say("level-easy"), say("level-normal"), say("level-strong")),
    "leader": _SEATS,
    "least": (0,),
    "line": (say("setting-telling"),),
    "lost": (0, 1234),
    "low": (say("points", n=0), say("points", n=99)),
    "lowest": (0,),
    "m": (0, 1, 59),
    "mean": ("-12.34",),
    "most": (5000,),
    "n": (0, 1, 13),
    "name": (say("setting-pace"), say("setting-escape_delay")),
    "output": ("text", "speech", "both"),
    "option": ("--data-dir",),
    "others": (3,),
    "own": ("12.3",),
    "packages": ("speech-dispatcher",),
    "part": (say("part", n=2, all=3),),
    "path": ("settings.toml.bad",),
    "place": (say("seat-place", seat=say("seat-cpu", n=2), dir=say("dir-across")),),
    "places": (
        Joined(
            tuple(
                say("seat-place", seat=say("seat-cpu", n=n), dir=say(f"dir-{side}"))
                for n, side in enumerate(("left", "across", "right"), start=1)
            )
        ),
    ),
    "player": ("random",),
    "played": (1, 1234),
    "plays": (_PLAYS,),
    "points": (say("points", n=0), say("points", n=1), say("points", n=125)),
    "program": ("hearts-a11y",),
    "python": ("3.11.9",),
    "rank": tuple(say(f"rank-{rank}") for rank in RANKS),
    "ranks": (
        Joined((say("rank-2"),)),
        Joined((say("rank-5"), say("rank-8"), say("rank-J"), say("rank-K"))),
    ),
    "ruleset": (say("ruleset-standard"), say("ruleset-classic")),
    "seat": _SEATS,
    "seats": (_SEATS[1], Joined((say("seat-cpu", n=1), say("seat-cpu", n=2)))),
    "second": (say("command-trick"),),
    "seed": ("tea",),
    "share": ("1.5",),
    "step": ("step",),
    "suit": tuple(say(f"suit-{suit}") for suit in SUITS),
    "system": ("Windows",),
    "t": (1, 13),
    "term": ("xterm",),
    "total": (0, 125),
    "value": (
        say("setting-verbosity-short"),
        say("setting-pace-value", n=5000),
        say("setting-language-auto"),
    ),
    "values": ("easy, normal, strong",),
    "version": ("0.1.0",),
    "versions": ("0.1.0",),
    "voice": ("Speech Dispatcher",),
    "why": (say("obstacle-no-space"), say("obstacle-newer")),
    "won": (0, 1234),
}

_OWN_SAMPLES: dict[tuple[str, str], tuple[Argument, ...]] = {
    **{
        (f"simulate-{name}{unit}", "low"): ("-12.34",)
        for name in ("points", "others", "difference")
        for unit in ("", "-chips")
    },
    **{
        (name, "cards"): (say("cards", n=1), say("cards", n=22))
        for name in (
            "drawn",
            "trick-void",
            "carried",
            "carried-wait",
            "holds",
            "stock",
            "widow",
            "rest",
        )
    },
    **{
        (name, "cards"): (_CARDS,)
        for name in ("trick-table-many", "trick-last-many", "trick-last-void")
    },
    ("minus", "amount"): (26, say("points", n=1), say("chips", n=50)),
    ("bid-prompt", "least"): (1, 12),
    ("bid-prompt", "most"): (50, 125),
    ("ruleset-seats", "n"): (4, 11),
    ("setting-seats-value", "n"): (0, 4, 11),
    ("part", "all"): (2, 3, 4, 5, 6, 7),
    ("part", "n"): (1, 2),
    ("seats-round", "n"): (2, 10),
    ("setting-end_score-value", "n"): (25, 500),
    ("setting-escape_delay-value", "n"): (20, 1000),
    ("setting-pace-value", "n"): (0, 5000),
    ("settings-not-toml-line", "line"): (12,),
    ("voice-none", "command"): ("hearts-a11y check",),
}


def trials(wording: Wording) -> Iterator[Message]:
    """Yield the message with every combination of its sample arguments."""
    names = sorted(wording.variables)
    for values in product(
        *(_OWN_SAMPLES.get((wording.id, name)) or SAMPLES[name] for name in names)
    ):
        yield Message(wording.id, dict(zip(names, values, strict=True)))
