"""What a hand is about, of which a hand of the default game has nothing to tell."""

from __future__ import annotations

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine.rulesets.standard import STANDARD
from hearts_a11y.speech.undertakings import bids, undertaken
from tests.engine.family import begun
from tests.engine.playing import hand_of


def test_nobody_bids_or_undertakes_anything_in_the_default_game() -> None:
    hand = hand_of(begun(STANDARD, 4, "plain"))
    view = doors.view(hand, 0, remembers_pass=False)
    assert list(bids(view)) == []
    assert list(undertaken(view)) == []
