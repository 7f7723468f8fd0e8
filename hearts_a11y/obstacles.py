"""What stands in the way of the files, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.speech.message import Message, say

if TYPE_CHECKING:
    from hearts_a11y.storage.paths import Obstacle


def reason(obstacle: Obstacle) -> Message:
    """Return why something could not be found, read or written, as a part of a sentence."""
    return say(f"obstacle-{obstacle.value}")


def nothing_saved(obstacle: Obstacle) -> Message:
    """Return the line that nothing can be saved, and why."""
    return say("obstacle-saves", why=reason(obstacle))
