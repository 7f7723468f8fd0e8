"""What the game speaks, heard through the real Speech Dispatcher (interface VII)."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "linux":
    from tests.listen.stage import FAST, HUMAN, Daemon, Player, first_line, missing

if TYPE_CHECKING:
    from pathlib import Path

assert sys.platform == "linux"

pytest.importorskip("speechd", reason="speechd-unofficial is not installed")
if (absent := missing("speech-dispatcher")) is not None:
    pytest.skip(f"{absent} is not installed", allow_module_level=True)

LANGUAGES = ("en", "ja")


def player(place: Path, daemon: Daemon, language: str, output: str = "speech") -> Player:
    return Player(
        place,
        *("--output", output),
        language=language,
        environment={"SPEECHD_ADDRESS": daemon.address},
    )


@pytest.mark.parametrize(
    ("language", "tricks"),
    [
        ("en", 2),
        pytest.param("ja", 2, marks=pytest.mark.slow),
        pytest.param("en", 13, marks=pytest.mark.slow),
        pytest.param("ja", 13, marks=pytest.mark.slow),
    ],
)
def test_everything_told_is_spoken_in_order_and_once(
    tmp_path: Path, language: str, tricks: int
) -> None:
    with Daemon(tmp_path, pace=FAST) as daemon, player(tmp_path, daemon, language) as person:

        def expected() -> list[str]:
            return [first_line(language, "speech"), *person.texts()]

        person.heard_all = lambda: len(daemon.heard.texts()) >= len(expected())
        person.play(tricks=tricks)
        assert daemon.heard.texts() == expected()
        assert daemon.heard.texts("cut") == []
        assert {row["language"] for row in daemon.heard.rows()} == {language}
        person.leave()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impatient_player_cuts_lines_and_loses_no_event(tmp_path: Path, language: str) -> None:
    """A6: keys come while the game speaks, and what waits is heard all the same."""
    with Daemon(tmp_path, pace=HUMAN * 10) as daemon, player(tmp_path, daemon, language) as person:
        person.play(tricks=3)
        events = [row["text"] for row in person.told() if row["kind"] in {"PLAY", "SCORE"}]
        begun = daemon.heard.texts("begun")
        person.until(lambda: events[-1] in daemon.heard.texts("begun"))
        begun = [text for text in daemon.heard.texts("begun") if text in events]
        assert list(dict.fromkeys(begun)) == list(dict.fromkeys(events))
        assert daemon.heard.texts("cut"), "nothing was spoken long enough to be cut"
        person.leave()


def test_navigation_cuts_navigation_and_hush_silences_at_once(tmp_path: Path) -> None:
    with Daemon(tmp_path, pace=HUMAN) as daemon, player(tmp_path, daemon, "en") as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        for key in "ffffff":
            person.press(key)
        person.until(lambda: person.texts()[-1] in daemon.heard.texts("begun"))
        moved = [row["text"] for row in person.told() if row["kind"] == "NAVIGATION"]
        assert len(moved) == 6
        assert set(daemon.heard.texts("ended")).isdisjoint(moved)
        person.send("x")
        person.until(lambda: moved[-1] in daemon.heard.texts("cut"))
        begun = daemon.heard.texts("begun")
        person.press("q")
        answer = person.texts()[-1]
        person.until(lambda: answer in daemon.heard.texts())
        assert daemon.heard.texts("begun") == [*begun, answer]
        person.leave()


@pytest.mark.slow
def test_the_language_switch_is_followed_by_the_voice(tmp_path: Path) -> None:
    with Daemon(tmp_path) as daemon, player(tmp_path, daemon, "en") as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        person.press("y")
        person.press("h")
        person.until(lambda: person.texts()[-1] in daemon.heard.texts())
        languages = {row["text"]: row["language"] for row in daemon.heard.rows()}
        assert languages[person.texts()[0]] == "en"
        assert languages[person.texts()[-1]] == "ja"
        person.leave()


@pytest.mark.slow
def test_a_voice_without_kanji_is_given_kana_and_the_screen_is_not(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.toml").write_text('kana = "on"\n', encoding="utf-8")
    with Daemon(tmp_path) as daemon, player(tmp_path, daemon, "ja", "both") as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        person.until(lambda: "ひだりえわたす3まいをえらんでください" in daemon.heard.texts())
        person.until(lambda: "左へ渡す3枚を選んでください".encode() in person.output)
        assert not re.search("[一-龠]", "".join(daemon.heard.texts()))
        assert {row["language"] for row in daemon.heard.rows()} == {"ja"}
        person.leave()


@pytest.mark.slow
def test_while_it_speaks_the_screen_shows_a_line_a_place(tmp_path: Path) -> None:
    with Daemon(tmp_path) as daemon, player(tmp_path, daemon, "en") as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        person.press("f")
        person.press("h")
        person.press("o")
        person.press("\x1b")
        person.leave()
        assert person.output.decode().replace("\r", "") == (
            "Hearts, in English, as speech. I is help\nCard table, spoken\nList, spoken\n"
            "Card table, spoken\nQuestion, spoken\n"
        )


@pytest.mark.slow
def test_both_prints_what_it_speaks(tmp_path: Path) -> None:
    with Daemon(tmp_path) as daemon, player(tmp_path, daemon, "en", "both") as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        told = person.texts()
        person.until(lambda: len(daemon.heard.texts()) > len(told))
        person.leave()
        shown = person.output.decode().replace("\r", "").split("\n")
        assert shown[: len(told) + 1] == [first_line("en", "both"), *told]


@pytest.mark.slow
@pytest.mark.parametrize("trouble", ["frozen", "killed"])
def test_a_daemon_in_trouble_is_named_once_and_play_goes_on(tmp_path: Path, trouble: str) -> None:
    """V4: told on the text channel, what it could not say is shown, and the voice returns."""
    with Daemon(tmp_path) as daemon, player(tmp_path, daemon, "en") as person:
        person.until(lambda: any("pass-prompt" in row["ids"] for row in person.told()))
        person.until(lambda: "Choose 3 to pass left" in daemon.heard.texts())
        if trouble == "frozen":
            daemon.freeze()
        else:
            daemon.kill()
        person.press("h")
        hand = person.texts()[-1]
        person.until(lambda: b"Speech Dispatcher does not answer" in person.output)
        person.until(lambda: hand.encode()[:40] in person.output)
        person.press("f")
        card = person.texts()[-1]
        person.until(lambda: card.encode() in person.output)
        if trouble == "frozen":
            daemon.thaw()
        else:
            daemon.start()
        person.until(lambda: "The voice is back" in daemon.heard.texts())
        person.press("g")
        person.until(lambda: person.texts()[-1] in daemon.heard.texts())
        person.leave()
        heard = daemon.heard.texts("begun")
        assert hand not in heard
        assert card not in heard
        assert person.output.count(b"does not answer") == 1


@pytest.mark.slow
def test_without_a_daemon_it_is_text_and_says_so(tmp_path: Path) -> None:
    with Player(
        tmp_path,
        *("--output", "speech"),
        language="en",
        environment={"SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/nobody"},
    ) as person:
        person.play(tricks=1)
        person.leave()
        shown = person.output.decode().replace("\r", "")
        assert "No voice can be used here. Text instead. hearts-a11y check finds out why" in shown
        assert shown.count(first_line("en", "speech")) == 1
        # What keys asked for while the voice was looked for may have been cut by later keys.
        for row in person.told():
            if row["kind"] in {"PLAY", "SCORE"}:
                assert "".join(row["text"].split()) in "".join(shown.split())
