"""Every way to play tiny hands, counted by the engine and by the reference."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine.actions import Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import cards_of, parse
from hearts_a11y.engine.phases.deal import deal
from hearts_a11y.engine.ruleset import HOLD, RuleSet
from hearts_a11y.engine.table import Table, lay
from tests.engine import playing
from tests.reference import rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.engine.state import HandState

# Packs in which clubs run out early, the queen can be caught, and hearts can be all that is left.
PACKS = {
    (3, 2): "2C 3C KS QS 2H 3H",
    (4, 2): "2C 3C QS KS 2H 3H 4H 2D",
    (3, 3): "2C 3C 4D QS AS 2H 3H 4H 5H",
    (4, 3): "2C 5C AC 4D 8D QS KS 2S 2H 3H 4H 5H",
    (4, 4): "2C 5C 9C AC 4D 8D TD QS KS 2S 3S 2H 3H 4H 5H 6H",
}


def laid(pack: list[str], seats: int, **changes: int | tuple[int, ...]) -> Table:
    """Return the table of the default rules with this pack."""
    fields: dict[str, int | tuple[int, ...]] = {"pass_cycle": (HOLD,), **changes}
    ruleset = RuleSet(
        name="tiny",
        fewest_seats=seats,
        most_seats=seats,
        removed=playing.TABLE.cards & ~playing.cards(pack),
        strip_order=(),
        **fields,  # type: ignore[arg-type]
    )
    return lay(ruleset, seats)


def all_deals(pack: list[str], seats: int) -> Iterator[list[list[str]]]:
    """Yield every way to share out the pack."""
    if seats == 1:
        yield [pack]
        return
    for hand in combinations(pack, len(pack) // seats):
        rest = [card for card in pack if card not in hand]
        for others in all_deals(rest, seats - 1):
            yield [list(hand), *others]


def count(state: HandState) -> Counter[tuple[int, ...]]:
    """Return how many ways the hand can be played out, by what each way costs the seats."""
    if state.scores is not None:
        return Counter([state.scores])
    if state.is_trick_full():
        return count(doors.after(state, Collect()))
    assert state.turn is not None
    ways: Counter[tuple[int, ...]] = Counter()
    for card in cards_of(state.legal):
        ways += count(doors.after(state, Play(state.turn, card)))
    return ways


def compare(table: Table, hands: list[list[str]]) -> int:
    """Count the deal in both; return in how many ways it can be played."""
    state = deal(table, 1, Deal(tuple(map(playing.cards, hands))))
    ways = count(state)
    assert ways == rules.count_hands(rules.Hand(hands, playing.shown(table.cards).split()))
    return ways.total()


def some_deals(pack: list[str], seats: int, number: int) -> Iterator[list[list[str]]]:
    """Yield that many random deals of the pack."""
    random = Random(f"{seats} {len(pack)}")
    size = len(pack) // seats
    for _ in range(number):
        shuffled = random.sample(pack, len(pack))
        yield [shuffled[place : place + size] for place in range(0, len(pack), size)]


@pytest.mark.parametrize(
    ("seats", "size", "number", "ways"),
    [
        (3, 3, 60, 460),
        (4, 2, 120, 287),
        (4, 3, 12, 150),
        pytest.param(4, 3, 200, 4986, marks=pytest.mark.slow),
        pytest.param(4, 4, 60, 42818, marks=pytest.mark.slow),
    ],
)
def test_every_play_of_some_deals(seats: int, size: int, number: int, ways: int) -> None:
    pack = PACKS[seats, size].split()
    table = laid(pack, seats)
    assert sum(compare(table, hands) for hands in some_deals(pack, seats, number)) == ways


@pytest.mark.parametrize(
    ("seats", "size", "deals", "ways"),
    [
        (3, 2, 90, 144),
        pytest.param(3, 3, 1680, 17568, marks=pytest.mark.slow),
        pytest.param(4, 2, 2520, 5760, marks=pytest.mark.slow),
    ],
)
def test_every_play_of_every_deal(seats: int, size: int, deals: int, ways: int) -> None:
    pack = PACKS[seats, size].split()
    table = laid(pack, seats)
    counts = [compare(table, hands) for hands in all_deals(pack, seats)]
    assert (len(counts), sum(counts)) == (deals, ways)


@pytest.mark.parametrize(("towards", "offset"), [("left", 1), ("right", -1)])
def test_every_pass_of_one_card_and_every_play_after_it(towards: str, offset: int) -> None:
    pack = PACKS[3, 2].split()
    table = laid(pack, 3, pass_count=1, pass_cycle=(offset,))
    ways = 0
    for hands in list(all_deals(pack, 3))[::3]:
        for given in product(*hands):
            state = deal(table, 1, Deal(tuple(map(playing.cards, hands))))
            for seat, card in enumerate(given):
                doors.apply(state, Pass(seat, (parse(card),)))
            after = rules.after_passing(hands, [[card] for card in given], towards, count=1)
            assert state.hands == list(map(playing.cards, after))
            counted_here = count(state)
            assert counted_here == rules.count_hands(rules.Hand(after, pack))
            ways += counted_here.total()
    assert ways == 378
