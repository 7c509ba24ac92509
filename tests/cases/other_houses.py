"""Does a ruling hang on what its rulebook leaves to the house? The question is asked again under other house rules."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from kit.engine import EngineBroke
from kit.engine_difference import other_houses
from kit.expectation import Uncomparable, mismatches
from kit.floorman_engine import FloormanEngine
from service.cases.suite import Test
from service.rules.model.round import Structure
from service.rulesets import PARAMETERS, load_rulebooks

Json = Mapping[str, Any]

FLOORMAN: Final = FloormanEngine()
SAID_BY_THE_QUESTION: Final = {"pot.share"}
"""Half-pot is another structure than pot-limit, which the question names."""

LIMIT: Final = (Structure.FIXED_LIMIT, Structure.SPREAD_LIMIT)
BIG_BET: Final = (Structure.NO_LIMIT, Structure.POT_LIMIT)
BEARS_ON: Final[Mapping[str, Callable[[Test, str], bool]]] = {
    "cap": lambda test, _: test.structure in LIMIT,
    "completion": lambda test, _: test.structure in LIMIT,
    "reopening.limit": lambda test, _: test.structure in LIMIT,
    "reopening.cumulative": lambda test, _: test.structure in LIMIT,
    "reopening.no_limit": lambda test, _: test.structure in BIG_BET,
    "pot": lambda test, _: test.structure == Structure.POT_LIMIT,
    "straddle": lambda test, asked: "straddle" in asked or test.structure in LIMIT,
    **dict.fromkeys(
        ("spoken", "words_or_chips", "multiple_chips", "string_bet", "prior_chips", "undercall", "misunderstanding"),
        lambda _, asked: "declaration" in asked or "incident" in asked or "out_of_turn" in asked,
    ),
    **dict.fromkeys(("clock", "corrections"), lambda _, asked: "incident" in asked),
}
"""On which tests a parameter, or a table of them, can bear: the others need not be asked again. If absent, on all."""


def hangs_on(test: Test, *, all_of_them: bool = False) -> Iterator[str]:
    """The parameters that its rulebook leaves open, and its question does not name, by which the test would fail."""
    asked = json.dumps(test.question)
    for rules in _houses(test.rulebook):
        key = next(iter(rules))
        if rules.keys() & (test.case.house_rules.keys() | SAID_BY_THE_QUESTION):
            continue
        bears = BEARS_ON.get(key) or BEARS_ON.get(PARAMETERS[key].table)
        if (all_of_them or bears is None or bears(test, asked)) and _fails(test, rules):
            yield f"{key}={rules[key]}"


@cache
def _houses(rulebook: str) -> tuple[dict[str, Any], ...]:
    return tuple(other_houses(load_rulebooks()[rulebook]))


def _fails(test: Test, rules: Json) -> bool:
    question = {**test.question, "house_rules": {**test.case.house_rules, **rules}}
    try:
        return bool(mismatches(question, test.expect, FLOORMAN.ask(question)))
    except (EngineBroke, Uncomparable):  # an action that leads up to the question does not stand there
        return True
