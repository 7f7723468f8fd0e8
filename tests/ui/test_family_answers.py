"""What the questions answer where chips, sides, bids, stocks, void tricks or jokers are (K9)."""

from __future__ import annotations

from dataclasses import replace

from hearts_a11y.engine.actions import Bid, Collect, Declare, NameSuit, Pass, Play
from hearts_a11y.engine.cards import parse, text
from hearts_a11y.engine.rulesets import named, switched
from hearts_a11y.engine.table import lay
from hearts_a11y.engine.view import PlayCard
from hearts_a11y.speech import answers
from hearts_a11y.speech.message import Kind, Message, Utterance, Verbosity
from tests.ui.room import Room, strict_locale
from tests.ui.test_play import PLAIN


def shared_out(own: str, ruleset: str, seats: int, *, of_others: str = "") -> list[str]:
    """Return hands: the person's, the next seats' as far as given, the rest of the pack."""
    given = [own, *filter(None, of_others.split("|"))]
    held = {each for hand in given for each in hand.split()}
    table = lay(named(ruleset), seats)
    left = [text(each) for each in table.deck if text(each) not in held]
    hands = [hand.split() for hand in given] + [[] for _ in range(seats - len(given))]
    for hand in hands:
        while len(hand) < table.hand_size:
            hand.append(left.pop())
    return [" ".join(hand) for hand in hands]


def test_s_reads_chips_the_pool_and_who_is_in_front() -> None:
    room = Room()
    bids = (Bid(1, 0), Bid(2, 3), Bid(3, 0), Bid(0, 0), NameSuit(2, 0))
    room.sit(PLAIN, *bids, number=1, ruleset=named("auction"), dealer=0)
    assert room.press("s", "s") == [
        (
            "You, 50 chips. CPU 1, 50 chips. CPU 2, 47 chips. CPU 3, 50 chips. "
            "3 chips in the pool. In front, You, CPU 1, CPU 3"
        ),
        (
            "You, no points, 50 chips. CPU 1, no points, 50 chips. CPU 2, no points, 47 chips. "
            "CPU 3, no points, 50 chips. 3 chips in the pool. In front, You, CPU 1, CPU 3"
        ),
    ]


def test_s_reads_the_sides_together_and_totals_below_nothing_in_words() -> None:
    room = Room()
    room.sit(PLAIN, ruleset=named("partners-solo"), totals=(-3, 20, 12, 7))
    assert room.press("s") == [
        (
            "You, minus 3 points. CPU 1, 20 points. CPU 2, 12 points. CPU 3, 7 points. "
            "You, CPU 2 together, 9 points. CPU 1, CPU 3 together, 27 points"
        )
    ]
    japanese = Room(language="ja")
    japanese.sit(PLAIN, ruleset=named("partners-solo"), totals=(-3, 20, 12, 7))
    assert japanese.press("s")[0].startswith("あなた、マイナス3点。CPU 1、20点")
    assert "-" not in japanese.press("s")[0]
    assert "合計マイナス3。" in japanese.press("s", "h", "s", "s")[-1]


def test_s_says_the_word_for_points_once_at_a_larger_table() -> None:
    room = Room()
    hands = shared_out("2H", "black-lady", 5)
    room.sit(hands, number=5, ruleset=named("black-lady"), totals=(5, 6, 0, 1, 9))
    assert room.press("s") == ["You, 5 points. CPU 1, 6. CPU 2, 0. CPU 3, 1. CPU 4, 9"]


def test_s_says_the_word_for_points_beside_chips_at_any_table() -> None:
    room = Room()
    hands = shared_out("2H", "hoyle-1887", 5)
    room.sit(hands, ruleset=named("hoyle-1887"), dealer=4)
    assert room.press("s", "s")[1].startswith(
        "You, no points, 50 chips. CPU 1, no points, 50 chips. CPU 2, no points, "
    )


