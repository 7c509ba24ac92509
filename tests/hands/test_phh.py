"""Poker Hand History read and written: every variant, the forced bets, streets, amounts, and what is carried."""

import json
import tomllib
from pathlib import Path

import pytest

from service.command.hand_files import recorded
from service.hands import phh_reader, phh_writer
from service.hands.phh_document import VARIANTS
from tests.hands.samples import MANY, SAMPLES, acted, betting, document, hand_of, parsed, posted


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_what_was_read_is_written_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    hand = phh_reader.read(text)
    assert json.loads(json.dumps(hand)) == hand
    assert parsed(phh_writer.write(hand)) == parsed(text)
    assert phh_reader.read(phh_writer.write(hand)) == hand


def test_there_is_a_sample_of_every_variant() -> None:
    assert {hand_of(path.stem)["carried"]["phh"]["variant"] for path in SAMPLES} == set(VARIANTS)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_variant_tells_structure_and_streets(path: Path) -> None:
    hand = hand_of(path.stem)
    game = VARIANTS[hand["carried"]["phh"]["variant"]]
    assert (hand["structure"], hand["streets"]) == (game.structure, game.streets)
    assert ("button" in hand) == ("bring_in" not in hand) == (game.deals != "stud")
    assert 1 <= len(hand["rounds"]) <= game.streets


def test_limit_holdem_has_the_big_bet_from_the_turn_on() -> None:
    hand = hand_of("ft")
    assert hand["min_bet"] == 10
    assert [street.get("min_bet") for street in hand["rounds"]] == [None, None, 20, None]
    assert betting(hand)[2] == [(1, "bet", 20), (3, "call", None)]
    assert hand["result"] == {
        "won": [{"seat": 1, "amount": 150}],
        "stacks": [{"seat": 1, "amount": 380}, {"seat": 2, "amount": 270}, {"seat": 3, "amount": 240}],
    }


def test_stud_says_on_every_street_who_was_first() -> None:
    hand = hand_of("f7s")
    assert hand["bring_in"] == 3
    assert [street.get("first_to_act") for street in hand["rounds"]] == [1, 3, 2]
    assert [street.get("min_bet") for street in hand["rounds"]] == [None, None, 20]
    assert betting(hand)[0] == [(1, "bring_in", None), (2, "raise", 10), (3, "call", None), (1, "fold", None)]


def test_stud_without_a_bring_in_begins_with_who_acts_and_does_not_end_with_a_deal() -> None:
    hand = hand_of("f7s8")
    assert [street["first_to_act"] for street in hand["rounds"]] == [3]
    assert betting(hand)[0][0] == (3, "bet", 30)
    assert hand["rounds"][0]["actions"][-1] == {"carried": {"phh": "d dh p3 Qh"}}


def test_a_draw_begins_with_the_first_who_stands_pat() -> None:
    hand = hand_of("f2l3d")
    assert [len(street) for street in betting(hand)] == [3, 2, 3, 3]
    assert hand["rounds"][2]["actions"][0] == {"carried": {"phh": "p2 sd Kd"}}
    assert hand["rounds"][2]["min_bet"] == 60


def test_heads_up_the_forced_bets_go_in_reverse_and_the_last_player_has_the_button() -> None:
    hand = hand_of("po")
    assert hand["button"] == 2
    assert hand["scale"] == 100
    assert posted(hand) == [(1, "ante", 10), (2, "small_blind", 50), (1, "big_blind", 100)]
    assert hand["players"] == [{"seat": 1, "stack": 10000}, {"seat": 2, "stack": 5725}]
    assert hand["result"]["won"] == [{"seat": 1, "amount": 1810}]


