"""The vectors that the suite hands out for a comparator: ours gives each its verdict."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema_rs import validator_for

from kit.expectation import Uncomparable, mismatches

SUITE: Final = Path(__file__).parents[1] / "suite"
VECTORS: Final[list[dict[str, Any]]] = json.loads((SUITE / "comparison.json").read_bytes())
README: Final = (SUITE.parents[1] / "service" / "cases" / "suite_readme.md").read_text(encoding="utf-8")


def verdict(vector: dict[str, Any]) -> str:
    try:
        return "fail" if mismatches(vector["question"], vector["expect"], vector["answer"]) else "pass"
    except Uncomparable:
        return "broken"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"].replace(" ", "_"))
def test_each_vector_gets_its_verdict(vector: dict[str, Any]) -> None:
    assert verdict(vector) == vector["verdict"]


def test_they_have_the_shape_and_names_of_their_own() -> None:
    validator_for(json.loads((SUITE / "comparison.schema.json").read_bytes())).validate(VECTORS)
    assert len({vector["name"] for vector in VECTORS}) == len(VECTORS)


def test_each_rule_of_the_readme_decides_both_ways() -> None:
    rules = {int(number) for number in re.findall(r"^(\d+)\. ", README, re.MULTILINE)}
    ways = Counter((vector["rule"], vector["verdict"] == "pass") for vector in VECTORS)
    assert {rule for rule, _ in ways} == rules
    assert {rule for rule in rules if not (ways[rule, True] and ways[rule, False])} == set()
