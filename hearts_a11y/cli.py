"""The program's arguments: how to play, or an errand to run instead.

Law of this file: not a word of argparse's own is heard. Its parsers here say nothing; they raise
or return what is to be said, as messages.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Final, Literal, NoReturn, TypeVar

from hearts_a11y import __version__
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.environment import LANGUAGES, OUTPUTS, chosen_language, option_value
from hearts_a11y.outputs.console import printable
from hearts_a11y.printing import print_lines, print_page
from hearts_a11y.speech.message import Joined, Message, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

_Word = TypeVar("_Word", bound=str)

PROGRAM: Final = "hearts-a11y"
PLAY: Final = "play"
CHECK: Final = "check"
LONGEST_ECHO: Final = 40
MOST_LISTED: Final = 9
"""How many values a complaint names; where there are more, it names the closest."""
BAD_USAGE: Final = 2

_HELP: Final = "--help"

COMMANDS: Final[dict[str, str]] = {
    CHECK: "hearts_a11y.check",
    "simulate": "hearts_a11y.simulate",
}
"""The commands besides `play`, each with the module that runs it.

The module has `add_arguments(parser)`, in which `help` is the id of a wording with $option and
$values, and `run(namespace) -> int`, which returns the exit status.
"""


class InputMode(Enum):
    """How commands come in: as the terminal allows (K10), or as demanded."""

    AUTO = "auto"
    LINE = "line"
    KEYS = "keys"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """How to play, as far as the arguments say; None leaves it to settings and environment.

    lang: "en" or "ja". data_dir: a directory for everything the game writes. level and ruleset
    are the next new match's; with `new` it begins at once. pace: 0 to 5000 milliseconds, or
    "step". output: "text", "speech" or "both". seed: a new match is dealt from it, and counts in
    no statistics.
    """

    lang: str | None = None
    input_mode: InputMode = InputMode.AUTO
    data_dir: str | None = None
    level: Level | None = None
    ruleset: str | None = None
    new: bool = False
    pace: int | Literal["step"] | None = None
    seed: str | None = None
    output: str | None = None


@dataclass(frozen=True, slots=True)
class Errand:
    """Another command than playing."""

    run: Callable[[argparse.Namespace], int]
    namespace: argparse.Namespace


@dataclass(frozen=True, slots=True)
class Answer:
    """Lines to say, with nothing to do after them: help, or the version."""

    lines: tuple[Message, ...]


class UsageError(Exception):
    """The arguments cannot be understood; `message` says why and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def attend(argv: Sequence[str]) -> PlayOptions | int:
    """Return how to play, or the exit status of anything else, which is done by then.

    `argv` lacks the program's name. Help and version go to standard output; a complaint goes to
    standard error, and the status is 2.
    """
    language = chosen_language(option_value(argv, "--lang"), option_value(argv, "--data-dir"))
    try:
        wish = parse(argv)
    except UsageError as error:
        print_lines([error.message], language, sys.stderr)
        return BAD_USAGE
    if isinstance(wish, Errand):
        return wish.run(wish.namespace)
    if isinstance(wish, Answer):
        return print_page(wish.lines, language, sys.stdout)
    return wish


def parse(argv: Sequence[str]) -> PlayOptions | Errand | Answer:
    """Return what `argv` asks for; raise UsageError where it cannot be understood."""
    if argv and argv[0] in COMMANDS:
        command, words = argv[0], argv[1:]
        module = import_module(COMMANDS[command])
        parser = _Parser(command, module.add_arguments)
        return parser.answer(words) or Errand(module.run, parser.understand(words))
    words = argv[1:] if argv[:1] == [PLAY] else argv
    parser = _Parser(PLAY, _add_play_arguments)
    return parser.answer(words) or PlayOptions(**vars(parser.understand(words)))


def _add_play_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    for mode in (InputMode.LINE, InputMode.KEYS):
        add(
            f"--{mode.value}",
            dest="input_mode",
            action="store_const",
            const=mode,
            default=InputMode.AUTO,
            help=f"cli-{mode.value}",
        )
    add_choice(parser, "output", OUTPUTS)
    add("--data-dir", type=_some("--data-dir"), help="cli-data-dir")
    add_choice(parser, "level", tuple(Level))
    add_choice(parser, "ruleset", rulesets.names())
    add("--new", action="store_true", help="cli-new")
    add("--pace", type=_pace, help="cli-pace")
    add("--seed", type=_some("--seed"), help="cli-seed")


def add_choice(parser: argparse.ArgumentParser, name: str, values: tuple[_Word, ...]) -> None:
    """Add the option --`name` with one of `values`, worded by cli-`name` and cli-no-such-`name`."""

    def choose(text: str) -> _Word:
        for value in values:
            if value == text:
                return value
        raise _no_such(name, text, values)

    parser.add_argument(f"--{name}", type=choose, choices=values, help=f"cli-{name}")