def test_q_tells_what_the_hand_is_about() -> None:
    room = Room()
    bids = (Bid(1, 0), Bid(2, 3), Bid(3, 0), Bid(0, 0), NameSuit(2, 0))
    room.sit(PLAIN, *bids, number=1, ruleset=named("auction"), dealer=0)
    assert room.press("q") == [
        (
            "CPU 2, clubs count. CPU 1, no bid. CPU 2, bid 3 chips. CPU 3, no bid. You, no bid. "
            "Dealer, You. Any suit may be led"
        )
    ]


def test_q_tells_who_named_nothing_yet() -> None:
    room = Room()
    bids = (Bid(1, 0), Bid(2, 3), Bid(3, 0), Bid(0, 0))
    room.sit(PLAIN, *bids, number=1, ruleset=named("auction"), dealer=0)
    assert room.press("q")[0].startswith("CPU 2 to name the suit, for 3 chips. CPU 1, no bid")
    assert room.press("t") == ["CPU 2 to decide"]


def test_q_tells_the_stock_and_how_many_cards_each_seat_holds() -> None:
    room = Room()
    hands = ("2D 3D 4D 5D 6D 7D", "8D 9D TD JD QD KD")
    stock = [text(each) for each in lay(named("domino"), 2).deck]
    rest = " ".join(each for each in stock if each not in " ".join(hands))
    room.sit(hands, number=1, ruleset=named("domino"), rest=rest, dealer=1)
    assert room.press("q") == [
        "Dealer, CPU 1. 40 cards in the stock. You, 6 cards. CPU 1, 6 cards. Any suit may be led"
    ]
    assert room.press("t") == ["Your lead. Trick 1"]


def test_q_tells_a_general_and_w_what_it_asks() -> None:
    room = Room()
    room.sit(
        PLAIN,
        *(Declare(0, undertakes=False), Declare(1, undertakes=True)),
        number=1,
        ruleset=named("chasse-coeur"),
        dealer=3,
    )
    assert room.press("q") == ["CPU 1, general. Dealer, CPU 3. Any suit may be led"]


def partnership(*, person_is_partner: bool) -> Room:
    """Return a room where CPU 1 has bid to take every trick."""
    hands = [list(hand.split()) for hand in PLAIN]
    if person_is_partner:  # TD is CPU 2's
        hands[0][hands[0].index("8D")], hands[2][hands[2].index("TD")] = "TD", "8D"
    declared = (Declare(0, undertakes=False), Declare(1, undertakes=True))
    room = Room()
    room.sit(
        [" ".join(hand) for hand in hands],
        *declared,
        number=4,
        ruleset=named("partners-slam"),
        dealer=3,
    )
    return room


def test_a_silent_partner_is_told_to_nobody_but_itself() -> None:
    assert partnership(person_is_partner=True).press("q") == [
        "Hearts not broken. CPU 1, slam bid. You are the silent partner. Dealer, CPU 3"
    ]
    assert partnership(person_is_partner=False).press("q") == [
        "Hearts not broken. CPU 1, slam bid. Dealer, CPU 3"
    ]


VOIDED = shared_out(
    "2C 3C",
    "cancellation",
    8,
    of_others="5C 2D|5C2 3D|KC 4D|KC2 5D|7C 6D|8C 7D|QH 8D",
)


def voided(*, verbosity: str = "normal") -> Room:
    """Return a room where two pairs have cancelled, and the person leads again."""
    letters = ("2C", "5C", "5C2", "KC", "KC2", "7C", "8C")
    played = [Play(seat, parse(each)) for seat, each in enumerate(letters)]
    room = Room(verbosity=verbosity)
    last = next(each for each in VOIDED[7].split() if each[1] == "C")
    room.sit(
        VOIDED,
        *played,
        Play(7, parse(last)),
        Collect(),
        number=1,
        ruleset=named("cancellation"),
        dealer=7,
    )
    return room


