"""What may be chosen for a new match: numbers, and rules that may be otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A field of a ruleset that may be chosen for a new match, and the values it may take."""

    field: str
    values: range


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """A rule that may be otherwise in a new match.

    name: what the rule is called, the same in every ruleset that has it. own: the name of the
    ruleset's own way. others: by name, the other ways, each as the fields it replaces.
    """

    name: str
    own: str
    others: Mapping[str, Mapping[str, Any]]

    @property
    def ways(self) -> tuple[str, ...]:
        """The names of all ways, the ruleset's own first."""
        return (self.own, *self.others)
