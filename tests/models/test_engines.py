"""What other engines' tests say, and real hands, where they lie beside the checkout: nothing differs unexplained."""

import gzip
import json
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import Checked
from tests.models.judge import (
    STILL,
    TURNED,
    UNKNOWN,
    Json,
    fault_of,
    is_a_call_nobody_could_raise,
    is_excess_never_put_in,
)

SETTLED: Final = {
    "bracket-1186521899": "nobody posts the big blind: the bet is one all the same",
    "phh-handhq-abs-10-9": "the record of a walk may count the whole big blind as won",
    "ohh-75": "the button contradicts the blinds: a discrepancy, and nobody is out of turn",
    "ohh-76": "the same",
}
"""The hands on which the answer has become the source's since they were listed, and why."""

ENGINES: Final = Path(__file__).resolve().parents[3] / "shared" / "engines"


def read(name: str) -> bytes:
    """A file of the shared folder; without it the test is skipped."""
    if not (ENGINES / name).exists():
        pytest.skip(f"OTHER ENGINES NOT COMPARED: no {name} in {ENGINES}")
    return (ENGINES / name).read_bytes()


@pytest.mark.beside
def test_every_case_is_answered_as_its_source_or_as_known(client: Checked) -> None:
    cases = json.loads(read("cases.json"))
    faults = {case["id"]: of_case(client, case) for case in cases}
    assert len(faults) >= 200
    assert {name: fault for name, fault in faults.items() if fault} == {}


@pytest.mark.beside
def test_every_real_hand_is_legal_or_differs_as_known(client: Checked) -> None:
    hands = [json.loads(line) for line in gzip.decompress(read("hands.ndjson.gz")).splitlines()]
    faults = {hand["id"]: of_hand(client, hand) for hand in hands}
    assert len(faults) >= 1050
    assert {name: fault for name, fault in faults.items() if fault} == {}


@pytest.mark.beside
def test_wagers_that_a_site_lets_be_short_are_legal_under_its_own_rule(client: Checked) -> None:
    hands = [json.loads(line) for line in gzip.decompress(read("hands.ndjson.gz")).splitlines()]
    short = [hand for hand in hands if "effective stacks" in hand.get("why", "")]
    own = {"house_rules": {"raise_size.may_be_short": "opponents_all_in"}}
    assert len(short) >= 12
    assert {hand["id"]: of_hand(client, hand | own | {"verdict": "engine"}) for hand in short} == {
        hand["id"]: None for hand in short
    }


def of_case(client: Checked, case: Json) -> str | None:
    """What is wrong with the answer to a round, or to the action proposed in it."""
    by = {key: case[key] for key in ("ruleset", "house_rules") if key in case}
    played = sent(client, "/v1/rounds", by | {"opening": case["opening"], "actions": case["actions"]})
    if "propose" not in case or "round" not in played:
        return fault_of(case, played, is_explained=False)
    decision = sent(client, "/v1/decisions", by | {"round": played["round"]} | case["propose"])
    explained = is_a_call_nobody_could_raise(case, played["round"], decision)
    return fault_of(case, decision, is_explained=explained)


def of_hand(client: Checked, hand: Json) -> str | None:
    """What is wrong with the report on a whole hand."""
    body = {key: hand[key] for key in ("ruleset", "house_rules", "hand", "phh", "ohh") if key in hand}
    report = sent(client, "/v1/hands", body | {"detail": "brief"})
    explained = "final" in report and is_excess_never_put_in(hand, report)
    settled = {"verdict": "engine"} if hand["id"] in SETTLED else {}
    return fault_of(hand | settled, report, is_explained=explained)


def sent(client: Checked, path: str, body: Json) -> Json:
    """The answer, whatever its status."""
    answer: Json = client.post(path, json=body).get_json()
    return answer


@pytest.mark.parametrize(
    ("verdict", "legal", "fault"),
    [
        (None, True, None),
        (None, False, UNKNOWN),
        ("engine", True, None),
        ("engine", False, STILL),
        ("engine", None, UNKNOWN),
        ("floorman", False, None),
        ("floorman", True, TURNED),
        ("floorman", None, UNKNOWN),
        ("open", False, None),
        ("open", True, UNKNOWN),
    ],
)
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
    entry = {"verdict": "engine", "expect": {"final": {"pot": 500, "uncalled": {"seat": 4, "chips": 95}}}}
    report = {"final": {"pot": pot, "uncalled": None, "stacks": [{"seat": 4, "stack": stack}]}}
    assert is_excess_never_put_in(entry, report) is explained
