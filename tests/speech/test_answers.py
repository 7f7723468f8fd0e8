"""What T says while the person waits: for the pass of others, and for a full trick to be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine.actions import Pass
from hearts_a11y.engine.cards import parse
from hearts_a11y.speech import answers
from hearts_a11y.speech.message import Verbosity
from tests.engine import playing
from tests.ui.room import strict_locale

if TYPE_CHECKING:
    from hearts_a11y.engine.state import HandState


def said(state: HandState) -> list[str]:
    view = doors.view(state, 0, remembers_pass=True)
    locale = strict_locale("en")
    return [locale.word(each, Verbosity.NORMAL) for each in answers.turn(view, lifted=None)]


def test_t_while_the_others_pass() -> None:
    state = playing.dealt(playing.PLAIN, "left")
    doors.apply(state, Pass(0, tuple(map(parse, ("5C", "9C", "KC")))))
    assert said(state) == ["Waiting for the others to pass"]


def test_t_while_a_full_trick_lies() -> None:
    state = playing.play(playing.dealt(playing.PLAIN), "2C 5C 3C 4C", collect=False)
    assert said(state) == ["The trick is full", "Trick 1 of 13"]
