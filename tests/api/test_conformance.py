"""The conformance suite over HTTP: what it is, its tests by filters, and every fault of a query."""

import hashlib
import json
from typing import Any, Final

import pytest
from flask import Flask

from service import yielding
from service.answers import conformance_suite
from service.answers.schemas.request_schema import MOST_TESTS
from service.api.app import create_app
from service.api.views import documents as views
from service.cases.suite import SUITE_VERSION, Test, published_summary, published_tests
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.conftest import Checked
from tests.support.rows import rows_of

SUITE: Final = "/v1/conformance"
CASES: Final = "/v1/conformance/tests"
TESTS: Final = published_tests()


def asked(client: Checked, path: str = CASES, **query: Any) -> Any:
    """The answer to a query that makes sense."""
    answer = client.get(path, query_string=query or None)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def every_page(client: Checked, **query: Any) -> list[Any]:
    """All that fit, by following `next`."""
    found, page = [], asked(client, **query)
    while True:
        found += page["tests"]
        if page["next"] is None:
            assert page["total"] == len(found)
            return found
        page = asked(client, page["next"])


def test_the_suite_tells_what_it_is(client: Checked) -> None:
    told = asked(client, SUITE)
    assert told["version"] == SUITE_VERSION
    assert told["test_count"] == len(TESTS) == sum(one["test_count"] for one in told["rulebooks"])
    assert asked(client, told["tests_href"])["total"] == len(TESTS)
    for one in told["rulebooks"]:
        assert asked(client, one["tests_href"])["total"] == one["test_count"]


