"""What every test runs under: a quiet environment of its own, and no silent skips in CI."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import hypothesis
import pytest

from hearts_a11y.storage.database import Store

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

pytest_plugins = ["pytester"]

# The suite runs on shared and slow machines, where a time limit for one example says nothing.
hypothesis.settings.register_profile("hearts", deadline=None)
hypothesis.settings.load_profile("hearts")

# These use terminals as only POSIX has them, and say so to mypy as well.
collect_ignore = ["test_program.py"] if sys.platform == "win32" else []

# What of the caller's environment the game reads; a test that wants one of these sets it.
READ_BY_THE_GAME = (
    "HEARTS_DATA_DIR",
    "HEARTS_OUTPUT",
    "INSIDE_EMACS",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
)


@pytest.fixture(autouse=True, scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the caller's saves, language and terminal out of every test."""
    with pytest.MonkeyPatch.context() as patch:
        for name in READ_BY_THE_GAME:
            patch.delenv(name, raising=False)
        patch.setenv("HEARTS_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        patch.setenv("LANG", "C.UTF-8")
        patch.setenv("TERM", "xterm")
        yield


@pytest.fixture(autouse=True)
def closed_stores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the stores in memory that a test leaves open: from Python 3.13 on they warn."""
    made: list[Store] = []
    unsaved = vars(Store)["unsaved"].__func__

    def kept(cls: type[Store], /, **options: object) -> Store:
        made.append(unsaved(cls, **options))
        return made[-1]

    monkeypatch.setattr(Store, "unsaved", classmethod(kept))
    yield
    for store in made:
        store.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip a test marked `only_on` elsewhere than on the platforms it names."""
    for item in items:
        marker = item.get_closest_marker("only_on")
        if marker is not None and sys.platform not in marker.args:
            item.add_marker(pytest.mark.skip(reason=f"only on {' and '.join(marker.args)}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything is required, turn the skip of a test into its failure."""
    report = yield
    if item.get_closest_marker("only_on") is None and not hasattr(report, "wasxfail"):
        _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Where everything is required, turn the skip of a whole module into an error."""
    report = yield
    _refuse_skip(report)
    return report


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.outcome == "skipped" and os.environ.get("HEARTS_REQUIRE_ALL") == "1":
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"HEARTS_REQUIRE_ALL=1, and yet: {reason}"
