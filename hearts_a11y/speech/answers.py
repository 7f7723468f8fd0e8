"""Answers to the questions a person may ask of the table at any moment (interface K9).

Law of this file: an answer is read from the person's view as it is now. None of them weighs a
card, names a better one or changes anything (U2, U3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.cards import SUIT_MASKS, SUITS, cards_of, lowest, rank_of, suit_of
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.view import GiveCards, refusal
from hearts_a11y.speech.announcer import pass_got, pass_sent
from hearts_a11y.speech.message import Joined, Message, say
from hearts_a11y.speech.prompts import prompt
from hearts_a11y.speech.words import (
    card_name,
    card_names,
    direction,
    points,
    rank_name,
    seat_name,
    sentences,
    suit_name,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit
    from hearts_a11y.engine.view import SeatView


def hand(cards: Mask) -> Message:
    """Return a hand read by suit, in hand order (key H, U4)."""
    if not cards:
        return say("hand-empty")
    groups = (_group(suit, cards & SUIT_MASKS[suit]) for suit in SUITS if cards & SUIT_MASKS[suit])
    return say("hand-all", cards=say("cards", n=cards.bit_count()), groups=sentences(groups))


def _group(suit: Suit, cards: Mask) -> Message:
    ranks = Joined(tuple(rank_name(rank_of(card)) for card in cards_of(cards)))
    return say("hand-group", suit=suit_name(suit), ranks=ranks)


def trick(view: SeatView) -> Message:
    """Return the cards on the table, in order from the leader (key C)."""
    if not view.trick:
        return say("trick-empty")
    plays = _plays(view.order, view.trick)
    return say("trick-table", suit=suit_name(suit_of(view.trick[0])), plays=plays)


def last_trick(view: SeatView) -> Message:
    """Return the trick collected last in this hand, and who took it (key L)."""
    last = view.last
    if last is None or last.taker is None:
        return say("trick-none")
    return say(
        "trick-last",
        seat=seat_name(last.taker),
        points=points(last.points),
        plays=_plays(last.order, last.cards),
    )


def _plays(order: Sequence[Seat], cards: Sequence[Card]) -> Joined:
    return sentences(
        say("play", seat=seat_name(seat), card=card_name(card))
        for seat, card in zip(order, cards, strict=False)
    )


def totals(scores: Sequence[int]) -> tuple[Message, ...]:
    """Return each seat's total, the person's first (key S)."""
    return tuple(
        say("score-line", seat=seat_name(seat), points=points(score))
        for seat, score in enumerate(scores)
    )


def hand_points(taken: Sequence[int], scores: Sequence[int]) -> tuple[Message, ...]:
    """Return each seat's points in finished tricks of this hand, and total (key S again)."""
    return tuple(
        say("score-hand", seat=seat_name(seat), points=points(now), total=total)
        for seat, (now, total) in enumerate(zip(taken, scores, strict=True))
    )


def turn(view: SeatView, *, lifted: Card | None) -> tuple[Message, ...]:
    """Return whose turn it is, the trick, what is led and asked, the lifted card (key T, P7)."""
    if isinstance(view.ask, GiveCards):
        asked = prompt(view)
        return (asked,) if asked else ()
    if view.turn is None and not view.trick:
        return (say("pass-wait"),)
    parts = [prompt(view) or _other_turn(view)]
    parts.append(say("trick-number", n=view.trick_number, all=view.table.hand_size))
    if lifted is not None:
        parts.append(say("card-lifted", card=card_name(lifted)))
    return tuple(parts)


def _other_turn(view: SeatView) -> Message:
    if view.turn is None:
        return say("trick-full")
    if not view.trick:
        return say("turn-other", seat=seat_name(view.turn))
    return say(
        "turn-other-follow", seat=seat_name(view.turn), suit=suit_name(suit_of(view.trick[0]))
    )


def hearts(view: SeatView) -> Message:
    """Return whether hearts are broken (key Q, K4)."""
    return say("hearts-broken" if view.broken else "hearts-closed")


def exchange(view: SeatView, *, chosen: Mask) -> tuple[Message, ...]:
    """Return what was passed and received, or before that what is chosen (key P, S6)."""
    if view.memory is not None:
        seats = view.table.seats
        return (
            pass_sent(view.memory.passed, direction(view.memory.to, seats)),
            pass_got(view.memory.received, direction(view.memory.giver, seats)),
        )
    if not view.offset:
        return (say("pass-none"),)
    if not chosen:
        return (say("pass-selected-none"),)
    return (say("pass-selected", cards=card_names(chosen)),)


def why(view: SeatView, card: Card) -> Message:
    """Return the rule that refuses `card` now, or that none does (key W, S5)."""
    match refusal(view, card):
        case Reason.FOLLOW_SUIT:
            return say("why-follow", suit=suit_name(suit_of(view.trick[0])))
        case Reason.HEARTS_NOT_BROKEN:
            return say("why-hearts")
        case Reason.FIRST_TRICK:
            return say("why-first-trick")
        case Reason.OPENING_CARD:
            return say("why-opening", card=card_name(lowest(view.legal)))
        case None:
            return say("no-rule")
        case _:
            return say("why-not-your-turn")
