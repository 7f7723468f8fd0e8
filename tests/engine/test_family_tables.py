"""The family's rulesets laid out: packs, hands, cycles, values, ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets, shuffle
from hearts_a11y.engine.cards import text, texts
from hearts_a11y.engine.ruleset import Level, PassCycle
from hearts_a11y.engine.rulesets.bases import MODERN, PLAIN
from hearts_a11y.engine.table import lay
from tests.engine import family, playing

if TYPE_CHECKING:
    from hearts_a11y.engine.ruleset import RuleSet

EVEN = {3: "2C", 4: "", 5: "2C 2D", 6: "2C 3C 2D 2S"}
OPENINGS = {3: "3C", 4: "2C", 5: "3C", 6: "4C"}
ROUND = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 4, 2, 3, 0), 6: (1, 5, 2, 4, 3, 0)}
OWN_PACKS = {"black-maria", "cancellation", "domino", "heartsette", "joker"}
TOTALS = {
    "hoyle-1887": 13,
    "eagle-14": 104,
    "eagle-5": 23,
    "basic": 13,
    "black-jack": 23,
    "black-maria": 43,
    "cancellation": 52,
    "chasse-coeur": 64,
    "domino": 13,
    "greek-phillips": 149,
    "greek-maguire": 104,
    "greek-parlett": 104,
    "heartsette": 13,
    "joker": 13,
    "royal": 39,
    "spot": 104,
}


def missing(ruleset: RuleSet, seats: int) -> str:
    """Return the cards of the whole pack that are not in play."""
    return " ".join(texts(playing.TABLE.cards & ~lay(ruleset, seats).cards))


@pytest.mark.parametrize(
    ("name", "seats"), [each for each in family.TABLES if each[0] not in OWN_PACKS]
)
def test_the_pack_is_stripped_evenly_and_no_card_that_counts_goes(name: str, seats: int) -> None:
    table = lay(rulesets.named(name), seats)
    assert missing(table.ruleset, seats) == EVEN[seats]
    assert table.hand_size * seats == len(table.deck)
    assert table.rest_size == 0
    counted = table if name != "auction" else lay(table.ruleset, seats, named=3)
    assert counted.total == (13 if name == "auction" else TOTALS.get(name, 26))


@pytest.mark.parametrize(
    ("name", "seats", "gone", "size", "rest", "total"),
    [
        ("black-maria", 3, "2C", 17, 0, 43),
        ("black-maria", 4, "", 13, 0, 43),
        ("black-maria", 5, "2C 2S", 10, 0, 43),
        ("black-maria", 6, "2C 2D 2S 2H", 8, 0, 42),
        ("cancellation", 6, "", 17, 2, 52),
        ("cancellation", 7, "", 14, 6, 52),
        ("cancellation", 8, "", 13, 0, 52),
        ("cancellation", 9, "", 11, 5, 52),
        ("cancellation", 10, "", 10, 4, 52),
        ("cancellation", 11, "", 9, 5, 52),
        ("domino", 2, "", 6, 40, 13),
        ("domino", 4, "", 6, 28, 13),
        ("domino", 7, "", 6, 10, 13),
        ("heartsette", 3, "2S", 16, 3, 13),
        ("heartsette", 4, "2S", 12, 3, 13),
        ("heartsette", 5, "", 10, 2, 13),
        ("heartsette", 6, "", 8, 4, 13),
        ("joker", 3, "", 18, 0, 13),
        ("joker", 4, "2C 2D", 13, 0, 13),
        ("joker", 5, "2C 3C 2D 2S", 10, 0, 13),
        ("joker", 6, "", 9, 0, 13),
    ],
)
def test_packs_of_their_own(
    name: str, seats: int, gone: str, size: int, rest: int, total: int
) -> None:
    table = lay(rulesets.named(name), seats)
    assert missing(table.ruleset, seats) == gone
    assert (table.hand_size, table.rest_size, table.total) == (size, rest, total)


@pytest.mark.parametrize("jokers", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_any_number_of_jokers_deals_out_and_no_heart_goes(jokers: int, seats: int) -> None:
    joker = rulesets.switched("joker", {"jokers": str(jokers)})
    table = lay(joker, seats)
    assert table.hand_size * seats == len(table.deck)
    assert table.total == 13
    assert sum(text(each)[1] == "X" for each in table.deck) == jokers


@pytest.mark.parametrize(
    "name", ["black-lady", "basic", "omnibus", "omnibus-jack", "greek-parlett"]
)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_pass_goes_round(name: str, seats: int) -> None:
    assert lay(rulesets.named(name), seats).offsets == ROUND[seats]


def test_four_seats_pass_round_as_standard_does() -> None:
    round_four = replace(MODERN, pass_cycle=PassCycle.ROUND)
    assert lay(round_four, 4).offsets == lay(rulesets.named("standard"), 4).offsets


@pytest.mark.parametrize(("seats", "offsets"), [(3, (1, 2)), (4, (1, 2, 3)), (5, (1, 2, 3, 4))])
def test_royal_passes_without_a_hold(seats: int, offsets: tuple[int, ...]) -> None:
    assert lay(rulesets.named("royal"), seats).offsets == offsets


@pytest.mark.parametrize(
    ("name", "offset"),
    [
        ("black-jack", 1),
        ("discard-1909", 1),
        ("black-lady-1950", 1),
        ("black-maria", -1),
        ("greek-phillips", -1),
        ("greek-culbertson", -1),
        ("greek-maguire", 1),
    ],
)
@pytest.mark.parametrize("seats", [3, 6])
def test_three_cards_always_pass_one_way(name: str, offset: int, seats: int) -> None:
    state = playing.hand_of(family.begun(rulesets.named(name), seats, name))
    assert (state.offset, state.table.ruleset.pass_count) == (offset % seats, 3)
    assert {state.table.offset(number) for number in range(1, 9)} == {offset % seats}


@pytest.mark.parametrize(
    "name",
    [
        *("hoyle-1887", "eagle-14", "eagle-5", "auction", "cancellation"),
        *("chasse-coeur", "domino", "heartsette", "joker", "spot"),
    ],
)
def test_nothing_passes(name: str) -> None:
    ruleset = rulesets.named(name)
    for seats in family.seat_counts(ruleset):
        assert playing.hand_of(family.begun(ruleset, seats, name)).offset == 0


@pytest.mark.parametrize(("name", "seats"), family.TABLES)
def test_the_lowest_club_opens_or_the_dealers_left_does(name: str, seats: int) -> None:
    table = lay(rulesets.named(name), seats)
    if table.ruleset.has_dealer and name != "partners-slam":
        assert table.opening is None
    else:
        assert text(table.opening or 0) == OPENINGS[seats]


def test_the_first_dealer_is_drawn_apart_from_the_cards() -> None:
    plain = lay(replace(PLAIN, fewest_seats=4), 4)
    deals = [shuffle.deal(plain, f"seed {number}", 1) for number in range(40)]
    assert {each.dealer for each in deals} == {0, 1, 2, 3}
    standard = lay(rulesets.named("standard"), 4)
    for number, each in enumerate(deals):
        same = shuffle.deal(standard, f"seed {number}", 1)
        assert (same.hands, same.dealer) == (each.hands, None)


def test_the_deal_goes_round_to_the_left() -> None:
    table = lay(rulesets.named("spot"), 5)
    dealers = [shuffle.deal(table, "a seed", number).dealer for number in range(1, 8)]
    assert [(each or 0) - (dealers[0] or 0) for each in dealers] == [
        (number + (dealers[0] or 0)) % 5 - (dealers[0] or 0) for number in range(7)
    ]


@pytest.mark.parametrize(
    ("name", "seats", "deals"),
    [
        *(("spot", seats, deals) for seats, deals in ((3, 9), (4, 8), (5, 10), (6, 12))),
        ("basic", 4, 8),
        ("chasse-coeur", 5, 10),
        ("greek-phillips", 3, 9),
        ("greek-maguire", 4, 8),
        ("greek-parlett", 6, 12),
        ("heartsette", 3, 9),
        ("joker", 6, 12),
    ],
)
def test_everybody_deals_equally_often(name: str, seats: int, deals: int) -> None:
    assert played_hands(rulesets.named(name), seats) == deals


def played_hands(ruleset: RuleSet, seats: int) -> int:
    """Return how many hands a match has in which nobody takes anything."""
    match = matches.begin(ruleset, seats, level=Level.NORMAL, seed="whatever")
    while not match.is_over():
        family.finish_hand(match, [0] * seats)
    return match.number


@pytest.mark.parametrize(("seats", "deals"), [(3, 24), (4, 24), (5, 25), (6, 24)])
def test_chips_are_played_for_24_deals_and_a_round(seats: int, deals: int) -> None:
    assert played_hands(rulesets.named("hoyle-1887"), seats) == deals


@pytest.mark.parametrize(
    ("name", "reach"),
    [
        *((name, 100) for name in ("black-jack", "black-lady", "discard-1909", "black-lady-1950")),
        *((name, 100) for name in ("black-maria", "cancellation", "greek-culbertson")),
        *((name, 100) for name in ("omnibus", "omnibus-jack", "partners-solo", "partners-slam")),
        ("partners-team", 200),
        ("domino", 31),
        ("royal", 101),
    ],
)
def test_a_total_ends_the_match(name: str, reach: int) -> None:
    ruleset = rulesets.named(name)
    assert (ruleset.reach, ruleset.least_deals) == (reach, 0)
