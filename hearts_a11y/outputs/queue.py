"""What waits to be spoken: its order, what is joined and what is let go (interface A6, A7).

Law of this file: data in, data out. It knows no thread, no clock and no library.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING

from hearts_a11y.speech.message import Kind

if TYPE_CHECKING:
    from hearts_a11y.speech.message import Utterance

Serial = int


@dataclass(frozen=True, slots=True)
class Words:
    """An utterance as it is spoken: the text, its language, and what joins it to the next one."""

    text: str
    language: str
    joint: str = " "


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to speak: the words of one utterance, or of several joined.

    Lines are numbered as they are taken, so that a cut can say what had been taken before it.
    """

    words: Words
    utterances: tuple[Utterance, ...]
    serial: Serial = -1

    @property
    def interrupts(self) -> bool:
        """Whether this is for a key just pressed, and stale when the next one is."""
        return self.utterances[0].kind.interrupts


class SpeechQueue:
    """Lines in the order in which they are to be spoken.

    Answers, navigation and refusals come first, and a newer one takes an older one's place.
    Events, prompts and notices keep their order and are never dropped for another.
    """

    def __init__(self) -> None:
        self._waiting: deque[Line] = deque()
        self._next: Serial = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def next_serial(self) -> Serial:
        """The number that the next line taken will have; all that were taken are below it."""
        return self._next

    def add(self, words: Words, utterance: Utterance) -> None:
        """Let `utterance` wait, in the place that its kind gives it."""
        line = Line(words, (utterance,))
        if line.interrupts:
            self._waiting = deque(each for each in self._waiting if not each.interrupts)
            self._waiting.appendleft(line)
        else:
            self._waiting.append(line)

    def put_back(self, line: Line) -> None:
        """Let a line that was taken and not heard wait again, before all but interrupting ones."""
        place = sum(each.interrupts for each in self._waiting)
        self._waiting.insert(place, line)

    def take(self, *, join: bool) -> Line:
        """Return what is to be spoken next; raise IndexError where nothing waits.

        With `join` the events, prompts and notices that follow each other in one language are
        one line, for a library that cannot queue.
        """
        line = self._waiting.popleft()
        if join and not line.interrupts:
            language = line.words.language
            for each in tuple(
                takewhile(lambda each: each.words.language == language, self._waiting)
            ):
                self._waiting.popleft()
                line = _joined(line, each)
        self._next += 1
        return replace(line, serial=self._next - 1)

    def lapse(self) -> None:
        """Let go of the prompts that wait: what they ask is asked no longer (A7)."""
        self._waiting = deque(
            each for each in self._waiting if each.utterances[0].kind is not Kind.PROMPT
        )

    def clear(self) -> tuple[Utterance, ...]:
        """Let go of everything; return it in order."""
        waiting = tuple(each for line in self._waiting for each in line.utterances)
        self._waiting.clear()
        return waiting


def _joined(line: Line, following: Line) -> Line:
    text = line.words.text
    # A joint such as a full stop is left out where the text already ends with it.
    joint = line.words.joint
    between = joint[1:] if text.endswith(joint[:1]) else joint
    words = replace(line.words, text=f"{text}{between}{following.words.text}")
    return replace(line, words=words, utterances=line.utterances + following.utterances)
