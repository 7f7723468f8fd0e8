"""The open match and the statistics, as the interface asks for them, kept in the store.

Law of this file: what has been played is never forgotten because it could not be saved. The hand's
actions stay here, and the next thing that is saved catches up with all of them.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record
from hearts_a11y.engine.actions import Deal
from hearts_a11y.engine.cards import PERSON, mask, parse, text, texts
from hearts_a11y.speech.message import Message, say
from hearts_a11y.storage.database import NewMatch, ReadFailed, Result, SavedHand, SaveFailed
from hearts_a11y.ui.ports import Draft, LevelRecord, Resumed, Statistics, Unresumable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.record import Plain
    from hearts_a11y.storage.database import SavedMatch, Store
    from hearts_a11y.storage.paths import Obstacle

NO_DRAFT: Final = Draft()


class StoredSaves:
    """Saves in a store; a Saves."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._match_id: int | None = None
        self._match: MatchState | None = None
        self._counts = True
        self._snapshot: Plain = {}
        self._actions: list[Plain] = []
        self._draft = NO_DRAFT
        self._seconds = 0.0
        self._owes_end = False
        self._obstacle: Obstacle | None = None
        self._told: Obstacle | None = None

    def begin(self, match: MatchState, *, counts: bool) -> None:
        """Keep a new match; an open one is abandoned (S5). Unless it `counts`, no statistics."""
        self._settle()
        self._match_id, self._match, self._counts = None, match, counts
        self._snapshot, self._actions = record.snapshot(match), []
        self._draft, self._seconds = NO_DRAFT, 0.0
        with self._saving():
            self._save_whole(match)

    def has_open_match(self) -> bool:
        """Return whether a match can be resumed."""
        if self._match is not None:
            return not self._match.is_over()
        try:
            return self._store.open_match() is not None
        except ReadFailed as failure:
            return failure.match_id is not None

    def resume(self) -> Resumed | Unresumable | None:
        """Return the open match, None where there is none.

        What was played in this run is read from here: the store may be behind.
        """
        if self._match is None:
            try:
                saved = self._store.open_match()
            except ReadFailed as failure:
                self._match_id = failure.match_id
                return None if failure.match_id is None else Unresumable(number=None)
            if saved is None:
                return None
            self._take_up(saved)
            expected = saved.hand.fingerprint
        elif self._match.is_over():
            return None
        else:
            expected = record.fingerprint(self._match)
        return self._replay(expected)

    def restart_hand(self) -> Resumed | Unresumable | None:
        """Return the open match as it stood before the hand that does not replay."""
        if self._match_id is None:
            return None
        try:
            with self._saving():
                self._store.restart_hand(self._match_id)
        except LookupError:  # not even a hand to begin again is there
            return Unresumable(number=None)
        self._match = None
        return self.resume()

    def journal(self, match: MatchState, action: Action, *, seconds: float, draft: Draft) -> None:
        """Make `action`, just done to `match` after `seconds` more in play, durable."""
        self._match, self._draft = match, draft
        self._seconds += seconds
        if isinstance(action, Deal):
            self._snapshot, self._actions = record.snapshot(match), []
        self._actions.append(record.plain_action(action))
        self._owes_end = match.is_over()
        with self._saving():
            self._save(match, is_new_hand=isinstance(action, Deal))

    def keep_draft(self, draft: Draft) -> None:
        """Keep what is half done."""
        self._draft = draft
        if self._match_id is not None and not self._is_over():
            with self._saving():
                self._store.save_draft(self._match_id, _plain_draft(draft))

    def add_seconds(self, seconds: float) -> None:
        """Add time spent in play."""
        self._seconds += seconds
        self._settle()
        if self._match_id is not None and not self._is_over():
            with self._saving():
                self._store.save_seconds(self._match_id, self._seconds)

    def statistics(self) -> Statistics | None:
        """Return the statistics; None where they cannot be read."""
        try:
            found = self._store.statistics()
        except ReadFailed:
            return None
        records = tuple(
            LevelRecord(
                tally.ruleset,
                tally.seats,
                tally.level,
                started=tally.started,
                won=tally.won,
                lost=tally.lost,
                drawn=tally.drawn,
            )
            for tally in found.tallies
        )
        return Statistics(records, found.seconds_played)

    def trouble(self) -> Message | None:
        """Return what to tell the player about saving, once for each new trouble or its end."""
        if self._obstacle is self._told:
            return None
        self._told = self._obstacle
        if self._obstacle is None:
            return say("saved-again")
        return say("save-failed", why=say(f"obstacle-{self._obstacle.value}"))

    def _is_over(self) -> bool:
        return self._match is None or self._match.is_over()

    def _save(self, match: MatchState, *, is_new_hand: bool) -> None:
        if self._match_id is None or self._store.behind is not None or is_new_hand:
            self._save_whole(match)
        elif not match.is_over():
            self._store.append(
                self._match_id,
                self._actions[-1],
                fingerprint=record.fingerprint(match),
                draft=_plain_draft(self._draft),
                seconds_played=self._seconds,
            )
        if match.is_over() and self._match_id is not None:
            self._store.finish(
                self._match_id,
                Result(matches.outcome(match, PERSON).value),
                seconds_played=self._seconds,
            )
            self._owes_end = False

    def _settle(self) -> None:
        """Save the end of a match that could not be saved when it came."""
        if self._owes_end and self._match is not None:
            with self._saving():
                self._save(self._match, is_new_hand=False)

    def _save_whole(self, match: MatchState) -> None:
        hand = SavedHand(
            snapshot=self._snapshot,
            actions=self._actions,
            fingerprint=record.fingerprint(match),
            draft=_plain_draft(self._draft),
        )
        if self._match_id is not None:
            self._store.write_hand(self._match_id, hand, seconds_played=self._seconds)
            return
        new = NewMatch(
            ruleset=self._snapshot["ruleset"],
            seats=match.table.seats,
            level=match.level.value,
            seed=match.seed,
            counted=self._counts,
        )
        self._match_id = self._store.begin(new, hand)

    @contextmanager
    def _saving(self) -> Iterator[None]:
        try:
            yield
        except SaveFailed as failure:
            self._obstacle = failure.obstacle
        else:
            self._obstacle = self._store.behind

    def _take_up(self, saved: SavedMatch) -> None:
        self._match_id, self._counts = saved.match_id, saved.match.counted
        self._snapshot, self._actions = saved.hand.snapshot, list(saved.hand.actions)
        self._draft, self._seconds = _read_draft(saved.hand.draft), saved.seconds_played

    def _replay(self, expected: str | None) -> Resumed | Unresumable:
        acts: list[tuple[Action, tuple[Event, ...]]] = []

        def hear(action: Action, events: tuple[Event, ...]) -> None:
            acts.append((action, tuple(each for each in events if each.audience in {None, PERSON})))

        try:
            match = record.replay(self._snapshot, self._actions, hear=hear)
        except record.Unreadable:
            return Unresumable(number=self._snapshot.get("number", 0) + 1)
        if expected is not None and record.fingerprint(match) != expected:
            return Unresumable(number=match.number)
        self._match = match
        return Resumed(match, self._draft, tuple(acts))


def _plain_draft(draft: Draft) -> Plain:
    return {
        "place": None if draft.place is None else text(draft.place),
        "lifted": None if draft.lifted is None else text(draft.lifted),
        "chosen": texts(draft.chosen),
        "offer": draft.offer,
        "lifted_offer": draft.lifted_offer,
    }


def _read_draft(plain: Plain | None) -> Draft:
    """Return the draft that was kept; one that cannot be read is none."""
    try:
        match plain:
            case {"place": place, "lifted": lifted, "chosen": [*chosen], **others}:
                offer, lifted_offer = others.get("offer"), others.get("lifted_offer")
                return Draft(
                    None if place is None else parse(place),
                    None if lifted is None else parse(lifted),
                    mask(map(parse, chosen)),
                    offer if isinstance(offer, int) else 0,
                    lifted_offer if isinstance(lifted_offer, int) else None,
                )
    except (TypeError, ValueError):
        return NO_DRAFT
    return NO_DRAFT
