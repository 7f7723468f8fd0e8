"""The wheel, installed elsewhere, plays in both languages with nothing of the checkout near."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of programs of a new environment with the wheel in it."""
    place = tmp_path_factory.mktemp("wheel")
    venv.create(place / "env", with_pip=True)
    pip = [str(place / "env" / PROGRAMS / "python"), "-m", "pip", "--quiet"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", str(place), str(ROOT)], check=True)
    (wheel,) = place.glob("hearts_a11y-*.whl")
    subprocess.run([*pip, "install", str(wheel)], check=True)
    return place / "env" / PROGRAMS


def play(programs: Path, folder: Path, *arguments: str, keys: str = "") -> list[str]:
    ended = subprocess.run(
        [str(programs / "hearts-a11y"), "--line", "--data-dir", str(folder / "data"), *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": "", "PYTHONUTF8": "1"},
        input=keys,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    assert not ended.stderr
    return ended.stdout.splitlines()


@pytest.mark.parametrize(
    ("language", "first", "hand"), [("en", "Hearts", "Hand 1"), ("ja", "ハーツ", "ハンド1")]
)
def test_both_languages_are_found(
    programs: Path, tmp_path: Path, language: str, first: str, hand: str
) -> None:
    lines = play(programs, tmp_path, "--lang", language, "--new", "--seed", "wheel", "--pace", "0")
    assert lines[0].startswith(first)
    assert any(hand in line for line in lines)


def test_it_runs_as_a_module_too(programs: Path, tmp_path: Path) -> None:
    version = subprocess.run(
        [str(programs / "python"), "-m", "hearts_a11y", "--version"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert version.stdout == play(programs, tmp_path, "--version")[0] + "\n"


@pytest.mark.parametrize(("language", "title"), [("en", "Hearts for"), ("ja", "耳で遊ぶハーツ")])
def test_help_comes_in_both_languages(
    programs: Path, tmp_path: Path, language: str, title: str
) -> None:
    lines = play(programs, tmp_path, "--lang", language, "--help")
    assert lines[0].startswith(title)
    assert any(line.startswith("--seed") for line in lines)
