"""Views of a seat, put together by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import mask, parse, suit_of, text
from hearts_a11y.engine.legality import playable
from hearts_a11y.engine.rulesets import named
from hearts_a11y.engine.table import lay
from hearts_a11y.engine.view import ExchangeMemory, GiveCards, PlayCard, SeatView

if TYPE_CHECKING:
    from hearts_a11y.engine.cards import Mask, Seat
    from hearts_a11y.players.base import Choose

TABLE = lay(named("standard"), 4)
FIRST_TRICK = "2C 3C 4C 5C"


def cards(letters: str) -> Mask:
    return mask(map(parse, letters.split()))


def view(
    hand: str,
    trick: str = "",
    *,
    gone: str = FIRST_TRICK,
    trick_number: int = 2,
    points: tuple[int, ...] = (0, 0, 0, 0),
    voids: dict[Seat, str] | None = None,
    broken: bool = True,
    memory: ExchangeMemory | None = None,
) -> SeatView:
    """Return the view of seat 0, asked to play to `trick`; `gone` is what fell before it.

    `voids` names by seat the suits it has shown not to hold.
    """
    held, on_table = cards(hand), tuple(map(parse, trick.split()))
    leader = -len(on_table) % 4
    size = held.bit_count()
    order = TABLE.orders[leader]
    seen = SeatView(
        table=TABLE,
        seat=0,
        hand=held,
        ask=None,
        number=1,
        offset=1,
        turn=0,
        leader=leader,
        trick=on_table,
        trick_number=trick_number,
        gone=cards(gone) | mask(on_table),
        broken=broken,
        counts=tuple(size - (1 if seat in order[: len(on_table)] else 0) for seat in range(4)),
        taken=(0, 0, 0, 0),
        points=points,
        voids=tuple(
            sum(1 << suit_of(parse(f"2{suit}")) for suit in (voids or {}).get(seat, ""))
            for seat in range(4)
        ),
        last=None,
        memory=memory,
        order=order,
    )
    seen.ask = PlayCard(playable(seen, held)[0])
    return seen


def passing(hand: str) -> SeatView:
    """Return the view of seat 0, asked to pass three cards to the left."""
    asked = view(hand, gone="", trick_number=1)
    asked.ask = GiveCards(asked.hand, 3, 1)
    asked.turn = None
    return asked


def played(choose: Choose, asked: SeatView, seed: int = 7) -> str:
    """Return the card that a player plays."""
    action = choose(asked, seed)
    return text(action.card)  # type: ignore[union-attr]


def passed(choose: Choose, hand: str, seed: int = 7) -> set[str]:
    """Return the cards that a player passes of a hand."""
    action = choose(passing(hand), seed)
    return {text(card) for card in action.cards}  # type: ignore[union-attr]
