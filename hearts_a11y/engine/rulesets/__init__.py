"""One value per ruleset, and the registry of their names. Sources: docs/rulesets.md."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hearts_a11y.engine.rulesets import (
    bases,
    basic,
    black_lady,
    black_maria,
    cancellation,
    chasse_coeur,
    greek,
    heartsette,
    hoyle,
    joker,
    omnibus,
    partners,
    spot,
)
from hearts_a11y.engine.rulesets.auction import AUCTION
from hearts_a11y.engine.rulesets.choices import Choice, Switch
from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.domino import DOMINO
from hearts_a11y.engine.rulesets.royal import ROYAL
from hearts_a11y.engine.rulesets.standard import STANDARD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts_a11y.engine.ruleset import RuleSet

__all__ = ["Choice", "Switch", "choices", "named", "names", "switched", "switches"]

_SWITCHES: Final[Mapping[RuleSet, tuple[Switch, ...]]] = {
    hoyle.HOYLE_1887: (hoyle.CHIPS, hoyle.ALL_TAKER),
    hoyle.EAGLE_14: (hoyle.ALL_TAKER,),
    hoyle.EAGLE_5: (hoyle.ALL_TAKER,),
    basic.BASIC: (basic.PASSING, basic.RUNNING, basic.END),
    AUCTION: (hoyle.CHIPS,),
    black_lady.BLACK_JACK: (black_lady.JACK_VALUE, black_lady.JACK_PLAY),
    black_lady.BLACK_LADY: (),
    black_lady.DISCARD_1909: (),
    black_lady.BLACK_LADY_1950: (),
    black_maria.BLACK_MARIA: (black_maria.VALUES, bases.MOON),
    cancellation.CANCELLATION: (cancellation.VOID_PAIRS, bases.MOON),
    chasse_coeur.CHASSE_COEUR: (chasse_coeur.DISCARDS, chasse_coeur.KING_PULLS),
    DOMINO: (),
    greek.GREEK_PHILLIPS: (),
    greek.GREEK_CULBERTSON: (),
    greek.GREEK_MAGUIRE: (),
    greek.GREEK_PARLETT: (),
    heartsette.HEARTSETTE: (heartsette.RUNNING,),
    joker.JOKER: (joker.JOKERS,),
    omnibus.OMNIBUS: (),
    omnibus.OMNIBUS_JACK: (),
    partners.PARTNERS_TEAM: (partners.SLAM_BY,),
    partners.PARTNERS_SOLO: (),
    partners.PARTNERS_SLAM: (),
    ROYAL: (),
    spot.SPOT: (spot.VALUES, spot.PASSING, bases.MOON, spot.END),
}
_RULESETS: Final = {each.name: each for each in (STANDARD, CLASSIC, *_SWITCHES)}
_CHOICES: Final = {CLASSIC.name: (Choice(field="reach", values=range(25, 501)),)}


def names() -> tuple[str, ...]:
    """Return the name of every ruleset, the default first."""
    return tuple(_RULESETS)


def named(name: str) -> RuleSet:
    """Return the ruleset called `name`; raises KeyError where there is none."""
    return _RULESETS[name]


def choices(name: str) -> tuple[Choice, ...]:
    """Return the numbers a person may choose for a new match of the ruleset called `name`."""
    return _CHOICES.get(name, ())


def switches(name: str) -> tuple[Switch, ...]:
    """Return the rules that may be otherwise in a new match of the ruleset called `name`."""
    return _SWITCHES.get(named(name), ())


def switched(name: str, picks: Mapping[str, str]) -> RuleSet:
    """Return the ruleset called `name` with the ways picked, by the switches' names.

    A switch that is not picked stays as the ruleset has it. Raises KeyError for a ruleset, switch
    or way that there is not.
    """
    offered = {each.name: each for each in switches(name)}
    replaced: dict[str, Any] = {}
    for switch, way in picks.items():
        each = offered[switch]
        if way != each.own:
            replaced |= each.others[way]
    return replace(named(name), **replaced)
