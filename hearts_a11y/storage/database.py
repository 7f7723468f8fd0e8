"""Matches in one SQLite file: every action durable before the next thing is said.

Law of this file: the rules are unknown here. Rulesets, options, snapshots, actions and drafts
are JSON-able plain data that is put away and handed back, never looked into, but for a
ruleset's "name". Nothing is ever deleted without having been told or superseded: a damaged
file and a record that does not replay are kept aside.
"""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from hearts_a11y.storage import schema
from hearts_a11y.storage.paths import Obstacle, make_directory, obstacle_of, unused_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from hearts_a11y.engine.record import Plain

    Clock: TypeAlias = Callable[[], datetime]

_LOCK_PATIENCE = 0.25
"""Seconds to wait for a copy of the game that is just closing."""


class Result(Enum):
    """How a match ended for the person (rules T4); ABANDONED counts as none of the three (S5)."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """What is settled when a match begins.

    ruleset: plain data with a "name". counted: False where the player chose the seed; such a
    match is in no statistics.
    """

    ruleset: Plain
    seats: int
    level: str
    seed: str = field(repr=False)
    options: Plain = field(default_factory=dict)
    counted: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedHand:
    """Where a match stands: the snapshot at the last hand boundary and what followed it.

    fingerprint: of the state after the last action, None where there is nothing to compare.
    draft: the half-made choice, None for none (rules P4).
    """

    snapshot: Plain = field(repr=False)
    actions: Sequence[Plain] = field(default=(), repr=False)
    fingerprint: str | None = None
    draft: Plain | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMatch:
    """The match in play, as it was last saved. seconds_played: seconds in play so far."""

    match_id: int
    match: NewMatch
    hand: SavedHand
    started: datetime
    seconds_played: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Matches of one ruleset, number of seats and level (rules S4)."""

    ruleset: str
    seats: int
    level: str
    started: int
    won: int
    lost: int
    drawn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """The tallies, sorted by ruleset, seats and level, and the play time of all their matches."""

    tallies: tuple[Tally, ...]
    seconds_played: float


