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
from typing import TYPE_CHECKING, Any, TypeAlias

from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import Action, Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import mask, parse, text, texts
from hearts_a11y.engine.events import Event
from hearts_a11y.engine.illegal import Illegal
from hearts_a11y.engine.match import MatchState
from hearts_a11y.engine.ruleset import Level, RuleSet, differing_fields
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


def plain_action(action: Action) -> Plain:
    """Return an action as plain data: one key, the action's name, and what it needs."""
    match action:
        case Play(seat, card):
            return {"play": [seat, text(card)]}
        case Pass(seat, cards):
            return {"pass": [seat, *map(text, cards)]}
        case Collect():
            return {"collect": []}
        case Deal(hands):
            return {"deal": [" ".join(texts(hand)) for hand in hands]}


def read_action(plain: Plain) -> Action:
    """Return the action that `plain_action` wrote; raises Unreadable."""
    try:
        match plain:
            case {"play": [int(seat), str(card)], **rest} if not rest:
                return Play(seat, parse(card))
            case {"pass": [int(seat), *cards], **rest} if not rest:
                return Pass(seat, tuple(parse(each) for each in cards))
            case {"collect": [], **rest} if not rest:
                return Collect()
            case {"deal": [*hands], **rest} if not rest:
                return Deal(tuple(mask(map(parse, each.split())) for each in hands))
    except (AttributeError, TypeError, ValueError) as error:
        raise Unreadable(f"action: {error}") from error
    raise Unreadable("action: none of the known ones")


def snapshot(match: MatchState) -> Plain:
    """Return the match as it stood before its current hand, in plain data."""
    number, totals = match.number, list(match.totals)
    if match.hand is not None:
        number -= 1
        scores = match.hand.scores or (0,) * match.table.seats
        totals = [total - score for total, score in zip(totals, scores, strict=True)]
    return {
        "ruleset": plain_ruleset(match.table.ruleset),
        "seats": match.table.seats,
        "level": match.level.value,
        "seed": match.seed,
        "number": number,
        "totals": totals,
    }


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
    """Return 16 hex digits that are the same for equal matches, in every process."""
    plain = {
        **snapshot(match),
        "number": match.number,
        "totals": match.totals,
        "winners": match.winners,
        "hand": _plain_hand(match.hand) if match.hand else None,
    }
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


def _plain_value(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(_plain_value(each) for each in value)  # type: ignore[type-var]
    if isinstance(value, tuple):
        return [_plain_value(each) for each in value]
    return value


def _typed_value(default: object, value: Any) -> Any:  # noqa: ANN401 - any field's value
    if isinstance(default, Enum):
        return type(default)(value)
    if isinstance(default, frozenset):
        return frozenset(Level(each) for each in value)
    if isinstance(default, tuple):
        return tuple(tuple(each) if isinstance(each, list) else each for each in value)
    if type(value) is not type(default):
        raise TypeError(f"{value!r} is not a {type(default).__name__}")
    return value
