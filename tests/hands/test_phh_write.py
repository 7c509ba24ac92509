"""Hands of our own as Poker Hand History, and what that cannot say."""

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
import tomli

from service.answers.strict_json import parse
from service.hands import Unreadable, phh_reader, phh_writer
from tests.hands.samples import SAMPLES, acted, betting, document, hand_of, parsed, posted, text_of

Json = dict[str, Any]


def bare(hand: Json) -> Json:
    """The hand as somebody else would have written it: nothing carried, and nothing done that is no betting."""
    made = {key: value for key, value in hand.items() if key != "carried"}
    made["rounds"] = [
        street
        | {
            "actions": [
                {key: value for key, value in item.items() if key != "carried"}
                for item in street["actions"]
                if "seat" in item
            ]
        }
        for street in hand["rounds"]
    ]
    return made


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
def test_a_hand_that_carries_nothing_is_dealt_unknown_cards_and_reads_back(path: Any) -> None:
    hand = hand_of(path.stem)
    again = phh_reader.read(phh_writer.write(bare(hand), hand["carried"]["phh"]["variant"]))
    assert betting(again) == betting(hand)
    assert bare(again) == bare(hand)


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
    assert again["players"] == [{"seat": 1, "stack": 60}, {"seat": 2, "stack": 40}]
    assert posted(again) == [(2, "small_blind", 1), (1, "big_blind", 2)]


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ({"type": "raise", "to": 8}, "p1 cbr 8"),
        ({"type": "bet", "by": 6}, "p1 cbr 8"),
        ({"type": "raise", "add": 7}, "p1 cbr 8"),
        ({"type": "all_in"}, "p1 cbr 40"),
        ({"type": "call", "paid": 1}, "p1 cc"),
    ],
)
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
        year="2023",
        month="12",
        day="31",
        time="22:30:00",
        time_zone="'UTC'",
    )
    assert parsed(text) == parsed(expected)
    assert "time" not in said(own(played_at="2024-01-01"))


def test_the_variant_is_carried_or_said() -> None:
    assert said(own(carried={"variant": "NS"}), None)["variant"] == "NS"
    assert said(own(carried={"variant": "NS"}))["variant"] == "NT"
    assert unsaid(own(), None) == ["/carried"]
    assert unsaid(own(), "??") == ["/carried"]


NO_TEXTS: list[Any] = [
    *("]", "[1]", "{a = 1}", "'x'", "0x1f", "1_0", "1 # one", "1\n", "\u0663", "9" * 20, "+1", "1.", "e5", "-nan"),
    *("1e9999999999999999999", "24:00:00", "2024-02-30", "2024-1-01", "2024-01-01T00:00:00", "2024-01-01 00:00"),
    *("00:00:00+00:00", "2024-01-01 00:00:00+99:00", 5, None, {}, ["a"], [1, 2], ["a", None], ["a", 1, "a", 2]),
]
"""What stands for no value of TOML where a carried value is a text, or a list of keys and values."""


@pytest.mark.parametrize(
    ("hand", "pointers"),
    [
        (own(structure="pot_limit", streets=2), ["/structure", "/streets"]),
        (own(chip=5, max_bet=10, big_bet=10, players_left=4), ["/chip", "/max_bet", "/big_bet", "/players_left"]),
        (own(bring_in=1), ["/bring_in"]),
        (own(button=3, players=[{"seat": seat, "stack": 40} for seat in (9, 4, 2)]), ["/button"]),
        (own(played_at="once"), ["/played_at"]),
        (own(posts=[{"seat": 4, "type": "dead", "amount": 1}]), ["/posts/0/type"]),
        (own(posts=[{"seat": 5, "type": "ante", "amount": 1}]), ["/posts/0/seat"]),
        (own(result={"stacks": [{"seat": 9, "amount": 1}]}), ["/result/stacks"]),
        (own(result={"won": [{"seat": 9, "amount": 1}, {"seat": 8, "amount": 1}]}), ["/result/won/1/seat"]),
        (own(posts=[{"seat": 9, "type": "small_blind", "amount": 1}]), ["/posts/0"]),
        (own(players=[{"seat": 2, "stack": 0}, {"seat": 4, "stack": 0}], posts=[]), ["", ""]),
        (own(carried={"phh": {"_x": None}}), ["/carried/phh"]),
        *((own(carried={"phh": {"_x": {"toml": text}}}), ["/carried/phh"]) for text in NO_TEXTS),
        (own(carried={"phh": {"K" * 20_000: {f"k{at}": {} for at in range(30)}}}), [""]),
        (own(carried={"phh": ["x"]}), ["/carried/phh"]),
        (own(carried={"phh": {"players": ["x"]}}), [""]),
        (doing({"seat": 2, "type": "check"}), ["/rounds/0/actions/0"]),
        (doing({"seat": 4, "type": "fold"}, {"seat": 2, "type": "raise"}), ["/rounds/0/actions/1"]),
        (doing({"seat": 3, "type": "fold"}), ["/rounds/0/actions/0"]),
        (doing({"declaration": {"seat": 2, "spoken": "I fold"}}), ["/rounds/0/actions/0"]),
        (doing({"carried": {"phh": "p3 f"}}, carried={"phh": {}}), ["/rounds"]),
        (doing({"carried": {"phh": "p3 fly"}}, carried={"phh": {}}), [""]),
        (own(rounds=[{"actions": []}, {"actions": [], "min_bet": 4}]), ["/rounds/1/min_bet"]),
        (own(rounds=[{"actions": []}, {"actions": [], "big_bet": 4}]), ["/rounds/1/big_bet"]),
    ],
)
def test_what_phh_cannot_say(hand: Json, pointers: list[str]) -> None:
    assert unsaid(hand) == pointers


