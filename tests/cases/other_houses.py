"""Does a ruling hang on what its rulebook leaves to the house? The question is asked again under other house rules."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import service.rules
from kit.engine import EngineBroke
from kit.engine_difference import other_houses
from kit.expectation import Uncomparable, mismatches
from kit.floorman_engine import FloormanEngine
from service.cases.suite import Test
from service.rules import Ruleset
from service.rulesets import PARAMETERS, Rulebooks, load_rulebooks

Json = Mapping[str, Any]

FLOORMAN: Final = FloormanEngine()
SAID_BY_THE_QUESTION: Final = {"pot.share"}
"""Half-pot is another structure than pot-limit, which the question names."""


def hangs_on(test: Test) -> Iterator[str]:
    """The parameters that its rulebook leaves open, and its question does not name, by which the test would fail.

    What nothing reads on the way to the answer cannot bear on it: only of the others the question is asked again.
    """
    read = read_for(test.question)
    for rules in _houses(test.rulebook):
        if not rules.keys() & (test.case.house_rules.keys() | SAID_BY_THE_QUESTION):
            key = next(iter(rules))
            if rules.keys() & read and _fails(test, rules):
                yield f"{key}={rules[key]}"


def read_for(question: Json) -> set[str]:
    """The parameters that the rules read for the answer."""
    _READ.clear()
    try:
        _recorded().ask(question)
    except EngineBroke:
        return {*PARAMETERS}
    return {*_READ}


_READ: Final[set[str]] = set()
_RULES: Final = f"{Path(service.rules.__file__).parent}/"


@cache
def _recorded() -> FloormanEngine:
    """Floorman by rulebooks that record which of their parameters a module of the rules reads."""
    books = load_rulebooks()
    return FloormanEngine(Rulebooks(replace(book, ruleset=_recording(book.ruleset)) for book in books.carried))


def _recording(ruleset: Ruleset) -> Ruleset:
    tables = {parameter.table: getattr(ruleset, parameter.table) for parameter in PARAMETERS.values()}
    return replace(ruleset, **{name: _recording_table(name, table) for name, table in tables.items()})


def _recording_table(table: str, rule: Any) -> Any:
    def read(self: Any, name: str) -> Any:
        if sys._getframe(1).f_code.co_filename.startswith(_RULES):
            _READ.add(f"{table}.{name}")
        return object.__getattribute__(self, name)

    recording = type(type(rule).__name__, (type(rule),), {"__slots__": (), "__getattribute__": read})
    return recording(**{field.name: getattr(rule, field.name) for field in fields(rule)})


@cache
def _houses(rulebook: str) -> tuple[dict[str, Any], ...]:
    return tuple(other_houses(load_rulebooks()[rulebook]))


def _fails(test: Test, rules: Json) -> bool:
    question = {**test.question, "house_rules": {**test.case.house_rules, **rules}}
    try:
        return bool(mismatches(question, test.expect, FLOORMAN.ask(question)))
    except (EngineBroke, Uncomparable):  # an action that leads up to the question does not stand there
        return True
