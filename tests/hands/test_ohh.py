"""Open Hand History: what a document means, what is written of a hand, and what is wrong with a document."""

import json
from copy import deepcopy
from datetime import datetime
from functools import reduce
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.hands import Notes, Unreadable
from service.hands.formats import FORMATS
from service.hands.ohh_document import MOST_VALUES
from service.hands.ohh_reader import read
from service.hands.ohh_writer import write
from tests.support.rows import rows_of, table_of
from tests.support.told import picked, put

Json = dict[str, Any]

SAMPLES = Path(__file__).with_name("ohh")
NAMES = sorted(path.stem for path in SAMPLES.glob("*.json"))


def sample(name: str) -> Json:
    document: Json = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    return document


def again(hand: Json) -> Json:
    """The hand as it is read from the document that is written of it; its moment in UTC as it was."""
    write_file = FORMATS["ohh"].write
    assert write_file is not None
    made = read(json.loads(write_file(hand, "Holdem" if hand["streets"] == 4 else "Draw", Notes())))
    if "played_at" in made and datetime.fromisoformat(made["played_at"]) == datetime.fromisoformat(hand["played_at"]):
        made["played_at"] = hand["played_at"]
    return made


def faults(document: Any) -> set[tuple[str, str]]:
    with pytest.raises(Unreadable) as unreadable:
        read(document)
    assert all(fault.message.endswith(".") for fault in unreadable.value.faults)
    assert len(unreadable.value.faults) == len(set(unreadable.value.faults))
    return {(fault.pointer, fault.code) for fault in unreadable.value.faults}


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_is_written_and_read_again_as_it_was(name: str) -> None:
    hand = read(sample(name))
    assert json.loads(json.dumps(hand)) == hand
    assert again(hand) == hand


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(__file__, "TOLD")])
def test_what_is_changed_is_read_or_refused(row: Json) -> None:
    document, notes = put(sample(row["of"]), row["put"]), Notes()
    if "faults" in row:
        assert sorted(map(list, faults(document))) == row["faults"]
        return
    hand = read(document, notes)
    assert picked(hand, row["told"]) == row["told"]
    assert list(notes) == row.get("noted", list(notes))
    assert again(hand) == hand


@pytest.mark.parametrize("amount", [None, ...])
def test_a_call_without_an_amount_is_written_with_what_it_costs(amount: Any) -> None:
    hand = read(put(sample("six_max"), {"/ohh/rounds/0/actions/9/amount": amount}))
    assert hand["rounds"][0]["actions"][-1] == {"seat": 5, "type": "call"}
    assert again(hand) == read(sample("six_max"))


ROUND = {"id": 0, "street": "Preflop", "actions": []}


@rows_of(
    __file__,
    ("rounds", [ROUND] * 11, "/rounds", "too_many"),
    ("players", sample("six_max")["ohh"]["players"] * 4, "/players", "too_many"),
    ("rounds/0/actions", [{}] * 1001, "/rounds/0/actions", "too_many"),
    ("rounds/4/actions", [{"action": "Dealt Cards"}] * 1000 + [{}], "/rounds/4/actions", "too_many"),
    ("rounds/0/actions", [{"action": "Post Dead", "amount": 0.01, "player_id": 11}] * 101, "/rounds", "too_many"),
    ("table_name", reduce(lambda deep, _: [deep], range(5000), cast("Any", [])), "/table_name" + "/0" * 23, "too_deep"),
)
def test_faults(path: str, value: Any, pointer: str, code: str) -> None:
    assert (f"/ohh{pointer}", f"ohh.{code}") in faults(put(sample("six_max"), {f"/ohh/{path}": value}))


@pytest.mark.parametrize("document", [None, [], {}, "{}", {"ohh": []}, {"hand": {}}])
def test_what_is_no_document(document: Any) -> None:
    assert faults(document) == {("", "ohh.not_a_document")}


@pytest.mark.parametrize("member", ["rounds", "players", "pots", "_house"])
def test_of_a_huge_document_nothing_is_made(monkeypatch: pytest.MonkeyPatch, member: str) -> None:
    document = put(sample("six_max"), {f"/ohh/{member}": [[]] * (MOST_VALUES - 1)})
    monkeypatch.setattr("service.hands.ohh_document.verify_depth", None)
    assert faults(document) == {("", "ohh.too_many_values")}


