"""What a computer player's choice costs, and how fast whole hands are played in bulk.

`python -m tests.bench.bench_players [HANDS]` reports; nothing here passes or fails.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median, quantiles
from time import process_time, thread_time
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine import shuffle
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets import named
from hearts_a11y.engine.table import lay
from hearts_a11y.simulate import Seated, play_hand, seated
from tests.bench.bench_engine import HANDS as RANDOM_HANDS
from tests.bench.bench_engine import play_engine

if TYPE_CHECKING:
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice

HANDS: Final = 200
TABLE: Final = lay(named("standard"), 4)
PLAYS_A_HAND: Final = 52


def milliseconds_of_choices(level: Level, hands: int) -> list[float]:
    """Return what each choice of a level costs the processor, where there is one to make."""
    choose, costs = seated(level, TABLE).choose, []

    def timed(view: SeatView, seed: int) -> Choice:
        began = thread_time()
        choice = choose(view, seed)
        costs.append((thread_time() - began) * 1000)
        return choice

    for number in range(1, hands + 1):
        dealt = shuffle.deal(TABLE, "bench", number)
        play_hand(TABLE, number, dealt, [Seated(timed, remembers_pass=False)] * 4, seed=1)
    return costs


def plays_a_second(name: str, hands: int) -> float:
    """Return how many cards a second are played, all seats alike, by the processor's time."""
    players = [seated(name, TABLE)] * 4
    deals = [shuffle.deal(TABLE, "bench", number) for number in range(1, hands + 1)]
    began = process_time()
    for number, dealt in enumerate(deals, start=1):
        play_hand(TABLE, number, dealt, players, seed=1)
    return hands * PLAYS_A_HAND / (process_time() - began)


def random_plays_a_second() -> float:
    """Return the same for the engine's own random play, no player and no view in it."""
    began = process_time()
    play_engine(Random(1).random)
    return RANDOM_HANDS * PLAYS_A_HAND / (process_time() - began)


def main() -> None:
    """Write the cost of choices, then cards a second in bulk beside random play."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    for level in Level:
        costs = milliseconds_of_choices(level, hands)
        slow = quantiles(costs, n=100)[-1]
        sys.stdout.write(
            f"choice of {level.value}: median {median(costs):.3f} ms, "
            f"99th percentile {slow:.3f} ms, of {len(costs)}\n"
        )
    for level in Level:
        pairs = [(plays_a_second(level, hands // 10), random_plays_a_second()) for _ in range(10)]
        share = median(own / chance for own, chance in pairs)
        sys.stdout.write(
            f"bulk of {level.value}: {median(own for own, _ in pairs):.0f} cards a second, "
            f"{share:.2f} of random play\n"
        )


if __name__ == "__main__":
    main()
