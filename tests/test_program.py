"""The real program: whole matches on a terminal and through pipes, and all that can go wrong."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

from hearts_a11y.error_log import LOG_NAME
from hearts_a11y.storage import schema
from tests.ui.room import Room

assert sys.platform != "win32"

from tests.pty_player import GAME, OVER, ROOT, WAITING, answer_to, lines_of, play_on, started  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from tests.ui.on_terminal import OnTerminal

FIRST: Final = {
    "en": "Hearts, in English, as text. I is help",
    "ja": "ハーツ、日本語、文字で表示。Iでヘルプ",
}
MENU: Final = "Menu. New match, 1 of 7"
SEED: Final = "program"
SHORT: Final = ("--ruleset", "classic", "--pace", "0")
QUIT: Final = {"en": "Quit?", "ja": "終了しますか"}
TOKENS: Final = {"\r": "enter", " ": "space"}
TO_25: Final = "end_score = 25\n"
GOES_ON: Final = "New match, 1 of 7"


def piped(
    data: Path,
    *arguments: str,
    lines: str | bytes = "",
    environment: Mapping[str, str] | None = None,
    program: tuple[str, ...] = GAME,
    folder: Path | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run the game with lines through a pipe, in `folder` or beside its data."""
    return subprocess.run(
        [*program, "--data-dir", str(data), "--lang", "en", *arguments],
        input=lines if isinstance(lines, bytes) else lines.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), **(environment or {})},
        cwd=folder or data.parent,
        timeout=120,
        check=False,
    )


def heard(ended: subprocess.CompletedProcess[bytes]) -> list[str]:
    """Return what was said, with nothing on the standard error."""
    assert ended.stderr == b""
    return ended.stdout.decode().splitlines()


@cache
def told(language: str, reach: int) -> tuple[list[str], list[str]]:
    """Return what a match tells without a terminal, and the keys of the player who plays it."""
    room = Room(language=language, pace=0, ruleset="classic", end_score=reach)
    room.begin(SEED)
    pressed: list[str] = []
    while room.heard.lines[-1] != OVER[language]:
        room.wait()
        keys = [TOKENS.get(key, key) for key in answer_to(room.heard.lines[-1], language) or ""]
        room.press(*keys)
        pressed += keys
    return room.heard.lines, pressed


def without_waiting(lines: list[str], language: str) -> list[str]:
    """Return the lines but for the one that depends on how fast the player is."""
    return [line for line in lines if line != WAITING[language]]


def assert_plain(output: bytes) -> None:
    """I1: text and line feeds, in UTF-8, and nothing else."""
    assert output.decode().replace("\n", "").isprintable()
    assert b"\n\n" not in output
    assert output.endswith(b"\n")


# -------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("reach", [25, pytest.param(100, marks=pytest.mark.slow)])
def test_i1_a_whole_match_on_a_terminal_is_text_and_line_feeds(
    tmp_path: Path, language: str, reach: int
) -> None:
    (tmp_path / "settings.toml").write_text(f"end_score = {reach}\n", encoding="utf-8")
    lines, _ = told(language, reach)
    with started(tmp_path, "--seed", SEED, *SHORT, language=language) as program:
        play_on(program, language, until=OVER[language])
        program.send(b"\x11")
        program.wait_for(QUIT[language])
        program.send(b"y")
        assert program.report() == "exited 0"
        assert program.mode() == program.found
    assert_plain(program.output)
    *played, question, end = without_waiting(lines_of(program), language)
    assert played == [FIRST[language], *without_waiting(lines, language)]
    assert question.startswith(QUIT[language])
    assert end == ""


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "ja"])
def test_k10_a_whole_match_through_a_pipe(tmp_path: Path, language: str) -> None:
    (tmp_path / "settings.toml").write_text(TO_25, encoding="utf-8")
    lines, keys = told(language, 25)
    typed = "".join(f"{'' if key == 'enter' else key}\n" for key in keys)
    ended = piped(tmp_path, "--seed", SEED, *SHORT, "--lang", language, lines=typed)
    assert ended.returncode == 0
    assert_plain(ended.stdout)
    assert without_waiting(heard(ended), language) == [
        FIRST[language],
        *without_waiting(lines, language),
    ]


