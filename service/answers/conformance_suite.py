"""GET /v1/conformance and /v1/conformance/tests: the suite as its own summary, and its tests by filters."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any, Final
from urllib.parse import urlencode

from ..cases.suite import SUITE_VERSION, Level, Test, has_words, published_tests, searched_text, words_of
from ..cases.suite_files import published_summary
from ..rules.model.fault import Fault
from ..rulesets import load_rulebooks
from ..rulesets.rulebook import id_of
from ..yielding import yielding
from .fault_messages import Refused, fault, no_such_value
from .pointers import pointer_to
from .render import Json
from .schemas.request_schema import TestsQuerySchema
from .schemas.strict_schema import load

TESTS_PATH: Final = "/v1/conformance/tests"
USUAL_TESTS: Final = 100
"""How many tests are given if `limit` does not say."""
_QUERY: Final = TestsQuerySchema()
_FILTERS: Final = ("rulebook", "level", "requirement", "topic", "structure", "tag")
_NUMBERS: Final = ("limit", "offset")
_DIGITS: Final = re.compile(r"[0-9]{1,15}")
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
        told = published_summary()
    rulebooks = [
        {**one, "tests_href": f"{TESTS_PATH}?{urlencode({'rulebook': one['id']})}"} for one in told["rulebooks"]
    ]
    return {**told, "rulebooks": rulebooks, "tests_href": TESTS_PATH}


def conformance_tests(query: Mapping[str, Sequence[str]]) -> Json:
    """The tests that all filters of the query let through, from `offset` on and at most `limit` of them.

    `query`: each name with its values, as they were sent. Raises Refused with every fault, each at `/name`.
    """
    asked = _read(query)
    limit, offset = asked.pop("limit", USUAL_TESTS), asked.pop("offset", 0)
    found = _found(asked)
    following = {**asked, "limit": limit, "offset": offset + limit}
    return {
        "suite": SUITE_VERSION,
        "total": len(found),
        "offset": offset,
        "next": f"{TESTS_PATH}?{urlencode(following)}" if offset + limit < len(found) else None,
        "tests": [_suite().tests[place].to_json() for place in yielding(found[offset : offset + limit])],
    }


def _suite() -> _Suite:
    with _MAKING:
        return _made()


@cache
def _made() -> _Suite:
    tests = published_tests()
    places: dict[str, dict[str, set[int]]] = {name: {} for name in _FILTERS}
    for place, test in enumerate(yielding(tests)):
        entry = {**test.entry(), "rulebook": test.rulebook}
        for name in _FILTERS:
            for value in test.tags if name == "tag" else (entry[name],):
                places[name].setdefault(value, set()).add(place)
    for level in Level:
        places["level"].setdefault(level.value, set())  # one without a test is a level all the same
    frozen = {name: {value: frozenset(some) for value, some in found.items()} for name, found in places.items()}
    by_id = {test.id: place for place, test in enumerate(tests)}
    return _Suite(tests, frozen, by_id, [searched_text(test) for test in tests])


def _found(asked: Mapping[str, Any]) -> list[int]:
    """The places of the tests that fit, in the order of the suite."""
    suite = _suite()
    sets = [suite.places[name][asked[name]] for name in _FILTERS if name in asked]
    if "id" in asked:
        sets.append(frozenset([suite.by_id[asked["id"]]] if asked["id"] in suite.by_id else []))
    found = sorted(frozenset.intersection(*sets)) if sets else list(range(len(suite.tests)))
    words = tuple(dict.fromkeys(words_of(asked.get("q", ""))))
    return [place for place in yielding(found) if has_words(words, suite.texts[place])] if words else found


def _read(query: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The query as the schema takes it. Raises Refused."""
    repeated = [fault(pointer_to([name]), "array.items_alike") for name, values in query.items() if len(values) > 1]
    raw: dict[str, Any] = {name: values[0] for name, values in query.items()}
    for name in _NUMBERS:
        raw |= {name: int(raw[name])} if name in raw and _DIGITS.fullmatch(raw[name]) else {}
    _, faults = load(_QUERY, raw)
    raw |= {"rulebook": _tested(raw["rulebook"])} if "rulebook" in raw else {}
    pointed = {one.pointer for one in faults}
    unknown = [one for name in _FILTERS if f"/{name}" not in pointed and (one := _unknown(name, raw.get(name)))]
    if repeated or faults or unknown:
        raise Refused((*repeated, *faults, *unknown))
    return {name: raw[name] for name in (*_FILTERS, "id", "q", *_NUMBERS) if name in raw}


def _tested(name: str) -> str:
    """The id of the rulebook that a pin names, if that is the version which the suite tests; otherwise the name."""
    rulebooks, id = load_rulebooks(), id_of(name)
    return id if name in rulebooks and rulebooks[name] is rulebooks[id] else name


def _unknown(name: str, value: str | None) -> Fault | None:
    """The fault of a value that no test has."""
    known = _suite().places[name]
    if value is None or value in known:
        return None
    return no_such_value(name, value, sorted(known))
