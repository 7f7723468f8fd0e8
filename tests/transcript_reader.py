"""Reads a transcript back: from the lines heard at seat 0 to the public state of the match.

The patterns are made from the wordings themselves, with a marker in each argument's place, so this
reader knows no language; what it knows is which messages there are and what they mean.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import RANKS, SUITS, Card, Mask, bit, card, suit_of
from hearts_a11y.speech.message import Joint, Verbosity, say
from hearts_a11y.speech.words import card_name, direction, points, seat_name, suit_name

if TYPE_CHECKING:
    from hearts_a11y.speech.locale import Locale
    from hearts_a11y.speech.message import Message

SEATS: Final = 4
PARTS: Final = {
    "match-start": ("ruleset", "level", "places"),
    "hand-start": ("n", "dir"),
    "hand-start-hold": ("n",),
    "pass-sent": ("dir", "cards"),
    "pass-got": ("cards", "dir"),
    "play-lead-self": ("card",),
    "play-lead": ("seat", "card"),
    "play-void": ("seat", "card", "suit"),
    "play": ("seat", "card"),
    "hearts-broken": (),
    "trick-self": ("points",),
    "trick-other": ("seat", "points"),
    "hand-over": ("n",),
    "score-hand": ("seat", "points", "total"),
    "moon-self": ("others", "amount"),
    "moon-other": ("seat", "others", "amount"),
    "match-win": ("points",),
    "match-draw": ("points", "seats"),
    "match-lose": ("points", "seat", "low"),
}
NUMBERS: Final = ("n", "total", "others", "amount")


@dataclass
class PublicState:
    """What anyone at the table knows of a match, by the same names as the engine's states."""

    number: int = 0
    offset: int = 0
    leader: int | None = None
    trick: list[Card] = field(default_factory=list)
    gone: Mask = 0
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    voids: list[set[int]] = field(default_factory=lambda: [set() for _ in range(SEATS)])
    broken: bool = False
    tricks: int = 0
    totals: list[int] = field(default_factory=lambda: [0] * SEATS)
    passed: set[Card] = field(default_factory=set)
    received: set[Card] = field(default_factory=set)
    moon: int | None = None
    result: str | None = None


