"""A match as plain data and back."""

from __future__ import annotations

import copy
import json
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record, rulesets
from hearts_a11y.engine.actions import (
    Action,
    Bid,
    ChooseSlam,
    Collect,
    Deal,
    Declare,
    NameSuit,
    Pass,
    Play,
    SlamChoice,
)
from hearts_a11y.engine.cards import CLUBS, SUIT_MASKS, parse
from hearts_a11y.engine.ruleset import (
    Ledger,
    Level,
    Opening,
    PassCycle,
    Prelude,
    Rest,
    RuleSet,
    Sides,
    Slam,
    Unit,
    differing_fields,
)
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.standard import STANDARD
from hearts_a11y.engine.state import HandState, Phase
from hearts_a11y.engine.table import lay
from tests.engine import playing

DEAL = Deal(tuple(playing.cards(hand) for hand in playing.PLAIN))
PLAIN_DEAL = {
    "deal": [
        "5C 9C KC 4D 8D QD 2S 6S TS AS 3H 7H JH",
        "3C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
        "4C 7C JC 2D 6D TD AD 4S 8S QS 5H 9H KH",
        "2C 8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH",
    ]
}


def begun(ruleset: RuleSet = STANDARD) -> matches.MatchState:
    return matches.begin(ruleset, 4, level=Level.STRONG, seed="記録")


def through_json(plain: Any) -> Any:  # noqa: ANN401 - whatever JSON can hold
    return json.loads(json.dumps(plain))


@pytest.mark.parametrize(
    ("action", "plain"),
    [
        (Play(0, parse("QS")), {"play": [0, "QS"]}),
        (Pass(3, (parse("2C"), parse("AH"), parse("TD"))), {"pass": [3, "2C", "AH", "TD"]}),
        (Collect(), {"collect": []}),
        (DEAL, PLAIN_DEAL),
        (Deal((1, 2), (parse("2C"),), 0), {"deal": ["2C", "2C2"], "rest": ["2C"], "dealer": 0}),
        (Bid(0, 3), {"bid": [0, 3]}),
        (NameSuit(1, CLUBS), {"name": [1, 0]}),
        (Declare(2, undertakes=False), {"declare": [2, False]}),
        (ChooseSlam(3, SlamChoice.SUBTRACT), {"slam": [3, SlamChoice.SUBTRACT.value]}),
    ],
)
def test_an_action_is_one_key_and_its_cards(action: Action, plain: record.Plain) -> None:
    assert record.plain_action(action) == plain
    assert record.read_action(through_json(plain)) == action


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"play": []},
        {"play": [0]},
        {"play": ["0", "QS"]},
        {"play": [0, "ZZ"]},
        {"play": [0, 84]},
        {"play": [0, "QS", 1]},
        {"play": [0, "QS"], "collect": []},
        {"pass": [0, 1, 2]},
        {"pass": []},
        {"collect": [1]},
        {"deal": "2C"},
        {"deal": [1, 2]},
        {"deal": ["2C 2Y"]},
        {"swap": []},
    ],
)
def test_what_is_no_action_is_not_read(plain: record.Plain) -> None:
    with pytest.raises(record.Unreadable):
        record.read_action(plain)


def test_standard_is_saved_as_its_name_alone() -> None:
    assert record.plain_ruleset(STANDARD) == {"name": "standard"}
    assert record.read_ruleset({"name": "standard"}) == STANDARD


def test_classic_is_saved_as_its_differences() -> None:
    assert record.plain_ruleset(replace(CLASSIC, reach=60)) == {
        "name": "classic",
        "pass_cycle": [1, 2, -1, 0],
        "pass_memory": ["normal", "strong"],
        "reach": 60,
    }


# Every field differs from its default.
OTHER = RuleSet(
    name="other",
    fewest_seats=3,
    most_seats=6,
    usual_seats=5,
    sides=Sides.OPPOSITE,
    partner_card=1 << 48,
    packs=2,
    jokers=2,
    removed=SUIT_MASKS[1],
    removed_for=((3, 1), (5, 3)),
    strip_order=(2, 4),
    dealt=6,
    rest=Rest.WIDOW,
    least_widow=2,
    is_widow_shown=True,
    preludes=(Prelude.EXCHANGE, Prelude.AUCTION),
    pass_count=4,
    pass_cycle=(0,),
    pass_memory=frozenset(Level),
    opening=Opening.ELDEST,
    barred_first_lead=1,
    first_trick_bars_points=False,
    breakers=0,
    barred_leads=1,
    discards=(1, 2),
    draws=True,
    pulls_queens=True,
    cancels=True,
    void_pairs=2,
    values=((SUIT_MASKS[3], 2),),
    named_value=1,
    doublers=((1, 2),),
    cancellers=((3, 4),),
    slam=Slam.NONE,
    slam_amount=54,
    is_slam_own_score=True,
    slam_needs_bonus=True,
    slam_unit=Unit.SIDE,
    general_amount=64,
    ledger=Ledger.SWEEPSTAKE,
    chips=50,
    is_all_paid_back=True,
    floor=0,
    reach=31,
    reach_unit=Unit.SIDE,
    least_deals=8,
    rank_unit=Unit.SIDE,
    is_settled_by_average=True,
)


