"""The service and the naive model of the next hand on random tables, hand after hand: they must agree on each."""

from typing import Any, Final

import pytest
from hypothesis import settings

import service
from service.cases import load_cases
from service.rulesets import load_rulebooks, parameters
from tests.models.naive_next_hand import BOOKS, next_hand
from tests.models.next_hand import differences, play

SEED: Final = 20_260
TABLES: Final = settings().max_examples * 20
CASES: Final = [
    pytest.param(case.table, rulebook, dict(case.house_rules), id=f"{rulebook}/{case.id}")
    for case in load_cases()
    for rulebook, ruling in case.rulings.items()
    if case.table is not None and ruling.expect.get("ruling")
]


def test_the_model_has_every_rulebook_with_its_parameters() -> None:
    theirs = {book: parameters(entry.ruleset) for book, entry in load_rulebooks().items()}
    assert {book: {key: theirs[book][key] for key in ours} for book, ours in BOOKS.items()} == BOOKS
    named = {key for key in theirs["tda-2019"] if key.startswith(("button.", "coming_in."))}
    assert dict.fromkeys(theirs, named) == {book: set(ours) for book, ours in BOOKS.items()}


@pytest.mark.parametrize(("table", "rulebook", "house_rules"), CASES)
def test_both_deal_each_case_alike(table: dict[str, Any], rulebook: str, house_rules: dict[str, Any]) -> None:
    answer = service.next_hand({"rulebook": rulebook, "house_rules": house_rules, "table": table})
    assert differences(answer, next_hand(table, {**BOOKS[rulebook], **house_rules})) == {}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_both_deal_random_tables_alike(part: int) -> None:
    for number in range(part, TABLES, 4):
        record = play(SEED, number)
        assert record.stories == {}


def test_a_difference_is_told() -> None:
    table = next(case.table for case in load_cases() if case.id == "button.nobody_leaves" and case.table)
    other = next_hand({**table, "small_blind": 31}, BOOKS["tda-2024"])
    ours = service.next_hand({"rulebook": "tda-2024", "table": table})
    assert list(differences(ours, other)) == ["dead_button: opening.posts"]
