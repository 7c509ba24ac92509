"""A run of the suite as a file for programs: JSON or JUnit XML."""

import json
import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring  # nosec B405 - written, never read

from ..conformance.suite import SUITE_VERSION
from .causes import cited
from .engine import Json
from .run import Failures, Outcome, Result, Run, by_cause

_ELEMENTS: Final = {
    Outcome.FAILED: ("failures", "failure"),
    Outcome.BROKEN: ("errors", "error"),
    Outcome.UNSUPPORTED: ("skipped", "skipped"),
}
"""What JUnit calls an outcome: the count of it in a suite, and the element of a test."""
_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def run_json(run: Run) -> bytes:
    """The run with every result and cause; half a surrogate pair, which UTF-8 cannot hold, stays the escape of JSON."""
    causes = by_cause(run.results)
    told = {
        "suite": SUITE_VERSION,
        "implementation": run.implementation.to_json(),
        "counts": {outcome.value: count for outcome, count in run.counts().items()},
        "causes": [_cause_json(one, run.alone) for one in causes],
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


def _cause_json(failures: Failures, alone: str) -> Json:
    """A cause; `tests` are those that fail for it, and `command` asks the first of them alone."""
    cause = failures.cause
    return {
        "cause": f"the engine {cause.does}",
        "story": cause.story,
        "ruling": list(cause.ruling),
        "why": list(cause.why),
        "before_the_question": failures.before,
        "command": failures.command(alone),
        "tests": [result.test.id for result in failures.results],
    }


def junit(run: Run) -> bytes:
    """The run: a test suite for each rulebook and topic; a failure has its cause as its type."""
    root = Element("testsuites", name=_plain(run.implementation.name))
    _count(root, run.results)
    ordered = sorted(run.results, key=_suite)
    for name, results in groupby(ordered, key=_suite):
        _add_suite(root, name, list(results))
    indent(root)
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def _suite(result: Result) -> str:
    return f"{result.test.ruleset}.{result.test.topic}"


def _add_suite(root: Element, name: str, results: list[Result]) -> None:
    suite = SubElement(root, "testsuite", name=_plain(name))
    _count(suite, results)
    for result in results:
        told = {"classname": _plain(name), "name": _plain(result.test.case.id), "time": f"{result.seconds:.3f}"}
        case = SubElement(suite, "testcase", told)
        if result.outcome in _ELEMENTS:
            failed = SubElement(case, _ELEMENTS[result.outcome][1])
            failed.set("message", _plain(f"{cited(result.test)}: {result.test.case.story}"))
            failed.text = _plain("\n".join(result.why))
            if cause := result.cause:
                failed.set("type", _plain(f"the engine {cause.does}"))
                if cause.is_before:  # the test's own story and clause are of what came later
                    failed.set("message", _plain("\n".join([cause.story, *cause.ruling])))
                    failed.text = _plain("\n".join(["before the question:", *cause.why, *result.why]))


def _count(element: Element, results: Sequence[Result]) -> None:
    """The totals, and the seconds that the engine took."""
    element.set("tests", str(len(results)))
    for outcome, (count, _) in _ELEMENTS.items():
        element.set(count, str(sum(result.outcome is outcome for result in results)))
    element.set("time", f"{sum(result.seconds for result in results):.3f}")


def _plain(text: str) -> str:
    """Without what XML cannot hold."""
    return _NOT_IN_XML.sub("?", text)
