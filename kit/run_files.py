"""A run of the suite as a file for programs: JSON or JUnit XML."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Final, cast
from xml.etree.ElementTree import Element, SubElement, indent, tostring  # nosec B405 - written, never read

import msgspec

from service import __version__
from service.bounded_json import json_in
from service.cases.suite import SUITE_VERSION, suite_digest
from service.fault_text import cut

from .causes import cited
from .engine import Implementation
from .run import Failures, Outcome, Result, Run, by_cause
from .selection import Filters

_ELEMENTS: Final = {
    Outcome.FAILED: ("failures", "failure"),
    Outcome.BROKEN: ("errors", "error"),
    Outcome.UNSUPPORTED: ("skipped", "skipped"),
    Outcome.NOT_ASKED: ("errors", "error"),
}
"""What JUnit calls an outcome: the count of it in a suite, and the element of a test."""
_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def run_json(run: Run) -> bytes:
    """The run with every result and cause; half a surrogate pair, which UTF-8 cannot hold, stays the escape of JSON."""
    causes = by_cause(run.results)
    tests = [result.test for result in run.results]
    selection = msgspec.structs.asdict(run.selection)
    del selection["cases"]  # a path of the machine: the digest says which they were
    report = {
        "suite": SUITE_VERSION,
        "suite_digest": suite_digest(run.selection.suite()),
        "floorman": __version__,
        "command": run.alone,
        "selection": selection,
        "levels": sorted({test.level for test in tests}),
        "requirements": sorted({test.requirement for test in tests}),
        "ended_at": run.ended_at,
        "commit": run.commit,
        "implementation": run.implementation.to_json(),
        "counts": {outcome.value: count for outcome, count in run.counts().items()},
        "causes": [msgspec.to_builtins(CauseTold.of(failures, run.alone)) for failures in causes],
    }
    head = json.dumps(report, ensure_ascii=False, indent=1).removesuffix("\n}")
    results = ",\n  ".join(json.dumps(result.to_json(), ensure_ascii=False) for result in run.results)
    return f'{head},\n "results": [\n  {results}\n ]\n}}\n'.encode("utf-8", "backslashreplace")


class CauseTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cause there; `tests` are those that fail for it, and `command` runs the first of them alone."""

    cause: str
    story: str
    ruling: list[str]
    why: list[str]
    before_the_question: int
    command: str
    tests: list[str]

    @classmethod
    def of(cls, failures: Failures, alone: str) -> "CauseTold":
        """These failures, as the JSON has them. `alone`: the command that runs one test, but for its id."""
        cause, tests = failures.cause, [result.test.id for result in failures.results]
        before, command = failures.before, failures.command(alone)
        return cls(f"the engine {cause.does}", cause.story, list(cause.ruling), list(cause.why), before, command, tests)


class ResultTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a test there."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9@._-]+/[a-z0-9._-]+$")]
    outcome: Outcome
    why: list[str] = []
    answer: Any = None


class RunTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON of a run, read again: verify compares each member, or names it as not verified."""

    suite: str
    implementation: Implementation
    results: list[ResultTold]
    suite_digest: str = ""
    floorman: str = ""
    command: str = ""
    selection: Filters = Filters()
    counts: dict[Outcome, int] = {}
    causes: list[CauseTold] = []
    levels: list[str] = []
    requirements: list[str] = []
    ended_at: str = ""
    commit: str = ""


def read_run(file: Path) -> RunTold:
    """The run that run_json wrote. Raises ValueError if the file holds none."""
    try:
        return msgspec.convert(json_in(file), RunTold)  # it may hold half a surrogate pair
    except (OSError, ValueError) as error:
        raise ValueError(cut(str(error))) from error


def junit(run: Run) -> bytes:
    """The run: a test suite for each rulebook and topic; a failure has its cause as its type."""
    root = Element("testsuites", name=_plain(run.implementation.name))
    _count(root, run.results)
    ordered = sorted(run.results, key=_suite)
    for name, results in groupby(ordered, key=_suite):
        _add_suite(root, name, list(results))
    indent(root)
    return cast("bytes", tostring(root, encoding="utf-8", xml_declaration=True))


def _suite(result: Result) -> str:
    return f"{result.test.rulebook}.{result.test.topic}"


def _add_suite(root: Element, name: str, results: list[Result]) -> None:
    suite = SubElement(root, "testsuite", name=_plain(name))
    _count(suite, results)
    for result in results:
        attributes = {"classname": _plain(name), "name": _plain(result.test.case.id), "time": f"{result.seconds:.3f}"}
        case = SubElement(suite, "testcase", attributes)
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
    counts = Counter(_ELEMENTS[result.outcome][0] for result in results if result.outcome in _ELEMENTS)
    for name, _ in _ELEMENTS.values():
        element.set(name, str(counts[name]))
    element.set("time", f"{sum(result.seconds for result in results):.3f}")


def _plain(text: str) -> str:
    """Without what XML cannot hold."""
    return _NOT_IN_XML.sub("?", text)
