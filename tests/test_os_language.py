"""The system's own language: what Windows and macOS answer, played by stand-ins."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from types import SimpleNamespace

import pytest

from hearts_a11y.os_language import os_languages

AS_MACOS_PRINTS = b"""(
    "ja-JP",
    "en-GB",
    fr
)
"""


@pytest.mark.parametrize(
    ("number", "languages"),
    [(0x0411, ["ja"]), (0x0409, ["en"]), (0x0809, ["en"]), (0x0C0C, []), (0x0412, [])],
)
def test_windows_answers_with_its_display_language(
    monkeypatch: pytest.MonkeyPatch, number: int, languages: list[str]
) -> None:
    kernel32 = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel32), raising=False)
    assert os_languages() == languages


def test_macos_answers_with_its_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: tuple[str, ...], **_options: object) -> SimpleNamespace:
        assert command[-1] == "AppleLanguages"
        return SimpleNamespace(stdout=AS_MACOS_PRINTS)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", run)
    assert os_languages() == ["ja-JP", "en-GB", "fr"]


@pytest.mark.parametrize(
    "error", [FileNotFoundError(), subprocess.TimeoutExpired(cmd="defaults", timeout=2)]
)
def test_macos_without_an_answer_names_no_language(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def run(*_command: object, **_options: object) -> None:
        raise error

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", run)
    assert os_languages() == []


def test_linux_says_it_in_the_environment_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert os_languages() == []
