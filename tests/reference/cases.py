"""The writer of tests/cases/hands.jsonl: one or more positions for each known kind of fault.

Run as `python -m tests.reference.cases`. Each row is the first position that fits its kind among
deals made and played by tests.reference.deals; what must hold in it is the reference's word.
"""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from tests.reference import deals
from tests.reference.rules import Hand, points, suit, taker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.reference.deals import Deal

FILE = Path(__file__).parents[1] / "cases" / "hands.jsonl"


@dataclass(frozen=True)
class Position:
    """A hand stopped before a play, or at its end, and what the fault is about in it."""

    deal: Deal
    hand: Hand

    @property
    def held(self) -> list[str]:
        """The cards of the seat whose turn it is."""
        return self.hand.hands[self.hand.turn()]

    @property
    def over(self) -> list[list[tuple[int, str]]]:
        """The tricks that are over."""
        return self.hand.tricks()[:-1]

    @property
    def trick(self) -> list[tuple[int, str]]:
        """The trick on the table."""
        return self.hand.tricks()[-1]

    @property
    def played(self) -> list[str]:
        """Every card played so far, in order."""
        return [card for _, card in self.hand.plays]

    @property
    def ends(self) -> bool:
        """Whether no card is left to play."""
        return self.hand.is_over()

    @property
    def leads(self) -> bool:
        """Whether a trick after the first is about to be led."""
        return not self.ends and bool(self.over) and not self.trick

    @property
    def unbroken(self) -> bool:
        """Whether no heart has been played."""
        return all(suit(card) != "H" for card in self.played)

    @property
    def void(self) -> bool:
        """Whether the seat whose turn it is cannot follow suit."""
        return bool(self.trick) and all(suit(c) != suit(self.trick[0][1]) for c in self.held)


def _only_hearts(cards: list[str]) -> bool:
    return all(suit(card) == "H" for card in cards)


def _only_points(cards: list[str]) -> bool:
    return all(points(card) > 0 for card in cards)


def _opens_after_passing(at: Position) -> bool:
    if at.hand.plays or not at.deal.given:
        return False
    return "2C" not in at.deal.dealt[at.hand.turn()]


def _lone_point_seat(at: Position) -> int | None:
    took = at.hand.points()
    return next((seat for seat in range(4) if took[seat] == sum(took) >= 12), None)


def _throws_to_lone_point_seat(at: Position) -> bool:
    if at.ends or len(at.trick) != 3 or not at.void:
        return False
    mixed = not _only_points(at.held) and any(points(card) for card in at.held)
    return mixed and taker(at.trick) == _lone_point_seat(at)


def _queen_alone_legal(at: Position) -> bool:
    return not at.ends and len(at.held) > 1 and at.hand.legal() == ["QS"]


