"""Players to measure others against. Nobody meets them in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_a11y.engine.actions import (
    Bid,
    ChooseSlam,
    Declare,
    NameSuit,
    Pass,
    Play,
    SlamChoice,
)
from hearts_a11y.engine.cards import SUIT_MASKS, highest, nth, rank_of
from hearts_a11y.engine.shuffle import mix
from hearts_a11y.engine.view import Answer, BidNumber, DecideSlam, GiveCards, NameASuit, PlayCard
from hearts_a11y.players.judgement import below, dear_cards, losing, pick, pick_many
from hearts_a11y.players.undertakings import undertake

if TYPE_CHECKING:
    from hearts_a11y.engine.view import SeatView
    from hearts_a11y.players.base import Choice


def random_legal(view: SeatView, seed: int) -> Choice:
    """Return any action there is, each as likely as the next."""
    seat = view.seat
    lot = mix(seed, view.number, view.trick_number, seat)
    match view.ask:
        case PlayCard(mask=legal):
            return Play(seat, nth(legal, lot % legal.bit_count()))
        case GiveCards(mask=left, count=count):
            given = []
            for place in range(count):
                lot = mix(seed, view.number, seat, place)
                card = nth(left, lot % left.bit_count())
                left ^= 1 << card
                given.append(card)
            return Pass(seat, tuple(given))
        case BidNumber(least=least, most=most):
            bids = (0, *range(least, most + 1))
            return Bid(seat, bids[lot % len(bids)])
        case NameASuit(suits=suits):
            return NameSuit(seat, suits[lot % len(suits)])
        case Answer():
            return Declare(seat, undertakes=bool(lot & 1))
        case DecideSlam():
            return ChooseSlam(seat, tuple(SlamChoice)[lot & 1])
        case _:
            raise ValueError("nothing is asked of this seat")


def duck(view: SeatView, seed: int) -> Choice:
    """Return the action of one who only ducks: the highest card that loses, else the lowest.

    It discards and passes the dearest cards first, and passes what lies over them in their suit;
    then the highest.
    """
    worth, dear, legal = view.table.points, dear_cards(view), view.legal
    if not legal:
        return undertake(view, seed)
    if isinstance(view.ask, GiveCards):
        given = pick_many(
            view,
            seed,
            view.ask.count,
            lambda _, card: -rank_of(card) - 100 * bool((dear >> card & 1) or below(dear, card)),
        )
        return Pass(view.seat, given)
    led = view.led
    if led is None:
        return Play(view.seat, pick(view, seed, legal, rank_of))
    if not legal & SUIT_MASKS[led]:
        thrown = pick(view, seed, legal, lambda card: -100 * worth[card] - rank_of(card))
        return Play(view.seat, thrown)
    ducks = losing(view, legal)
    return Play(view.seat, highest(ducks) if ducks else pick(view, seed, legal, rank_of))
