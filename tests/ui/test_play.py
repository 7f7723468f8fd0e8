"""The card table by ear: two steps, one refusal, the pass, the history, the pace."""

from __future__ import annotations

import pytest

from hearts_a11y.engine.actions import Collect, Pass, Play
from hearts_a11y.engine.cards import card, cards_of, parse, text
from hearts_a11y.engine.rulesets import named
from hearts_a11y.speech.message import Kind
from tests.ui.room import Room

# Seat 3 leads the two of clubs; the person can follow every suit for a while.
PLAIN = (
    "5C 9C KC 4D 8D QD 2S 6S TS AS 3H 7H JH",
    "3C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
    "4C 7C JC 2D 6D TD AD 4S 8S QS 5H 9H KH",
    "2C 8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH",
)
# The person has no clubs, and points beside other cards.
VOID = (
    "4D 8D QD 2S 6S TS AS QS 3H 7H JH KH AH",
    "3C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
    "4C 7C JC KC 9C 2D 6D TD AD 4S 8S 5H 9H",
    "2C 8C QC 5C 3D 7D JD 5S 9S KS 2H 6H TH",
)
OWN_LEAD = (
    "2C 9C KC 4D 8D QD 3S 6S TS AS 3H 7H JH",
    "3C 6C TC AC 5D 9D KD 2S 7S JS 4H 8H QH",
    "4C 7C JC 2D 6D TD AD 4S 8S QS 5H 9H KH",
    "5C 8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH",
)
REFUSAL = {"en": "Cannot play now", "ja": "いまは出せません"}


def plays(first: int, letters: str) -> list[Play]:
    return [Play((first + place) % 4, parse(each)) for place, each in enumerate(letters.split())]


@pytest.fixture
def room() -> Room:
    room = Room()
    room.sit(PLAIN, Play(3, parse("2C")))
    return room


def test_s1_first_press_lifts_and_the_second_plays(room: Room) -> None:
    assert room.press("enter") == ["Five of clubs, lifted"]
    assert room.press("enter") == ["You, five of clubs"]


def test_s1_the_lift_moves_to_another_legal_card(room: Room) -> None:
    room.press("enter")
    assert room.press("f", "enter") == ["Nine of clubs, 2 of 13", "Nine of clubs, lifted"]
    assert room.press("d") == ["Five of clubs, 1 of 13"]
    assert room.press("f", "enter") == ["Nine of clubs, lifted, 2 of 13", "You, nine of clubs"]


def test_s1_the_lift_outlasts_questions_moving_and_settings(room: Room) -> None:
    room.press("enter")
    room.press("h", "c", "l", "s", "q", "p", "w", "r", ",", ".", "g", "a", "o", "escape", "m", "m")
    assert room.press("5") == ["Five of clubs, lifted, 1 of 13"]


@pytest.mark.parametrize("key", ["escape", "backspace"])
def test_s1_escape_puts_the_card_back(room: Room, key: str) -> None:
    room.press("enter")
    assert room.press(key) == ["Five of clubs, put back"]
    assert room.press("enter") == ["Five of clubs, lifted"]


def test_escape_with_nothing_lifted_says_so(room: Room) -> None:
    assert room.press("escape") == ["No card is lifted"]


def test_s1_after_a_play_the_cursor_stands_in_the_cards_place(room: Room) -> None:
    room.press("f", "enter", "enter")
    assert room.press("e")[0].startswith("King of clubs")


def test_s1_after_playing_the_last_card_the_cursor_is_on_the_new_last() -> None:
    room = Room()
    room.sit(PLAIN, *plays(3, "2C 5C 3C 4C"), Collect())
    room.press("6", "d")
    assert room.press("6")[0].startswith("Jack of hearts")


def test_s2_a_card_that_may_not_be_played_says_the_one_phrase(room: Room) -> None:
    assert room.press("3") == ["Two of spades, cannot play now, 7 of 13"]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("verbosity", ["normal", "short"])
def test_s2_s3_the_refusal_is_the_same_for_every_card_and_reason(
    language: str, verbosity: str
) -> None:
    situations = (
        (PLAIN, (Play(3, parse("2C")),)),  # must follow (K2)
        (VOID, (Play(3, parse("2C")),)),  # no points in the first trick (K3)
        (OWN_LEAD, ()),  # the opening card (K1)
        (PLAIN, (*plays(3, "2C 5C 3C"),)),  # not the person's turn
    )
    refused = 0
    for hands, actions in situations:
        room = Room(language=language, verbosity=verbosity)
        room.sit(hands, *actions)
        for _ in range(13):
            heard = room.press("e", "enter")
            if heard[1] == REFUSAL[language]:
                refused += 1
                said = heard[0].split(", " if language == "en" else "、")
                assert said[1] == REFUSAL[language].replace("C", "c", 1)
                assert room.press("enter") == [REFUSAL[language]]
            else:
                room.press("escape")
            room.press("f")
    assert refused > 13


