"""What other engines' tests say, and real hands, where they lie beside the checkout: nothing differs unexplained."""

import gzip
import json
import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from service import library
from tests.conftest import Checked
from tests.hands.text_histories import is_grounded
from tests.models.by_name import as_told, game_of, hand_of, name_of, played_by_name, settings_of
from tests.models.judge import (
    Json,
    fault_of,
    holds,
    is_a_call_nobody_could_raise,
    is_a_call_of_nothing,
    is_excess_never_put_in,
)
from tests.support.rows import rows_of

SETTLED: Final = {
    "bracket-1186521899": "nobody posts the big blind: the bet is one all the same",
    "phh-handhq-abs-10-9": "the record of a walk may count the whole big blind as won",
    "ohh-75": "the button contradicts the blinds: a discrepancy, and nobody is out of turn",
    "ohh-76": "the same",
}
"""The hands on which the answer has become the source's since they were listed, and why."""

ENGINES: Final = Path(__file__).resolve().parents[3] / "shared" / "engines"


RENAMED: Final = {
    rb'"ruleset":': rb'"rulebook":',
    rb'"last_raise":': rb'"last_full_raise_by":',
    rb'(?<!"final":\{)(?<!"final": \{)"pot":': rb'"pot_before_round":',
    rb'("seat": ?\d+, ?)"chips":': rb'\1"amount":',
    rb'"/hand/rounds/0/actions/13"': rb'"/hand/rounds/0/actions/5"',
}
"""Members that had another name when the files were written, and a pointer that counted deals among the actions."""


def read(name: str) -> bytes:
    """A file of the shared folder; without it the test is skipped."""
    if not (ENGINES / name).exists():
        pytest.skip(f"OTHER ENGINES NOT COMPARED: no {name} in {ENGINES}")
    found = (ENGINES / name).read_bytes()
    text = gzip.decompress(found) if name.endswith(".gz") else found
    for old, new in RENAMED.items():
        text = re.sub(old, new, text)
    return text


@pytest.mark.slow
@pytest.mark.beside
def test_every_case_is_answered_as_its_source_or_as_known(client: Checked) -> None:
    cases = json.loads(read("cases.json"))
    faults = {case["id"]: of_case(client, case) for case in cases}
    assert len(faults) >= 200
    assert {name: fault for name, fault in faults.items() if fault} == {}


@pytest.mark.slow
@pytest.mark.beside
def test_every_real_hand_is_legal_or_differs_as_known(client: Checked) -> None:
    hands = [json.loads(line) for line in read("hands.ndjson.gz").splitlines()]
    faults = {hand["id"]: of_hand(client, hand) for hand in hands}
    assert len(faults) >= 1050
    assert {name: fault for name, fault in faults.items() if fault} == {}


@pytest.mark.beside
def test_wagers_that_a_site_lets_be_short_are_legal_under_its_own_rule(client: Checked) -> None:
    hands = [json.loads(line) for line in read("hands.ndjson.gz").splitlines()]
    short = [hand for hand in hands if "effective stacks" in hand.get("why", "")]
    own = {"house_rules": {"raise_size.may_be_short": "opponents_all_in"}}
    assert len(short) >= 12
    assert {hand["id"]: of_hand(client, hand | own | {"verdict": "engine"}) for hand in short} == {
        hand["id"]: None for hand in short
    }


WRONG_BUTTON: Final = ("ohh-75", "ohh-76")
"""By name the button is believed; here it contradicts the blinds, which a report tells. The files are wrong."""


@pytest.mark.slow
@pytest.mark.beside
def test_every_real_hand_is_ruled_on_by_its_games_name_as_told_in_full() -> None:
    hands = [json.loads(line) for line in read("hands.ndjson.gz").splitlines()]
    played: Counter[str] = Counter()
    differ = []
    for entry in hands:
        hand = hand_of(entry)
        if hand is None or entry["id"] in WRONG_BUTTON:
            continue
        name, by = name_of(entry, hand["streets"]), settings_of(entry)
        full: Json = dict(library.hand(by | {"hand": hand}))
        decisions = [one for round in full["rounds"] for one in round["decisions"]]
        told = [{key: one[key] for key in ("legal", "ruling")} | {"round": as_told(one["round"])} for one in decisions]
        played[f"{name}, {hand['structure']}"] += 1
        if played_by_name(name, hand, by) != told:
            differ.append(entry["id"])
    assert differ == []
    assert played == {
        "holdem, no_limit": 930,
        "holdem, pot_limit": 29,
        "holdem, fixed_limit": 22,
        "omaha, pot_limit": 39,
        "omaha, no_limit": 1,
        "omaha_hi_lo, pot_limit": 19,
        "omaha_hi_lo, fixed_limit": 1,
        "omaha_hi_lo, no_limit": 2,
        "stud_hi_lo, fixed_limit": 1,
    }


@pytest.mark.beside
def test_every_case_of_limit_or_stud_is_answered_by_its_games_name_as_told_in_full() -> None:
    played: Counter[str] = Counter()
    differ = []
    for case in json.loads(read("cases.json")):
        opening = case["opening"]
        if opening["street"] != 1 or opening["structure"] == "no_limit":
            continue  # a game is opened by its name on its first street
        name, by = name_of(case, opening["streets"]), settings_of(case) | {"actions": case["actions"]}
        game = game_of(name, opening, 2 * opening["min_bet"])
        by_name = library.rounds(by | {"game": game})
        in_full = library.rounds(by | {"opening": opening | {key: game[key] for key in ("button",) if key in game}})
        played[name] += 1
        if (
            as_told(dict(by_name["round"])) != as_told(dict(in_full["round"]))
            or by_name["options"] != in_full["options"]
        ):
            differ.append(case["id"])
    assert differ == []
    assert played == {"holdem": 24, "omaha": 1, "stud": 8, "razz": 1}


