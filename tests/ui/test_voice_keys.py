"""The keys of the game's voice, and what the interface tells it to silence, and when (A6, A7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.speech.message import Hush
from tests.ui.player import next_key
from tests.ui.room import Room

if TYPE_CHECKING:
    from hearts_a11y.speech.message import Utterance


class Listening:
    """A channel that makes a sound: what it says and what it was told to silence, in order."""

    def __init__(self, room: Room) -> None:
        self.heard: list[str | Hush] = []
        room.desk.speaker._channels = (self,)
        self._room = room

    def say(self, utterance: Utterance) -> None:
        """Note the first message's id."""
        self._room.heard.say(utterance)
        self.heard.append(utterance.messages[0].id)

    def hush(self, what: Hush) -> None:
        """Note what is silenced."""
        self.heard.append(what)


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def heard(room: Room) -> list[str | Hush]:
    listening = Listening(room)
    room.begin("voice")
    listening.heard.clear()
    return listening.heard


def test_v_lets_the_game_speak_and_be_silent_again(room: Room) -> None:
    room.begin("voice")
    assert room.press("v") == ["Speech. The game speaks for itself"]
    assert room.preferences.value("output") == "speech"
    assert room.press("f3") == ["Text. The game is silent"]
    assert room.preferences.value("output") == "text"


def test_v_leaves_both_for_text() -> None:
    room = Room(output="both")
    room.begin("voice")
    assert room.press("v") == ["Text. The game is silent"]


def test_a_key_cuts_what_is_spoken_before_it_is_answered(
    room: Room, heard: list[str | Hush]
) -> None:
    room.press("h")
    room.enter("hand")
    assert heard == [Hush.SPOKEN, "hand-all", Hush.SPOKEN, "hand-all"]


def test_x_silences_all_and_says_nothing(room: Room, heard: list[str | Hush]) -> None:
    assert room.press("x") == []
    assert heard == [Hush.SPOKEN, Hush.ALL]


def test_a_prompt_lapses_before_what_it_asked_for_is_told(
    room: Room, heard: list[str | Hush]
) -> None:
    """A7: `Your turn` is not heard after the play."""
    while not {"turn-first", "turn-follow", "turn-lead"} & set(heard):
        key = next_key(room)
        room.press(key) if key else room.wait(450)
    while not any(str(each).startswith("play") for each in heard):
        heard.clear()
        room.press(next_key(room) or "x")
    told = [place for place, each in enumerate(heard) if str(each).startswith("play")]
    assert heard.index(Hush.LAPSED) < told[0]


@pytest.mark.parametrize("keys", [("z",), ("o",), ("c-q", "n")])
def test_a_prompt_lapses_where_another_screen_is_shown(
    room: Room, heard: list[str | Hush], keys: tuple[str, ...]
) -> None:
    for key in keys:
        heard.clear()
        room.press(key)
        assert heard[:2] == [Hush.SPOKEN, Hush.LAPSED]
        assert len(heard) > 2


def test_the_language_can_be_switched_back_where_the_screen_cannot_follow(room: Room) -> None:
    """L3: speech is Japanese while the text stays English."""
    room.desk.wording._code_for = lambda _: "en"
    room.begin("voice")
    room.press("y")
    assert room.preferences.value("language") == "ja"
    assert room.press("y") == ["English"]
    assert room.preferences.value("language") == "en"