def test_l_reads_a_void_trick_and_q_what_waits() -> None:
    room = voided()
    assert room.press("l")[0].startswith("Last trick, nobody. You, two of clubs. CPU 1, five")
    assert "8 cards wait for the next taker, no points" in room.press("q")[0]


def test_l_and_c_name_the_leader_and_the_cards_in_short() -> None:
    room = voided(verbosity="short")
    heard = room.press("l")[0]
    assert heard.startswith("Last trick, nobody. You led, two of clubs, five of clubs, five of")
    room.enter("3c", "3c")
    assert room.press("c") == ["You led: three of clubs"]


def test_w_says_that_other_cards_are_thrown_first() -> None:
    own = "2C 3C 4C 5C 6C 7C 8C 9C TC QC KC 4H QS"
    hands = shared_out(own, "chasse-coeur", 4, of_others="2D 3D|4D 5D|6D AD")
    no_general = tuple(Declare(seat, undertakes=False) for seat in (3, 0, 1, 2))
    led = next(each for each in hands[3].split() if each[1] == "D")
    room = Room()
    room.sit(
        hands, *no_general, Play(3, parse(led)), number=1, ruleset=named("chasse-coeur"), dealer=2
    )
    assert room.press("1", "w")[1] == "Point cards must be thrown first"
    assert room.press("3", "w")[1] == "Hearts must be thrown first"
    assert room.press("4", "w")[1] == "No rule refuses it"


def test_w_says_that_the_king_pulls_the_queen() -> None:
    hands = shared_out("QD 2D 3D", "chasse-coeur", 4, of_others="5D 6D|7D 8D|KD AD")
    rules = switched("chasse-coeur", {"king-pulls": "on"})
    room = Room()
    room.sit(
        hands,
        *(Declare(3, undertakes=True), Play(3, parse("KD"))),
        number=1,
        ruleset=rules,
        dealer=2,
    )
    room.press("2")
    assert room.press("w") == ["The king pulls the queen"]
    assert room.press("f", "f", "w")[2] == "No rule refuses it"


def test_w_says_that_hearts_may_not_open() -> None:
    passes = [Pass(seat, tuple(map(parse, hand.split()[:3]))) for seat, hand in enumerate(PLAIN)]
    room = Room()
    room.sit(PLAIN, *passes, number=1, ruleset=named("greek-culbertson"), dealer=3)
    assert room.press("4", "w")[1] == "Hearts may not open the hand"
    assert room.press("q") == ["Dealer, CPU 3. Hearts may not open the hand"]


def test_a_joker_led_sets_no_suit() -> None:
    room = Room()
    room.sit(shared_out("5C", "joker", 4), number=1, ruleset=named("joker"), dealer=2)
    view = replace(room.table._session.view(), trick=(parse("2X"),))
    assert said(answers.trick(view)) == "No suit led yet. CPU 3, joker"
    assert said(*answers.turn(replace(view, turn=0, ask=PlayCard(view.hand)), lifted=None)) == (
        "Your turn, any card. Trick 1 of 13"
    )
    assert said(*answers.turn(replace(view, turn=1, ask=None), lifted=None)) == (
        "CPU 1 to play. Trick 1 of 13"
    )


def said(*messages: Message) -> str:
    return strict_locale("en").line(Utterance(messages, Kind.ANSWER), Verbosity.NORMAL)


def test_widow_seen_by_its_taker_is_told_again_by_q() -> None:
    own = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
    widow = "2H 3H 4H"
    table = lay(named("heartsette"), 4)
    held = {*own.split(), *widow.split()}
    left = [text(each) for each in table.deck if text(each) not in held]
    hands = [own, *(" ".join(left[seat::3]) for seat in range(3))]
    room = Room()
    room.sit(hands, number=1, ruleset=named("heartsette"), rest=widow, dealer=3)
    room.enter("ac", "ac")
    room.wait()
    assert room.press("q") == [
        (
            "Dealer, CPU 3. In the widow: two of hearts, three of hearts, four of hearts. "
            "Any suit may be led"
        )
    ]
