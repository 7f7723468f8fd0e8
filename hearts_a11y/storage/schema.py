"""The tables of the database, one step a version, oldest first.

Law of this file: a step that has been released is never edited; a change is a further step.
The file's user_version says how many steps it has taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

APPLICATION_ID = 0x48543131
"""What marks a SQLite file as this game's ("HT11" in its header)."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # Matches stay for ever: statistics are a query over them. seed, ruleset and options are
        # JSON; counted is 0 where the player chose the seed; result is NULL while in play.
        """
        CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            ruleset_name TEXT NOT NULL,
            ruleset TEXT NOT NULL,
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            seed TEXT NOT NULL,
            counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
            level TEXT NOT NULL,
            started TEXT NOT NULL,
            ended TEXT,
            result TEXT CHECK (result IN ('win', 'loss', 'draw', 'abandoned')),
            seconds_played REAL NOT NULL DEFAULT 0
        )
        """,
        "CREATE UNIQUE INDEX one_match_in_play ON matches (result IS NULL) WHERE result IS NULL",
        # The hand in play, and hands that did not replay (set_aside says when), kept to be
        # looked into. snapshot and draft are JSON.
        """
        CREATE TABLE hands (
            id INTEGER PRIMARY KEY,
            match INTEGER NOT NULL REFERENCES matches (id),
            snapshot TEXT NOT NULL,
            fingerprint TEXT,
            draft TEXT NOT NULL,
            set_aside TEXT
        )
        """,
        "CREATE UNIQUE INDEX one_hand_in_play ON hands (match) WHERE set_aside IS NULL",
        """
        CREATE TABLE actions (
            hand INTEGER NOT NULL REFERENCES hands (id),
            number INTEGER NOT NULL,
            action TEXT NOT NULL,
            PRIMARY KEY (hand, number)
        ) WITHOUT ROWID
        """,
    ),
)


def version_of(connection: sqlite3.Connection) -> int:
    """Return how many of the steps the database has taken."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Return whether the database holds something, and not this game's."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    return bool(tables) and application != APPLICATION_ID


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that are missing, all or none; raises sqlite3.Error where one fails.

    The connection must be in autocommit mode.
    """
    version = version_of(connection)
    if version == len(MIGRATIONS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in (each for step in MIGRATIONS[version:] for each in step):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    # The version reaches the file itself now, where an older copy of the game looks for it.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
