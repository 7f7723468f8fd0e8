"""How long read-outs at larger tables take to speak, at espeak-ng's default rate.

`python -m tests.bench.bench_readouts` reports seconds of English speech; nothing here passes or
fails. Needs espeak-ng.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import wave
from typing import TYPE_CHECKING, Final

from hearts_a11y.engine import match as matches
from hearts_a11y.engine.actions import Deal, Play
from hearts_a11y.engine.cards import PERSON, Card, card, mask
from hearts_a11y.engine.match import MatchState
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.rulesets import named
from hearts_a11y.engine.table import lay
from hearts_a11y.speech import answers
from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Kind, Utterance, Verbosity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.speech.message import Message

SEATS: Final = 8
DIAMONDS: Final = 1


def seconds_spoken(text: str) -> float:
    """Return how long espeak-ng takes to say `text`, in seconds."""
    sound = subprocess.run(
        ["espeak-ng", "-v", "en", "--stdout", text],  # noqa: S607 - whichever is installed
        check=True,
        capture_output=True,
    ).stdout
    with wave.open(io.BytesIO(sound)) as spoken:
        # What goes to a pipe has no length in its head: count what came.
        size = spoken.getsampwidth() * spoken.getnchannels()
        frames: int = len(spoken.readframes(len(sound))) // size
        rate: int = spoken.getframerate()
    return frames / rate


def full_trick() -> SeatView:
    """Return what the person sees of a full trick of eight diamonds, the longest suit to say."""
    table = lay(named("cancellation"), SEATS)
    led = [card(DIAMONDS, rank) for rank in range(3, 3 + SEATS)]
    left = [each for each in table.deck if each not in led]
    others = [left[seat::SEATS] for seat in range(SEATS)]
    hands: Sequence[list[Card]] = [[led[seat], *others[seat][:12]] for seat in range(SEATS)]
    match = MatchState(table, Level.NORMAL, "bench", [103] * SEATS)
    matches.apply(match, Deal(tuple(map(mask, hands)), (), SEATS - 1))
    for seat in range(SEATS):
        matches.apply(match, Play(seat, led[seat]))
    return matches.view(match, PERSON)


def read_outs() -> dict[str, tuple[Message, ...]]:
    """Return what is read out, by what it is."""
    view = full_trick()
    return {
        "trick": (answers.trick(view),),
        "totals": answers.totals(view, [103] * SEATS, None),
    }


def main() -> None:
    """Write how long each takes at both verbosities."""
    if shutil.which("espeak-ng") is None:
        sys.stdout.write("  espeak-ng is not installed\n")
        return
    locale = Locale("en", strict=True)
    for name, messages in read_outs().items():
        for verbosity in Verbosity:
            line = locale.line(Utterance(messages, Kind.ANSWER), verbosity)
            sys.stdout.write(
                f"  {name} of {SEATS} seats, {verbosity.value}: {seconds_spoken(line):.1f} s\n"
            )


if __name__ == "__main__":
    main()
