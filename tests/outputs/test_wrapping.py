"""Lines are broken between words and nowhere else (interface I3)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from hearts_a11y.outputs.wrapping import wrap

ENGLISH = (
    "CPU 2, queen of spades, no clubs. You take the trick: four points. "
    "Eight of spades, cannot play now"
)
JAPANESE = (
    "CPU 2がスペードのクイーン、クラブはボイド。あなたがトリックを取って4点。"
    "それまでのトリックでハートが出ていなければ、ハートはリードできません"
)


def test_what_fits_stays_one_line() -> None:
    assert wrap("Five of clubs", 13) == ["Five of clubs"]


def test_english_at_40_columns() -> None:
    assert wrap(ENGLISH, 39) == [
        "CPU 2, queen of spades, no clubs. You",
        "take the trick: four points. Eight of",
        "spades, cannot play now",
    ]


def test_english_at_80_columns() -> None:
    assert wrap(ENGLISH, 79) == [
        "CPU 2, queen of spades, no clubs. You take the trick: four points. Eight of",
        "spades, cannot play now",
    ]


def test_japanese_at_40_columns() -> None:
    assert wrap(JAPANESE, 39) == [
        "CPU 2がスペードのクイーン、",
        "クラブはボイド。",
        "あなたがトリックを取って4点。それまでの",
        "トリックでハートが出ていなければ、",
        "ハートはリードできません",
    ]


def test_japanese_at_80_columns() -> None:
    assert wrap(JAPANESE, 79) == [
        "CPU 2がスペードのクイーン、クラブはボイド。あなたがトリックを取って4点。",
        "それまでのトリックでハートが出ていなければ、ハートはリードできません",
    ]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param("いちばん強いカード", ["いちばん", "強いカード"], id="no particle"),
        pytest.param("スペードのクイーン", ["スペードの", "クイーン"], id="a particle"),
        pytest.param("てふだ、場、点", ["てふだ、", "場、点"], id="marks before particles"),
        pytest.param("おつぎは お店", ["おつぎは", "お店"], id="no break after an honorific"),
        pytest.param("スペードクイーン", ["スペードクイーン"], id="one long word"),
    ],
)
def test_a_long_japanese_phrase_is_broken_where_a_word_begins(text: str, lines: list[str]) -> None:
    assert wrap(text, 10) == lines


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        pytest.param("New match. CPU 1 left", 15, ["New match.", "CPU 1 left"], id="a seat"),
        pytest.param("New match. CPU  1 left", 15, ["New match.", "CPU  1 left"], id="two spaces"),
        pytest.param("King, lifted, 2 of 13", 16, ["King,", "lifted, 2 of 13"], id="a place"),
        pytest.param("左から順にクラブはCPU 1", 21, ["左から順にクラブは", "CPU 1"], id="Japanese"),
    ],
)
def test_a_number_stays_with_its_word(text: str, columns: int, lines: list[str]) -> None:
    assert wrap(text, columns) == lines


def test_a_number_leaves_its_word_where_there_is_no_other_place() -> None:
    assert wrap("Eight 12 of 13", 8) == ["Eight 12", "of 13"]


def test_a_word_longer_than_a_line_stays_whole() -> None:
    assert wrap("a incomprehensibilities b", 10) == ["a", "incomprehensibilities", "b"]


def test_a_leading_space_stays_and_makes_no_empty_line() -> None:
    assert wrap(" Hand by suit", 5) == [" Hand", "by", "suit"]
    assert wrap(" Hands by suit", 5) == [" Hands", "by", "suit"]


WORDS = st.lists(st.text("abcdefgh,.", min_size=1, max_size=12), min_size=1)
PHRASES = st.lists(st.sampled_from(["スペードの、", "ハートが", "CPU 1 ", "出せません。"]))


@given(words=WORDS, columns=st.integers(1, 100))
def test_english_words_survive_in_order_and_lines_fit(words: list[str], columns: int) -> None:
    lines = wrap(" ".join(words), columns)
    assert [word for line in lines for word in line.split(" ")] == words
    assert all(len(line) <= columns for line in lines if " " in line)


@given(words=WORDS, columns=st.integers(12, 100))
def test_english_lines_hold_as_much_as_they_can(words: list[str], columns: int) -> None:
    lines = wrap(" ".join(words), columns)
    for line, following in pairwise(lines):
        assert len(line) + 1 + len(following.split(" ")[0]) > columns


@given(text=PHRASES.map("".join), columns=st.integers(14, 100))
def test_japanese_loses_nothing_and_lines_fit(text: str, columns: int) -> None:
    lines = wrap(text, columns)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(wcswidth(line) <= columns for line in lines)
