"""`check`: what is found on this machine, in either language, and a line spoken (V8)."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from hearts_a11y import check
from hearts_a11y.cli import attend
from hearts_a11y.outputs.backends import Library
from tests.outputs.voices import FakeBackend, eventually

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_a11y.outputs.backends.base import Backend


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeBackend:
    """Return the only library there is."""
    backend = FakeBackend(has_braille=True)
    monkeypatch.setattr(check, "LIBRARIES", (Library("fake", ("pytest",), lambda: backend),))
    return backend


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.usefixtures("fake")
def test_it_lists_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert attend(["check", "--lang", language, "--data-dir", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for fact in (
        "Hearts 0.1.0" if language == "en" else "ハーツ 0.1.0",
        "fake",
        pytest.__version__,
    ):
        assert fact in said.out
    for name in ("settings.toml", "hearts.sqlite3", "logs"):
        assert str(tmp_path / name) in said.out
    assert list(tmp_path.iterdir()) == [], "it writes nothing"


def test_it_speaks_a_line_where_it_is_asked_to(
    fake: FakeBackend, capsys: pytest.CaptureFixture[str]
) -> None:
    assert attend(["check", "--lang", "en"]) == 0
    assert fake.calls == []
    assert attend(["check", "--lang", "en", "--speak", "fake"]) == 0
    line = "Hearts speaks to you"
    assert fake.calls == [line, f"braille {line}", "close"]
    assert "fake was given a line to speak, through Fake" in capsys.readouterr().out


@pytest.mark.parametrize("trouble", ["raises", "hangs"])
def test_it_says_what_to_do_where_nothing_speaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], trouble: str
) -> None:
    gate = threading.Event()
    stdout = sys.stdout

    def opened() -> Backend:
        if trouble == "raises":
            raise OSError
        with contextlib.redirect_stdout(io.StringIO()):
            gate.wait()
        return FakeBackend()

    monkeypatch.setattr(check, "SPOKEN_WITHIN", 0.01 if trouble == "hangs" else 10)
    monkeypatch.setattr(check, "LIBRARIES", (Library("bad", ("no-such-package",), opened),))
    assert attend(["check", "--lang", "en", "--speak", "all"]) == 1
    said = capsys.readouterr().out
    assert re.search("^bad is not installed$", said, re.MULTILINE)
    assert re.search("^bad does not speak$", said, re.MULTILINE)
    assert "Nothing speaks. " in said
    gate.set()
    eventually(lambda: sys.stdout is stdout)
