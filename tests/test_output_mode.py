"""Who speaks, from the first line on: option, variable, setting, and else text (interface V1)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hearts_a11y.cli import attend, parse
from hearts_a11y.environment import OUTPUTS
from hearts_a11y.start import is_plain, wording
from hearts_a11y.storage.settings import SETTINGS, Choices
from hearts_a11y.ui.game import SPEECH, TEXT


def test_every_part_knows_the_same_outputs() -> None:
    (setting,) = (each for each in SETTINGS if each.name == "output")
    assert setting.allowed == Choices(OUTPUTS)
    assert setting.default == TEXT == OUTPUTS[0]
    assert SPEECH in OUTPUTS


@pytest.mark.parametrize("output", OUTPUTS)
def test_the_option_is_plain_and_understood(output: str) -> None:
    assert is_plain(["--output", output])
    assert not is_plain(["--output", "loud"])
    options = parse(["--output", output])
    assert getattr(options, "output") == output  # noqa: B009 - an Errand has none


def test_another_output_is_a_complaint(capsys: pytest.CaptureFixture[str]) -> None:
    assert attend(["--output", "loud", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said == "There is no output loud. Choose one of text, speech, both\n"


@pytest.mark.parametrize(("language", "output"), [("en", "text"), ("ja", "speech"), ("en", "both")])
def test_the_first_line_says_which(tmp_path: Path, language: str, output: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "hearts_a11y", "--lang", language],
        check=True,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        cwd=Path(__file__).parents[1],
        env={
            **os.environ,
            "HEARTS_OUTPUT": output,
            "HEARTS_DATA_DIR": str(tmp_path),
            "PYTHONIOENCODING": "utf-8",
            "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/nobody",
            "SPEECHD_CMD": f"{tmp_path}/no-such-daemon",
        },
    )
    assert ran.stdout.decode().splitlines()[0] == wording(language, f"start-{output}")