@pytest.mark.parametrize(
    ("blinds", "expected"),
    [
        ("[1, 2, 4, 8, 0]", [(1, "small_blind", 1), (2, "big_blind", 2), (3, "straddle", 4), (4, "straddle", 8)]),
        ("[1, 2, 0, 0, 4]", [(1, "small_blind", 1), (2, "big_blind", 2), (5, "straddle", 4)]),
        ("[1, 2, 2, 0, 3]", [(1, "small_blind", 1), (2, "big_blind", 2), (3, "post", 2), (5, "post", 3)]),
        ("[1, 2, 4, 5, 0]", [(1, "small_blind", 1), (2, "big_blind", 2), (3, "straddle", 4), (4, "post", 5)]),
        ("[1, 2, 0, -2, 0]", [(1, "small_blind", 1), (2, "big_blind", 2), (4, "post", 2)]),
        ("[0, 2, 0, 0, 0]", [(2, "big_blind", 2)]),
        ("[0, 0, 0, 0, 2]", [(5, "big_blind", 2)]),
        ("[2, 0, 0, 0, 0]", [(1, "big_blind", 2)]),
        ("[1, 0, 0, 0, 0]", [(1, "small_blind", 1)]),
        ("[0, 1, 0, 0, 0]", [(2, "big_blind", 1)]),
        ("[1, 0, 0, 2, 0]", [(1, "small_blind", 1), (4, "big_blind", 2)]),
    ],
)
def test_blinds_straddles_and_late_posts(blinds: str, expected: list[tuple[int, str, int]]) -> None:
    text = document(antes="[0, 0, 0, 0, 0]", starting_stacks="[9, 9, 9, 9, 9]", blinds_or_straddles=blinds)
    assert posted(phh_reader.read(text)) == expected
    assert parsed(phh_writer.write(phh_reader.read(text))) == parsed(text)


@pytest.mark.parametrize(("blinds", "first"), [("[0, 0, 0]", 1), ("[0, 0, -2]", 3), ("[1, 2, 0]", None)])
def test_without_blinds_the_first_to_act_is_left_of_the_last_who_posted_nothing(blinds: str, first: int | None) -> None:
    hand = phh_reader.read(document(antes="[1, 1, 1]", blinds_or_straddles=blinds))
    assert hand["rounds"][0].get("first_to_act") == first


def test_a_call_is_told_from_a_check() -> None:
    hand = acted("p3 cc", "p1 cc", "p2 cc", "d db 2c3c4c", "p1 cc", "p2 cbr 5", "p3 cc", "p1 cc")
    assert [[type for _, type, _ in street] for street in betting(hand)] == [
        ["call", "call", "check"],
        ["check", "bet", "call", "call"],
    ]


def test_who_calls_a_blind_that_is_all_in_calls_the_whole_of_it() -> None:
    hand = acted("p3 cc", "p1 cc", "d db 2c3c4c", starting_stacks="[200, 1, 200]")
    assert posted(hand)[1] == (2, "big_blind", 2)
    assert [type for _, type, _ in betting(hand)[0]] == ["call", "call"]


@pytest.mark.parametrize("paid", [1, 2])
def test_a_blind_that_is_all_in_may_be_told_as_what_was_paid(paid: int) -> None:
    blinds = f"[1.5, {paid}, 0]"
    hand = acted("p3 cc", "p1 cc", min_bet="3", blinds_or_straddles=blinds, starting_stacks=f"[200, {paid}, 200]")
    assert [type for _, type, _ in betting(hand)[0]] == ["call", "call"]
    assert tomllib.loads(phh_writer.write(hand))["blinds_or_straddles"] == [1.5, paid, 0]


def test_without_a_big_blind_a_call_is_one_all_the_same() -> None:
    hand = acted("p3 cc", "p1 cc", "d db 2c3c4c", "p1 cc", blinds_or_straddles="[1, 0, 0]")
    assert betting(hand)[0] == [(3, "call", None), (1, "call", None)]


def test_a_board_dealt_card_by_card_is_one_street_until_it_is_full() -> None:
    hand = acted("p3 f", "p1 f", "d db 2c", "d db 3c", "d db 4c", "d db 5c", "d db 6c")
    assert [len(street["actions"]) for street in hand["rounds"]] == [2, 3, 1, 1]


