"""Imports go one way (docs/architecture.md), those for typing only as well."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1] / "hearts_a11y"

# What each part may import of ours, itself aside: whole parts, or single modules of a part.
# "*" is every part. Parts are the folders and the modules at the top; one not here imports none.
ARROWS: dict[str, set[str]] = {
    "players": {
        "engine.actions",
        "engine.cards",
        "engine.ruleset",
        "engine.shuffle",
        "engine.table",
        "engine.view",
    },
    "session": {"engine", "players"},
    "simulate": {"engine", "environment", "players", "printing", "speech.message"},
    "environment": {"os_language"},
    "speech": {
        "engine.actions",
        "engine.cards",
        "engine.events",
        "engine.illegal",
        "engine.ruleset",
        "engine.table",
        "engine.view",
        "locales_path",
    },
    "outputs": {"os_language", "speech.message"},
    "storage": {"engine.record", "environment"},
    "ui": {"engine", "session", "speech", "timer"},
    # The game's side of the screens' ports: joined to them in app.
    "preferences": {"engine.rulesets", "obstacles", "speech.message", "storage", "ui.ports"},
    "saves": {"engine", "obstacles", "speech.message", "storage", "ui.ports"},
    "obstacles": {"speech.message", "storage.paths"},
    "check": {"environment", "obstacles", "outputs", "printing", "speech", "storage"},
    "setting_problems": {"obstacles", "speech.message", "storage", "ui.key_names", "ui.keymap"},
    "printing": {"environment", "outputs", "speech"},
    "moved_help": {"engine.rulesets", "speech", "storage", "ui"},
    "start": {"*"},
    "app": {"*"},
    "cli": {"*"},
    "__main__": {"*"},
}

# Libraries that one part alone may import; the engine may import none at all.
THIRD_PARTY: dict[str, set[str]] = {
    "prompt_toolkit": {"ui"},
    "fluent": {"speech"},
    "wcwidth": {"outputs"},
    "platformdirs": {"storage"},
    "tomlkit": {"storage"},
    "accessible_output2": {"outputs"},
    "speechd": {"outputs"},
    "prism": {"outputs"},
    "pythoncom": {"outputs"},
}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            module = node.module or ""
            yield module
            # `from hearts_a11y.engine import hand` names a module as well.
            yield from (
                f"{module}.{each.name}"
                for each in node.names
                if (PACKAGE.parent / module.replace(".", "/") / f"{each.name}.py").exists()
            )


def is_allowed(part: str, module: str) -> bool:
    top, _, rest = module.partition(".")
    if top != "hearts_a11y":
        stdlib = top in sys.stdlib_module_names
        return stdlib or part in THIRD_PARTY.get(top, set())
    target = rest.partition(".")[0]
    allowed = ARROWS.get(part, set())
    return (
        not rest
        or target == part
        or "*" in allowed
        or any(rest == each or rest.startswith(f"{each}.") for each in allowed)
        # `from hearts_a11y.engine import cards` yields the folder first, then the module.
        or (rest == target and any(each.startswith(f"{target}.") for each in allowed))
    )


@pytest.mark.parametrize(
    "path",
    sorted(PACKAGE.rglob("*.py")),
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_imports_go_one_way(path: Path) -> None:
    part = part_of(path)
    wrong = sorted({module for module in imported(path) if not is_allowed(part, module)})
    assert not wrong, f"{part} may not import {', '.join(wrong)}"


@pytest.mark.parametrize(
    ("part", "module"),
    [
        ("engine", "hearts_a11y.speech.message"),
        ("engine", "fluent.runtime"),
        ("players", "hearts_a11y.engine.state"),
        ("players", "hearts_a11y.engine.hand"),
        ("players", "hearts_a11y.engine.match"),
        ("speech", "hearts_a11y.ui.commands"),
        ("outputs", "hearts_a11y.engine.events"),
        ("storage", "hearts_a11y.engine.match"),
        ("app", "prompt_toolkit.input"),
    ],
)
def test_the_law_refuses(part: str, module: str) -> None:
    assert not is_allowed(part, module)
