"""The statistics as heard (S4, S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.saves import StoredSaves
from hearts_a11y.storage.database import NewMatch, ReadFailed, Result, SavedHand, Store
from hearts_a11y.storage.paths import Obstacle
from tests.ui.room import Room

if TYPE_CHECKING:
    import pytest

NOTHING = "matches 0, wins 0, losses 0, draws 0"


def heard(store: Store, language: str = "en") -> list[str]:
    room = Room(saves=StoredSaves(store), language=language)
    room.open_menu()
    lines = room.press("5" if room.saves.has_open_match() else "4")
    while (line := room.press("f")[0]) not in {"End", "ここまで"}:
        lines.append(line)
    return lines


def play(
    store: Store,
    result: Result | None,
    *,
    ruleset: str = "standard",
    level: str = "normal",
    counted: bool = True,
    seconds: float = 0,
) -> None:
    new = NewMatch(ruleset={"name": ruleset}, seats=4, level=level, seed="s", counted=counted)
    match_id = store.begin(new, SavedHand(snapshot={}))
    if result:
        store.finish(match_id, result, seconds_played=seconds)


def test_without_a_match_the_first_ruleset_is_there_with_zeroes() -> None:
    assert heard(Store.unsaved()) == [
        f"Statistics. Standard rules, Easy, {NOTHING}, 1 of 4",
        f"Standard rules, Normal, {NOTHING}, 2 of 4",
        f"Standard rules, Strong, {NOTHING}, 3 of 4",
        "Play time 0 hours 0 minutes, 4 of 4",
    ]


def test_s4_matches_are_counted_by_difficulty_and_ruleset_and_time_over_all() -> None:
    store = Store.unsaved()
    play(store, Result.WIN, seconds=3600)
    play(store, Result.WIN, seconds=59)
    play(store, Result.LOSS, seconds=61)
    play(store, Result.DRAW, level="strong")
    play(store, Result.WIN, ruleset="classic", level="easy")
    assert heard(store) == [
        f"Statistics. Standard rules, Easy, {NOTHING}, 1 of 7",
        "Standard rules, Normal, matches 3, wins 2, losses 1, draws 0, 2 of 7",
        "Standard rules, Strong, matches 1, wins 0, losses 0, draws 1, 3 of 7",
        "Classic rules, Easy, matches 1, wins 1, losses 0, draws 0, 4 of 7",
        f"Classic rules, Normal, {NOTHING}, 5 of 7",
        f"Classic rules, Strong, {NOTHING}, 6 of 7",
        "Play time 1 hour 2 minutes, 7 of 7",
    ]


def test_s5_a_match_that_goes_on_or_was_abandoned_was_started_and_nothing_else() -> None:
    store = Store.unsaved()
    play(store, None)
    play(store, None)
    assert heard(store)[1] == "Standard rules, Normal, matches 2, wins 0, losses 0, draws 0, 2 of 4"


def test_a_match_from_a_seed_counts_nowhere() -> None:
    store = Store.unsaved()
    play(store, Result.WIN, counted=False, seconds=600)
    assert heard(store)[1:] == [
        f"Standard rules, Normal, {NOTHING}, 2 of 4",
        f"Standard rules, Strong, {NOTHING}, 3 of 4",
        "Play time 0 hours 0 minutes, 4 of 4",
    ]


def test_a_ruleset_that_this_version_does_not_offer_is_left_out() -> None:
    store = Store.unsaved()
    play(store, Result.WIN, ruleset="of another version", seconds=60)
    assert heard(store)[-1] == "Play time 0 hours 1 minute, 4 of 4"


def test_in_japanese() -> None:
    store = Store.unsaved()
    play(store, Result.WIN, seconds=3660)
    lines = heard(store, "ja")
    assert lines[1] == "標準ルール、ふつう、対局1、勝ち1、負け0、引き分け0、4のうち2"
    assert lines[-1] == "プレイ時間、1時間1分、4のうち4"


def test_statistics_that_cannot_be_read_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.unsaved()

    def refuse() -> None:
        raise ReadFailed(Obstacle.DAMAGED)

    monkeypatch.setattr(store, "statistics", refuse)
    assert heard(store) == ["Statistics. The statistics cannot be read, 1 of 1"]
