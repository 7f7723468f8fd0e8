"""Bulk play: how well one player does against others, over many deals, in worker processes.

Duplicate style: every deal is played once with the first of the field in each seat, the others
following clockwise, so that good cards favour nobody. Where seats play together, the first takes
all those of a side. Every hand is played as a match's first, with the chips of its start and an
empty pool. Sums are whole numbers, so the result is the same for any number of processes.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import rulesets, shuffle
from hearts_a11y.engine.actions import Collect, Play
from hearts_a11y.engine.cards import highest
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.table import lay
from hearts_a11y.environment import chosen_language
from hearts_a11y.players import roster, sparring
from hearts_a11y.printing import print_lines
from hearts_a11y.speech.message import Joined, Message, say

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterable, Mapping, Sequence
    from typing import TextIO

    from hearts_a11y.engine.actions import Deal
    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.state import HandState
    from hearts_a11y.engine.table import Table
    from hearts_a11y.players.base import Choice, Choose

PLAYERS: Final[Mapping[str, Choose]] = {
    **{level.value: roster.chooser(level) for level in Level},
    "random": sparring.random_legal,
    "ducker": sparring.duck,
}

BLOCK: Final = 100  # deals a process takes at a time
MOST_PROCESSES_OF_WINDOWS: Final = 61  # its call that waits for processes takes no more at once
REACH_OF_95_PERCENT: Final = 1.96  # standard errors, for a mean of many
BAD_USAGE: Final = 2


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at the table: how it chooses, and whether it remembers what it passed (C3)."""

    choose: Choose
    remembers_pass: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the ruleset by name, a player's name for each seat, and the seed.

    The first of the field is the one under test.
    """

    ruleset: str
    field: tuple[str, ...]
    seed: str

    def table(self) -> Table:
        """Return the table; raises ValueError where rules and seats do not fit."""
        return lay(rulesets.named(self.ruleset), len(self.field))


@dataclass(slots=True)
class Tally:
    """Sums over deals, in points, or chips won where those are counted.

    hands, plays: how many were played. own, others: of the first of the field with its side, and of
    all others together. gap: what each of the first has more than each other, summed over both.
    Squares are each deal's, summed. moons_for, moons_against: hands in which the first or its side,
    or another, took every point.
    """

    deals: int = 0
    hands: int = 0
    plays: int = 0
    own: int = 0
    own_squares: int = 0
    others: int = 0
    others_squares: int = 0
    gap: int = 0
    gap_squares: int = 0
    moons_for: int = 0
    moons_against: int = 0

    def add(self, more: Tally) -> None:
        """Add the sums of further deals."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(more, each.name))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def fill(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a name for each seat: the last one repeats, what is too much is left out."""
    return (names + names[-1:] * seats)[:seats]


def seated(name: str, table: Table) -> Seated:
    """Return the player called `name`; raises KeyError where there is none."""
    return Seated(PLAYERS[name], name in table.ruleset.pass_memory)


def play_hand(
    table: Table, number: int, dealt: Deal, players: Sequence[Seated], *, seed: int
) -> HandState:
    """Return hand `number` played to its end. A seat with a single legal card is not asked."""
    purse = [table.ruleset.chips] * table.seats if table.ruleset.asks_for_totals else ()
    state = deal(table, number, dealt, purse=purse)
    collect, tricks, over = Collect(), Phase.TRICKS, Phase.OVER

    def choice(seat: Seat) -> Choice:
        player = players[seat]
        view = hands.view(state, seat, remembers_pass=player.remembers_pass)
        return player.choose(view, seed)

    while state.phase is not over:
        turn, legal = state.turn, state.legal
        if turn is not None:
            is_forced = legal and not legal & (legal - 1)
            action = Play(turn, highest(legal)) if is_forced else choice(turn)
            hands.apply(state, action)
        elif state.phase is tricks:
            hands.apply(state, collect)
        else:
            for seat in range(table.seats):
                hands.apply(state, choice(seat))
    return state


