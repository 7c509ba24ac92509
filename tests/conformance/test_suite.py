"""The suite as a suite: its shape, its ids, and that nothing the service decides is without a case."""

import json
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from service.conformance import Case, CaseError, case_files, case_schema, load_cases
from service.rules.model.reasons import Standing
from service.rulesets import Verdict, load_shelf

SHELF: Final = load_shelf()
CASES: Final = load_cases()
FILES: Final = pytest.mark.parametrize("file", case_files(), ids=lambda file: file.name)
EACH: Final = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)

TOPICS: Final = {
    "all_in",
    "blinds",
    "bring_in",
    "cap",
    "cap_heads_up",
    "check_and_call",
    "check_raise",
    "completion",
    "contest",
    "folding",
    "house_rules",
    "out_of_turn",
    "pot_limit",
    "raise_size",
    "reopening",
    "reopening_limit",
    "short_all_in",
    "smallest_chip",
    "snapshot_faults",
    "spread_limit",
}

NO_PLAIN_ACTION_SHOWS: Final = {
    "tda-2019:43.B": "it reads the words 'raise, 8,000'; a plain action says itself whether it means to, by or add",
    "tda-2019:49": "it is about a caller who was told wrong; a plain action does not tell what anybody was told",
}
"""Clauses that the service decides and that no case with a plain action can cite, each with the reason."""


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(case_schema())


@FILES
def test_every_file_has_the_shape(file: Traversable) -> None:
    faults = Draft202012Validator(case_schema()).iter_errors(json.loads(file.read_text(encoding="utf-8")))
    assert [f"{fault.json_path}: {fault.message}" for fault in faults] == []


def test_every_topic_has_cases() -> None:
    assert {case.topic for case in CASES} == TOPICS


def test_ids_are_unique_and_begin_with_their_topic() -> None:
    assert len({case.id for case in CASES}) == len(CASES)
    assert [case.id for case in CASES if not case.id.startswith(f"{case.topic}.")] == []


@EACH
def test_every_case_says_what_happens_and_where_that_is_from(case: Case) -> None:
    assert case.story.strip().endswith((".", "?", ")"))
    assert case.source.strip()


@EACH
def test_every_ruling_is_of_a_rulebook_and_cites_a_clause_of_it(case: Case) -> None:
    assert set(case.rulings) <= set(SHELF)
    for ruleset, ruling in case.rulings.items():
        listed = {clause.id for clause in SHELF[ruleset].clauses}
        assert ruling.clause in (listed if ruling.clause else {None})
        silent = ruling.standing in (Standing.ASSUMED, Standing.HOUSE)
        assert (ruling.clause is None) is (silent or "faults" in ruling.expect)


def test_nothing_that_the_service_decides_is_without_a_case() -> None:
    decided = {clause.id for book in SHELF.values() for clause in book.clauses if clause.verdict is Verdict.DECIDED}
    cited = {ruling.clause for case in CASES for ruling in case.rulings.values()}
    assert decided - cited == set(NO_PLAIN_ACTION_SHOWS)


RULING: Final = {"expect": {"legal": True}, "clause": None, "standing": "assumed"}


def one(**changed: Any) -> dict[str, Any]:
    """A case as it stands in a file."""
    case = {"id": "topic.one", "story": "A story.", "source": "A source.", "round": {}, "rulings": {"tda-2019": RULING}}
    return {**case, **changed}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{", "is no JSON"),
        (json.dumps({"topic": "other", "cases": []}), "says that its topic is other"),
        (json.dumps({"topic": "topic", "cases": [one(id="other.one")]}), r"does not begin with topic\."),
        (json.dumps({"topic": "topic", "cases": [one(), one()]}), "topic.one: stands here twice"),
        (json.dumps({"topic": "topic", "cases": [one(opening={})]}), "a round or an opening, and not both"),
        (
            json.dumps({"topic": "topic", "cases": [one(rulings={"badugi": {**RULING, "expect": 0} | {"as": "x"}})]}),
            "badugi has no expectation of its own, nor by x",
        ),
    ],
)
def test_a_faulty_file_is_named(text: str, what: str, tmp_path: Path) -> None:
    (tmp_path / "topic.json").write_text(text, encoding="utf-8")
    with pytest.raises(CaseError, match=what) as caught:
        load_cases(tmp_path)
    assert caught.value.file == "topic.json"


def test_as_takes_the_expectation_of_another_ruling(tmp_path: Path) -> None:
    as_first = {"as": "tda-2019", "clause": "badugi:6", "standing": "text"}
    case = one(rulings={"tda-2019": RULING, "badugi": as_first})
    (tmp_path / "topic.json").write_text(json.dumps({"topic": "topic", "cases": [case]}), encoding="utf-8")
    [loaded] = load_cases(tmp_path)
    assert loaded.rulings["badugi"].expect == {"legal": True}
    assert (loaded.rulings["badugi"].clause, loaded.rulings["badugi"].same_as) == ("badugi:6", "tda-2019")
