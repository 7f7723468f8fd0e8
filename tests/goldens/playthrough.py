"""A playthrough in text: asked, done, happened, heard.

`python -m tests.goldens.playthrough` writes every playthrough anew: of most rulesets the first hand
found, played at random, in which their own rules show. A line begins with what it is:
`?` who was asked and the cards allowed, `!` the action as saved, `=` an event, `|` what the person
hears, `#` the match's fingerprint at a hand's end. A file is played again from its own actions, so
it guards rules, events, wording and saves, and no player.
"""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record, rulesets
from hearts_a11y.engine.actions import Collect
from hearts_a11y.engine.cards import PERSON, text, texts
from hearts_a11y.engine.events import (
    AuctionWon,
    CardsCancelled,
    CardsDrawn,
    CardsDrawnSeen,
    ContractScored,
    Event,
    MoonShot,
    PartnerShown,
    RestTaken,
    SlamChosen,
    TrickVoided,
    WidowSeen,
)
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.state import Phase
from hearts_a11y.speech.announcer import announce
from hearts_a11y.speech.message import Kind, Utterance, Verbosity
from hearts_a11y.speech.prompts import prompt
from tests.engine.playing import some_answer
from tests.ui.room import strict_locale

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.hand import Emit
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.speech.locale import Locale

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "ja")
HANDS: Final[Mapping[str, int]] = {"standard": 4, "classic": 4}
"""How many hands a playthrough has, one where none are said here."""

SHOWN: Final[Mapping[str, set[type[Event]]]] = {
    "basic": {SlamChosen},
    "auction": {AuctionWon},
    "black-lady": {SlamChosen},
    "black-lady-1950": {MoonShot},
    "cancellation": {CardsCancelled, TrickVoided},
    "chasse-coeur": {ContractScored},
    "domino": {CardsDrawn, CardsDrawnSeen, RestTaken},
    "greek-phillips": {MoonShot},
    "greek-culbertson": {MoonShot},
    "greek-parlett": {MoonShot},
    "heartsette": {WidowSeen},
    "omnibus": {MoonShot},
    "omnibus-jack": {MoonShot},
    "partners-team": {MoonShot},
    "partners-solo": {MoonShot},
    "partners-slam": {PartnerShown, ContractScored},
    "royal": {SlamChosen},
}
"""What must happen in a playthrough, and be heard by the person."""


def path_of(ruleset: str, language: str) -> Path:
    """Return where the playthrough of a ruleset in a language lies."""
    return FOLDER / f"{ruleset}.{language}.txt"


def begun(ruleset: str, emit: Emit | None) -> MatchState:
    """Return the match of every playthrough."""
    rules = rulesets.named(ruleset)
    return matches.begin(rules, rules.usual_seats, level=Level.NORMAL, seed="golden", emit=emit)


def written(ruleset: str, language: str, actions: Iterable[Action]) -> Iterator[str]:
    """Yield the lines of a playthrough of `actions`."""
    locale = strict_locale(language)
    events: list[Event] = []
    match = begun(ruleset, events.append)
    yield from told(events, locale)
    for action in actions:
        yield from asked(match)
        yield f"! {json.dumps(record.plain_action(action))}"
        events.clear()
        matches.apply(match, action, events.append)
        yield from told(events, locale)
        if match.awaits_deal() or match.is_over():
            yield f"# {record.fingerprint(match)}"
        else:
            message = prompt(matches.view(match, PERSON))
            if message:
                line = locale.line(Utterance((message,), Kind.PROMPT), Verbosity.NORMAL)
                yield f"| {line}"


def asked(match: MatchState) -> Iterator[str]:
    hand = match.hand
    if hand is None or hand.phase is Phase.OVER:
        return
    for seat in range(match.table.seats):
        ask = hands.ask(hand, seat)
        if ask is not None:
            yield f"? {seat} {type(ask).__name__} {' '.join(texts(ask.mask))}"


def told(events: list[Event], locale: Locale) -> Iterator[str]:
    for event in events:
        shown = (
            f"{each.name}={_shown(each.name, getattr(event, each.name))}" for each in fields(event)
        )
        yield " ".join(("=", type(event).__name__, *shown))
    own = [event for event in events if event.audience in {None, PERSON}]
    for utterance in announce(own):
        yield f"| {locale.line(utterance, Verbosity.NORMAL)}"


def _shown(name: str, value: object) -> str:
    if isinstance(value, int) and name == "cards":
        return ",".join(texts(value))
    return text(value) if isinstance(value, int) and name == "card" else str(value)


def read_actions(lines: Iterable[str]) -> list[Action]:
    """Return the actions that a playthrough records."""
    return [
        record.read_action(json.loads(line.removeprefix("! ")))
        for line in lines
        if line.startswith("! ")
    ]


def random_actions(ruleset: str) -> list[Action]:
    """Return the actions of some hands played at random, the same whenever asked."""
    shown = SHOWN.get(ruleset, set())
    for number in itertools.count():
        actions, heard = played(ruleset, f" {number}" if number else "")
        if shown <= heard:
            return actions
    raise AssertionError("numbers do not end")


def played(ruleset: str, seed: str) -> tuple[list[Action], set[type[Event]]]:
    """Return the actions of some hands, and the kinds of events that the person hears."""
    source = random.Random(f"golden {ruleset}{seed}")
    rules = rulesets.named(ruleset)
    match = matches.begin(rules, rules.usual_seats, level=Level.NORMAL, seed=f"golden{seed}")
    actions: list[Action] = []
    events: list[Event] = []
    while not match.is_over():
        if match.awaits_deal() and match.number == HANDS.get(ruleset, 1):
            break
        actions.append(random_action(match, source))
        matches.apply(match, actions[-1], events.append)
    return actions, {type(each) for each in events if each.audience in {None, PERSON}}


def random_action(match: MatchState, source: random.Random) -> Action:
    """Return something that may be done now."""
    hand = match.hand
    if hand is None or match.awaits_deal():
        return matches.next_deal(match)
    if hand.is_trick_full():
        return Collect()
    for seat in range(match.table.seats):
        ask = hands.ask(hand, seat)
        if ask is not None:
            return some_answer(seat, ask, source)
    raise AssertionError("somebody can always act")


def renew() -> None:
    """Write every playthrough anew."""
    for ruleset in rulesets.names():
        actions = random_actions(ruleset)
        for language in LANGUAGES:
            lines = written(ruleset, language, actions)
            path_of(ruleset, language).write_text(
                "".join(f"{line}\n" for line in lines), encoding="utf-8"
            )


if __name__ == "__main__":
    renew()