def test_the_other_ruleset_differs_in_every_field() -> None:
    assert {"name", *differing_fields(OTHER)} == {each.name for each in fields(RuleSet)}


@pytest.mark.parametrize(
    "ruleset",
    [
        *(rulesets.named(name) for name in rulesets.names()),
        OTHER,
        replace(OTHER, name="round", pass_cycle=PassCycle.ROUND),
        replace(OTHER, name="no-hold", pass_cycle=PassCycle.NO_HOLD),
    ],
    ids=lambda ruleset: ruleset.name,
)
def test_every_ruleset_is_read_back(ruleset: RuleSet) -> None:
    assert record.read_ruleset(through_json(record.plain_ruleset(ruleset))) == ruleset


@pytest.mark.parametrize(
    "plain",
    [
        {"name": "x", "trumps": 1},
        {"name": 1},
        {"reach": "100"},
        {"reach": True},
        {"first_trick_bars_points": 1},
        {"slam": "unheard-of"},
        {"pass_memory": ["expert"]},
        {"pass_cycle": 1},
        ["standard"],
    ],
)
def test_what_is_no_ruleset_is_not_read(plain: Any) -> None:  # noqa: ANN401 - whatever JSON holds
    with pytest.raises(record.Unreadable):
        record.read_ruleset(plain)


def test_a_snapshot_is_the_match_before_its_hand() -> None:
    match, random = begun(), Random(2)
    before = {
        "ruleset": {"name": "standard"},
        "seats": 4,
        "level": "strong",
        "seed": "記録",
        "number": 0,
        "totals": [0, 0, 0, 0],
    }
    assert record.snapshot(match) == before
    for number in range(3):
        totals = list(match.totals)
        matches.apply(match, matches.next_deal(match))
        assert record.snapshot(match) == {**before, "number": number, "totals": totals}
        playing.play_out(match, random)
        assert record.snapshot(match) == {**before, "number": number, "totals": totals}


@pytest.mark.parametrize("ruleset", [STANDARD, CLASSIC], ids=lambda ruleset: ruleset.name)
def test_a_match_read_back_after_every_action_goes_on_the_same(ruleset: RuleSet) -> None:
    match, random = begun(ruleset), Random(3)
    fingerprints = {record.fingerprint(match)}
    for _ in range(3):
        actions: list[Action] = [matches.next_deal(match)]
        matches.apply(match, actions[0])
        while not match.awaits_deal():
            actions.append(playing.some_action(match, random))
            matches.apply(match, actions[-1])
            saved = through_json([record.snapshot(match), *map(record.plain_action, actions)])
            again = record.replay(saved[0], saved[1:])
            assert again == match
            assert record.fingerprint(again) == record.fingerprint(match)
            assert matches.next_deal(again) == matches.next_deal(match)
            fingerprints.add(record.fingerprint(match))
    moves = 3 * (4 + 52 + 13)
    assert len(fingerprints) == 1 + moves


def test_replay_tells_each_action_with_its_events() -> None:
    match, random = begun(), Random(4)
    before = record.snapshot(match)
    told: list[tuple[Action, tuple[object, ...]]] = []
    action: Action = matches.next_deal(match)
    while match.number == 0 or not match.awaits_deal():
        events: list[object] = []
        matches.apply(match, action, events.append)
        told.append((action, tuple(events)))
        if not match.awaits_deal():
            action = playing.some_action(match, random)
    again: list[tuple[Action, tuple[object, ...]]] = []
    record.replay(
        before,
        [record.plain_action(action) for action, _ in told],
        hear=lambda action, events: again.append((action, events)),
    )
    assert len(again) == 1 + 4 + 52 + 13
    assert again == told


def test_a_fingerprint_never_changes() -> None:
    match = begun()
    matches.apply(match, matches.next_deal(match))
    assert record.fingerprint(match) == "00a92e39b2fff385"


BY_SEAT = ("hands", "chosen", "passed", "received", "taken", "points", "voids")


