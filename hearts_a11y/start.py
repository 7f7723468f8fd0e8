"""The way into the program: the first line at once, and everything that takes time after it.

Law of this file: until the first line is out nothing is imported but `sys`, `os` and this
program's own modules that keep to the same, and no `__future__`, which is a module to load too.
"""

import os
import sys

from hearts_a11y.environment import (
    LANGUAGES,
    OUTPUTS,
    chosen_language,
    chosen_output,
    line_feed_leads,
    option_value,
    saved_text,
    shown_language,
    takes_lines,
)
from hearts_a11y.locales_path import locales_directory

TYPE_CHECKING = False  # not typing's, which is a module to load too
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.cli import PlayOptions
    from hearts_a11y.ui.terminal import Terminal

FAILED = 1
ERRANDS = ("check", "simulate")  # the commands besides playing
USUAL_WIDTH = 80  # columns, for a terminal that does not know its own

# What can be told to be right without the rest of the program; any text where None stands.
PLAIN_MODES = ("--line", "--keys")
PLAIN_FLAGS = (*PLAIN_MODES, "--new")
PLAIN_VALUES: dict[str, tuple[str, ...] | None] = {
    "--data-dir": None,
    "--lang": LANGUAGES,
    "--output": OUTPUTS,
    "--seed": None,
}


def run(argv: list[str]) -> int:
    """Do what `argv`, without the program's name, asks for; return the exit status."""
    stdout = sys.stdout
    if hasattr(stdout, "reconfigure"):
        stdout.reconfigure(errors="replace")
    try:
        return _run(argv)
    except Exception as error:  # noqa: BLE001 - whatever it is, the player hears one line (K4)
        # A speech library that was being opened may have left something else in its place.
        sys.stdout = stdout
        return _fail(error, argv)


def _run(argv: list[str]) -> int:
    options = None if is_plain(argv) else _attend(argv)
    if isinstance(options, int):
        return options
    mode = asked_mode(argv)
    data_dir = option_value(argv, "--data-dir")
    output = chosen_output(option_value(argv, "--output"), data_dir)
    say_first_lines(_language(argv), mode, output=output, data_dir=data_dir)
    terminal = _take_terminal(mode)
    from hearts_a11y import app

    options = options or _attend(argv)
    return options if isinstance(options, int) else app.play(options, terminal)


def _attend(argv: "Sequence[str]") -> "PlayOptions | int":
    from hearts_a11y import cli

    return cli.attend(argv)


def _take_terminal(mode: str) -> "Terminal":
    """Take over the signals and, in key mode, silence the terminal; keys typed from now on wait."""
    from hearts_a11y.ui.terminal import Terminal

    terminal = Terminal()
    if takes_lines(mode):
        terminal.install_signals()
    else:
        terminal.silence()
    return terminal


def _fail(error: Exception, argv: "Sequence[str]") -> int:
    """Say that the program cannot start, or do its errand: the game tells its own faults."""
    _write_report(error, option_value(argv, "--data-dir"))
    is_errand = bool(argv) and argv[0] in ERRANDS
    message_id = "errand-failed" if is_errand else "start-failed"
    text = fitted(wording(_shown(_language(argv)), message_id)) + "\n"
    if not is_errand and line_feed_leads(asked_mode(argv)):
        # The terminal may be silenced by now, and then a line feed alone is not enough.
        text = ("\n" + text).replace("\n", "\r\n")
    _write(text)
    return FAILED


def _write_report(error: Exception, data_dir: str | None) -> None:
    try:
        from hearts_a11y.error_log import write_report
        from hearts_a11y.storage.paths import Places, find_places

        places = find_places(data_dir)
        if isinstance(places, Places):
            write_report(places.logs, error)
    except Exception:  # noqa: BLE001 - what is broken may be what this needs
        return


def _language(argv: "Sequence[str]") -> str:
    return chosen_language(option_value(argv, "--lang"), option_value(argv, "--data-dir"))


def is_plain(argv: "Sequence[str]") -> bool:
    """Return whether `argv` surely asks to play, so that the first line need wait for nothing.

    Where it says no, argparse and the tables of rulesets and levels have to be asked.
    """
    words = iter(argv)
    for word in words:
        option, equals, value = word.partition("=")
        if option in PLAIN_VALUES:
            value = value if equals else next(words, "")
            allowed = PLAIN_VALUES[option]
            if not value or value.startswith("-") or (allowed and value not in allowed):
                return False
        elif word not in PLAIN_FLAGS:
            return False
    return True


def asked_mode(argv: "Sequence[str]") -> str:
    """Return "line" or "keys" as `argv`, which asks to play, demands last, else "auto"."""
    modes = [word.removeprefix("--") for word in argv if word in PLAIN_MODES]
    return modes[-1] if modes else "auto"


def say_first_lines(language: str, mode: str, *, output: str, data_dir: str | None) -> None:
    """Write the language, how the program speaks and the help key (interface I6)."""
    shown = _shown(language)
    lines = [_first_line(shown, output, data_dir)]
    if shown != language:
        lines.append(wording(shown, "encoding-fallback"))
    leads = line_feed_leads(mode)
    for number, line in enumerate(lines):
        before, after = ("\n" if number else "", "") if leads else ("", "\n")
        _write(before + fitted(line) + after)


def _first_line(language: str, output: str, data_dir: str | None) -> str:
    # Only where help may have another key does the first line wait for the key table.
    if "help" not in saved_text(data_dir):
        return wording(language, f"start-{output}")
    from hearts_a11y.moved_help import first_line

    return first_line(language, output, data_dir)


def _shown(language: str) -> str:
    return shown_language(language, sys.stdout.encoding) if sys.stdout else language


def _write(text: str) -> None:
    """Write `text`, or let it go: the game's own next line finds out, and leaves as it must."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError:
        return


def wording(language: str, message_id: str) -> str:
    """Return the text of `message_id` in start.ftl, which is one line without placeables.

    Return the id where there is none, as the rest of the program does in play (interface L1).
    """
    path = os.path.join(locales_directory(), language, "start.ftl")
    try:
        with open(path, encoding="utf-8") as file:
            for line in file:
                name, _, text = line.partition(" = ")
                if name == message_id:
                    return text.rstrip()
    except OSError:
        return message_id
    return message_id


def fitted(line: str) -> str:
    """Return `line` with line feeds where the terminal is too narrow for it (interface I3)."""
    if sys.stdout is None or not sys.stdout.isatty():
        return line
    try:
        columns = os.get_terminal_size(sys.stdout.fileno()).columns or USUAL_WIDTH
    except OSError:
        columns = USUAL_WIDTH
    # No character takes more columns than it has bytes in UTF-8.
    if len(line.encode()) < columns:
        return line
    from hearts_a11y.outputs.wrapping import wrap

    return "\n".join(wrap(line, columns - 1))