@pytest.mark.parametrize(
    ("deaths", "reach"), [(2, 25), pytest.param(20, 100, marks=pytest.mark.slow)]
)
def test_killed_at_random_a_match_is_resumed_to_the_same_end(
    tmp_path: Path, deaths: int, reach: int
) -> None:
    (tmp_path / "settings.toml").write_text(f"end_score = {reach}\n", encoding="utf-8")
    lines, _ = told("en", reach)
    prompts = sum(answer_to(line, "en") is not None for line in lines)
    source = random.Random(deaths)
    for death in range(deaths):
        with come_back(tmp_path, is_first=not death) as program:
            answers = source.randint(1, prompts // deaths)
            play_on(program, "en", until=OVER["en"], answers=answers)
            program.signal(signal.SIGKILL)
    with come_back(tmp_path) as program:
        play_on(program, "en", until=OVER["en"])
        assert lines_of(program)[-3:] == lines[-3:]


def come_back(data: Path, *, is_first: bool = False) -> OnTerminal:
    """Start the match of the seed, or go on with it."""
    program = started(data, *SHORT, *(("--seed", SEED) if is_first else ()))
    if not is_first:
        program.wait_for("Resume, 1 of 8")
        program.send(b"\r")
    return program


# ------------------------------------------------------------------------------- ways to leave


def playing(data: Path, *arguments: str, game: tuple[str, ...] = GAME) -> OnTerminal:
    """Start a match and come to its pass with a card chosen."""
    program = started(data, "--seed", SEED, "--pace", "0", *arguments, program=game)
    program.wait_for("Choose 3 to pass left")
    program.send(b"\r")
    program.wait_for(", selected, 1 of 3")
    return program


# The game with a voice that is heard at once; a file holds what it said last before it was idle.
SPEAKING: Final = """
import sys
from pathlib import Path
from hearts_a11y import app
from hearts_a11y.__main__ import main
from hearts_a11y.outputs.backends.base import Progress
from hearts_a11y.outputs.speech import SpeechOutput
from tests.outputs.voices import FakeBackend

library = FakeBackend()
library.reached = Progress.DONE
app.open_first = lambda: library
idle = Path(sys.argv.pop(1))
look = SpeechOutput._look

def look_and_note(self):
    look(self)
    if not self._is_watched:
        idle.write_text(library.calls[-1], encoding="utf-8")

SpeechOutput._look = look_and_note
sys.exit(main())
"""


def speaking(data: Path) -> OnTerminal:
    """Start as `playing` does, with the text spoken as well, and let the voice come to rest."""
    idle = data / "idle"
    game = (sys.executable, "-c", SPEAKING, str(idle))
    program = playing(data, "--output", "both", game=game)
    program.wait_until(lambda: idle.exists() and "1 of 3" in idle.read_text(encoding="utf-8"))
    return program


WAYS_OUT: Final[Mapping[str, tuple[bytes | signal.Signals, str]]] = {
    "Ctrl-C": (b"\x03", "exited 0"),
    "Ctrl-D": (b"\x04", "exited 0"),
    "Ctrl-Q and Y": (b"\x11y", "exited 0"),
    "SIGTERM": (signal.SIGTERM, "exited 0"),
    "SIGHUP": (signal.SIGHUP, "exited 0"),
    "SIGQUIT": (signal.SIGQUIT, f"killed {signal.SIGQUIT.value}"),
}


QUICK_WAYS_OUT: Final = {("Ctrl-C", playing), ("SIGHUP", playing), ("Ctrl-C", speaking)}


@pytest.mark.parametrize(
    ("way_out", "begin"),
    [
        pytest.param(*case, marks=() if case in QUICK_WAYS_OUT else pytest.mark.slow)
        for case in product(WAYS_OUT, (playing, speaking))
    ],
)
def test_k3_every_way_out_gives_the_terminal_back_and_keeps_the_match(
    tmp_path: Path, way_out: str, begin: Callable[[Path], OnTerminal]
) -> None:
    act, fate = WAYS_OUT[way_out]
    with begin(tmp_path) as program:
        if isinstance(act, bytes):
            program.send(act)
        else:
            program.signal(act)
        assert program.report() == fate
        assert program.mode() == program.found
        program.read_until(lambda: program.output.endswith(b"\n"))
        assert_plain(program.output)
    assert "1 of 3 selected" in resumed(tmp_path)[-1]


def resumed(data: Path) -> list[str]:
    """Return what is said when the open match is resumed."""
    return heard(piped(data, lines="\n"))


def test_z_leaves_for_the_menu_and_enter_goes_on(tmp_path: Path) -> None:
    with playing(tmp_path) as program:
        program.send(b"z")
        program.wait_for("Resume, 1 of 8")
        program.send(b"\r")
        program.wait_for("Choose 3 to pass left. 1 of 3 selected")
        program.send(b"f\rf\r ")
        program.wait_for("Passed left: ")


def test_k3_stopped_and_continued_it_says_where_the_match_stands(tmp_path: Path) -> None:
    with playing(tmp_path) as program:
        program.send(b"\x1a")
        assert program.report() == f"stopped {signal.SIGTSTP.value}"
        assert program.mode() == program.found
        assert program.output.endswith(b"selected, 1 of 3\n")
        program.go_on()
        program.wait_for("Choose 3 to pass left. 1 of 3 selected")
        program.send(b"\x11")
        program.wait_for("Quit?")
        program.send(b"y")
        assert program.report() == "exited 0"
        assert_plain(program.output)


# ---------------------------------------------------------------------------------- poor input


FLOODS: Final = {
    "paste": b"h" * 10_000,
    "bracketed paste": b"\x1b[200~" + b"\r" * 10_000 + b"\x1b[201~",
    "noise": random.Random(3).randbytes(5000).translate(None, b"\x03\x04\x1a\x1c\x11") + b".",
}


@pytest.mark.slow
@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_k2_a_flood_is_one_line_and_changes_nothing(tmp_path: Path, flood: bytes) -> None:
    with playing(tmp_path) as program:
        program.send(flood)
        program.wait_for("Too many keys at once, none was taken")
        program.send(b"t")
        program.wait_for("Choose 3 to pass left. 1 of 3 selected")
        assert program.output.count(b"Too many") == 1
        program.send(b"\x03")
        assert program.report() == "exited 0"
        assert_plain(program.output)


def test_a_long_line_and_noise_in_a_pipe_are_a_line_each(tmp_path: Path) -> None:
    noise = b"\xff\xfe\x00\x1b[31m\x07"
    lines = b"h" * 10_000 + b"\n" + noise + b"\n" + b"hand\n"
    ended = piped(tmp_path, "--seed", SEED, lines=lines)
    assert ended.returncode == 0
    dropped, unknown, hand = heard(ended)[-3:]
    assert dropped == "Too many keys at once, none was taken"
    assert unknown == "No such word. Type help for what can be done"
    assert hand.startswith("13 cards. ")


@pytest.mark.parametrize(
    ("redirection", "mode"),
    [
        ("<&-", ()),
        ("<&-", ("--keys",)),
        pytest.param("<&-", ("--line",), marks=pytest.mark.slow),
        pytest.param("</dev/null", (), marks=pytest.mark.slow),
        pytest.param("</dev/null", ("--keys",), marks=pytest.mark.slow),
    ],
)
def test_without_an_input_it_says_where_it_is_and_leaves(
    tmp_path: Path, mode: tuple[str, ...], redirection: str
) -> None:
    place = ("--data-dir", str(tmp_path), "--lang", "en")
    ended = shell(*place, *mode, rest=redirection)
    assert ended.returncode == 0
    assert heard(ended) == [FIRST["en"], MENU]


def shell(*arguments: str, rest: str) -> subprocess.CompletedProcess[bytes]:
    """Run the game by a shell, with `rest` behind its arguments."""
    return subprocess.run(
        ["/bin/sh", "-c", f'"$@" {rest}', "sh", *GAME, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "reader"),
    [
        (("--help",), "| head -n 1"),
        *(
            pytest.param(arguments, reader, marks=pytest.mark.slow)
            for arguments in (("--help",), ("--version",), ("check", "--help"), ())
            for reader in ("| head -n 1", "| true", ">&-", ">/dev/full")
        ),
    ],
)
def test_an_output_that_is_closed_early_is_no_error(
    tmp_path: Path, arguments: tuple[str, ...], reader: str
) -> None:
    words = arguments or ("--data-dir", str(tmp_path))
    ended = shell(*words, rest=reader)
    assert ended.stderr == b""
    assert len(ended.stdout.splitlines()) <= 1


WRONG: Final = (
    (("--colour",), "There is no option --colour. --help lists what there is"),
    (("--level", "godly"), "There is no difficulty godly. Choose one of easy, normal, strong"),
    (("--ruleset", "bridge"), "There is no ruleset bridge. --help lists what there is"),
    (
        ("--ruleset", "clasic"),
        "There is no ruleset clasic. Close to it: classic, basic. --help lists all",
    ),
    (("--pace", "fast"), "There is no pace fast. Give milliseconds from 0 to 5000, or step"),
    (("--lang", "xx"), "There is no language xx. Choose one of en, ja"),
    (("check",), "check comes first, then its options"),
    (("shout",), "There is no command shout. --help lists what there is"),
)


@pytest.mark.slow
@pytest.mark.parametrize(("arguments", "complaint"), WRONG)
def test_an_argument_that_is_not_understood_is_one_line_and_status_2(
    tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    ended = piped(tmp_path / "data", *arguments)
    assert ended.returncode == 2
    assert ended.stdout == b""
    (line,) = ended.stderr.decode().splitlines()
    assert line == complaint
    assert not (tmp_path / "data").exists()


def test_a_complaint_comes_in_japanese_as_well(tmp_path: Path) -> None:
    ended = piped(tmp_path, "--level", "godly", "--lang", "ja")
    assert ended.stderr.decode().count("\n") == 1
    assert not ended.stderr.isascii()


# --------------------------------------------------------------------------- settings and saves


SETTINGS: Final = {
    "not TOML": ("[[[", "is not readable at line 1. The defaults are used"),
    "not text": (b"\xff\xfe\x00", "is not readable as TOML. The defaults are used"),
    "a directory": (None, "something else lies in its place. The defaults are used"),
    "an unknown name": ('colour = "red"', "there is no setting colour. It is left alone"),
    "a wrong value": (
        'level = "godly"',
        "level cannot be godly. Give one of easy, normal, strong. The default is used",
    ),
    "a value out of range": (
        "pace = 9999",
        "pace cannot be 9999. Give a number from 0 to 5000, or step. The default is used",
    ),
    "a value of another kind": ("pace = [1]", "pace cannot be that. Give a number from 0 to 5000"),
    "keys that clash": ('[keys]\nhand = ["c"]', "hand and trick share the key C"),
    "keys that are none": ('[keys]\nhand = ["spcae"]', "there is no key spcae to give to hand"),
    "keys of an unknown command": ('[keys]\nshout = ["j"]', "there is no command shout"),
    "keys that are no list": ("[keys]\nhand = 7", "the keys of hand must be a list"),
    "keys that are no table": ("keys = 7", "keys must be a table of commands"),
}
SLOW_SETTINGS: Final = SETTINGS.keys() - {"not TOML", "a wrong value", "keys that clash"}


@pytest.mark.parametrize(
    ("content", "line"),
    [
        pytest.param(*case, id=name, marks=[pytest.mark.slow] if name in SLOW_SETTINGS else [])
        for name, case in SETTINGS.items()
    ],
)
def test_a_settings_file_that_is_wrong_is_one_line_and_the_game_begins(
    tmp_path: Path, content: str | bytes | None, line: str
) -> None:
    path = tmp_path / "settings.toml"
    match content:
        case None:
            path.mkdir()
        case bytes():
            path.write_bytes(content)
        case str():
            path.write_text(content, encoding="utf-8")
    first, problem, menu = heard(piped(tmp_path))
    assert (first, menu) == (FIRST["en"], MENU)
    assert line in problem


def open_database(data: Path) -> sqlite3.Connection:
    data.mkdir(exist_ok=True)
    return sqlite3.connect(data / "hearts.sqlite3")


def test_a_damaged_database_is_moved_aside_and_named(tmp_path: Path) -> None:
    (tmp_path / "hearts.sqlite3").write_bytes(b"nonsense" * 1000)
    first, moved, menu = heard(piped(tmp_path))
    assert (first, menu) == (FIRST["en"], MENU)
    assert moved.startswith("The saves were damaged. They were moved to ")
    (aside,) = tmp_path.glob("hearts-damaged-*.sqlite3")
    assert str(aside) in moved
    assert aside.read_bytes() == b"nonsense" * 1000


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    heard(piped(tmp_path, "--seed", SEED))
    with contextlib.closing(open_database(tmp_path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    before = (tmp_path / "hearts.sqlite3").read_bytes()
    asked = "Nothing can be saved, a newer version of the game wrote it. Y plays unsaved, N leaves"
    lines = heard(piped(tmp_path, lines="y\n1\n1\nquit\n"))
    assert lines[1:3] == [asked, MENU]
    assert lines[-1] == "Choose 3 to pass left"
    assert (tmp_path / "hearts.sqlite3").read_bytes() == before
    assert heard(piped(tmp_path, lines="n\n")) == [FIRST["en"], asked]


def test_a_second_copy_is_told_and_may_play_unsaved(tmp_path: Path) -> None:
    asked = "Another copy of the game holds the table. Y plays unsaved, N leaves"
    with playing(tmp_path) as first:
        assert heard(piped(tmp_path, lines="n\n")) == [FIRST["en"], asked]
        lines = heard(piped(tmp_path, "--seed", "other", lines="y\nhand\n"))
        assert lines[1] == asked
        assert lines[2].startswith("New match, ")
        first.send(b"\x03")
        assert first.report() == "exited 0"
    assert "1 of 3 selected" in resumed(tmp_path)[-1]


def test_a_place_that_cannot_be_written_is_told_and_play_goes_on_unsaved(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    lines = heard(piped(file / "data", lines="y\n1\n1\nm\n", folder=tmp_path))
    assert lines[2] == (
        "Nothing can be saved, something else lies in its place. Y plays unsaved, N leaves"
    )
    kept, answer = lines[-2:]
    assert kept.startswith("Taken for now, but not kept, ")
    assert answer == "Speech, short"


HOMELESS: Final = """
import pwd, sys
from hearts_a11y.__main__ import main

def unknown(_):
    raise KeyError

pwd.getpwuid = unknown
sys.exit(main())
"""


def test_without_a_home_directory_nothing_is_kept_and_the_game_is_played(tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(ROOT), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    ended = subprocess.run(
        [sys.executable, "-c", HOMELESS],
        input=b"y\n1\n1\n",
        capture_output=True,
        env=environment,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    first, question, *_, last = heard(ended)
    assert first == FIRST["en"]
    assert question == (
        "Nothing can be saved, there is no home directory. Y plays unsaved, N leaves"
    )
    assert last == "Choose 3 to pass left"
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------------------ languages


def test_l3_a_terminal_without_japanese_gets_english_and_one_notice(tmp_path: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    with started(tmp_path, language="ja", environment=ascii_only) as program:
        program.wait_for(MENU)
        program.send(b"y")
        program.wait_for("English")
        program.send(b"y")
        program.read_until(lambda: program.output.count(b"This terminal cannot show Japanese") == 2)
        program.send(b"\x03")
        assert program.report() == "exited 0"
        assert program.output.isascii()
        assert lines_of(program)[:3] == [
            FIRST["en"],
            "This terminal cannot show Japanese. Using English",
            MENU,
        ]


# --------------------------------------------------------------------------------------- faults


FAULTY: Final = """
import sys
from hearts_a11y.__main__ import main
from hearts_a11y.ui import play

def fail(self):
    raise RuntimeError(f"seed {self._session.match.seed}, {self._session.match.hand}")

play.TableScreen._confirm_pass = fail
sys.exit(main())
"""


@pytest.mark.parametrize("where", ["terminal", pytest.param("pipe", marks=pytest.mark.slow)])
def test_k4_a_fault_is_one_line_a_log_and_a_match_to_go_on_with(tmp_path: Path, where: str) -> None:
    faulty = (sys.executable, "-c", FAULTY)
    if where == "terminal":
        with started(tmp_path, "--seed", SEED, program=faulty) as program:
            program.wait_for("Choose 3 to pass left")
            program.send(b"\r")
            program.send(b" ")
            assert program.report() == "exited 1"
            assert program.mode() == program.found
            program.read_until(lambda: program.output.endswith(b"\n"))
            assert_plain(program.output)
            said = lines_of(program)[-2]
    else:
        ended = piped(tmp_path, "--seed", SEED, lines="\nspace\nhand\n", program=faulty)
        assert ended.returncode == 1
        said = heard(ended)[-1]
    log = tmp_path / "logs" / LOG_NAME
    assert said == (
        "Something went wrong. The match is saved, start again to go on."
        f" What happened is written in {log}"
    )
    written = log.read_text(encoding="utf-8")
    assert "RuntimeError" in written
    assert "_confirm" in written
    assert f"seed {SEED}" not in written
    assert "HandState" not in written
    assert "1 of 3 selected" in resumed(tmp_path)[-1]


UNTOLD: Final = """
import sys
from pathlib import Path
from hearts_a11y import app
from hearts_a11y.__main__ import main
from hearts_a11y.outputs.voice import Voice
from hearts_a11y.ui import play

def fail(*_):
    raise RuntimeError

def note(what, close):
    def noted(*args, **options):
        close(*args, **options)
        with Path("closed").open("a", encoding="utf-8") as closed:
            closed.write(f"{what} ")
    return noted

where = sys.argv.pop(1)
app.write_report = fail
Voice.close = note("voice", Voice.close)
app.Store.close = note("store", app.Store.close)
if where == "start":
    app.menu_screen = fail
else:
    play.TableScreen._confirm_pass = fail
sys.exit(main())
"""
CANNOT_START: Final = "Hearts cannot start. Install it again. Your matches are kept"


def test_k4_a_fault_that_cannot_be_told_ends_the_game_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    untold = (sys.executable, "-c", UNTOLD, "table")
    with started(tmp_path, "--seed", SEED, program=untold) as program:
        program.wait_for("Choose 3 to pass left")
        program.send(b"\r ")
        assert program.report() == "exited 1"
        assert program.mode() == program.found
        program.wait_for(CANNOT_START)
    assert (tmp_path / "closed").read_text(encoding="utf-8") == "voice store "
    assert "RuntimeError" in (tmp_path / "logs" / LOG_NAME).read_text(encoding="utf-8")
    assert "1 of 3 selected" in resumed(tmp_path)[-1]


def test_k4_a_fault_at_the_start_that_cannot_be_told_closes_what_is_open(tmp_path: Path) -> None:
    ended = piped(tmp_path, program=(sys.executable, "-c", UNTOLD, "start"), folder=tmp_path)
    assert ended.returncode == 1
    assert heard(ended) == [FIRST["en"], CANNOT_START]
    assert (tmp_path / "closed").read_text(encoding="utf-8") == "voice store "


def test_a_package_without_its_words_says_that_it_cannot_start(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "hearts_a11y", copy / "hearts_a11y", ignore=ignored)
    (copy / "locales" / "en").mkdir(parents=True)
    shutil.copy(ROOT / "locales" / "en" / "start.ftl", copy / "locales" / "en")
    (copy / "hearts_a11y" / "app.py").write_text("broken(", encoding="utf-8")
    ended = piped(tmp_path / "data", environment={"PYTHONPATH": str(copy)})
    assert ended.returncode == 1
    assert heard(ended) == [FIRST["en"], CANNOT_START]