def test_no_toml_is_parsed_where_a_hand_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    text = document(_x="{ a = 1.50, b = 9007199254740993, c = 2024-02-29 10:00:00+02:00, d = { toml = 00:00:01 } }")
    hand = phh_reader.read(text)
    with monkeypatch.context() as patched:
        patched.setattr(tomli, "loads", None)
        patched.setattr(tomllib, "loads", None)
        written = phh_writer.write(hand)
        long_key = ".".join("a" * 9000)  # a TOML parser takes seconds for a key of so many parts
        assert unsaid(own(carried={"phh": {"_x": {"toml": f"1\nv.{long_key} = 1"}}})) == ["/carried/phh"]
    assert parsed(written) == parsed(text)


def test_a_wide_table_counts_as_two_levels() -> None:
    def nested(levels: int) -> str:
        wide = ", ".join(f"k{at} = 0" for at in range(60))
        return document(_x="{ a = " * levels + "1" + f", {wide} }}" * levels)

    hand = phh_reader.read(nested(12))
    assert parsed(phh_writer.write(hand)) == parsed(nested(12))
    assert parse(json.dumps({"rulebook": "tda-2019", "hand": hand}).encode())["hand"] == hand
    with pytest.raises(Unreadable) as caught:
        phh_reader.read(nested(13))
    assert [fault.code for fault in caught.value.faults] == ["phh.too_deep"]


def test_the_order_in_which_posts_are_told_means_nothing() -> None:
    hand = own()
    hand["posts"].append({"seat": 2, "type": "straddle", "amount": 4})
    said = phh_writer.write(hand, "NT")
    assert posted(phh_reader.read(said))[-1] == (3, "straddle", 4)
    hand["posts"].reverse()
    assert phh_writer.write(hand, "NT") == said


def test_stud_is_not_said_without_a_bring_in_or_with_another_first_seat() -> None:
    stud = bare(hand_of("f7s"))
    assert unsaid({key: value for key, value in stud.items() if key != "bring_in"}, "F7S") == ["/bring_in"]
    stud["rounds"][1] = stud["rounds"][1] | {"first_to_act": 2}
    assert unsaid(stud, "F7S") == ["/rounds/1/first_to_act"]


def change_a_stack(hand: Json) -> None:
    hand["players"][0]["stack"] += 1


def change_a_post(hand: Json) -> None:
    hand["posts"][-1] |= {"type": "post", "amount": 300}


def change_a_wager(hand: Json) -> None:
    hand["rounds"][1]["actions"][2] = hand["rounds"][1]["actions"][2] | {"to": 1900}


def change_the_moment(hand: Json) -> None:
    hand["played_at"] = "2025-01-31"


@pytest.mark.parametrize("change", [change_a_stack, change_a_post, change_a_wager, change_the_moment])
def test_what_is_changed_in_a_hand_that_was_read_is_written(change: Callable[[Json], None]) -> None:
    hand = hand_of("nt")
    changed = deepcopy(hand)
    change(changed)
    again = phh_reader.read(phh_writer.write(changed))
    assert again != hand
    assert {key: value for key, value in again.items() if key != "carried"} == {
        key: value for key, value in changed.items() if key != "carried"
    }


def test_the_way_a_number_was_written_holds_only_while_the_number_does() -> None:
    hand = phh_reader.read(document(starting_stacks="[200.0, 200, 200]", min_bet="2.0", winnings="[0.0, 0, 3.0]"))
    hand["players"][1]["stack"] = 300
    del hand["result"]
    written = parsed(phh_writer.write(hand))
    assert written["starting_stacks"] == parsed("x = [200, 300, 200]")["x"]
    assert written["min_bet"] == parsed("x = 2.0")["x"]
    assert "winnings" not in written


def test_commentary_stays_with_an_action_that_was_changed() -> None:
    hand = acted("p3 cbr 6.0 # why not", "p1 f #")
    hand["rounds"][0]["actions"][0]["to"] = 8
    assert json.loads(json.dumps(actions(hand))) == ["p3 cbr 8 # why not", "p1 f #"]


def test_a_hand_whose_texts_were_taken_away_is_not_said() -> None:
    hand = phh_reader.read(text_of("ft"))
    hand["rounds"][1]["actions"] = [item for item in hand["rounds"][1]["actions"] if "seat" in item]
    assert unsaid(hand, None) == ["/rounds/1/actions/0"]
