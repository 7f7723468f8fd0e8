"""The first lines are out before anything that takes time, and say what the rest would say."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hearts_a11y import cli, start
from hearts_a11y.__main__ import main
from hearts_a11y.cli import PlayOptions, UsageError, parse
from hearts_a11y.environment import option_value
from hearts_a11y.locales_path import locales_directory
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.ui import terminal

if TYPE_CHECKING:
    from collections.abc import Callable

LANGUAGES = ("en", "ja")
PLAYED = 5  # the status of a played game
ENGLISH = "Hearts, in English, as text. I is help"
JAPANESE = "ハーツ、日本語、文字で表示。Iでヘルプ"

OURS = {
    "hearts_a11y",
    "hearts_a11y.__main__",
    "hearts_a11y.environment",
    "hearts_a11y.locales_path",
    "hearts_a11y.start",
}
FROM_SCRIPT = "import sys; from hearts_a11y.__main__ import main; sys.exit(main())"


def imported(*command: str) -> list[str]:
    """Return what `command` writes, with the name of every module it imports as a line of it."""
    ended = subprocess.run(
        [sys.executable, "-X", "importtime", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
        check=True,
    )
    return [line.rpartition("|")[2].strip() for line in ended.stdout.splitlines()]


@pytest.fixture(scope="module")
def bare() -> set[str]:
    """Return what Python imports to do nothing."""
    return set(imported("-c", "pass"))


@pytest.mark.parametrize(
    ("argv", "first", "ours"),
    [
        ([], ENGLISH, OURS),
        (["--lang", "ja"], JAPANESE, OURS),
        (["--lang=ja", "--keys", "--line", "--new", "--seed", "7"], JAPANESE, OURS),
    ],
)
def test_nothing_is_imported_before_the_first_line(
    bare: set[str], argv: list[str], first: str, ours: set[str]
) -> None:
    lines = imported("-c", FROM_SCRIPT, *argv)
    assert set(lines[: lines.index(first)]) - bare == ours


def test_the_settings_are_read_without_an_import(bare: set[str], tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("# mine\nlanguage = 'ja'\n[keys]\n", encoding="utf-8")
    lines = imported("-c", FROM_SCRIPT, "--data-dir", str(tmp_path))
    assert set(lines[: lines.index(JAPANESE)]) - bare == OURS


def test_the_system_is_asked_in_a_module_of_its_own(
    monkeypatch: pytest.MonkeyPatch, bare: set[str]
) -> None:
    monkeypatch.setenv("LANG", "")
    lines = imported("-c", FROM_SCRIPT)
    assert set(lines[: lines.index(ENGLISH)]) - bare == {*OURS, "hearts_a11y.os_language"}


def test_the_terminal_is_taken_over_before_the_heavy_imports() -> None:
    lines = imported("-c", FROM_SCRIPT)
    taken = lines.index("hearts_a11y.ui.terminal")
    for heavy in ("argparse", "asyncio", "fluent.runtime", "prompt_toolkit"):
        assert taken < lines.index(heavy)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "message_id", ["start-text", "encoding-fallback", "start-failed", "errand-failed"]
)
def test_the_scan_finds_what_fluent_finds(language: str, message_id: str) -> None:
    wording = Locale(language, strict=True).word(say(message_id), Verbosity.NORMAL)
    assert start.wording(language, message_id) == wording


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_of_the_start_is_one_plain_line(language: str) -> None:
    text = Path(locales_directory(), language, "start.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        assert re.fullmatch(r"|#.*|[a-z-]+ = [^{}]+", line)


def test_a_wording_that_is_not_there_is_its_id(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert start.wording("en", "start") == "start"
    monkeypatch.setattr(start, "locales_directory", lambda: str(tmp_path))
    assert start.wording("en", "start-text") == "start-text"


WORDS = st.sampled_from(
    [
        *("--line", "--keys", "--new", "--lang", "--data-dir", "--seed", "--pace", "--level"),
        *("--output", "--output=both", "speech", "loud"),
        *("--lang=ja", "--lang=de", "--seed=--line", "--seed=", "--data-dir=d", "--line=1"),
        *("ja", "en", "de", "easy", "step", "play", "check", "--help", "-h", "--", "-1", "", "x"),
    ]
)


@given(st.lists(WORDS, max_size=5))
@example(["--line", "--keys"])
@example(["--keys", "--line"])
@example(["--lang", "en", "--lang=ja", "--data-dir=a", "--data-dir", "b"])
def test_what_is_read_by_hand_is_what_argparse_reads(argv: list[str]) -> None:
    try:
        options = parse(argv)
    except UsageError:
        options = None
    if start.is_plain(argv):
        assert isinstance(options, PlayOptions)
    if isinstance(options, PlayOptions):
        assert option_value(argv, "--lang") == options.lang
        assert option_value(argv, "--data-dir") == options.data_dir
        assert option_value(argv, "--output") == options.output
        assert start.asked_mode(argv) == options.input_mode.value


@pytest.mark.parametrize(
    "argv", [[], ["--lang", "ja", "--new"], ["--line", "--seed=7", "--data-dir", "x"]]
)
def test_these_arguments_hold_nothing_up(argv: list[str]) -> None:
    assert start.is_plain(argv)


class Script:
    """What a run did, in order; stands in for the terminal and for the game."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.played: PlayOptions | None = None
        self.fault: Exception | None = None
        self.is_voice_opening = False

    def install_signals(self) -> None:
        """Note it."""
        self.steps.append("signals")

    def silence(self) -> None:
        """Note it."""
        self.steps.append("silence")

    def play(self, options: PlayOptions, terminal: object) -> int:
        """Note it, and return a status of its own."""
        assert terminal is self
        self.steps.append("play")
        if self.is_voice_opening:
            sys.stdout = io.StringIO()
        if self.fault:
            raise self.fault
        self.played = options
        return PLAYED


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """Give a script in place of what comes after the first lines."""
    noted = Script()
    app = ModuleType("hearts_a11y.app")
    app.play = noted.play  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hearts_a11y.app", app)
    monkeypatch.setattr("hearts_a11y.app", app, raising=False)
    monkeypatch.setattr(terminal, "Terminal", lambda: noted)
    return noted


