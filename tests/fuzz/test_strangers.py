"""The laws for strangers catch small planted faults, and findings are made small; make fuzz looks for real faults."""

from random import Random
from typing import Any

import pytest
from werkzeug.test import Client
from werkzeug.wrappers import Response

from service.api.http.byte_budget import ByteBudget
from service.hands import Unreadable, text_reader
from service.rules.model.fault import Fault
from service.settings import Settings
from tests.fuzz import strange_laws, strangers
from tests.fuzz.hostile import hostile_text, hostile_value
from tests.fuzz.open_places import hollow_body, hollow_places, open_members
from tests.fuzz.strange_laws import LAWS, Law, calls, chat, too_fast_growth, too_long
from tests.fuzz.strangers import smallest, wrong_with

Json = dict[str, Any]


def test_the_spec_says_where_anything_is_allowed_and_which_arrays_are_how_long() -> None:
    assert open_members() >= {"ohh"}
    players = (("items", 1000), ("round", 0), ("players", 23))
    assert ("/v1/decisions/batch", players) in hollow_places()
    body = hollow_body(players, {})
    assert len(body["items"]) == 1000
    assert body["items"][0] == {"round": {"players": [{}] * 23}}


@pytest.mark.parametrize("generate", [hostile_text, hostile_value])
def test_the_same_seed_makes_the_same_values(generate: Any) -> None:
    values = [repr([generate(Random(seed)) for seed in range(5)]) for _ in range(2)]
    assert values[0] == values[1]


def test_a_finding_is_made_as_small_as_it_breaks_the_law_and_its_fixed_members_stay() -> None:
    def broken(case: Json) -> str:
        return "a 7 is in it" if 7 in case["numbers"] and "x" in case["text"] else ""

    law = Law(lambda _: {}, broken, frozenset({"path"}))
    case = {"path": "/long/path", "numbers": list(range(100)), "text": "abcxyz" * 100, "more": {"a": [1, 2]}}
    assert smallest(law, case) == {"path": "/long/path", "numbers": [7], "text": "x", "more": {}}


def test_an_exception_that_escapes_is_a_finding_and_stays_the_same_while_it_is_made_small() -> None:
    def broken(case: Json) -> str:
        if len(case["numbers"]) > 2:
            raise OverflowError("too many")
        return "another fault"

    law = Law(lambda _: {}, broken)
    assert wrong_with(law, {"numbers": [1, 2, 3]}) == "OverflowError escapes: too many"
    assert smallest(law, {"numbers": list(range(20))})["numbers"] == [17, 18, 19]


HISTORY = """***** Hand History for Game 9002 *****
$50 USD PL Omaha - Saturday, June 1, 08:40:12 CET 2024
Seat 1 is the button
Seat 1: Ann ( $50 USD )
Seat 2: Bo ( $43.10 USD )
Ann posts small blind [$0.25 USD].
Bo posts big blind [$0.50 USD].
** Dealing down cards **
Ann folds
Bo wins $0.50 USD"""


@pytest.mark.parametrize(
    ("text", "wrong"), [("nice hand", ""), ("unheard", "not read: planted"), ("calls", "another hand is read")]
)
def test_the_law_of_chat_catches_a_reader_that_minds_it(text: str, wrong: str, monkeypatch: Any) -> None:
    read = text_reader.read

    def minds(history: str, _: Any = None) -> Json:
        if "unheard" in history:
            raise Unreadable(Fault("", "text.planted", "planted"))
        return read(history) | ({"min_bet": 1} if "Bo: calls" in history else {})

    monkeypatch.setattr(text_reader, "read", minds)
    case = {"lines": HISTORY.splitlines(), "chat": [{"below": 7, "name": "Bo", "text": text}]}
    assert chat(case) == wrong


@pytest.mark.parametrize(
    ("by_mcp", "status", "holds"), [(None, 400, True), ("{}", 200, True), ("{}", 400, False), (None, 200, False)]
)
def test_the_law_of_calls_catches_what_only_one_way_accepts(
    by_mcp: str | None, status: int, holds: bool, monkeypatch: Any
) -> None:
    monkeypatch.setattr(strange_laws, "_client", lambda: Client(Response("{}", status)))
    monkeypatch.setattr(strange_laws, "call_tool", lambda *_: by_mcp)
    assert (calls({"path": "/v1/decisions", "arguments": ["{", "}"]}) == "") == holds


def test_the_law_of_growth_catches_the_square_of_time_or_memory_and_not_what_is_small() -> None:
    assert too_fast_growth(lambda times: (2.0 * times, 1_000_000 * times)) == ""
    assert "CPU time" in too_fast_growth(lambda times: (0.1 * times * times, 0))
    assert "memory" in too_fast_growth(lambda times: (0.0, 1000 * times * times))
    assert too_fast_growth(lambda times: (0.00001 * times * times, times * times)) == ""


def test_the_law_of_costs_catches_more_than_ordinary_requests_of_the_size_cost(monkeypatch: Any) -> None:
    monkeypatch.setattr(strange_laws, "decision_ms", lambda: 0.1)
    monkeypatch.setattr(strange_laws, "round_ms_per_byte", lambda: 0.003)
    few, many = strange_laws.allowed_ms(100), strange_laws.allowed_ms(2_000_000)
    assert few < many == strange_laws.allowed_ms(1_000_000)
    assert strange_laws.too_costly(few, 100, lambda: None) == ""
    assert "100 B take 8000 times a decision" in strange_laws.too_costly(900.0, 100, lambda: None, lambda _: 800.0)


def test_the_law_of_answers_is_what_the_budget_reserves() -> None:
    reserved = ByteBudget(Settings().max_held_bytes).room_for(100)
    assert too_long(100, reserved) == ""
    assert too_long(100, reserved + 1)


def test_a_search_prints_what_it_found_and_how_to_run_it_again(
    tmp_path: Any, monkeypatch: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    def generate(random: Random) -> Json:
        return {"numbers": [random.randrange(4) for _ in range(9)]}

    monkeypatch.setitem(LAWS, "planted", Law(generate, lambda case: "a 3" if 3 in case["numbers"] else ""))
    monkeypatch.setattr(strangers, "KEPT", tmp_path)
    assert strangers.search(["planted"], 1, cases=20) == strangers.MOST_KEPT
    printed = capsys.readouterr().out
    assert '{"numbers": [3]}' in printed
    assert f"--again {tmp_path}/planted-1.json" in printed