def test_a_document_of_just_so_many_values_is_read() -> None:
    document = sample("six_max")
    before = values(document)
    document = put(document, {"/ohh/_house": [0] * (MOST_VALUES - before - 1)})
    assert values(document) == MOST_VALUES
    assert again(read(document)) == read(document)
    document["ohh"]["_house"].append(0)
    assert faults(document) == {("", "ohh.too_many_values")}


def values(of: Any) -> int:
    parts = of.values() if isinstance(of, dict) else of if isinstance(of, list) else ()
    return 1 + sum(map(values, parts))


PLAIN: Json = table_of(__file__, "PLAIN")


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in table_of(__file__, "WRITTEN")])
def test_what_is_changed_is_written_or_refused(row: Json) -> None:
    hand, notes = put(PLAIN if row["of"] == "plain" else read(sample(row["of"])), row["put"]), Notes()
    if "faults" in row:
        with pytest.raises(Unreadable, match=row.get("says")) as refused:
            write(hand, row.get("game"), notes)
        assert [[fault.pointer, fault.code] for fault in refused.value.faults] == row["faults"]
        return
    written = write(hand, row.get("game"), notes)["ohh"]
    assert picked(written, row["told"]) == row["told"]
    assert list(notes) == row["noted"]


def test_a_hand_from_elsewhere_can_be_read_again() -> None:
    hand = read(write(PLAIN))
    assert (hand["pot_before_round"], hand["button"], hand["scale"]) == (15, 3, 10)
    assert hand["result"] == {"won": [{"seat": 1, "amount": 1060}], "rake": 0}


amounts = st.one_of(st.integers(0, 10**6), st.integers(0, 10**8).map(lambda cents: cents / 100))
leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 10**20),
    st.floats(allow_nan=False, allow_infinity=False),
    amounts,
    st.text(),
)
trees = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3), max_leaves=5
)
words = st.sampled_from(
    ["Fold", "Check", "Call", "Bet", "Raise", "Dealt Cards", "Added Chips", "Sits Down", "shows cards"]
)
post_words = st.sampled_from(
    ["Post Ante", "Post SB", "Post BB", "Straddle", "Post Dead", "Post Extra Blind", "Dealt Cards", "Add to Pot"]
)


@st.composite
def entries(draw: st.DrawFn, ids: list[int | str], said: st.SearchStrategy[str]) -> list[Json]:
    made = []
    for number in range(draw(st.integers(0, 6))):
        amount = draw(amounts)
        entry: Json = {"action_number": number + 1, "player_id": draw(st.sampled_from(ids)), "action": draw(said)}
        entry["amount"] = amount or 1
        entry["is_allin"] = draw(st.booleans())
        made.append(entry)
    return made


@st.composite
def documents(draw: st.DrawFn) -> Json:
    seats = draw(st.lists(st.integers(0, 99), min_size=2, max_size=9, unique=True))
    ids: list[int | str] = [f"p{seat}" if draw(st.booleans()) else seat for seat in seats]
    players = [
        {"id": id, "seat": seat, "starting_stack": draw(amounts) or 1} for id, seat in zip(ids, seats, strict=True)
    ]
    streets = ["Preflop", "Flop", "TURN", "river"][: draw(st.integers(1, 4))]
    rounds: list[Json] = [{"street": name, "actions": draw(entries(ids, words))} for name in streets]
    rounds[0]["actions"] = draw(entries(ids, post_words)) + rounds[0]["actions"]
    if draw(st.booleans()):
        place = draw(st.integers(0, len(rounds)))
        rounds.insert(place, {"street": "Showdown", "actions": [{"action": "Shows Cards"}]})
    head: Json = {
        "game_type": draw(st.sampled_from(["Holdem", "Omaha", "OmahaHiLo"])),
        "bet_limit": {"bet_type": draw(st.sampled_from(["NL", "FL"]))},
        "big_blind_amount": draw(amounts) or 2,
        "small_blind_amount": draw(st.none() | amounts),
        "dealer_seat": draw(st.sampled_from(seats) | st.integers(0, 99)),
        "players": players,
        "rounds": rounds,
    }
    wins = st.fixed_dictionaries({"player_id": st.sampled_from(ids), "win_amount": amounts})
    pot = st.fixed_dictionaries(
        {"number": st.integers(0, 3), "player_wins": st.lists(wins, max_size=3)},
        optional={"amount": amounts, "rake": st.none() | amounts, "jackpot": amounts},
    )
    pots = draw(st.none() | st.lists(pot, max_size=2))
    return {"ohh": head | ({} if pots is None else {"pots": pots})}


