"""One value per ruleset, and the registry of their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.rulesets.classic import CLASSIC
from hearts_a11y.engine.rulesets.standard import STANDARD

if TYPE_CHECKING:
    from hearts_a11y.engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A field of a ruleset that may be chosen for a new match, and the values it may take."""

    field: str
    values: range


_RULESETS: Final = {each.name: each for each in (STANDARD, CLASSIC)}
_CHOICES: Final = {"classic": (Choice(field="reach", values=range(25, 501)),)}


def names() -> tuple[str, ...]:
    """Return the name of every ruleset, the default first."""
    return tuple(_RULESETS)


def named(name: str) -> RuleSet:
    """Return the ruleset called `name`; raises KeyError where there is none."""
    return _RULESETS[name]


def choices(name: str) -> tuple[Choice, ...]:
    """Return what a person may choose for a new match of the ruleset called `name`."""
    return _CHOICES.get(name, ())
