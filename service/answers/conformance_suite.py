"""GET /v1/conformance and /v1/conformance/tests: the suite as its own summary, and its tests by filters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any, Final
from urllib.parse import urlencode

from ..cases.suite import (
    SUITE_VERSION,
    Level,
    Test,
    has_words,
    published_summary,
    published_tests,
    searched_text,
    words_of,
)
from ..rules.model.fault import Fault
from ..rulesets import load_rulebooks
from ..rulesets.rulebook import id_of
from ..yielding import yielding
from .fault_messages import Refused, no_such_value
from .render import Json
from .schemas.request_schema import TestsQuerySchema, query_values, repetitions
from .schemas.strict_schema import load

TESTS_PATH: Final = "/v1/conformance/tests"
USUAL_TESTS: Final = 100
"""How many tests are given if `limit` does not say."""
_QUERY: Final = TestsQuerySchema()
_FILTERS: Final = ("rulebook", "level", "requirement", "topic", "structure", "tag")
_NUMBERS: Final = ("limit", "offset")
_MAKING: Final = Lock()
"""What the answers are made of takes half a second and megabytes: it is made once, for the first that asks."""


@dataclass(frozen=True, slots=True)
class _Suite:
    """The tests, and by filter and value the places of those that it lets through."""

    tests: Sequence[Test]
    places: Mapping[str, Mapping[str, frozenset[int]]]
    by_id: Mapping[str, int]
    texts: Sequence[str]
    """What of each test is searched."""


def conformance() -> Json:
    """The suite: version, digest, how many tests of what, and where they are."""
    with _MAKING:
        summary = published_summary()
    rulebooks = [
        {**book, "tests_href": f"{TESTS_PATH}?{urlencode({'rulebook': book['id']})}"} for book in summary["rulebooks"]
    ]
    return {**summary, "rulebooks": rulebooks, "tests_href": TESTS_PATH}


def conformance_tests(query: Mapping[str, Sequence[str]]) -> Json:
    """The tests that all filters of the query let through, from `offset` on and at most `limit` of them.

    `query`: each name with its values, as they were sent. Raises Refused with every fault, each at `/name`.
    """
    filters = _read(query)
    limit, offset = filters.pop("limit", USUAL_TESTS), filters.pop("offset", 0)
    matches = _matches(filters)
    following = {**filters, "limit": limit, "offset": offset + limit}
    return {
        "suite": SUITE_VERSION,
        "total": len(matches),
        "offset": offset,
        "next": f"{TESTS_PATH}?{urlencode(following)}" if offset + limit < len(matches) else None,
        "tests": [_suite().tests[place].to_json() for place in yielding(matches[offset : offset + limit])],
    }


def _suite() -> _Suite:
    with _MAKING:
        return _indexed_suite()


@cache
def _indexed_suite() -> _Suite:
    tests = published_tests()
    places: dict[str, dict[str, set[int]]] = {name: {} for name in _FILTERS}
    for place, test in enumerate(yielding(tests)):
        entry = {**test.entry(), "rulebook": test.rulebook}
        for name in _FILTERS:
            for value in test.tags if name == "tag" else (entry[name],):
                places[name].setdefault(value, set()).add(place)
    for level in Level:
        places["level"].setdefault(level.value, set())  # one without a test is a level all the same
    frozen = {name: {value: frozenset(some) for value, some in by_value.items()} for name, by_value in places.items()}
    by_id = {test.id: place for place, test in enumerate(tests)}
    return _Suite(tests, frozen, by_id, [searched_text(test) for test in tests])


def _matches(filters: Mapping[str, Any]) -> list[int]:
    """The places of the tests that fit, in the order of the suite."""
    suite = _suite()
    sets = [suite.places[name][filters[name]] for name in _FILTERS if name in filters]
    if "id" in filters:
        sets.append(frozenset([suite.by_id[filters["id"]]] if filters["id"] in suite.by_id else []))
    matches = sorted(frozenset.intersection(*sets)) if sets else list(range(len(suite.tests)))
    words = tuple(dict.fromkeys(words_of(filters.get("q", ""))))
    return [place for place in yielding(matches) if has_words(words, suite.texts[place])] if words else matches


def _read(query: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The query as the schema takes it. Raises Refused."""
    raw = query_values(query, *_NUMBERS)
    _, faults = load(_QUERY, raw)
    raw |= {"rulebook": _tested(raw["rulebook"])} if "rulebook" in raw else {}
    pointed = {error.pointer for error in faults}
    unknown = [error for name in _FILTERS if f"/{name}" not in pointed and (error := _unknown(name, raw.get(name)))]
    if errors := (*repetitions(query), *faults, *unknown):
        raise Refused(errors)
    return {name: raw[name] for name in (*_FILTERS, "id", "q", *_NUMBERS) if name in raw}


def _tested(name: str) -> str:
    """The id of the rulebook that a pin names, if that is the version which the suite tests; otherwise the name."""
    rulebooks, id = load_rulebooks(), id_of(name)
    return id if name in rulebooks and rulebooks[name] is rulebooks[id] else name


def _unknown(name: str, value: str | None) -> Fault | None:
    """The fault of a value that no test has."""
    known = _suite().places[name]
    return None if value is None or value in known else no_such_value(name, value, sorted(known))