def test_s4_every_legal_card_is_said_in_the_same_form_over_the_same_path() -> None:
    room = Room()
    hands = ("3S 4S 5S 6S 7S 8S 9S TS 2D 3D 4D QS KS", *PLAIN[1:])
    given = set(hands[0].split())
    rest = [text(card(suit, rank)) for suit in range(4) for rank in range(13)]
    rest = [each for each in rest if each not in given]
    lead = rest.index("2C")
    rest.insert(0, rest.pop(lead))
    others = tuple(" ".join(rest[seat * 13 : seat * 13 + 13]) for seat in range(3))
    room.sit((hands[0], others[1], others[2], others[0]), *[Play(3, parse("2C"))])
    forms = set()
    kinds = set()
    for _ in range(13):
        before = len(room.heard.utterances)
        line = room.press("e")[0]
        utterance = room.heard.utterances[before]
        if "cannot" not in line:
            name, place = line.split(", ")
            assert len(name.split()) == 3
            assert place.endswith("of 13")
            forms.add(utterance.messages[0].id)
            kinds.add(utterance.kind)
        room.press("f")
    assert forms == {"item-pos"}
    assert kinds == {Kind.NAVIGATION}


@pytest.mark.parametrize(
    ("hands", "actions", "keys", "why"),
    [
        (PLAIN, (Play(3, parse("2C")),), "3", "Follow clubs"),
        (VOID, (Play(3, parse("2C")),), "4", "No point cards in the first trick"),
        (OWN_LEAD, (), "6", "Two of clubs must lead"),
        (PLAIN, (*plays(3, "2C 5C 3C"),), "5", "Not your turn"),
        (PLAIN, (Play(3, parse("2C")),), "5", "No rule refuses it"),
    ],
)
def test_s5_w_says_the_rule(
    hands: tuple[str, ...], actions: tuple[Play | Collect, ...], keys: str, why: str
) -> None:
    room = Room()
    room.sit(hands, *actions)
    room.press(keys)
    assert room.press("w") == [why]


def test_s5_w_says_that_hearts_are_not_broken() -> None:
    room = Room()
    room.sit(PLAIN, *plays(3, "2C KC TC JC"), Collect())
    room.press("4")
    assert room.press("w") == ["Hearts are not broken"]


def test_n_and_b_go_round_the_playable_cards(room: Room) -> None:
    room.press("5")
    assert [line.split(",")[0] for line in room.press("n", "n", "n", "b", "tab", "s-tab")] == [
        "Nine of clubs",
        "King of clubs",
        "Five of clubs",
        "King of clubs",
        "Five of clubs",
        "King of clubs",
    ]


def test_n_with_nothing_playable_says_the_refusal() -> None:
    room = Room()
    room.sit(PLAIN)
    assert room.press("n") == ["Cannot play now"]


def test_k8_the_hand_ends_and_a_missing_suit_is_named() -> None:
    room = Room()
    room.sit(VOID, Play(3, parse("2C")))
    assert room.press("d") == ["End"]
    assert room.press("6", "f")[1] == "End"
    assert room.press("g") == ["End"]
    assert room.press("1") == ["No clubs"]
    assert room.press("5", "a")[1] == "End"


def test_up_and_down_go_by_suit(room: Room) -> None:
    assert room.press("down", "down", "up") == [
        "Four of diamonds, cannot play now, 4 of 13",
        "Two of spades, cannot play now, 7 of 13",
        "Four of diamonds, cannot play now, 4 of 13",
    ]


def test_pass_chooses_three_and_no_more() -> None:
    room = Room()
    room.sit(PLAIN, number=1)
    assert room.press("enter") == ["Five of clubs, selected, 1 of 3"]
    assert room.press("space") == ["2 more to choose"]
    assert room.press("enter") == ["Five of clubs, unselected, 0 of 3"]
    assert room.press("enter", "f", "enter", "f", "enter")[-1] == (
        "King of clubs, selected, 3 of 3. Space passes left"
    )
    assert room.press("f", "enter")[-1] == "Already 3 selected"
    assert room.press("d") == ["King of clubs, selected, 3 of 13"]
    assert room.press("p") == ["Selected: five of clubs, nine of clubs, king of clubs"]


def test_a_space_before_the_others_have_chosen_is_kept_and_honoured() -> None:
    room = Room()
    room.sit(PLAIN, number=1)
    heard = room.press("enter", "f", "enter", "f", "enter", "space")
    assert heard[-1] == "Waiting for the others to pass"
    assert room.press("enter") == ["Cannot play now"]
    heard = room.wait(3 * 450)
    assert heard[0].startswith(
        "Passed left: five of clubs, nine of clubs, king of clubs. Received:"
    )
    assert room.press("p") == [heard[0]]
    assert room.press("e")[0].endswith("1 of 13")


