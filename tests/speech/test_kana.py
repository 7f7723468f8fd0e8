"""The wordings in kana are the Japanese ones, as a person has checked that they are heard (V6)."""

from __future__ import annotations

import re
import unicodedata

import pytest

from hearts_a11y.speech.locale import Locale
from hearts_a11y.speech.message import Message
from tests.speech import kana
from tests.speech.catalogue import wordings
from tests.speech.test_readings import rows

SPOKEN_KANA = re.compile(r"[ぁ-んァ-ヶー、。0-9A-Za-z ]*")

# After which vowels a letter is heard as the rest of a long one.
LENGTHENS = {"ア": "ア", "イ": "イエ", "ウ": "ウオ", "エ": "エ", "オ": "オ"}


def vowel(letter: str) -> str:
    """Return the vowel that a katakana letter ends with, "" for none."""
    name = unicodedata.name(letter) if "ァ" <= letter <= "ヺ" else ""
    return {"A": "ア", "I": "イ", "U": "ウ", "E": "エ", "O": "オ"}.get(name[-1:], "")


def sounds(text: str) -> str:
    """Return what is heard of kana, in one spelling: long vowels as a bar, no signs."""
    katakana = "".join(chr(ord(each) + 0x60) if "ぁ" <= each <= "ゖ" else each for each in text)
    katakana = unicodedata.normalize("NFKC", katakana).translate(
        str.maketrans({"ヲ": "オ", "ヅ": "ズ", "ヂ": "ジ", **dict.fromkeys("、。 ?")})
    )
    heard = ""
    for letter in katakana:
        before = vowel(heard.rstrip("ー")[-1:])
        heard += "ー" if before and before in LENGTHENS.get(letter, "") else letter
    return heard


def test_it_is_made_from_the_wordings_as_they_are() -> None:
    """Where this fails, `python -m tests.speech.kana` writes the files anew."""
    made = {path.name: path.read_text(encoding="utf-8") for path in kana.KANA.glob("*.ftl")}
    sources = {path.name: path for path in kana.KANJI.glob("*.ftl")}
    assert made.keys() == sources.keys()
    stale = [name for name in made if kana.digest(sources[name]) not in made[name].split("\n")[0]]
    assert stale == []


def test_it_has_every_message_that_is_spoken_with_its_variables() -> None:
    japanese, in_kana = (
        {
            w.name: (w.variables, w.commands)
            for w in wordings(code)
            if not w.id.startswith(kana.UNSPOKEN)
        }
        for code in ("ja", "ja-Hira")
    )
    assert in_kana == japanese


def test_it_is_kana_and_nothing_else() -> None:
    wrong = [
        (wording.id, literal)
        for wording in wordings("ja-Hira")
        for literal in wording.literals
        if not SPOKEN_KANA.fullmatch(literal)
    ]
    assert wrong == []


def test_it_sounds_as_the_checked_readings_say() -> None:
    """Numbers, Latin letters and arguments may sound in any way."""
    locale = Locale("ja-Hira", strict=True)
    wrong = []
    for row in rows():
        args = {
            name: value if SPOKEN_KANA.fullmatch(str(value)) else "X"
            for name, value in row.args.items()
        }
        text = locale.word(Message(row.id, args), row.form)
        first, *others = map(re.escape, re.split("[0-9A-Za-z]+", sounds(text)))
        # After a number a letter may be heard voiced: three minutes are サンプン.
        others = [re.sub("^フ", "[フプ]", each) for each in others]
        pattern = ".+?".join((first, *others))
        if not re.fullmatch(pattern, sounds(row.reading)):
            wrong.append((row.id, text, row.reading))
    assert wrong == []


@pytest.mark.parametrize(
    ("one", "other"),
    [("おんせい", "オンセー"), ("ちょう", "チョー"), ("を", "オ"), ("とーい", "トーイ")],
)
def test_spellings_of_one_sound_are_one(one: str, other: str) -> None:
    assert sounds(one) == sounds(other)


@pytest.mark.parametrize(("one", "other"), [("は", "ワ"), ("かた", "カンタ"), ("あい", "アエ")])
def test_other_sounds_are_others(one: str, other: str) -> None:
    assert sounds(one) != sounds(other)


# pyopenjtalk itself calls what its dictionary's library has deprecated.
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_open_jtalk_makes_the_same_files_again() -> None:
    pytest.importorskip("pyopenjtalk", reason="Open JTalk is in the extra `readings`")
    for name, text in kana.files(kana.open_jtalk).items():
        assert (kana.KANA / name).read_text(encoding="utf-8") == text