class Screen(io.TextIOWrapper):
    """A standard output that remembers what was written, and is a terminal of some width."""

    def __init__(self, *, encoding: str = "utf-8", columns: int | None = None) -> None:
        self.bytes = io.BytesIO()
        self.columns = columns
        super().__init__(self.bytes, encoding=encoding, newline="\n")

    def isatty(self) -> bool:
        """Return whether a width was given."""
        return self.columns is not None

    def fileno(self) -> int:
        """Return a number for get_terminal_size."""
        return 1

    def text(self) -> str:
        """Return what was written so far."""
        return self.bytes.getvalue().decode(self.encoding)


@pytest.fixture
def show(monkeypatch: pytest.MonkeyPatch) -> Callable[[Screen], Screen]:
    """Give a function that puts a screen in place of standard output, under a tty of keys."""

    def put(screen: Screen) -> Screen:
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=screen.isatty))
        size = os.terminal_size((screen.columns or 0, 24))
        monkeypatch.setattr(os, "get_terminal_size", lambda _fd: size)
        return screen

    return put


@pytest.mark.parametrize(
    ("columns", "argv", "written"),
    [
        (None, [], ENGLISH + "\n"),
        (80, [], ENGLISH),
        (80, ["--line"], ENGLISH + "\n"),
        (80, ["--lang", "ja"], JAPANESE),
        (0, [], ENGLISH),  # a terminal that does not know its width
        (20, [], "Hearts, in English,\nas text. I is help"),
        (30, ["--lang", "ja", "--line"], "ハーツ、日本語、文字で表示。\nIでヘルプ\n"),
        (80, ["--output", "speech"], "Hearts, in English, as speech. I is help"),
        (80, ["--lang=en", "--level=easy", "--pace=0", "--ruleset=classic"], ENGLISH),
    ],
)
@pytest.mark.usefixtures("script")
def test_the_first_line_names_language_voice_and_help(
    show: Callable[[Screen], Screen], columns: int | None, argv: list[str], written: str
) -> None:
    screen = show(Screen(columns=columns))
    assert start.run(argv) == PLAYED
    assert screen.text() == written


@pytest.mark.usefixtures("script")
@pytest.mark.parametrize(
    ("settings", "argv", "written"),
    [
        ("[keys]\nhelp = ['j', 'i']", [], "Hearts, in English, as text. Help is J\n"),
        ("[keys]\n'help'=['f1']", ["--lang=ja"], "ハーツ、日本語、文字で表示。ヘルプはF1\n"),
        ("keys.help = []", [], "Hearts, in English, as text. Help is no key\n"),
        ("[keys]\nhelp = ['h']", [], ENGLISH + "\n"),  # a clash with the hand's key
        ("# help me", [], ENGLISH + "\n"),
        ("help = [", [], ENGLISH + "\n"),
    ],
)
def test_the_first_line_names_the_help_key_that_the_player_has(
    show: Callable[[Screen], Screen],
    tmp_path: Path,
    settings: str,
    argv: list[str],
    written: str,
) -> None:
    (tmp_path / "settings.toml").write_text(settings, encoding="utf-8")
    screen = show(Screen())
    start.run([*argv, "--data-dir", str(tmp_path)])
    assert screen.text() == written


@pytest.mark.usefixtures("script")
@pytest.mark.parametrize(("columns", "feed"), [(None, "\n"), (80, "")])
def test_without_japanese_the_first_line_is_english_with_one_notice(
    show: Callable[[Screen], Screen], columns: int | None, feed: str
) -> None:
    screen = show(Screen(encoding="cp1252", columns=columns))
    start.run(["--lang", "ja"])
    notice = "This terminal cannot show Japanese. Using English"
    assert screen.text() == f"{ENGLISH}\n{notice}{feed}"


@pytest.mark.usefixtures("script")
def test_standard_output_never_raises_on_a_character(show: Callable[[Screen], Screen]) -> None:
    screen = show(Screen(encoding="ascii"))
    start.run([])
    screen.write("ハーツ")
    screen.flush()
    assert screen.text().endswith("???")


