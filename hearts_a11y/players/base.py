"""What a computer player is: one pure function of what its seat sees.

Law of this package: a player is given a SeatView and a number that stands for the match seed, and
answers with an action. It keeps nothing between calls, draws nothing at random, looks no move ahead
and never imagines hidden hands (C1, C3). Equally good cards are told apart by the seed alone (C4).
Cards are valued by the table's points, never by name, so that every ruleset may be played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hearts_a11y.engine.actions import SeatAction
from hearts_a11y.engine.view import SeatView

Choice: TypeAlias = SeatAction
Choose: TypeAlias = Callable[[SeatView, int], Choice]
