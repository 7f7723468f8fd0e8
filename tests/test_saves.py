"""What outlives the program: at every step, over every trouble, to the same end."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from hearts_a11y.engine import record
from hearts_a11y.engine.actions import Play
from hearts_a11y.engine.cards import mask, parse
from hearts_a11y.saves import StoredSaves
from hearts_a11y.storage.database import ReadFailed, SaveFailed, Store
from hearts_a11y.storage.paths import Obstacle
from hearts_a11y.ui.play import TableScreen
from hearts_a11y.ui.ports import Draft, Resumed
from tests.killed_match import CountingSaves, enter, is_over, play_on
from tests.ui.room import Room
from tests.ui.test_play import PLAIN, finish_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.ui.ports import LevelRecord

ROOT = Path(__file__).parents[1]
FULL = "Not saved, the disk is full. Play on, and it is saved as soon as that is mended"
MENDED = "All is saved again"


class SmallDisk(Store):
    """A store on a disk that may be full."""

    is_full = False
    saved = 0
    """How many transactions there were."""

    @contextmanager
    def _saving(self) -> Iterator[None]:
        if self.is_full:
            raise SaveFailed(Obstacle.NO_SPACE)
        with super()._saving():
            yield
        self.saved += 1


class Killed(Exception):  # noqa: N818 - says what happened
    """The process is gone: nothing that it still had to do is done."""


@pytest.fixture
def store() -> SmallDisk:
    made = SmallDisk.unsaved()
    assert isinstance(made, SmallDisk)
    return made


@pytest.fixture
def room(store: SmallDisk) -> Room:
    return Room(saves=StoredSaves(store))


def seated(room: Room) -> MatchState:
    assert isinstance(room.desk.top, TableScreen)
    return room.desk.top._session.match


def resumed(store: Store) -> Resumed:
    """Return what the next start finds."""
    found = StoredSaves(store).resume()
    assert isinstance(found, Resumed)
    return found


def is_saved(room: Room, store: Store) -> bool:
    return record.fingerprint(resumed(store).match) == record.fingerprint(seated(room))


def restarted(store: Store, *keys: str) -> tuple[Room, list[str]]:
    """Start the game anew and press keys from the menu; return it and the last of what it says."""
    room = Room(saves=StoredSaves(store))
    room.open_menu()
    return room, room.press(*keys)


def records(store: Store) -> tuple[LevelRecord, ...]:
    statistics = StoredSaves(store).statistics()
    assert statistics is not None
    return statistics.records


def started_and_ended(store: Store) -> list[tuple[int, int]]:
    return [(each.started, each.won + each.lost + each.drawn) for each in records(store)]


def seconds(store: Store) -> float:
    statistics = StoredSaves(store).statistics()
    assert statistics is not None
    return statistics.seconds


# ----------------------------------------------------------------------------------- killed


@pytest.mark.only_on("linux", "darwin")
@pytest.mark.parametrize("steps", [40, pytest.param(10_000, marks=pytest.mark.slow)])
def test_killed_at_every_step_a_match_goes_on_as_if_nothing_had_been(
    tmp_path: Path, steps: int
) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.killed_match", str(tmp_path), str(steps)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    both = json.loads(told)
    undisturbed, killed = both["undisturbed"], both["killed"]
    assert len(killed["seen"]) >= min(steps - 2, 75)
    assert killed["seen"] == undisturbed["seen"]
    assert killed["end"] == undisturbed["end"]
    if steps > 1000:
        assert sum(killed["end"]["tally"][each] for each in ("won", "lost", "drawn")) == 1


class Death:
    """Kills when so many steps have been saved; only counts without a number."""

    def __init__(self, at: int | None = None) -> None:
        self.steps = 0
        self._at = at

    def __call__(self) -> None:
        """Count a step."""
        self.steps += 1
        if self.steps == self._at:
            raise Killed


@pytest.mark.parametrize("step", [2, 3, 5, 6, 9, 10, 11, 30, 62, 80, 87])
def test_killed_once_a_match_is_told_on_to_the_same_end(
    monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    monkeypatch.setattr("hearts_a11y.ui.matches.secrets.token_hex", lambda _: "killed")
    count = Death()
    whole = Store.unsaved()
    room = enter(CountingSaves(whole, count))
    heard_by: dict[int, int] = {count.steps: len(room.heard.lines)}
    while not is_over(room):
        play_on(room)
        heard_by.setdefault(count.steps, len(room.heard.lines))
    rest = room.heard.lines[heard_by[step] :]

    store = Store.unsaved()
    with pytest.raises(Killed):
        play_to_the_end(enter(CountingSaves(store, Death(step))))
    again = enter(StoredSaves(store))
    before = len(again.heard.lines)
    play_to_the_end(again)
    assert again.heard.lines[before:] == rest
    assert records(store) == records(whole)
    assert seconds(store) == pytest.approx(seconds(whole))
    assert record.fingerprint(seated(again)) == record.fingerprint(seated(room))


def play_to_the_end(room: Room) -> None:
    while not is_over(room):
        play_on(room)


# ------------------------------------------------------------------------------ what is half done


def test_p4_a_half_made_pass_comes_back(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, number=1)
    room.press("f", "enter", "3", "enter")
    assert resumed(store).draft == Draft(place=parse("2S"), chosen=mask([parse("9C"), parse("2S")]))
    again, heard = restarted(store, "1")
    assert heard[-1].endswith("Choose 3 to pass left. 2 of 3 selected")
    assert again.press("e") == ["Two of spades, selected, 7 of 13"]
    assert again.press("p") == ["Selected: nine of clubs, two of spades"]


def test_a_pass_ready_to_go_says_so_on_coming_back(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, number=1)
    room.press("enter", "f", "enter", "f", "enter")
    _, heard = restarted(store, "1")
    assert heard[-1].endswith("3 of 3 selected. Space passes left")


def test_a_confirmed_pass_is_confirmed_on_coming_back(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, number=1)
    room.press("enter", "f", "enter", "f", "enter", "space")
    again, _ = restarted(store, "1")
    assert again.press("t") == ["Waiting for the others to pass"]
    assert again.wait()[0].startswith("Passed left: five of clubs, nine of clubs, king of clubs")


def test_s1_a_lifted_card_comes_back_and_is_named(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("f", "enter")
    again, heard = restarted(store, "1")
    assert heard[-1].endswith("Your turn, clubs led. Nine of clubs, lifted")
    assert again.press("enter") == ["You, nine of clubs"]


def test_the_place_in_the_hand_comes_back_after_leaving(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("4", "f", "z")
    again, _ = restarted(store, "1")
    assert again.press("e") == ["Seven of hearts, cannot play now, 12 of 13"]


def test_a_match_is_resumed_within_the_same_run_as_well(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("f", "enter", "z")
    assert room.press("1")[-1].endswith("Nine of clubs, lifted")
    room.press("enter")
    assert is_saved(room, store)


def test_p6_the_history_of_the_hand_is_rebuilt(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("enter", "enter")
    room.wait()
    keys = ("<", ".", ".", ".", ">", ",", ",", "r", "l", "c", "s")
    told = room.press(*keys)
    again, _ = restarted(store, "1")
    assert again.press(*keys) == told


# ---------------------------------------------------------------------------------- a full disk


def test_a_full_disk_is_told_once_and_play_goes_on(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    store.is_full = True
    assert room.press("enter", "enter")[1:] == ["You, five of clubs", FULL]
    assert FULL not in room.wait()
    room.press("n", "enter", "h", "o", "escape")
    assert FULL not in room.heard.lines[-6:]


def test_what_was_played_meanwhile_is_saved_with_the_next_step(
    room: Room, store: SmallDisk
) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    store.is_full = True
    room.press("enter", "enter")
    room.wait()
    assert not is_saved(room, store)
    store.is_full = False
    assert MENDED in room.press("n", "enter", "enter")
    assert is_saved(room, store)
    assert room.heard.lines.count(FULL) == room.heard.lines.count(MENDED) == 1


@pytest.mark.parametrize("way_out", ["z", "o"])
def test_a_match_that_could_not_be_saved_goes_on_in_this_run(
    room: Room, store: SmallDisk, way_out: str
) -> None:
    store.is_full = True
    room.begin("tea")
    assert FULL in room.heard.lines
    room.press("enter", "f", "enter", "f", "enter", "space")
    room.wait()
    now = record.fingerprint(seated(room))
    room.press(way_out, "1" if way_out == "z" else "escape")
    assert record.fingerprint(seated(room)) == now
    store.is_full = False
    room.press("n", "enter", "enter")
    assert is_saved(room, store)


def test_a_disk_that_is_full_over_a_hands_end(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    store.is_full = True
    finish_hand(room)
    room.press("space")
    room.wait()
    store.is_full = False
    room.press("enter", "f", "enter", "f", "enter", "space")
    assert MENDED in room.heard.lines
    assert is_saved(room, store)


@pytest.mark.parametrize("keys", [("z",), ("space",), ("o", "escape")])
def test_a_matchs_end_that_could_not_be_saved_is_saved_later(
    room: Room, store: SmallDisk, keys: tuple[str, ...]
) -> None:
    room.sit(PLAIN, Play(3, parse("2C")), totals=(99, 99, 99, 99))
    damage(store, "UPDATE matches SET counted = 1")
    store.is_full = True
    finish_hand(room)
    assert started_and_ended(store) == [(1, 0)]
    store.is_full = False
    room.press(*keys)
    started, ended = started_and_ended(store)[0]
    assert (started, ended) == (2 if keys == ("space",) else 1, 1)
    assert MENDED in room.heard.lines


def test_an_end_that_is_saved_later_is_saved_at_one_stroke(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")), totals=(99, 99, 99, 99))
    store.is_full = True
    finish_hand(room)
    assert seated(room).is_over()
    store.is_full, before = False, store.saved
    room.press("z")
    assert store.saved == before + 1
    assert StoredSaves(store).resume() is None


def test_ends_and_beginnings_on_a_full_disk_are_all_saved_in_the_end(
    room: Room, store: SmallDisk
) -> None:
    room.sit(PLAIN, Play(3, parse("2C")), totals=(99, 99, 99, 99))
    damage(store, "UPDATE matches SET counted = 1")
    store.is_full = True
    finish_hand(room)
    room.press("space")  # the next match, which is not saved either
    room.press("z", "2", "1", "y")  # nor is the one after
    assert started_and_ended(store) == [(1, 0)]
    store.is_full = False
    room.press("enter")
    assert MENDED in room.press("z")
    assert started_and_ended(store) == [(3, 1)]
    assert resumed(store).match.number == 1


@pytest.mark.parametrize("way_out", ["z", "o"])
def test_what_was_played_on_a_full_disk_is_saved_on_leaving(
    room: Room, store: SmallDisk, way_out: str
) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    store.is_full = True
    room.press("enter", "enter")
    room.wait()
    now = record.fingerprint(seated(room))
    store.is_full = False
    assert MENDED in room.press(way_out)
    assert record.fingerprint(resumed(store).match) == now


def test_a_match_begun_on_a_full_disk_is_saved_on_leaving(room: Room, store: SmallDisk) -> None:
    store.is_full = True
    room.begin("tea")
    now = record.fingerprint(seated(room))
    store.is_full = False
    assert MENDED in room.press("z")
    assert record.fingerprint(resumed(store).match) == now


@pytest.mark.parametrize("full_from", ["the start", "the first hand"])
def test_s4_the_play_time_of_a_match_left_on_a_full_disk_counts(
    room: Room, store: SmallDisk, full_from: str
) -> None:
    store.is_full = full_from == "the start"
    room.open_menu()
    room.press("1", "1")
    store.is_full = True
    room.clock.advance(20_000)
    room.press("z", "2", "1", "y")
    store.is_full = False
    room.press("z")
    assert started_and_ended(store) == [(2, 0)]
    assert seconds(store) == 20


def test_a_hand_that_cannot_be_dealt_again_on_a_full_disk_is_dealt_later(
    room: Room, store: SmallDisk
) -> None:
    room.begin("tea")
    room.press("enter", "f", "enter", "f", "enter", "space")
    room.wait()
    damage(store, UNREADABLE["another end"])
    again, _ = restarted(store, "1")
    store.is_full = True
    assert again.press("y") == ["Nothing can be saved, the disk is full", "Resume, 1 of 8"]
    store.is_full = False
    again.press("1")
    assert again.press("y")[0] == "Resumed, Normal, hand 1"
    assert is_saved(again, store)


# ------------------------------------------------------------------------- a record gone bad


def damage(store: Store, statement: str) -> None:
    assert store._connection.execute(statement).rowcount


UNREADABLE = {
    "another end": "UPDATE hands SET fingerprint = 'another' WHERE set_aside IS NULL",
    "an illegal play": """UPDATE actions SET action = '{"play":[0,"AH"]}' WHERE number = 1""",
    "no action": """UPDATE actions SET action = '{"shout":[0]}' WHERE number = 1""",
    "an action missing": "DELETE FROM actions WHERE number = 0",
}


@pytest.mark.parametrize("statement", UNREADABLE.values(), ids=UNREADABLE)
def test_a_hand_that_does_not_replay_may_be_dealt_again(
    room: Room, store: SmallDisk, statement: str
) -> None:
    room.begin("tea")
    cards = room.press("h")
    room.press("enter", "f", "enter", "f", "enter", "space")
    room.wait()
    damage(store, statement)
    again, heard = restarted(store, "1")
    assert heard == ["Hand 1 cannot be read. Y deals it again, N goes back"]
    assert again.press("n") == ["Resume, 1 of 8"]
    again.press("1")
    assert again.press("y") == [
        "Resumed, Normal, hand 1",
        "Hand 1, pass left",
        "Choose 3 to pass left",
    ]
    assert again.press("h") == cards, "it is the same deal"
    assert is_saved(again, store)


def test_a_later_hand_is_named_by_its_number(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    damage(store, UNREADABLE["another end"])
    again, heard = restarted(store, "1")
    assert heard == ["Hand 4 cannot be read. Y deals it again, N goes back"]
    assert again.press("y")[:2] == ["Resumed, Normal, hand 4", "Hand 4, no pass"]


LOST = {
    "a snapshot that is no text": "UPDATE hands SET snapshot = '{'",
    "a snapshot without a match": "UPDATE hands SET snapshot = '{}'",
    "no hand": "DELETE FROM hands",
    "an unknown level": "UPDATE hands SET snapshot = replace(snapshot, 'normal', 'godly')",
}


@pytest.mark.parametrize("statement", LOST.values(), ids=LOST)
def test_a_match_that_cannot_be_read_at_all_is_told_and_a_new_one_begins(
    room: Room, store: SmallDisk, statement: str
) -> None:
    room.begin("tea")
    damage(store, "DELETE FROM actions")
    damage(store, statement)
    again, (question,) = restarted(store, "1")
    assert question.endswith("Y deals it again, N goes back")
    assert again.press("y") == [
        "The match cannot be read. It is kept aside. Start a new one",
        "Resume, 1 of 8",
    ]
    assert again.press("2", "1", "y")[-1] == "Choose 3 to pass left"
    assert is_saved(again, store)


@pytest.mark.parametrize("draft", ["null", "[]", '{"place":"XX","lifted":null,"chosen":[]}', "7"])
def test_a_draft_that_cannot_be_read_is_none(room: Room, store: SmallDisk, draft: str) -> None:
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("enter")
    store._connection.execute("UPDATE hands SET draft = ?", (draft,))
    again, heard = restarted(store, "1")
    assert heard[-1].endswith("Your turn, clubs led")
    assert again.press("e") == ["Five of clubs, 1 of 13"]


def test_a_draft_of_cards_that_are_not_held_is_let_go(room: Room, store: SmallDisk) -> None:
    room.sit(PLAIN, number=1)
    room.saves.keep_draft(Draft(place=parse("QS"), lifted=parse("QS"), chosen=mask([parse("QS")])))
    again, _ = restarted(store, "1")
    assert again.press("e") == ["Five of clubs, 1 of 13"]
    assert again.press("p") == ["None selected yet"]


def test_a_store_that_cannot_be_read_has_nothing_to_resume(
    monkeypatch: pytest.MonkeyPatch, room: Room, store: SmallDisk
) -> None:
    room.begin("tea")

    def refuse() -> NoReturn:
        raise ReadFailed(Obstacle.FAILED)

    monkeypatch.setattr(store, "match_in_play", refuse)
    again = Room(saves=StoredSaves(store))
    assert again.open_menu() == ["Menu. New match, 1 of 7"]
    assert again.saves.resume() is None


# ----------------------------------------------------------------------------------- statistics


def test_s4_play_time_counts_only_time_in_play(room: Room, store: SmallDisk) -> None:
    room.open_menu()
    room.wait(1_000_000)
    room.press("1", "1")
    room.clock.advance(10_000)
    room.press("o")
    room.wait(1_000_000)
    room.press("escape")
    room.clock.advance(20_000)
    room.game.suspend()
    room.wait(1_000_000)
    room.game.resume()
    room.press("c-q")
    room.wait(1_000_000)
    room.press("n")
    room.clock.advance(5_000)
    room.press("z")
    room.wait(1_000_000)
    assert seconds(store) == 35
    again, _ = restarted(store, "1")
    again.clock.advance(7_000)
    again.game.interrupt()
    again.game.interrupt()
    assert seconds(store) == 42


def test_play_time_is_kept_with_each_step_and_not_only_on_leaving(
    room: Room, store: SmallDisk
) -> None:
    room.open_menu()
    room.press("1", "1")
    room.clock.advance(60_000)
    room.press("enter", "f", "enter", "f", "enter", "space")
    assert seconds(store) == 60


def test_a_match_from_a_seed_counts_nowhere(room: Room, store: SmallDisk) -> None:
    room.begin("tea")
    room.clock.advance(60_000)
    room.press("z")
    assert records(store) == ()
    assert seconds(store) == 0
    again, _ = restarted(store, "1")
    again.clock.advance(60_000)
    again.press("z")
    assert records(store) == ()


def test_s5_an_abandoned_match_was_started_and_no_more(room: Room, store: SmallDisk) -> None:
    room.open_menu()
    room.press("1", "1", "z", "2", "1", "y")
    (found,) = records(store)
    assert (found.started, found.won + found.lost + found.drawn) == (2, 0)
    assert is_saved(room, store)


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_s4_a_finished_match_counts_at_its_own_difficulty(level: str) -> None:
    store = Store.unsaved()
    room = Room(saves=StoredSaves(store), pace=0, ruleset="classic", end_score=25, level=level)
    room.open_menu()
    room.press("1", "1", "o", "2", "2", "escape")
    play_to_the_end(room)
    (found,) = records(store)
    assert (found.ruleset, found.level, found.started) == ("classic", level, 1)
    assert found.won + found.lost + found.drawn == 1
    assert StoredSaves(store).resume() is None
