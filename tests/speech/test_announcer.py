"""What is said of each event that only some rulesets have, and of what differs at their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_a11y.engine import events as happened
from hearts_a11y.engine.actions import SlamChoice
from hearts_a11y.engine.cards import CLUBS, HEARTS, SPADES, mask, parse
from hearts_a11y.engine.ruleset import Level, Prelude, Slam
from hearts_a11y.speech.announcer import announce
from hearts_a11y.speech.message import Kind, Verbosity
from tests.ui.room import strict_locale

if TYPE_CHECKING:
    from hearts_a11y.engine.events import Event


def lines(event: Event, language: str) -> list[str]:
    locale = strict_locale(language)
    return [locale.line(each, Verbosity.NORMAL) for each in announce([event])]


def cards(letters: str) -> int:
    return mask(map(parse, letters.split()))


TOLD = [
    (
        happened.HandStarted(2, None, 4, 3),
        "Hand 2. Dealer, CPU 3",
        "ハンド2。ディーラー、CPU 3",
    ),
    (
        happened.HandStarted(1, 2, 5, None),
        "Hand 1, pass to CPU 2",
        "ハンド1、CPU 2へパス",
    ),
    (
        happened.HandStarted(3, 0, 3, None),
        "Hand 3, no pass",
        "ハンド3、パスなし",
    ),
    (
        happened.CardsPassed(0, cards("2C QS"), 2, 3),
        "Passed to CPU 2: two of clubs, queen of spades",
        "CPU 2へ渡しました、クラブの2、スペードのクイーン",
    ),
    (
        happened.CardsReceived(0, cards("2C QS"), 1, 3),
        "Received: two of clubs, queen of spades, from CPU 1",
        "受け取り、クラブの2、スペードのクイーン、CPU 1から",
    ),
    (happened.HandEmptied(2), "CPU 2, out of cards", "CPU 2、カードなし"),
    (happened.HandEmptied(0), "You, out of cards", "あなた、カードなし"),
    (happened.BidMade(1, 0), "CPU 1, no bid", "CPU 1、ビッドなし"),
    (happened.BidMade(0, 5), "You, bid 5 chips", "あなた、ビッド5チップ"),
    (happened.BidMade(3, 1), "CPU 3, bid 1 chip", "CPU 3、ビッド1チップ"),
    (
        happened.AuctionWon(2, 7),
        "CPU 2 to name the suit, for 7 chips",
        "スートを決めるのはCPU 2、7チップ",
    ),
    (
        happened.AuctionWon(2, 0),
        "CPU 2 to name the suit again",
        "もう一度スートを決めるのはCPU 2",
    ),
    (happened.SuitNamed(1, SPADES), "CPU 1, spades count", "CPU 1、点になるのはスペード"),
    (
        happened.SuitNamed(None, HEARTS),
        "No bid, hearts count",
        "ビッドなし、点になるのはハート",
    ),
    (happened.Declared(1, Prelude.GENERAL, undertakes=True), "CPU 1, general", "CPU 1、ジェネラル"),
    (
        happened.Declared(1, Prelude.GENERAL, undertakes=False),
        "CPU 1, no general",
        "CPU 1、宣言なし",
    ),
    (
        happened.Declared(0, Prelude.SLAM_BID, undertakes=True),
        "You, slam bid",
        "あなた、スラム宣言",
    ),
    (
        happened.Declared(0, Prelude.SLAM_BID, undertakes=False),
        "You, no slam bid",
        "あなた、宣言なし",
    ),
    (happened.PartnerShown(2), "CPU 2 is the silent partner", "CPU 2が味方でした"),
    (happened.PartnerShown(0), "You are the silent partner", "あなたが味方でした"),
    (
        happened.CardsDrawn(1, 3, 20),
        "CPU 1, 3 cards drawn, 20 left in the stock",
        "CPU 1、3枚引きました、山に残り20枚",
    ),
    (
        happened.CardsDrawn(2, 1, 0),
        "CPU 2, 1 card drawn, none left in the stock",
        "CPU 2、1枚引きました、山は残りなし",
    ),
    (
        happened.CardsDrawnSeen(0, cards("3D KH")),
        "Drawn: three of diamonds, king of hearts",
        "引いたカード、ダイヤの3、ハートのキング",
    ),
    (
        happened.CardsCancelled((parse("QS"), parse("2H"))),
        "Cancelled: queen of spades, two of hearts",
        "打ち消し、スペードのクイーン、ハートの2",
    ),
    (
        happened.TrickVoided(4, 2, 8),
        "Nobody takes it, 8 cards wait. CPU 4 to lead again",
        "だれも取りません、8枚持ち越し。CPU 4がもう一度リード",
    ),
    (
        happened.TrickTaken(0, 3, 14, carried=16),
        "You take it, 14 points. With 16 cards that waited",
        "あなたが取りました、14点。持ち越しの16枚も",
    ),
    (
        happened.TrickTaken(2, 3, -9),
        "CPU 2 takes it, minus 9 points",
        "CPU 2が取りました、マイナス9点",
    ),
    (
        happened.WidowTaken(1, 3),
        "CPU 1, and the widow, 3 cards",
        "CPU 1、ウィドウも、3枚",
    ),
    (
        happened.WidowSeen(0, cards("2H 9H")),
        "In the widow: two of hearts, nine of hearts",
        "ウィドウの中身、ハートの2、ハートの9",
    ),
    (
        happened.RestTaken(3, 14, 3),
        "CPU 3, what is left, 14 cards, 3 points",
        "CPU 3、残りのカード、14枚、3点",
    ),
    (
        happened.ContractScored(1, None, Prelude.GENERAL, is_made=True),
        "General made, CPU 1",
        "ジェネラル成功、CPU 1",
    ),
    (
        happened.ContractScored(0, 2, Prelude.SLAM_BID, is_made=False),
        "Slam failed, You, CPU 2",
        "スラム失敗、あなた、CPU 2",
    ),
    (
        happened.ContractScored(3, 1, Prelude.SLAM_BID, is_made=True),
        "Slam made, CPU 3, CPU 1",
        "スラム成功、CPU 3、CPU 1",
    ),
    (
        happened.SlamChosen(1, SlamChoice.SUBTRACT, 26),
        "CPU 1, 26 points off",
        "CPU 1、26点引きます",
    ),
    (
        happened.SlamChosen(0, SlamChoice.ADD, 16),
        "You, 16 points on to each other seat",
        "あなた、ほかの席に16点足します",
    ),
    (
        happened.MoonShot(0, 26, 3),
        "Moon shot! You 0, the other 3 seats 26 each",
        "ムーンシュート。あなたは0点、ほかの3席は26点ずつ",
    ),
    (happened.MoonShot(1, 26, 3, Slam.CHOICE), "Moon shot, CPU 1!", "ムーンシュート、CPU 1"),
    (
        happened.MoonShot(1, 26, 3, Slam.SHOOTER_GAINS),
        "Moon shot, CPU 1! 26 points off",
        "ムーンシュート、CPU 1。26点減ります",
    ),
    (
        happened.MoonShot(0, 150, 3, Slam.EACH_PAYS),
        "Moon shot, You! Each other seat pays 150 points",
        "ムーンシュート、あなた。ほかの席から150点ずつ受け取ります",
    ),
    (
        happened.MoonShot(2, 26, 3, Slam.NOBODY_SCORES),
        "Moon shot, CPU 2! Nobody scores",
        "ムーンシュート、CPU 2。全員0点",
    ),
    (
        happened.MoonShot(0, 26, 2, side=(0, 2)),
        "Moon shot, You, CPU 2 together! The other 2 seats, 26 each",
        "ムーンシュート、あなた、CPU 2。ほかの2席は26点ずつ",
    ),
    (
        happened.HandScored(2, (-3, 5, -2, 0), (47, 55, 48, 50), pool=3),
        (
            "Hand 2 over. You, minus 3, 47 chips. CPU 1, plus 5, 55 chips. "
            "CPU 2, minus 2, 48 chips. CPU 3, even, 50 chips. 3 chips in the pool. In front, CPU 1"
        ),
        (
            "ハンド2、終わり。あなた、マイナス3、47チップ。CPU 1、プラス5、55チップ。"
            "CPU 2、マイナス2、48チップ。CPU 3、増減なし、50チップ。プールに3チップ。トップ、CPU 1"
        ),
    ),
    (
        happened.HandScored(1, (-10, 3, 23), (-7, 3, 23)),
        (
            "Hand 1 over. You, minus 10 points, total minus 7. CPU 1, 3 points, total 3. "
            "CPU 2, 23 points, total 23"
        ),
        (
            "ハンド1、終わり。あなた、マイナス10点、合計マイナス7。CPU 1、3点、合計3。"
            "CPU 2、23点、合計23"
        ),
    ),
    (
        happened.HandScored(1, (1, 2, 3, 4, 3), (1, 2, 3, 4, 3)),
        (
            "Hand 1 over. You, 1 point, total 1. CPU 1, 2, total 2. CPU 2, 3, total 3. "
            "CPU 3, 4, total 4. CPU 4, 3, total 3"
        ),
        (
            "ハンド1、終わり。あなた、1点、合計1。CPU 1、2、合計2。CPU 2、3、合計3。"
            "CPU 3、4、合計4。CPU 4、3、合計3"
        ),
    ),
    (
        happened.HandScored(1, (1, 2, 3, 20), (1, 2, 3, 20), sides=((0, 2), (1, 3))),
        (
            "Hand 1 over. You, 1 point, total 1. CPU 1, 2 points, total 2. "
            "CPU 2, 3 points, total 3. CPU 3, 20 points, total 20. You, CPU 2 together, 4 points. "
            "CPU 1, CPU 3 together, 22 points"
        ),
        (
            "ハンド1、終わり。あなた、1点、合計1。CPU 1、2点、合計2。CPU 2、3点、合計3。"
            "CPU 3、20点、合計20。あなた、CPU 2、合わせて4点。CPU 1、CPU 3、合わせて22点"
        ),
    ),
    (
        happened.MatchEnded((80, 70, 50, 0), (0,), pool=0),
        "You win, 80 chips",
        "勝ちです、80チップ",
    ),
    (
        happened.MatchEnded((90, 10, 99, 20), (1, 3), sides=((0, 2), (1, 3))),
        "You lose, 189 points together. CPU 1, CPU 3 had 30 points together",
        "負けです、合わせて189点。CPU 1、CPU 3は合わせて30点",
    ),
    (
        happened.MatchEnded((10, 90, 20, 99), (0, 2), sides=((0, 2), (1, 3))),
        "You win, 30 points together",
        "勝ちです、合わせて30点",
    ),
    (
        happened.MatchEnded((10, 90, 20, -60), (0, 1, 2, 3), sides=((0, 2), (1, 3))),
        "Draw, 30 points together, level with CPU 1, CPU 3",
        "引き分けです、合わせて30点、CPU 1、CPU 3と同点",
    ),
    (
        happened.MatchEnded((104, 12, 70, 12), (1, 3)),
        "You lose, 104 points. CPU 1, CPU 3 had 12 points",
        "負けです、104点。CPU 1、CPU 3は12点",
    ),
    (
        happened.MatchEnded((-3, 5, 4), (0,), balances=(-15, 9, 6)),
        (
            "You win, minus 3 points. Settled by the average. "
            "You, to receive 5 points. CPU 1, to pay 3 points. CPU 2, to pay 2 points"
        ),
        (
            "勝ちです、マイナス3点。平均との差で精算。"
            "あなた、5点を受け取ります。CPU 1、3点を払います。CPU 2、2点を払います"
        ),
    ),
    (
        happened.MatchEnded((4, 6, 6, 5), (0,), balances=(-5, 3, 3, -1)),
        (
            "You win, 4 points. Settled by the average. "
            "You, to receive 1 point and a quarter. CPU 1, to pay 3 quarters of a point. "
            "CPU 2, to pay 3 quarters of a point. CPU 3, to receive a quarter of a point"
        ),
        (
            "勝ちです、4点。平均との差で精算。"
            "あなた、1点と4分の1点を受け取ります。CPU 1、4分の3点を払います。"
            "CPU 2、4分の3点を払います。CPU 3、4分の1点を受け取ります"
        ),
    ),
    (
        happened.MatchEnded((4, 4, 4), (0, 1, 2), balances=(0, 0, 0)),
        (
            "Draw, 4 points, level with CPU 1, CPU 2. Settled by the average. "
            "You, even. CPU 1, even. CPU 2, even"
        ),
        (
            "引き分けです、4点、CPU 1、CPU 2と同点。平均との差で精算。"
            "あなた、増減なし。CPU 1、増減なし。CPU 2、増減なし"
        ),
    ),
    (
        happened.CardPlayed(1, parse("2X"), leads=True, void=None),
        "CPU 1 leads, joker",
        "CPU 1のリード、ジョーカー",
    ),
    (
        happened.CardPlayed(1, parse("QS2"), leads=False, void=CLUBS),
        "CPU 1, queen of spades, no clubs",
        "CPU 1、スペードのクイーン、クラブなし",
    ),
]


@pytest.mark.parametrize(
    ("event", "english", "japanese"), TOLD, ids=[type(each[0]).__name__ for each in TOLD]
)
def test_an_event_is_told_in_one_line(event: Event, english: str, japanese: str) -> None:
    assert lines(event, "en") == [english]
    assert lines(event, "ja") == [japanese]


def test_nothing_is_said_of_what_is_not_to_be_heard_or_no_news() -> None:
    assert announce([happened.HandDealt(0, cards("2C")), happened.PassChosen(2)]) == []


def test_every_event_there_is_is_told_or_silent_on_purpose() -> None:
    """A new event has a line here, or in the tests of standard's words."""
    told = {type(event) for event, *_ in TOLD}
    others = {
        happened.MatchStarted,
        happened.HandDealt,
        happened.PassChosen,
        happened.HeartsBroken,
    }
    assert told | others == set(happened.Event.__args__)