def test_the_others_choose_on_the_one_clock_while_the_person_does() -> None:
    room = Room()
    room.sit(PLAIN, number=1)
    assert room.wait() == []
    heard = room.press("enter", "f", "enter", "f", "enter", "space")
    assert heard[-1].startswith("Passed left")


def test_c2_every_computer_move_and_every_collection_waits_450_milliseconds(room: Room) -> None:
    room.press("enter", "enter")
    assert room.wait(449) == []
    assert len(room.wait(1)) == 1
    assert room.wait(449) == []
    assert len(room.wait(1)) == 1
    assert room.wait(449) == []
    assert room.press("c")[0].count(".") == 4, "the full trick lies there to be taken in (K9)"
    assert "takes it" in room.wait(450)[0]


def test_k9_a_question_starts_the_pause_afresh(room: Room) -> None:
    room.press("enter", "enter")
    room.wait(400)
    room.press("h")
    assert room.wait(449) == []
    assert len(room.wait(1)) == 1


def test_p3_settings_hold_the_timer_and_coming_back_says_the_turn(room: Room) -> None:
    room.press("enter", "enter")
    room.press("o")
    assert room.wait(10_000) == []
    assert room.press("escape") == ["CPU 1 to play, clubs led. Trick 1 of 13"]
    assert room.wait(449) == []
    assert len(room.wait(1)) == 1


def test_p3_leaving_cancels_the_tick(room: Room) -> None:
    room.press("enter", "enter", "z")
    assert room.wait(10_000) == []


def test_p2_in_step_pace_one_space_plays_on_to_the_next_breath() -> None:
    room = Room(pace="step")
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("enter", "enter")
    assert room.wait() == []
    assert room.press("t")[0].endswith("Space goes on")
    assert room.press("space") == []
    heard = room.wait()
    assert [line.startswith("CPU") for line in heard] == [True] * 3
    assert "takes it" in heard[-1]
    assert room.wait() == []


def test_p2_help_names_the_key_that_lets_the_others_go_on() -> None:
    room = Room(pace="step")
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("enter", "enter")
    assert room.press("i")[0].startswith("The others wait for you, Space goes on. T says")
    room.press("space")
    assert room.press("i")[0].startswith("The others are playing. T says")


ON_TURN = "CPU 1 to play, clubs led. Trick 1 of 13"


def test_p6_resumed_in_the_pass_it_says_the_prompt_and_how_many_are_chosen() -> None:
    room = Room()
    room.begin("tea")
    assert room.press("z", "enter")[1] == "Resumed, Normal, hand 1. Choose 3 to pass left"
    heard = room.press("enter", "z", "enter")
    assert heard[-1] == "Resumed, Normal, hand 1. Choose 3 to pass left. 1 of 3 selected"
    heard = room.press("f", "enter", "f", "enter", "z", "enter")
    assert heard[-1].endswith("Choose 3 to pass left. 3 of 3 selected. Space passes left")


@pytest.mark.parametrize("pace", [450, "step"])
def test_p6_resumed_while_the_others_pass_it_says_so(pace: int | str) -> None:
    room = Room(pace=pace)
    own = Pass(0, tuple(map(parse, ("5C", "9C", "KC"))))
    assert room.sit(PLAIN, own, number=1) == [
        "Resumed, Normal, hand 1. Waiting for the others to pass"
    ]


@pytest.mark.parametrize(
    ("pace", "played", "heard"),
    [
        (450, "2C 5C", "You, five of clubs"),
        (450, "2C 5C 3C", "You, five of clubs. CPU 1, three of clubs"),
        ("step", "2C 5C", f"You, five of clubs. {ON_TURN}. Space goes on"),
        ("step", "2C", "Hand 4, no pass. CPU 3 leads, two of clubs. Your turn, clubs led"),
    ],
)
def test_p6_resumed_it_says_the_news_and_in_steps_how_to_go_on(
    pace: int | str, played: str, heard: str
) -> None:
    room = Room(pace=pace)
    assert room.sit(PLAIN, *plays(3, played)) == [f"Resumed, Normal, hand 4, trick 1. {heard}"]


def test_p6_a_ruleset_that_is_not_the_default_one_is_named() -> None:
    room = Room()
    (heard,) = room.sit(PLAIN, ruleset=named("omnibus"))
    assert heard.startswith("Resumed, Omnibus Hearts, Normal, hand 4, trick 1. ")
    (heard,) = Room(language="ja").sit(PLAIN, ruleset=named("omnibus"))
    assert heard.startswith("再開、オムニバスハーツ、ふつう、ハンド4、1トリック目。")


