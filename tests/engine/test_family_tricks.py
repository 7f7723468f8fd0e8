"""Tricks of the family: cancelling, drawing, jokers, widows, forced discards, first leads."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import hand as doors
from hearts_a11y.engine import match as matches
from hearts_a11y.engine import rulesets
from hearts_a11y.engine.actions import Declare, Pass
from hearts_a11y.engine.cards import NO_CARDS, cards_of, parse
from hearts_a11y.engine.events import (
    CardPlayed,
    CardsCancelled,
    CardsDrawn,
    CardsDrawnSeen,
    Declared,
    Event,
    HandEmptied,
    PartnerShown,
    RestTaken,
    TrickTaken,
    TrickVoided,
    WidowSeen,
    WidowTaken,
)
from hearts_a11y.engine.illegal import Reason
from hearts_a11y.engine.ruleset import Prelude
from hearts_a11y.engine.state import HandState, Phase
from hearts_a11y.engine.view import Answer, refusal
from tests.engine import family, playing

if TYPE_CHECKING:
    from hearts_a11y.engine.ruleset import RuleSet

SPOT, JOKER = rulesets.named("spot"), rulesets.named("joker")
CANCELLATION, DOMINO = rulesets.named("cancellation"), rulesets.named("domino")
CHASSE_COEUR = rulesets.named("chasse-coeur")
FREE = rulesets.switched("chasse-coeur", {"discards": "free"})
PULLS = rulesets.switched("chasse-coeur", {"king-pulls": "on"})


def legal(state: HandState) -> str:
    return playing.shown(state.legal)


def refused(state: HandState) -> dict[str, Reason]:
    """Return why each other card of the seat to play is refused."""
    assert state.turn is not None
    view = doors.view(state, state.turn, remembers_pass=False)
    reasons = ((card, refusal(view, card)) for card in cards_of(view.hand))
    return {playing.shown(1 << card): reason for card, reason in reasons if reason}


def heard(state: HandState, letters: str, *kinds: type[Event]) -> list[Event]:
    """Return the events of these kinds that playing the cards brings about."""
    events: list[Event] = []
    playing.play(state, letters, emit=events.append)
    return [each for each in events if isinstance(each, kinds)]


def six(tricks: str, *, ruleset: RuleSet = CANCELLATION, more: str = "") -> HandState:
    """Return six seats with a card of each trick, and more for the first seat's last."""
    rows = [row.split() for row in tricks.split("|")]
    hands = [" ".join(row[seat] for row in rows) for seat in range(6)]
    hands[0] += f" {more}"
    return family.set_up(ruleset, hands)


def test_a_pair_cancels_and_the_best_card_left_takes() -> None:
    state = six("9C KC 3C KC2 2H QS | 2D 3D 4D 5D 6D 7D")
    events = heard(state, "9C KC 3C KC2 2H QS", CardsCancelled, TrickTaken)
    assert [type(each) for each in events] == [CardsCancelled, TrickTaken]
    assert events[0] == CardsCancelled((next(cards_of(playing.cards("KC"))),))
    assert events[1] == TrickTaken(0, 2, 14)
    assert state.leader == 0
    assert playing.shown(state.taken[0]) == "3C 9C KC KC2 QS 2H"


def test_a_pair_of_another_suit_cancels_nothing_that_could_take() -> None:
    state = six("9C KC 3C 2H 2H2 4C | 2D 3D 4D 5D 6D 7D")
    assert heard(state, "9C KC 3C 2H 2H2 4C", TrickTaken, TrickVoided) == [TrickTaken(1, 2, 2)]


TWO_PAIRS = "9C 9C2 KC 2H 2H2 QS"


def test_two_pairs_void_the_trick_and_the_same_seat_leads_again() -> None:
    state = six(f"{TWO_PAIRS} | 2D 3D 4D 5D 6D 7D | 2S 3S 4S 5S 6S 7S")
    kinds = (TrickTaken, TrickVoided)
    assert heard(state, TWO_PAIRS, *kinds) == [TrickVoided(0, 2, 6)]
    assert (state.turn, state.carried) == (0, playing.cards(TWO_PAIRS))
    assert state.last is not None
    assert (state.last.taker, state.last.points) == (None, 15)
    assert state.points == [0] * 6
    # What lies there goes to the next taker.
    assert heard(state, "2D 3D 4D 5D 6D 7D", *kinds) == [TrickTaken(5, 3, 15, 6)]
    assert (state.taken[5].bit_count(), state.carried, state.turn) == (12, NO_CARDS, 5)


