"""Poker Hand History in general: a hand is read again as it was, and another library reads the same hand."""

import json
import tomllib
from copy import deepcopy
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from itertools import pairwise
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import HandHistory

from service.hands import Unreadable, phh_reader, phh_writer
from service.hands.phh_document import VARIANTS
from service.hands.reading import Notes
from service.rules.model.fault import Fault
from tests.hands.samples import MANY, SAMPLES, betting, document, parsed

Json = dict[str, Any]

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
OFFSETS = st.integers(-1439, 1439).map(lambda minutes: timezone(timedelta(minutes=minutes)))
EARLIEST, LATEST = datetime(2, 1, 1), datetime(9998, 1, 1)
SCALARS = st.one_of(
    TEXT,
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.decimals(allow_nan=False, places=3),
    st.sampled_from([Decimal(text) for text in ("0.0", "-0.0", "1E+5", "1.500", "inf", "-inf", "1E-400")]),
    st.datetimes(EARLIEST, LATEST),
    st.datetimes(EARLIEST, LATEST, timezones=OFFSETS),
    st.dates(),
    st.times(),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3), max_leaves=8
)
AMOUNTS = st.one_of(
    st.integers(1, 10**6),
    st.integers(1, 10**8).map(lambda chips: Decimal(chips).scaleb(-2)),
    st.integers(1, 10**6).map(lambda chips: Decimal(f"{chips}.0")),
)
FORCED = st.one_of(st.just(0), st.just(Decimal("0.0")), AMOUNTS)
CARDS = st.sampled_from(["??", "Ac", "2d????", "Th9h8h"])
SPACES = st.sampled_from([" ", "  ", "\t "])
BESIDE = st.sampled_from(["", "", "", " # well", "  #", " # a # b", " #p1 f"])


@st.composite
def actions(draw: st.DrawFn, players: int) -> str:
    who = f"p{draw(st.integers(1, players))}"
    cards, space, amount = draw(CARDS), draw(SPACES), draw(AMOUNTS)
    words = draw(
        st.sampled_from(
            [
                [who, "f"],
                [who, "cc"],
                [who, "pb"],
                [who, "cbr", f"{amount:f}"],
                [who, "sd"],
                [who, "sd", cards],
                [who, "sm", "-"],
                ["d", "dh", who, cards],
                ["d", "db", cards],
                [""],
            ]
        )
    )
    return draw(st.sampled_from(["", "", " "])) + space.join(words) + draw(BESIDE)


@st.composite
def documents(draw: st.DrawFn) -> Json:
    name = draw(st.sampled_from(sorted(VARIANTS)))
    game, players = VARIANTS[name], draw(st.integers(2, 6))

    def each(strategy: st.SearchStrategy[Any]) -> list[Any]:
        return draw(st.lists(strategy, min_size=players, max_size=players))

    made: Json = {"variant": name, "antes": each(FORCED), "starting_stacks": each(AMOUNTS)}
    made |= {bet: draw(AMOUNTS) for bet in game.bets}
    made[game.forced] = draw(AMOUNTS) if game.deals == "stud" else each(FORCED | AMOUNTS.map(lambda amount: -amount))
    made["actions"] = draw(st.lists(actions(players), max_size=25))
    optional = {
        "winnings": each(FORCED),
        "finishing_stacks": each(FORCED),
        "players": each(TEXT),
        "seats": each(st.integers(0, 9)),
        "time": draw(st.times()),
        "year": draw(st.integers(1, 9999)),
        "month": draw(st.integers(1, 12)),
        "day": draw(st.integers(1, 28)),
        "time_zone": "UTC",
        "author": draw(TEXT),
    }
    made |= {key: value for key, value in optional.items() if draw(st.booleans())}
    others = draw(st.dictionaries(TEXT.map(lambda key: "_" + key), VALUES, max_size=4))
    return others | made


@pytest.mark.slow
@given(documents())
def test_what_is_written_of_a_hand_is_read_as_the_same_betting(source: Json) -> None:
    hand = phh_reader.read(tomli_w.dumps(source))
    assert json.loads(json.dumps(hand, allow_nan=False)) == hand
    notes = Notes()
    try:
        written = phh_writer.write(hand, source["variant"], notes)
    except Unreadable:  # a board of other cards than the game has; or PHH would read another street
        return
    if any("written as a call" in note for note in notes):
        return
    again = phh_reader.read(written)
    scaled = again.get("scale", 1) == hand.get("scale", 1)  # else an amount that no street reached had more decimals
    done = [
        [[street if scaled else street[:2] for street in each] for each in betting(one) if each]
        for one in (again, hand)
    ]
    assert done[0] == done[1]
    for name in {*hand, *again} - {"rounds", "players"} if scaled else ():
        assert again.get(name) == hand.get(name)
    assert phh_writer.write(again, source["variant"]) == written


