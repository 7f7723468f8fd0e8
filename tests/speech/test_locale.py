"""Messages become text: nesting, joining, short forms, and what happens to missing words."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_a11y.speech import locale as locale_module
from hearts_a11y.speech.locale import Locale, MissingWording, usual_key
from hearts_a11y.speech.message import Joined, Joint, Kind, Message, Utterance, Verbosity, say
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.key_names import key_name
from hearts_a11y.ui.keymap import Keymap
from tests.speech.catalogue import card, pack, wordings

if TYPE_CHECKING:
    from pathlib import Path

NORMAL, SHORT = Verbosity.NORMAL, Verbosity.SHORT

EN = Locale("en", strict=True)
JA = Locale("ja", strict=True)


def line(locale: Locale, *messages: Message, verbosity: Verbosity = NORMAL) -> str:
    return locale.line(Utterance(messages, Kind.ANSWER), verbosity)


@pytest.fixture
def own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of words in a language `xx`, the only one there is."""
    monkeypatch.setattr(locale_module, "locales_directory", lambda: str(tmp_path))
    path = tmp_path / "xx" / "words.ftl"
    path.parent.mkdir()
    return path


def test_nested_messages_are_worded_from_the_inside() -> None:
    message = say("card-blocked", card=card("8", "spades"))
    assert EN.word(message, NORMAL) == "eight of spades, cannot play now"
    assert JA.word(message, NORMAL) == "スペードの8、いまは出せません"


def test_a_list_and_sentences_have_joints_of_their_own() -> None:
    groups = tuple(
        say("hand-group", suit=say(f"suit-{suit}"), ranks=Joined((say("rank-2"), say("rank-A"))))
        for suit in ("clubs", "hearts")
    )
    message = say("hand-all", cards=say("cards", n=4), groups=Joined(groups, Joint.SENTENCE))
    assert EN.word(message, NORMAL) == "4 cards. Clubs two, ace. Hearts two, ace"
    assert JA.word(message, NORMAL) == "てふだ、4枚。クラブ、2、エース。ハート、2、エース"


def test_short_forms_are_used_where_there_are_any_inside_too() -> None:
    asked = say("pass-prompt", count=3, dir=say("dir-left"))
    assert EN.word(asked, NORMAL) == "Choose 3 to pass left"
    assert EN.word(asked, SHORT) == "Pass left"
    item = say("item-pos", item=say("hearts-closed"), n=1, all=2)
    assert EN.word(item, SHORT) == "Not broken"
    assert EN.word(say("hearts-broken"), SHORT) == "Hearts broken"


def test_an_english_line_begins_with_a_capital_and_changes_no_other_letter() -> None:
    assert line(EN, card("Q", "spades")) == "Queen of spades"
    assert line(EN, say("play", seat=say("seat-cpu", n=1), card=card("2", "clubs"))) == (
        "CPU 1, two of clubs"
    )


def test_messages_of_an_utterance_are_sentences() -> None:
    messages = (say("hearts-broken"), say("hand-suit-none", suit=say("suit-clubs")))
    assert line(EN, *messages) == "Hearts broken. No clubs"
    assert line(JA, *messages) == "ハートブレイク。クラブなし"


def test_a_sentence_that_ends_by_itself_gets_no_second_stop(own_words: Path) -> None:
    own_words.write_text(
        'joint-sentence = { ". " }\nasked = Quit?\ntold = Y quits.\n', encoding="utf-8"
    )
    own = Locale("xx", strict=True)
    assert line(own, say("asked"), say("told"), say("asked")) == "Quit? Y quits. Quit?"


@pytest.mark.parametrize(
    ("n", "words"),
    [(0, "no points"), (1, "1 point"), (2, "2 points"), (26, "26 points"), (1234, "1234 points")],
)
def test_numbers_choose_a_plural_and_are_said_digit_for_digit(n: int, words: str) -> None:
    assert EN.word(say("points", n=n), NORMAL) == words
    assert JA.word(say("points", n=n), NORMAL) == f"{n}点"


def test_text_that_looks_like_a_number_stays_text() -> None:
    assert EN.word(say("key-letter", letter="5"), NORMAL) == "5"
    assert EN.word(say("points", n="1"), NORMAL) == "1 points"


def test_no_isolating_marks_are_put_around_arguments() -> None:
    assert "\u2068" not in EN.word(say("seat-cpu", n=1), NORMAL)


@pytest.mark.parametrize(
    "message",
    [say("no-such-wording"), say("points"), say("card", rank=say("rank-2"))],
    ids=["message", "only variable", "one variable"],
)
def test_missing_words_raise_where_that_is_asked(message: Message) -> None:
    with pytest.raises(MissingWording, match=f"en: .*{message.id}"):
        EN.word(message, NORMAL)


def test_in_play_missing_words_are_logged_and_the_id_is_said(
    caplog: pytest.LogCaptureFixture,
) -> None:
    playing = Locale("ja")
    with caplog.at_level(logging.ERROR):
        assert line(playing, say("no-such-wording"), say("refusal")) == (
            "No-such-wording。いまは出せません"
        )
        assert playing.word(say("points"), NORMAL) == "points"
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert "no-such-wording" in caplog.text
    assert "points" in caplog.text


def test_a_message_with_a_short_form_alone_counts_as_missing(own_words: Path) -> None:
    own_words.write_text("half =\n    .short = Half\n", encoding="utf-8")
    with pytest.raises(MissingWording, match="half"):
        Locale("xx", strict=True).word(say("half"), NORMAL)


def test_a_language_without_words_is_no_language() -> None:
    with pytest.raises(ValueError, match="klingon"):
        Locale("klingon")


def test_a_locale_says_what_it_has() -> None:
    assert EN.has("help-rules-1")
    assert EN.has("card")
    assert not EN.has("help-rules-99")


def test_sentences_name_the_key_that_a_command_has() -> None:
    moved = Locale("en", strict=True, key_for=lambda command: say("key-letter", letter=command))
    asked = say("pass-ready", dir=say("dir-left"))
    assert line(EN, asked) == "Space passes left"
    assert line(JA, asked) == "スペースで左へパス"
    assert line(moved, asked) == "Confirm passes left"


def test_the_keys_named_by_default_are_those_of_the_key_table() -> None:
    commands = {command for wording in wordings("en") for command in wording.commands}
    table = {each: key_name(Keymap().keys(Command(each))[0]) for each in commands}
    assert {each: usual_key(each) for each in commands} == table


@given(st.lists(st.sampled_from([*pack(), say("quit-ask"), say("trick-none"), say("refusal")])))
def test_an_english_line_has_a_capital_at_every_sentence(messages: list[Message]) -> None:
    text = line(EN, *messages)
    assert all(sentence[0].isupper() for sentence in text.split(". ") if messages)
    assert text.count(". ") + text.count("? ") >= len(messages) - 1
    assert ".." not in text
