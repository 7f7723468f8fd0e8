"""The engine beside OpenSpiel's Hearts, in C++ with a Python interface: random play.

`python -m tests.bench.bench_engine [ROUNDS]` reports; nothing here passes or fails. Both play in
one process, turn about, from deals made before the clock runs, and each round is timed by the
processor's time. OpenSpiel can be asked for its legal cards in two ways, as a list of them and as
a mask with a place for every card; and the deal can be put on the table card by card, or drawn
from the chances it offers. Without OpenSpiel (the extra `oracle`) the engine is told alone.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hearts_a11y.engine import hand, shuffle
from hearts_a11y.engine.actions import Collect, Play
from hearts_a11y.engine.cards import nth
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.rulesets import named
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import lay

if TYPE_CHECKING:
    from collections.abc import Callable

    Draw: TypeAlias = Callable[[], float]
    Game: TypeAlias = Callable[[Draw], None]

HANDS: Final = 60
ROUNDS: Final = 30
NO_PASS: Final = 4
"""The number of a hand without a pass."""

TABLE: Final = lay(named("standard"), 4)
DEALS: Final = [shuffle.deal(TABLE, str(number), NO_PASS) for number in range(HANDS)]
ORDERS: Final = [Random(number).sample(range(52), 52) for number in range(HANDS)]


def play_engine(draw: Draw) -> None:
    """Play every deal: the legal mask, its k-th bit, apply; no events."""
    collect, over = Collect(), Phase.OVER
    for dealt in DEALS:
        state = deal(TABLE, NO_PASS, dealt)
        while state.phase is not over:
            seat = state.turn
            if seat is None:
                hand.apply(state, collect)
            else:
                legal = state.legal
                card = nth(legal, int(draw() * legal.bit_count()))
                hand.apply(state, Play(seat, card))


class OpenSpiel:
    """The same, with `game` of OpenSpiel, in three ways."""

    def __init__(self, game: Any) -> None:  # noqa: ANN401 - it ships no types
        self._game = game

    def by_list(self, draw: Draw) -> None:
        """Ask for a list of the legal cards."""
        for order in ORDERS:
            state = self._dealt(order)
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])

    def by_mask(self, draw: Draw) -> None:
        """Ask for the legal mask, a place for every card, and take its k-th set one."""
        for order in ORDERS:
            state = self._dealt(order)
            while not state.is_terminal():
                mask = state.legal_actions_mask()
                legal = [card for card, is_legal in enumerate(mask) if is_legal]
                state.apply_action(legal[int(draw() * len(legal))])

    def by_chance(self, draw: Draw) -> None:
        """Draw the deal from the chances that are offered, then ask for lists."""
        for _ in ORDERS:
            state = self._dealt([])
            while not state.is_terminal():
                if state.is_chance_node():
                    legal = [card for card, _ in state.chance_outcomes()]
                else:
                    legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])

    def _dealt(self, order: list[int]) -> Any:  # noqa: ANN401
        state = self._game.new_initial_state()
        state.apply_action(0)  # the direction of the pass: none
        for card in order:
            state.apply_action(card)
        return state


def timed(play: Game, seed: int) -> float:
    """Return the processor's seconds that one round takes."""
    draw = Random(seed).random
    began = process_time()
    play(draw)
    return process_time() - began


def main() -> None:
    """Write hands a second of each, and the engine's share of OpenSpiel's."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    plays: dict[str, Game] = {"engine": play_engine}
    try:
        import pyspiel  # noqa: PLC0415 - an extra
    except ImportError:
        sys.stdout.write("OpenSpiel is not installed: the extra `oracle` brings it\n")
    else:
        theirs = OpenSpiel(pyspiel.load_game("hearts(pass_cards=False,qs_breaks_hearts=False)"))
        plays |= {
            "OpenSpiel, legal list": theirs.by_list,
            "OpenSpiel, legal mask": theirs.by_mask,
            "OpenSpiel, deal by chance, legal list": theirs.by_chance,
        }
    seconds: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(rounds):
        for name, play in plays.items():
            seconds[name].append(timed(play, number))
    for name, spent in seconds.items():
        shares = [its / own for own, its in zip(seconds["engine"], spent, strict=True)]
        sys.stdout.write(
            f"{name}: {HANDS / median(spent):.0f} hands a second, {HANDS / min(spent):.0f} at best;"
            f" engine {median(shares):.2f} of it\n"
        )


if __name__ == "__main__":
    main()