@pytest.mark.parametrize(
    "argv",
    [
        *(["--help"], ["--version"], ["check"], ["--bogus"], ["--new", "--help"], ["--lang"]),
        *(["--lang", "de"], ["--level", "hard"], ["--ruleset", "x"], ["--pace", "x"], ["--seed"]),
    ],
)
def test_what_is_not_a_game_has_no_first_line(
    show: Callable[[Screen], Screen], script: Script, argv: list[str]
) -> None:
    screen = show(Screen())
    start.run(argv)
    assert ENGLISH not in screen.text()
    assert script.steps == []


@pytest.mark.parametrize(
    ("columns", "argv", "taken"),
    [(80, [], "silence"), (80, ["--line"], "signals"), (None, [], "signals")],
)
def test_the_terminal_is_taken_over_between_the_first_line_and_the_game(
    show: Callable[[Screen], Screen],
    script: Script,
    columns: int | None,
    argv: list[str],
    taken: str,
) -> None:
    show(Screen(columns=columns))
    assert start.run(argv) == PLAYED
    assert script.steps == [taken, "play"]
    assert script.played == parse(argv)


@pytest.mark.parametrize(
    ("columns", "argv", "line"),
    [
        (None, ["--lang=en"], f"{ENGLISH}\nHearts cannot start."),
        (80, ["--lang=en"], f"{ENGLISH}\r\nHearts cannot start."),
        (80, ["--lang=ja", "--line"], f"{JAPANESE}\nハーツを起動できません。"),
    ],
)
def test_a_fault_before_the_game_is_one_line_and_a_report(
    show: Callable[[Screen], Screen],
    script: Script,
    tmp_path: Path,
    columns: int | None,
    argv: list[str],
    line: str,
) -> None:
    script.fault = ImportError("no such module")
    screen = show(Screen(columns=columns))
    assert start.run([*argv, "--data-dir", str(tmp_path)]) == 1
    assert screen.text().startswith(line)
    assert screen.text().count("\n") == 2
    assert screen.text().endswith("\n")
    assert "ImportError" in (tmp_path / "logs" / "errors.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("columns", [None, 80])
@pytest.mark.parametrize("errand", cli.COMMANDS)
def test_a_fault_of_an_errand_is_not_one_of_the_game_s_start(
    monkeypatch: pytest.MonkeyPatch,
    show: Callable[[Screen], Screen],
    errand: str,
    columns: int | None,
) -> None:
    def fail(_argv: list[str]) -> int:
        raise OSError

    monkeypatch.setattr(cli, "attend", fail)
    screen = show(Screen(columns=columns))
    assert start.run([errand, "--lang", "en"]) == 1
    assert screen.text() == "The command failed. Run it again, or install Hearts again\n"


def test_a_fault_is_told_also_while_a_speech_library_holds_the_standard_output(
    show: Callable[[Screen], Screen], script: Script
) -> None:
    script.fault = ImportError("no such module")
    script.is_voice_opening = True
    screen = show(Screen())
    assert start.run([]) == 1
    assert screen.text().startswith(f"{ENGLISH}\nHearts cannot start.")


def test_a_fault_that_cannot_be_written_down_is_one_line_all_the_same(
    monkeypatch: pytest.MonkeyPatch, show: Callable[[Screen], Screen], script: Script
) -> None:
    script.fault = ImportError("no such module")
    monkeypatch.setitem(sys.modules, "hearts_a11y.error_log", None)
    screen = show(Screen())
    assert start.run([]) == 1
    assert screen.text().startswith(f"{ENGLISH}\nHearts cannot start.")


def test_a_fault_without_standard_output_is_a_status(
    monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    script.fault = ImportError("no such module")
    monkeypatch.setattr(sys, "stdout", None)
    assert start.run([]) == 1


def test_an_interrupt_before_the_signals_are_taken_over_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("hearts_a11y.__main__.run", interrupted)
    assert main() == 130
    assert capsys.readouterr() == ("", "")


def ended(*argv: str, stdout: int) -> tuple[int, str]:
    """Run the program with its output to `stdout`; return its status and its complaints."""
    process = subprocess.run(
        [sys.executable, "-m", "hearts_a11y", *argv],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    return process.returncode, process.stderr


@pytest.mark.parametrize("argv", [["--help"], ["--help", "--lang=ja"], ["--version"], []])
def test_a_reader_that_has_gone_ends_the_program_quietly(argv: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        assert ended(*argv, stdout=writing) == (0, "")
    finally:
        os.close(writing)


@pytest.mark.only_on("linux")
def test_help_that_cannot_be_written_fails_quietly() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        assert ended("--help", stdout=full) == (1, "")
    finally:
        os.close(full)


@pytest.mark.only_on("linux", "darwin")
def test_on_a_terminal_the_first_line_is_the_first_thing_written() -> None:
    pexpect = pytest.importorskip("pexpect")
    program = pexpect.spawn(sys.executable, ["-m", "hearts_a11y"], encoding="utf-8")
    try:
        assert program.read(len(ENGLISH)) == ENGLISH
    finally:
        program.close(force=True)
