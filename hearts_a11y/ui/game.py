"""The game as the terminal sees it: keys and lines in, commands to the topmost screen.

Law of this file: what a key means comes from the key table and the screen on top. The commands
that count everywhere are carried out here; all others are the screen's.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from hearts_a11y.speech.message import Hush, Kind, Verbosity, say
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.line_words import LANGUAGES, LineWords, NamedCard, NamedCommand, plain
from hearts_a11y.ui.menu import quit_question
from hearts_a11y.ui.settings import setting_line, settings_screen, value_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hearts_a11y.speech.message import Message
    from hearts_a11y.ui.desk import Desk, Screen
    from hearts_a11y.ui.ports import Value
    from hearts_a11y.ui.receiver import Key

TEXT, SPEECH = "text", "speech"


class Game:
    """Takes what the terminal brings; a Receiver.

    `typed` is told each character before it is answered, so that no line begins with its very
    echo (I4).
    """

    def __init__(self, desk: Desk, *, typed: Callable[[str], None]) -> None:
        self._desk = desk
        self._typed = typed
        self._words: LineWords | None = None
        self._settings: Screen | None = None
        self._quitting: Screen | None = None
        self._everywhere: Mapping[Command | None, Callable[[], None]] = {
            Command.HELP: self._help,
            Command.VERBOSITY: self._switch_verbosity,
            Command.LANGUAGE: self._switch_language,
            Command.VOICE: self._switch_voice,
            Command.HUSH: partial(desk.speaker.hush, Hush.ALL),
            Command.SLOWER: partial(self._change_pace, Command.SLOWER),
            Command.FASTER: partial(self._change_pace, Command.FASTER),
            Command.SETTINGS: self._show_settings,
            Command.QUIT: self._ask_to_quit,
        }

    @property
    def exit_status(self) -> int | None:
        """The status to leave with, None while the game goes on."""
        return self._desk.exit_status

    @property
    def wants_line(self) -> bool:
        """Whether nothing happens before the person does something (K10)."""
        return self._desk.top.waits

    def press(self, key: Key) -> None:
        """Carry out the command of a key; say so where it has none."""
        self._typed(key.typed)
        self._desk.speaker.hush(Hush.SPOKEN)
        command = self._desk.keymap.command(self._desk.top.context, key.token)
        self._carry_out(command, key.token, unknown=say("key-unknown"))

    def enter_line(self, line: str) -> None:
        """Carry out a line: an answer asked for, a key, a command's name, a card's name (K10)."""
        self._desk.speaker.hush(Hush.SPOKEN)
        if self._desk.top.take_answer(plain(line)):
            return
        match self._line_words().read(line, self._desk.top.context):
            case NamedCommand(command=Command.QUIT, key=""):
                self._desk.leave()
            case NamedCommand(command=command, key=key):
                self._carry_out(command, key, unknown=say("word-unknown"))
            case NamedCard(card=card):
                self._desk.top.name_card(card)
            case None:
                self._carry_out(None, "", unknown=say("word-unknown"))

    def flooded(self) -> None:
        """Say that a paste was dropped (K2)."""
        self._desk.say(Kind.NOTICE, say("input-dropped"))

    def input_closed(self) -> None:
        """Leave with everything saved."""
        self._desk.leave()

    def interrupt(self) -> None:
        """Leave with everything saved."""
        self._desk.leave()

    def suspend(self) -> None:
        """Stand still while the program is stopped."""
        self._desk.top.cover()

    def resume(self) -> None:
        """Go on, and say where the person is."""
        self._desk.top.uncover()

    def _carry_out(self, command: Command | None, key: str, *, unknown: Message) -> None:
        if command in self._everywhere:
            self._everywhere[command]()
        elif command is None or not self._desk.top.do(command, key):
            self._desk.say(Kind.ANSWER, unknown)

    def _help(self) -> None:
        self._desk.say(Kind.ANSWER, *self._desk.top.help())

    def _switch_verbosity(self) -> None:
        is_short = self._desk.wording.verbosity is Verbosity.SHORT
        value = (Verbosity.NORMAL if is_short else Verbosity.SHORT).value
        self._desk.change_setting("verbosity", value)
        self._desk.say(Kind.ANSWER, say("verbosity", value=value_name("verbosity", value)))

    def _switch_language(self) -> None:
        saved = self._desk.preferences.value("language")
        before = saved if saved in LANGUAGES else self._desk.wording.code
        language = next(each for each in LANGUAGES if each != before)
        self._desk.change_setting("language", language)
        is_shown = self._desk.wording.code == language
        # A terminal without Japanese letters goes on in English (L3).
        self._desk.say(Kind.ANSWER, say("lang-now" if is_shown else "encoding-fallback"))

    def _switch_voice(self) -> None:
        """Let the game speak, or be silent text; a voice that does not answer says so itself."""
        value = SPEECH if self._desk.preferences.value("output") == TEXT else TEXT
        self._desk.change_setting("output", value)
        self._desk.say(Kind.ANSWER, say(f"voice-now-{value}"))

    def _change_pace(self, command: Command) -> None:
        """Take the next slower or faster pace of those that the settings screen offers."""
        row = next(each for each in self._desk.preferences.rows() if each.name == "pace")
        now = _slowness(self._desk.preferences.value("pace"))
        if command is Command.SLOWER:
            found = next((each for each in reversed(row.values) if _slowness(each) > now), None)
        else:
            found = next((each for each in row.values if _slowness(each) < now), None)
        if found is not None:
            self._desk.change_setting("pace", found)
        edge = () if found is not None else (say("no-more"),)
        self._desk.say(Kind.ANSWER, setting_line(self._desk, "pace"), *edge)

    def _show_settings(self) -> None:
        if self._settings is not None and self._desk.has(self._settings):
            self._desk.top.do(Command.AGAIN, "")
            return
        self._settings = settings_screen(self._desk)
        self._desk.show(self._settings)

    def _ask_to_quit(self) -> None:
        if self._quitting is not None and self._desk.has(self._quitting):
            self._desk.top.do(Command.AGAIN, "")
            return
        self._quitting = quit_question(self._desk)
        self._desk.show(self._quitting)

    def _line_words(self) -> LineWords:
        if self._words is None:
            locales = [self._desk.wording.locale(code) for code in LANGUAGES]
            self._words = LineWords(locales, self._desk.keymap)
        return self._words


def _slowness(pace: Value) -> float:
    return pace if isinstance(pace, int) else math.inf
