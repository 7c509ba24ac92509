"""The tools of `floorman mcp`, asked in this process: what they take, and what they answer. tests/live has the wire."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import jsonschema_rs
import pytest

from kit.commands.mcp_server import MOST_BYTES, _next_message, _NotTakenError
from kit.commands.mcp_tools import MOST_CASES, answer, tools
from service import library
from service.answers.endpoints import DECISIONS
from service.answers.endpoints import ask as ask_service
from service.answers.strict_json import MOST_CONTAINERS, MOST_VALUES
from service.cases.suite import published_tests
from service.rulesets import load_rulebooks
from tests.fuzz.strange_texts import TOOLS, call
from tests.support.library import OURS
from tests.support.rows import table_of
from tests.support.rulebooks import HOUSE

Json = dict[str, Any]

RULEBOOKS: Final = load_rulebooks()
WITH_PACKAGE: Final = pytest.mark.skipif(find_spec("mcp") is None, reason="NOT READ AS AN AGENT WRITES: no mcp")
TOOL_OF: Final = table_of(__file__, "TOOL_OF")
ASKED: Final = [(TOOL_OF[name], body) for name, body in OURS if name in TOOL_OF]
SIMPLE: Final = {
    *("type", "description", "properties", "required", "items", "enum", "default", "additionalProperties"),
    *("uniqueItems", "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength"),
}


def ask(tool: str, /, **arguments: Any) -> Json:
    """What a tool answers."""
    told = answer(tools()[tool], arguments, RULEBOOKS)
    assert not told.is_error, told.text
    found: Json = json.loads(told.text)
    return found


def faults(tool: str, /, **arguments: Any) -> dict[str, str]:
    """The codes of what is wrong with a call, by pointer."""
    told = answer(tools()[tool], arguments, RULEBOOKS)
    assert told.is_error, told.text
    return {one["pointer"]: one["code"] for one in json.loads(told.text)["errors"]}


def parts(schema: Json) -> Iterator[Json]:
    yield schema
    for one in (*schema.get("properties", {}).values(), *([schema["items"]] if "items" in schema else [])):
        yield from parts(one)


@pytest.mark.parametrize("tool", tools())
def test_a_schema_says_only_what_every_client_reads_and_nothing_is_elsewhere(tool: str) -> None:
    schema = tools()[tool].schema
    assert schema["type"] == "object"
    for part in parts(schema):
        assert part.keys() <= SIMPLE
        assert part.get("maximum", 0) < 2**53 - 1
        assert set(part.get("required", ())) <= part.get("properties", {}).keys()
    jsonschema_rs.validator_for(schema)
    whole = ask("schema", tool=tool) if tool != "schema" else tools()[tool].whole
    assert whole["schema"]["properties"].keys() == schema["properties"].keys()
    jsonschema_rs.validator_for(whole["schema"])


@pytest.mark.parametrize(("tool", "body"), ASKED)
def test_each_example_is_in_its_schema_and_answered_as_by_the_library(tool: str, body: Json) -> None:
    assert jsonschema_rs.validator_for(tools()[tool].schema).is_valid(body)
    assert jsonschema_rs.validator_for(ask("schema", tool=tool)["schema"]).is_valid(body)
    assert ask(tool, **body) == getattr(library, tool)(body)
    if tool == "decide":
        books = ["roberts-11", "badugi"]
        together = {"request": body, "compare": books}
        assert jsonschema_rs.is_valid(tools()["compare"].schema, together)
        items = library.batch({"items": [{**body, "rulebook": name} for name in books]})["items"]
        others = [{"rulebook": name, **item} for name, item in zip(books, items, strict=True)]
        assert ask("compare", **together) == {**library.decide(body), "compared": others}


def test_each_tool_is_asked_by_an_example() -> None:
    assert {tool for tool, _ in ASKED} == set(TOOL_OF.values())
    assert any("compare" in body for _, body in ASKED)


def test_a_part_of_a_tool_s_schema_is_told_alone_and_another_names_those_there_are() -> None:
    assert ask("schema", tool="rounds", argument="opening")["properties"]["posts"]["items"]["required"]
    assert faults("schema", tool="round") == {"/tool": "choice.invalid"}
    assert faults("schema", tool="rounds", argument="open") == {"/argument": "choice.invalid"}


@pytest.mark.parametrize(
    "engine",
    [
        *("http://example.com", "http://127.0.0.1" + "@example.com", "http:http://127.0.0.1"),
        *("https://0.0.0.0", "http://[::"),
        *("exec:true", "python:engine.py:answer", "floorman", "ftp://127.0.0.1"),
    ],
)
def test_an_engine_is_on_loopback_or_a_program_where_these_are_allowed(engine: str) -> None:
    for allowed in {False, not engine.startswith(("exec", "python"))}:
        told = answer(tools(runs_engines=allowed)["check_engine"], {"engine": engine}, RULEBOOKS)
        assert told.is_error
        assert f"`engine` cannot be {engine}. Send: " in json.loads(told.text)["detail"]


def test_a_comparison_points_at_what_is_wrong_where_it_stands() -> None:
    books = [*RULEBOOKS, "tda-2019@1"]
    assert faults("compare") == dict.fromkeys(("/request", "/compare"), "field.missing")
    assert faults("compare", request={}, compare=[*books, *books]) == {"/compare": "array.too_long"}
    assert faults("compare", request={}, compare=["badugi", "badugi"]) == {"/compare": "array.items_alike"}
    told = faults("compare", request={"rulebook": "tda-2024", "rond": {}, "compare": ["badugi"]}, compare=["badugi"])
    assert told == {
        "/request": "request.one_step",
        "/request/compare": "field.unknown",
        "/request/rond": "field.unknown",
        "/request/round": "field.missing",
    }
    opening = next(body["opening"] for tool, body in ASKED if tool == "rounds" and "opening" in body)
    long = {"rulebook": "tda-2024", "opening": opening, "actions": [{"type": "check"}] * 101}
    found = faults("rounds", **long, compare=books[:10])
    assert found == {"/compare": "request.compares_too_much"}


@pytest.mark.slow
def test_every_clause_is_told_by_its_id_and_another_names_those_there_are() -> None:
    for book in RULEBOOKS:
        for one in library.rulebook(book)["clauses"]:
            own = one["id"].partition(":")[0]
            told = ask("clause", id=one["id"])
            assert told["rulebook"] == f"{own}@{library.rulebook(own)['version']}"
            assert told["clause"]["paraphrase"] == one["paraphrase"]
            assert told["clause"] == one or own != book
    assert ask("clause", id="tda-2019@1:43.A") == ask("clause", id="tda-2019:43.A")
    assert faults("clause", id="tda-2019:99") == {"/id": "choice.invalid"}
    assert "tda-2019:43.A" in answer(tools()["clause"], {"id": "tda-2019:99"}, RULEBOOKS).text
    assert faults("clause", id="tda-2018:43.A") == faults("clause", id="43.A") == {"/id": "rulebook.unknown"}
    assert faults("clause", id="tda-2019@7:43.A") == {"/id": "rulebook.version_unknown"}
    assert faults("clause", id=5) == {"/id": "string.invalid"}


def test_cases_are_found_by_words_part_after_part_each_with_all_its_rulings() -> None:
    found: list[Json] = []
    offset: int | None = 0
    while offset is not None:
        told = ask("cases", q="string", topic="string_bet", offset=offset)
        assert 0 < len(told["cases"]) <= MOST_CASES
        found += told["cases"]
        offset = told["next"]
    wanted = [test for test in published_tests() if test.topic == "string_bet"]
    assert len(found) == len({test.case.id for test in wanted}) > MOST_CASES
    rulings = {(f"{one['rulebook']}/{case['id']}", one["clause"], one["basis"], json.dumps(ruling["expect"]))
               for case in found for ruling in case["rulings"] for one in ruling["rulebooks"]}  # fmt: skip
    published = {(test.id, test.ruling.clause, test.ruling.basis.value, json.dumps(test.expect)) for test in wanted}
    assert rulings == published
    assert all(case["story"] and "rulebook" not in case["question"] for case in found)


def test_a_case_s_question_is_one_for_a_tool() -> None:
    [case] = ask("cases", q="short all-in snapshot", rulebook="tda-2019", topic="short_all_in")["cases"][:1]
    assert ask("options", rulebook="tda-2019", **case["question"])["options"]


def test_cases_point_at_what_is_wrong_with_the_search() -> None:
    assert faults("cases") == {"/q": "field.missing"}
    assert faults("cases", q="", offset="5", limit=3) == {
        "/q": "string.invalid", "/offset": "integer.invalid", "/limit": "field.unknown"
    }  # fmt: skip
    assert faults("cases", q="a", offset=True) == {"/offset": "integer.invalid"}
    assert faults("cases", q=["a"], rulebook={}) == {"/q": "string.invalid", "/rulebook": "string.invalid"}
    found = faults("cases", q="a", rulebook="tda", topic="nothing")
    assert found == dict.fromkeys(("/rulebook", "/topic"), "choice.invalid")
    assert ask("cases", q="zebra") == {"suite": ask("cases", q="zebra")["suite"], "next": None, "cases": []}


def test_games_and_rulebooks_are_listed_or_one_of_them() -> None:
    assert ask("games") == library.games()
    assert [one["name"] for one in ask("games", name="razz")["games"]] == ["razz"]
    assert faults("games", name="snap") == {"/name": "choice.invalid"}
    assert ask("rulebooks") == library.rulebooks()
    assert ask("rulebooks", id="tda-2024@1") == library.rulebook("tda-2024")
    assert faults("rulebooks", id="tda") == {"/id": "rulebook.unknown"}


def test_rulebooks_of_the_house_are_asked_too(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(HOUSE, encoding="utf-8")
    rulebooks = load_rulebooks(extra=tmp_path)
    own = "corner-club"
    assert json.loads(answer(tools()["rulebooks"], {"id": own}, rulebooks).text)["id"] == own
    assert json.loads(answer(tools()["clause"], {"id": f"{own}:1"}, rulebooks).text)["clause"]["source"] == "Line 1"
    assert faults("rulebooks", id=own) == {"/id": "rulebook.unknown"}


def read(line: bytes) -> Any:
    """What the server reads of a line on its standard input."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", SimpleNamespace(buffer=BytesIO(line)))
        return _next_message()


