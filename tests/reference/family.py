"""The family's own rules written a second time, game by game and by name.

Cards are letters as in rules.py; a second pack's copy is "QS2", a joker "2X". The games are told by
their names here, which the engine may not do, so that a wrong field has nowhere to hide.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.reference.rules import height, opening_card, suit

if TYPE_CHECKING:
    from collections.abc import Sequence

MODERN = {
    "standard",
    "classic",
    "black-lady",
    "greek-parlett",
    "omnibus",
    "omnibus-jack",
    "partners-team",
    "partners-solo",
    "partners-slam",
    "royal",
}
FACE_VALUE = {"eagle-14", "spot", "greek-maguire"}
NO_QUEEN = {"hoyle-1887", "basic", "auction", "domino", "heartsette", "joker", "black-jack"}
BONUS = {
    "omnibus": "TD",
    "partners-slam": "TD",
    "omnibus-jack": "JD",
    "greek-culbertson": "JD",
    "royal": "QD",
}
SPADES = {
    "black-jack": {"J": 10},
    "black-maria": {"Q": 13, "K": 10, "A": 7},
    "greek-phillips": {"Q": 50},
    "greek-parlett": {"Q": 50},
    "royal": {"Q": 26},
}
COURT = {"greek-phillips", "greek-parlett"}
FORCES_DISCARDS = {"chasse-coeur"}


def worth(game: str, card: str, named: str | None = None) -> int:
    """Return what one card counts."""
    rank = card[0]
    if game == "auction":
        return int(suit(card) == named)
    if game == "chasse-coeur" and rank == "Q":
        return 13
    if card == BONUS.get(game):
        return -10
    if suit(card) == "S":
        usual = {} if game in FACE_VALUE | NO_QUEEN | {"eagle-5", "chasse-coeur"} else {"Q": 13}
        return SPADES.get(game, usual).get(rank, 0)
    return _heart(game, card) if suit(card) == "H" else 0


def _heart(game: str, card: str) -> int:
    rank = card[0]
    face = {"A": 14, "K": 13, "Q": 12, "J": 11, "T": 10}.get(rank) or int(rank)
    if game in FACE_VALUE:
        return face
    if game == "eagle-5":
        return {"A": 5, "K": 4, "Q": 3, "J": 2}.get(rank, 1)
    if game in COURT and rank in "AKQJ":
        return 15 if rank == "A" else 10
    return face if game == "greek-phillips" else 1


def led(trick: Sequence[str]) -> str | None:
    """Return the suit to follow, None while nothing but jokers lies there."""
    return next((suit(card) for card in trick if suit(card) != "X"), None)


def legal(  # noqa: PLR0911 - a rule a return
    game: str,
    hand: list[str],
    trick: Sequence[str],
    *,
    pack: list[str],
    first: bool,
    played_before: Sequence[str],
    general: bool = False,
    named: str | None = None,
) -> set[str]:
    """Return the cards that may be played; `played_before` are those of the tricks before."""
    if not trick:
        return _leads(game, hand, pack=pack, first=first, played_before=played_before)
    wanted = led(trick)
    if wanted is None:
        return set(hand)
    same = [card for card in hand if suit(card) == wanted]
    if same:
        return {*same, *(card for card in hand if suit(card) == "X")}
    counting = [card for card in hand if worth(game, card, named) > 0]
    if game in MODERN - {"royal"} and first:
        return set(hand) - set(counting) or set(hand)
    if game in FORCES_DISCARDS:
        if general:
            return set(counting or hand)
        hearts = [card for card in hand if suit(card) == "H"]
        return set(hearts or [card for card in hand if card[0] == "Q"] or hand)
    return set(hand)


def _leads(
    game: str, hand: list[str], *, pack: list[str], first: bool, played_before: Sequence[str]
) -> set[str]:
    if game in MODERN and first:
        return {opening_card(pack)}
    cards = [card for card in hand if suit(card) != "X"] or hand
    broken = any(suit(card) == "H" or (game == "royal" and card == "QS") for card in played_before)
    if (game in MODERN and not broken) or (game == "greek-culbertson" and first):
        return {card for card in cards if suit(card) != "H"} or set(cards)
    return set(cards)


def taker(game: str, trick: Sequence[str], *, is_last: bool) -> int | None:
    """Return the place of the trick's taker, None where it is void."""
    faces = Counter(card[:2] for card in trick)
    pairs = [face for face, count in faces.items() if count > 1]
    wanted = led(trick)
    able = [
        (height(card), place)
        for place, card in enumerate(trick)
        if suit(card) == wanted and card[:2] not in pairs
    ]
    if wanted is None:
        return 0
    if not able or (game == "cancellation" and len(pairs) > 1):
        return 0 if is_last else None
    return max(able)[1]


def scores(  # noqa: C901, PLR0911, PLR0912 - game by game
    game: str,
    piles: list[list[str]],
    *,
    side: set[int],
    adds: bool | None,
) -> list[int]:
    """Return the points of a hand by seat; for a declarer's `side`, or a slam that `adds`."""
    seats = range(len(piles))
    counts = [sum(worth(game, card) for card in pile) for pile in piles]
    if game == "royal":
        counts = [royal(pile) for pile in piles]
    everything = [card for pile in piles for card in pile]
    counting = {card for card in everything if worth(game, card) > 0}
    total = sum(worth(game, card) for card in counting)
    together = {card for seat in side for card in piles[seat]}
    if game == "chasse-coeur" and side:
        made = counting <= together
        return [64 if (seat in side) != made else 0 for seat in seats]
    if game == "partners-slam" and side:
        if len(together) == len(everything):
            return [-26 if seat in side else 0 for seat in seats]
        return [
            sum(counts[each] for each in side) if seat in side else counts[seat] for seat in seats
        ]
    if game.startswith("omnibus") or game == "partners-slam":
        counting.add(BONUS[game])
    shooter = next((seat for seat in seats if counting <= set(piles[seat])), None)
    if game == "partners-team":
        pairs = [set(piles[seat]) | set(piles[seat + 2]) for seat in (0, 1)]
        if counting <= pairs[0]:
            return [0, 26, 0, 26]
        return [26, 0, 26, 0] if counting <= pairs[1] else counts
    if shooter is None:
        return counts
    others = [seat for seat in seats if seat != shooter]
    if game in {"basic", "black-lady", "royal"}:
        assert adds is not None
        amount = counts[shooter] if game == "royal" else total
        counts[shooter] = 0 if adds else -amount
        for seat in others:
            counts[seat] += amount if adds else 0
        return counts
    if game in {"omnibus", "omnibus-jack", "partners-slam"}:
        return [-26 if seat == shooter else 0 for seat in seats]
    if game in {"black-lady-1950", "greek-culbertson"}:
        return [0 for _ in seats]
    if game in {"greek-phillips", "greek-parlett"}:
        return [-150 * len(others) if seat == shooter else 150 for seat in seats]
    if game == "chasse-coeur":
        return [0 if seat == shooter else 54 for seat in seats]
    if game == "partners-solo":
        return [26 * (seat % 2 != shooter % 2) for seat in seats]
    if game in {"standard", "classic"}:
        return [26 * (seat != shooter) for seat in seats]
    return counts


def royal(pile: list[str]) -> int:
    """Return Royal Hearts' score of what one seat took."""
    hearts = sum(suit(card) == "H" for card in pile) * (2 if "QH" in pile else 1)
    queen = 26 if "QS" in pile and "QC" not in pile else 0
    return hearts + queen - (10 if "QD" in pile else 0)
