"""Answers to the questions a person may ask of the table at any moment (interface K9).

Law of this file: an answer is read from the person's view as it is now. None of them weighs a
card, names a better one or changes anything (U2, U3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import (
    JOKERS,
    SUIT_MASKS,
    SUITS,
    bit,
    cards_of,
    lowest,
    rank_of,
    suit_of,
)
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.view import BidNumber, GiveCards, refusal
from hearts_a11y.speech import results
from hearts_a11y.speech.announcer import pass_got, pass_sent
from hearts_a11y.speech.message import Joined, Message, say
from hearts_a11y.speech.prompts import prompt
from hearts_a11y.speech.undertakings import bids, undertaken
from hearts_a11y.speech.words import (
    card_name,
    card_names,
    direction,
    origin,
    points,
    rank_name,
    seat_name,
    sentences,
    suit_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit
    from hearts_a11y.engine.view import SeatView

_MANY: Final = 4
"""The most seats whose cards are each told with their seat also in the short form."""

_WHY: Final[Mapping[Reason, Message]] = {
    Reason.HEARTS_NOT_BROKEN: say("why-hearts"),
    Reason.FIRST_TRICK: say("why-first-trick"),
    Reason.FIRST_LEAD: say("why-first-lead"),
    Reason.JOKER_LEAD: say("why-joker-lead"),
    Reason.QUEEN_PULLED: say("why-queen-pulled"),
}


def hand(cards: Mask) -> Message:
    """Return a hand read by suit, in hand order, jokers last (key H, U4)."""
    if not cards:
        return say("hand-empty")
    groups = [_group(suit, cards & SUIT_MASKS[suit]) for suit in SUITS if cards & SUIT_MASKS[suit]]
    jokers = (cards & SUIT_MASKS[JOKERS]).bit_count()
    if jokers:
        groups.append(say("hand-jokers", n=jokers))
    return say("hand-all", cards=say("cards", n=cards.bit_count()), groups=sentences(groups))


def _group(suit: Suit, cards: Mask) -> Message:
    ranks = Joined(tuple(rank_name(rank_of(card)) for card in cards_of(cards)))
    return say("hand-group", suit=suit_name(suit), ranks=ranks)


def trick(view: SeatView) -> Message:
    """Return the cards on the table, in order from the leader (key C)."""
    if not view.trick:
        return say("trick-empty")
    plays = _plays(view.order, view.trick)
    if view.led is None:
        return say("trick-table-free", plays=plays)
    suit = suit_name(view.led)
    if view.table.seats <= _MANY:
        return say("trick-table", suit=suit, plays=plays)
    leader, cards = seat_name(view.leader), _in_order(view.trick)
    return say("trick-table-many", suit=suit, plays=plays, leader=leader, cards=cards)


def last_trick(view: SeatView) -> Message:
    """Return the trick collected last in this hand, and who took it, if anyone did (key L)."""
    last = view.last
    if last is None:
        return say("trick-none")
    plays = _plays(last.order, last.cards)
    leader, cards = seat_name(last.leader), _in_order(last.cards)
    if last.taker is None:
        return say("trick-last-void", plays=plays, leader=leader, cards=cards)
    taker, worth = seat_name(last.taker), points(last.points)
    if view.table.seats <= _MANY:
        return say("trick-last", seat=taker, points=worth, plays=plays)
    return say("trick-last-many", seat=taker, points=worth, plays=plays, leader=leader, cards=cards)


def _plays(order: Sequence[Seat], cards: Sequence[Card]) -> Joined:
    return sentences(
        say("play", seat=seat_name(seat), card=card_name(card))
        for seat, card in zip(order, cards, strict=False)
    )


def _in_order(cards: Sequence[Card]) -> Joined:
    return Joined(tuple(map(card_name, cards)))


def totals(view: SeatView, scores: Sequence[int], pool: int | None) -> tuple[Message, ...]:
    """Return each seat's total, the person's first, the sides' and what is in the pool (key S).

    `pool` is None where points are counted.
    """
    return (*results.totals(scores, pool), *results.standing(_sides(view), scores, pool))


def hand_points(
    view: SeatView, taken: Sequence[int], scores: Sequence[int], pool: int | None
) -> tuple[Message, ...]:
    """Return each seat's points in finished tricks of this hand, and total (key S again)."""
    return (
        *results.hand_points(taken, scores, pool),
        *results.standing(_sides(view), scores, pool),
    )


def hand_scores(
    view: SeatView, changes: Sequence[int], scores: Sequence[int], pool: int | None
) -> tuple[Message, ...]:
    """Return what each seat scored in the hand just over, and total (key S again)."""
    return (
        *results.lines(changes, scores, pool),
        *results.standing(_sides(view), scores, pool),
    )


