"""A game without a terminal: keys in, lines out, a clock moved by hand, saves in memory."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import Action, Deal
from hearts_a11y.engine.cards import mask, parse
from hearts_a11y.engine.match import MatchState
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets.standard import STANDARD
from hearts_a11y.engine.table import lay
from hearts_a11y.outputs.transcript import Transcript
from hearts_a11y.preferences import FiledPreferences
from hearts_a11y.saves import NO_DRAFT, StoredSaves
from hearts_a11y.speech.locale import Locale
from hearts_a11y.storage.database import Store
from hearts_a11y.storage.settings import Settings
from hearts_a11y.ui.desk import Desk
from hearts_a11y.ui.game import Game
from hearts_a11y.ui.keymap import Keymap
from hearts_a11y.ui.matches import begin_next_match, new_match
from hearts_a11y.ui.menu import menu_screen
from hearts_a11y.ui.play import TableScreen
from hearts_a11y.ui.ports import Resumed
from hearts_a11y.ui.receiver import Key
from hearts_a11y.ui.speaker import Speaker, Wording
from tests.ui.fakes import HandClock

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_a11y.engine.cards import Seat
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.ruleset import RuleSet
    from hearts_a11y.ui.ports import Draft, Saves


@lru_cache
def strict_locale(code: str) -> Locale:
    """Return a language's words, read once for all tests; a missing one is an error."""
    return Locale(code, strict=True)


class Room:
    """A desk and a game on it, and what has been heard there."""

    def __init__(
        self, *, saves: Saves | None = None, keymap: Keymap | None = None, **settings: int | str
    ) -> None:
        self.clock = HandClock()
        self.preferences = FiledPreferences(
            Settings(), None, overrides={"language": "en"} | settings
        )
        wording = Wording(
            self.preferences,
            open_locale=partial(Locale, strict=True, key_for=keymap.name)
            if keymap
            else strict_locale,
            code_for=lambda language: "ja" if language == "ja" else "en",
        )
        self.heard = Transcript(wording.line)
        self.saves = saves or StoredSaves(Store.unsaved())
        self.desk = Desk(
            speaker=Speaker([self.heard]),
            wording=wording,
            preferences=self.preferences,
            keymap=keymap or Keymap(),
            saves=self.saves,
            scheduler=self.clock,
        )
        self.game = Game(self.desk, typed=lambda _: None)
        self.table: TableScreen

    def open_menu(self) -> list[str]:
        """Begin at the menu; return what is heard."""
        return self._heard_after(lambda: self.desk.show(menu_screen(self.desk)))

    def begin(self, seed: str) -> TableScreen:
        """Begin a match from `seed`, the menu beneath it."""
        self.desk.lay(menu_screen(self.desk))
        self.table = new_match(self.desk, seed=seed)
        self.desk.show(self.table)
        return self.table

    def sit(
        self,
        hands: Sequence[str],
        *actions: Action,
        number: int = 4,
        level: Level = Level.NORMAL,
        totals: tuple[int, ...] = (),
        ruleset: RuleSet = STANDARD,
        rest: str = "",
        dealer: Seat | None = None,
        draft: Draft = NO_DRAFT,
    ) -> list[str]:
        """Sit down at hand `number` of a match, dealt so and played so far; return what is heard.

        In hand 4 of standard nobody passes. `rest` is the widow, or the stock as it is drawn.
        """
        table = lay(ruleset, len(hands))
        before = list(totals) or [ruleset.chips] * len(hands)
        match = MatchState(table, level, "room", before, number=number - 1)
        acts: list[tuple[Action, tuple[Event, ...]]] = []
        dealt = tuple(mask(map(parse, hand.split())) for hand in hands)
        deal = Deal(dealt, tuple(map(parse, rest.split())), dealer)
        self.saves.begin(match, counts=False)
        for action in (deal, *actions):
            events: list[Event] = []
            matches.apply(match, action, events.append)
            self.saves.journal(match, action, seconds=0, draft=draft)
            acts.append((action, tuple(each for each in events if each.audience in {None, 0})))
        self.desk.lay(menu_screen(self.desk))
        self.table = TableScreen(
            self.desk,
            match,
            next_match=partial(begin_next_match, self.desk),
            resumed=Resumed(match, draft, tuple(acts)),
        )
        return self._heard_after(lambda: self.desk.show(self.table))

    def press(self, *tokens: str) -> list[str]:
        """Press keys one after another; return what is heard."""

        def act() -> None:
            for token in tokens:
                self.game.press(Key(token, token if len(token) == 1 else ""))

        return self._heard_after(act)

    def enter(self, *lines: str) -> list[str]:
        """Type lines; return what is heard."""

        def act() -> None:
            for line in lines:
                self.game.enter_line(line)

        return self._heard_after(act)

    def wait(self, milliseconds: int = 60_000) -> list[str]:
        """Let time pass; return what is heard."""
        return self._heard_after(lambda: self.clock.advance(milliseconds))

    def _heard_after(self, act: Callable[[], None]) -> list[str]:
        before = len(self.heard.lines)
        act()
        return self.heard.lines[before:]
