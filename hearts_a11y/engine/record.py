"""A match as plain data, and back: a snapshot at a hand's end and the actions since.

Law of this file: what is read back goes through the checked doors again, so a record that does not
describe a legal match raises `Unreadable` and never becomes one. A ruleset is its name and the
fields that differ from the defaults; a field that is missing has its default.
"""

from __future__ import annotations

import json
from dataclasses import replace
from enum import Enum
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeAlias, assert_never

from hearts_a11y.engine import match as matches
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
from hearts_a11y.engine.cards import mask, parse, text, texts
from hearts_a11y.engine.events import Event
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.match import Eve, MatchState
from hearts_a11y.engine.ruleset import Level, PassCycle, RuleSet, differing_fields
from hearts_a11y.engine.table import lay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hearts_a11y.engine.state import HandState

Plain: TypeAlias = dict[str, Any]


class Unreadable(ValueError):  # noqa: N818 - says what the record is
    """A record that does not describe a legal match; its text says where it fails."""


def plain_ruleset(ruleset: RuleSet) -> Plain:
    """Return the ruleset's name and the fields that differ from the defaults."""
    return {
        "name": ruleset.name,
        **{name: _plain_value(value) for name, value in differing_fields(ruleset).items()},
    }


def read_ruleset(plain: Plain) -> RuleSet:
    """Return the ruleset that `plain_ruleset` wrote; raises Unreadable."""
    default = RuleSet()
    try:
        given = {name: _typed_value(getattr(default, name), value) for name, value in plain.items()}
        return replace(default, **given)
    except (AttributeError, TypeError, ValueError) as error:
        raise Unreadable(f"ruleset: {error}") from error


def plain_action(action: Action) -> Plain:  # noqa: C901, PLR0911 - a case an action
    """Return an action as plain data: one key, the action's name, and what it needs."""
    match action:
        case Play(seat, card):
            return {"play": [seat, text(card)]}
        case Pass(seat, cards):
            return {"pass": [seat, *map(text, cards)]}
        case Collect():
            return {"collect": []}
        case Bid(seat, chips):
            return {"bid": [seat, chips]}
        case NameSuit(seat, suit):
            return {"name": [seat, suit]}
        case Declare(seat, undertakes):
            return {"declare": [seat, undertakes]}
        case ChooseSlam(seat, choice):
            return {"slam": [seat, choice.value]}
        case Deal(hands, rest, dealer):
            plain: Plain = {"deal": [" ".join(texts(hand)) for hand in hands]}
            if rest:
                plain["rest"] = [text(each) for each in rest]
            if dealer is not None:
                plain["dealer"] = dealer
            return plain
        case _:
            assert_never(action)


def read_action(plain: Plain) -> Action:  # noqa: PLR0911 - a case an action
    """Return the action that `plain_action` wrote; raises Unreadable."""
    try:
        match plain:
            case {"play": [int(seat), str(card)], **rest} if not rest:
                return Play(seat, parse(card))
            case {"pass": [int(seat), *cards], **rest} if not rest:
                return Pass(seat, tuple(parse(each) for each in cards))
            case {"collect": [], **rest} if not rest:
                return Collect()
            case {"bid": [int(seat), int(chips)], **rest} if not rest:
                return Bid(seat, chips)
            case {"name": [int(seat), int(suit)], **rest} if not rest:
                return NameSuit(seat, suit)
            case {"declare": [int(seat), bool(undertakes)], **rest} if not rest:
                return Declare(seat, undertakes)
            case {"slam": [int(seat), str(choice)], **rest} if not rest:
                return ChooseSlam(seat, SlamChoice(choice))
            case {"deal": [*hands], **rest} if rest.keys() <= {"rest", "dealer"}:
                return Deal(
                    tuple(mask(map(parse, each.split())) for each in hands),
                    tuple(map(parse, rest.get("rest", ()))),
                    rest.get("dealer"),
                )
    except (AttributeError, TypeError, ValueError) as error:
        raise Unreadable(f"action: {error}") from error
    raise Unreadable("action: none of the known ones")


def snapshot(match: MatchState) -> Plain:
    """Return the match as it stood before its current hand, in plain data."""
    eve = match.eve or Eve(tuple(match.totals), match.pool, match.declarer)
    plain: Plain = {
        "ruleset": plain_ruleset(match.table.ruleset),
        "seats": match.table.seats,
        "level": match.level.value,
        "seed": match.seed,
        "number": match.number - (match.hand is not None),
        "totals": list(eve.totals),
    }
    if eve.pool:
        plain["pool"] = eve.pool
    if eve.declarer is not None:
        plain["declarer"] = eve.declarer
    return plain


