"""Bids, suits, declarations and slam choices: a list in two steps like cards (S1)."""

from __future__ import annotations

import pytest

from hearts_a11y.engine.actions import Action, Bid, Collect, Declare, Play
from hearts_a11y.engine.cards import cards_of, mask, parse, text
from hearts_a11y.engine.rulesets import named
from hearts_a11y.engine.table import lay
from hearts_a11y.ui.ports import Draft, Resumed
from tests.ui.room import Room
from tests.ui.test_play import PLAIN

HEARTS = (
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
    "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
    "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
)


def at_auction(*bids: Action, language: str = "en", verbosity: str = "normal") -> Room:
    """Return a room where CPU 3 dealt, the person bids first unless others have."""
    room = Room(language=language, verbosity=verbosity)
    dealer = 3 if not bids else 0
    room.sit(PLAIN, *bids, number=1, ruleset=named("auction"), dealer=dealer)
    return room


def at_naming(language: str = "en") -> Room:
    room = Room(language=language)
    bids = (Bid(1, 0), Bid(2, 3), Bid(3, 0), Bid(0, 12))
    room.sit(PLAIN, *bids, number=1, ruleset=named("auction"), dealer=0)
    return room


def at_slam() -> Room:
    """Return a room where the person, with every heart, has led twelve tricks of thirteen."""
    others = [list(cards_of(mask(map(parse, hand.split())))) for hand in HEARTS[1:]]
    actions: list[Action] = []
    for place, letters in enumerate(HEARTS[0].split()):
        actions.append(Play(0, parse(letters)))
        actions += [Play(seat, hand[place]) for seat, hand in enumerate(others, start=1)]
        actions.append(Collect())
    room = Room()
    room.sit(HEARTS, *actions, number=4, ruleset=named("basic"), dealer=3)
    return room


def test_the_bids_are_moved_through_with_the_card_keys() -> None:
    room = at_auction()
    assert room.press("e") == ["No bid, 1 of 51"]
    assert room.press("f", "f", "d") == [
        "1 chip, 2 of 51",
        "2 chips, 3 of 51",
        "1 chip, 2 of 51",
    ]
    assert room.press("6", "5", "d") == ["50 chips, 51 of 51", "No bid, 1 of 51", "End"]
    assert room.press("6", "f") == ["50 chips, 51 of 51", "End"]


def test_the_suit_keys_step_by_tens_and_n_and_b_go_round() -> None:
    room = at_auction()
    assert room.press("g", "g", "g") == [
        "1 chip, 2 of 51",
        "10 chips, 11 of 51",
        "20 chips, 21 of 51",
    ]
    assert room.press("a", "a", "a", "a") == [
        "10 chips, 11 of 51",
        "1 chip, 2 of 51",
        "No bid, 1 of 51",
        "End",
    ]
    assert room.press("b", "n") == ["50 chips, 51 of 51", "No bid, 1 of 51"]


def test_a_suit_means_nothing_among_bids() -> None:
    assert at_auction().press("3") == ["No such command"]


def test_enter_lifts_and_again_bids() -> None:
    room = at_auction()
    assert room.press("f", "enter") == ["1 chip, 2 of 51", "1 chip, lifted"]
    assert room.press("enter") == ["You, bid 1 chip"]


def test_the_lift_moves_to_another_bid_and_escape_puts_it_back() -> None:
    room = at_auction()
    room.press("f", "enter", "f")
    assert room.press("enter", "d", "f") == [
        "2 chips, lifted",
        "1 chip, 2 of 51",
        "2 chips, lifted, 3 of 51",
    ]
    assert room.press("escape", "escape") == ["2 chips, put back", "Nothing is lifted"]


def test_t_says_what_is_asked_what_was_bid_and_what_is_lifted() -> None:
    room = at_auction(Bid(1, 4), Bid(2, 0), Bid(3, 0))
    room.press("f", "enter")
    assert room.press("t") == [
        (
            "Your bid, 5 to 50 chips, or none. CPU 1, bid 4 chips. CPU 2, no bid. CPU 3, no bid. "
            "5 chips, lifted"
        )
    ]


