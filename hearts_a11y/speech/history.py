"""What was said in this hand, kept as data so that it can be heard again (interface A3, A5)."""

from __future__ import annotations

from hearts_a11y.speech.message import Kind, Utterance


class History:
    """The utterances of the hand, and a place in them that the older and newer keys move."""

    def __init__(self) -> None:
        self._heard: list[Utterance] = []
        self._place: int | None = None
        self._acted = 0

    def add(self, utterance: Utterance) -> None:
        """Remember what was said of events."""
        self._heard.append(utterance)
        self._place = None

    def begin_hand(self) -> None:
        """Forget everything: a new hand is dealt."""
        self._heard.clear()
        self._place = None
        self._acted = 0

    def end_hand(self) -> None:
        """Forget the plays, tricks and voids; keep scores, moon and result (rules.md S6)."""
        self._heard = [each for each in self._heard if each.kind is Kind.SCORE]
        self._place = None
        self._acted = 0

    def mark_act(self) -> None:
        """Note that the person acts now: `since_act` counts from here."""
        self._acted = len(self._heard)

    def since_act(self) -> tuple[Utterance, ...]:
        """Return what was said since the person last acted, oldest first (key R)."""
        return tuple(self._heard[self._acted :])

    def older(self) -> Utterance | None:
        """Step back and return the utterance there; None at the oldest, or with nothing heard."""
        place = len(self._heard) if self._place is None else self._place
        return self._go(place - 1)

    def newer(self) -> Utterance | None:
        """Step forward and return the utterance there; None at the newest."""
        place = len(self._heard) if self._place is None else self._place
        return self._go(place + 1)

    def oldest(self) -> Utterance | None:
        """Go to the oldest utterance and return it; None with nothing heard."""
        return self._go(0)

    def newest(self) -> Utterance | None:
        """Go to the newest utterance and return it; None with nothing heard."""
        return self._go(len(self._heard) - 1)

    def is_empty(self) -> bool:
        """Return whether nothing is remembered."""
        return not self._heard

    def _go(self, place: int) -> Utterance | None:
        if not 0 <= place < len(self._heard):
            return None
        self._place = place
        return self._heard[place]