def call_of(body: str) -> bytes:
    """A message that calls with these arguments."""
    params = f'{{"name": "decide", "arguments": {body}}}'
    message = f'{{"jsonrpc": "2.0", "method": "tools/call", "params": {params}, "id": 7}}'
    return message.encode("utf-8", "surrogatepass")


def refusal(body: str, tool: str = "decide") -> Any:
    """The faults of a call with these arguments, None if it is answered."""
    try:
        told = answer(tools()[tool], read(call_of(body)).params["arguments"], RULEBOOKS)
    except _NotTakenError as error:
        sent = error.reply
        assert sent.id == 7
        data = json.loads(sent.result["content"][0]["text"]) if hasattr(sent, "result") else sent.error.data
        return data["errors"]
    return json.loads(told.text)["errors"] if told.is_error else None


@pytest.mark.slow
@WITH_PACKAGE
def test_arguments_are_refused_as_the_body_of_a_request_is() -> None:
    for number in range(150):
        case = call(Random(number))
        body = "".join(case["arguments"])
        reply = ask_service(case["path"], body.encode("utf-8", "surrogatepass"), RULEBOOKS)
        refused = json.loads(json.dumps(reply.document))["errors"] if getattr(reply, "problem", None) else None
        if not refused or refused[0]["code"] != "json.syntax":  # no message either: tests/live has those
            assert refusal(body, TOOLS[case["path"]]) == refused, body