def replay(
    plain: Plain,
    actions: Iterable[Plain],
    *,
    hear: Callable[[Action, tuple[Event, ...]], None] | None = None,
) -> MatchState:
    """Return the match that `snapshot` and the actions since describe; raises Unreadable.

    `hear` is given each action and its events.
    """
    try:
        match = MatchState(
            lay(read_ruleset(plain["ruleset"]), plain["seats"]),
            Level(plain["level"]),
            str(plain["seed"]),
            [int(total) for total in plain["totals"]],
            number=int(plain["number"]),
            pool=int(plain.get("pool", 0)),
            declarer=plain.get("declarer"),
        )
        if len(match.totals) != match.table.seats:
            raise Unreadable("totals: one for each seat is needed")
        for each in actions:
            action, events = read_action(each), list[Event]()
            matches.apply(match, action, events.append if hear else None)
            if hear:
                hear(action, tuple(events))
    except (LookupError, TypeError, ValueError, OverflowError, Illegal) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"match: {type(error).__name__}") from error
    return match


def fingerprint(match: MatchState) -> str:
    """Return 16 hex digits that are the same for equal matches, in every process.

    What only some rulesets have counts only where it differs from its default, so that the
    fingerprints of the others stay as they are.
    """
    plain = {
        **snapshot(match),
        "number": match.number,
        "totals": match.totals,
        "winners": match.winners,
        "hand": _plain_hand(match.hand) if match.hand else None,
    }
    rarer = _rarer(match)
    if rarer:
        plain["rarer"] = rarer
    return blake2b(json.dumps(plain, sort_keys=True).encode(), digest_size=8).hexdigest()


def _plain_hand(hand: HandState) -> list[object]:
    last = hand.last
    return [
        hand.number,
        hand.phase.value,
        *(list(each) for each in (hand.hands, hand.chosen, hand.passed, hand.received)),
        hand.turn,
        hand.legal,
        hand.leader,
        list(hand.trick),
        hand.trick_number,
        hand.gone,
        hand.broken,
        *(list(each) for each in (hand.taken, hand.points, hand.voids)),
        [last.leader, list(last.cards), last.taker, last.points] if last else None,
    ]


def _rarer(match: MatchState) -> Plain:
    """Return what differs from the defaults of a plain game, by name."""
    hand = match.hand
    found: Plain = {"match-pool": match.pool, "match-declarer": match.declarer}
    if hand is not None:
        found |= {name: getattr(hand, name) for name in _RARER_FIELDS}
        found["named"] = hand.table.named
        found["bids"] = hand.bids if any(bid is not None for bid in hand.bids) else []
    defaults = {**_RARER_FIELDS, "match-pool": 0, "match-declarer": None, "named": None, "bids": []}
    return {name: value for name, value in found.items() if value != defaults[name]}


# Each with its own default: seat 0 and clubs are not nobody and nothing.
_RARER_FIELDS: Final[Plain] = {
    "dealer": None,
    "rest": (),
    "rest_taker": None,
    "carried": 0,
    "declarer": None,
    "bid": 0,
    "partner": None,
    "is_partner_shown": False,
    "slam": (),
    "purse": [],
    "pool": 0,
    "is_jack": False,
}


def _plain_value(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(_plain_value(each) for each in value)  # type: ignore[type-var]
    if isinstance(value, tuple):
        return [_plain_value(each) for each in value]
    return value


def _typed_value(default: object, value: Any) -> Any:  # noqa: ANN401, PLR0911 - any field's value
    if default is None:
        return value if value is None else int(value)
    if isinstance(default, Enum):
        return type(default)(value)
    if isinstance(default, frozenset):
        return frozenset(Level(each) for each in value)
    if isinstance(default, tuple) and isinstance(value, str):
        return PassCycle(value)
    if isinstance(default, tuple) and default and isinstance(default[0], Enum):
        return tuple(type(default[0])(each) for each in value)
    if isinstance(default, tuple):
        return tuple(tuple(each) if isinstance(each, list) else each for each in value)
    if type(value) is not type(default):
        raise TypeError(f"{value!r} is not a {type(default).__name__}")
    return value