def test_p4_in_breaths_the_news_comes_as_one_line() -> None:
    room = Room(telling="breath")
    room.sit(PLAIN, Play(3, parse("2C")))
    assert room.press("enter", "enter")[-1] == "You, five of clubs"
    assert room.wait(2 * 450) == []
    (line, *_) = room.wait(450)
    assert line.count("CPU") == 3
    assert "takes it" in line


def test_pace_keys_take_the_next_offered_pace_and_stop_at_the_edge(room: Room) -> None:
    assert room.press("+") == ["Pace, 300 milliseconds"]
    assert room.press("-", "-") == ["Pace, 450 milliseconds", "Pace, 600 milliseconds"]
    assert room.press(*"+++++")[-1] == "Pace, 0 milliseconds. End"
    assert room.press(*"-----------")[-1] == "Pace, in steps. End"


def test_history_goes_back_and_forth_and_forgets_the_plays_at_the_end_of_a_hand() -> None:
    room = Room(pace=0)
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("enter", "enter")
    heard = [line for line in room.wait() if not line.startswith("Your")]
    assert room.press(">") == [heard[-1]]
    assert room.press(",") == [heard[-2]]
    assert room.press(".") == [heard[-1]]
    assert room.press(".") == ["End"]
    assert room.press("<")[0].startswith("Hand 4")
    assert room.press(",") == ["End"]
    finish_hand(room)
    assert room.press("<")[0].startswith("Hand 4 over")
    assert room.press("l") == ["No trick yet"]
    assert room.press("p") == ["Hand 4 over"]
    assert room.press("c") == ["No cards on the table"]
    assert room.press("space")[0].startswith("Hand 5")
    assert room.press("<")[0].startswith("Hand 5, pass left")


def finish_hand(room: Room) -> None:
    room.wait()
    for _ in range(13):
        room.press("n", "enter", "enter")
        room.wait()


def test_a3_history_is_worded_anew_in_the_other_language() -> None:
    room = Room()
    room.sit(PLAIN, Play(3, parse("2C")))
    assert room.press(">") == ["CPU 3 leads, two of clubs"]
    assert room.press("y") == ["日本語"]
    assert room.press(">") == ["CPU 3のリード、クラブの2"]


def test_r_says_everything_since_the_last_act_in_one_line() -> None:
    room = Room()
    room.sit(PLAIN, Play(3, parse("2C")))
    room.press("enter", "enter")
    heard = room.wait(2 * 450)
    assert room.press("r") == [". ".join(["You, five of clubs", *heard])]


def test_s_says_totals_and_pressed_again_this_hand() -> None:
    room = Room()
    room.sit(PLAIN, *plays(3, "2C 5C 3C 4C"), Collect(), totals=(7, 0, 1, 90))
    assert room.press("s") == ["You, 7 points. CPU 1, no points. CPU 2, 1 point. CPU 3, 90 points"]
    assert "7" in room.press("s")[0]
    room.press("t")
    assert room.press("s") == ["You, 7 points. CPU 1, no points. CPU 2, 1 point. CPU 3, 90 points"]


def test_p5_the_end_of_a_hand_waits_for_space(room: Room) -> None:
    finish_hand(room)
    assert room.heard.lines[-1] == "Space deals hand 5"
    assert room.wait() == []
    assert room.press("enter") == ["Space deals hand 5"]
    assert room.press("space")[0] == "Hand 5, pass left"


def test_an_unknown_key_gets_one_line_and_changes_nothing(room: Room) -> None:
    room.press("enter")
    (line,) = room.press("unknown")
    assert line.startswith("No such command")
    assert room.press("5") == ["Five of clubs, lifted, 1 of 13"]


def test_a_named_card_is_lifted_and_named_again_is_played(room: Room) -> None:
    assert room.enter("nine of clubs") == ["Nine of clubs, lifted"]
    assert room.enter("9c") == ["You, nine of clubs"]


@pytest.mark.parametrize("name", ["kc", "KC", "king of clubs", "クラブのキング", "King  of Clubs"])
def test_k10_cards_by_name_in_either_language(room: Room, name: str) -> None:
    assert room.enter(name) == ["King of clubs, lifted"]


def test_k10_a_card_not_held_is_said_so(room: Room) -> None:
    (line,) = room.enter("qs")
    assert line == "Queen of spades is not in your hand"


def test_cards_chosen_to_pass_reach_the_seat_they_are_meant_for() -> None:
    room = Room()
    room.sit(PLAIN, number=3)
    room.press("enter", "f", "enter", "f", "enter", "space")
    room.wait(3 * 450)
    match = room.table._session.match
    assert match.hand is not None
    assert set(cards_of(match.hand.passed[0])) == {parse(each) for each in ("5C", "9C", "KC")}
    assert match.hand.received[2] == match.hand.passed[0]
