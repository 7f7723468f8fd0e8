"""Events told as utterances: one function an event (interface A1).

Law of this file: what is said depends on the event alone, which the person in seat 0 may hear, so
nothing hidden can be told (interface A2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearts_a11y.engine.cards import PERSON
from hearts_a11y.engine.events import (
    CardPlayed,
    CardsPassed,
    CardsReceived,
    ContractScored,
    Event,
    HandDealt,
    HandScored,
    HandStarted,
    HeartsBroken,
    MatchEnded,
    MatchStarted,
    MoonShot,
    PassChosen,
    SlamChosen,
    TrickTaken,
)
from hearts_a11y.speech import dealings, results, slams
from hearts_a11y.speech.message import Joined, Kind, Message, Utterance, say
from hearts_a11y.speech.words import (
    card_name,
    card_names,
    direction,
    origin,
    points,
    seat_name,
    suit_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hearts_a11y.engine.cards import Mask, Seat


_LASTING = (HandScored, MoonShot, SlamChosen, ContractScored, MatchEnded)
_PLACES: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("across",),
    3: ("left", "right"),
    4: ("left", "across", "right"),
}
"""By the number of seats, where each other seat is; at a larger table they are counted round."""


def announce(events: Iterable[Event]) -> list[Utterance]:
    """Return what is said of the events of one action, in their order; plays share a line."""
    told: list[Utterance] = []
    for event in events:
        messages = _messages(event)
        kind = Kind.SCORE if isinstance(event, _LASTING) else Kind.PLAY
        if messages and kind is Kind.PLAY and told and told[-1].kind is Kind.PLAY:
            told[-1] = Utterance(told[-1].messages + messages, kind)
        elif messages:
            told.append(Utterance(messages, kind))
    return told


def _messages(event: Event) -> tuple[Message, ...]:  # noqa: C901, PLR0911 - a case an event
    match event:
        case MatchStarted():
            return (_match_started(event),)
        case HandStarted():
            return _hand_started(event)
        case HandDealt() | PassChosen():
            return ()
        case CardsPassed():
            return (_cards_passed(event),)
        case CardsReceived():
            return (_cards_received(event),)
        case CardPlayed():
            return (_card_played(event),)
        case HeartsBroken():
            return (say("hearts-broken"),)
        case TrickTaken():
            return _trick_taken(event)
        case HandScored():
            return results.hand_scored(event)
        case MoonShot():
            return (slams.moon_shot(event),)
        case MatchEnded():
            return results.match_ended(event)
        case _:
            return (dealings.told(event),)


def _match_started(event: MatchStarted) -> Message:
    known = _PLACES.get(event.seats, ())
    told = [_place(seat, where, event) for seat, where in enumerate(known, start=1)]
    places = Joined(tuple(told) or (say("seats-round", n=event.seats - 1),))
    return say(
        "match-start",
        ruleset=say(f"ruleset-{event.ruleset}"),
        level=say(f"level-{event.level}"),
        places=places,
    )


def _place(seat: Seat, where: str, event: MatchStarted) -> Message:
    place = say("seat-place", seat=seat_name(seat), dir=say(f"dir-{where}"))
    if any(PERSON in side and seat in side for side in event.sides):
        return say("seat-partner", place=place)
    return place


def _hand_started(event: HandStarted) -> tuple[Message, ...]:
    dealer = () if event.dealer is None else (say("dealer", seat=seat_name(event.dealer)),)
    if event.offset is None:
        return (say("hand-start-plain", n=event.number), *dealer)
    if not event.offset:
        return (say("hand-start-hold", n=event.number), *dealer)
    way = direction(event.offset, event.seats)
    return (say("hand-start", n=event.number, dir=way), *dealer)


def _cards_passed(event: CardsPassed) -> Message:
    return pass_sent(event.cards, direction(event.to, event.seats))


def _cards_received(event: CardsReceived) -> Message:
    return pass_got(event.cards, origin(event.giver, event.seats))


def pass_sent(cards: Mask, to: Message) -> Message:
    """Return what says which cards the person passed, and in which direction."""
    return say("pass-sent", dir=to, cards=card_names(cards))


def pass_got(cards: Mask, giver: Message) -> Message:
    """Return what says which cards the person received, and from which direction."""
    return say("pass-got", dir=giver, cards=card_names(cards))


def _card_played(event: CardPlayed) -> Message:
    seat, card = seat_name(event.seat), card_name(event.card)
    if event.leads:
        return (
            say("play-lead-self", card=card)
            if event.seat == PERSON
            else say("play-lead", seat=seat, card=card)
        )
    if event.void is not None and event.seat != PERSON:
        return say("play-void", seat=seat, card=card, suit=suit_name(event.void))
    return say("play", seat=seat, card=card)


def _trick_taken(event: TrickTaken) -> tuple[Message, ...]:
    carried = (say("carried", cards=say("cards", n=event.carried)),) if event.carried else ()
    if event.seat == PERSON:
        return (say("trick-self", points=points(event.points)), *carried)
    return (
        say("trick-other", seat=seat_name(event.seat), points=points(event.points)),
        *carried,
    )
