"""Hands of our own as Poker Hand History, and what that cannot say."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from service.hands import Notes, Unreadable, phh_reader, phh_writer
from service.hands.private_members import without_private
from tests.hands.samples import SAMPLES, betting, document, hand_of, parsed, posted, text_of
from tests.support.rows import rows_of

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


def said(hand: Json, variant: str | None = "NT") -> Any:
    return tomllib.loads(phh_writer.write(hand, variant))


def actions(hand: Json, variant: str = "NT") -> list[str]:
    return [text for _, text in parsed(phh_writer.write(hand, variant))["actions"]]


def unsaid(hand: Json, variant: str | None = "NT") -> list[str]:
    with pytest.raises(Unreadable) as caught:
        phh_writer.write(hand, variant)
    assert {fault.code for fault in caught.value.faults} == {"phh.not_expressible"}
    return [fault.pointer for fault in caught.value.faults]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_hand_without_cards_is_dealt_unknown_ones_and_reads_back(path: Any) -> None:
    hand = without_private(hand_of(path.stem))
    again = phh_reader.read(phh_writer.write(hand, tomllib.loads(text_of(path.stem))["variant"]))
    if hand["streets"] == 4 and len(hand["rounds"]) == 4 and not hand["rounds"][-1]["actions"]:
        hand["rounds"].pop()  # PokerKit compares no hands on a board that is unknown
    assert betting(again) == betting(hand)
    assert without_private(again) == hand


def test_players_are_counted_from_the_left_of_the_button() -> None:
    hand = doing({"seat": 2, "type": "fold"}, {"seat": 4, "type": "raise", "to": 6})
    assert parsed(phh_writer.write(hand, "NT"))["seats"] == parsed("seats = [4, 9, 2]")["seats"]
    assert actions(hand) == ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 cbr 6"]
    without = {key: value for key, value in hand.items() if key != "button"}
    assert phh_writer.write(without, "NT") == phh_writer.write(hand, "NT")
    assert phh_writer.write(hand | {"button": 3}, "NT") == phh_writer.write(hand, "NT")


def test_heads_up_the_small_blind_has_the_button() -> None:
    players = [{"seat": 4, "stack": 40}, {"seat": 9, "stack": 60}]
    hand = {key: value for key, value in own(players=players).items() if key != "button"}
    again = phh_reader.read(phh_writer.write(hand, "NT"))
    assert [(one["seat"], one["stack"]) for one in again["players"]] == [(1, 60), (2, 40)]
    assert posted(again) == [(2, "small_blind", 1), (1, "big_blind", 2)]


@rows_of(__file__)
def test_every_way_to_say_an_amount_becomes_a_total(item: Json, expected: str) -> None:
    assert actions(doing({"seat": 2, "type": "fold"}, {"seat": 4} | item))[-1] == expected


def test_all_in_for_less_is_a_call() -> None:
    hand = doing({"seat": 2, "type": "raise", "to": 90}, {"seat": 4, "type": "all_in"})
    assert actions(hand)[-1] == "p1 cc"


def test_in_limit_a_wager_without_an_amount_is_the_fixed_one() -> None:
    hand = doing({"seat": 2, "type": "raise"}, {"seat": 4, "type": "raise"}, structure="fixed_limit")
    assert actions(hand, "FT")[-2:] == ["p3 cbr 4", "p1 cbr 6"]
    assert parsed(phh_writer.write(hand, "FT"))["big_bet"] == (int, "4")


def test_decimals_dates_and_results() -> None:
    hand = own(scale=100, played_at="2024-01-01T00:30:00+02:00", min_bet=200, posts=[])
    hand["posts"] = [{"seat": 4, "type": "small_blind", "amount": 50}, {"seat": 9, "type": "big_blind", "amount": 200}]
    hand["result"] = {"won": [{"seat": 9, "amount": 250}], "rake": 5, "stacks": [{"seat": 9, "amount": 1}]}
    hand["result"]["won"].append({"seat": 9, "amount": 10})
    hand["result"]["stacks"] += [{"seat": 2, "amount": 10000}, {"seat": 4, "amount": 0}]
    text = phh_writer.write(hand, "NT")
    expected = document(
        variant='"NT"',
        antes="[0, 0, 0]",
        blinds_or_straddles="[0.50, 2, 0]",
        starting_stacks="[0.40, 1, 1]",
        actions='["d dh p1 ????", "d dh p2 ????", "d dh p3 ????"]',
        seats="[4, 9, 2]",
        winnings="[0, 2.60, 0]",
        finishing_stacks="[0, 0.01, 100]",
        _result_rake="0.05",
        year="2023",
        month="12",
        day="31",
        time="22:30:00",
        time_zone="'UTC'",
    )
    assert parsed(text) == parsed(expected)
    assert "time" not in said(own(played_at="2024-01-01"))


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


def test_the_variant_is_told_unless_only_one_has_such_streets_and_cards() -> None:
    assert unsaid(own(), None) == [""]
    assert unsaid(own(), "??") == [""]
    assert said(own(structure="pot_limit"), None)["variant"] == "PO"
    limit = own(structure="fixed_limit")
    with pytest.raises(Unreadable, match=r"one of FT, FO/8, F2L3D, FB\."):
        phh_writer.write(limit)
    with pytest.raises(Unreadable, match=r"one of FT, FO/8\."):
        phh_writer.write({**limit, "rounds": [{"actions": []}, {"board": ["2c", "3c", "4c"], "actions": []}]})
    limit["players"][0]["cards"] = ["Ah"] * 4
    with pytest.raises(Unreadable, match=r"one of FO/8, FB\."):
        phh_writer.write(limit)
    drawn = [{"actions": []}, {"discarded": [{"seat": 2, "cards": ["Ah"]}], "actions": []}]
    assert said({**limit, "rounds": drawn}, None)["variant"] == "FB"


@rows_of(__file__)
def test_what_phh_cannot_say(hand: Json, pointers: list[str]) -> None:
    assert unsaid(hand) == pointers


def test_cards_names_and_places_are_written() -> None:
    hand = own(site="The Corner", hand_number="17", currency="EUR", table="Juniper", played_at="2024-05-01T20:15:00")
    hand["players"] = [
        {"seat": 9, "stack": 100, "name": "Ann", "cards": ["Ah", "Ad"]},
        {"seat": 2, "stack": 100},
        {"seat": 4, "stack": 40, "name": "Cy", "cards": ["Kh", "??"]},
    ]
    hand["rounds"] = [{"actions": []}, {"board": ["2c", "3c", "4c"], "actions": []}]
    hand["result"] = {"won": [], "rake": 1}
    notes = Notes()
    text = phh_writer.write(hand, "NT", notes)
    assert list(notes) == []
    document = tomllib.loads(text)
    assert phh_reader.read(text)["played_at"] == hand["played_at"]
    assert document["actions"] == ["d dh p1 Kh??", "d dh p2 AhAd", "d dh p3 ????", "d db 2c3c4c"]
    assert document["players"] == ["Cy", "Ann", ""]
    assert [document[name] for name in ("venue", "hand", "currency", "table", "year")] == [
        *("The Corner", "17", "EUR", "Juniper", 2024)
    ]
    assert tomllib.loads(phh_writer.write(own(currency="$"), "NT"))["currency_symbol"] == "$"


def test_draws_are_written_and_unknown_ones_are_noted() -> None:
    calls = [{"seat": 2, "type": "call"}, {"seat": 4, "type": "call"}, {"seat": 9, "type": "check"}]
    drawn = {"discarded": [{"seat": 9, "cards": []}, {"seat": 4, "cards": ["Ah", "??"]}]}
    drawn |= {"dealt": [{"seat": 4, "cards": ["2c"]}, {"seat": 4, "cards": ["??"]}]}
    notes = Notes()
    hand = own(streets=2, rounds=[{"actions": calls}, {"actions": [], **drawn}])
    text = phh_writer.write(hand, "N2L1D", notes)
    assert list(notes) == []
    assert tomllib.loads(text)["actions"][-3:] == ["p2 sd", "p1 sd Ah??", "d dh p1 2c??"]
    phh_writer.write(own(streets=2, rounds=[{"actions": calls}, {"actions": []}]), "N2L1D", notes)
    assert list(notes) == ["that draws are unknown: each player is written as one who stands pat"]


def test_a_run_out_of_stud_is_noted_as_one_street() -> None:
    hand = hand_of("f7s")
    further = [{"dealt": [{"seat": seat, "cards": [card]} for seat in (2, 3)], "actions": []} for card in ("7c", "8c")]
    notes = Notes()
    written = phh_writer.write({**hand, "rounds": [*hand["rounds"], *further]}, "F7S", notes)
    assert list(notes) == ["the street on which some cards came"]
    [seat, _] = phh_reader.read(written)["rounds"][-1]["dealt"]
    assert seat == {"seat": 2, "cards": ["4d", "7c", "8c"]}


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_moment_beyond_the_calendar_of_utc_is_noted(moment: str) -> None:
    notes = Notes()
    assert "year" not in tomllib.loads(phh_writer.write(own(played_at=moment), "NT", notes))
    assert list(notes) == ["played_at, which is no moment of UTC"]


def test_the_order_in_which_posts_are_told_means_nothing() -> None:
    hand = own()
    hand["posts"].append({"seat": 2, "type": "straddle", "amount": 4})
    said = phh_writer.write(hand, "NT")
    assert posted(phh_reader.read(said))[-1] == (3, "straddle", 4)
    hand["posts"].reverse()
    assert phh_writer.write(hand, "NT") == said


def test_stud_is_not_said_without_a_bring_in_or_with_another_first_seat() -> None:
    stud = hand_of("f7s")
    assert unsaid({key: value for key, value in stud.items() if key != "bring_in"}, "F7S") == ["/bring_in"]
    stud["rounds"][1] = stud["rounds"][1] | {"first_to_act": 2}
    assert unsaid(stud, "F7S") == ["/rounds/1/first_to_act"]


def change_a_stack(hand: Json) -> None:
    hand["players"][0]["stack"] += 1


def change_a_post(hand: Json) -> None:
    hand["posts"][-1] |= {"type": "post", "amount": 300}


def change_a_wager(hand: Json) -> None:
    hand["rounds"][1]["actions"][1] = hand["rounds"][1]["actions"][1] | {"to": 1900}


def change_the_moment(hand: Json) -> None:
    hand["played_at"] = "2025-01-31"


@pytest.mark.parametrize("change", [change_a_stack, change_a_post, change_a_wager, change_the_moment])
def test_what_is_changed_in_a_hand_that_was_read_is_written(change: Callable[[Json], None]) -> None:
    hand = hand_of("nt")
    changed = deepcopy(hand)
    change(changed)
    again = phh_reader.read(phh_writer.write(changed, "NT"))
    assert again != hand
    assert again == changed
