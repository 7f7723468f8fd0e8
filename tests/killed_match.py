"""A match whose every saved step is the last thing its process does.

`python -m tests.killed_match PLACE STEPS`: it plays a match once undisturbed and once by children
that are each killed (SIGKILL) when they have saved one step, before a word of it is told, and
writes both as JSON: the whole match, or so many steps. A process of its own, so that nothing but it
is forked.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from hearts_a11y.engine import record
from hearts_a11y.saves import StoredSaves
from hearts_a11y.storage.database import Opened, Store, open_store
from hearts_a11y.ui import matches
from hearts_a11y.ui.play import TableScreen
from tests.ui.player import next_key
from tests.ui.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.ui.ports import Draft

SEED = "killed"
PAUSE = 450
QUESTIONS = "hclsstqprew<,."


class CountingSaves(StoredSaves):
    """Saves that call `saved` after each step that has become durable."""

    def __init__(self, store: Store, saved: Callable[[], None]) -> None:
        super().__init__(store)
        self._saved = saved

    def begin(self, match: MatchState, *, counts: bool) -> None:
        """See StoredSaves."""
        super().begin(match, counts=counts)
        self._saved()

    def journal(self, match: MatchState, action: Action, *, seconds: float, draft: Draft) -> None:
        """See StoredSaves."""
        super().journal(match, action, seconds=seconds, draft=draft)
        self._saved()

    def keep_draft(self, draft: Draft) -> None:
        """See StoredSaves."""
        super().keep_draft(draft)
        self._saved()


@dataclass
class Played:
    """What is seen of a match: by the number of steps saved so far, and where it ends."""

    seen: dict[int, list[str]]
    end: dict[str, Any]


def opened(path: Path) -> Store:
    outcome = open_store(path)
    assert isinstance(outcome, Opened), outcome
    assert outcome.aside is None
    return outcome.store


def enter(saves: StoredSaves) -> Room:
    """Come to the table: a new match, or the open one resumed."""
    room = Room(saves=saves, ruleset="classic", end_score=25)
    room.open_menu()
    room.press("1")
    if not isinstance(room.desk.top, TableScreen):
        room.press("1")
    return room


def play_on(room: Room) -> None:
    """Press the next key, or let the table take its next step."""
    key = next_key(room)
    if key is None:
        room.wait(PAUSE)
    else:
        room.press(key)


def is_over(room: Room) -> bool:
    return isinstance(room.desk.top, TableScreen) and room.desk.top._session.match.is_over()


def sight(room: Room) -> list[str]:
    """Return everything that may be asked at this moment, and what the match and the draft are."""
    table = room.desk.top
    assert isinstance(table, TableScreen)
    answers = room.press(*QUESTIONS)
    return [record.fingerprint(table._session.match), repr(table._hand.draft), *answers]


def end_of(store: Store) -> dict[str, Any]:
    (tally,) = store.statistics().tallies
    rows = store._connection.execute("SELECT result, round(seconds_played, 3) FROM matches")
    return {"tally": asdict(tally), "matches": [list(row) for row in rows]}


def undisturbed(path: Path, steps: int) -> Played:
    """Return the match as one process plays it."""
    count = 0

    def saved() -> None:
        nonlocal count
        count += 1

    seen: dict[int, list[str]] = {}
    with closing(opened(path)) as store:
        room = enter(CountingSaves(store, saved))
        while count < steps and not is_over(room):
            if count not in seen:
                seen[count] = sight(room)
            play_on(room)
        return Played(seen, end_of(store))


def killed_at_every_step(path: Path, steps: int) -> Played:
    """Return the match as children play it that live for one step each."""
    seen: dict[int, list[str]] = {}
    count = 0
    while count == 0 or (count < steps and has_open_match(path)):
        told = step_of_a_child(path)
        if told:
            seen[count] = json.loads(told)
        count += 1
    with closing(opened(path)) as store:
        return Played(seen, end_of(store))


def has_open_match(path: Path) -> bool:
    with closing(opened(path)) as store:
        return store.open_match() is not None


def step_of_a_child(path: Path) -> bytes:
    """Fork a child that resumes the match and dies of its next step; return what it saw before."""
    if sys.platform == "win32":
        raise NotImplementedError
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            step_and_die(path, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    return told


def step_and_die(path: Path, report: int) -> NoReturn:
    """Come to the table, report what is seen, and be killed when the next step is saved."""

    def die() -> None:
        if sys.platform != "win32":
            os.kill(os.getpid(), signal.SIGKILL)

    room = enter(CountingSaves(opened(path), die))
    os.write(report, json.dumps(sight(room)).encode())
    while True:
        play_on(room)


def main() -> None:
    """Write both matches."""
    place, steps = Path(sys.argv[1]), int(sys.argv[2])
    matches.secrets.token_hex = lambda _: SEED  # type: ignore[attr-defined]
    both = {
        "undisturbed": asdict(undisturbed(place / "undisturbed.sqlite3", steps)),
        "killed": asdict(killed_at_every_step(place / "killed.sqlite3", steps)),
    }
    sys.stdout.write(json.dumps(both))


if __name__ == "__main__":
    main()
