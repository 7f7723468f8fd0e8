"""Lists and questions: the two plain shapes that menus, settings and help are made of (K8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts_a11y.speech.message import Joined, Kind, Message, say
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.keymap import Context

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_a11y.engine.cards import Card
    from hearts_a11y.ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a list: what it says, and what taking it does; nothing, for a page to hear."""

    message: Message | Joined
    take: Callable[[], None] | None = None


class ListScreen:
    """A list to step through. Moving changes nothing; Enter takes, Escape goes back (K8)."""

    context = Context.LIST
    waits = True

    def __init__(
        self,
        desk: Desk,
        items: Callable[[], Sequence[Item]],
        *,
        title: Message | None = None,
        place: int = 0,
        is_root: bool = False,
    ) -> None:
        self._desk = desk
        self._items = items
        self._title = title
        self._place = place
        self._is_root = is_root

    def open(self) -> None:
        """Say the title and the item the list begins at."""
        self._say_item(*([self._title] if self._title else []))

    def uncover(self) -> None:
        """Say the item again: what lay above may have changed it."""
        self._say_item()

    def cover(self) -> None:
        """Keep the place."""

    def refresh(self) -> None:
        """Stay as it is: every line is worded when it is said."""

    def do(self, command: Command, key: str) -> bool:
        """Move, take, or go back."""
        match command:
            case Command.PREVIOUS_ITEM:
                self._move(self._place - 1)
            case Command.NEXT_ITEM:
                self._move(self._place + 1)
            case Command.FIRST_ITEM:
                self._move(0)
            case Command.LAST_ITEM:
                self._move(len(self._items()) - 1)
            case Command.PICK:
                self._pick(self._desk.keymap.place(Command.PICK, key))
            case Command.OPEN:
                self._take()
            case Command.AGAIN:
                self._say_item()
            case Command.BACK if self._is_root:
                self._say_item(say("no-more"))
            case Command.BACK:
                self._desk.back()
            case _:
                return False
        return True

    def name_card(self, card: Card) -> None:
        """Refuse a card: there is no hand here."""
        del card
        self._desk.say(Kind.ANSWER, say("word-unknown"))

    def take_answer(self, words: str) -> bool:
        """Take none: the words of line mode mean commands here."""
        del words
        return False

    def help(self) -> tuple[Message, ...]:
        """Return how a list is used."""
        return (say("help-list"),)

    def _move(self, place: int) -> None:
        if not 0 <= place < len(self._items()):
            self._desk.say(Kind.NAVIGATION, say("no-more"))
            return
        self._place = place
        self._say_item()

    def _pick(self, place: int) -> None:
        if place < len(self._items()):
            self._place = place
            self._take()
        else:
            self._desk.say(Kind.NAVIGATION, say("no-more"))

    def _take(self) -> None:
        take = self._items()[self._place].take
        if take:
            take()
        else:
            self._say_item()

    def _say_item(self, *before: Message) -> None:
        items = self._items()
        self._place = min(self._place, len(items) - 1)
        item = items[self._place].message
        line = say("item-pos", item=item, n=self._place + 1, all=len(items))
        self._desk.say(Kind.NAVIGATION, *before, line)


class QuestionScreen:
    """Something asked once: yes does it, no goes back (K8)."""

    context = Context.QUESTION
    waits = True

    def __init__(
        self,
        desk: Desk,
        question: Message,
        *,
        yes: Callable[[], None],
        no: Callable[[], None] | None = None,
    ) -> None:
        self._desk = desk
        self._question = question
        self._yes = yes
        self._no = no

    def open(self) -> None:
        """Ask."""
        self._desk.say(Kind.PROMPT, self._question)

    def uncover(self) -> None:
        """Ask again."""
        self.open()

    def cover(self) -> None:
        """Keep waiting."""

    def refresh(self) -> None:
        """Stay as it is: every line is worded when it is said."""

    def do(self, command: Command, key: str) -> bool:
        """Answer yes or no."""
        del key
        match command:
            case Command.YES:
                self._yes()
            case Command.NO:
                if self._no:
                    self._no()
                else:
                    self._desk.back()
            case Command.AGAIN:
                self.open()
            case _:
                return False
        return True

    def name_card(self, card: Card) -> None:
        """Ask again: a card is no answer."""
        del card
        self.open()

    def take_answer(self, words: str) -> bool:
        """Take none: the words of line mode mean commands here."""
        del words
        return False

    def help(self) -> tuple[Message, ...]:
        """Return the question, which names its keys."""
        return (self._question,)