def test_two_pairs_void_nothing_where_that_is_switched_off() -> None:
    never = rulesets.switched("cancellation", {"void-pairs": "never"})
    state = six(f"{TWO_PAIRS} | 2D 3D 4D 5D 6D 7D", ruleset=never)
    assert heard(state, TWO_PAIRS, TrickTaken, TrickVoided) == [TrickTaken(2, 2, 15)]


@pytest.mark.parametrize("pairs", ["2", "never"])
def test_a_trick_without_an_uncancelled_card_of_its_suit_is_void(pairs: str) -> None:
    ruleset = rulesets.switched("cancellation", {"void-pairs": pairs})
    state = six("9C 9C2 AH QS KD AD | 2D 3D 4D 5D 6D 7D", ruleset=ruleset)
    assert heard(state, "9C 9C2 AH QS KD AD", TrickVoided) == [TrickVoided(0, 2, 6)]


def test_a_void_last_trick_is_its_leaders_with_all_that_lies_there() -> None:
    state = six(f"{TWO_PAIRS} | 7S 8D 8D2 9S 9S2 AH")
    assert heard(state, f"{TWO_PAIRS} 7S 8D 8D2 9S 9S2 AH", TrickTaken) == [TrickTaken(0, 3, 16, 6)]
    assert state.phase is Phase.OVER
    assert state.scores == (16, 0, 0, 0, 0, 0)


def test_the_widow_goes_with_the_first_trick_that_is_taken_and_nobody_sees_it() -> None:
    hands = [
        " ".join(each)
        for each in zip(TWO_PAIRS.split(), ["2D", "3D", "4D", "5D", "6D", "7D"], strict=True)
    ]
    state = family.set_up(CANCELLATION, hands, rest="AH KH", trick_number=1)
    kinds = (WidowTaken, WidowSeen)
    assert heard(state, TWO_PAIRS, *kinds) == []
    assert heard(state, "2D 3D 4D 5D 6D 7D", *kinds) == [WidowTaken(5, 2)]
    assert state.scores == (0, 0, 0, 0, 0, 17)
    for seat in range(6):
        view = doors.view(state, seat, remembers_pass=False)
        assert view.dealings is not None
        assert view.dealings.widow == NO_CARDS
        assert not view.taken[5] & playing.cards("AH KH")


def test_cancelled_and_both_copies_count() -> None:
    state = six("QS QS2 3C KC 2H 4C | 2D 3D 4D 5D 6D 7D")
    assert heard(state, "QS QS2 3C KC 2H 4C", TrickVoided) == [TrickVoided(0, 2, 6)]
    assert heard(state, "2D 3D 4D 5D 6D 7D", TrickTaken) == [TrickTaken(5, 3, 27, 6)]


def test_who_cannot_follow_draws_until_able_and_then_must() -> None:
    state = family.set_up(DOMINO, ["9C 2D", "3H 4S", "4C 5S"], rest="8D AH 3C KC 2S")
    events = heard(state, "9C", CardsDrawn, CardsDrawnSeen)
    assert events == [CardsDrawn(1, 3, 2), CardsDrawnSeen(1, playing.cards("8D AH 3C"))]
    assert playing.shown(state.hands[1]) == "3C 8D 4S 3H AH"
    assert legal(state) == "3C"
    assert state.rest == tuple(cards_of(playing.cards("KC"))) + tuple(cards_of(playing.cards("2S")))
    view = doors.view(state, 0, remembers_pass=False)
    assert view.counts == (1, 5, 2)
    assert view.dealings is not None
    assert view.dealings.stock == 2


def test_an_empty_stock_lets_a_void_seat_throw_anything() -> None:
    state = family.set_up(DOMINO, ["9C 2D", "3H 4S", "4C 5S"], rest="8D AH")
    assert heard(state, "9C", CardsDrawn) == [CardsDrawn(1, 2, 0)]
    assert legal(state) == "8D 4S 3H AH"
    playing.play(state, "AH")
    assert state.voids[1] == 1


def test_a_hand_that_is_empty_is_told_where_others_play_on() -> None:
    state = family.set_up(DOMINO, ["9C 2D 3D", "KC", "4C 5S"], rest="8H")
    events = heard(state, "9C KC 4C", CardPlayed, HandEmptied)
    assert events == [
        CardPlayed(0, parse("9C"), leads=True, void=None),
        CardPlayed(1, parse("KC"), leads=False, void=None),
        HandEmptied(1),
        CardPlayed(2, parse("4C"), leads=False, void=None),
    ]
    plain = family.set_up(JOKER, ["9C", "KC", "4C"])
    assert heard(plain, "9C KC 4C", HandEmptied) == []


