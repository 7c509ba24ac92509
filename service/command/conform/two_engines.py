"""Two engines asked the same, without a word on which of them is right."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from ...conformance.compare import Uncomparable, mismatches, widely_told
from ...conformance.suite import Test
from .engine import Engine, EngineBroke, Skipped
from .selection import unclaimed


class Compared(StrEnum):
    """How the answers of two engines compare."""

    THE_SAME = "the same"
    DIFFERENT = "different"
    UNSUPPORTED = "unsupported by one"
    BROKEN = "broken"


def compared(tests: Iterable[Test], a: Engine, b: Engine) -> Iterator[tuple[Test, Compared, tuple[str, ...]]]:
    """Each test, how the answers compare, and why: what is unsupported or broke, or where they differ."""
    names = (a.implementation.name, b.implementation.name)
    for test in tests:
        claims = (a.implementation.claims, b.implementation.claims)
        if reason := next(filter(None, (unclaimed(test, one) for one in claims)), None):
            yield test, Compared.UNSUPPORTED, (reason,)
            continue
        try:
            found = mismatches(test.question, widely_told(a.ask(test.question)), b.ask(test.question))
        except Skipped as skipped:
            yield test, Compared.UNSUPPORTED, (str(skipped),)
        except (EngineBroke, Uncomparable) as broke:
            yield test, Compared.BROKEN, (str(broke),)
        else:
            why = tuple(f"{one.pointer}: {names[0]} says {one.expected}, {names[1]} says {one.found}" for one in found)
            yield test, Compared.DIFFERENT if found else Compared.THE_SAME, why