class TranscriptReader:
    """Reads lines of one language and keeps the state that they tell."""

    def __init__(self, locale: Locale) -> None:
        self.state = PublicState()
        self.locale = locale
        self._sentence = self._word(say(Joint.SENTENCE.value))
        self._list = self._word(say(Joint.LIST.value))
        self._cards = self._back({c: card_name(c) for c in self._pack()})
        self._seats = self._back({seat: seat_name(seat) for seat in range(SEATS)})
        self._suits = self._back({suit: suit_name(suit) for suit in SUITS})
        self._directions = self._back({offset: direction(offset, SEATS) for offset in (1, 2, 3)})
        self._points = self._back({n: points(n) for n in range(500)})
        self._known = self._alternatives()
        self._patterns = [(name, self._pattern(name, parts)) for name, parts in PARTS.items()]

    def read(self, line: str) -> None:
        """Take one line; raise AssertionError where it is none of the known ones."""
        while line:
            name, found = self._match(line)
            self._take(name, found)
            line = line[found.end() :].removeprefix(self._sentence)
            line = line.removeprefix(self._sentence[1:])

    def _word(self, message: Message) -> str:
        return self.locale.word(message, Verbosity.NORMAL)

    def _match(self, line: str) -> tuple[str, re.Match[str]]:
        for name, pattern in self._patterns:
            found = pattern.match(line)
            if found:
                return name, found
        raise AssertionError(f"nothing the game says: {line!r}")

    def _pattern(self, name: str, parts: tuple[str, ...]) -> re.Pattern[str]:
        """Return what matches a message up to the end of its sentence."""
        marked: dict[str, int | str] = {
            part: 7770 + place if part in NUMBERS else f"\0{part}\0"
            for place, part in enumerate(parts)
        }
        pattern = re.escape(self._word(say(name, **marked)))
        for part, mark in marked.items():
            group = r"(?P<%s>\d+)" if part in NUMBERS else "(?P<%s>.+?)"
            if part in self._known:
                group = f"(?P<%s>{self._known[part]})"
            pattern = pattern.replace(re.escape(str(mark)), group % part)
        end = f"(?={re.escape(self._sentence)}|$)"
        return re.compile(pattern + ("" if pattern.endswith((r"\.", "!")) else end), re.IGNORECASE)

    def _alternatives(self) -> dict[str, str]:
        def any_of(words: dict[str, int]) -> str:
            return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))

        seat, joint = any_of(self._seats), re.escape(self._list)
        return {
            "card": any_of(self._cards),
            "seat": f"(?:{seat})(?:{joint}(?:{seat}))*",
            "suit": any_of(self._suits),
            "dir": any_of(self._directions),
            "points": any_of(self._points),
            "low": any_of(self._points),
        }

    def _back(self, messages: dict[int, Message]) -> dict[str, int]:
        words = {self._word(message).lower(): value for value, message in messages.items()}
        assert len(words) == len(messages), "two things are said alike"
        return words

    @staticmethod
    def _pack() -> list[Card]:
        return [card(suit, rank) for suit in SUITS for rank in RANKS]

    def _take(self, name: str, found: re.Match[str]) -> None:  # noqa: C901 - a case a message
        state, told = self.state, {key: text.lower() for key, text in found.groupdict().items()}
        seat = self._seats.get(told.get("seat", ""), 0)
        match name:
            case "hand-start" | "hand-start-hold":
                offset = self._directions[told["dir"]] if "dir" in told else 0
                self.state = PublicState(
                    number=int(told["n"]), offset=offset, totals=list(state.totals)
                )
            case "pass-sent":
                assert self._directions[told["dir"]] == state.offset
                state.passed = self._card_set(told["cards"])
            case "pass-got":
                assert self._directions[told["dir"]] == SEATS - state.offset
                state.received = self._card_set(told["cards"])
            case "play-lead-self" | "play-lead":
                assert not state.trick
                assert state.leader in {None, seat}
                state.leader = seat
                self._play(seat, self._cards[told["card"]])
            case "play" | "play-void":
                played = self._cards[told["card"]]
                fails = suit_of(played) != suit_of(state.trick[0])
                is_news = fails and suit_of(state.trick[0]) not in state.voids[seat] and seat != 0
                assert is_news == (name == "play-void"), "a void is told once, the moment it shows"
                if name == "play-void":
                    assert self._suits[told["suit"]] == suit_of(state.trick[0])
                self._play(seat, played)
            case "hearts-broken":
                assert not state.broken
                state.broken = True
            case "trick-self" | "trick-other":
                state.points[seat] += self._points[told["points"]]
                state.trick, state.leader = [], seat
                state.tricks += 1
            case "hand-over":
                assert int(told["n"]) == state.number
            case "score-hand":
                state.totals[seat] += self._points[told["points"]]
                assert state.totals[seat] == int(told["total"])
            case "moon-self" | "moon-other":
                state.moon = seat
                assert int(told["others"]) == SEATS - 1
            case "match-win" | "match-draw" | "match-lose":
                assert self._points[told["points"]] == state.totals[0]
                state.result = name.removeprefix("match-")

    def _play(self, seat: int, played: Card) -> None:
        state = self.state
        assert state.leader is not None
        assert seat == (state.leader + len(state.trick)) % SEATS
        if state.trick and suit_of(played) != suit_of(state.trick[0]):
            state.voids[seat].add(suit_of(state.trick[0]))
        state.trick.append(played)
        state.gone |= bit(played)

    def _card_set(self, text: str) -> set[Card]:
        return {self._cards[each] for each in text.split(self._list)}
