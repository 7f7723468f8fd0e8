"""The arguments: what is understood, and one clear line, in both languages, for what is not."""

from __future__ import annotations

import io
import re
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from hearts_a11y import __version__, cli
from hearts_a11y.cli import Answer, Errand, InputMode, PlayOptions, UsageError, attend, parse
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Verbosity

if TYPE_CHECKING:
    import argparse

LANGUAGES = ("en", "ja")


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("", PlayOptions()),
        ("play", PlayOptions()),
        ("play --new", PlayOptions(new=True)),
        ("--lang ja", PlayOptions(lang="ja")),
        ("--lang=en --lang=ja", PlayOptions(lang="ja")),
        ("--line", PlayOptions(input_mode=InputMode.LINE)),
        ("--line --keys", PlayOptions(input_mode=InputMode.KEYS)),
        ("--data-dir /somewhere", PlayOptions(data_dir="/somewhere")),
        ("--level strong", PlayOptions(level=Level.STRONG)),
        ("--ruleset classic", PlayOptions(ruleset="classic")),
        ("--pace 0", PlayOptions(pace=0)),
        ("--pace 5000", PlayOptions(pace=5000)),
        ("--pace step", PlayOptions(pace="step")),
        ("--pace ４５０", PlayOptions(pace=450)),
        ("--output both", PlayOptions(output="both")),
        ("--seed 7", PlayOptions(seed="7")),
        ("--seed -7", PlayOptions(seed="-7")),
        ("--seed=--lang", PlayOptions(seed="--lang")),
    ],
)
def test_options_are_understood(words: str, options: PlayOptions) -> None:
    assert parse(words.split()) == options


