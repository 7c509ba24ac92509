"""A run of the suite as a file for programs: JSON or JUnit XML."""

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring  # nosec B405 - written, never read

from ..conformance.suite import SUITE_VERSION, Test
from .run import Outcome, Result, Run

_ELEMENTS: Final = {
    Outcome.FAILED: ("failures", "failure"),
    Outcome.BROKEN: ("errors", "error"),
    Outcome.UNSUPPORTED: ("skipped", "skipped"),
}
"""What JUnit calls an outcome: the count of it in a suite, and the element of a test."""
_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def run_json(run: Run) -> bytes:
    """The run with every result; half a surrogate pair, which UTF-8 cannot hold, stays the escape that JSON has."""
    told = {
        "suite": SUITE_VERSION,
        "implementation": run.implementation.to_json(),
        "counts": {outcome.value: count for outcome, count in run.counts().items()},
        "results": [result.to_json() for result in run.results],
    }
    return (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "backslashreplace")


def passed_in(file: Path) -> frozenset[str]:
    """The ids of the tests that passed in a run, from its JSON. Raises ValueError if the file holds none."""
    try:
        told = json.loads(file.read_bytes())
        return frozenset(one["id"] for one in told["results"] if one["outcome"] == Outcome.PASSED)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(repr(error)) from error


def junit(run: Run) -> bytes:
    """The run: a test suite for each rulebook and topic."""
    root = Element("testsuites", name=_plain(run.implementation.name))
    ordered = sorted(run.results, key=_suite)
    for name, results in groupby(ordered, key=_suite):
        _add_suite(root, name, list(results))
    indent(root)
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def cited(test: Test) -> str:
    """The clause and how firm it is."""
    return f"{test.ruling.clause}, {test.ruling.standing}" if test.ruling.clause else str(test.ruling.standing)


def _suite(result: Result) -> str:
    return f"{result.test.ruleset}.{result.test.topic}"


def _add_suite(root: Element, name: str, results: list[Result]) -> None:
    suite = SubElement(root, "testsuite", name=_plain(name), tests=str(len(results)))
    for outcome, (count, _) in _ELEMENTS.items():
        suite.set(count, str(sum(result.outcome is outcome for result in results)))
    for result in results:
        case = SubElement(suite, "testcase", classname=_plain(name), name=_plain(result.test.case.id))
        if result.outcome in _ELEMENTS:
            message = _plain(f"{cited(result.test)}: {result.test.case.story}")
            SubElement(case, _ELEMENTS[result.outcome][1], message=message).text = _plain("\n".join(result.why))


def _plain(text: str) -> str:
    """Without what XML cannot hold."""
    return _NOT_IN_XML.sub("?", text)
