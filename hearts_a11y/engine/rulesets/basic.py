"""Hearts in its modern basic form, after Arnold 2011."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hearts_a11y.engine.ruleset import PassCycle, Prelude, Slam
from hearts_a11y.engine.rulesets.bases import PLAIN
from hearts_a11y.engine.rulesets.choices import Switch

BASIC: Final = replace(
    PLAIN,
    name="basic",
    preludes=(Prelude.EXCHANGE,),
    pass_cycle=PassCycle.ROUND,
    slam=Slam.CHOICE,
    is_settled_by_average=True,
)

PASSING: Final = Switch(name="passing", own="round", others={"none": {"preludes": ()}})
RUNNING: Final = Switch(name="running", own="choice", others={"off": {"slam": Slam.NONE}})
END: Final = Switch(name="end", own="deals", others={"reach-100": {"reach": 100, "least_deals": 0}})