# What is wrong, the wording it gets, and what the line must name.
COMPLAINTS = [
    (["--levle"], "cli-no-such-option", ["--levle", "--help"]),
    (["--levle=easy"], "cli-no-such-option", ["--levle", "--help"]),
    (["--sound", "on"], "cli-no-such-option", ["--sound", "--help"]),
    (["--lev", "easy"], "cli-no-such-option", ["--lev", "--help"]),
    (["-x"], "cli-no-such-option", ["-x", "--help"]),
    (["--"], "cli-no-such-option", ["--help"]),
    (["chekc"], "cli-no-such-command", ["chekc", "--help"]),
    (["--new", "play"], "cli-command-first", ["play"]),
    (["--new", "simulate"], "cli-command-first", ["simulate"]),
    (["--new", "check", "--speak", "all"], "cli-command-first", ["check"]),
    (["check", "simulate"], "cli-command-first", ["simulate"]),
    (["play", "play"], "cli-command-first", ["play"]),
    ([""], "cli-no-such-command", ["--help"]),
    (["--lang", "de"], "cli-no-such-lang", ["de", "en", "ja"]),
    (["--lang", "JA"], "cli-no-such-lang", ["JA", "en", "ja"]),
    (["--lang"], "cli-needs-one-of", ["--lang", "en", "ja"]),
    (["--level", "hard"], "cli-no-such-level", ["hard", *Level]),
    (["--level"], "cli-needs-one-of", ["--level", *Level]),
    (["--ruleset", "bridge"], "cli-no-such-ruleset", ["bridge", "--help"]),
    (["--ruleset", "Clasic"], "cli-no-such-ruleset-close", ["Clasic", "classic", "--help"]),
    (["--ruleset", "x" * 9999], "cli-no-such-ruleset", ["xxx", "--help"]),
    (["--ruleset", "--new"], "cli-needs-value", ["--ruleset", "--help"]),
    (["simulate", "--ruleset", "bridge"], "cli-needs-value", ["--ruleset", "--help"]),
    (["--pace", "fast"], "cli-no-such-pace", ["fast", "0", "5000", "step"]),
    (["--pace", "5001"], "cli-no-such-pace", ["5001", "0", "5000", "step"]),
    (["--pace", "-1"], "cli-no-such-pace", ["-1", "0", "5000", "step"]),
    (["--pace", "1.5"], "cli-no-such-pace", ["1.5", "0", "5000", "step"]),
    (["--pace", "５００１"], "cli-no-such-pace", ["５００１", "0", "5000", "step"]),
    (["--pace", "9" * 9999], "cli-no-such-pace", ["999", "0", "5000", "step"]),
    (["--pace"], "cli-needs-value", ["--pace", "--help"]),
    (["--seed"], "cli-needs-value", ["--seed", "--help"]),
    (["--seed="], "cli-needs-value", ["--seed", "--help"]),
    (["--data-dir", ""], "cli-needs-value", ["--data-dir", "--help"]),
    (["--line=yes"], "cli-needs-no-value", ["--line"]),
    (["--new=1"], "cli-needs-no-value", ["--new"]),
    (["--level", "\x1b[31m\nred\udcff"], "cli-no-such-level", ["[31m red", *Level]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("argv", "wording", "named"), COMPLAINTS)
def test_a_complaint_is_one_line_that_says_what_to_do(
    capsys: pytest.CaptureFixture[str],
    argv: list[str],
    wording: str,
    named: list[str],
    language: str,
) -> None:
    with pytest.raises(UsageError) as caught:
        parse(argv)
    assert caught.value.message.id == wording
    line = Locale(language, strict=True).word(caught.value.message, Verbosity.NORMAL)
    assert all(word in line for word in named)
    begins = argv[0] in {"play", *cli.COMMANDS}
    assert attend([*argv[:begins], f"--lang={language}", *argv[begins:]]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    if "--lang" not in argv:
        assert said.err == line + "\n"
    assert said.err.count("\n") == 1
    assert len(said.err) < 150
    assert "\x1b" not in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_come_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert attend(["--lang"]) == 2
    assert attend(["--lang", "de"]) == 2
    is_japanese = re.search("[ぁ-ん]", capsys.readouterr().err) is not None
    assert is_japanese is (language == "ja")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_names_every_option_with_its_values(
    capsys: pytest.CaptureFixture[str], language: str, flag: str
) -> None:
    assert attend(["--lang", language, "--new", flag]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for option in (
        *("--lang", "--line", "--keys", "--data-dir", "--level", "--ruleset"),
        *("--new", "--output", "--pace", "--seed", "--version", "--help"),
    ):
        assert sum(line.startswith(option) for line in said.out.splitlines()) == 1
    for value in (*LANGUAGES, *Level, *rulesets.names(), "5000", "step"):
        assert value in said.out


def test_help_tells_that_a_seeded_match_is_not_counted(capsys: pytest.CaptureFixture[str]) -> None:
    attend(["--help", "--lang", "en"])
    assert "A match begun with --seed counts in no statistics" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_argparse_is_heard(capsys: pytest.CaptureFixture[str], language: str) -> None:
    attend(["--lang", language, "--help"])
    assert not re.search("usage:|optional|positional|show this", capsys.readouterr().out)


def test_the_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert attend(["--version"]) == 0
    assert capsys.readouterr().out == f"hearts-a11y {__version__}\n"


def test_japanese_help_on_a_terminal_without_japanese_is_english_with_one_notice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    attend(["--help", "--lang", "en"])
    english = capsys.readouterr().out
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp1252", newline="\n")
    monkeypatch.setattr(sys, "stdout", stream)
    assert attend(["--help", "--lang", "ja"]) == 0
    written = stream.buffer
    assert isinstance(written, io.BytesIO)
    notice = "This terminal cannot show Japanese. Using English\n"
    assert written.getvalue().decode("ascii") == notice + english


def test_a_japanese_complaint_on_a_terminal_without_japanese_is_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", newline="\n")
    monkeypatch.setattr(sys, "stderr", stream)
    assert attend(["chekc", "--lang", "ja"]) == 2
    written = stream.buffer
    assert isinstance(written, io.BytesIO)
    assert written.getvalue() == b"There is no command chekc. --help lists what there is\n"


class Fetch(ModuleType):
    """A command as another module brings it."""

    def __init__(self) -> None:
        super().__init__("fetch")
        self.ran_with: argparse.Namespace | None = None

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Add what this command takes."""
        parser.add_argument("--often", action="store_true", help="cli-new")
        cli.add_choice(parser, "level", tuple(Level))

    def run(self, namespace: argparse.Namespace) -> int:
        """Remember the arguments and return a status of its own."""
        self.ran_with = namespace
        return 7


@pytest.fixture
def fetch(monkeypatch: pytest.MonkeyPatch) -> Fetch:
    module = Fetch()
    monkeypatch.setitem(sys.modules, "fetch", module)
    monkeypatch.setitem(cli.COMMANDS, "fetch", "fetch")
    return module


def test_another_command_runs_with_its_own_arguments(fetch: Fetch) -> None:
    assert attend(["fetch", "--often", "--level", "easy", "--lang", "ja"]) == 7
    assert fetch.ran_with is not None
    assert vars(fetch.ran_with) == {"often": True, "level": Level.EASY, "lang": "ja"}


@pytest.mark.usefixtures("fetch")
def test_another_command_has_help_and_complaints_of_its_own() -> None:
    wish = parse(["fetch", "--help"])
    assert isinstance(wish, Answer)
    options = [line.args["option"] for line in wish.lines if "option" in line.args]
    assert options == ["--lang", "--often", "--level", "--version", "--help"]
    with pytest.raises(UsageError) as caught:
        parse(["fetch", "--seed", "7"])
    assert caught.value.message.id == "cli-no-such-option"


@pytest.mark.usefixtures("fetch")
def test_help_names_the_other_commands() -> None:
    wish = parse(["--help"])
    assert isinstance(wish, Answer)
    assert wish.lines[-1].id == "cli-commands"
    line = Locale("en", strict=True).word(wish.lines[-1], Verbosity.NORMAL)
    assert all(command in line for command in ("simulate", "fetch"))


def test_another_commands_complaints_of_argparse_are_put_in_our_words(
    monkeypatch: pytest.MonkeyPatch, fetch: Fetch
) -> None:
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--plenty", required=True, help="cli-new")

    monkeypatch.setattr(fetch, "add_arguments", add_arguments)
    with pytest.raises(UsageError) as caught:
        parse(["fetch"])
    assert caught.value.message.id == "cli-misunderstood"


def test_an_errand_is_not_run_by_parsing(fetch: Fetch) -> None:
    assert isinstance(parse(["fetch"]), Errand)
    assert fetch.ran_with is None