def test_a_fingerprint_covers_every_part_of_a_hand() -> None:
    match, random = begun(), Random(5)
    matches.apply(match, matches.next_deal(match))
    for _ in range(4 + 5 * 5):
        matches.apply(match, playing.some_action(match, random))
    hand = playing.hand_of(match)
    assert hand.last is not None
    other = {
        "number": 7,
        "phase": Phase.EXCHANGE,
        "turn": None,
        "legal": 1,
        "leader": 9,
        "trick": [1],
        "trick_number": 1,
        "gone": 1,
        "broken": not hand.broken,
        "last": hand.last._replace(points=99),
        **{name: [1, 2, 3, 4] for name in BY_SEAT},
        # Seat 0 is not nobody, and clubs are a suit.
        **dict.fromkeys(["dealer", "rest_taker", "declarer", "partner"], 0),
        "table": lay(STANDARD, 4, named=CLUBS),
        "rest": (1,),
        "carried": 1,
        "bids": [None, 0, None, None],
        "bid": 1,
        "is_partner_shown": True,
        "slam": (0,),
        "purse": [0],
        "pool": 1,
        "is_jack": True,
    }
    # The rest follows from these: the number, the points, the leader and the phase.
    derived = {"offset", "scores", "order", "step"}
    assert {each.name for each in fields(HandState)} - set(other) == derived
    marks = {record.fingerprint(match)}
    for name, value in other.items():
        changed = match.copy()
        setattr(changed.hand, name, value)
        marks.add(record.fingerprint(changed))
    for changed in (
        replace(match, totals=[1, 0, 0, 0]),
        replace(match, seed="x"),
        replace(match, level=Level.EASY),
        replace(match, winners=(1,)),
        replace(match, pool=1),
        replace(match, declarer=0),
    ):
        marks.add(record.fingerprint(changed))
    assert len(marks) == 1 + len(other) + 6


SAVED = {
    "ruleset": {"name": "classic", "pass_cycle": [1, 2, -1, 0], "reach": 60},
    "seats": 4,
    "level": "easy",
    "seed": "saved",
    "number": 3,
    "totals": [10, 20, 30, 40],
    "actions": [PLAIN_DEAL, {"play": [3, "2C"]}, {"play": [0, "5C"]}, {"play": [1, "3C"]}],
}


def read(saved: Any) -> matches.MatchState:  # noqa: ANN401 - whatever JSON can hold
    return record.replay(saved, saved["actions"])


def test_the_saved_match_is_read() -> None:
    hand = playing.hand_of(read(SAVED))
    assert (hand.number, hand.turn, hand.trick_number) == (4, 2, 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ruleset", {"name": "classic", "trumps": 1}),
        ("ruleset", {"name": "classic", "reach": 0}),
        ("seats", 5),
        ("seats", 0),
        ("seats", "4"),
        ("level", "expert"),
        ("number", "three"),
        ("number", None),
        ("totals", [1, 2, 3]),
        ("totals", [1, 2, 3, float("inf")]),
        ("totals", None),
        ("actions", [{"play": [3, "2C"]}]),
        ("actions", [PLAIN_DEAL, PLAIN_DEAL]),
        ("actions", [PLAIN_DEAL, {"play": [0, "5C"]}]),
        ("actions", [PLAIN_DEAL, {"play": [3, "8C"]}]),
        ("actions", [PLAIN_DEAL, {"collect": []}]),
        ("actions", [PLAIN_DEAL, None]),
        ("actions", None),
    ],
)
def test_what_describes_no_legal_match_is_not_read(
    name: str,
    value: Any,  # noqa: ANN401 - whatever JSON can hold
) -> None:
    with pytest.raises(record.Unreadable):
        read({**SAVED, name: value})


@pytest.mark.parametrize("name", [name for name in SAVED if name != "actions"])
def test_what_lacks_a_part_is_not_read(name: str) -> None:
    with pytest.raises(record.Unreadable):
        read({key: value for key, value in SAVED.items() if key != name})


def places(plain: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401 - whatever JSON can hold
    """Return every container in the data with each of its keys."""
    keys = list(plain) if isinstance(plain, dict) else range(len(plain))
    found = [(plain, key) for key in keys]
    for key in keys:
        if isinstance(plain[key], dict | list):
            found += places(plain[key])
    return found


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=4,
)


@given(st.data())
def test_a_spoilt_record_is_read_as_a_legal_match_or_not_at_all(data: st.DataObject) -> None:
    saved = copy.deepcopy(SAVED)
    container, key = data.draw(st.sampled_from(places(saved)), label="place")
    container[key] = data.draw(JSON_VALUES, label="value")
    try:
        match = read(saved)
    except record.Unreadable:
        return
    playing.play_out(match, Random(6))
    assert record.fingerprint(match)
