"""What `required` may demand: the rulebook's own words, or arithmetic. One false accusation ends a QA team's trust."""

import json
import re
from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, Final

import pytest

from kit.engine import EngineBroke
from kit.expectation import mismatches
from service.cases import case_files, cases_in, load_cases, suite
from service.cases.suite import Requirement, Test, published_tests
from service.rules.model.reason import Basis
from service.rules.model.round import Structure
from service.rulesets import PARAMETERS, Seen, load_rulebooks
from tests.cases.other_houses import FLOORMAN, hangs_on
from tests.cases.readings import COMES_IN, NEVER, SURE, turns_on
from tests.support.about import of_number
from tests.support.rulebooks import once_read

RULEBOOKS: Final = load_rulebooks()
REQUIRED: Final = [
    test for test in published_tests() if test.requirement is Requirement.REQUIRED and "errors" not in test.tags
]
UNSURE: Final = re.compile(r"reading|assum|common answer|are silent|no such sentence|(do|does) not say|no clause")
"""What a source says of a ruling that is not the rulebook's. That it needs no clause is another matter."""


def ids(tests: list[Test]) -> list[str]:
    return [test.id for test in tests]


@pytest.mark.slow
@pytest.mark.parametrize("book", RULEBOOKS)
def test_none_hangs_on_what_its_rulebook_leaves_to_the_house(book: str) -> None:
    """A house with four raises, or one that rounds the pot up, keeps to a text that leaves that to it."""
    hanging = {test.id: list(hangs_on(test)) for test in REQUIRED if test.rulebook == book}
    assert {id: found for id, found in hanging.items() if found} == {}


@pytest.mark.slow
def test_what_rests_on_the_house_hangs_on_it() -> None:
    """So those above would be found."""
    rest = [test for test in published_tests() if test.case.rests_on and test.rulebook == "tda-2019"]
    hanging = {test.id: {found.partition("=")[0] for found in hangs_on(test)} for test in rest}
    left_open = RULEBOOKS["tda-2019"].left_open
    assert len(hanging) > 20
    assert hanging == {test.id: left_open.intersection(test.case.rests_on) for test in rest}


def test_what_a_case_rests_on_is_left_open_by_a_rulebook_that_it_speaks_of() -> None:
    for case in load_cases():
        assert set(case.rests_on) <= set(PARAMETERS)
        for key in case.rests_on:
            assert any(key in RULEBOOKS[name].left_open for name in case.rulings if name in RULEBOOKS), (case.id, key)


def test_what_rests_on_the_house_is_assumed_unless_the_question_names_it() -> None:
    found = {test.id: test for test in published_tests()}
    open_to_it = found["tda-2019/cap_heads_up.began_heads_up_many_left"]
    assert (open_to_it.requirement, open_to_it.ruling.basis) == (Requirement.OPTIONAL, Basis.ASSUMED)
    assert open_to_it.to_json()["clause"] is None
    assert found["wsop-2024/cap_heads_up.began_heads_up_many_left"].requirement is Requirement.REQUIRED
    named = found["tda-2019/cap_heads_up.named_bet_and_four_between_two"]
    assert (named.requirement, named.tags) == (Requirement.REQUIRED, ("house_rules",))


def test_a_house_rule_against_the_text_makes_a_test_optional() -> None:
    overruled = [test for test in published_tests() if set(test.case.house_rules) - RULEBOOKS[test.rulebook].left_open]
    assert len(overruled) > 200
    assert {test.requirement for test in overruled} == {Requirement.OPTIONAL}


def requirements(id: str, tests: Iterable[Test]) -> dict[str, Requirement]:
    return {test.case.id: test.requirement for test in tests if test.rulebook == id}


def test_no_engine_is_held_to_a_book_whose_text_nobody_read() -> None:
    for id, book in RULEBOOKS.items():
        held = Requirement.REQUIRED in requirements(id, published_tests()).values()
        assert held is (book.seen is Seen.TEXT), id


