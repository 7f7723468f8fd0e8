"""Which library is tried, and what is known of those that cannot be tried here."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from hearts_a11y.outputs.backends import (
    LIBRARIES,
    Library,
    NoVoice,
    accessible,
    open_first,
    say_command,
)
from hearts_a11y.outputs.backends.base import Progress
from hearts_a11y.outputs.backends.prismatoid import Prism
from hearts_a11y.outputs.readers import running_reader
from tests.outputs.voices import FakeBackend, eventually

if TYPE_CHECKING:
    from hearts_a11y.outputs.backends.base import Backend

LISTED = """Alex                en_US    # Most people recognize me by my voice.
Bad News            en_US    # The light you see at the end of the tunnel.
Kyoko               ja_JP    # こんにちは、私の名前はKyokoです。
Otoya (Enhanced)    ja_JP    # こんにちは。
"""


def library(name: str, found: Backend | Exception) -> Library:
    def opened() -> Backend:
        if isinstance(found, Exception):
            raise found
        return found

    return Library(name, (), opened)


def test_the_first_to_open_is_taken_whatever_the_others_raise() -> None:
    fake = FakeBackend()
    missing = library("missing", ModuleNotFoundError("no such library"))
    broken = library("broken", OSError("no such daemon"))
    assert open_first((missing, broken, library("good", fake))) is fake
    with pytest.raises(NoVoice):
        open_first((missing, broken))


@pytest.mark.only_on("linux", "win32")
def test_prismatoid_is_tried_first() -> None:
    assert [each.name for each in LIBRARIES] == ["prismatoid", "accessible-output2"]


def test_the_mac_s_voices_are_told_by_language() -> None:
    assert say_command.voices(LISTED) == {"en": "Alex", "ja": "Kyoko"}
    assert say_command.voices("nonsense\n") == {}


@pytest.fixture
def spoken(tmp_path: Path) -> Path:
    """Return where a command in `say`'s place writes what it is told; it ends when told to."""
    return tmp_path / "spoken"


@pytest.fixture
def mac(tmp_path: Path, spoken: Path) -> say_command.SayCommand:
    command = tmp_path / "say"
    command.write_text(
        f"#!/bin/sh\nif [ \"$2\" = '?' ]; then printf '{LISTED}'; exit; fi\n"
        f'echo "$@" "$(cat)" >> {spoken}\n'
        f"while [ -e {spoken} ]; do sleep 0.01; done\n",
        encoding="utf-8",
    )
    command.chmod(0o700)
    return say_command.SayCommand(str(command), own="en")


@pytest.mark.only_on("linux", "darwin")
def test_a_text_is_a_child_that_is_ended_to_fall_silent(
    mac: say_command.SayCommand, spoken: Path
) -> None:
    mac.speak("-v is no option", "en")
    eventually(lambda: spoken.exists() and spoken.read_text() != "")
    assert spoken.read_text() == "-f - -v is no option\n", "the voice that the player chose"
    assert mac.progress() is Progress.SPEAKING
    mac.stop()
    assert mac.progress() is Progress.DONE
    mac.speak("スペードのクイーン", "ja")
    eventually(lambda: "-v Kyoko -f - スペードのクイーン\n" in spoken.read_text())
    spoken.unlink()
    eventually(lambda: mac.progress() is Progress.DONE)


