"""From what the terminal sends to keys, by prompt_toolkit's bare input (interface K1, K2, K6).

Law of this file: it knows keys and no command. No Application, PromptSession or Output of
prompt_toolkit is used, since those write to the terminal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prompt_toolkit.keys import Keys

from hearts_a11y.ui.key_names import plain_key
from hearts_a11y.ui.receiver import Key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress

    from hearts_a11y.ui.receiver import Cancel, Scheduler

MOST_KEYS_AT_ONCE: Final = 16
QUIET: Final = 150  # milliseconds without input after which a paste is over
UNKNOWN: Final = Key("unknown")

_NAMED: Final = {
    **{f"c-{letter}": f"c-{letter}" for letter in "abcdefgklnopqrstuvwxyz"},
    **{f"f{number}": f"f{number}" for number in range(1, 13)},
    **{name: name for name in ("left", "right", "up", "down", "home", "end", "pageup", "pagedown")},
    **{name: name for name in ("s-tab", "escape", "delete", "insert")},
    # The names of what a terminal sends for these keys.
    "c-h": "backspace",
    "c-i": "tab",
    "c-j": "enter",
    "c-m": "enter",
}

# What comes in unasked, and is no key: answers to another program's questions, the mouse.
_NO_KEYS: Final = frozenset(
    {
        Keys.Ignore,
        Keys.CPRResponse,
        Keys.Vt100MouseEvent,
        Keys.WindowsMouseEvent,
        Keys.ScrollUp,
        Keys.ScrollDown,
    }
)

# The parts of a control sequence after its escape character (ECMA-48).
_INTRODUCERS: Final = frozenset("[O")
_PARAMETERS: Final = frozenset(map(chr, range(0x20, 0x40)))
_FINALS: Final = frozenset(map(chr, range(0x40, 0x7F)))

_PASTE_END: Final = "\x1b[201~"


def key_of(press: KeyPress) -> Key:
    """Return the key that was pressed; its token is `unknown` where there is no name for it."""
    if isinstance(press.key, Keys):
        return Key(_NAMED.get(press.key.value, UNKNOWN.token))
    token = plain_key(press.key)
    return UNKNOWN if token is None else Key(token, press.key)


def keys_of(presses: Sequence[KeyPress]) -> Iterator[Key]:
    """Yield the keys in what one read gave.

    Alt+x comes as Escape directly followed by x, and a sequence that prompt_toolkit does not
    know as Escape and each of its characters. Either is one unknown key.
    """
    place = 0
    while place < len(presses):
        press = presses[place]
        place += 1
        if press.key in _NO_KEYS:
            continue
        following = presses[place].key if place < len(presses) else Keys.Escape
        if press.key != Keys.Escape or following == Keys.Escape:
            yield key_of(press)
            continue
        place += 1
        if following == "[":
            while _is_among(presses, place, _PARAMETERS):
                place += 1
        if following in _INTRODUCERS and _is_among(presses, place, _FINALS):
            place += 1
        yield UNKNOWN


def _is_among(presses: Sequence[KeyPress], place: int, characters: frozenset[str]) -> bool:
    return place < len(presses) and presses[place].key in characters


class KeyReader:
    """Reads keys from `source` and hands them on, or a single word that too many came (K2).

    `escape_delay` returns the milliseconds to wait before an Escape counts as a key of its own.
    `press` is called with every key, `flooded` once for each flood, when it is over.
    """

    def __init__(
        self,
        source: Input,
        scheduler: Scheduler,
        *,
        escape_delay: Callable[[], int],
        press: Callable[[Key], None],
        flooded: Callable[[], None],
    ) -> None:
        self._source = source
        self._scheduler = scheduler
        self._escape_delay = escape_delay
        self._press = press
        self._flooded = flooded
        self._cancel: Cancel | None = None
        self._is_flood = False

    def read(self) -> None:
        """Take what has come; called whenever `source` is ready."""
        presses = self._source.read_keys()
        self._stop_waiting()
        if self._is_flood or _floods(presses):
            self._begin_flood()
            return
        self._wait(self._escape_delay(), self._flush)
        for key in keys_of(presses):
            self._press(key)

    def _stop_waiting(self) -> None:
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _wait(self, milliseconds: int, callback: Callable[[], None]) -> None:
        self._cancel = self._scheduler.call_later(milliseconds, callback)

    def _flush(self) -> None:
        """Hand on what the parser holds back as the start of a sequence that did not go on."""
        self._cancel = None
        presses = self._source.flush_keys()
        if not presses and self._unstick():
            self._begin_flood()
        for key in keys_of(presses):
            self._press(key)

    def _unstick(self) -> bool:
        """Return whether the parser was deaf, in a bracketed paste without an end; end that."""
        parser = getattr(self._source, "vt100_parser", None)
        if parser is None:  # the Windows console, where no program can ask for bracketed paste
            return False
        parser.feed(_PASTE_END)
        return any(press.key == Keys.BracketedPaste for press in self._source.flush_keys())

    def _begin_flood(self) -> None:
        self._is_flood = True
        self._wait(QUIET, self._end_flood)

    def _end_flood(self) -> None:
        self._cancel = None
        self._unstick()
        self._is_flood = False
        self._flooded()


def _floods(presses: Sequence[KeyPress]) -> bool:
    return len(presses) > MOST_KEYS_AT_ONCE or any(
        press.key == Keys.BracketedPaste for press in presses
    )