@pytest.mark.beside
def test_an_open_pair_in_stud_by_name_may_bet_double_as_its_source_says() -> None:
    case = next(case for case in json.loads(read("cases.json")) if case["id"] == "generic-stud-open-pair")
    players = [{"seat": seat, "stack": 500} for seat in (1, 2, 3)]
    game = {"name": "stud", "bets": [10, 20], "ante": 1, "bring_in": 3, "first_to_act": 1, "players": players}
    third = [{"type": kind} for kind in ("bring_in", "call", "call")]
    now = library.rounds({"rulebook": case["rulebook"], "game": game, "actions": third})["round"]
    after = {"round": now, "first_to_act": 1, "open_pair": True}
    fourth = library.next_street({"rulebook": case["rulebook"], **after})["round"]
    opening = case["opening"]
    assert holds(dict(fourth), {key: opening[key] for key in ("street", "min_bet", "pot_before_round")})
    decision = library.decide({"rulebook": case["rulebook"], "round": fourth} | case["propose"])
    assert holds(dict(decision), case["expect"])


SHORT_DECK: Final = {"pokerkit-all-ins-6": None, "pokerkit-all-ins-7": None, "pokerkit-all-ins-8": 6}
"""Who is to act; the source has antes that are dead and a blind of the same on the button, for the same to pay."""


@pytest.mark.beside
@pytest.mark.parametrize("id", SHORT_DECK)
def test_short_deck_by_name_costs_what_its_source_says(id: str) -> None:
    case = next(case for case in json.loads(read("cases.json")) if case["id"] == id)
    game = {"name": "short_deck", "ante": 2, "button": 6, "players": case["opening"]["players"]}
    told: Json = dict(library.rounds({"rulebook": case["rulebook"], "game": game, "actions": case["actions"]}))
    assert (told["round"]["to_act"], told["stopped_at"]) == (case["expect"]["round"]["to_act"], None)
    assert told["round"]["to_act"] == SHORT_DECK[id]
    if told["options"]:
        ante_counts = {key: game["ante"] + to for key, to in case["expect"]["options"]["raise"].items()}
        assert holds(told["options"], {"check": True, "raise": ante_counts})


def of_case(client: Checked, case: Json) -> str | None:
    """What is wrong with the answer to a round, or to the action proposed in it."""
    by = settings_of(case)
    played = sent(client, "/v1/rounds", by | {"opening": case["opening"], "actions": case["actions"]})
    if "propose" not in case or "round" not in played:
        return fault_of(case, played, is_explained=False)
    decision = sent(client, "/v1/decisions", by | {"round": played["round"]} | case["propose"])
    explained = is_a_call_nobody_could_raise(case, played["round"], decision) or is_a_call_of_nothing(case, decision)
    return fault_of(case, decision, is_explained=explained)


def of_hand(client: Checked, hand: Json) -> str | None:
    """What is wrong with the report on a whole hand."""
    body = {key: hand[key] for key in ("rulebook", "house_rules", "hand", "phh", "ohh") if key in hand}
    report = sent(client, "/v1/hands", body | {"detail": "brief"})
    assert is_grounded({"answer": report} if "final" in report else {}, at_site=False)
    explained = "final" in report and is_excess_never_put_in(hand, report)
    settled = {"verdict": "engine"} if hand["id"] in SETTLED else {}
    return fault_of(hand | settled, report, is_explained=explained)


def sent(client: Checked, path: str, body: Json) -> Json:
    """The answer, whatever its status."""
    answer: Json = client.post(path, json=body).get_json()
    return answer


@rows_of(__file__)
def test_each_verdict_has_one_answer(verdict: str | None, legal: bool | None, fault: str | None) -> None:
    """The source says legal, the known difference not legal, and null is a third answer."""
    noted = {"known": {"legal": False}, "verdict": verdict} if verdict else {}
    assert fault_of({"expect": {"legal": True}} | noted, {"legal": legal}, is_explained=False) == fault


@pytest.mark.parametrize(("behind", "explained"), [(0, True), (1, False)])
def test_a_raise_that_somebody_could_match_is_not_explained_away(behind: int, explained: bool) -> None:
    before = {
        "to_act": 1,
        "players": [
            {"seat": 1, "stack": 900, "committed": 0, "folded": False},
            {"seat": 2, "stack": behind, "committed": 100, "folded": False},
            {"seat": 3, "stack": 900, "committed": 0, "folded": True},
        ],
    }
    decision = {"ruling": "accepted", "action": {"type": "call", "to": 100}}
    assert is_a_call_nobody_could_raise({"expect": {"legal": False}}, before, decision) is explained
    assert not is_a_call_nobody_could_raise({"expect": {"options": None}}, before, decision)


@pytest.mark.parametrize(("stack", "pot", "explained"), [(95, 500, True), (0, 500, False), (95, 595, False)])
def test_excess_that_went_elsewhere_is_not_explained_away(stack: int, pot: int, explained: bool) -> None:
    entry = {"verdict": "engine", "expect": {"final": {"pot": 500, "uncalled": {"seat": 4, "amount": 95}}}}
    report = {"final": {"pot": pot, "uncalled": None, "stacks": [{"seat": 4, "stack": stack}]}}
    assert is_excess_never_put_in(entry, report) is explained