def test_seats_without_cards_drop_out_and_the_next_to_the_left_leads() -> None:
    state = family.set_up(DOMINO, ["9C 2D 3D", "KC", "4C 5S"])
    playing.play(state, "9C KC 4C")
    # Seat 1 took its last trick with its last card.
    assert (state.turn, state.order) == (2, (2, 0))
    playing.play(state, "5S 2D")
    assert state.phase is Phase.OVER


def test_the_last_with_cards_takes_them_and_the_stock() -> None:
    state = family.set_up(DOMINO, ["9C 2H 3H", "KC", "4C"], rest="AH 5S")
    kinds = (RestTaken,)
    assert heard(state, "9C KC 4C", *kinds) == [RestTaken(0, 4, 3)]
    assert state.scores == (3, 0, 0)
    assert state.rest == ()
    assert playing.shown(state.taken[0]) == "5S 2H 3H AH"


def test_with_nobody_left_the_last_taker_has_the_stock() -> None:
    state = family.set_up(DOMINO, ["9C", "KC", "4C"], rest="AH 5S")
    assert heard(state, "9C KC 4C", RestTaken) == [RestTaken(1, 2, 1)]
    assert state.scores == (0, 1, 0)


def test_an_empty_rest_is_not_told() -> None:
    state = family.set_up(DOMINO, ["9C", "KC", "4C"])
    assert heard(state, "9C KC 4C", RestTaken) == []


def test_a_joker_may_be_played_at_any_time_and_never_takes() -> None:
    state = family.set_up(JOKER, ["3C 9D", "9C 2X", "4C 8D"])
    playing.play(state, "3C")
    assert legal(state) == "9C 2X"
    assert refused(state) == {}
    playing.play(state, "2X 4C")
    assert state.leader == 2
    assert state.voids == [0, 0, 0]  # a joker says nothing of what its seat holds


def test_a_joker_is_led_only_with_nothing_else_and_the_next_card_sets_the_suit() -> None:
    state = family.set_up(JOKER, ["2X 3X", "9C 4D", "4C KD"])
    assert legal(state) == "2X 3X"
    playing.play(state, "2X")
    assert legal(state) == "9C 4D"
    playing.play(state, "4D")
    assert legal(state) == "KD"
    assert refused(state) == {"4C": Reason.FOLLOW_SUIT}
    playing.play(state, "KD")
    assert state.leader == 2
    led = family.set_up(JOKER, ["2X 3C", "9C 4D", "4C KD"])
    assert refused(led) == {"2X": Reason.JOKER_LEAD}


def test_a_trick_of_jokers_alone_is_its_leaders() -> None:
    state = family.set_up(JOKER, ["2X 3C", "3X", "4X 5C"], leader=1)
    assert heard(state, "3X 4X 2X", TrickTaken) == [TrickTaken(1, 2, 0)]


def test_a_heartsette_widow_is_seen_by_its_taker_alone() -> None:
    heartsette = rulesets.named("heartsette")
    state = family.set_up(heartsette, ["9C 2D", "KC 3D", "4C 4D"], rest="AH KH 5S", trick_number=1)
    events = heard(state, "9C KC 4C", TrickTaken, WidowTaken, WidowSeen)
    widow = playing.cards("AH KH 5S")
    assert events == [TrickTaken(1, 1, 0), WidowTaken(1, 3), WidowSeen(1, widow)]
    for seat in range(3):
        view = doors.view(state, seat, remembers_pass=False)
        assert view.dealings is not None
        assert view.dealings.widow == (widow if seat == 1 else NO_CARDS)
        assert view.points == ((0, 2, 0) if seat == 1 else (0, 0, 0))
    playing.play(state, "3D 4D 2D")
    assert state.scores == (0, 2, 0)


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("2D QD 3H QH", "3H QH"),
        ("2D QD QS", "QD QS"),
        ("2D 3S", "2D 3S"),
        ("4C QD 3H", "4C"),
    ],
)
def test_a_void_seat_throws_hearts_then_queens(hand: str, may: str) -> None:
    state = family.set_up(CHASSE_COEUR, ["9C 2S 3S 4S", hand, "KC 5S 6S 7S"])
    playing.play(state, "9C")
    assert legal(state) == may
    if may == "3H QH":
        assert refused(state) == {"2D": Reason.DISCARD_ORDER, "QD": Reason.DISCARD_ORDER}


