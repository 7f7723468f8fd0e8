"""Laws of the code that no type checker sees (docs/architecture.md)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import rulesets

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1] / "hearts_a11y"
ENGINE_AND_PLAYERS = sorted([*(PACKAGE / "engine").rglob("*.py"), *PACKAGE.glob("players/*.py")])

# Screens, clocks, languages, files, other processes and machines.
OUTSIDE_WORLD = {
    "asyncio",
    "datetime",
    "gettext",
    "io",
    "locale",
    "logging",
    "os",
    "pathlib",
    "secrets",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}

# Where a ruleset is named: as a value, in the registry, and as a setting's default.
NAMING_RULESETS = {"engine/ruleset.py", "engine/rulesets", "storage/settings.py"}


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def reaches_outside(tree: ast.AST) -> Iterator[str]:
    """Yield what code takes from the world: modules, the global generator, hash, print, open."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name in OUTSIDE_WORLD)
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in OUTSIDE_WORLD:
                yield module
            case ast.ImportFrom(module="random", names=names):
                yield from (f"random.{each.name}" for each in names if each.name != "Random")
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                yield f"random.{name}"
            case ast.Call(func=ast.Name(id="print" | "open" | "input" | "hash" as name)):
                yield name


@pytest.mark.parametrize("path", ENGINE_AND_PLAYERS, ids=name_of)
def test_engine_and_players_know_nothing_of_the_world(path: Path) -> None:
    assert list(reaches_outside(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import time", ["time"]),
        ("from os import path", ["os"]),
        ("from random import shuffle", ["random.shuffle"]),
        ("import random\nrandom.random()", ["random.random"]),
        ("import random\nrandom.Random(1)", []),
        ("print(1)", ["print"]),
    ],
)
def test_reaching_outside_is_seen(code: str, found: list[str]) -> None:
    assert list(reaches_outside(ast.parse(code))) == found


def constants_of(tree: ast.AST) -> set[object]:
    """Return the constants that code has, but for the values that a class gives its own names."""
    values = {
        id(each.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for each in node.body
        if isinstance(each, ast.Assign)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and id(node) not in values
    }


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=name_of)
def test_no_code_asks_for_a_ruleset_by_name(path: Path) -> None:
    if any(name_of(path).startswith(each) for each in NAMING_RULESETS):
        return
    constants = constants_of(ast.parse(path.read_text(encoding="utf-8")))
    assert constants.isdisjoint(rulesets.names())


def test_a_ruleset_asked_for_by_name_is_seen() -> None:
    code = """
class Phase(Enum):
    AUCTION = "auction"
if ruleset.name == "royal":
    pass
"""
    assert constants_of(ast.parse(code)) == {"royal"}
