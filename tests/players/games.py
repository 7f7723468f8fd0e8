"""Whole hands played by the computer players, decision by decision.

Run as a program it prints one line for each level: a digest of all it chose. It needs nothing but
the engine and the players, so that any Python can run it: `python -m tests.players.games HANDS`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.actions import Collect
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets import named
from hearts_a11y.engine.state import HandState, Phase
from hearts_a11y.engine.table import lay
from hearts_a11y.players import roster

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.engine.actions import HandAction
    from hearts_a11y.engine.cards import Seat

SEED = "decisions"
TABLE = lay(named("standard"), 4)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose, and the state in which it did."""

    state: HandState
    seat: Seat
    action: HandAction


def decisions(level: Level, number: int) -> Iterator[Decision]:
    """Yield every decision of hand `number`, all seats at one level."""
    choose, seed = roster.chooser(level), shuffle.number_of(SEED)
    state = deal(TABLE, number, shuffle.deal(TABLE, SEED, number))
    while state.phase is not Phase.OVER:
        if state.is_trick_full():
            hands.apply(state, Collect())
            continue
        for seat in range(4) if state.turn is None else (state.turn,):
            action = choose(hands.view(state, seat, remembers_pass=False), seed)
            yield Decision(state.copy(), seat, action)
            hands.apply(state, action)


def digest(level: Level, count: int) -> str:
    """Return a digest of every choice in hands 1 to `count`."""
    chosen = [repr(each.action) for n in range(1, count + 1) for each in decisions(level, n)]
    return blake2b("\n".join(chosen).encode(), digest_size=8).hexdigest()


def digests(count: int) -> list[str]:
    """Return a digest for each level."""
    return [digest(level, count) for level in Level]


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(int(sys.argv[1]))) + "\n")
