"""The one place that builds the parts of the game and joins them."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Final

from hearts_a11y.cli import CHECK, PROGRAM
from hearts_a11y.engine import rulesets
from hearts_a11y.environment import (
    OUTPUT_VARIABLE,
    OUTPUTS,
    chosen_language,
    line_feed_leads,
    shown_language,
    takes_lines,
)
from hearts_a11y.error_log import write_report
from hearts_a11y.obstacles import nothing_saved
from hearts_a11y.outputs.backends import open_first
from hearts_a11y.outputs.base import OutputClosed
from hearts_a11y.outputs.console import Console, Layout
from hearts_a11y.outputs.queue import Words
from hearts_a11y.outputs.speech import SpeechOutput
from hearts_a11y.outputs.voice import Mode, Voice
from hearts_a11y.preferences import SWITCHES, FiledPreferences
from hearts_a11y.saves import StoredSaves
from hearts_a11y.setting_problems import problem_message
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Joint, Kind, Message, Utterance, say
from hearts_a11y.storage.database import NotOpened, Store, open_store
from hearts_a11y.storage.paths import Obstacle, Places, find_places
from hearts_a11y.storage.settings import Reading, Settings, read_settings
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.desk import Desk
from hearts_a11y.ui.game import Game
from hearts_a11y.ui.keymap import Keymap, remapped
from hearts_a11y.ui.lists import QuestionScreen
from hearts_a11y.ui.loop import FAILED, Loop
from hearts_a11y.ui.matches import ask_for_new_match
from hearts_a11y.ui.menu import menu_screen
from hearts_a11y.ui.speaker import Speaker, Wording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts_a11y.cli import PlayOptions
    from hearts_a11y.storage.database import Opened
    from hearts_a11y.ui.keymap import KeyClash, UnknownKey
    from hearts_a11y.ui.ports import Value
    from hearts_a11y.ui.terminal import Terminal

KANA: Final = "ja-Hira"
COMMANDS: Final = tuple(each.value for each in Command)


def play(options: PlayOptions, terminal: Terminal) -> int:
    """Play until the person leaves; return the exit status.

    The first line is out and the terminal taken by now.
    """
    places = find_places(options.data_dir)
    _log_to_nowhere()
    reading = _read_settings(places)
    preferences = FiledPreferences(
        reading.settings,
        places.settings if isinstance(places, Places) else None,
        overrides=dict(_overrides(options)),
    )
    remap = remapped(reading.settings.keys)
    keymap = remap if isinstance(remap, Keymap) else Keymap()
    # Asked once: while a speech library is opened, something else may stand in its place.
    stdout = sys.stdout
    wording, spoken = _wordings(
        preferences,
        open_locale=partial(Locale, key_for=keymap.name),
        language_for=partial(chosen_language, data_dir=options.data_dir),
        encoding=stdout.encoding if stdout else None,
    )
    leads = line_feed_leads(options.input_mode.value)
    console = Console(
        wording.line,
        stdout,
        layout=Layout.LEADING if leads else Layout.TRAILING,
        has_open_line=leads,
        line_feed=terminal.line_feed,
    )

    def fail(error: Exception) -> None:
        path = write_report(places.logs, error) if isinstance(places, Places) else None
        what = say("error-logged", path=str(path)) if path else say("error-unlogged")
        voice.say(Utterance((what,), Kind.NOTICE))

    loop = Loop(terminal, on_error=fail, end_line=console.end_line)
    opened = open_store(places.database) if isinstance(places, Places) else NotOpened(places)
    store = Store.unsaved() if isinstance(opened, NotOpened) else opened.store
    voice = Voice(
        console,
        mode=lambda: Mode(preferences.value("output")),
        open_speech=partial(
            SpeechOutput,
            partial(_spoken_words, spoken),
            open_first,
            call_later=loop.call_later,
        ),
        page=lambda: _page(desk),
        check=f"{PROGRAM} {CHECK}",
    )
    desk = Desk(
        speaker=Speaker([voice]),
        wording=wording,
        preferences=preferences,
        keymap=keymap,
        saves=StoredSaves(store),
        scheduler=loop,
    )
    game = Game(desk, typed=console.typed)

    def begin() -> None:
        voice.greet(say(f"start-{preferences.value('output')}"))
        for notice in _notices(reading, remap, opened):
            desk.say(Kind.NOTICE, notice)
        if isinstance(opened, NotOpened):
            _ask_to_play_unsaved(desk, opened.obstacle, options)
        else:
            _enter(desk, options)

    status = FAILED
    with closing(store):
        try:
            try:
                begin()
            except OutputClosed:
                game.interrupt()
            except Exception as error:  # noqa: BLE001 - whatever it is, the player hears one line
                fail(error)
                desk.leave(FAILED)
            if takes_lines(options.input_mode.value):
                status = loop.run_lines(game, sys.stdin)
            else:
                status = loop.run_keys(game, escape_delay=partial(_escape_delay, preferences))
        finally:
            # Of a fault the player hears the last word.
            voice.close(silent=status != FAILED)
    return status


def _notices(
    reading: Reading, remap: Keymap | KeyClash | UnknownKey, opened: Opened | NotOpened
) -> Iterator[Message]:
    """Yield what is wrong with the files that the player should know before all else."""
    yield from map(problem_message, reading.problems)
    if not isinstance(remap, Keymap):
        yield problem_message(remap)
    if opened.aside:
        yield say("database-aside", path=str(opened.aside))


def _enter(desk: Desk, options: PlayOptions) -> None:
    """Show the menu, or straight away the new match that the options ask for."""
    menu = menu_screen(desk)
    if options.new or options.seed is not None:
        desk.lay(menu)
        ask_for_new_match(desk, desk.show, seed=options.seed)
    else:
        desk.show(menu)


def _ask_to_play_unsaved(desk: Desk, obstacle: Obstacle, options: PlayOptions) -> None:
    def yes() -> None:
        desk.drop()
        _enter(desk, options)

    why = say("table-held") if obstacle is Obstacle.HELD else nothing_saved(obstacle)
    question = say("unsaved-ask", why=why)
    desk.show(QuestionScreen(desk, question, yes=yes, no=desk.leave))


def _read_settings(places: Places | Obstacle) -> Reading:
    if isinstance(places, Obstacle):
        return Reading(Settings(), ())
    return read_settings(
        places.settings, rulesets=rulesets.names(), commands=COMMANDS, switches=SWITCHES
    )


def _overrides(options: PlayOptions) -> Iterator[tuple[str, Value]]:
    if options.lang is not None:
        yield "language", options.lang
    if options.level is not None:
        yield "level", options.level.value
    if options.ruleset is not None:
        yield "ruleset", options.ruleset
    if options.pace is not None:
        yield "pace", options.pace
    output = options.output or os.environ.get(OUTPUT_VARIABLE)
    if output in OUTPUTS:
        yield "output", output


def _wordings(
    preferences: FiledPreferences,
    *,
    open_locale: Callable[[str], Locale],
    language_for: Callable[[str], str],
    encoding: str | None,
) -> tuple[Wording, Wording]:
    """Return how messages are shown, where `encoding` may be too poor (L3), and how spoken (V6)."""

    def spoken_code(language: str) -> str:
        code = language_for(language)
        return KANA if code == "ja" and preferences.value("kana") == "on" else code

    return (
        Wording(
            preferences,
            open_locale=open_locale,
            code_for=lambda language: shown_language(language_for(language), encoding),
        ),
        Wording(preferences, open_locale=open_locale, code_for=spoken_code),
    )


def _page(desk: Desk) -> Message | None:
    return say(f"voice-page-{desk.place.value}") if desk.place else None


def _spoken_words(wording: Wording, utterance: Utterance) -> Words:
    locale = wording.locale(wording.code)
    joint = locale.word(say(Joint.SENTENCE.value), wording.verbosity)
    return Words(wording.line(utterance), wording.code.partition("-")[0], joint)


def _escape_delay(preferences: FiledPreferences) -> int:
    value = preferences.value("escape_delay")
    return value if isinstance(value, int) else 100


def _log_to_nowhere() -> None:
    # Without a handler, Python writes what is logged on the terminal, beside the one door.
    logging.getLogger("hearts_a11y").addHandler(logging.NullHandler())
