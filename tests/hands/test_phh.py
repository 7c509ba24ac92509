"""Poker Hand History read and written: every variant, the forced bets, streets, amounts, cards and names."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from service.command.hand_files import recorded
from service.hands import Notes, phh_reader, phh_writer
from service.hands.phh_document import VARIANTS
from service.hands.private_members import LABELS
from tests.hands.samples import MANY, SAMPLES, Json, acted, betting, document, hand_of, posted, text_of
from tests.support.rows import rows_of


def variant_of(name: str) -> str:
    variant: str = tomllib.loads(text_of(name))["variant"]
    return variant


def noted(text: str) -> list[str]:
    """What a hand has no place for."""
    notes = Notes()
    phh_reader.read(text, notes)
    return list(notes)


def dealt_unknown(players: int, hand: Json | None = None) -> Json:
    """The players, with the unknown cards that are dealt to them where a hand is written."""
    known = hand["players"] if hand else [{"seat": seat, "stack": 9} for seat in range(1, players + 1)]
    return {"players": [{**player, "cards": ["??", "??"]} for player in known]}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_hand_is_written_and_read_again_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    hand = phh_reader.read(text)
    assert json.loads(json.dumps(hand)) == hand
    written = phh_writer.write(hand, variant_of(path.stem))
    assert phh_reader.read(written) == hand
    fields, before = tomllib.loads(written), tomllib.loads(text)
    for name in fields.keys() - {"actions"}:
        assert fields[name] == (str(before[name]) if name in ("hand", "table") else before[name])


def test_there_is_a_sample_of_every_variant() -> None:
    assert {variant_of(path.stem) for path in SAMPLES} == set(VARIANTS)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_variant_tells_structure_and_streets(path: Path) -> None:
    hand = hand_of(path.stem)
    game = VARIANTS[variant_of(path.stem)]
    assert (hand["structure"], hand["streets"]) == (game.structure, game.streets)
    assert ("button" in hand) == ("bring_in" not in hand) == (game.deals != "stud")
    assert 1 <= len(hand["rounds"]) <= game.streets


@rows_of(__file__)
def test_blinds_straddles_and_late_posts(blinds: str, expected: list[list[Any]]) -> None:
    text = document(antes="[0, 0, 0, 0, 0]", starting_stacks="[9, 9, 9, 9, 9]", blinds_or_straddles=blinds)
    assert [list(post) for post in posted(phh_reader.read(text))] == expected
    assert phh_reader.read(phh_writer.write(phh_reader.read(text), "NT")) == phh_reader.read(text) | dealt_unknown(5)


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
    assert tomllib.loads(phh_writer.write(hand, "NT"))["blinds_or_straddles"] == [1.5, paid, 0]


def test_without_a_big_blind_a_call_is_one_all_the_same() -> None:
    hand = acted("p3 cc", "p1 cc", "d db 2c3c4c", "p1 cc", blinds_or_straddles="[1, 0, 0]")
    assert betting(hand)[0] == [(3, "call", None), (1, "call", None)]


def test_a_board_dealt_card_by_card_is_one_street_until_it_is_full() -> None:
    hand = acted("p3 f", "p1 f", "d db 2c", "d db 3c", "d db 4c", "d db 5c", "d db 6c")
    boards = [street.get("board") for street in hand["rounds"]]
    assert boards == [None, ["2c", "3c", "4c"], ["5c"], ["6c"]]


def test_a_second_board_has_no_place_in_a_hand() -> None:
    texts = ["p3 f", "d db 2c3c4c", "d db 5c", "d db 6c", "d db 7c8c9c", "d db Tc", "p2 sm -"]
    assert [street.get("board") for street in acted(*texts)["rounds"]] == [None, ["2c", "3c", "4c"], ["5c"], ["6c"]]
    assert noted(document(actions=json.dumps(texts))) == [
        "cards dealt to the board of street 4",
        "what player 2 shows, or that the cards are mucked",
    ]


def test_cards_that_are_shown_take_the_place_of_unknown_ones() -> None:
    hand = acted("d dh p1 ????", "d dh p2 10h??", "d dh p3 AsKs", "p1 sm 2c3c", "p2 sm 9hTh", "p3 sm KsAs")
    assert [player["cards"] for player in hand["players"]] == [["2c", "3c"], ["Th", "9h"], ["As", "Ks"]]
    other = acted("d dh p1 2c3c", "d dh p2 ????", "p1 sm 2c4c", "p2 sm 2c3c4c")
    assert [player.get("cards") for player in other["players"]] == [["2c", "3c"], ["??", "??"], None]


def test_what_a_hand_has_no_place_for_is_noted() -> None:
    names = json.dumps(["x" * 101, "", " Ann "])
    fields = {"author": "'Bo'", "event": "''", "_x": "{ a = 1 }", "time_zone": "'Asia/Baku'", "year": "2024"}
    fields |= {"venue": json.dumps("a\x01"), "players": names, "hand": "17"}
    text = document(actions='["p3 cbr 6 # why", "p1 f", "p2 f"]', **fields)
    assert noted(text) == [
        *("author", "_x", "time_zone", "year", "comments of actions", "site", "the name of player 1")
    ]
    hand = phh_reader.read(text)
    assert (hand["hand_number"], [player.get("name") for player in hand["players"]]) == ("17", [None, None, "Ann"])
    limit = {"variant": "'FT'", "min_bet": "", "small_bet": "2", "big_bet": "5"}
    assert noted(document(**limit)) == ["big_bet"]


def test_the_scale_is_the_smallest_that_makes_every_amount_whole() -> None:
    assert "scale" not in acted("p3 cbr 6.00", starting_stacks="[200.0, 2e2, 200]")
    assert acted("p3 cbr 6.50")["scale"] == 10
    assert acted("p3 cbr 1,000.25", starting_stacks="[2000, 2000, 2000]")["rounds"][0]["actions"][0]["to"] == 100025
    assert phh_reader.read(document(winnings="[0, 0, 0.000000001]"))["scale"] == 10**9


def test_where_the_hand_was_played_is_read_and_written() -> None:
    where = {"venue": "'PokerStars'", "hand": "'H17'", "table": "5", "currency_symbol": "'$'"}
    text = document(**where, players="['Ann', '', 'Cy']")
    hand = phh_reader.read(text)
    labels = {"site": "PokerStars", "hand_number": "H17", "currency": "$", "table": "5"}
    assert {name: hand[name] for name in LABELS} == labels
    assert phh_reader.read(phh_writer.write(hand, "NT")) == hand | dealt_unknown(3, hand)


@rows_of(__file__)
def test_when_it_was_played(fields: dict[str, str], moment: str | None) -> None:
    text = document(**fields)
    hand = phh_reader.read(text)
    assert hand.get("played_at") == moment
    notes = Notes()
    again = phh_reader.read(phh_writer.write(hand, "NT", notes))
    assert again.get("played_at") == moment
    assert list(notes) == []


def test_a_file_of_many_hands_has_each_of_them() -> None:
    texts = [one.text.decode() for one in recorded((str(MANY),))]
    assert [phh_reader.read(text)["scale"] for text in texts] == [10, 10]
