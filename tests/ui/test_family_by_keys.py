"""Every game of the family is played by keys to the end of a hand, asked everything on the way."""

from __future__ import annotations

import re

import pytest

from hearts_a11y.engine import rulesets
from hearts_a11y.ui.matches import allowed_seats
from hearts_a11y.ui.play import TableScreen
from tests.ui.player import key_at_table
from tests.ui.room import Room

QUESTIONS = [*"hclssqpwtrei", "<", ",", ".", ">"]
MOST_KEYS = 400


def tables() -> list[tuple[str, int]]:
    """Return each ruleset at its fewest and its most seats."""
    found = []
    for name in rulesets.names():
        seats = allowed_seats(rulesets.named(name))
        found += [(name, each) for each in sorted({seats[0], seats[-1]})]
    return found


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_hand_is_played_by_keys(name: str, seats: int) -> None:
    room = Room(ruleset=name, seats=seats, language="ja" if seats % 2 else "en", pace=0)
    table = room.begin(f"{name} {seats}")
    for pressed in range(MOST_KEYS):
        room.wait()
        if pressed % 11 == 0:
            assert all(room.press(*QUESTIONS))
        if pressed % 29 == 0:
            room.press("z", "enter")
            assert isinstance(room.desk.top, TableScreen)
            table = room.desk.top
        if table._session.is_hand_over():
            break
        key = key_at_table(table)
        if key is not None:
            assert room.press(key)
    assert table._session.is_hand_over()
    assert room.press("t")[0] in {"Space deals hand 2", "スペースでハンド2へ"}
    # Whatever has no words, or is below nothing and not said in them, would show.
    assert [line for line in room.heard.lines if re.search(r"-|None(?! selected)", line)] == []