def test_a_joker_goes_with_forced_discards() -> None:
    jokers = replace(CHASSE_COEUR, jokers=1)
    state = family.set_up(jokers, ["9C 2S", "2D 3H 2X", "KC 5S", "AC 6S"])
    playing.play(state, "9C")
    assert legal(state) == "3H 2X"


def test_discards_are_free_where_that_is_switched() -> None:
    state = family.set_up(FREE, ["9C 2S 3S", "2D QD 3H", "KC 5S 6S"])
    playing.play(state, "9C")
    assert legal(state) == "2D QD 3H"


def test_under_a_general_any_card_that_counts_may_be_thrown() -> None:
    state = family.set_up(CHASSE_COEUR, ["9C 2S 3S", "2D QD 3H", "KC 5S 6S"], declarer=2)
    playing.play(state, "9C")
    assert legal(state) == "QD 3H"


@pytest.mark.parametrize("declarer", [0, 1, None])
def test_a_generals_king_pulls_the_queen_and_takes(declarer: int | None) -> None:
    state = family.set_up(PULLS, ["KD 2S", "2D QD", "AD 5S"], declarer=declarer)
    playing.play(state, "KD")
    assert legal(state) == ("QD" if declarer == 0 else "2D QD")
    if declarer == 0:
        assert refused(state) == {"2D": Reason.QUEEN_PULLED}
    playing.play(state, "QD AD")
    assert state.leader == (0 if declarer == 0 else 2)


def test_a_king_without_its_queen_pulls_nothing() -> None:
    state = family.set_up(PULLS, ["KD 2S", "2D QC", "AD 5S"], declarer=0)
    playing.play(state, "KD 2D AD")
    assert state.leader == 2


def test_no_king_pulls_as_long_as_it_is_off() -> None:
    state = family.set_up(CHASSE_COEUR, ["KD 2S", "2D QD", "AD 5S"], declarer=0)
    playing.play(state, "KD")
    assert legal(state) == "2D QD"
    playing.play(state, "QD AD")
    assert state.leader == 2


@pytest.mark.parametrize(
    ("hand", "trick_number", "may"),
    [("2C AD 3H", 1, "2C AD"), ("3H KH", 1, "3H KH"), ("2C AD 3H", 2, "2C AD 3H")],
)
def test_culbertsons_greek_has_no_heart_led_to_the_first_trick(
    hand: str, trick_number: int, may: str
) -> None:
    greek = rulesets.named("greek-culbertson")
    state = family.set_up(greek, [hand, hand, hand], trick_number=trick_number)
    assert legal(state) == may
    if trick_number == 1 and may != hand:
        assert refused(state) == {"3H": Reason.FIRST_LEAD}


def test_plain_games_lead_hearts_at_once() -> None:
    state = family.set_up(SPOT, ["2C AH", "3C KH", "4C QH"], trick_number=1)
    assert legal(state) == "2C AH"


def test_the_queen_of_spades_breaks_royal_hearts() -> None:
    royal = rulesets.named("royal")
    state = family.set_up(royal, ["2C 3H 4H", "3S QS 5H", "4C 6H 7H"])
    assert refused(state) == dict.fromkeys(["3H", "4H"], Reason.HEARTS_NOT_BROKEN)
    playing.play(state, "2C QS 4C")
    assert state.broken
    assert legal(state) == "6H 7H"


def test_royals_points_are_what_would_be_scored() -> None:
    hands = ["AC AS AH", "KC QS QH", "QC KS 2H"]
    state = family.set_up(rulesets.named("royal"), hands)
    seen, told, recalled = [], [], []
    for trick in ("AS QS KS", "AC KC QC", "AH QH 2H"):
        told += heard(state, trick, TrickTaken)
        seen.append(state.points[0])
        recalled.append(state.last and state.last.points)
    # The queen of spades; cancelled by that of clubs; three hearts doubled.
    assert seen == [26, 0, 6]
    # What is told of each trick is what it changes, so that it adds up.
    assert told == [TrickTaken(0, 2, 26), TrickTaken(0, 3, -26), TrickTaken(0, 4, 6)]
    assert recalled == [26, -26, None]
    assert state.scores == (6, 0, 0)


def test_points_go_to_royals_first_trick() -> None:
    state = family.set_up(rulesets.named("royal"), ["3C 5S", "QS 5H", "4C 6H"], trick_number=1)
    playing.play(state, "3C")
    assert legal(state) == "QS 5H"