class _Parser(argparse.ArgumentParser):
    """A parser that is silent, for `command`: its own arguments amid those of every command."""

    def __init__(
        self, command: str, add_arguments: Callable[[argparse.ArgumentParser], None]
    ) -> None:
        super().__init__(prog=PROGRAM, add_help=False, allow_abbrev=False, exit_on_error=False)
        self._command = command
        add_choice(self, "lang", LANGUAGES)
        add_arguments(self)
        for names in (("--version",), ("-h", "--help")):
            self.add_argument(
                *names,
                action="store_true",
                default=argparse.SUPPRESS,
                help=f"cli-show-{names[-1].removeprefix('--')}",
            )

    def answer(self, words: Sequence[str]) -> Answer | None:
        """Return what is to be said where `words` ask for help or the version."""
        if "--help" in words or "-h" in words:
            return Answer(tuple(self._explanation()))
        if "--version" in words:
            return Answer((say("cli-version", program=PROGRAM, version=__version__),))
        return None

    def understand(self, words: Sequence[str]) -> argparse.Namespace:
        """Return the options in `words`; raise UsageError where there is more or less to them."""
        try:
            namespace, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise UsageError(self._complaint(error.argument_name)) from None
        for word in unknown:
            if word in (PLAY, *COMMANDS):
                raise UsageError(say("cli-command-first", value=word))
        for word in unknown:
            if word.startswith("-"):
                raise _no_such("option", word.partition("=")[0])
        if unknown:
            raise _no_such("command", unknown[0])
        return namespace

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 - argparse's words, in English
        """Raise UsageError for what argparse holds against no option in particular."""
        raise UsageError(self._complaint(None))

    def _complaint(self, argument: str | None) -> Message:
        for action in self._actions:
            if argument == "/".join(action.option_strings):
                if action.nargs == 0:
                    return _about("cli-needs-no-value", action)
                is_listed = 0 < len(_values(action)) <= MOST_LISTED
                return _about("cli-needs-one-of" if is_listed else "cli-needs-value", action)
        return say("cli-misunderstood", help=_HELP)

    def _explanation(self) -> Iterable[Message]:
        yield say("cli-title")
        if self._command == PLAY:
            yield say("cli-usage", program=PROGRAM)
        else:
            yield say("cli-usage-command", program=PROGRAM, command=self._command)
        bounds = _pace_bounds()
        for action in self._actions:
            yield _about(str(action.help), action, **bounds)
        if self._command == PLAY:
            yield say("cli-commands", program=PROGRAM, values=_listed(COMMANDS), help=_HELP)


def _about(message_id: str, action: argparse.Action, **bounds: int | str) -> Message:
    return say(
        message_id,
        option=action.option_strings[-1],
        values=_listed(_values(action)),
        help=_HELP,
        **bounds,
    )


def _values(action: argparse.Action) -> tuple[str, ...]:
    return tuple(action.choices or ())


def _no_such(kind: str, text: str, values: Sequence[str] = ()) -> UsageError:
    if len(values) > MOST_LISTED:
        from difflib import get_close_matches  # noqa: PLC0415 - for a slip of the pen alone

        values = get_close_matches(text[:LONGEST_ECHO].casefold(), values)
        kind = f"{kind}-close" if values else kind
    return UsageError(
        say(f"cli-no-such-{kind}", value=_echoed(text), values=_listed(values), help=_HELP)
    )


def _listed(values: Iterable[str]) -> Joined:
    return Joined(tuple(say("cli-value", value=value) for value in values))


def _echoed(text: str) -> str:
    """Return `text`, which may be anything, as it can stand in a line."""
    return printable(text)[:LONGEST_ECHO]


def _pace(text: str) -> int | str:
    from hearts_a11y.storage.settings import WrongValue, parse_value  # noqa: PLC0415 - as below

    pace = parse_value("pace", text, rulesets=())
    if isinstance(pace, WrongValue):
        raise UsageError(say("cli-no-such-pace", value=_echoed(text), **_pace_bounds()))
    return pace


def _pace_bounds() -> dict[str, int | str]:
    """Return the least and the most milliseconds, and the word for none."""
    # Not at the top: the first line of a game without --pace need not wait for the settings.
    from hearts_a11y.storage.settings import range_of  # noqa: PLC0415

    pace = range_of("pace")
    (step,) = pace.words
    return {"least": pace.lowest, "most": pace.highest, "step": step}


def _some(option: str) -> Callable[[str], str]:
    def check(text: str) -> str:
        if not text:
            raise UsageError(say("cli-needs-value", option=option, help=_HELP))
        return text

    return check