@given(st.dictionaries(st.sampled_from(sorted({*parsed(document()), "time", "day", "seats", "winnings"})), VALUES))
def test_any_document_is_a_hand_or_has_its_faults(fields: Json) -> None:
    hand: Json | None = None
    told: tuple[Fault, ...] = ()
    try:
        hand = phh_reader.read(tomli_w.dumps(parsed_plainly(document()) | fields))
    except Unreadable as error:
        told = error.faults
    assert bool(told) == (hand is None)
    assert all(fault.code.startswith("phh.") for fault in told)
    assert hand is None or betting(phh_reader.read(phh_writer.write(hand, "NT"))) == betting(hand)


@given(st.text(max_size=40))
def test_any_text_is_a_document_or_says_where_it_is_none(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        phh_reader.read(text)
    syntax = [fault for fault in caught.value.faults if fault.code == "phh.syntax"]
    if syntax:
        place = caught.value.place
        assert place is not None
        lines = text.replace("\r\n", "\n").split("\n")
        assert 1 <= place.line <= len(lines)
        assert 1 <= place.column <= len(lines[place.line - 1]) + 1


def parsed_plainly(text: str) -> Json:
    return tomllib.loads(text, parse_float=Decimal)


KINDS = {"Folding": "fold", "BringInPosting": "bring_in", "CompletionBettingOrRaisingTo": "wager"}


def kind_of(operation: Any) -> str | None:
    name = type(operation).__name__
    if name == "CheckingOrCalling":
        return "call" if operation.amount else "check"
    return KINDS.get(name)


def as_pokerkit_has_it(history: Any) -> tuple[list[Any], Any]:
    """What each action of betting is, and on which street; and the state before the first of all."""
    states = [(deepcopy(state), action) for state, action in history.state_actions]
    found = [
        (before.street_index, operation.player_index + 1, kind_of(operation))
        for (before, _), (after, action) in pairwise(states)
        for operation in after.operations[len(before.operations) :]
        if action and kind_of(operation)
    ]
    return found, states[0][0]


FORCED_OTHERWISE = [
    document(antes="[0, 3, 0]", blinds_or_straddles="[1, 2, 4]", actions="['d dh p1 ????', 'd dh p2 ????']"),
    document(antes="[1, 2]", blinds_or_straddles="[1, 2]", starting_stacks="[9, 9]"),
    document(antes="[0, 0, 0]", blinds_or_straddles="[0, 0, 2]"),
    document(antes="[0, 9, 0]", blinds_or_straddles="[1, 2, -2]", starting_stacks="[200, 10, 1]"),
]
TEXTS = [path.read_text("utf-8") for path in SAMPLES] + FORCED_OTHERWISE


@pytest.mark.parametrize("text", TEXTS)
def test_pokerkit_reads_the_same_hand(text: str) -> None:
    hand = phh_reader.read(text)
    found, first = as_pokerkit_has_it(HandHistory.loads(text))
    ours = [
        (place, item["seat"], "wager" if item["type"] in ("bet", "raise") else item["type"])
        for place, street in enumerate(hand["rounds"])
        for item in street["actions"]
        if "seat" in item
    ]
    assert ours == found
    scale = hand.get("scale", 1)
    for seat, player in enumerate(hand["players"], start=1):
        ante = sum(post["amount"] for post in hand["posts"] if post["seat"] == seat and post["type"] == "ante")
        blind = sum(post["amount"] for post in hand["posts"] if post["seat"] == seat and post["type"] != "ante")
        ante = min(ante, player["stack"])
        assert ante == first.get_effective_ante(seat - 1) * scale
        assert min(blind, player["stack"] - ante) == first.get_effective_blind_or_straddle(seat - 1) * scale


@pytest.mark.parametrize(("blinds", "antes"), [("[0, 0, 0]", 1), ("[0, 0, -2]", 1), ("[-2, 0, -2]", 1), ("[0, 0]", 1)])
def test_pokerkit_has_the_same_first_seat_where_there_is_no_blind(blinds: str, antes: int) -> None:
    players = len(json.loads(blinds))
    deals = [f"d dh p{player} ????" for player in range(1, players + 1)]
    text = document(
        antes=str([antes] * players),
        blinds_or_straddles=blinds,
        starting_stacks=str([50] * players),
        actions=str(deals),
    )
    *_, last = HandHistory.loads(text)
    assert last.actor_index is not None
    assert phh_reader.read(text)["rounds"][0]["first_to_act"] == last.actor_index + 1


def test_pokerkit_reads_what_is_written() -> None:
    for path in SAMPLES:
        text = path.read_text("utf-8")
        *_, last = HandHistory.loads(phh_writer.write(phh_reader.read(text), tomllib.loads(text)["variant"]))
        assert last.operations
    assert len(list(HandHistory.loads_all(MANY.read_text("utf-8")))) == 2
