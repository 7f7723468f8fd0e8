"""Every ruleset has its entry in docs/rulesets.md, with the command that plays it."""

from __future__ import annotations

import re

from tests.documents import ROOT
from tests.engine import family

PAGE = (ROOT / "docs" / "rulesets.md").read_text(encoding="utf-8")


def test_every_ruleset_has_one_entry_in_the_registrys_order() -> None:
    headings = re.findall(r"^## (\S+)$", PAGE, re.MULTILINE)
    assert [each for each in headings if each != "Sources"] == list(family.NAMES)


def test_every_entry_says_how_to_play_it() -> None:
    entries = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    for name in family.NAMES:
        (entry,) = (each for each in entries if each.startswith(f"{name}\n"))
        assert f" hearts-a11y --ruleset {name} --new\n" in entry
