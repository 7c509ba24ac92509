"""The service and the naive model of the next hand on random tables, hand after hand: they must agree on each."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import settings

import service
from service.rulesets import load_shelf, parameters
from tests.models.naive_next_hand import BOOKS, next_hand
from tests.models.next_hand import differences, play

SEED: Final = 20_260
TABLES: Final = settings().max_examples * 20
EXAMPLES: Final[list[dict[str, Any]]] = json.loads(
    Path("tests/answers/next_hand_examples.json").read_text(encoding="utf-8")
)


def test_the_model_has_every_rulebook_with_its_parameters() -> None:
    theirs = {book: parameters(entry.ruleset) for book, entry in load_shelf().items()}
    assert {book: {key: theirs[book][key] for key in ours} for book, ours in BOOKS.items()} == BOOKS
    named = {key for key in theirs["tda-2019"] if key.startswith(("button.", "coming_in."))}
    assert dict.fromkeys(theirs, named) == {book: set(ours) for book, ours in BOOKS.items()}


@pytest.mark.parametrize("example", EXAMPLES, ids=[one["id"] for one in EXAMPLES])
def test_the_model_deals_each_worked_example_as_it_says(example: dict[str, Any]) -> None:
    question, expect = example["question"], example["expect"]
    deal = next_hand(question["table"], {**BOOKS[question["ruleset"]], **question.get("house_rules", {})})["deal"]
    for member in ("button", "button_dead", "small_blind_place", "dealt_in", "first_to_act"):
        assert deal[member] == expect[member], member
    posts = [f"{post['seat']} {post['type']} {post['amount']}" for post in deal["opening"]["posts"]]
    assert posts == expect["posts"]
    assert {str(one["seat"]): one["until"] for one in deal["waiting"]} == expect["waiting"]
    assert {str(one["seat"]): one["blinds"] for one in deal["owes"]} == expect["owes"]


@pytest.mark.parametrize("part", range(4))
def test_both_deal_random_tables_alike(part: int) -> None:
    for number in range(part, TABLES, 4):
        tally = play(SEED, number)
        assert not tally.kinds, next(iter(tally.stories.values()))


def test_a_difference_is_told() -> None:
    question = EXAMPLES[0]["question"]
    other = next_hand({**question["table"], "small_blind": 31}, BOOKS[question["ruleset"]])
    assert list(differences(service.next_hand(question), other)) == ["dead_button: opening.posts"]
