"""Every key in every state is answered, and no sequence of keys raises or loses the match."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.engine import record
from hearts_a11y.engine.actions import Collect, Play
from hearts_a11y.engine.cards import parse
from hearts_a11y.saves import StoredSaves
from hearts_a11y.speech.message import Verbosity, say
from hearts_a11y.storage.database import Store
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.keymap import DEFAULTS, Keymap, remapped
from hearts_a11y.ui.ports import Resumed
from tests.ui.player import next_key
from tests.ui.room import Room, strict_locale
from tests.ui.test_play import OWN_LEAD, PLAIN, finish_hand, plays

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

KEYS = sorted({key for each in DEFAULTS for key in each.keys})
NO_COMMAND = ("j", "0", "delete", "f5", "あ", "unknown", "c-a")
UNKNOWN_WORD = {
    "en": "No such word. Type help for what can be done",
    "ja": "そのことばはわかりません。ヘルプと入力すると説明します",
}
OVER = (99, 99, 99, 99)

# What does something: takes, plays, goes on or back, and may be followed by more than its answer.
ACTS = {
    *(Command.TAKE, Command.CONFIRM, Command.LEAVE, Command.OPEN, Command.BACK, Command.PICK),
    *(Command.YES, Command.NO, Command.VOICE),
}


def at_menu(room: Room) -> None:
    room.open_menu()


def at_settings(room: Room) -> None:
    room.open_menu()
    room.press("o", "f")


def at_values(room: Room) -> None:
    room.open_menu()
    room.press("o", "enter")


def at_statistics(room: Room) -> None:
    room.open_menu()
    room.press("5" if room.saves.has_open_match() else "4", "enter")


def at_manual(room: Room) -> None:
    room.open_menu()
    room.press("6", "enter")


def at_quit_question(room: Room) -> None:
    room.open_menu()
    room.press("c-q")


def at_new_match_question(room: Room) -> None:
    room.sit(PLAIN)
    room.press("z", "2", "1")


def at_turn(room: Room) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))


def with_a_card_lifted(room: Room) -> None:
    at_turn(room)
    room.press("enter")


def at_own_lead(room: Room) -> None:
    room.sit(OWN_LEAD)


def while_others_play(room: Room) -> None:
    room.sit(PLAIN)


def with_a_full_trick(room: Room) -> None:
    room.sit(PLAIN, *plays(3, "2C 5C 3C 4C"))


def at_pass(room: Room) -> None:
    room.sit(PLAIN, number=1)


def with_all_chosen(room: Room) -> None:
    at_pass(room)
    room.press("enter", "f", "enter", "f", "enter")


def waiting_for_the_others_to_pass(room: Room) -> None:
    with_all_chosen(room)
    room.press("space")


def at_hand_over(room: Room) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    finish_hand(room)


def at_match_over(room: Room) -> None:
    room.sit(PLAIN, Play(3, parse("2C")), totals=OVER)
    finish_hand(room)


def at_settings_over_the_table(room: Room) -> None:
    while_others_play(room)
    room.press("o")


STATES: Mapping[str, Callable[[Room], None]] = {
    state.__name__: state
    for state in (
        *(at_menu, at_settings, at_values, at_statistics, at_manual, at_quit_question),
        *(at_new_match_question, at_turn, with_a_card_lifted, at_own_lead, while_others_play),
        *(with_a_full_trick, at_pass, with_all_chosen, waiting_for_the_others_to_pass),
        *(at_hand_over, at_match_over, at_settings_over_the_table),
    )
}


@pytest.fixture(params=STATES)
def enter(request: pytest.FixtureRequest) -> Callable[[Room], None]:
    return STATES[request.param]


def is_silent(room: Room, command: Command | None) -> bool:
    """Return whether `command` is meant to say nothing: a hush, and a step that is heard later."""
    if command is Command.HUSH:
        return True
    steps = room.preferences.value("pace") == "step"
    return steps and command is Command.CONFIRM and room.game.wants_line


def press_and_check(room: Room, key: str) -> Command | None:
    """Press a key; see that it is answered, as a question in one line. Return its command."""
    command = room.desk.keymap.command(room.desk.top.context, key)
    silent = is_silent(room, command)
    lines = room.press(key)
    if not silent and room.game.exit_status is None:
        assert lines, key
        assert command in ACTS or len(lines) == 1, (key, lines)
    assert all(len(line) >= 3 for line in lines), lines
    return command


@pytest.mark.parametrize(("pace", "language"), [(450, "en"), ("step", "ja")])
def test_every_key_is_answered(
    enter: Callable[[Room], None], pace: int | str, language: str
) -> None:
    room = None
    for key in (*KEYS, *NO_COMMAND):
        if room is None:
            room = Room(pace=pace, language=language)
            enter(room)
        place = room.desk.top
        command = press_and_check(room, key)
        if room.game.exit_status is None:
            press_and_check(room, key)
        if command in ACTS or room.desk.top is not place:
            room = None


def test_every_word_is_answered_in_line_mode(enter: Callable[[Room], None]) -> None:
    room = None
    for command in set(Command) - {Command.QUIT, Command.HUSH, Command.PICK}:
        for language in ("en", "ja"):
            if room is None or command in ACTS:
                room = Room()
                enter(room)
            words = strict_locale(language).word(say(f"line-{command.value}"), Verbosity.NORMAL)
            for word in words.split(","):
                if room.game.exit_status is None:
                    assert room.enter(word) or room.game.exit_status == 0, (command, word)


@pytest.mark.parametrize("line", ["qs", "5c", "queen of spades", "qx", "\ufffd", "1", "9", ""])
def test_every_line_is_answered(enter: Callable[[Room], None], line: str) -> None:
    room = Room()
    enter(room)
    assert room.enter(line) or room.game.exit_status == 0


def test_k7_with_every_key_off_the_words_of_line_mode_remain(
    enter: Callable[[Room], None],
) -> None:
    room = Room()
    enter(room)
    off = remapped({command.value: () for command in Command})
    assert isinstance(off, Keymap)
    room.desk.keymap = off
    for key in (*KEYS, *NO_COMMAND):
        assert room.press(key) == ["No such command"]
        assert room.enter(key) == [UNKNOWN_WORD["en"]]
    assert room.enter("help") != [UNKNOWN_WORD["en"]]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_an_unknown_word_is_answered_as_a_word_and_a_key_as_a_key(
    enter: Callable[[Room], None], language: str
) -> None:
    room = Room(language=language)
    enter(room)
    assert room.enter("sesame") == [UNKNOWN_WORD[language]]
    assert room.press("j") == [{"en": "No such command", "ja": "使わないキーです"}[language]]


def test_help_says_what_can_be_done_now(enter: Callable[[Room], None]) -> None:
    room = Room()
    enter(room)
    (line,) = room.press("f1")
    assert line == room.enter("i")[0] == room.enter("?")[0] == room.enter("help")[0]


def test_quit_is_asked_once_and_escape_stays(enter: Callable[[Room], None]) -> None:
    room = Room()
    enter(room)
    if enter is at_quit_question:
        room.press("n")
    assert room.press("c-q") == ["Quit? Y quits, N stays"]
    assert room.press("c-q") == ["Quit? Y quits, N stays"]
    assert room.press("escape")
    assert room.game.exit_status is None
    room.press("c-q", "y")
    assert room.game.exit_status == 0


def test_k10_the_word_quit_leaves_unasked(enter: Callable[[Room], None]) -> None:
    room = Room()
    enter(room)
    assert room.enter("quit") == []
    assert room.game.exit_status == 0


@pytest.mark.parametrize("way_out", ["input_closed", "interrupt"])
def test_the_end_of_input_and_a_signal_leave_with_everything_saved(
    enter: Callable[[Room], None], way_out: str
) -> None:
    room = Room()
    enter(room)
    getattr(room.game, way_out)()
    getattr(room.game, way_out)()
    assert room.game.exit_status == 0


def test_a_flood_is_one_line(enter: Callable[[Room], None]) -> None:
    room = Room()
    enter(room)
    before = len(room.heard.lines)
    room.game.flooded()
    assert room.heard.lines[before:] == ["Too many keys at once, none was taken"]


def test_coming_back_from_a_stop_says_where_the_person_is(enter: Callable[[Room], None]) -> None:
    room = Room()
    enter(room)
    before = len(room.heard.lines)
    room.game.suspend()
    assert len(room.heard.lines) == before
    assert room.wait() == []
    room.game.resume()
    assert len(room.heard.lines) == before + 1


@pytest.mark.parametrize("key", ["f2", "m", "-", "+"])
def test_settings_keys_work_everywhere(enter: Callable[[Room], None], key: str) -> None:
    room = Room()
    enter(room)
    before = room.desk.top
    assert len(room.press(key)) == 1
    assert room.desk.top is before


def test_the_language_switches_in_every_state(enter: Callable[[Room], None]) -> None:
    room = Room()
    enter(room)
    assert room.press("f2") == ["日本語"]
    (japanese,) = room.press("e")
    assert not set(japanese) & set("abcdefghijklmnopqrstuvwxyz"), japanese
    assert room.press("f2") == ["English"]
    assert room.press("e")[0].isascii()


def test_y_answers_a_question_and_f2_switches_there() -> None:
    room = Room()
    at_quit_question(room)
    room.press("f2")
    assert room.game.exit_status is None
    room.press("y")
    assert room.game.exit_status == 0


def test_verbosity_shortens_what_follows_and_what_is_asked_again() -> None:
    room = Room()
    at_turn(room)
    assert room.press("e") == ["Five of clubs, 1 of 13"]
    assert room.press("m") == ["Speech, short"]
    assert room.press("e") == ["Five of clubs"]
    assert room.press("m") == ["Speech, normal"]
    assert room.press("e") == ["Five of clubs, 1 of 13"]


def test_a4_the_refusal_the_turn_points_and_the_end_have_no_short_form() -> None:
    room = Room(verbosity="short")
    room.sit(PLAIN, *plays(3, "2C 5C 3C 4C"), Collect())
    assert "Your lead" in room.heard.lines[-1]
    room.press("6")
    assert room.press("enter") == ["Cannot play now"]


def saved_fingerprint(store: Store) -> str | None:
    """Return the fingerprint of the match that the next start would resume."""
    found = StoredSaves(store).resume()
    if found is None:
        return None
    assert isinstance(found, Resumed)
    return record.fingerprint(found.match)


class Stay:
    """A person who comes back whenever the game has ended, to the same saves."""

    def __init__(self, **settings: int | str) -> None:
        self.store = Store.unsaved()
        self._settings: dict[str, Any] = dict(settings)
        self.room = self._come()

    def _come(self) -> Room:
        room = Room(saves=StoredSaves(self.store), **self._settings)
        room.open_menu()
        return room

    def ended(self) -> int:
        """Return how many matches have been played to their end."""
        tallies = self.store.statistics().tallies
        return sum(each.won + each.lost + each.drawn for each in tallies)

    def press(self, key: str) -> None:
        """Press a key; see that it is answered and that the match is on its way to the disk."""
        press_and_check(self.room, key)
        if self.room.game.exit_status is not None:
            assert self.room.game.exit_status == 0
            kept = saved_fingerprint(self.store)
            self.room = self._come()
            if kept is not None:
                self.room.press("enter")
                assert saved_fingerprint(self.store) == kept


def play_at_random(stay: Stay, source: random.Random, *, keys: int) -> None:
    """Press so many keys, and on to the end of a match: half of them at random."""
    pressed = 0
    while pressed < keys or not stay.ended():
        onward = next_key(stay.room) if source.random() < 0.5 else None
        stay.press(onward or source.choice((*KEYS, *NO_COMMAND)))
        if source.random() < 0.8:
            stay.room.wait(source.choice((0, 450, 3000)))
        pressed += 1
        assert pressed < 10_000, "the match does not end"


@pytest.mark.parametrize("seed", range(6))
def test_random_keys_over_whole_matches_never_raise_and_never_lose_the_match(seed: int) -> None:
    stay = Stay(
        pace=(0, 450, "step")[seed % 3],
        telling=("card", "breath")[seed % 2],
        ruleset="classic",
        end_score=25,
    )
    play_at_random(stay, random.Random(seed), keys=300)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_random_keys_over_long_matches(seed: int) -> None:
    source = random.Random(seed)
    stay = Stay(pace=source.choice((0, "step")), telling=source.choice(("card", "breath")))
    play_at_random(stay, source, keys=1500)


@given(st.lists(st.sampled_from((*KEYS, *NO_COMMAND, "wait")), max_size=60))
def test_any_keys_from_the_menu_on(keys: list[str]) -> None:
    stay = Stay(pace=0)
    for key in keys:
        if key == "wait":
            stay.room.wait()
        else:
            stay.press(key)
