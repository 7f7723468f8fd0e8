"""What the documents say is so: links, commands, keys, options, settings."""

from __future__ import annotations

import re
import subprocess
from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import rulesets
from hearts_a11y.engine.ruleset import RuleSet
from hearts_a11y.engine.table import lay
from hearts_a11y.storage.settings import read_settings
from hearts_a11y.ui.commands import Command
from hearts_a11y.ui.keymap import Keymap, remapped
from tests.documents import PAGES, ROOT, with_made_parts

if TYPE_CHECKING:
    from pathlib import Path

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607 - whichever git is installed
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def anchors(text: str) -> set[str]:
    """Return the anchors that a Markdown page gives its headings."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each).strip().lower().replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        linked = (page.parent / name).resolve() if name else page
        assert linked.is_file(), f"{page.name} links to {target}"
        assert not anchor or anchor in anchors(linked.read_text(encoding="utf-8"))


def test_every_document_is_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")}
    assert pages - set(re.findall(r"\]\(docs/([^)#]+)", readme)) == set()


@pytest.mark.parametrize("last", [".venv/bin/hearts-a11y", ".venv/bin/pytest"])
def test_the_readme_has_one_command_line_for(last: str) -> None:
    """.ci/run takes these lines from the README and runs them."""
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len([each for each in lines if re.match(rf"python3 -m venv .* {last}$", each)]) == 1


@pytest.mark.parametrize(("name", "code"), PAGES.items())
def test_keys_options_and_settings_are_the_program_s(name: str, code: str) -> None:
    """Where this fails, `python -m tests.documents` writes them anew."""
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.count("<!-- keys -->") == text.count("<!-- options -->") == 1
    assert with_made_parts(text, code) == text


def test_the_example_of_a_ruleset_is_one() -> None:
    page = (ROOT / "docs" / "adding-a-ruleset.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102 - our own page
    (ruleset,) = (each for each in names.values() if isinstance(each, RuleSet))
    assert lay(ruleset, 4).offset(2) == lay(ruleset, 4).offset(1)


def test_every_field_of_a_ruleset_is_told() -> None:
    page = (ROOT / "docs" / "adding-a-ruleset.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(\w+)`", page))
    assert {each.name for each in fields(RuleSet)} - told <= {"name"}


@pytest.mark.parametrize("name", ["guide.en.md", "guide.ja.md"])
def test_the_example_of_a_settings_file_is_one(name: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    path = tmp_path / "settings.toml"
    path.write_text(example, encoding="utf-8")
    commands = tuple(each.value for each in Command)
    reading = read_settings(path, rulesets=rulesets.names(), commands=commands)
    assert not reading.problems
    keymap = remapped(reading.settings.keys)
    assert isinstance(keymap, Keymap)
    assert keymap.keys(Command.QUIT) == ()


# Put together here, so that this file does not hold what it looks for.
HOW_IT_WAS_MADE = "|".join(
    (
        r"\.\./" + "shared",
        r"\." + "library",
        "/wor" + "k/",
        r"\b(sub)?age" + r"nts?\b",
        r"\bchat" + "bot",
        r"language mo" + "del",
        r"\bLL" + r"Ms?\b",
        r"system pro" + "mpt",
        r"\b(this|previous|next|earlier|another) ses" + r"sion\b",
    )
)


def test_files_speak_of_the_game_and_not_of_how_it_was_made() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked_files()
        for number, line in enumerate(
            path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1
        )
        if re.search(HOW_IT_WAS_MADE, line, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


def test_the_top_level_holds_what_it_should() -> None:
    plain = {"pyproject.toml", "README.md", "LICENSE", "hearts_a11y", "tests", "locales", "docs"}
    tops = {path.relative_to(ROOT).parts[0] for path in tracked_files()}
    assert {top for top in tops if not top.startswith(".")} == plain
