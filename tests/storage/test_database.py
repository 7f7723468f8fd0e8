"""Matches, saved in real SQLite files."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import traceback
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.storage import schema
from hearts_a11y.storage.database import (
    NewMatch,
    NotOpened,
    Opened,
    ReadFailed,
    Result,
    SavedHand,
    SavedMatch,
    SaveFailed,
    Statistics,
    Store,
    Tally,
    open_store,
)
from hearts_a11y.storage.paths import Obstacle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

NOW = datetime(2024, 2, 29, 23, 59, 58, tzinfo=UTC)
MATCH = NewMatch(
    ruleset={"name": "standard", "cards": 3},
    seats=4,
    level="normal",
    seed="seed \udc80\0 種",  # whatever an argument vector can hold
    options={"end_score": 100},
)
START = SavedHand(snapshot={"totals": [0, 0, 0, 0]})
NO_TALLY = Tally(ruleset="standard", seats=4, level="normal", started=0, won=0, lost=0, drawn=0)
DRAFT = {"chosen": ["QS"]}
POSIX = pytest.mark.only_on("linux", "darwin")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the database lies; there is none yet."""
    return tmp_path / "data" / "hearts.sqlite3"


@contextmanager
def opened(path: Path) -> Iterator[Store]:
    outcome = open_store(path, clock=lambda: NOW)
    assert isinstance(outcome, Opened), outcome
    assert outcome.aside is None
    with closing(outcome.store) as store:
        yield store


def action(number: int) -> dict[str, Any]:
    return {"play": [number % 4, f"card {number}"]}


def append(store: Store, match_id: int, number: int) -> None:
    store.append(
        match_id,
        action(number),
        fingerprint=f"after {number}",
        draft=None,
        seconds_played=float(number),
    )


def saved(store: Store) -> SavedMatch:
    found = store.open_match()
    assert found is not None
    return found


def is_after(hand: SavedHand, *, actions: int) -> bool:
    """Return whether the hand is exactly START and so many numbered actions."""
    return hand == replace(
        START,
        actions=tuple(map(action, range(actions))),
        fingerprint=f"after {actions - 1}" if actions else None,
    )


def killed_after(path: Path, work: Callable[[Store], object]) -> None:
    """Do `work` on the store at `path` in a child process, killed the moment it is done."""
    if sys.platform != "win32":
        child = os.fork()
        if child == 0:
            try:
                with opened(path) as store:
                    work(store)
                    os.kill(os.getpid(), signal.SIGKILL)
            except BaseException:  # noqa: BLE001 - nothing may get back into pytest
                traceback.print_exc()
            finally:
                os._exit(1)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status)
        assert os.WTERMSIG(status) == signal.SIGKILL


# -- a match, saved and read back


def test_a_new_match_is_read_back_as_it_was_begun(path: Path) -> None:
    with opened(path) as store:
        assert store.path == path
        assert store.open_match() is None
        match_id = store.begin(MATCH, START)
    with opened(path) as store:
        assert saved(store) == SavedMatch(
            match_id=match_id, match=MATCH, hand=START, started=NOW, seconds_played=0.0
        )