class SaveFailed(Exception):  # noqa: N818 - says what happened
    """What was to be saved is not; all that was saved before still is."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle.value)
        self.obstacle = obstacle


class ReadFailed(Exception):  # noqa: N818 - says what happened
    """What was saved cannot be read back; it is left as it is.

    match_id: the match whose record is illegible, None where nothing at all can be read.
    """

    def __init__(self, obstacle: Obstacle, *, match_id: int | None = None) -> None:
        super().__init__(obstacle.value)
        self.obstacle = obstacle
        self.match_id = match_id


@dataclass(frozen=True, slots=True)
class Opened:
    """The store is open and held; `aside` is where a damaged file was moved first, else None."""

    store: Store
    aside: Path | None = None


@dataclass(frozen=True, slots=True)
class NotOpened:
    """No store is open; `aside` is where a damaged file was moved all the same, else None."""

    obstacle: Obstacle
    aside: Path | None = None


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


def open_store(path: Path, *, clock: Clock = utc_now) -> Opened | NotOpened:
    """Open the database at `path`, a new one where there is none, and hold it until closed.

    A damaged file, or one of another program, is moved aside under a name with the date, and a
    new one begun. One that a newer version of the game wrote is left as it is, byte for byte.
    """
    path = Path(os.path.realpath(path))  # SQLite keeps its log beside the file a link leads to
    outcome = _open(path, clock)
    if outcome != NotOpened(Obstacle.DAMAGED):
        return outcome
    try:
        aside = _move_aside(path, clock())
    except OSError:
        return outcome
    return replace(_open(path, clock), aside=aside)


def _open(path: Path, clock: Clock) -> Opened | NotOpened:
    obstacle = make_directory(path.parent) or _obstacle_at(path)
    if obstacle:
        return NotOpened(obstacle)
    try:
        connection = _connect(str(path))
    except sqlite3.Error as error:
        return NotOpened(_obstacle_of(error, otherwise=Obstacle.DAMAGED))
    obstacle = _inspect(connection)
    if not obstacle:
        try:
            schema.migrate(connection)
        except sqlite3.Error as error:
            # Not DAMAGED: a step that fails is no reason to begin a new file.
            obstacle = _obstacle_of(error, otherwise=Obstacle.FAILED)
    if obstacle:
        connection.close()
        return NotOpened(obstacle)
    return Opened(Store(connection, path=path, clock=clock))


def _inspect(connection: sqlite3.Connection) -> Obstacle | None:
    """Return why this database cannot be used as it is, or None."""
    try:
        obstacle = _foreign_or_newer(connection)
        if obstacle:
            return obstacle
        sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.Error as error:
        return _obstacle_of(error, otherwise=Obstacle.DAMAGED)
    return None if sound else Obstacle.DAMAGED


def _obstacle_at(path: Path) -> Obstacle | None:
    """Return what can be seen to stand in the way of `path` without holding the file."""
    try:
        if not os.path.lexists(path):
            return None
        if not path.is_file():
            return Obstacle.IN_THE_WAY
        if not os.access(path, os.W_OK):
            return Obstacle.READ_ONLY if os.access(path, os.R_OK) else Obstacle.DENIED
        if not path.stat().st_size:
            # SQLite would take an emptied file for a new one and delete the log beside it.
            log = _beside(path, "-wal")
            return Obstacle.DAMAGED if log.exists() and log.stat().st_size else None
    except OSError as error:
        return obstacle_of(error)
    return _obstacle_within(path)


def _obstacle_within(path: Path) -> Obstacle | None:
    """Return what the file by itself, its log apart, shows to stand in the way of using it.

    SQLite takes a file called immutable as it is: no lock, no recovery, nothing written. So what
    is not this version's to use is left untouched, where opening would tidy it up first.
    """
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            return _foreign_or_newer(connection)
    except sqlite3.Error as error:
        # Other errors may only mean that half of the truth is in the log.
        is_database = getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_NOTADB
        return None if is_database else Obstacle.DAMAGED


def _foreign_or_newer(connection: sqlite3.Connection) -> Obstacle | None:
    if schema.is_foreign(connection):
        return Obstacle.DAMAGED
    newer = schema.version_of(connection) > len(schema.MIGRATIONS)
    return Obstacle.NEWER if newer else None


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_LOCK_PATIENCE, isolation_level=None)
    try:
        # First, so that write-ahead logging keeps its index in memory, and no other copy of the
        # game can share the file from the moment it is looked at.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # macOS calls a write durable that the drive still holds in its own memory.
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def _move_aside(path: Path, now: datetime) -> Path:
    """Rename a damaged database with all its parts; raises OSError, and then none has moved."""
    aside = unused_name(path.with_stem(f"{path.stem}-damaged-{now:%Y%m%d-%H%M%S}"))
    moved: list[str] = []
    try:
        # The log first: a new database must never find the log of an old one beside it.
        for ending in ("-wal", "-shm", "-journal", ""):
            part = _beside(path, ending)
            if part.exists():
                part.rename(_beside(aside, ending))
                moved.append(ending)
    except OSError:
        for ending in moved:
            _beside(aside, ending).rename(_beside(path, ending))
        raise
    return aside


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


_BY_CODE = {
    sqlite3.SQLITE_FULL: Obstacle.NO_SPACE,
    sqlite3.SQLITE_READONLY: Obstacle.READ_ONLY,
    sqlite3.SQLITE_BUSY: Obstacle.HELD,
    sqlite3.SQLITE_LOCKED: Obstacle.HELD,
    sqlite3.SQLITE_PERM: Obstacle.DENIED,
    sqlite3.SQLITE_CANTOPEN: Obstacle.FAILED,
    sqlite3.SQLITE_CORRUPT: Obstacle.DAMAGED,
    sqlite3.SQLITE_NOTADB: Obstacle.DAMAGED,
    sqlite3.SQLITE_IOERR: Obstacle.FAILED,
    sqlite3.SQLITE_NOMEM: Obstacle.FAILED,
    sqlite3.SQLITE_PROTOCOL: Obstacle.FAILED,
    sqlite3.SQLITE_NOLFS: Obstacle.FAILED,
}


def _obstacle_of(error: sqlite3.Error, *, otherwise: Obstacle | None = None) -> Obstacle:
    """Return what `error` means to the player.

    An error that tells of wrong SQL is `otherwise`; where that is None it is this code's own
    fault, and raised again.
    """
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and type(error) is sqlite3.OperationalError:
        return Obstacle.DAMAGED  # Python's own complaint, of text that is not UTF-8
    obstacle = _BY_CODE.get((code or 0) & 0xFF, otherwise)
    if obstacle is None:
        raise error
    return obstacle


_IN_PLAY = "SELECT id FROM matches WHERE result IS NULL"


def _text(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), allow_nan=False)


class Store:
    """Matches, in a file held by this copy of the game, or unsaved for as long as it runs.

    Every method that saves does so in one transaction, which is on the disk when it returns, or
    raises SaveFailed. `seconds_played` is always the play time of the match so far, in seconds,
    not what has been added; a smaller number than the saved one changes nothing. A match that
    is not in play raises LookupError.

    path: the file, None for an unsaved store. behind: why the last action is not saved, None
    while all is.
    """

    def __init__(
        self, connection: sqlite3.Connection, *, path: Path | None, clock: Clock = utc_now
    ) -> None:
        self.path = path
        self.behind: Obstacle | None = None
        self._connection = connection
        self._clock = clock

    @classmethod
    def unsaved(cls, *, clock: Clock = utc_now) -> Store:
        """Return an empty store without a file, which forgets all when it is closed."""
        connection = _connect(":memory:")
        schema.migrate(connection)
        return cls(connection, path=None, clock=clock)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    # -- the match in play

    def begin(self, match: NewMatch, hand: SavedHand) -> int:
        """Save a new match that stands at `hand`; return its id.

        A match still in play is abandoned by it; that it was started stays counted (rules S5).
        """
        row = (
            match.ruleset["name"],
            _text(match.ruleset),
            match.seats,
            _text(match.options),
            _text(match.seed),
            int(match.counted),
            match.level,
            self._now(),
        )
        with self._saving():
            for (open_id,) in self._run(_IN_PLAY).fetchall():
                self._end(open_id, Result.ABANDONED)
            match_id = self._run(
                "INSERT INTO matches (ruleset_name, ruleset, seats, options, seed, counted, level,"
                " started) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                *row,
            ).lastrowid
            assert match_id is not None, "an INSERT has given it an id"  # noqa: S101
            self._put_hand(match_id, hand)
        self.behind = None
        return match_id

    def match_in_play(self) -> int | None:
        """Return the id of the match in play, or None; there is never more than one.

        Raises ReadFailed.
        """
        with self._reading():
            found = self._run(_IN_PLAY).fetchone()
        return None if found is None else int(found[0])

    def open_match(self) -> SavedMatch | None:
        """Return the match in play, or None.

        Raises ReadFailed; with a match_id where that match's record is illegible: `restart_hand`
        may help then, and where it does not only a new match does.
        """
        match_id = self.match_in_play()
        if match_id is None:
            return None
        try:
            with self._reading():
                return self._saved_match(match_id)
        except ReadFailed as failure:
            raise ReadFailed(failure.obstacle, match_id=match_id) from failure

    def append(
        self,
        match_id: int,
        action: Plain,
        *,
        fingerprint: str,
        draft: Plain | None,
        seconds_played: float,
    ) -> None:
        """Save one more action of the hand, the state's fingerprint after it, and the draft.

        When it fails the store is `behind`, and fails at once, until `write_hand` or `begin` has
        caught up: a record with an action missing would not replay.
        """
        text, draft_text = _text(action), _text(draft)
        self._refuse_when_behind()
        with self._keeping_up(), self._saving():
            hand_id = self._hand_id(match_id)
            self._run(
                "INSERT INTO actions (hand, number, action)"
                " SELECT ?, COALESCE(MAX(number) + 1, 0), ? FROM actions WHERE hand = ?",
                *(hand_id, text, hand_id),
            )
            self._run(
                "UPDATE hands SET fingerprint = ?, draft = ? WHERE id = ?",
                *(fingerprint, draft_text, hand_id),
            )
            self._put_seconds(match_id, seconds_played)

    def write_hand(self, match_id: int, hand: SavedHand, *, seconds_played: float) -> None:
        """Save `hand` in the place of what was saved of this match's hand.

        For a hand that begins, with the action that begins it, and for catching up after
        SaveFailed, with all that has been played of it since its snapshot.
        """
        with self._keeping_up(), self._saving():
            self._put_seconds(match_id, seconds_played)
            self._drop_hand(match_id)
            self._put_hand(match_id, hand)

    def save_draft(self, match_id: int, draft: Plain | None) -> None:
        """Save the half-made choice as it stands, None where there is none (rules P4, K5)."""
        text = _text(draft)
        self._refuse_when_behind()
        with self._saving():
            self._run("UPDATE hands SET draft = ? WHERE id = ?", text, self._hand_id(match_id))

    def save_seconds(self, match_id: int, seconds_played: float) -> None:
        """Save the play time, for when the game is left or put down between actions."""
        with self._saving():
            self._put_seconds(match_id, seconds_played)

    def restart_hand(self, match_id: int) -> None:
        """Take the match back to its snapshot, without actions, draft or fingerprint.

        For a record that does not replay; it is kept aside in the database.
        """
        with self._saving():
            hand_id = self._hand_id(match_id)
            self._run("UPDATE hands SET set_aside = ? WHERE id = ?", self._now(), hand_id)
            self._run(
                "INSERT INTO hands (match, snapshot, draft)"
                " SELECT match, snapshot, ? FROM hands WHERE id = ?",
                *(_text(None), hand_id),
            )

    def finish(self, match_id: int, result: Result, *, seconds_played: float) -> bool:
        """End the match; return False, and change nothing, where it has ended already."""
        with self._saving():
            ended = self._end(match_id, result, seconds_played)
        if ended:
            self.behind = None
        return ended

    # -- all matches

    def statistics(self) -> Statistics:
        """Return the statistics over all counted matches (rules S4). Raises ReadFailed."""
        with self._reading():
            rows = self._run(
                "SELECT ruleset_name, seats, level, COUNT(*), SUM(result IS 'win'),"
                " SUM(result IS 'loss'), SUM(result IS 'draw'), SUM(seconds_played)"
                " FROM matches WHERE counted GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
            ).fetchall()
        tallies = (
            Tally(ruleset=r, seats=n, level=v, started=all_, won=won, lost=lost, drawn=drawn)
            for r, n, v, all_, won, lost, drawn, _ in rows
        )
        return Statistics(
            tallies=tuple(tallies), seconds_played=sum((row[-1] for row in rows), 0.0)
        )

    # -- within a transaction

    def _saved_match(self, match_id: int) -> SavedMatch:
        ruleset, seats, options, seed, counted, level, started, seconds_played = self._run(
            "SELECT ruleset, seats, options, seed, counted, level, started, seconds_played"
            " FROM matches WHERE id = ?",
            match_id,
        ).fetchone()
        hand_id = self._hand_id(match_id)
        snapshot, fingerprint, draft = self._run(
            "SELECT snapshot, fingerprint, draft FROM hands WHERE id = ?", hand_id
        ).fetchone()
        actions = self._run("SELECT action FROM actions WHERE hand = ? ORDER BY number", hand_id)
        return SavedMatch(
            match_id=match_id,
            match=NewMatch(
                ruleset=json.loads(ruleset),
                seats=seats,
                level=level,
                seed=json.loads(seed),
                options=json.loads(options),
                counted=bool(counted),
            ),
            hand=SavedHand(
                snapshot=json.loads(snapshot),
                actions=tuple(json.loads(action) for (action,) in actions),
                fingerprint=fingerprint,
                draft=json.loads(draft),
            ),
            started=datetime.fromisoformat(started),
            seconds_played=seconds_played,
        )

    def _hand_id(self, match_id: int) -> int:
        row = self._run(
            "SELECT id FROM hands WHERE match = ? AND set_aside IS NULL", match_id
        ).fetchone()
        if row is None:
            raise LookupError(f"match {match_id} is not in play")
        return int(row[0])

    def _put_hand(self, match_id: int, hand: SavedHand) -> None:
        hand_id = self._run(
            "INSERT INTO hands (match, snapshot, fingerprint, draft) VALUES (?, ?, ?, ?)",
            *(match_id, _text(hand.snapshot), hand.fingerprint, _text(hand.draft)),
        ).lastrowid
        self._connection.executemany(
            "INSERT INTO actions (hand, number, action) VALUES (?, ?, ?)",
            [(hand_id, number, _text(action)) for number, action in enumerate(hand.actions)],
        )

    def _drop_hand(self, match_id: int) -> None:
        in_play = "SELECT id FROM hands WHERE match = ? AND set_aside IS NULL"
        self._run(f"DELETE FROM actions WHERE hand IN ({in_play})", match_id)  # noqa: S608
        self._run("DELETE FROM hands WHERE match = ? AND set_aside IS NULL", match_id)

    def _put_seconds(self, match_id: int, seconds_played: float) -> None:
        changed = self._run(
            "UPDATE matches SET seconds_played = MAX(seconds_played, ?)"
            " WHERE id = ? AND result IS NULL",
            *(seconds_played, match_id),
        ).rowcount
        if not changed:
            raise LookupError(f"match {match_id} is not in play")

    def _end(self, match_id: int, result: Result, seconds_played: float = 0) -> bool:
        ended = self._run(
            "UPDATE matches SET result = ?, ended = ?, seconds_played = MAX(seconds_played, ?)"
            " WHERE id = ? AND result IS NULL",
            *(result.value, self._now(), seconds_played, match_id),
        ).rowcount
        if ended:
            self._drop_hand(match_id)
        return bool(ended)

    # -- how a statement is run, and what its failure becomes

    def _run(self, statement: str, *values: str | float | None) -> sqlite3.Cursor:
        return self._connection.execute(statement, values)

    def _now(self) -> str:
        return self._clock().isoformat(timespec="seconds")

    @contextmanager
    def _saving(self) -> Iterator[None]:
        try:
            self._run("BEGIN IMMEDIATE")
            yield
            self._run("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):  # what is on the disk is the transaction before
                    self._run("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise SaveFailed(_obstacle_of(error)) from error
            raise

    def _refuse_when_behind(self) -> None:
        if self.behind:
            raise SaveFailed(self.behind)

    @contextmanager
    def _keeping_up(self) -> Iterator[None]:
        try:
            yield
        except SaveFailed as failure:
            self.behind = failure.obstacle
            raise
        self.behind = None

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except (ValueError, LookupError) as error:
            raise ReadFailed(Obstacle.DAMAGED) from error
        except sqlite3.Error as error:
            raise ReadFailed(_obstacle_of(error)) from error