@pytest.mark.slow
def test_its_digest_is_that_of_the_tests_that_it_gives(client: Checked) -> None:
    told = asked(client, SUITE)
    for rulebook in told["rulebooks"][:2]:
        hashed = hashlib.sha256()
        for test in every_page(client, rulebook=rulebook["id"], limit=MOST_TESTS):
            hashed.update(json.dumps(test, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        assert f"sha256:{hashed.hexdigest()}" == rulebook["digest"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ({"rulebook": "badugi"}, lambda test: test.rulebook == "badugi"),
        ({"rulebook": load_rulebooks()["badugi"].ruleset.pin}, lambda test: test.rulebook == "badugi"),
        ({"level": "floor"}, lambda test: test.level == "floor"),
        ({"requirement": "disputed"}, lambda test: test.requirement == "disputed"),
        ({"topic": "short_all_in"}, lambda test: test.topic == "short_all_in"),
        ({"structure": "pot_limit"}, lambda test: test.structure == "pot_limit"),
        ({"tag": "house_rules"}, lambda test: "house_rules" in test.tags),
        ({"id": TESTS[7].id}, lambda test: test.id == TESTS[7].id),
        ({"id": "tda-2019/no.such"}, lambda _: False),
        ({"level": "hands"}, lambda test: test.level == "hands"),
        ({"level": "betting", "requirement": "required", "rulebook": "tda-2019", "structure": "fixed_limit"},
         lambda test: (test.level, test.requirement, test.rulebook, test.structure) == ("betting", "required", "tda-2019", "fixed_limit")),  # noqa: E501
    ],
)  # fmt: skip
def test_filters_let_through_what_fits_in_the_order_of_the_suite(client: Checked, query: Any, fits: Any) -> None:
    expected = [test.id for test in TESTS if fits(test)]
    assert [one["id"] for one in every_page(client, **query, limit=MOST_TESTS)] == expected


@rows_of(__file__)
def test_words_find_a_test_by_story_topic_id_and_clause(client: Checked, words: str, fits: str) -> None:
    found = [one["id"] for one in every_page(client, q=words, rulebook="tda-2019", limit=MOST_TESTS)]
    assert fits in found
    assert len(found) < len(TESTS) / 20


@pytest.mark.parametrize("words", ["overchip nosuchword", "verchip", "110", "4", "43.C", "rule 20"])
def test_all_words_must_be_there_and_numbers_whole(client: Checked, words: str) -> None:
    found = [one["id"] for one in asked(client, q=words, rulebook="tda-2019", limit=MOST_TESTS)["tests"]]
    assert "tda-2019/overchip.facing_a_bet" not in found
    assert "tda-2019/short_all_in.as_a_snapshot" not in found


def test_the_number_of_a_clause_finds_the_tests_that_it_decides(client: Checked) -> None:
    decided = {test.id for test in TESTS if test.ruling.clause == "tda-2019:44"}
    assert decided == {one["id"] for one in every_page(client, q="rule 44", rulebook="tda-2019")} & decided
    assert decided


def test_a_search_has_parts_and_other_filters_too(client: Checked) -> None:
    first = asked(client, q="raise to", topic="overchip", limit=2)
    assert first["next"] == f"{CASES}?topic=overchip&q=raise+to&limit=2&offset=2"
    assert {one["topic"] for one in asked(client, first["next"])["tests"]} == {"overchip"}
    assert asked(client, q="?!", topic="overchip")["total"] == asked(client, topic="overchip")["total"]


@pytest.mark.parametrize("word", ["\U0001e4d0", "\U00031350", "\u0440", "\u00e9"])
def test_a_letter_is_one_whatever_unicode_the_python_knows(client: Checked, word: str) -> None:
    assert asked(client, q=word)["total"] == 0
    assert asked(client, q=f"\u201craise\u201d {word}")["total"] == 0
    assert asked(client, q="\u201craise\u201d")["total"] == asked(client, q="raise")["total"] > 0


def test_a_test_is_given_with_all_that_a_runner_needs(client: Checked) -> None:
    test: Test = TESTS[3]
    [given] = asked(client, id=test.id)["tests"]
    assert given == json.loads(json.dumps(test.to_json()))


def test_parts_follow_one_another(client: Checked) -> None:
    first = asked(client, topic="blinds", limit=10)
    assert (first["offset"], len(first["tests"])) == (0, 10)
    assert first["next"] == f"{CASES}?topic=blinds&limit=10&offset=10"
    second = asked(client, first["next"])
    assert second["offset"] == 10
    assert not {one["id"] for one in first["tests"]} & {one["id"] for one in second["tests"]}
    total = first["total"]
    last = asked(client, topic="blinds", limit=10, offset=total - 3)
    assert (len(last["tests"]), last["next"]) == (3, None)
    assert asked(client, topic="blinds", limit=10, offset=total - 10)["next"] is None
    assert asked(client, topic="blinds", limit=10, offset=total - 11)["next"] is not None
    beyond = asked(client, topic="blinds", offset=total + 5)
    assert (beyond["tests"], beyond["next"], beyond["total"]) == ([], None, total)
    assert len(asked(client)["tests"]) == 100


def test_every_fault_of_a_query_is_pointed_at(client: Checked) -> None:
    query = "level=x&topic=&limit=0&limt=1&tag=a&tag=b&offset=-1&rulebook=tda-2018&structure=no_limit&requirement=%FF"
    answer = client.get(f"{CASES}?{query}")
    assert answer.status_code == 422
    problem = answer.get_json()
    assert problem["type"] == "/problems/invalid-request"
    assert problem["detail"] == f"9 errors in the query. The first: {problem['errors'][0]['message']}"
    assert sorted((one["pointer"], one["code"]) for one in problem["errors"]) == [
        ("/level", "choice.invalid"),
        ("/limit", "integer.out_of_range"),
        ("/limt", "field.unknown"),
        ("/offset", "integer.invalid"),
        ("/requirement", "choice.invalid"),
        ("/rulebook", "choice.invalid"),
        ("/tag", "array.items_alike"),
        ("/tag", "choice.invalid"),
        ("/topic", "string.invalid"),
    ]


@rows_of(__file__)
def test_a_fault_of_a_query(client: Checked, query: str, pointer: str) -> None:
    answer = client.get(f"{CASES}?{query}")
    assert answer.status_code == 422
    assert [one["pointer"] for one in answer.get_json()["errors"]] == [pointer]


def test_the_suite_itself_takes_no_query(client: Checked) -> None:
    assert client.get(f"{SUITE}?level=betting").status_code == 400


@pytest.mark.parametrize("path", [SUITE, f"{CASES}?topic=cap", f"{CASES}?topic=cap&offset=5", f"{CASES}?q=cap"])
def test_what_is_unchanged_is_not_sent_again(client: Checked, path: str) -> None:
    first = client.get(path)
    assert first.headers["Cache-Control"] == "public, max-age=300"
    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert client.get(path).data == first.data
    assert client.open(path, "HEAD").headers["ETag"] == first.headers["ETag"]


def test_each_part_has_an_etag_of_its_own(client: Checked) -> None:
    tags = [client.get(f"{CASES}?topic=cap&offset={offset}").headers["ETag"] for offset in (0, 1)]
    assert len(set(tags)) == 2


def test_requests_are_counted_by_their_route(app: Flask, client: Checked) -> None:
    client.get(f"{CASES}?limit=2")
    counted = client.get("/metrics").text
    assert f'endpoint="{CASES}",method="GET",status="200"' in counted


def test_the_largest_part_is_bounded(client: Checked) -> None:
    sizes = [len(client.get(f"{CASES}?limit={MOST_TESTS}&offset={offset}").data) for offset in (0, 3000, 6000)]
    assert max(sizes) < 1_000_000


@pytest.mark.slow
def test_it_is_made_when_it_is_asked_for_and_others_have_turns_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[None] = []
    monkeypatch.setattr(yielding, "SECONDS", 0.0)
    monkeypatch.setattr(yielding, "yield_now", lambda: turns.append(None))
    made = (published_tests, published_summary, conformance_suite._indexed_suite, views._constant)
    for one in made:
        one.cache_clear()
    client = Checked(create_app(Settings(log_level="ERROR")))
    assert [one.cache_info().currsize for one in made] == [0, 0, 0, 0]
    asked(client, SUITE)
    assert len(turns) > 2 * len(TESTS)
    turns.clear()
    asked(client)
    assert len(turns) > len(TESTS)