def test_actions_drafts_and_time_are_read_back(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        for number in range(5):
            append(store, match_id, number)
        store.save_draft(match_id, DRAFT)
        store.save_seconds(match_id, 12.5)
    with opened(path) as store:
        assert is_after(replace(saved(store).hand, draft=None), actions=5)
        assert saved(store).hand.draft == DRAFT
        assert saved(store).seconds_played == 12.5
        append(store, match_id, 5)
        assert is_after(saved(store).hand, actions=6)  # and the draft is the one given with it


def test_a_choice_half_made_outlives_the_others_actions(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        store.append(match_id, action(0), fingerprint="x", draft=DRAFT, seconds_played=0)
        assert saved(store).hand.draft == DRAFT


def test_time_never_goes_back(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        store.save_seconds(match_id, 60.0)
        append(store, match_id, 1)
        assert saved(store).seconds_played == 60.0


def test_a_hand_takes_the_place_of_the_one_before(path: Path) -> None:
    second = SavedHand(
        snapshot={"totals": [26, 0, 0, 0]}, actions=(action(9),), fingerprint="x", draft=DRAFT
    )
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        append(store, match_id, 0)
        store.write_hand(match_id, second, seconds_played=30.0)
        assert saved(store).hand == second
        assert saved(store).seconds_played == 30.0
        append(store, match_id, 10)
        assert saved(store).hand.actions == (action(9), action(10))
    # Nothing of an earlier hand is kept to look back over (rules S6).
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM actions").fetchone() == (2,)


def test_a_match_begun_takes_the_place_of_the_one_in_play(path: Path) -> None:
    with opened(path) as store:
        first = store.begin(MATCH, START)
        append(store, first, 0)
        second = store.begin(MATCH, START)
        assert saved(store).match_id == second != first
        assert is_after(saved(store).hand, actions=0)
        assert store.statistics().tallies == (replace(NO_TALLY, started=2),)
        saves: list[Callable[[], None]] = [
            lambda: append(store, first, 1),
            lambda: store.save_draft(first, DRAFT),
            lambda: store.save_seconds(first, 1.0),
            lambda: store.restart_hand(first),
            lambda: store.write_hand(first, START, seconds_played=1.0),
        ]
        for save in saves:
            with pytest.raises(LookupError, match="not in play"):
                save()
        assert is_after(saved(store).hand, actions=0)


def test_a_finished_match_is_no_longer_in_play(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        append(store, match_id, 0)
        assert store.finish(match_id, Result.WIN, seconds_played=100.0)
        assert store.open_match() is None
        assert not store.finish(match_id, Result.LOSS, seconds_played=200.0)
        assert store.statistics() == Statistics(
            tallies=(replace(NO_TALLY, started=1, won=1),),
            seconds_played=100.0,
        )


def test_a_record_that_does_not_replay_is_kept_aside(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        for number in range(3):
            append(store, match_id, number)
        store.save_draft(match_id, DRAFT)
        store.restart_hand(match_id)
        assert is_after(saved(store).hand, actions=0)
        append(store, match_id, 0)
        assert is_after(saved(store).hand, actions=1)
        store.finish(match_id, Result.LOSS, seconds_played=1)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT match, set_aside, draft FROM hands").fetchall() == [
            (match_id, NOW.isoformat(), '{"chosen":["QS"]}')
        ]
        assert connection.execute("SELECT COUNT(*) FROM actions").fetchone() == (3,)


@pytest.mark.parametrize("damage", ["'{'", "x'ff'", "CAST(x'ff' AS TEXT)"])
@pytest.mark.parametrize("column", ["UPDATE actions SET action =", "UPDATE hands SET draft ="])
def test_an_illegible_record_can_be_restarted(path: Path, column: str, damage: str) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        append(store, match_id, 0)
        store._connection.execute(f"{column} {damage}")
        with pytest.raises(ReadFailed) as failed:
            store.open_match()
        assert (failed.value.obstacle, failed.value.match_id) == (Obstacle.DAMAGED, match_id)
        store.restart_hand(match_id)
        assert is_after(saved(store).hand, actions=0)


@pytest.mark.parametrize("damage", ["UPDATE hands SET snapshot = ''", "DELETE FROM hands"])
def test_a_match_beyond_reading_gives_way_to_a_new_one(path: Path, damage: str) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        store._connection.execute(damage)
        with pytest.raises(ReadFailed) as failed:
            store.open_match()
        assert failed.value.match_id == match_id
        assert saved_after_beginning(store) != match_id


def saved_after_beginning(store: Store) -> int:
    store.begin(MATCH, START)
    return saved(store).match_id


def test_an_unsaved_store_does_the_same_and_forgets(tmp_path: Path) -> None:
    with closing(Store.unsaved(clock=lambda: NOW)) as store:
        assert store.path is None
        match_id = store.begin(MATCH, START)
        append(store, match_id, 0)
        assert is_after(saved(store).hand, actions=1)
        store.finish(match_id, Result.DRAW, seconds_played=1)
        assert store.statistics().tallies[0].drawn == 1
    with closing(Store.unsaved()) as store:
        assert store.statistics() == Statistics(tallies=(), seconds_played=0.0)
    assert list(tmp_path.iterdir()) == []


# -- statistics


def test_a_match_from_a_chosen_seed_is_in_no_statistics(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(replace(MATCH, counted=False), START)
        assert not saved(store).match.counted
        store.finish(match_id, Result.WIN, seconds_played=100.0)
        assert store.statistics() == Statistics(tallies=(), seconds_played=0.0)


KINDS = st.sampled_from(
    [
        ("standard", 4, "easy"),
        ("standard", 4, "strong"),
        ("standard", 5, "easy"),
        ("classic", 4, "easy"),
    ]
)
STEPS = st.lists(
    st.tuples(st.just("begin"), KINDS, st.booleans())
    | st.tuples(st.just("finish"), st.integers(0, 9), st.sampled_from(Result))
    | st.tuples(st.just("play"), st.integers(1, 500), st.none()),
    max_size=30,
)


@given(steps=STEPS)
def test_no_match_is_counted_twice(steps: list[tuple[str, Any, Any]]) -> None:
    began: list[tuple[int, tuple[str, int, str], bool]] = []
    ends: dict[int, Result] = {}
    played: dict[int, float] = {}
    with closing(Store.unsaved()) as store:
        for step, what, how in steps:
            current = began[-1][0] if began else None
            if step == "begin":
                if current is not None:
                    ends.setdefault(current, Result.ABANDONED)
                match = replace(
                    MATCH, ruleset={"name": what[0]}, seats=what[1], level=what[2], counted=how
                )
                match_id = store.begin(match, START)
                began.append((match_id, what, how))
                played[match_id] = 0.0
            elif step == "finish" and began:
                match_id = began[what % len(began)][0]
                assert store.finish(match_id, how, seconds_played=0) is (match_id not in ends)
                ends.setdefault(match_id, how)
            elif step == "play" and current is not None and current not in ends:
                played[current] = max(played[current], what)
                store.save_seconds(current, what)
        counted = [(match_id, kind) for match_id, kind, counts in began if counts]
        assert store.statistics() == Statistics(
            tallies=tuple(
                Tally(
                    ruleset=kind[0],
                    seats=kind[1],
                    level=kind[2],
                    started=len(ids),
                    won=sum(ends.get(each) is Result.WIN for each in ids),
                    lost=sum(ends.get(each) is Result.LOSS for each in ids),
                    drawn=sum(ends.get(each) is Result.DRAW for each in ids),
                )
                for kind in sorted({kind for _, kind in counted})
                for ids in [[match_id for match_id, each in counted if each == kind]]
            ),
            seconds_played=float(sum(played[match_id] for match_id, _ in counted)),
        )


# -- durability


def test_every_save_waits_for_the_disk(path: Path) -> None:
    with opened(path) as store:
        pragmas = [
            store._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "locking_mode", "fullfsync")
        ]
    assert pragmas == ["wal", 2, "exclusive", 1]


@POSIX
def test_a_kill_after_any_save_loses_nothing(path: Path) -> None:
    killed_after(path, lambda store: store.begin(MATCH, START))
    for number in range(30):
        with opened(path) as store:
            found = saved(store)
        assert is_after(found.hand, actions=number)
        assert found.seconds_played == max(number - 1, 0)
        killed_after(path, partial(append, match_id=found.match_id, number=number))
    match_id = found.match_id
    killed_after(path, lambda store: store.save_draft(match_id, DRAFT))
    with opened(path) as store:
        assert saved(store).hand.draft == DRAFT
    killed_after(path, lambda store: store.write_hand(match_id, START, seconds_played=31.0))
    with opened(path) as store:
        assert is_after(saved(store).hand, actions=0)
    killed_after(path, lambda store: store.finish(match_id, Result.WIN, seconds_played=77.0))
    with opened(path) as store:
        assert store.open_match() is None
        assert store.statistics() == Statistics(
            tallies=(replace(NO_TALLY, started=1, won=1),), seconds_played=77.0
        )


@POSIX
def test_a_log_cut_short_anywhere_gives_an_earlier_moment_whole(path: Path, tmp_path: Path) -> None:
    def play(store: Store) -> None:
        match_id = store.begin(MATCH, START)
        for number in range(10):
            append(store, match_id, number)

    killed_after(path, play)
    log = path.with_name("hearts.sqlite3-wal")
    length = log.stat().st_size
    cut = tmp_path / "cut" / path.name
    cut.parent.mkdir()
    moments = set()
    for size in (*range(0, length, 3001), length):
        shutil.copy(path, cut)
        log_of_cut = cut.with_name("hearts.sqlite3-wal")
        shutil.copy(log, log_of_cut)
        os.truncate(log_of_cut, size)
        with opened(cut) as store:
            found = store.open_match()
        moments.add(None if found is None else len(found.hand.actions))
        assert found is None or is_after(found.hand, actions=len(found.hand.actions))
    assert moments == {None, *range(11)}


# -- what stands in the way of opening


HOLD = """
import sys
from pathlib import Path
from hearts_a11y.storage.database import open_store
outcome = open_store(Path(sys.argv[1]))
sys.stdout.write(type(outcome).__name__ + "\\n")
sys.stdout.flush()
sys.stdin.read()
"""


def test_a_second_copy_of_the_game_is_told_that_the_first_holds_the_file(path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "Opened\n"
        assert open_store(path) == NotOpened(Obstacle.HELD)
        first.kill()
        first.wait()
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        second = subprocess.run(
            [*command], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
        )
        assert second.stdout == "NotOpened\n"
        append(store, match_id, 0)
        assert is_after(saved(store).hand, actions=1)


def a_database(path: Path) -> bytes:
    """Make a database with much in it; return its bytes."""
    with opened(path) as store:
        store.finish(store.begin(MATCH, START), Result.WIN, seconds_played=1)
        store.begin(MATCH, replace(START, actions=tuple(map(action, range(300)))))
    return path.read_bytes()


def random_bytes(good: bytes) -> bytes:
    return random.Random(1).randbytes(len(good))


def half(good: bytes) -> bytes:
    return good[: len(good) // 2]


def a_page_flipped(good: bytes) -> bytes:
    flipped = bytes(each ^ 0xFF for each in good[4096:8192])
    return good[:4096] + flipped + good[8192:]


def some_text(_: bytes) -> bytes:
    return b"this is not a database\n"


@pytest.mark.parametrize("damage", [random_bytes, half, a_page_flipped, some_text])
def test_a_damaged_file_is_moved_aside_and_named(
    path: Path, damage: Callable[[bytes], bytes]
) -> None:
    damaged = damage(a_database(path))
    asides = []
    for name in ("hearts-damaged-20240229-235958", "hearts-damaged-20240229-235958-2"):
        path.write_bytes(damaged)
        outcome = open_store(path, clock=lambda: NOW)
        assert isinstance(outcome, Opened)
        assert outcome.aside == path.with_name(f"{name}.sqlite3")
        assert outcome.aside.read_bytes() == damaged
        asides.append(outcome.aside)
        with closing(outcome.store) as store:
            assert store.open_match() is None
            store.begin(MATCH, START)
    with opened(path) as store:
        assert is_after(saved(store).hand, actions=0)
    assert sorted(path.parent.iterdir()) == sorted([path, *asides])


@POSIX
@pytest.mark.parametrize("damaged", [b"", b"short", b"not a database" * 400])
def test_the_log_of_a_damaged_file_goes_with_it(path: Path, damaged: bytes) -> None:
    killed_after(path, lambda store: store.begin(MATCH, START))
    log = path.with_name("hearts.sqlite3-wal").read_bytes()
    path.write_bytes(damaged)
    outcome = open_store(path, clock=lambda: NOW)
    assert isinstance(outcome, Opened)
    outcome.store.close()
    aside = path.with_name("hearts-damaged-20240229-235958.sqlite3")
    assert outcome.aside == aside
    assert aside.read_bytes() == damaged
    assert aside.with_name(aside.name + "-wal").read_bytes() == log


def test_damage_to_any_byte_of_the_header_is_an_outcome(path: Path, tmp_path: Path) -> None:
    good = a_database(path)
    for place in (0, 16, 18, 19, 21, 24, 28, 32, 40, 44, 47, 52, 56, 63, 68, 100, 105):
        victim = tmp_path / str(place) / path.name
        victim.parent.mkdir()
        victim.write_bytes(good[:place] + bytes([good[place] ^ 0xA5]) + good[place + 1 :])
        outcome = open_store(victim)
        if isinstance(outcome, Opened):
            outcome.store.statistics()
            outcome.store.close()


def test_a_damaged_file_that_cannot_be_moved_keeps_its_log(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = path.with_name(path.name + "-wal")
    path.parent.mkdir()
    path.write_bytes(b"not a database" * 400)
    log.write_bytes(b"its log")
    rename = Path.rename

    def held(part: Path, target: Path) -> Path:
        if part == path:
            raise PermissionError(13, "held by another program")
        return rename(part, target)

    monkeypatch.setattr(Path, "rename", held)
    assert open_store(path) == NotOpened(Obstacle.DAMAGED)
    assert sorted(path.parent.iterdir()) == sorted([path, log])
    assert log.read_bytes() == b"its log"


def test_another_programs_database_is_moved_aside_whole(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE matches (fire TEXT)")
        connection.execute("PRAGMA user_version = 7")
        connection.commit()
    theirs = path.read_bytes()
    outcome = open_store(path)
    assert isinstance(outcome, Opened)
    outcome.store.close()
    assert outcome.aside is not None
    assert outcome.aside.read_bytes() == theirs


def files(directory: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in directory.iterdir()}


def test_a_file_from_a_newer_version_is_left_byte_for_byte(path: Path) -> None:
    with opened(path) as store:
        store.begin(MATCH, START)
        store._connection.execute("PRAGMA user_version = 99")
    before = files(path.parent)
    assert open_store(path) == NotOpened(Obstacle.NEWER)
    assert files(path.parent) == before


@POSIX
def test_the_version_is_in_the_file_before_the_log_is_emptied(path: Path) -> None:
    killed_after(path, lambda store: store.begin(MATCH, START))
    assert path.read_bytes()[60:64] == len(schema.MIGRATIONS).to_bytes(4)


@POSIX
def test_a_newer_version_is_seen_in_the_log_too(path: Path) -> None:
    def migrate(store: Store) -> None:
        store.begin(MATCH, START)
        store._connection.execute("PRAGMA user_version = 99")

    killed_after(path, migrate)
    assert open_store(path) == NotOpened(Obstacle.NEWER)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM matches").fetchone() == (1,)


def test_a_directory_in_the_files_place(path: Path) -> None:
    path.mkdir(parents=True)
    assert open_store(path) == NotOpened(Obstacle.IN_THE_WAY)


def test_a_file_in_the_directorys_place(path: Path) -> None:
    path.parent.touch()
    assert open_store(path) == NotOpened(Obstacle.IN_THE_WAY)


@pytest.mark.only_on("linux")
def test_what_may_not_be_written_is_not_opened(unprivileged: Path) -> None:
    path = unprivileged / "hearts.sqlite3"
    good = a_database(path)
    path.chmod(0o400)
    assert open_store(path) == NotOpened(Obstacle.READ_ONLY)
    path.chmod(0)
    assert open_store(path) == NotOpened(Obstacle.DENIED)
    path.chmod(0o600)
    unprivileged.chmod(0o500)
    assert open_store(path) == NotOpened(Obstacle.DENIED)
    assert path.read_bytes() == good


def test_a_damaged_file_that_cannot_be_moved_is_left(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"damaged")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("pathlib.Path.rename", refuse)
    assert open_store(path) == NotOpened(Obstacle.DAMAGED)
    assert path.read_bytes() == b"damaged"


def test_a_link_to_a_file_kept_elsewhere_is_followed(path: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept" / "mine.sqlite3"
    with opened(kept) as store:
        store.begin(MATCH, START)
    path.parent.mkdir()
    try:
        path.symlink_to(kept)
    except OSError as error:  # Windows asks for a privilege
        pytest.skip(f"no symbolic links here: {error}")
    with opened(path) as store:
        assert store.path == kept
        assert saved(store).match == MATCH


# -- what goes wrong in mid-match


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    yield
    store._connection.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    store._connection.execute("PRAGMA query_only = ON")
    yield
    store._connection.execute("PRAGMA query_only = OFF")


@contextmanager
def failing_writes(_: Store) -> Iterator[None]:
    """Let no file grow: the system then refuses the write itself."""
    if sys.platform == "win32":
        yield
    else:
        import resource  # noqa: PLC0415 - there is none on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


Trouble: TypeAlias = "Callable[[Store], AbstractContextManager[None]]"
TROUBLES = [
    pytest.param(full_disk, Obstacle.NO_SPACE, id="full disk"),
    pytest.param(read_only, Obstacle.READ_ONLY, id="read-only"),
    pytest.param(failing_writes, Obstacle.FAILED, id="failing writes", marks=POSIX),
]


@pytest.mark.parametrize(("trouble", "obstacle"), TROUBLES)
def test_a_save_that_fails_loses_nothing_and_is_caught_up_with(
    path: Path, trouble: Trouble, obstacle: Obstacle
) -> None:
    number = 0

    def play_on(store: Store, match_id: int) -> None:
        nonlocal number
        for number in range(10_000):
            append(store, match_id, number)

    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        with trouble(store):
            with pytest.raises(SaveFailed) as failed:
                play_on(store, match_id)
            assert failed.value.obstacle is store.behind is obstacle
            assert is_after(saved(store).hand, actions=number)
            full = replace(START, actions=tuple(map(action, range(10_000))), fingerprint="x")
            with pytest.raises(SaveFailed):
                store.write_hand(match_id, full, seconds_played=1)
            assert is_after(saved(store).hand, actions=number)
        # There is room again, but an action is missing: one more would leave a gap.
        with pytest.raises(SaveFailed):
            append(store, match_id, number + 1)
        with pytest.raises(SaveFailed):
            store.save_draft(match_id, DRAFT)
        assert is_after(saved(store).hand, actions=number)
        whole = replace(
            START,
            actions=tuple(map(action, range(number + 2))),
            fingerprint=f"after {number + 1}",
        )
        store.write_hand(match_id, whole, seconds_played=1e6)
        assert store.behind is None
        append(store, match_id, number + 2)
    with opened(path) as store:
        assert is_after(saved(store).hand, actions=number + 3)
        assert saved(store).seconds_played == 1e6


@pytest.mark.parametrize(("trouble", "obstacle"), TROUBLES)
def test_a_match_that_cannot_be_begun_leaves_the_one_in_play(
    path: Path, trouble: Trouble, obstacle: Obstacle
) -> None:
    large = replace(MATCH, options={"padding": "x" * 100_000})
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        append(store, match_id, 0)
        with trouble(store), pytest.raises(SaveFailed) as failed:
            store.begin(large, START)
        assert failed.value.obstacle is obstacle
        assert store.behind is None
        assert is_after(saved(store).hand, actions=1)
        append(store, match_id, 1)
        assert is_after(saved(store).hand, actions=2)


def test_an_end_that_cannot_be_saved_can_be_saved_later(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        with read_only(store):
            with pytest.raises(SaveFailed):
                append(store, match_id, 0)
            with pytest.raises(SaveFailed):
                store.finish(match_id, Result.WIN, seconds_played=5)
        assert store.statistics().tallies[0].won == 0
        assert store.finish(match_id, Result.WIN, seconds_played=5)
        assert store.behind is None
        assert store.statistics().tallies[0].won == 1


def test_an_interruption_in_mid_save_saves_nothing_of_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        monkeypatch.setattr(store, "_put_seconds", interrupted)
        with pytest.raises(KeyboardInterrupt):
            append(store, match_id, 0)
        monkeypatch.undo()
        assert is_after(saved(store).hand, actions=0)


def test_a_fault_of_the_code_is_not_called_the_disks(path: Path) -> None:
    with opened(path) as store:
        match_id = store.begin(MATCH, START)
        store._connection.execute("ALTER TABLE actions RENAME TO actings")
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            append(store, match_id, 0)
    with pytest.raises(sqlite3.ProgrammingError):
        store.statistics()


def test_the_seed_and_the_cards_are_in_no_representation() -> None:
    hand = SavedHand(snapshot={"secret": 1}, actions=({"secret": 2},), draft={"secret": 3})
    assert "secret" not in repr(hand)
    assert "secret" not in repr(replace(MATCH, seed="secret"))


# -- migrations

VERSION_1 = """
CREATE TABLE matches (id INTEGER PRIMARY KEY, ruleset_name TEXT NOT NULL, ruleset TEXT NOT NULL,
    seats INTEGER NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)), level TEXT NOT NULL, started TEXT NOT NULL,
    ended TEXT, result TEXT CHECK (result IN ('win', 'loss', 'draw', 'abandoned')),
    seconds_played REAL NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX one_match_in_play ON matches (result IS NULL) WHERE result IS NULL;
CREATE TABLE hands (id INTEGER PRIMARY KEY, match INTEGER NOT NULL REFERENCES matches (id),
    snapshot TEXT NOT NULL, fingerprint TEXT, draft TEXT NOT NULL, set_aside TEXT);
CREATE UNIQUE INDEX one_hand_in_play ON hands (match) WHERE set_aside IS NULL;
CREATE TABLE actions (hand INTEGER NOT NULL REFERENCES hands (id), number INTEGER NOT NULL,
    action TEXT NOT NULL, PRIMARY KEY (hand, number)) WITHOUT ROWID;
INSERT INTO matches VALUES (1, 'standard', '{"name":"standard"}', 4, '{}', '"old"', 1, 'easy',
    '2024-01-01T00:00:00+00:00', '2024-01-01T01:00:00+00:00', 'win', 3600.0);
INSERT INTO matches VALUES (2, 'standard', '{"name":"standard"}', 4, '{}', '"seed"', 1, 'easy',
    '2024-01-02T00:00:00+00:00', NULL, NULL, 12.5);
INSERT INTO hands VALUES (1, 2, '{"totals":[0,0,0,0]}', 'abc', '{"chosen":["QS"]}', NULL);
INSERT INTO actions VALUES (1, 0, '{"play":[0,"2C"]}');
PRAGMA application_id = 1213477169;
PRAGMA user_version = 1;
"""


@pytest.fixture
def version_1(path: Path) -> Path:
    """Return a database as the first version of the game left it."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_1)
    return path


def test_a_database_of_version_1_is_played_on(version_1: Path) -> None:
    with opened(version_1) as store:
        assert schema.version_of(store._connection) == len(schema.MIGRATIONS)
        assert saved(store) == SavedMatch(
            match_id=2,
            match=NewMatch(ruleset={"name": "standard"}, seats=4, level="easy", seed="seed"),
            hand=SavedHand(
                snapshot={"totals": [0, 0, 0, 0]},
                actions=({"play": [0, "2C"]},),
                fingerprint="abc",
                draft=DRAFT,
            ),
            started=datetime(2024, 1, 2, tzinfo=UTC),
            seconds_played=12.5,
        )
        assert store.statistics().seconds_played == 3612.5
        append(store, 2, 1)


def test_a_new_database_is_what_all_the_steps_make(version_1: Path, tmp_path: Path) -> None:
    def shape(path: Path) -> list[tuple[str, str]]:
        with opened(path) as store:
            rows = store._connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name")
            return [(name, "".join((sql or "").split())) for name, sql in rows]

    assert shape(version_1) == shape(tmp_path / "new.sqlite3")


def test_a_step_is_taken_once_and_keeps_what_is_there(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = ("ALTER TABLE matches ADD COLUMN note TEXT", "UPDATE matches SET note = 'x'")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    for _ in range(2):
        with opened(version_1) as store:
            assert schema.version_of(store._connection) == len(schema.MIGRATIONS)
            assert saved(store).hand.draft == DRAFT
    monkeypatch.undo()
    assert open_store(version_1) == NotOpened(Obstacle.NEWER)


def test_a_step_that_fails_takes_nothing_and_moves_nothing(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = ("ALTER TABLE matches ADD COLUMN note TEXT", "DROP TABLE actions", "UPDATE nothing")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    assert open_store(version_1) == NotOpened(Obstacle.FAILED)
    monkeypatch.undo()
    with opened(version_1) as store:
        assert schema.version_of(store._connection) == len(schema.MIGRATIONS)
        assert saved(store).hand.actions == ({"play": [0, "2C"]},)
