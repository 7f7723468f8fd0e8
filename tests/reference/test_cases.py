"""The positions on file still say what the reference says."""

from __future__ import annotations

from tests.reference import cases
from tests.reference.deals import Deal
from tests.reference.rules import Hand


def test_every_row_on_file_is_the_references_word() -> None:
    rows = cases.read()
    assert [row["id"] for row in rows] == [name for name, *_ in cases.WANTED]
    for row in rows:
        deal = Deal("case", row["towards"], row["dealt"], row["given"])
        hand = Hand(deal.hands())
        for card in row["played"]:
            hand.play(card)
        assert cases.row(row["id"], row["shows"], cases.Position(deal, hand)) == row
