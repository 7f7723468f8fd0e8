"""What the surroundings decide before a word is said: the language, keys or lines, the settings.

Law of this file: `sys` and `os` alone, and no `__future__`, which is a module to load too. The
first line of the program is out before anything else is imported.
"""

import os
import sys

TYPE_CHECKING = False  # not typing's, which is a module to load too
if TYPE_CHECKING:
    from collections.abc import Sequence

LANGUAGES = ("en", "ja")
OUTPUTS = ("text", "speech", "both")
LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
JAPANESE_SAMPLE = "あア漢、。"

OUTPUT_VARIABLE = "HEARTS_OUTPUT"
DATA_DIR_VARIABLE = "HEARTS_DATA_DIR"
APP_NAME = "hearts_a11y"
SETTINGS_NAME = "settings.toml"

DUMB_TERMINALS = ("dumb", "unknown")


def chosen_language(asked: str | None, data_dir: str | None) -> str:
    """Return "en" or "ja", as asked, saved, or set in the environment or the system (L2).

    `asked` is the option --lang. The first of the environment's variables that is not empty
    decides alone, as for other programs; the system is asked where all are empty. Who prefers
    neither language is spoken to in English.
    """
    if asked in LANGUAGES:
        return asked
    saved = saved_word("language", data_dir)
    if saved in LANGUAGES:
        return saved
    for variable in LANGUAGE_VARIABLES:
        if value := os.environ.get(variable):
            return _first_known(value.split(":"))
    from hearts_a11y.os_language import os_languages

    return _first_known(os_languages())


def chosen_output(asked: str | None, data_dir: str | None) -> str:
    """Return "text", "speech" or "both", as asked, set in the environment or saved (V1)."""
    found = (asked, os.environ.get(OUTPUT_VARIABLE), saved_word("output", data_dir))
    return next((each for each in found if each in OUTPUTS), OUTPUTS[0])


def option_value(argv: "Sequence[str]", option: str) -> str | None:
    """Return what stands behind `option` in `argv`, the last time it does, None without.

    For arguments that may yet turn out to be wrong, and whose language is wanted to say so.
    """
    value = None
    for index, word in enumerate(argv):
        if word == option:
            value = argv[index + 1] if index + 1 < len(argv) else value
        elif word.startswith(f"{option}="):
            value = word.partition("=")[2]
    return value


def shown_language(language: str, encoding: str | None) -> str:
    """Return the language in which text goes out: English where `encoding` lacks Japanese (L3)."""
    if language != "ja":
        return language
    try:
        JAPANESE_SAMPLE.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "en"
    return "ja"


def takes_lines(asked: str) -> bool:
    """Return whether commands come as whole lines, not as single keys (interface K10).

    `asked` is "line" or "keys" as the player demands, or "auto" to look at the terminal.
    """
    if asked != "auto":
        return asked == "line"
    if sys.stdin is None or not sys.stdin.isatty():
        return True
    if "comint" in os.environ.get("INSIDE_EMACS", "").split(","):
        return True
    return sys.platform != "win32" and os.environ.get("TERM", "") in DUMB_TERMINALS


def line_feed_leads(asked: str) -> bool:
    """Return whether a line feed comes before each line, not after it (interface I2).

    `asked` is as for takes_lines.
    """
    if sys.platform == "win32" or sys.stdout is None or not sys.stdout.isatty():
        return False
    return not takes_lines(asked)


def saved_word(name: str, data_dir: str | None) -> str | None:
    """Return the string that the settings file has under the top-level `name`, None without."""
    return top_level_word(saved_text(data_dir), name)


def saved_text(data_dir: str | None) -> str:
    """Return what the settings file holds, "" where nothing of it can be read.

    That it cannot be read is told later, by those who read all settings.
    """
    path = settings_path(data_dir)
    if path is None:
        return ""
    try:
        with open(path, "rb") as file:
            # Some editors put a mark before the text; utf-8-sig, which drops it, is an import.
            return file.read().decode("utf-8").removeprefix("\ufeff")
    except (OSError, ValueError):  # ValueError: not UTF-8, or a name that no file can have
        return ""


def settings_path(data_dir: str | None) -> str | None:
    """Return where the settings file lies, whether or not it exists; None without a home.

    `data_dir` is the option --data-dir; else HEARTS_DATA_DIR counts, unless empty. The other
    directories are platformdirs', which costs more to import than Python to start.
    """
    directory = data_dir or os.environ.get(DATA_DIR_VARIABLE) or _config_directory()
    return os.path.join(directory, SETTINGS_NAME) if directory else None


def top_level_word(text: str, name: str) -> str | None:
    """Return the string under the top-level key `name` of the TOML `text`, None without.

    Plain lines are read here; anything more artful is left to tomllib, at the cost of its import.
    """
    for line in text.split("\n"):
        stripped = line.strip(" \t\r")
        if not stripped or stripped.startswith("#"):
            continue
        if stripped.startswith("["):
            return None
        key, _, value = (part.strip(" \t") for part in stripped.partition("="))
        if "\\" in line or value.startswith(("[", "{", '"""', "'''")):
            return _parsed_word(text, name)
        if key in (name, f'"{name}"', f"'{name}'"):
            quote = value[:1]
            return value[1:].partition(quote)[0] if quote in ('"', "'") else None
    return None


def _parsed_word(text: str, name: str) -> str | None:
    import tomllib

    try:
        word = tomllib.loads(text).get(name)
    except tomllib.TOMLDecodeError:
        return None
    return word if isinstance(word, str) else None


def _first_known(tags: list[str]) -> str:
    """Return the first of `tags`, such as ja_JP.UTF-8 or en-GB, that is a language we speak."""
    for tag in tags:
        language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _config_directory() -> str | None:
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return os.path.join(local, APP_NAME) if local else None
    # Relative names are no answer here (XDG Base Directory Specification).
    base = os.environ.get("XDG_CONFIG_HOME", "")
    if os.path.isabs(base):
        return os.path.join(base, APP_NAME)
    home = os.path.expanduser("~")
    if not os.path.isabs(home):
        return None
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Application Support", APP_NAME)
    return os.path.join(home, ".config", APP_NAME)