def test_questions_and_history_answer_while_a_bid_is_asked() -> None:
    room = at_auction(Bid(1, 4), Bid(2, 0), Bid(3, 0))
    room.press("f", "enter")
    heard = room.press("h", "c", "l", "s", "q", "p", "w", ",", "r", "i")
    assert heard[0].startswith("13 cards. Clubs five, nine, king")
    assert heard[1:3] == ["No cards on the table", "No trick yet"]
    assert heard[6] == "No rule refuses it"
    assert heard[9].startswith("Your bid. F and D move through the bids, G and A jump by ten")
    assert room.press("e") == ["5 chips, lifted, 2 of 47"]


def test_where_no_bid_is_high_enough_there_is_only_none() -> None:
    room = at_auction(Bid(1, 50), Bid(2, 0), Bid(3, 0))
    assert room.press("t")[0].startswith("Your bid, but no higher one is possible")
    assert room.press("e") == ["No bid, 1 of 1"]
    assert room.press("enter", "enter")[-1].startswith("You, no bid")


def test_the_suits_are_four_offers_and_their_keys_go_to_them() -> None:
    room = at_naming()
    assert room.press("e", "f") == ["Clubs, 1 of 4", "Diamonds, 2 of 4"]
    assert room.press("3", "1", "4") == ["Spades, 3 of 4", "Clubs, 1 of 4", "Hearts, 4 of 4"]
    assert room.press("enter", "enter") == ["Hearts, lifted", "You, hearts count", "Your lead"]


def test_help_speaks_of_tens_where_numbers_are_asked_for() -> None:
    assert at_naming().press("i")[0].startswith("You are asked. F and D move through the answers")
    assert at_auction().press("g", "g") == ["1 chip, 2 of 51", "10 chips, 11 of 51"]


def test_a_declaration_begins_at_no() -> None:
    room = Room()
    room.sit(PLAIN, Declare(1, undertakes=False), number=1, ruleset=named("chasse-coeur"), dealer=0)
    room.wait()
    assert room.press("e", "f") == ["No general, 1 of 2", "General, to take every point, 2 of 2"]
    assert room.press("enter", "enter")[:2] == [
        "General, to take every point, lifted",
        "You, general",
    ]


def test_the_shooter_chooses_what_the_slam_does() -> None:
    room = at_slam()
    assert room.press("t") == [
        "Every point is yours. 13 points off your total, or on to each other seat?"
    ]
    assert room.press("e", "f") == [
        "13 points off your total, 1 of 2",
        "13 points on to each other seat, 2 of 2",
    ]
    heard = room.press("enter", "enter")
    assert heard[:2] == [
        "13 points on to each other seat, lifted",
        "You, 13 points on to each other seat",
    ]
    assert heard[2].startswith("Hand 4 over. You, no points, total 0. CPU 1, 13 points")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("words", ["5", "bid 5", "5 chips", "ビッド5", "5チップ", "５"])
def test_k10_a_bid_is_typed_and_again_gives_it(language: str, words: str) -> None:
    room = at_auction(language=language)
    lifted, given = room.enter(words, words)
    assert (lifted, given) == {
        "en": ("5 chips, lifted", "You, bid 5 chips"),
        "ja": ("5チップ、持ち上げ", "あなた、ビッド5チップ"),
    }[language]


@pytest.mark.parametrize("words", ["none", "No bid", "0", "なし", "pass"])
def test_k10_no_bid_is_typed_and_an_empty_line_gives_it(words: str) -> None:
    assert at_auction().enter(words, "") == ["No bid, lifted", "You, no bid"]


@pytest.mark.parametrize("words", ["hearts", "ハート", "HEARTS"])
def test_k10_a_suit_is_typed_where_suits_are_asked_for(words: str) -> None:
    assert at_naming().enter(words, words)[:2] == ["Hearts, lifted", "You, hearts count"]


def test_k10_the_commands_of_line_mode_still_work() -> None:
    assert at_auction().enter("last", "t")[0] == "50 chips, 51 of 51"


def test_k10_a_card_named_where_none_is_asked_for_says_what_is() -> None:
    assert at_auction().enter("5c") == ["Your bid, 1 to 50 chips, or none"]


@pytest.mark.parametrize(
    ("words", "said"), [("yes", "You, general"), ("いいえ", "You, no general")]
)
def test_k10_yes_and_no_are_typed(words: str, said: str) -> None:
    room = Room()
    room.sit(PLAIN, number=1, ruleset=named("chasse-coeur"), dealer=3)
    assert room.enter(words, words)[1] == said