@pytest.mark.slow
def test_one_word_holds_engines_to_it_as_to_the_edition_before(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebooks = once_read()
    monkeypatch.setattr(suite, "load_rulebooks", lambda: rulebooks)
    tests = list(suite.tests_of(cases_in(case_files(), rulebooks)))
    for id in (id for id, book in RULEBOOKS.items() if book.seen is Seen.RESTATED):
        before, restated = requirements(RULEBOOKS[id].extends or "", tests), requirements(id, published_tests())
        read = requirements(id, tests)
        assert {case for case, found in restated.items() if found is Requirement.OPTIONAL} == {
            case for case, found in read.items() if found is Requirement.OPTIONAL
        }
        assert {case for case in before if read[case] is not before[case]} <= ITS_OWN.get(id, set())
        assert list(read.values()).count(Requirement.REQUIRED) > 1000


ITS_OWN: Final = {
    "tda-2026": {
        "button.empty_places_behind_the_button",
        "button.forward_over_empty_places",
        "button.small_blind_of_four_out",
        "misnamed.all_in_in_a_question",
        "misnamed.raise_in_a_question",
        "newcomers.between_button_and_small_blind",
        "newcomers.far_side_of_an_empty_button",
        "newcomers.taken_in_by_a_button_that_goes_forward",
        "out_of_turn.told_that_three_began",
    }
}
"""Where a book, once read, says what the edition before does not, or may be read in two ways where that one may not."""


def test_level_and_standing_agree() -> None:
    assert ids([test for test in REQUIRED if test.ruling.basis not in SURE or test.ruling.disputed]) == []
    silent = {Basis.ASSUMED, Basis.HOUSE}
    told = [test for test in published_tests() if test.ruling.basis in silent]
    assert {test.requirement for test in told} == {Requirement.OPTIONAL}


def test_what_another_book_says_for_a_silent_one_is_required_of_nobody() -> None:
    told = [test for test in published_tests() if test.ruling.basis is Basis.FALLBACK]
    assert {test.rulebook for test in told} == {"wsop-2026"}
    assert len(told) > 90
    assert {test.requirement for test in told} == {Requirement.DISPUTED}
    [hangs] = [test for test in published_tests() if test.id == "wsop-2026/completion.opening_all_in_of_fifteen"]
    assert (hangs.ruling.clause, hangs.requirement) == ("wsop-2026:VIII.limit", Requirement.DISPUTED)


def test_the_source_of_none_says_that_it_is_a_reading() -> None:
    """Where books differ in that, each ruling has a source of its own."""
    assert {test.id: test.ruling.source for test in REQUIRED if UNSURE.search(test.ruling.source)} == {}


@pytest.mark.slow
def test_none_turns_on_a_reading_of_ours() -> None:
    turning = {test.id: [topic.value for topic in turns_on(test)] for test in REQUIRED if test.ruling.clause}
    assert {id: topics for id, topics in turning.items() if topics} == {}


def test_of_each_reading_beside_a_text_it_is_told_where_it_comes_in() -> None:
    beside = {
        topic
        for book in once_read().values()
        for topic, cited in book.ruleset.topics.items()
        if topic in book.readings and cited.basis in SURE
    }
    assert beside == COMES_IN.keys() | NEVER.keys()
    assert COMES_IN.keys() & NEVER.keys() == set()


def test_of_spread_limit_none_hangs_on_limits_half_bets_cap_or_kills(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rulebook's words make limit's rules those of spread-limit: asked as if it were none, all rule alike."""
    monkeypatch.setattr(Structure.SPREAD_LIMIT, "is_limit", False)
    tests = [test for test in REQUIRED if test.structure == Structure.SPREAD_LIMIT]
    assert len(tests) > 200
    assert ids([test for test in tests if "cap.raises" not in test.case.house_rules and _fails(test)]) == []
    assert ids([test for test in tests if test.topic == "kill_pot"]) == []


OF_LIMIT: Final = {"half_bet", "added_up_limit", "reopening_limit", "cap", "cap_number", "cap_of_two"}


def test_of_spread_limit_none_is_sure_by_a_rule_of_limit() -> None:
    sure = [test for test in REQUIRED if test.structure == Structure.SPREAD_LIMIT and test.ruling.clause]
    assert ids([test for test in sure if OF_LIMIT & set(of_number(test.rulebook, str(test.ruling.clause)))]) == []


def _fails(test: Test) -> bool:
    try:
        return bool(mismatches(test.question, test.expect, FLOORMAN.ask(test.question)))
    except EngineBroke:
        return True


WAGERS: Final = {"bet", "raise", "complete", "all_in"}


def test_what_a_seat_may_do_is_as_sure_as_that_it_does_it() -> None:
    """Of one beginning: the options, and a wager that they allow or bar. Else the case says why one is disputed."""
    asked: dict[str, list[Test]] = {}
    for test in published_tests():
        if test.case.step.keys() <= {"action"} and "errors" not in test.tags:
            begun = {name: value for name, value in test.question.items() if name != "action"}
            asked.setdefault(json.dumps(begun, sort_keys=True), []).append(test)
    pairs = [
        (options, wager)
        for tests in asked.values()
        for options, wager in product(tests, repeat=2)
        if not options.case.step and (options is not wager) and _is_of(wager, options.expect.get("options") or {})
    ]
    assert len(pairs) > 300
    sure = {Requirement.REQUIRED, Requirement.DISPUTED}
    differ = [(a, b) for a, b in pairs if {a.requirement, b.requirement} == sure]
    left = [f"{a.id} {b.case.id}" for a, b in differ if not (a.ruling.disputed or b.ruling.disputed)]
    assert left == []


def _is_of(wager: Test, options: Mapping[str, Any]) -> bool:
    """Whether it is one, and allowed, or barred, as these options say. One of a wrong size is another question."""
    if not wager.case.step:
        return "raise" in options and "raise" in (wager.expect.get("options") or {})
    answers = "raise" in options and (options["raise"] is None or wager.expect.get("legal") is True)
    return answers and wager.case.step["action"].get("type") in WAGERS
