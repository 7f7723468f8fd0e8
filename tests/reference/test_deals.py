"""The deals must be what they say, or the comparisons made with them show nothing."""

from __future__ import annotations

import pytest

from tests.reference import deals
from tests.reference.rules import DIRECTIONS, FULL_PACK, is_deal, suit


@pytest.mark.parametrize("kind", deals.KINDS)
def test_every_kind_deals_the_whole_pack_in_all_directions(kind: str) -> None:
    made = [deals.make(kind, seed) for seed in range(8)]
    assert [deal.towards for deal in made] == DIRECTIONS * 2
    for deal in made:
        assert is_deal(deal.dealt, FULL_PACK)
        assert is_deal(deal.hands(), FULL_PACK)
        assert bool(deal.given) == (deal.towards != "none")


def test_the_same_seed_makes_the_same_deal() -> None:
    assert deals.make("moon", 3) == deals.make("moon", 3)
    assert deals.make("moon", 3) != deals.make("moon", 7)


@pytest.mark.parametrize("seed", range(4))
def test_the_exchange_does_not_spoil_the_kind(seed: int) -> None:
    hands = deals.make("points only", seed).hands()
    assert any(all(suit(card) == "H" or card == "QS" for card in hand) for hand in hands)


def test_adversarial_deals_meet_every_situation() -> None:
    kinds: set[str] = set()
    met = deals.try_many(320, adversarial=True, each=lambda deal, _: kinds.add(deal.kind))
    assert kinds == set(deals.ADVERSARIAL)
    assert {name for name in deals.SITUATIONS if met[name] >= 5} == set(deals.SITUATIONS), met
