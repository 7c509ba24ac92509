"""The page of `floorman conform --html`: it adds up, it is bounded, and what an engine sends is text and no more."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from kit.engine import Implementation
from kit.reports.engine_page import FAILURES_SHOWN, json_text, page
from kit.run import Outcome, Result, Run
from service.cases.suite import Level, Test, published_tests
from service.rulesets import load_rulebooks
from tests.support.command import run
from tests.support.html_read import (
    HOSTILE,
    Read,
    assert_is_inert_and_shown_by_name,
    assert_runs_nothing_but_its_own_script,
)
from tests.support.rows import table_of

TESTS: Final = published_tests()
EVERY: Final = {
    Outcome.PASSED: (),
    Outcome.FAILED: ("/legal: expected True, found False",),
    Outcome.UNSUPPORTED: ("the level floor",),
    Outcome.BROKEN: ("no answer within 5 s",),
    Outcome.NOT_ASKED: ("not asked: the engine broke 10 times",),
}


def result(test: Test, outcome: Outcome, **changed: Any) -> Result:
    """What came of a test; a failure has an answer."""
    usual: dict[str, Any] = {"why": EVERY[outcome], "answer": {"legal": False} if outcome is Outcome.FAILED else None}
    return Result(test, outcome, **usual | changed)


def of_topic(topic: str, level: Level = Level.BETTING) -> list[Test]:
    return [test for test in TESTS if test.topic == topic and test.level is level]


def told(
    *results: Result,
    counted: list[Result] | None = None,
    engine: str = "Nuts",
    command: str = "floorman conform",
    **asked: Any,
) -> str:
    run = Run(Implementation(engine, "2.1", "C++", "the engine's home"), results)
    failed = [one for one in results if one.outcome in (Outcome.FAILED, Outcome.BROKEN)]
    return page(run, failed if counted is None else counted, command=command, **asked)


MIXED: Final = [
    result(test, outcome) for test, outcome in zip(of_topic("raise_size"), list(Outcome) * 20, strict=False)
]


def test_the_page_requests_nothing_and_runs_nothing_but_its_own_script() -> None:
    assert_runs_nothing_but_its_own_script(told(*MIXED))


def test_the_counts_are_told_for_a_manager() -> None:
    read = Read(told(*MIXED))
    counts = {outcome: sum(one.outcome is outcome for one in MIXED) for outcome in Outcome}
    asked = len(MIXED) - counts[Outcome.UNSUPPORTED] - counts[Outcome.NOT_ASKED]
    assert f"{counts[Outcome.PASSED]} of {asked} tests passed" in read.text
    assert f"{counts[Outcome.UNSUPPORTED]} tests were not asked, as the engine does not support them" in read.text
    assert f"{counts[Outcome.NOT_ASKED]} tests were not asked: the engine broke so often" in read.text
    tiles = re.findall(r'"tile [^"]*"><span class="name">([^<]*)</span><span class="big">([^<]*)<', told(*MIXED))
    assert dict(tiles) == {outcome.words.capitalize(): f"{count:,}" for outcome, count in counts.items()}
    assert "Conformance: Nuts 2.1" in read.text
    assert "Language C++" in read.text
    for rulebook in {one.test.rulebook for one in MIXED}:
        assert f"{rulebook} {load_rulebooks()[rulebook].ruleset.version}" in read.text


def test_each_row_of_the_table_adds_up() -> None:
    rows = re.findall(r"<tr>(?:<th scope=.rowgroup.*?</th>)?<td>(\w+)</td><td>(\w+)</td>(.*?)</tr>", told(*MIXED), re.S)
    assert len(rows) == len({(one.test.rulebook, one.test.level, one.test.requirement) for one in MIXED})
    assert sum(int(count) for *_, cells in rows for count in re.findall(r">(\d+)</td>", cells)) == len(MIXED)


def test_a_cell_of_the_map_tells_its_numbers_and_leads_to_its_failures() -> None:
    tests = [test for test in of_topic("raise_size") if test.rulebook == "tda-2019"][:4]
    outcomes = (Outcome.PASSED, Outcome.PASSED, Outcome.FAILED, Outcome.UNSUPPORTED)
    other = next(test for test in of_topic("blinds") if test.rulebook == "badugi")
    results = [result(test, outcome) for test, outcome in zip(tests, outcomes, strict=True)]
    read = Read(told(*results, result(other, Outcome.PASSED)))
    titles = {attrs["title"]: attrs["class"] for tag, attrs in read.tags if tag == "td" and "title" in attrs}
    assert titles["Raise size, tda-2019: 2 of 3 passed, 1 failed, 1 unsupported"] == "some"
    assert titles["Raise size, badugi: no test"] == "empty"
    assert titles["Blinds, badugi: 1 of 1 passed"] == "all"
    assert titles["All topics, all rulebooks: 3 of 4 passed, 1 failed, 1 unsupported"] == "some whole"
    assert "66.7% 2 of 3" in read.text
    links = [(link["data-topic"], link["data-rulebook"]) for link in read.having("class", "narrows")]
    assert ("raise_size", "tda-2019") in links
    assert ("blinds", "badugi") not in links


def test_the_topic_that_fails_most_is_first_and_what_was_not_asked_is_named_below() -> None:
    some = [
        *(result(test, Outcome.PASSED) for test in of_topic("blinds")[:3]),
        *(result(test, Outcome.FAILED) for test in of_topic("short_all_in")[:3]),
        *(result(test, Outcome.UNSUPPORTED) for test in of_topic("spoken", Level.FLOOR)[:3]),
    ]
    html = told(*some)
    assert re.findall(r'<th scope="row">([^<]*)</th>', html) == ["All topics", "Short all in", "Blinds"]
    assert "as the engine does not support it: Spoken." in Read(html).text


def test_a_failure_is_told_in_full() -> None:
    test = next(one for one in TESTS if one.ruling.clause and one.level is Level.BETTING and one.rulebook == "tda-2019")
    why = ("/legal: expected True, found False", "/action/to: expected 600, found 500")
    read = Read(told(result(test, Outcome.FAILED, why=why, answer={"legal": False, "action": {"to": 500}})))
    clause = next(one for one in load_rulebooks()["tda-2019"].clauses if one.id == test.ruling.clause)
    for words in (test.case.story, test.case.source, test.id, clause.paraphrase, clause.source, *why):
        assert re.sub(r"\s+", " ", words) in read.text
    assert '{"legal": false, "action": {"to": 500}}' in read.text
    [entry] = read.having("class", "failure")
    assert (entry["data-topic"], entry["data-rulebook"], entry["data-outcome"]) == (test.topic, test.rulebook, "failed")


def test_one_case_under_several_rulebooks_is_told_once() -> None:
    case = of_topic("raise_size")[0].case.id
    tests = [test for test in TESTS if test.case.id == case]
    assert len(tests) > 2
    read = Read(told(*(result(test, Outcome.FAILED) for test in tests)))
    assert len(read.having("class", "case")) == 1
    assert len(read.having("class", "failure")) == len(tests)


def test_a_break_shows_what_the_engine_wrote() -> None:
    read = Read(told(result(TESTS[0], Outcome.BROKEN, why=("it ended; it wrote: line 1\nline 2",))))
    assert "At 1 test the engine broke" in read.text
    assert any("line 1\nline 2" in text for text in read.texts)


@pytest.mark.slow
def test_thousands_of_failures_stay_usable() -> None:
    """In full so many of a cause, what is required first; of the others the id, and each can be filtered."""
    many = TESTS[:2500]
    html = told(*(result(test, Outcome.FAILED, answer={"more": ["x" * 1000] * 1000}) for test in many))
    assert len(html) < 3_000_000
    read = Read(html)
    assert len(read.having("class", "failure")) == FAILURES_SHOWN
    assert len(read.having("class", "entry")) == len(many)
    assert {test.id for test in many} <= set(read.texts)
    assert {one["data-requirement"] for one in read.having("class", "failure")} == {"required"}
    assert f"{len(many) - FAILURES_SHOWN:,} more failures of this cause" in read.text


def test_known_failures_are_marked_and_do_not_make_the_run_fail() -> None:
    first, second = (result(test, Outcome.FAILED) for test in of_topic("raise_size")[:2])
    read = Read(told(first, second, counted=[first]))
    assert "1 failure is known, and does not make this run fail." in read.text
    assert len(read.having("class", "known")) == 1
    assert "make this run fail" not in Read(told(first, second)).text


def test_what_passes_though_it_must_fail_is_told() -> None:
    passed = result(TESTS[0], Outcome.PASSED)
    read = Read(told(passed, counted=[result(TESTS[0], Outcome.FAILED)]))
    assert "1 test passes, though --must-fail says that it does not" in read.text
    assert TESTS[0].id in read.text


def test_nothing_wrong_and_nothing_asked() -> None:
    text = Read(told(result(TESTS[0], Outcome.PASSED), result(TESTS[1], Outcome.PASSED))).text
    assert "All 2 tests that the engine was asked passed." in text
    assert "Failures None." in text
    text = Read(told(result(TESTS[0], Outcome.UNSUPPORTED, why=(HOSTILE,)))).text
    assert "The engine supports none of these 1 test." in text


def test_hostile_text_is_inert_and_shown_by_name() -> None:
    plain = told(*MIXED, results_file="r.json", ended_at="2026-01-01T00:00:00Z")
    hostile_results = [
        result(one.test, one.outcome, why=(HOSTILE,) * len(one.why), answer=one.answer and {HOSTILE: [HOSTILE]})
        for one in MIXED
    ]
    hostile = told(*hostile_results, engine=HOSTILE, command=HOSTILE, results_file=HOSTILE, ended_at=HOSTILE)
    assert_is_inert_and_shown_by_name(hostile, plain)


DEEP: Final[Any] = json.loads('{"a":' * 300 + "1" + "}" * 300)


@pytest.mark.parametrize(
    "answer",
    [
        DEEP,
        {"list": [[1] * 1000] * 1000},
        {str(number): {str(number): number} for number in range(5000)},
        {"x" * 10**6: "y" * 10**6},
        {"number": 10**4000},
        {"nan": float("nan"), "inf": float("inf")},
    ],
    ids=["deep", "wide", "many", "long", "number", "nan"],
)
def test_a_huge_answer_is_cut(answer: Any) -> None:
    assert len(json_text(answer)) < 40_000
    assert len(told(result(TESTS[0], Outcome.FAILED, answer=answer))) < 100_000


def test_json_is_as_short_as_there_is_room() -> None:
    players = [{"seat": seat, "stack": 10_000, "committed": 200, "acted": True} for seat in (1, 2)]
    assert json_text({"round": {"to_act": 1, "players": players, "empty": []}, "more": None}) == "\n".join(
        table_of(__file__, "test_json_is_as_short_as_there_is_room")
    )
    assert json.loads(json_text({"a": ["b" * 70, {"c": "d" * 70}]})) == {"a": ["b" * 70, {"c": "d" * 70}]}


def test_a_report_that_cannot_be_written_is_told_before_the_engine_is_asked(tmp_path: Path) -> None:
    ran = run("conform", "--html", tmp_path / "none" / "r.html")
    assert ran.exit_code == 2
    assert "there is no folder" in ran.output
