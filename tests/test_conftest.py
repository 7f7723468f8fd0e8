"""A skip says its reason by hand and fails where everything is required."""

from __future__ import annotations

from pathlib import Path

import pytest

SKIPS = """
import pytest

def test_here():
    pass

def test_without_its_library():
    pytest.importorskip("no_such_module")

@pytest.mark.only_on("plan9")
def test_elsewhere():
    raise AssertionError
"""


@pytest.fixture
def small_suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    # The plugin is registered already where this suite runs; a second time is an error.
    conftest = (Path(__file__).parent / "conftest.py").read_text(encoding="utf-8")
    pytester.makeconftest(conftest.replace('pytest_plugins = ["pytester"]\n', ""))
    pytester.makeini("[pytest]\nmarkers =\n    only_on(*platforms): elsewhere skipped\n")
    pytester.makepyfile(test_skips=SKIPS)
    monkeypatch.delenv("HEARTS_REQUIRE_ALL", raising=False)
    return pytester


def test_skips_are_skips_by_hand(small_suite: pytest.Pytester) -> None:
    small_suite.runpytest().assert_outcomes(passed=1, skipped=2)


def test_skips_fail_where_everything_is_required(
    small_suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_REQUIRE_ALL", "1")
    result = small_suite.runpytest()
    result.assert_outcomes(passed=1, failed=1, skipped=1)
    result.stdout.fnmatch_lines(["*HEARTS_REQUIRE_ALL=1, and yet: *no_such_module*"])


def test_a_module_that_skips_itself_is_an_error_where_everything_is_required(
    small_suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_REQUIRE_ALL", "1")
    small_suite.makepyfile(test_whole='import pytest\npytest.importorskip("no_such_module")\n')
    small_suite.runpytest("test_whole.py").assert_outcomes(errors=1)
