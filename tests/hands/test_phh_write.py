"""Hands of our own as Poker Hand History, and what that cannot say."""

import json
import tomllib
from typing import Any, Final

import pytest

from service.hands import Notes, Unreadable, phh_reader, phh_writer
from service.hands.private_members import without_private
from tests.hands.samples import SAMPLES, betting, hand_of, parsed, posted, text_of
from tests.support.rows import rows_of, table_of
from tests.support.told import picked, put

Json = dict[str, Any]


def own(**fields: Any) -> Json:
    """A hand at seats 9, 2 and 4; seat 2 has the button."""
    usual: Json = {
        "structure": "no_limit",
        "streets": 4,
        "min_bet": 2,
        "button": 2,
        "players": [{"seat": 9, "stack": 100}, {"seat": 2, "stack": 100}, {"seat": 4, "stack": 40}],
        "posts": [{"seat": 4, "type": "small_blind", "amount": 1}, {"seat": 9, "type": "big_blind", "amount": 2}],
        "rounds": [{"actions": []}],
    }
    return usual | fields


def doing(*actions: Json, **fields: Any) -> Json:
    return own(rounds=[{"actions": list(actions)}], **fields)


def actions(hand: Json, variant: str = "NT") -> list[str]:
    return [text for _, text in parsed(phh_writer.write(hand, variant))["actions"]]


def unsaid(hand: Json, variant: str | None = "NT") -> list[str]:
    with pytest.raises(Unreadable) as caught:
        phh_writer.write(hand, variant)
    assert {fault.code for fault in caught.value.faults} == {"phh.not_expressible"}
    return [fault.pointer for fault in caught.value.faults]


def written(row: Json) -> Json:
    """What becomes of a hand that a row has changed; numbers with a point keep their digits."""
    notes = Notes()
    hand = put(hand_of(row["of"]) if "of" in row else own(), row["put"])
    try:
        text = phh_writer.write(hand, row["variant"], notes)
    except Unreadable as refused:
        return {"unsaid": [fault.pointer for fault in refused.faults], "why": refused.faults[0].message}
    document = tomllib.loads(text, parse_float=str)
    return {"document": json.loads(json.dumps(document, default=str)), "notes": list(notes)}


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(__file__, "TOLD")])
def test_what_is_told(row: Json) -> None:
    found = written(row)
    assert picked(found, row["told"]) == row["told"]
    assert ("unsaid" in found) is (not {"/unsaid", "/why"}.isdisjoint(row["told"]))


CHANGED: Final = {
    "/players/0/stack": 9001,
    "/posts/8": {"seat": 4, "type": "post", "amount": 300},
    "/rounds/1/actions/1/to": 1900,
    "/played_at": "2025-01-31",
}


@pytest.mark.parametrize("pointer", CHANGED)
def test_what_is_changed_in_a_hand_that_was_read_is_written(pointer: str) -> None:
    changed = put(hand_of("nt"), {pointer: CHANGED[pointer]})
    assert phh_reader.read(phh_writer.write(changed, "NT")) == changed != hand_of("nt")


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_hand_without_cards_is_dealt_unknown_ones_and_reads_back(path: Any) -> None:
    hand = without_private(hand_of(path.stem))
    again = phh_reader.read(phh_writer.write(hand, tomllib.loads(text_of(path.stem))["variant"]))
    if hand["streets"] == 4 and len(hand["rounds"]) == 4 and not hand["rounds"][-1]["actions"]:
        hand["rounds"].pop()  # PokerKit compares no hands on a board that is unknown
    assert betting(again) == betting(hand)
    assert without_private(again) == hand


@rows_of(__file__)
def test_every_way_to_say_an_amount_becomes_a_total(item: Json, expected: str) -> None:
    assert actions(doing({"seat": 2, "type": "fold"}, {"seat": 4} | item))[-1] == expected


def test_what_a_record_says_of_the_pot_is_read_back_as_it_was() -> None:
    hand = own(scale=100, min_bet=200)
    hand["result"] = {"won": [{"seat": 9, "amount": 250}], "rake": 5, "pot": 7, "uncalled": {"seat": 9, "amount": 3}}
    again = phh_reader.read(phh_writer.write(hand, "NT"))
    assert {name: again["result"][name] for name in ("rake", "pot")} == {"rake": 5, "pot": 7}
    assert again["result"]["uncalled"] == {"seat": 2, "amount": 3}
    broken = phh_writer.write(hand, "NT").replace("_result_pot = 0.07", '_result_pot = "x"')
    with pytest.raises(Unreadable) as refused:
        phh_reader.read(broken)
    assert [fault.pointer for fault in refused.value.faults] == ["/_result_pot"]


@rows_of(__file__)
def test_what_phh_cannot_say(hand: Json, pointers: list[str]) -> None:
    assert unsaid(hand) == pointers


def test_the_order_in_which_posts_are_told_means_nothing() -> None:
    hand = own()
    hand["posts"].append({"seat": 2, "type": "straddle", "amount": 4})
    said = phh_writer.write(hand, "NT")
    assert posted(phh_reader.read(said))[-1] == (3, "straddle", 4)
    hand["posts"].reverse()
    assert phh_writer.write(hand, "NT") == said
