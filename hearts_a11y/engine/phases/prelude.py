"""What a hand has between the deal and its tricks, opened one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from hearts_a11y.engine.phases import auction, declaration, trick
from hearts_a11y.engine.ruleset import Prelude
from hearts_a11y.engine.state import Phase

if TYPE_CHECKING:
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.state import HandState


def open_next(state: HandState, emit: Emit | None = None) -> None:
    """Open the next prelude that this hand has, or the tricks after the last.

    Emits what opening brings about.
    """
    preludes = state.table.ruleset.preludes
    while state.phase is Phase.BETWEEN and state.step < len(preludes):
        prelude = preludes[state.step]
        state.step += 1
        match prelude:
            case Prelude.EXCHANGE:
                if state.offset:
                    state.phase = Phase.EXCHANGE
            case Prelude.AUCTION:
                auction.open_bidding(state, emit)
            case Prelude.GENERAL | Prelude.SLAM_BID:
                declaration.open_round(state)
            case _:
                assert_never(prelude)
    if state.phase is Phase.BETWEEN:
        trick.open_first(state, emit)