def test_a_second_board_stays_in_the_last_street() -> None:
    hand = acted("p3 f", "d db 2c3c4c", "d db 5c", "d db 6c", "d db 7c8c9c", "d db Tc", "p2 sm -")
    assert [len(street["actions"]) for street in hand["rounds"]] == [1, 1, 1, 4]


def test_an_action_carries_its_text_only_where_it_could_not_be_made_again() -> None:
    texts = ["p3 cbr 6", "p1  cbr 12.0 # why not", " p2 f", "p3 f #", "# p1 f"]
    hand = acted(*texts, starting_stacks="[200, 200, 200]")
    kept = [item.get("carried", {}).get("phh") for item in hand["rounds"][0]["actions"]]
    assert kept == [None, *texts[1:]]
    assert tomllib.loads(phh_writer.write(hand))["actions"] == texts


def test_the_scale_is_the_smallest_that_makes_every_amount_whole() -> None:
    assert "scale" not in acted("p3 cbr 6.00", starting_stacks="[200.0, 2e2, 200]")
    assert acted("p3 cbr 6.50")["scale"] == 10
    assert acted("p3 cbr 1,000.25", starting_stacks="[2000, 2000, 2000]")["rounds"][0]["actions"][0]["to"] == 100025
    assert phh_reader.read(document(winnings="[0, 0, 0.000000001]"))["scale"] == 10**9


def test_other_fields_come_back_with_their_types() -> None:
    text = document(antes="[0.0, 0, 0.00]") + (
        "_big = 9007199254740993\n_hex = 0xff\n_when = 2024-02-29T10:00:00.5+02:00\n_local = 2024-02-29\n"
        "_odd = { toml = 1, '' = [[], {}], 'a/b~' = nan }\n_many = [{ x = 1.50 }, { y = 00:00:01 }]\n"
        "[_table.in.it]\nx = [1, 2.0, 'three']\n"
    )
    text += "[_wide]\n" + "".join(f"k{place} = {place}\n" for place in range(80))
    hand = phh_reader.read(text)
    assert json.loads(json.dumps(hand, allow_nan=False)) == hand
    assert parsed(phh_writer.write(hand)) == parsed(text)


@pytest.mark.parametrize(
    ("fields", "moment"),
    [
        ({}, None),
        ({"year": "2023", "day": "3"}, None),
        ({"year": "2023", "month": "6", "day": "3"}, "2023-06-03"),
        ({"year": "2023", "month": "6", "day": "3", "time": "07:05:00"}, "2023-06-03T07:05:00Z"),
        ({"year": "2023", "month": "6", "day": "3", "time": "07:05:00", "time_zone": "'UTC'"}, "2023-06-03T07:05:00Z"),
        (
            {"year": "2023", "month": "6", "day": "3", "time": "07:05:00", "time_zone": "'Asia/Baku'"},
            "2023-06-03T07:05:00",
        ),
        (
            {"year": "2023", "month": "6", "day": "3", "time": "07:05:00", "time_zone_abbreviation": "'ET'"},
            "2023-06-03T07:05:00",
        ),
        (
            {"year": "2023", "month": "6", "day": "3", "time": "07:05:00.25"}
            | {"city": "'Baku'", "region": "''", "country": "'Azerbaijan'"},
            "2023-06-03T07:05:00.250000",
        ),
    ],
)
def test_when_it_was_played(fields: dict[str, str], moment: str | None) -> None:
    text = document(**fields)
    assert phh_reader.read(text).get("played_at") == moment
    assert parsed(phh_writer.write(phh_reader.read(text))) == parsed(text)


def test_a_file_of_many_hands_has_each_of_them() -> None:
    texts = [one.text.decode() for one in recorded((str(MANY),))]
    assert [phh_reader.read(text)["scale"] for text in texts] == [10, 10]