@pytest.mark.parametrize(
    ("seats", "sides", "places"),
    [
        (2, (), "CPU 1 across"),
        (3, (), "CPU 1 left, CPU 2 right"),
        (5, (), "CPU 1 is on your left, and so on round to CPU 4"),
        (8, (), "CPU 1 is on your left, and so on round to CPU 7"),
        (4, ((0, 2), (1, 3)), "CPU 1 left, CPU 2 across with you, CPU 3 right"),
    ],
)
def test_the_start_says_who_sits_where(
    seats: int, sides: tuple[tuple[int, ...], ...], places: str
) -> None:
    event = happened.MatchStarted("standard", seats, Level.EASY, sides)
    assert lines(event, "en") == [f"New match, Standard rules, Easy. {places}"]


def test_what_a_slam_and_a_contract_bring_stays_after_the_hand() -> None:
    """A5: scores stay; plays and bids do not."""
    kept = (
        happened.MoonShot(1, 26, 3),
        happened.SlamChosen(1, SlamChoice.ADD, 26),
        happened.ContractScored(1, None, Prelude.GENERAL, is_made=True),
    )
    gone = (
        happened.BidMade(1, 3),
        happened.TrickVoided(1, 1, 4),
        happened.CardsDrawn(1, 1, 1),
        happened.WidowTaken(1, 3),
        happened.Declared(1, Prelude.GENERAL, undertakes=False),
    )
    assert {each.kind for each in announce(kept)} == {Kind.SCORE}
    assert {each.kind for each in announce(gone)} == {Kind.PLAY}