def _sides(view: SeatView) -> tuple[tuple[Seat, ...], ...]:
    sides = dict.fromkeys(view.table.side(seat) for seat in range(view.table.seats))
    return tuple(side for side in sides if len(side) > 1)


def turn(view: SeatView, *, lifted: Message | None, in_tricks: bool = True) -> tuple[Message, ...]:
    """Return whose turn it is, the trick, what is led and asked, what is lifted (key T, P7).

    `lifted` names the card, or the bid or answer. `in_tricks` says whether cards are played now.
    """
    if isinstance(view.ask, GiveCards):
        asked = prompt(view)
        return (asked,) if asked else ()
    if view.turn is None and not view.trick:
        return (say("pass-wait"),)
    parts = [prompt(view) or _other_turn(view, in_tricks=in_tricks)]
    if isinstance(view.ask, BidNumber):
        parts.extend(bids(view))
    if in_tricks:
        parts.append(_trick_number(view))
    if lifted is not None:
        parts.append(say("card-lifted", card=lifted))
    return tuple(parts)


def _trick_number(view: SeatView) -> Message:
    if view.table.ruleset.draws:  # nobody knows how many there will be
        return say("trick-number-open", n=view.trick_number)
    return say("trick-number", n=view.trick_number, all=view.table.hand_size)


def _other_turn(view: SeatView, *, in_tricks: bool) -> Message:
    if view.turn is None:
        return say("trick-full")
    seat = seat_name(view.turn)
    if not in_tricks:
        return say("turn-other-decide", seat=seat)
    if view.led is None:
        return say("turn-other", seat=seat)
    return say("turn-other-follow", seat=seat, suit=suit_name(view.led))


def hand_standing(view: SeatView) -> tuple[Message, ...]:
    """Return whether hearts are broken, and what else the hand is about (key Q, K4).

    Of the rulesets that have them: bids and declarations, the suit that counts, a partner shown,
    the dealer, what the stock has left and each seat holds, what waits for the next taker, the
    widow one has seen.
    """
    if view.table.ruleset.barred_leads:
        return (_leads(view), *_dealings(view))
    return (*_dealings(view), _leads(view))


def _leads(view: SeatView) -> Message:
    ruleset = view.table.ruleset
    if ruleset.barred_leads:
        return say("hearts-broken" if view.broken else "hearts-closed")
    if ruleset.barred_first_lead and view.trick_number == 1 and not view.trick:
        return say("why-first-lead")
    return say("leads-open")


def _dealings(view: SeatView) -> Iterator[Message]:
    dealings = view.dealings
    if dealings is None:
        return
    yield from undertaken(view)
    if dealings.dealer is not None:
        yield say("dealer", seat=seat_name(dealings.dealer))
    if view.table.ruleset.draws:
        yield say("stock", cards=say("cards", n=dealings.stock))
        for seat, count in enumerate(view.counts):
            yield say("holds", seat=seat_name(seat), cards=say("cards", n=count))
    if dealings.carried:
        yield say(
            "carried-wait",
            cards=say("cards", n=dealings.carried.bit_count()),
            points=points(view.table.worth(dealings.carried)),
        )
    if dealings.widow:
        yield say("widow-seen", cards=card_names(dealings.widow))


def exchange(view: SeatView, *, chosen: Mask) -> tuple[Message, ...]:
    """Return what was passed and received, or before that what is chosen (key P, S6)."""
    if view.memory is not None:
        seats = view.table.seats
        return (
            pass_sent(view.memory.passed, direction(view.memory.to, seats)),
            pass_got(view.memory.received, origin(view.memory.giver, seats)),
        )
    if not view.offset:
        return (say("pass-none"),)
    if not chosen:
        return (say("pass-selected-none"),)
    return (say("pass-selected", cards=card_names(chosen)),)


def why(view: SeatView, card: Card) -> Message:
    """Return the rule that refuses `card` now, or that none does (key W, S5)."""
    if view.ask is not None and not view.legal:
        return say("no-rule")  # what is asked is not about cards
    reason = refusal(view, card)
    match reason:
        case Reason.FOLLOW_SUIT if view.led is not None:
            return say("why-follow", suit=suit_name(view.led))
        case Reason.OPENING_CARD:
            return say("why-opening", card=card_name(lowest(view.legal)))
        case Reason.DISCARD_ORDER:
            return _why_not_thrown(view, card)
        case None:
            return say("no-rule")
        case _:
            return _WHY.get(reason, say("why-not-your-turn"))


def _why_not_thrown(view: SeatView, card: Card) -> Message:
    """Return what must be thrown before `card`: one suit before other point cards, or those."""
    if view.table.point_cards & bit(card):
        return say("why-discard-suit", suit=suit_name(suit_of(lowest(view.legal))))
    return say("why-discard")
