"""Does the conformance suite catch a planted fault? Its tests are asked as `floorman conform` asks them, in process."""

import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from types import FrameType
from typing import Final

from kit.expectation import mismatches
from kit.floorman_engine import FloormanEngine
from service.cases.suite import Requirement, Test, published_tests
from tests.cases.kills.plant import Fault, plant

_HANGS_AFTER: Final = 60.0
"""Seconds of CPU; the whole suite takes four."""


@dataclass(frozen=True, slots=True)
class Caught:
    """The first test that fails with a fault, None if none does; and whether that is a required one."""

    by: str | None
    is_required: bool


def try_each(faults: Sequence[Fault], jobs: int) -> Iterator[Caught]:
    """Each in a process of its own, which ends with it."""
    published_tests()  # read once, before the processes are forked
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap(_try, faults)


def _try(fault: Fault) -> Caught:
    """The required tests go first."""
    signal.signal(signal.SIGVTALRM, _hangs)
    signal.setitimer(signal.ITIMER_VIRTUAL, _HANGS_AFTER)
    engine = FloormanEngine()
    plant(fault)
    tests = sorted(_mixed(published_tests()), key=lambda test: test.requirement is not Requirement.REQUIRED)
    found = next((test for test in tests if _fails(engine, test)), None)
    return Caught(found.id if found else None, found is not None and found.requirement is Requirement.REQUIRED)


def _mixed(tests: Sequence[Test]) -> list[Test]:
    """In the same order each time, all topics mixed: what is wrong shows early."""
    return Random(1).sample(tests, len(tests))


def _fails(engine: FloormanEngine, test: Test) -> bool:
    try:
        return bool(mismatches(test.question, test.expect, engine.ask(test.question)))
    except Exception:  # whatever it is, the engine broke
        return True


def _hangs(_: int, __: FrameType | None) -> None:
    raise TimeoutError
