"""Failures are told by what the engine does otherwise first, whatever the test asks after it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import pytest

from kit.causes import Cause
from kit.engine import MOST_BREAKS, BeginningRefused, EngineBroke
from kit.expectation import mismatches
from kit.floorman_engine import MANY_KEPT, FloormanEngine
from kit.run import Failures, Outcome, by_cause, run_tests
from kit.selection import Selection
from kit.tests.in_process import InProcess
from service.cases.suite import Test

Json = dict[str, Any]
FLOORMAN: Final = FloormanEngine(kept=MANY_KEPT)
BETTING: Final = Selection(rulebooks=["tda-2019"], levels=["betting"], requirements=["required"]).tests()


Wrong = Callable[[Json, Json], Json]


def engine(wrong: Wrong) -> InProcess:
    """Floorman with other options. It allows what its options offer, as most engines do."""

    def ask(question: Json) -> Json:
        """As an adapter answers: a beginning that it does not allow is refused."""
        before = {name: value for name, value in question.items() if name not in ("actions", "action")}
        actions = question.get("actions", [])
        for place, action in enumerate(actions):
            if not allows({**before, "actions": actions[:place]}, action):
                return {"refused": "an action that leads up to the question"}
        asked = {**before, "actions": actions} if "opening" in question else before
        if "action" in question:
            return {"legal": allows(asked, question["action"])}
        return {"options": options(asked)}

    def options(question: Json) -> Any:
        answer = FLOORMAN.ask(question)
        return wrong(question, answer["options"]) if answer.get("options") else answer.get("options")

    def allows(question: Json, action: Json) -> bool:
        right = FLOORMAN.ask({**question, "action": action})
        said, offered = options(question), FLOORMAN.ask(question).get("options")
        if right.get("legal") is None or said == offered:
            return bool(right.get("legal"))
        if action["type"] in ("bet", "raise", "complete", "all_in"):
            made = right["action"] or {}
            to, wager = action.get("to") or made.get("to", 0), said["raise"]
            if right["legal"] and not made.get("by"):
                return True  # all-in for a call
            return bool(wager and wager["min_to"] <= to <= wager["max_to"])
        return bool(right["legal"])

    return InProcess(ask)


def doubled(_: Json, options: Json) -> Json:
    """The smallest raise is twice as much over the bet."""
    wager = options["raise"]
    if wager and options["call"]:
        least = min(2 * wager["min_to"] - options["call"]["to"], wager["max_to"])
        return {**options, "raise": {**wager, "min_to": least}}
    return options


def short_of_all(_: Json, options: Json) -> Json:
    """Nobody may put in the last chip."""
    wager = options["raise"]
    if wager and wager["max_to"] > wager["min_to"]:
        return {**options, "raise": {**wager, "max_to": wager["max_to"] - 1}}
    return options


def never_again(question: Json, options: Json) -> Json:
    """Nobody raises once there were two actions."""
    return {**options, "raise": None} if len(question.get("actions", ())) > 1 else options


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wrong", "cause"),
    [
        (doubled, "has another smallest raise"),
        (short_of_all, "has another largest raise"),
        (never_again, "offers no raise where one may be made"),
    ],
)
def test_an_engine_with_one_fault_has_one_cause_before_all_others(wrong: Wrong, cause: str) -> None:
    causes = failures_of(wrong)
    assert causes[0].cause.does == cause
    by_hand = sum(len(one.results) for one in causes if one.cause.does == cause)
    assert 10 * by_hand >= 9 * sum(len(one.results) for one in causes), [one.headline() for one in causes]


@pytest.mark.slow
def test_a_refused_beginning_is_told_with_the_step_and_its_clause() -> None:
    [first, *_] = failures_of(doubled)
    assert first.before > 0
    begun = [(one.cause, one.test) for one in first.results if one.cause and one.cause.is_before]
    assert all(cause.story != test.case.story for cause, test in begun)
    assert any(cause.ruling[0].endswith("(tda-2019:43.A, text)") for cause, _ in begun)
    assert all(cause.why[0].startswith("/options/raise/min_to: expected ") for cause, _ in begun)


@pytest.mark.slow
def test_the_first_of_a_cause_is_the_one_with_the_least_to_tell() -> None:
    for one in failures_of(doubled):
        sizes = [result.cause.size for result in one.results if isinstance(result.cause, Cause)]
        assert one.cause.size == min(sizes)
        assert one.command("floorman conform").endswith(f" --run {one.first.id}")


@pytest.mark.slow
def test_an_engine_that_breaks_when_it_is_asked_why_is_soon_asked_no_more() -> None:
    """It answers each test wrongly, and no other question."""
    tests, others = [test.question for test in BETTING], []

    def breaks(question: Json) -> Json:
        if question not in tests:
            others.append(question)
            raise EngineBroke("why do you ask?")
        return {"options": {"check": "maybe"}, "legal": "maybe"}

    results = run_tests(BETTING, lambda: InProcess(breaks), 1, lambda _: None)
    assert len(others) == MOST_BREAKS
    assert sum(len(one.results) for one in by_cause(results)) == len([one for one in results if one.why])


@cache
def failures_of(wrong: Wrong) -> list[Failures]:
    tests: list[Test] = BETTING
    return by_cause(run_tests(tests, lambda: engine(wrong), 1, lambda _: None))


def service(question: Json) -> Json:
    """As Floorman's own API, which says that a beginning does not stand: no raise, and no question after one."""
    raises = [action["type"] == "raise" for action in question.get("actions", [])]
    if any(raises):
        raise BeginningRefused(f"an action that leads up to the question does not stand: {raises.index(True)}")
    if question.get("action", {}).get("type") == "raise":
        return {"legal": False}
    return FLOORMAN.ask(question)