ROUND: Final = json.dumps(next(body for tool, body in ASKED if tool == "decide" and "compare" not in body))


def padded(size: int) -> str:
    return ROUND[:-1] + " " * (size - len(ROUND)) + "}"


@pytest.mark.slow
@WITH_PACKAGE
def test_arguments_may_have_as_many_bytes_as_a_body() -> None:
    assert refusal(padded(MOST_BYTES)) is None
    with pytest.raises(_NotTakenError, match=f"at most {MOST_BYTES} bytes"):
        read(call_of(padded(MOST_BYTES + 1)))


@pytest.mark.slow
@WITH_PACKAGE
@pytest.mark.parametrize(
    ("item", "most"),
    [("7", MOST_VALUES - 2), ('{"a":7}', MOST_CONTAINERS - 2), ("[7]", MOST_CONTAINERS - 2)],
    ids=["values", "objects", "arrays"],
)
def test_arguments_may_have_as_many_values_as_a_body(item: str, most: int) -> None:
    for count in (most, most + 1):
        body = f'{{"x":[{",".join([item] * count)}]}}'
        document: Json = getattr(ask_service(DECISIONS, body.encode(), RULEBOOKS), "document", {})
        found = refusal(body)
        assert found == json.loads(json.dumps(document["errors"]))
        assert ([one["code"] for one in found] == ["json.too_many_values"]) == (count > most)


@pytest.mark.slow
@WITH_PACKAGE
def test_a_member_that_comes_twice_is_refused() -> None:
    [told] = refusal('{"rulebook": "tda-2024", "action": {"type": "raise", "type": "fold", "to": 600}}')
    assert (told["pointer"], told["code"]) == ("/action/type", "json.duplicate_key")


@WITH_PACKAGE
@pytest.mark.slow
def test_null_stays_in_a_message_and_is_left_out_of_arguments() -> None:
    params = b'{"name":"games","_meta":null,"arguments":{"name":null}}'
    called = read(b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":%s}' % params)
    assert called.params == {"name": "games", "_meta": None, "arguments": {}}
    assert read(b'{"jsonrpc":"2.0","id":1,"method":"ping","params":null}').params is None