# Each kind of fault: its number, what the row shows, the deals to look in, and the position.
WANTED: list[tuple[str, str, str, Callable[[Position], bool]]] = [
    (
        "c01-void-in-trick-1",
        "no clubs in trick 1, points and other cards held: no point card may go",
        "no clubs",
        lambda at: not at.over and at.void and any(points(card) for card in at.held),
    ),
    (
        "c01-one-harmless-card",
        "no clubs in trick 1 and one card without points: it alone may go",
        "nearly points only",
        lambda at: not at.over and at.void and len(at.hand.legal()) == 1,
    ),
    (
        "c02-thirteen-hearts",
        "thirteen hearts in trick 1: any of them",
        "sorted suits",
        lambda at: not at.over and at.void and _only_hearts(at.held),
    ),
    (
        "c02-queen-and-twelve-hearts",
        "twelve hearts and the queen in trick 1: any of the thirteen",
        "points only",
        lambda at: not at.over and at.void and _only_points(at.held) and "QS" in at.held,
    ),
    (
        "c04-clubs-in-one-hand",
        "one seat holds every club and leads on: the others throw what they like",
        "sorted suits",
        lambda at: len(at.over) == 1 and len(at.trick) == 1 and at.void,
    ),
    (
        "c05-hearts-only-lead",
        "a lead from hearts alone, none played: any of them",
        "hearts lead",
        lambda at: at.leads and at.unbroken and _only_hearts(at.held),
    ),
    (
        "c06-last-card-a-heart",
        "the hand ends on a heart; the next one begins unbroken",
        "random",
        lambda at: at.ends and suit(at.played[-1]) == "H",
    ),
    (
        "c07-thrown-heart-breaks",
        "one heart thrown on another suit: hearts may be led",
        "random",
        lambda at: (
            at.leads
            and sum(suit(card) == "H" for card in at.played) == 1
            and suit(at.played[-1]) == "H"
            and {suit(card) for card in at.held} > {"H"}
        ),
    ),
    (
        "c07-broken-in-trick-1",
        "a heart thrown in trick 1 by a hand of points alone: hearts may be led in trick 2",
        "points only",
        lambda at: (
            at.leads
            and len(at.over) == 1
            and not at.unbroken
            and any(suit(card) == "H" for card in at.held)
            and not _only_hearts(at.held)
        ),
    ),
    (
        "c08-queen-breaks-nothing",
        "the queen has been played and no heart: hearts may not be led",
        "random",
        lambda at: (
            at.leads
            and at.unbroken
            and "QS" in at.played
            and {suit(card) for card in at.held} > {"H"}
        ),
    ),
    (
        "c10-queen-led-in-trick-2",
        "the queen may be led in trick 2 though no heart has been played",
        "random",
        lambda at: at.leads and at.unbroken and len(at.over) == 1 and "QS" in at.held,
    ),
    (
        "c10-queen-with-hearts-only",
        "the queen and hearts alone held, none played: the queen is the only lead",
        "queen lead",
        lambda at: at.leads and at.unbroken and _only_points(at.held) and at.hand.legal() == ["QS"],
    ),
    *(
        (
            f"c13-all-at-once-{towards}",
            f"three cards passed {towards} by every seat at the same moment",
            "random",
            lambda at, towards=towards: at.deal.towards == towards,
        )
        for towards in ("left", "right", "across")
    ),
    (
        "c18-no-pass",
        "no cards passed: the two of clubs leads all the same",
        "random",
        lambda at: at.deal.towards == "none",
    ),
    (
        "c18-two-of-clubs-passed",
        "the two of clubs was passed: the seat that received it leads it",
        "random",
        _opens_after_passing,
    ),
    (
        "c20-sixteen-is-no-moon",
        "the queen and three hearts to one seat: points as they fell",
        "random",
        lambda at: at.ends and 16 in at.hand.points(),
    ),
    (
        "c20-twenty-five-is-no-moon",
        "all but one heart to one seat: points as they fell",
        "random",
        lambda at: at.ends and 25 in at.hand.points(),
    ),
    (
        "c20-all-hearts-without-the-queen",
        "all thirteen hearts to one seat, the queen to another: 13 each",
        "random",
        lambda at: at.ends and sorted(at.hand.points()) == [0, 0, 13, 13],
    ),
    (
        "c22-moon",
        "all twenty-six to one seat: it scores 0, each other seat 26",
        "moon",
        lambda at: at.ends and 26 in at.hand.points(),
    ),
    (
        "c29-to-the-only-seat-on-points",
        "last in a trick of the one seat on points, free to throw with or without points",
        "moon",
        _throws_to_lone_point_seat,
    ),
    (
        "c34-queen-alone-legal",
        "the queen is the only legal card of several",
        "random",
        _queen_alone_legal,
    ),
    (
        "c38-you-lead-and-take",
        "seat 0 leads, having taken the trick before",
        "random",
        lambda at: at.leads and at.hand.turn() == 0,
    ),
    (
        "c41-unfinished-trick",
        "points on the table in an unfinished trick are nobody's yet",
        "random",
        lambda at: any(points(card) for _, card in at.trick) and sum(at.hand.points()) > 0,
    ),
]


def _positions(kind: str) -> Iterator[Position]:
    for seed in itertools.count():
        deal = deals.make(kind, seed)
        hand = Hand(deal.hands())
        yield Position(deal, hand.copy())
        for card in deals.play_order(deal, seed):
            hand.play(card)
            yield Position(deal, hand.copy())


class Row(TypedDict):
    """One line of the file; `turn` is None and `scores` are there once the hand is over."""

    id: str
    shows: str
    towards: str
    dealt: list[list[str]]
    given: list[list[str]]
    played: list[str]
    turn: int | None
    legal: list[str]
    points: list[int]
    scores: list[int] | None


def row(name: str, shows: str, at: Position) -> Row:
    """Return the position as the file has it."""
    return {
        "id": name,
        "shows": shows,
        "towards": at.deal.towards,
        "dealt": at.deal.dealt,
        "given": at.deal.given,
        "played": at.played,
        "turn": None if at.ends else at.hand.turn(),
        "legal": [] if at.ends else sorted(at.hand.legal()),
        "points": at.hand.points(),
        "scores": at.hand.scores() if at.ends else None,
    }


def read() -> list[Row]:
    """Return the rows on file."""
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Write the file anew."""
    rows = [
        row(name, shows, next(at for at in _positions(kind) if fits(at)))
        for name, shows, kind, fits in WANTED
    ]
    FILE.write_text("".join(json.dumps(each) + "\n" for each in rows), encoding="utf-8")


if __name__ == "__main__":
    main()
