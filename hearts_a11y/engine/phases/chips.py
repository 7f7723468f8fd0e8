"""Chips: what each seat pays or takes for the points of a hand, and what stays in the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def lowest_takes(
    counts: Sequence[int], pool: int, *, total: int, is_paid_back: bool
) -> tuple[list[int], int]:
    """Return each seat's change of chips and the pool after: the fewest points take what all pay.

    Every other seat pays its own count; joint lowest share, and what does not divide stays in the
    pool. A seat with all `total` points pays them to the others in equal parts, the remainder to
    the pool; or is paid as much, the remainder out of the pool as far as that goes.
    """
    seats = len(counts)
    if max(counts) == total:
        shooter = counts.index(total)
        each, remainder = divmod(total, seats - 1)
        if is_paid_back:
            remainder = min(remainder, pool)
            each, remainder = -each, -remainder
        change = [each] * seats
        change[shooter] = -each * (seats - 1) - remainder
        return change, pool + remainder
    fewest = min(counts)
    winners = [seat for seat, count in enumerate(counts) if count == fewest]
    change = [0 if seat in winners else -count for seat, count in enumerate(counts)]
    share, left = divmod(pool - sum(change), len(winners))
    for seat in winners:
        change[seat] = share
    return change, left


def sweepstake(counts: Sequence[int], pool: int) -> tuple[list[int], int, bool]:
    """Return each seat's change of chips, the pool after, and whether it stays as a jack.

    Everyone pays its own count. One seat clear of points takes the pool, two share it and leave an
    odd chip; with none or more clear, or all points with one seat, the pool stays.
    """
    change = [-count for count in counts]
    pool += sum(counts)
    clear = [seat for seat, count in enumerate(counts) if not count]
    if len(clear) == len(counts) - 1 or len(clear) not in {1, 2}:
        return change, pool, True
    share, left = divmod(pool, len(clear))
    for seat in clear:
        change[seat] += share
    return change, left, False