def play_deal(plan: Plan, number: int) -> Tally:
    """Return the sums of deal `number` (from 1), played with the first in each seat."""
    table = plan.table()
    field = [seated(name, table) for name in plan.field]
    dealt = shuffle.deal(table, plan.seed, number)
    seed = shuffle.number_of(plan.seed)
    friends = len(table.side(0))
    tally = Tally(deals=1, hands=table.seats // friends)
    for seat in range(tally.hands):
        players = field[-seat:] + field[:-seat]
        for friend in table.side(seat):
            players[friend] = field[0]
        state = play_hand(table, number, dealt, players, seed=seed)
        scores = state.scores or ()
        own = sum(scores[friend] for friend in table.side(seat))
        tally.plays += state.gone.bit_count()
        tally.own += own
        tally.others += sum(scores) - own
        tally.moons_for += seat in state.slam
        tally.moons_against += bool(state.slam) and seat not in state.slam
    tally.gap = (table.seats - friends) * tally.own - friends * tally.others
    tally.own_squares = tally.own**2
    tally.others_squares = tally.others**2
    tally.gap_squares = tally.gap**2
    return tally


def play_deals(plan: Plan, numbers: range) -> Tally:
    """Return the sums of several deals."""
    tally = Tally()
    for number in numbers:
        tally.add(play_deal(plan, number))
    return tally


def play(plan: Plan, deals: int, *, jobs: int) -> Tally:
    """Return the sums of deals 1 to `deals`, shared out to `jobs` processes, or to fewer."""
    if jobs == 1:
        return play_deals(plan, range(1, deals + 1))
    blocks = [range(start, min(start + BLOCK, deals + 1)) for start in range(1, deals + 1, BLOCK)]
    tally = Tally()
    processes = min(jobs, len(blocks))
    if sys.platform == "win32":
        processes = min(processes, MOST_PROCESSES_OF_WINDOWS)
    # Spawned, not forked: the same everywhere, and the same as in a process of its own.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as workers:
        for part in workers.map(partial(play_deals, plan), blocks):
            tally.add(part)
    return tally


def estimate(total: int, squares: int, *, deals: int, share: int) -> Estimate:
    """Return the mean over deals of one `share`th of a sum; `squares` is the sum of its squares."""
    mean = total / deals
    variance = (squares - total * mean) / (deals - 1) if deals > 1 else 0.0
    reach = REACH_OF_95_PERCENT * sqrt(variance / deals)
    return Estimate(mean / share, (mean - reach) / share, (mean + reach) / share)


def report(plan: Plan, tally: Tally, *, seconds: float) -> dict[str, Any]:
    """Return what was found, as plain data.

    unit: what is counted, points or chips. difference: what a seat of the first's side has a hand
    less what another has; negative where the first is better, or positive in chips. Moons are a
    share of the hands; seconds are those the play took.
    """
    seats, table = len(plan.field), plan.table()
    friends = len(table.side(0))
    others = (seats - friends) * seats // friends
    interval = partial(estimate, deals=tally.deals)
    return {
        "field": list(plan.field),
        "ruleset": plan.ruleset,
        "seats": seats,
        "unit": "chips" if table.ruleset.is_counted_in_chips else "points",
        "seed": plan.seed,
        "deals": tally.deals,
        "hands": tally.hands,
        "difference": asdict(interval(tally.gap, tally.gap_squares, share=friends * others)),
        "points": asdict(interval(tally.own, tally.own_squares, share=seats)),
        "points_of_others": asdict(interval(tally.others, tally.others_squares, share=others)),
        "moons_for": tally.moons_for / tally.hands,
        "moons_against": tally.moons_against / tally.hands,
        "plays": tally.plays,
        "seconds": seconds,
        "plays_per_second": tally.plays / seconds,
    }


def messages(found: Mapping[str, Any]) -> Iterable[Message]:
    """Yield a report's lines."""
    player = found["field"][0]
    names = tuple(say("cli-value", value=name) for name in found["field"])
    yield say("simulate-field", values=Joined(names))
    yield say("simulate-size", hands=found["hands"], deals=found["deals"])
    in_chips = "-chips" if found["unit"] == "chips" else ""
    yield _interval(f"simulate-points{in_chips}", player, found["points"])
    yield _interval(f"simulate-others{in_chips}", player, found["points_of_others"])
    yield _interval(f"simulate-difference{in_chips}", player, found["difference"])
    yield say(
        "simulate-moons",
        player=player,
        own=f"{100 * found['moons_for']:.1f}",
        others=f"{100 * found['moons_against']:.1f}",
    )
    yield say("simulate-speed", n=round(found["plays_per_second"]))


def _interval(message_id: str, player: str, found: Mapping[str, float]) -> Message:
    return Message(
        message_id, {"player": player, **{name: f"{value:.2f}" for name, value in found.items()}}
    )


def add_arguments(parser: ArgumentParser) -> None:
    """Add what `simulate` understands; each `help` is the id of a wording."""
    add = parser.add_argument
    add("--field", type=_names, default=("strong", "normal"), help="cli-simulate-field")
    add("--ruleset", choices=rulesets.names(), help="cli-simulate-ruleset")
    add("--seats", type=_count, help="cli-simulate-seats")
    add("--deals", type=_count, default=1000, help="cli-simulate-deals")
    add("--seed", default="1", help="cli-simulate-seed")
    add("--jobs", type=_count, default=os.cpu_count() or 1, help="cli-simulate-jobs")
    add("--json", action="store_true", help="cli-simulate-json")


def run(namespace: Namespace) -> int:
    """Play and tell; return the exit status: 1 if it could not be told, 2 if the seats do not fit.

    The text goes to standard output, a complaint to standard error.
    """
    ruleset = rulesets.named(namespace.ruleset or rulesets.names()[0])
    seats = namespace.seats or ruleset.usual_seats
    plan = Plan(ruleset.name, fill(namespace.field, seats), namespace.seed)
    try:
        plan.table()
    except ValueError:
        fitting = {"least": ruleset.fewest_seats, "most": ruleset.most_seats}
        complaint = say("cli-no-such-seats", value=seats, **fitting)
        _tell([complaint], namespace.lang, sys.stderr)
        return BAD_USAGE
    began = perf_counter()
    tally = play(plan, namespace.deals, jobs=namespace.jobs)
    found = report(plan, tally, seconds=perf_counter() - began)
    if namespace.json:
        return _tell([say("cli-value", value=json.dumps(found))], namespace.lang, sys.stdout)
    return _tell(messages(found), namespace.lang, sys.stdout)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    unknown = set(names) - set(PLAYERS)
    if unknown:
        raise ValueError(f"no such players: {unknown}")
    return names


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise ValueError(f"{count} is below 1")
    return count


def _tell(lines: Iterable[Message], lang: str | None, stream: TextIO | None) -> int:
    # Not wrapped: another program may read these lines.
    return print_lines(lines, chosen_language(lang, None), stream, width=lambda: None)