@pytest.mark.slow
def test_a_service_that_refuses_a_beginning_fails_and_has_not_broken() -> None:
    results = run_tests(BETTING, lambda: InProcess(service), 1, lambda _: None)
    assert {one.outcome for one in results} == {Outcome.PASSED, Outcome.FAILED}
    [first, *_] = by_cause(results)
    assert first.cause.does == "refuses a bet or raise that stands"
    assert first.before > 20


def test_an_answer_to_a_question_that_makes_no_sense_is_a_cause() -> None:
    def answers_all(question: Mapping[str, Any]) -> Json:
        return {"legal": True} if "action" in question else {"options": {"check": True}}

    senseless = [one for one in Selection(rulebooks=["tda-2019"]).tests() if "errors" in one.tags][:40]
    causes = by_cause(run_tests(senseless, lambda: InProcess(answers_all), 1, lambda _: None))
    assert sum(len(one.results) for one in causes) == len(senseless) == 40
    assert "answers a question that makes no sense" in {one.cause.does for one in causes}


def test_an_engine_that_leaves_to_the_floor_what_the_book_decides_is_told_so() -> None:
    def leaves_all(question: Json) -> Json:
        return {"legal": None} if "action" in question else FLOORMAN.ask(question)

    checks = [one for one in BETTING if one.question.get("action") == {"type": "check"}][:3]
    causes = by_cause(run_tests(checks, lambda: InProcess(leaves_all), 1, lambda _: None))
    assert all(one.cause.does.startswith("leaves a ") and one.cause.does.endswith(" to the floor") for one in causes)
    assert sum(len(one.results) for one in causes) == len(checks) == 3


def test_no_required_test_accuses_an_engine_for_what_it_makes_of_the_floors_choice() -> None:
    """Whether it allows or bars it."""
    tests = [one for one in Selection().tests() if one.expect.get("legal", True) is None and "hand" not in one.question]
    assert len(tests) > 60
    for test in tests:
        for answer in ({"legal": True}, {"legal": False, "action": None}, {"legal": None}, {"refused": True}):
            assert mismatches(test.question, test.expect, answer) == []