@pytest.mark.only_on("linux", "darwin")
@pytest.mark.parametrize(
    ("languages", "voiced"),
    [
        (["ja-JP", "en-GB"], {"ja": "", "en": "-v Alex "}),
        (["en-GB", "ja-JP"], {"ja": "-v Kyoko ", "en": ""}),
        (["fr-FR", "en-GB"], {"ja": "-v Kyoko ", "en": "-v Alex "}),
        ([], {"ja": "-v Kyoko ", "en": "-v Alex "}),
    ],
)
@pytest.mark.usefixtures("mac")
def test_the_mac_s_own_language_keeps_its_own_voice(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    spoken: Path,
    languages: list[str],
    voiced: dict[str, str],
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(say_command, "os_languages", lambda: languages)
    backend = say_command.open_backend()
    for language, choice in voiced.items():
        said = f"{choice}-f - text\n"
        backend.speak("text", language)
        eventually(partial(is_written, spoken, said))
        backend.stop()
        spoken.unlink()


def is_written(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


class Sapi:
    """What accessible-output2 opens where a voice of Windows is all there is."""

    name = "sapi5"

    def __init__(self, voices: dict[str, str]) -> None:
        self._voices = {
            name: SimpleNamespace(GetAttribute={"Language": language}.__getitem__)
            for name, language in voices.items()
        }
        self.spoken: list[str] = []
        self._voice = "none"

    def set_voice(self, name: str) -> None:
        """Take the voice."""
        self._voice = name

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: FBT001 - as the library has it
        """Note who says what."""
        assert not interrupt
        self.spoken.append(f"{self._voice}: {text}")

    def braille(self) -> None:
        """Be the library's own, which does nothing."""


@pytest.mark.only_on("linux", "darwin")
@pytest.mark.parametrize("english", ["409;9", "809", "C09", "1009", "9"])
def test_a_voice_of_windows_is_chosen_by_its_language(
    monkeypatch: pytest.MonkeyPatch, english: str
) -> None:
    others = {"Russian": "419", "Persian": "429", "Thai": "41E", "nameless": ""}
    sapi = Sapi({**others, "English": english, "Sami": "C3B", "Japanese": "411;11"})
    auto = SimpleNamespace(Auto=lambda: SimpleNamespace(get_first_available_output=lambda: sapi))
    modules = {"auto": auto, "base": SimpleNamespace(Output=Sapi)}
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, f"accessible_output2.outputs.{name}", module)
    for folder in ("accessible_output2", "accessible_output2.outputs"):
        monkeypatch.setitem(sys.modules, folder, SimpleNamespace())
    backend = accessible.Automatic()
    backend.speak("One", "en")
    backend.speak("一", "ja")
    backend.speak("Two", "en")
    assert sapi.spoken == ["English: One", "Japanese: 一", "English: Two"]


class FakePrism:
    """A context of `prism` and its best backend in one."""

    def __init__(self, **features: bool) -> None:
        usual = ("speak", "braille", "is_speaking", "get_voice_language")
        self.features = SimpleNamespace(
            **{f"supports_{name}": features.get(name, False) for name in usual}
        )
        self.name = "Reader"
        self.calls: list[tuple[Any, ...]] = []
        self.voices_count = 2
        self.speaking = True
        self.voice = -1

    def create_best(self) -> FakePrism:
        """Return itself."""
        return self

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: FBT001 - as the library has it
        """Note the text."""
        self.calls.append((text, interrupt))

    def braille(self, text: str) -> None:
        """Note the text."""
        self.calls.append(("braille", text))

    def get_voice_language(self, index: int) -> str:
        """Return a voice's language."""
        return ("en-GB", "ja-JP")[index]


def test_prism_speaks_brailles_and_chooses_a_voice_as_far_as_it_can() -> None:
    able = FakePrism(speak=True, braille=True, is_speaking=True, get_voice_language=True)
    backend = Prism(able)
    backend.speak("一", "ja")
    assert able.voice == 1
    backend.speak("One", "en")
    assert able.voice == 0
    backend.braille("One")
    assert able.calls == [("一", False), ("One", False), ("braille", "One")]
    assert backend.progress() is Progress.SPEAKING
    able.speaking = False
    assert backend.progress() is Progress.DONE
    poor = FakePrism(speak=True)
    backend = Prism(poor)
    backend.speak("一", "ja")
    backend.braille("一")
    assert backend.progress() is None
    assert poor.calls == [("一", False)]


def test_a_reader_is_found_by_its_name_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TSDR_ACTIVE", raising=False)
    running_reader()  # whatever runs here, it does not raise
    monkeypatch.setenv("TSDR_ACTIVE", "true")
    if sys.platform == "linux":
        assert running_reader() == "tdsr"


@pytest.mark.parametrize("output", ["text", "speech"])
def test_a_run_as_text_imports_no_speech_library(tmp_path: Path, output: str) -> None:
    """V1; and a run as speech does, or this would show nothing."""
    code = (
        "import sys\n"
        "from hearts_a11y.start import run\n"
        f"status = run(['--output', '{output}', '--data-dir', {str(tmp_path)!r}])\n"
        "libraries = {'accessible_output2', 'speechd', 'prism'} & set(sys.modules)\n"
        "print('status', status, 'libraries', *sorted(libraries))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        input="help\n" * 3 + "wait\n" * (200 if output == "speech" else 1),
        cwd=Path(__file__).parents[2],
        env={
            **os.environ,
            "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/nobody",
            "SPEECHD_CMD": f"{tmp_path}/no-such-daemon",
        },
    )
    last = ran.stdout.splitlines()[-1]
    if output == "text":
        assert last == "status 0 libraries"
    else:
        pytest.importorskip("accessible_output2", reason="accessible-output2 is not installed")
        assert "accessible_output2" in last