@pytest.mark.slow
@given(documents())
def test_every_hand_that_is_read_is_read_again_as_it_was(document: Json) -> None:
    before = deepcopy(document)
    hand, codes = understood(document)
    assert codes <= {"ohh.number_digits"}
    if hand is not None:
        assert json.loads(json.dumps(hand, allow_nan=False)) == hand
        assert_read_again(hand)
        scale = hand.get("scale", 1)
        assert scale == 1 or any(number % 10 for number in numbers(hand))
    assert document == before


def assert_read_again(hand: Json) -> None:
    """It is read again as it was, unless a post that is all-in for less has no place in the format.

    A raise into nothing is written as the bet that it is, and a bet to a bet as a raise.
    """
    found, refused = hand, ""
    try:
        found = again(hand)
    except Unreadable as error:
        refused = str(error)
    wagers = [json.dumps(one).replace('"type": "bet"', '"type": "raise"') for one in (found, hand)]
    assert json.loads(wagers[0]) == json.loads(wagers[1])
    assert not refused or "no place for what this post should have been" in refused


def test_a_short_post_whose_whole_the_format_has_no_place_for_is_refused() -> None:
    hand = read(sample("straddle"))
    hand["players"][2]["stack"] = 3
    with pytest.raises(Unreadable) as refused:
        again(hand)
    assert [fault.pointer for fault in refused.value.faults] == ["/posts/2"]


def understood(document: Json) -> tuple[Json | None, set[str]]:
    """The hand, or the codes of the faults."""
    try:
        return read(document), set()
    except Unreadable as unreadable:
        return None, {fault.code for fault in unreadable.faults}


def numbers(hand: Json) -> list[int]:
    """Every amount of a hand."""
    told = [hand["min_bet"], hand.get("pot_before_round", 0), *(player["stack"] for player in hand["players"])]
    told += [post["amount"] for post in hand["posts"]]
    told += [item.get("paid", 0) for round in hand["rounds"] for item in round["actions"]]
    result = hand.get("result", {})
    return [*told, result.get("rake", 0), *(share["amount"] for share in result.get("won", []))]


def nodes(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a tree."""
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [path, *(found for key, value in inner for found in nodes(value, (*path, key)))]


def replaced(tree: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    made = dict(tree) if isinstance(tree, dict) else list(tree)
    made[path[0]] = replaced(tree[path[0]], path[1:], value)
    return made


@pytest.mark.slow
@given(st.data(), st.sampled_from(NAMES))
def test_whatever_stands_anywhere_is_read_or_refused(data: st.DataObject, name: str) -> None:
    document = sample(name)
    for _ in range(data.draw(st.integers(1, 3))):
        document = replaced(document, data.draw(st.sampled_from(nodes(document))), data.draw(trees))
    hand, codes = understood(document)
    assert codes or hand is not None
    if hand is not None:
        assert_read_again(hand)


def test_a_file_is_written_only_if_it_is_read_again() -> None:
    """The stakes are more than a document of whole numbers holds."""
    hand = read(sample("heads_up")) | {"scale": 1, "min_bet": 10**15}
    hand["posts"], hand["rounds"] = [], [{"actions": []}]
    write_file = FORMATS["ohh"].write
    assert write_file is not None
    with pytest.raises(Unreadable, match="Written as OHH, /ohh/big_blind_amount is wrong"):
        write_file(hand, None, Notes())
