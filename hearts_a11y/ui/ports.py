"""What the interface asks of its surroundings: channels, settings, saves. Protocols only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.cards import Card, Mask
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.speech.message import Hush, Message, Utterance

Value: TypeAlias = int | str


def switch_setting(ruleset: str, switch: str) -> str:
    """Return what the settings call a rule that `ruleset` leaves open."""
    return f"{ruleset}-{switch}"


class Channel(Protocol):
    """A way out for what is said; an output is one."""

    def say(self, utterance: Utterance) -> None:
        """Say `utterance`."""
        ...

    def hush(self, what: Hush) -> None:
        """Silence `what`, where the channel makes a sound."""
        ...


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting as its screen shows it: its name and the values that may be taken."""

    name: str
    values: tuple[Value, ...]


class Preferences(Protocol):
    """The settings in force, kept across starts."""

    def rows(self) -> Sequence[SettingRow]:
        """Return every setting, in the order of its screen."""
        ...

    def value(self, name: str) -> Value:
        """Return a setting's value, or the way picked of a switch, called by `switch_setting`."""
        ...

    def change(self, name: str, value: Value) -> Message | None:
        """Take a new value; return what to tell the player where it could not be kept."""
        ...


@dataclass(frozen=True, slots=True)
class Draft:
    """What was half done: the place in the hand, the lifted card, the cards chosen to pass.

    offer, lifted_offer: the same of what is offered where no card is asked for, by places from 0.
    """

    place: Card | None = None
    lifted: Card | None = None
    chosen: Mask = 0
    offer: int = 0
    lifted_offer: int | None = None


@dataclass(frozen=True, slots=True)
class Resumed:
    """An open match read back, with its draft, and each action of its hand with its events."""

    match: MatchState
    draft: Draft
    acts: tuple[tuple[Action, tuple[Event, ...]], ...]


@dataclass(frozen=True, slots=True)
class Unresumable:
    """An open match whose hand, its number unless even that is lost, does not replay."""

    number: int | None


@dataclass(frozen=True, slots=True)
class NotRestarted:
    """A hand that could not be begun again, since nothing can be saved; `why` says so."""

    why: Message


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """How matches of one ruleset, number of seats and difficulty went (S4)."""

    ruleset: str
    seats: int
    level: str
    started: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """Matches by ruleset, seats and difficulty, and seconds in play over all."""

    records: tuple[LevelRecord, ...]
    seconds: float


class Saves(Protocol):
    """What outlives the program: the open match and the statistics."""

    def begin(self, match: MatchState, *, counts: bool) -> None:
        """Keep a new match; an open one is abandoned (S5). Unless it `counts`, no statistics."""
        ...

    def has_open_match(self) -> bool:
        """Return whether a match can be resumed."""
        ...

    def resume(self) -> Resumed | Unresumable | None:
        """Return the open match, None where there is none."""
        ...

    def restart_hand(self) -> Resumed | Unresumable | NotRestarted | None:
        """Return the open match as it stood before the hand that does not replay."""
        ...

    def journal(self, match: MatchState, action: Action, *, seconds: float, draft: Draft) -> None:
        """Make `action`, just done to `match` after `seconds` more in play, durable."""
        ...

    def keep_draft(self, draft: Draft) -> None:
        """Keep what is half done."""
        ...

    def add_seconds(self, seconds: float) -> None:
        """Add time spent in play."""
        ...

    def statistics(self) -> Statistics | None:
        """Return the statistics; None where they cannot be read."""
        ...

    def trouble(self) -> Message | None:
        """Return what to tell the player about saving, once for each new trouble or its end."""
        ...
