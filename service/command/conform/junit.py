"""A run as JUnit XML, which CI servers read."""

import re
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, indent, tostring  # nosec B405 - written, never read

from .results import Outcome, Result, Run
from .summary import cited

_ELEMENT = {Outcome.FAILED: "failure", Outcome.BROKEN: "error", Outcome.UNSUPPORTED: "skipped"}

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_COUNTED = {"failures": Outcome.FAILED, "errors": Outcome.BROKEN, "skipped": Outcome.UNSUPPORTED}


def junit(run: Run) -> bytes:
    """The run: a test suite for each rulebook and topic."""
    root = Element("testsuites", name=_plain(run.implementation.name))
    ordered = sorted(run.results, key=_suite)
    for name, results in groupby(ordered, key=_suite):
        _add_suite(root, name, list(results))
    indent(root)
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def _suite(result: Result) -> str:
    return f"{result.test.ruleset}.{result.test.topic}"


def _add_suite(root: Element, name: str, results: list[Result]) -> None:
    suite = SubElement(root, "testsuite", name=name, tests=str(len(results)))
    for outcome, attribute in (
        (Outcome.FAILED, "failures"),
        (Outcome.BROKEN, "errors"),
        (Outcome.UNSUPPORTED, "skipped"),
    ):
        suite.set(attribute, str(sum(result.outcome is outcome for result in results)))
    for result in results:
        case = SubElement(suite, "testcase", classname=name, name=result.test.case.id)
        if element := _ELEMENT.get(result.outcome):
            SubElement(case, element, message=_plain(f"{cited(result.test)}: {result.test.case.story}")).text = _plain(
                "\n".join(result.why)
            )


def _plain(text: str) -> str:
    """Without what XML cannot hold."""
    return _NOT_IN_XML.sub("?", text)