def test_the_lifted_bid_survives_leaving() -> None:
    room = at_auction()
    room.press("f", "f", "enter", "z")
    assert room.press("enter")[0].endswith("Your bid, 1 to 50 chips, or none. 2 chips, lifted")
    assert room.press("enter") == ["You, bid 2 chips"]


def test_the_lifted_bid_is_saved() -> None:
    room = at_auction()
    room.press("f", "f", "f", "enter")
    found = room.saves.resume()
    assert isinstance(found, Resumed)
    assert (found.draft.offer, found.draft.lifted_offer) == (3, 3)


def test_a_draft_of_another_moment_is_let_go() -> None:
    room = Room()
    room.sit(
        PLAIN,
        *(Bid(1, 50), Bid(2, 0), Bid(3, 0)),
        number=1,
        ruleset=named("auction"),
        dealer=0,
        draft=Draft(offer=30, lifted_offer=30),
    )
    assert room.press("e") == ["No bid, 1 of 1"]


def test_a_new_question_begins_at_the_first_offer() -> None:
    room = Room()
    room.sit(
        PLAIN, *(Bid(1, 0), Bid(2, 0), Bid(3, 0)), number=1, ruleset=named("auction"), dealer=0
    )
    room.press("6", "enter", "enter")
    assert room.press("e") == ["Clubs, 1 of 4"]


def test_in_domino_the_cursor_stays_on_its_card_as_the_hand_grows() -> None:
    """CPU 3 leads spades; the person has none and draws two clubs, then a spade."""
    ruleset = named("domino")
    hands = ("2D 3D 4D 5D 6D 7D", "8D 9D TD JD QD KD", "2H 3H 4H 5H 6H 7H", "2S 3S 4S 5S 6S 7S")
    drawn = "2C 3C 8S"
    others = [
        text(each) for each in lay(ruleset, 4).deck if text(each) not in " ".join((*hands, drawn))
    ]
    room = Room()
    stock = " ".join((drawn, *others))
    room.sit(hands, number=1, ruleset=ruleset, rest=stock, dealer=2)
    assert room.press("f", "f")[-1] == "Four of diamonds, cannot play now, 3 of 6"
    heard = room.wait()
    assert "Drawn: two of clubs, three of clubs, eight of spades" in heard[0]
    assert room.press("e") == ["Four of diamonds, cannot play now, 5 of 9"]


def test_two_equal_cards_are_two_entries_and_their_name_finds_either() -> None:
    ruleset = named("cancellation")
    packs = lay(ruleset, 8).deck
    own = ["2C", "2C2", "3C", "5D", "5D2", "7S", "8S", "9S", "TS", "2H", "3H", "4H", "5H"]
    left = [text(each) for each in packs if text(each) not in own]
    hands = [" ".join(own), *(" ".join(left[seat::7]) for seat in range(7))]
    room = Room()
    room.sit(hands, number=1, ruleset=ruleset, dealer=7)
    assert room.press("5", "f", "f") == [
        "Two of clubs, 1 of 13",
        "Two of clubs, 2 of 13",
        "Three of clubs, 3 of 13",
    ]
    assert room.press("h")[0].startswith("13 cards. Clubs two, two, three. Diamonds five, five.")
    assert room.enter("2c", "2c") == ["Two of clubs, lifted", "You lead, two of clubs"]
    assert room.press("5") == ["Two of clubs, cannot play now, 1 of 12"]


def test_a_joker_is_named_and_stands_after_every_suit() -> None:
    ruleset = named("joker")
    hands = [
        "5C 4D 8D QD 2S 6S TS AS 3H 7H JH 2X 3X",
        "3C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
        "4C 7C JC 9C KC 6D TD AD 4S 8S QS 5H 9H",
        "8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH KH",
    ]
    room = Room()
    room.sit(hands, number=1, ruleset=ruleset, dealer=3)
    assert room.press("6") == ["Joker, cannot play now, 13 of 13"]
    assert room.press("w") == ["A joker is led only when nothing else is held"]
    assert room.press("h")[0].endswith("2 jokers")
    assert room.enter("joker") == ["Cannot play now"]
