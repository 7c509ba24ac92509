"""The CPU time of each test: `make test` lists those above the line at its end, and fails none for it."""

import os
from collections.abc import Generator
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Any, Final

import pytest

LINE: Final = 0.3
"""Seconds of CPU on a slow machine, with set-up and child processes. A test above it is marked slow."""
FAST: Final = "not slow"
"""The tests that `make test` selects."""
_BEGAN: Final = pytest.StashKey[float]()
_CPU: Final = "cpu"


def spent() -> float:
    """Seconds of CPU that this process has used, and those of its children that have ended."""
    return sum(used.ru_utime + used.ru_stime for used in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """The beginning of a test."""
    item.stash[_BEGAN] = spent()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Its end. Under xdist the report takes the figure to the process that prints."""
    report = yield
    if call.when == "teardown" and (cpu := spent() - item.stash[_BEGAN]) > LINE:
        report.user_properties.append((_CPU, cpu))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The tests that have grown above the line, the dearest first. With more examples than usual nothing is listed."""
    if config.option.markexpr != FAST or "HYPOTHESIS_PROFILE" in os.environ:
        return
    reports = terminalreporter.getreports("")
    grown = [(cpu, report.nodeid) for report in reports for name, cpu in report.user_properties if name == _CPU]
    if grown:
        terminalreporter.section(f"above {LINE} s of CPU: make these cheaper, or mark them slow")
        for cpu, nodeid in sorted(grown, reverse=True):
            terminalreporter.write_line(f"{cpu:6.2f} s  {nodeid}")
