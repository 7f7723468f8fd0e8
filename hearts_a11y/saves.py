"""The open match and the statistics, as the interface asks for them, kept in the store.

Law of this file: what has been played is never forgotten because it could not be saved. The hand's
actions stay here, and the next thing that is saved catches up with all of them.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine import match as matches
from hearts_a11y.engine import record
from hearts_a11y.engine.actions import Deal
from hearts_a11y.engine.cards import PERSON, mask, parse, text, texts
from hearts_a11y.obstacles import nothing_saved, reason
from hearts_a11y.speech.message import Message, say
from hearts_a11y.storage.database import NewMatch, ReadFailed, Result, SavedHand, SaveFailed
from hearts_a11y.ui.ports import (
    Draft,
    LevelRecord,
    NotRestarted,
    Resumed,
    Statistics,
    Unresumable,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts_a11y.engine.actions import Action
    from hearts_a11y.engine.events import Event
    from hearts_a11y.engine.match import MatchState
    from hearts_a11y.engine.record import Plain
    from hearts_a11y.storage.database import Store
    from hearts_a11y.storage.paths import Obstacle

NO_DRAFT: Final = Draft()


@dataclass(slots=True)
class _Kept:
    """A match, with all that is to be saved of it: the hand's actions since its snapshot.

    match_id: the store's name of it, None as long as it could not even be begun there.
    """

    match: MatchState
    counts: bool
    snapshot: Plain
    match_id: int | None = None
    actions: list[Plain] = field(default_factory=list)
    draft: Draft = NO_DRAFT
    seconds: float = 0.0


class StoredSaves:
    """Saves in a store; a Saves."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: _Kept | None = None
        self._owed: list[_Kept] = []  # ended or left, and not yet so saved; oldest first
        self._unread: int | None = None  # the open match, where it does not replay
        self._obstacle: Obstacle | None = None
        self._told: Obstacle | None = None

    def begin(self, match: MatchState, *, counts: bool) -> None:
        """Keep a new match; an open one is abandoned (S5). Unless it `counts`, no statistics."""
        left = self._kept
        if left is not None and not left.match.is_over():
            self._owed.append(left)
        self._kept = _Kept(match, counts, record.snapshot(match))
        self._unread = None
        self._save()

    def has_open_match(self) -> bool:
        """Return whether a match can be resumed."""
        if self._kept is not None:
            return not self._kept.match.is_over()
        try:
            return self._store.match_in_play() is not None
        except ReadFailed:
            return False

    def resume(self) -> Resumed | Unresumable | None:
        """Return the open match, None where there is none.

        What was played in this run is read from here: the store may be behind.
        """
        kept = self._kept
        if kept is None:
            return self._resume_saved()
        if kept.match.is_over():
            return None
        found = _replay(kept.snapshot, kept.actions, kept.draft, record.fingerprint(kept.match))
        if isinstance(found, Resumed):
            kept.match = found.match
        else:
            self._unread = kept.match_id
        return found

    def restart_hand(self) -> Resumed | Unresumable | NotRestarted | None:
        """Return the open match as it stood before the hand that does not replay."""
        if self._unread is None:
            return None
        try:
            self._store.restart_hand(self._unread)
        except LookupError:  # not even a hand to begin again is there
            return Unresumable(number=None)
        except SaveFailed as failure:
            return NotRestarted(nothing_saved(failure.obstacle))
        self._kept = self._unread = None
        return self.resume()

    def journal(self, match: MatchState, action: Action, *, seconds: float, draft: Draft) -> None:
        """Make `action`, just done to `match` after `seconds` more in play, durable."""
        kept = self._kept
        assert kept is not None, "a match is begun or resumed before it is played"  # noqa: S101
        kept.match, kept.draft = match, draft
        kept.seconds += seconds
        is_new_hand = isinstance(action, Deal)
        if is_new_hand:
            kept.snapshot, kept.actions = record.snapshot(match), []
        kept.actions.append(record.plain_action(action))
        if match.is_over():
            self._owed.append(kept)
        self._save(None if is_new_hand else partial(self._append, kept))

    def keep_draft(self, draft: Draft) -> None:
        """Keep what is half done."""
        if self._kept is not None:
            self._kept.draft = draft
        self._save(partial(self._store.save_draft, draft=_plain_draft(draft)))

    def add_seconds(self, seconds: float) -> None:
        """Add time spent in play."""
        if self._kept is not None:
            self._kept.seconds += seconds
            played = self._kept.seconds
            self._save(partial(self._store.save_seconds, seconds_played=played))

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
        return say("save-failed", why=reason(self._obstacle))

    def _save(self, step: Callable[[int], None] | None = None) -> None:
        """Save the match in play by `step`, given its id; whole without one, or where behind."""
        kept = self._kept
        with self._saving():
            self._pay()
            if kept is None or kept.match.is_over():
                return
            if step is None or kept.match_id is None or self._store.behind is not None:
                self._save_whole(kept)
            else:
                step(kept.match_id)

    def _append(self, kept: _Kept, match_id: int) -> None:
        self._store.append(
            match_id,
            kept.actions[-1],
            fingerprint=record.fingerprint(kept.match),
            draft=_plain_draft(kept.draft),
            seconds_played=kept.seconds,
        )

    def _pay(self) -> None:
        """Save what is owed of matches that have ended or been left for a new one."""
        while self._owed:
            ended = self._owed[0]
            if ended.match_id is None:
                self._save_whole(ended)
                continue
            if ended.match.is_over():
                result = Result(matches.outcome(ended.match, PERSON).value)
                self._store.finish(ended.match_id, result, seconds_played=ended.seconds)
            else:  # what is begun next abandons it
                self._store.save_seconds(ended.match_id, seconds_played=ended.seconds)
            self._owed.pop(0)

    def _save_whole(self, kept: _Kept) -> None:
        hand = SavedHand(
            snapshot=kept.snapshot,
            actions=kept.actions,
            fingerprint=record.fingerprint(kept.match),
            draft=_plain_draft(kept.draft),
        )
        if kept.match_id is not None:
            self._store.write_hand(kept.match_id, hand, seconds_played=kept.seconds)
            return
        new = NewMatch(
            ruleset=kept.snapshot["ruleset"],
            seats=kept.match.table.seats,
            level=kept.match.level.value,
            seed=kept.match.seed,
            counted=kept.counts,
        )
        kept.match_id = self._store.begin(new, hand)

    @contextmanager
    def _saving(self) -> Iterator[None]:
        try:
            yield
        except SaveFailed as failure:
            self._obstacle = failure.obstacle
        else:
            self._obstacle = self._store.behind

    def _resume_saved(self) -> Resumed | Unresumable | None:
        try:
            saved = self._store.open_match()
        except ReadFailed as failure:
            self._unread = failure.match_id
            return None if failure.match_id is None else Unresumable(number=None)
        if saved is None:
            return None
        hand, actions = saved.hand, list(saved.hand.actions)
        draft = _read_draft(hand.draft)
        found = _replay(hand.snapshot, actions, draft, hand.fingerprint)
        if isinstance(found, Resumed):
            self._kept = _Kept(
                found.match,
                saved.match.counted,
                hand.snapshot,
                saved.match_id,
                actions,
                draft,
                saved.seconds_played,
            )
        else:
            self._unread = saved.match_id
        return found


def _replay(
    snapshot: Plain, actions: list[Plain], draft: Draft, expected: str | None
) -> Resumed | Unresumable:
    """Return the match that the actions lead to; `expected` is its fingerprint, where known."""
    acts: list[tuple[Action, tuple[Event, ...]]] = []

    def hear(action: Action, events: tuple[Event, ...]) -> None:
        acts.append((action, tuple(each for each in events if each.audience in {None, PERSON})))

    try:
        match = record.replay(snapshot, actions, hear=hear)
    except record.Unreadable:
        return Unresumable(number=snapshot.get("number", 0) + 1)
    if expected is not None and record.fingerprint(match) != expected:
        return Unresumable(number=match.number)
    return Resumed(match, draft, tuple(acts))


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
