"""What Japanese is heard as: Open JTalk reads every sentence as it is meant (interface L4)."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Message, Verbosity, say
from tests.speech.catalogue import pack, wordings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

READINGS = Path(__file__).with_name("readings.tsv")
JA = Locale("ja", strict=True)

# Never spoken by themselves: the joints, and what is typed in line mode. The ranks are read in
# the names of the cards.
UNREAD = ("joint-", "line-", "rank-")


@dataclass(frozen=True)
class Row:
    """One line of the file of readings."""

    id: str
    form: Verbosity
    args: Mapping[str, int | str]
    reading: str

    @property
    def text(self) -> str:
        """The wording with its arguments."""
        return JA.word(Message(self.id, self.args), self.form)


@cache
def rows() -> tuple[Row, ...]:
    lines = READINGS.read_text(encoding="utf-8").splitlines()
    return tuple(_row(*line.split("\t")) for line in lines if not line.startswith("#"))


def _row(name: str, args: str, reading: str) -> Row:
    message_id, _, short = name.partition(".")
    pairs = [pair.split("=") for pair in args.split("; ") if pair]
    return Row(
        message_id,
        Verbosity.SHORT if short else Verbosity.NORMAL,
        {key: int(value) if value.isdecimal() else value for key, value in pairs},
        reading,
    )


@pytest.fixture(scope="module")
def jtalk() -> Callable[..., str]:
    """Return Open JTalk's reading of a text: its sounds, or with kana=True katakana."""
    library = pytest.importorskip("pyopenjtalk", reason="Open JTalk is in the extra `readings`")

    def read(text: str, *, kana: bool = False) -> str:
        with warnings.catch_warnings():
            # Open JTalk's own use of its parts.
            warnings.simplefilter("ignore", DeprecationWarning)
            return str(library.g2p(text, kana=kana))

    return read


def test_every_japanese_wording_has_a_reading() -> None:
    read = {(row.id, row.form) for row in rows()}
    unread = {w.name for w in wordings("ja") if not w.id.startswith(UNREAD)} - read
    assert unread == set(), f"add a line for each to {READINGS.name}"


def test_no_reading_is_left_without_a_wording() -> None:
    assert {(row.id, row.form) for row in rows()} <= {w.name for w in wordings("ja")}


def test_the_pack_sounds_52_different_ways(jtalk: Callable[..., str]) -> None:
    names = [JA.word(card, Verbosity.NORMAL) for card in pack()]
    assert len({jtalk(name) for name in names}) == 52
    blocked = [JA.word(say("card-blocked", card=name), Verbosity.NORMAL) for name in names]
    assert len({jtalk(name) for name in (*names, *blocked)}) == 104


def test_a_letter_for_a_rank_would_sound_like_another_card(jtalk: Callable[..., str]) -> None:
    """Why I5 wants ranks in words."""
    assert jtalk("スペードのQ") == jtalk("スペードの9")


def test_every_wording_is_read_as_it_is_meant(jtalk: Callable[..., str]) -> None:
    misread = [
        (row.id, row.text, heard)
        for row in rows()
        if (heard := jtalk(row.text, kana=True)) != row.reading
    ]
    assert misread == []
