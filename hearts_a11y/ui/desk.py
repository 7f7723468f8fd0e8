"""What every screen works with: a voice, the settings, the saves, and the stack of screens.

A screen is one place a person can be: a list, a question, the card table. The topmost takes the
commands; one that is uncovered says where the person is again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from hearts_a11y.speech.message import Hush, Kind
from hearts_a11y.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_a11y.engine.cards import Card
    from hearts_a11y.speech.message import Message
    from hearts_a11y.ui.keymap import Context, Keymap
    from hearts_a11y.ui.ports import Preferences, Saves
    from hearts_a11y.ui.receiver import Scheduler
    from hearts_a11y.ui.speaker import Speaker, Wording


class Screen(Protocol):
    """One place a person can be."""

    @property
    def context(self) -> Context:
        """Which of the keys count here."""
        ...

    def open(self) -> None:
        """Be shown for the first time."""
        ...

    def uncover(self) -> None:
        """Be on top again."""
        ...

    def cover(self) -> None:
        """Have another screen on top, or the program stopped."""
        ...

    def do(self, command: Command, key: str) -> bool:
        """Carry out `command`, given by `key`; return whether it means anything here."""
        ...

    def name_card(self, card: Card) -> None:
        """Take a card that was named in line mode (interface K10)."""
        ...

    def take_answer(self, words: str) -> bool:
        """Take a typed answer to what is asked; return whether `words` are one (K10)."""
        ...

    def refresh(self) -> None:
        """Follow a setting that has changed while this screen is on top."""
        ...

    @property
    def waits(self) -> bool:
        """Whether nothing happens before the person does something (K10)."""
        ...

    def help(self) -> tuple[Message, ...]:
        """Return what can be done here and now."""
        ...


class Desk:
    """The shared things, and the stack of screens."""

    def __init__(
        self,
        *,
        speaker: Speaker,
        wording: Wording,
        preferences: Preferences,
        keymap: Keymap,
        saves: Saves,
        scheduler: Scheduler,
    ) -> None:
        self.speaker = speaker
        self.wording = wording
        self.preferences = preferences
        self.keymap = keymap
        self.saves = saves
        self.scheduler = scheduler
        self.exit_status: int | None = None
        self._screens: list[Screen] = []

    @property
    def top(self) -> Screen:
        """The screen that takes the commands."""
        return self._screens[-1]

    @property
    def place(self) -> Context | None:
        """What kind of screen the person is at; None before there is one."""
        return self._screens[-1].context if self._screens else None

    def has(self, screen: Screen) -> bool:
        """Return whether `screen` is on top or below."""
        return screen in self._screens

    def say(self, kind: Kind, *messages: Message) -> None:
        """Say `messages` as one utterance."""
        self.speaker.say(kind, *messages)

    def show(self, screen: Screen) -> None:
        """Put `screen` on top."""
        if self._screens:
            self.top.cover()
        self._screens.append(screen)
        self._turn_to(screen.open)

    def lay(self, screen: Screen) -> None:
        """Put `screen` on top in silence, to be heard when what comes above it is gone."""
        self._screens.append(screen)

    def drop(self) -> None:
        """Take the topmost screen away in silence; something else is shown next."""
        self._screens.pop()

    def back(self) -> None:
        """Leave the topmost screen for the one below."""
        self._screens.pop().cover()
        self._turn_to(self.top.uncover)

    def back_to_first(self) -> None:
        """Leave the topmost screen for the list below, which says its first item."""
        self._screens.pop().cover()
        self._turn_to(partial(self.top.do, Command.FIRST_ITEM, ""))

    def replace(self, screen: Screen) -> None:
        """Put `screen` in the place of the topmost one."""
        self._screens.pop().cover()
        self._screens.append(screen)
        self._turn_to(screen.open)

    def change_setting(self, name: str, value: int | str) -> None:
        """Take a setting's new value, and tell the player where it cannot be kept."""
        trouble = self.preferences.change(name, value)
        if trouble:
            self.say(Kind.NOTICE, trouble)
        self.top.refresh()

    def leave(self, status: int = 0) -> None:
        """End the program with `status`, everything saved."""
        if self._screens:
            self.top.cover()
        self.exit_status = status

    def _turn_to(self, appear: Callable[[], object]) -> None:
        """Have another screen say itself; what the one before asked is asked no longer."""
        self.speaker.hush(Hush.LAPSED)
        appear()