@pytest.mark.parametrize("bonus", ["TD", "JD"])
def test_a_bonus_card_may_go_to_the_first_trick(bonus: str) -> None:
    name = "omnibus" if bonus == "TD" else "omnibus-jack"
    state = family.set_up(
        rulesets.named(name), ["3C 5S", f"QS 5H {bonus}", "4C 6H"], trick_number=1
    )
    playing.play(state, "3C")
    assert legal(state) == bonus


def test_jokers_go_with_every_base() -> None:
    for name in family.NAMES:
        ruleset = rulesets.named(name)
        # Two more cards come out even with others stripped, none of them counting.
        order = tuple(cards_of(playing.cards("2C 2D 2S 3C 3D")))
        jokers = replace(ruleset, jokers=2, removed_for=(), strip_order=order)
        for seats in family.seat_counts(ruleset):
            for match in family.moments(jokers, seats):
                family.check(match)


def general(*, seats: int = 4) -> tuple[matches.MatchState, HandState, list[int]]:
    """Return a dealt hand of chasse-coeur, and who is asked in order."""
    match = family.begun(CHASSE_COEUR, seats, "general")
    hand = playing.hand_of(match)
    assert hand.dealer is not None
    return match, hand, [(hand.dealer + place) % seats for place in range(1, seats + 1)]


def test_the_first_general_closes_the_round_and_the_dealers_left_leads() -> None:
    match, hand, order = general()
    assert doors.ask(hand, order[0]) == Answer(Prelude.GENERAL)
    assert doors.ask(hand, order[1]) is None
    assert playing.refuses(hand, Declare(order[1], True)).reason is Reason.NOT_YOUR_TURN
    events: list[Event] = []
    for seat, undertakes in ((order[0], False), (order[1], True)):
        matches.apply(match, Declare(seat, undertakes), events.append)
    assert events == [
        Declared(order[0], Prelude.GENERAL, False),
        Declared(order[1], Prelude.GENERAL, True),
    ]
    assert (hand.phase, hand.turn, hand.declarer) == (Phase.TRICKS, order[0], order[1])
    assert playing.refuses(hand, Declare(order[2], True)).reason is Reason.WRONG_MOMENT


def test_without_a_general_the_hand_is_played_all_the_same() -> None:
    match, hand, order = general()
    for seat in order:
        assert hand.phase is Phase.DECLARING
        matches.apply(match, Declare(seat, False))
    assert (hand.phase, hand.declarer, hand.turn) == (Phase.TRICKS, None, order[0])


def slam_bid(*, bidder_has_ten: bool) -> tuple[HandState, int, int]:
    """Return a hand of partners-slam after the pass and a bid, its bidder and the ten's holder."""
    match = family.begun(rulesets.named("partners-slam"), 4, "slam bid")
    hand = playing.hand_of(match)
    assert hand.phase is Phase.EXCHANGE
    for seat in range(4):
        # Nobody passes the ten, so that it is where it was dealt.
        own = cards_of(hand.hands[seat] & ~playing.cards("TD"))
        matches.apply(match, Pass(seat, tuple(own)[:3]))
    holder = next(seat for seat in range(4) if hand.hands[seat] & playing.cards("TD"))
    while hand.declarer is None:
        assert hand.turn is not None
        assert doors.ask(hand, hand.turn) == Answer(Prelude.SLAM_BID)
        matches.apply(match, Declare(hand.turn, (hand.turn == holder) is bidder_has_ten))
    assert hand.declarer is not None
    return hand, hand.declarer, holder


def partner_seen(state: HandState, seat: int) -> int | None:
    view = doors.view(state, seat, remembers_pass=False)
    assert view.dealings is not None
    return view.dealings.partner


def test_the_tens_holder_is_the_silent_partner_until_it_plays_it() -> None:
    hand, bidder, holder = slam_bid(bidder_has_ten=False)
    assert hand.partner == holder != bidder
    assert hand.legal == playing.cards("2C")
    assert [partner_seen(hand, seat) for seat in range(4)] == [
        holder if seat == holder else None for seat in range(4)
    ]
    shown = family.set_up(hand.table.ruleset, ["2D 3C", "3D 4C", "TD 5C", "JD 6C"], declarer=0)
    shown.partner = 2
    assert heard(shown, "2D 3D TD JD", PartnerShown) == [PartnerShown(2)]
    assert [partner_seen(shown, seat) for seat in range(4)] == [2] * 4


def test_a_bidder_with_the_ten_plays_alone() -> None:
    hand, bidder, holder = slam_bid(bidder_has_ten=True)
    assert (bidder, hand.partner) == (holder, None)
    assert hand.side_of_declarer() == (bidder,)
