"""The card table: a match as the person meets it, from the deal to the result.

Law of this file: moves go through the session alone, everything heard goes through the desk, and
the one timer runs only while a computer player or a full trick is due. Questions, history and
moving about change nothing in the match (K9).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import Collect, Deal, Pass, Play
from hearts_a11y.engine.cards import PERSON, bit, cards_of, lowest
from hearts_a11y.engine.events import (
    CardsReceived,
    TrickTaken,
    TrickVoided,
)
from hearts_a11y.engine.state import Phase
from hearts_a11y.engine.view import BidNumber, GiveCards
from hearts_a11y.session import Done, NeedAction, NeedDeal, Pause, Session
from hearts_a11y.speech import answers
from hearts_a11y.speech.history import History
from hearts_a11y.speech.message import Hush, Joined, Kind, Message, Verbosity, say
from hearts_a11y.speech.prompts import prompt
from hearts_a11y.speech.words import card_name, direction, said_alike
from hearts_a11y.timer import Timer
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.hand_place import HandPlace
from hearts_a11y.ui.keymap import Context
from hearts_a11y.ui.line_words import LANGUAGES, plain, typed_words
from hearts_a11y.ui.offers import Offer, OfferPlace, offers_of
from hearts_a11y.ui.ports import Draft
from hearts_a11y.ui.questions import ANSWERS, Sight
from hearts_a11y.ui.telling import Telling, looked_back

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.cards import Card
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.timer import Pace
    from hearts_a11y.ui.desk import Desk
    from hearts_a11y.ui.ports import Resumed


class TableScreen:
    """A match in play. `next_match` is called when the person goes on after its end."""

    context = Context.TABLE

    def __init__(
        self,
        desk: Desk,
        match: MatchState,
        *,
        next_match: Callable[[], None],
        opening: Sequence[Event] = (),
        resumed: Resumed | None = None,
    ) -> None:
        self._desk = desk
        self._session = Session(match, self._journal)
        self._next_match = next_match
        self._opening = tuple(opening)
        self._resumed = resumed
        draft = resumed.draft if resumed else Draft()
        self._hand = HandPlace(draft)
        self._offer = OfferPlace(draft.offer, draft.lifted_offer)
        self._history = History()
        self._telling = Telling(
            self._history,
            desk.speaker.utter,
            saves_up=lambda: desk.preferences.value("telling") == "breath",
            is_breath=self._is_breath,
        )
        self._timer = Timer(desk.scheduler.call_later, self._tick, pace=self._pace)
        self._is_walking = False
        self._last_command: Command | None = None
        self._played_since: float | None = None

    # Being on top, and not.

    def open(self) -> None:
        """Begin the match, or say where the resumed one stands (P6)."""
        self._played_since = self._desk.scheduler.now()
        if self._resumed is None:
            self._telling.tell(self._opening)
            self._history.mark_act()
            self._deal()
        else:
            self._recall(self._resumed)
            self._resumed = None

    def uncover(self) -> None:
        """Go on with the pause afresh, and say whose turn it is (P3)."""
        self._played_since = self._desk.scheduler.now()
        self._timer.release()
        self._desk.say(Kind.PROMPT, *self._turn())
        self._wind()

    def cover(self) -> None:
        """Stand still, with the half-made choice and the time in play kept (P3)."""
        self._timer.hold()
        self._keep_draft()
        self._desk.saves.add_seconds(self._seconds())
        self._played_since = None
        self._report_trouble()

    def refresh(self) -> None:
        """Follow a change of pace."""
        self._wind()

    @property
    def waits(self) -> bool:
        """Whether nothing happens before the person does something (K10)."""
        return not self._timer.is_pending() or self._is_asked_to_pass()

    # Commands.

    def do(self, command: Command, key: str) -> bool:
        """Carry out a command of the table."""
        del key
        again = command is self._last_command
        self._last_command = command
        if self._move(command) or self._look_back(command) or self._ask(command, again=again):
            return True
        match command:
            case Command.TAKE:
                self._take()
            case Command.PUT_BACK:
                self._put_back()
            case Command.CONFIRM:
                self._confirm()
            case Command.LEAVE:
                self._desk.back_to_first()
            case _:
                return False
        return True

    def name_card(self, card: Card) -> None:
        """Go to a named card and take it, as pressing Enter on it would (K10)."""
        held = 0 if self._session.is_hand_over() else self._view().hand & said_alike(card)
        if not held:
            self._desk.say(Kind.REFUSAL, say("card-not-held", card=card_name(card)))
        elif self._offers():
            self._answer(*self._turn())
        else:
            lifted = self._hand.lifted
            is_lifted = lifted is not None and held & bit(lifted)
            self._hand.place = lifted if is_lifted else lowest(held)
            self._take()

    def take_answer(self, words: str) -> bool:
        """Take a bid, a suit or an answer that was typed, as pressing Enter on it would (K10)."""
        for place, offer in enumerate(self._offers()):
            if words in self._words_for(offer):
                self._offer.place = place
                self._take()
                return True
        return False

    def _words_for(self, offer: Offer) -> Iterator[str]:
        for locale in map(self._desk.wording.locale, LANGUAGES):
            yield plain(locale.word(offer.name, Verbosity.NORMAL))
            yield from typed_words(locale, offer.typed)

    def help(self) -> tuple[Message, ...]:
        """Return what can be done at this moment; hearing it is not run over (P3)."""
        self._timer.restart()
        match self._session.step():
            case Done():
                return (say("help-match-over"),)
            case NeedDeal():
                return (say("help-hand-over"),)
            case _ if self._is_asked_to_pass():
                return (say("help-pass", count=self._count_to_pass()),)
            case NeedAction():
                return (self._help_to_answer(),)
            case _:
                return (say("help-wait-step" if self._is_stepping() else "help-wait"),)

    def _help_to_answer(self) -> Message:
        if isinstance(self._view().ask, BidNumber):
            return say("help-bids")
        return say("help-offers" if self._offers() else "help-turn")

    def _move(self, command: Command) -> bool:
        view, offers, is_again = self._view(), self._offers(), command is Command.AGAIN
        if offers:
            place = self._offer
            heard = place.here(offers) if is_again else place.move(command, offers)
        else:
            hand = self._hand
            heard = hand.here(view) if is_again else hand.move(command, view)
        if heard is None:
            return False
        refused = heard.id == "refusal"
        self._desk.say(Kind.REFUSAL if refused else Kind.NAVIGATION, heard)
        return True

    def _look_back(self, command: Command) -> bool:
        heard = looked_back(self._history, command)
        if heard is None:
            return False
        self._answer(*heard)
        return True

    def _ask(self, command: Command, *, again: bool) -> bool:
        if command is Command.TURN:
            self._answer(*self._turn())
        elif command is Command.REPEAT:
            self._answer(*self._news())
        elif command in ANSWERS:
            self._answer(*ANSWERS[command](self._sight(is_repeated=again)))
        else:
            return False
        return True

    def _answer(self, *messages: Message) -> None:
        self._desk.say(Kind.ANSWER, *messages)
        self._timer.restart()

    # The two steps, and the pass.

    def _take(self) -> None:
        view, card, offers = self._view(), self._hand.place, self._offers()
        if offers:
            self._take_offer(offers)
        elif card is None:
            self._desk.say(Kind.ANSWER, *self._turn())
        elif isinstance(view.ask, GiveCards):
            self._choose(card, view.ask)
        elif not view.legal & bit(card):
            self._desk.say(Kind.REFUSAL, say("refusal"))
        elif card == self._hand.lifted:
            self._play(card)
        else:
            self._hand.lifted = card
            self._keep_draft()
            self._desk.say(Kind.NAVIGATION, say("card-lifted", card=card_name(card)))

    def _play(self, card: Card) -> None:
        self._hand.lose(self._view().hand & ~bit(card), card)
        self._history.mark_act()
        self._is_walking = False
        self._act(Play(PERSON, card))

    def _take_offer(self, offers: Sequence[Offer]) -> None:
        taken = self._offer.take(offers)
        if isinstance(taken, Message):
            self._keep_draft()
            self._desk.say(Kind.NAVIGATION, taken)
            return
        self._offer.begin()
        self._history.mark_act()
        self._is_walking = False
        self._act(taken)

    def _choose(self, card: Card, ask: GiveCards) -> None:
        chosen = self._hand.chosen ^ bit(card)
        if chosen.bit_count() > ask.count:
            self._desk.say(Kind.REFUSAL, say("pass-full", count=ask.count))
            return
        self._hand.chosen = chosen
        self._keep_draft()
        heard = say(
            "pass-on" if chosen & bit(card) else "pass-off",
            card=card_name(card),
            n=chosen.bit_count(),
            count=ask.count,
        )
        self._desk.say(Kind.NAVIGATION, heard, *self._pass_ready(ask))

    def _pass_ready(self, ask: GiveCards) -> tuple[Message, ...]:
        if self._hand.chosen.bit_count() < ask.count:
            return ()
        return (say("pass-ready", dir=direction(ask.offset, self._session.match.table.seats)),)

    def _put_back(self) -> None:
        lifted = self._lifted()
        if lifted is None:
            self._desk.say(
                Kind.ANSWER, say("offer-not-lifted" if self._offers() else "nothing-lifted")
            )
            return
        self._hand.lifted = self._offer.lifted = None
        self._keep_draft()
        self._desk.say(Kind.NAVIGATION, say("card-lowered", card=lifted))

    def _confirm(self) -> None:
        match self._session.step():
            case Done():
                self._next_match()
            case NeedDeal():
                self._history.begin_hand()
                self._deal()
            case _ if self._is_asked_to_pass():
                self._confirm_pass()
            case Pause() if self._is_stepping():
                self._is_walking = True
                self._timer.start()
            case _:
                self._answer(*self._turn())

    def _confirm_pass(self) -> None:
        missing = self._count_to_pass() - self._hand.chosen.bit_count()
        if missing:
            self._desk.say(Kind.REFUSAL, say("pass-need", n=missing))
            return
        chosen = tuple(cards_of(self._hand.chosen))
        self._history.mark_act()
        self._act(Pass(PERSON, chosen))
        if self._view().memory is None:
            self._desk.say(Kind.ANSWER, say("pass-wait"))

    # The flow of the match.

    def _deal(self) -> None:
        self._desk.speaker.hush(Hush.LAPSED)
        events = self._session.deal()
        self._hand.begin(self._view().hand)
        self._offer.begin()
        self._telling.tell(events)
        self._report_trouble()
        if self._is_asked_to_pass() or not isinstance(self._session.step(), Pause):
            self._prompt()
        self._wind()

    def _tick(self) -> None:
        self._follow(self._session.tick())

    def _act(self, action: Action) -> None:
        self._desk.speaker.hush(Hush.LAPSED)
        self._follow(self._session.perform(action))

    def _follow(self, events: tuple[Event, ...]) -> None:
        """Tell what happened, and go on to whatever is next."""
        if any(isinstance(event, CardsReceived) for event in events):
            self._hand.begin(self._view().hand)
        self._hand.fit(self._view().hand)
        if any(isinstance(event, TrickTaken | TrickVoided) for event in events):
            self._is_walking = False
        self._telling.tell(events)
        if self._session.is_hand_over():
            self._history.end_hand()
        self._report_trouble()
        # The pass was asked for when the hand was dealt, and is not asked for twice (I7).
        if not self._is_asked_to_pass() and not isinstance(self._session.step(), Pause):
            self._prompt()
        self._wind()

    def _is_breath(self) -> bool:
        """Return whether news that waited is due: a trick gone, the person's turn, a hand's end."""
        is_between_tricks = self._is_in(Phase.TRICKS) and not self._view().trick
        return is_between_tricks or not isinstance(self._session.step(), Pause)

    def _prompt(self) -> None:
        """Say what the person is asked now (A7)."""
        asked = prompt(self._view())
        self._desk.say(Kind.PROMPT, *((asked,) if asked else self._turn()))

    def _wind(self) -> None:
        """Let the timer run where the clock is due, and only there (P1, P2)."""
        if not isinstance(self._session.step(), Pause):
            self._is_walking = False
            self._timer.stop()
        elif self._is_stepping():
            self._timer.stop()
        elif not self._timer.is_pending():
            self._timer.start()

    def _recall(self, resumed: Resumed) -> None:
        """Rebuild the history in silence, then say where the match stands (P6)."""
        match = self._session.match
        if match.number == 1:
            self._telling.remember((matches.started(match),))
            self._history.mark_act()
        for action, events in resumed.acts:
            if not isinstance(action, Collect | Deal) and action.seat == PERSON:
                self._history.mark_act()
            self._telling.remember(events)
        if self._session.is_hand_over():
            self._history.end_hand()
        if match.hand is None:
            self._desk.say(Kind.PROMPT, say_resumed(match, trick=None))
            self._deal()
            return
        self._hand.fit(self._view().hand)
        self._offer.fit(self._offers())
        trick = match.hand.trick_number if self._is_in(Phase.TRICKS) else None
        self._desk.say(Kind.PROMPT, say_resumed(match, trick=trick), *self._where_resumed())
        self._wind()

    def _where_resumed(self) -> tuple[Message, ...]:
        """Return what R says, what T does in the pass, or both where Space goes on (P6)."""
        if self._is_in(Phase.EXCHANGE):
            return self._turn()
        if isinstance(self._session.step(), Pause) and self._is_stepping():
            return (*self._news(), *self._turn())
        lifted = self._lifted()
        held = () if lifted is None else (say("card-lifted", card=lifted),)
        return (*self._news(), *held)

    # What there is to say.

    def _turn(self) -> tuple[Message, ...]:
        """Return what T says at this moment (P7)."""
        match self._session.step():
            case Done():
                return (say("match-next"),)
            case NeedDeal(number):
                return (say("hand-next", n=number),)
            case _ if self._is_asked_to_pass():
                return self._pass_turn()
            case Pause() if self._is_stepping():
                return (*self._asked(lifted=None), say("step-on"))
            case _:
                return self._asked(lifted=self._lifted())

    def _asked(self, *, lifted: Message | None) -> tuple[Message, ...]:
        return answers.turn(self._view(), lifted=lifted, in_tricks=self._is_in(Phase.TRICKS))

    def _pass_turn(self) -> tuple[Message, ...]:
        view, count = self._view(), self._count_to_pass()
        asked = answers.turn(view, lifted=None)
        chosen = self._hand.chosen.bit_count()
        if not chosen:
            return asked
        ready = self._pass_ready(view.ask) if isinstance(view.ask, GiveCards) else ()
        return (*asked, say("pass-chosen", n=chosen, count=count), *ready)

    def _news(self) -> tuple[Message, ...]:
        """Return everything since the person last acted, and what is asked now, in one (key R)."""
        heard = [message for each in self._history.since_act() for message in each.messages]
        waits = not isinstance(self._session.step(), Pause) or self._is_asked_to_pass()
        if waits:
            asked = None if self._is_asked_to_pass() else prompt(self._view())
            heard.extend((asked,) if asked else self._turn())
        return tuple(heard) or (say("nothing-new"),)

    def _lifted(self) -> Message | None:
        """Return the name of what is lifted, and would be done by the next Enter on it."""
        offers, offer, card = self._offers(), self._offer.lifted, self._hand.lifted
        if offers:
            return None if offer is None else offers[offer].name
        return None if card is None else card_name(card)

    def _report_trouble(self) -> None:
        trouble = self._desk.saves.trouble()
        if trouble:
            self._desk.say(Kind.NOTICE, trouble)

    # What is the case.

    def _view(self) -> SeatView:
        return self._session.view()

    def _sight(self, *, is_repeated: bool) -> Sight:
        view, match = self._view(), self._session.match
        in_play = not self._session.is_hand_over()
        purse = view.dealings.purse if in_play and view.dealings else ()
        pool = view.dealings.pool if view.dealings else 0
        return Sight(
            view=view,
            scores=match.hand.scores if match.hand else None,
            totals=purse or match.totals,
            pool=pool if match.table.ruleset.is_counted_in_chips else None,
            chosen=self._hand.chosen,
            place=self._hand.place,
            is_hand_over=self._session.is_hand_over(),
            is_repeated=is_repeated,
        )

    def _is_asked_to_pass(self) -> bool:
        return isinstance(self._view().ask, GiveCards)

    def _is_in(self, phase: Phase) -> bool:
        hand = self._session.match.hand
        return hand is not None and hand.phase is phase

    def _offers(self) -> tuple[Offer, ...]:
        return offers_of(self._view().ask)

    def _count_to_pass(self) -> int:
        return self._session.match.table.ruleset.pass_count

    def _is_stepping(self) -> bool:
        """Return whether only Space lets the others go on (P2); in the pass the clock does (S6)."""
        return self._pace() == "step" and not self._is_walking and not self._is_in(Phase.EXCHANGE)

    def _pace(self) -> Pace:
        pace = self._desk.preferences.value("pace")
        return pace if isinstance(pace, int) else "step"

    # Saving.

    def _journal(self, match: MatchState, action: Action) -> None:
        saves = self._desk.saves
        saves.journal(match, action, seconds=self._seconds(), draft=self._draft())

    def _seconds(self) -> float:
        """Return the seconds in play since this was last asked."""
        if self._played_since is None:
            return 0.0
        now = self._desk.scheduler.now()
        seconds, self._played_since = now - self._played_since, now
        return seconds

    def _keep_draft(self) -> None:
        self._desk.saves.keep_draft(self._draft())

    def _draft(self) -> Draft:
        return replace(self._hand.draft, offer=self._offer.place, lifted_offer=self._offer.lifted)


def say_resumed(match: MatchState, *, trick: int | None) -> Message:
    """Return what says that `match` was resumed, in which hand and, during play, which trick.

    The ruleset is named with the level, unless it is the default one.
    """
    name = match.table.ruleset.name
    told = [say(f"level-{match.level}")]
    if name != rulesets.names()[0]:
        told.insert(0, say(f"ruleset-{name}"))
    level = Joined(tuple(told))
    hand = match.number if match.hand else match.number + 1
    if trick is None:
        return say("resumed-hand", level=level, n=hand)
    return say("resumed", level=level, n=hand, t=trick)
