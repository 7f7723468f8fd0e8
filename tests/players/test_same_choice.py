"""C3 to C5: a choice is a function of what the seat sees and the seed, and of nothing else."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as hands
from hearts_a11y.engine import shuffle
from hearts_a11y.engine.cards import cards_of, mask
from hearts_a11y.engine.ruleset import Level
from hearts_a11y.engine.state import Phase
from hearts_a11y.players import roster
from tests.players.games import SEED, decisions, digests

if TYPE_CHECKING:
    from hearts_a11y.engine.state import HandState
    from tests.players.games import Decision

ROOT = Path(__file__).parents[2]
HANDS = 12
RUN = ("-m", "tests.players.games", str(HANDS))


def hide_anew(state: HandState, seat: int, source: random.Random) -> HandState:
    """Return a state that looks the same to `seat`, with the other hands dealt anew."""
    changed = state.copy()
    others = [other for other in range(4) if other != seat]
    unseen = [card for other in others for card in cards_of(state.hands[other])]
    source.shuffle(unseen)
    for other in others:
        size = state.hands[other].bit_count()
        changed.hands[other] = mask(unseen[:size])
        del unseen[:size]
        # What others have chosen to pass, or passed, is as hidden as what they hold.
        if changed.phase is Phase.EXCHANGE and changed.chosen[other]:
            changed.chosen[other] = mask(source.sample(list(cards_of(changed.hands[other])), 3))
        changed.passed[other] = changed.received[other] = 0
    return changed


def choice_is_the_same(decision: Decision, level: Level, source: random.Random) -> bool:
    seed = shuffle.number_of(SEED)
    changed = hide_anew(decision.state, decision.seat, source)
    # Its own hand comes in another order.
    own = list(cards_of(changed.hands[decision.seat]))
    source.shuffle(own)
    changed.hands[decision.seat] = mask(own)
    view = hands.view(changed, decision.seat, remembers_pass=False)
    return roster.chooser(level)(view, seed) == decision.action


@pytest.mark.parametrize("level", Level)
def test_hidden_cards_and_the_order_of_the_hand_change_nothing(level: Level) -> None:
    """C35, C43."""
    source = random.Random(level.value)
    for number in range(1, HANDS + 1):
        for decision in decisions(level, number):
            assert choice_is_the_same(decision, level, source)


@pytest.mark.slow
@pytest.mark.parametrize("level", Level)
def test_hidden_cards_change_nothing_in_five_hundred_hands(level: Level) -> None:
    source = random.Random(f"five hundred {level.value}")
    for number in range(1, 501):
        for decision in decisions(level, number):
            assert choice_is_the_same(decision, level, source)


@pytest.mark.parametrize("level", Level)
def test_the_global_random_state_changes_nothing(level: Level) -> None:
    """C36."""
    chosen = []
    for state in (1, 2):
        random.seed(state)
        chosen.append([each.action for each in decisions(level, 1)])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", Level)
def test_the_seed_decides_ties_and_only_ties(level: Level) -> None:
    """C4: with another seed some choices differ, but most do not."""
    alike = different = 0
    choose = roster.chooser(level)
    for number in range(1, 31):
        for each in decisions(level, number):
            view = hands.view(each.state, each.seat, remembers_pass=False)
            if choose(view, 12345) == each.action:
                alike += 1
            else:
                different += 1
    assert different
    assert alike > 3 * different


def test_another_process_plays_the_same() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "4321"}
    assert run_games(sys.executable, environment) == digests(HANDS)


@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_another_python_plays_the_same(version: str) -> None:
    python = other_python(version)
    if python is None:
        pytest.skip(f"no Python {version} here")
    assert run_games(python, dict(os.environ)) == digests(HANDS)


def run_games(python: str, environment: dict[str, str]) -> list[str]:
    done = subprocess.run(
        [python, *RUN], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.split()


def other_python(version: str) -> str | None:
    """Return the path of a Python of that version: on the path, or one of pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    kept = sorted(pyenv.glob(f"{version}.*/bin/python{version}"))
    for python in (*map(str, kept), shutil.which(f"python{version}")):
        if python and runs(python, version):
            return python
    return None


def runs(python: str, version: str) -> bool:
    asked = subprocess.run([python, "--version"], check=False, capture_output=True, text=True)
    return asked.returncode == 0 and asked.stdout.startswith(f"Python {version}.")
