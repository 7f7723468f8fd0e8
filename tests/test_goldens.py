"""Every ruleset has a playthrough in each language, and still plays and sounds exactly so."""

from __future__ import annotations

import pytest

from hearts_a11y.engine import rulesets
from tests.goldens.playthrough import FOLDER, LANGUAGES, path_of, read_actions, written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", rulesets.names())
def test_playthrough(ruleset: str, language: str) -> None:
    lines = path_of(ruleset, language).read_text(encoding="utf-8").splitlines()
    assert list(written(ruleset, language, read_actions(lines))) == lines


def test_every_playthrough_is_of_a_ruleset_there_is() -> None:
    there = {path_of(name, code).name for name in rulesets.names() for code in LANGUAGES}
    assert {path.name for path in FOLDER.glob("*.txt")} == there
