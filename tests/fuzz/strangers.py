"""What strangers send, and the laws that hold for it: python -m tests.fuzz.strangers [LAW ...] [--again FILE].

A case that breaks a law is made smaller while it still does. It is printed, and kept as a file to run again.
"""

import argparse
import json
import logging
import resource
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.fuzz.strange_laws import LAWS, Case, Law
from tests.support.bodies import spots

MOST_KEPT: Final = 3
"""How many findings of a law are made smaller and kept; after that the law is not asked again."""
SHRINK_SECONDS: Final = 20.0
MOST_MEMORY: Final = 4 * 1024**3
_SHOWN: Final = 600
_ESCAPES: Final = " escapes"
KEPT: Final = Path(".fuzz/strangers")


def wrong_with(law: Law, case: Case) -> str:
    """What is wrong with a case; an exception that escapes is wrong too."""
    try:
        return law.broken(case)
    except Exception as error:
        return f"{type(error).__name__}{_ESCAPES}: {str(error)[:200]}"


def smaller(case: Case, fixed: Collection[str]) -> Iterator[Case]:
    """The case with one part of it left out or halved, large parts first. The `fixed` members stay."""
    free = {"": {name: part for name, part in case.items() if name not in fixed}}
    places = [(holder, key) for holder, key in spots(free) if isinstance(holder[key], str | list | dict)]
    for holder, key in sorted(places, key=lambda place: -len(place[0][place[1]])):
        value = holder[key]
        if isinstance(value, dict):
            parts: Iterable[Any] = [_without(value, name) for name in value] if key else ()
        else:
            parts = _parts(value)
        for part in parts:
            holder[key] = part
            yield case | free[""]
        holder[key] = value


def _without(members: Case, name: str) -> Case:
    return {other: value for other, value in members.items() if other != name}


def _parts(value: Any) -> Iterator[Any]:
    """A text or a list without one half, quarter or eighth of it, and a short one without each of its elements.

    Of an empty one, and of a text of one character, there are none.
    """
    if len(value) <= isinstance(value, str):
        return
    steps = [size for size in (len(value) // 2, len(value) // 4, len(value) // 8) if size]
    for size in dict.fromkeys([*steps, *([1] if len(value) <= 64 else ())]):
        for begin in range(0, len(value), size):
            yield value[:begin] + value[begin + size :]


def smallest(law: Law, case: Case, seconds: float = SHRINK_SECONDS) -> Case:
    """A small case that breaks the law in the same way: whatever can be left out is, until time is over."""
    until = time.monotonic() + seconds
    way, text = _way(wrong_with(law, case)), json.dumps(case)
    shrinks = True
    while shrinks:
        shrinks = False
        for one in smaller(_read(text), law.fixed):
            if time.monotonic() > until:
                return _read(text)
            if _way(wrong_with(law, one)) == way:
                text, shrinks = json.dumps(one), True
                break
    return _read(text)


def _way(wrong: str) -> str:
    """The exception that escapes, if it is one; else whether the law is broken."""
    error, escapes, _ = wrong.partition(_ESCAPES)
    return error if escapes else str(bool(wrong))


def _read(text: str) -> Case:
    case: Case = json.loads(text)
    return case


def search(names: Iterable[str], seed: int, *, cases: int | None = None, seconds: float | None = None) -> int:
    """Hold these laws for so many cases or seconds, and print what breaks one. The number of findings.

    Each law gets as much CPU time as the others. A law has its own cases, whichever laws are held beside it.
    """
    randoms = {name: Random(f"{seed} {name}") for name in names}
    used, tried, findings = dict.fromkeys(randoms, 0.0), Counter[str](), Counter[str]()
    until = None if seconds is None else time.monotonic() + seconds
    while tried.total() != cases and (until is None or time.monotonic() < until):
        name = min((one for one in randoms if findings[one] < MOST_KEPT), key=used.__getitem__, default=None)
        if name is None:
            break
        began = time.thread_time()
        case = LAWS[name].generate(randoms[name])
        wrong = wrong_with(LAWS[name], case)
        used[name] += time.thread_time() - began
        tried[name] += 1
        if wrong:
            findings[name] += 1
            report(name, case, wrong, findings[name], used[name])
    print(f"strangers: {', '.join(f'{tried[name]} {name}, {findings[name]} broken' for name in randoms)}")
    return findings.total()


def report(name: str, case: Case, wrong: str, number: int, cpu_seconds: float) -> None:
    """Print a finding as small as it gets, and keep it."""
    print(f"{name} is broken after {cpu_seconds:.1f} s of CPU: {wrong}", flush=True)
    least = smallest(LAWS[name], case)
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{name}-{number}.json"
    kept.write_text(json.dumps({"law": name, "case": least}))
    text = json.dumps(least)
    print(f"  {wrong_with(LAWS[name], least)}\n  {text[:_SHOWN]}{'…' * (len(text) > _SHOWN)}")
    print(f"  again: python -m tests.fuzz.strangers --again {kept}", flush=True)


def main() -> int:
    """Search, or run one finding again; 1 if a law is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.strangers", description=__doc__)
    parser.add_argument("laws", nargs="*", metavar="LAW", help=f"any of {', '.join(LAWS)} (all)")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same cases (1)")
    parser.add_argument("--again", type=Path, help="a file that a finding was kept in")
    options = parser.parse_args()
    prepare()
    if options.again is None:
        return min(1, search(options.laws or tuple(LAWS), options.seed, seconds=options.seconds))
    finding = json.loads(options.again.read_text())
    wrong = wrong_with(LAWS[finding["law"]], finding["case"])
    print(wrong or "the law holds")
    return 1 if wrong else 0


def prepare() -> None:
    """Keep this process's log silent, and let what would take all memory end as a MemoryError, which is a finding."""
    logging.disable(logging.CRITICAL)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


if __name__ == "__main__":
    sys.exit(main())
