"""Print which branches of the rules the conformance suite takes, and list the others: `make verify-coverage`.

`required` counts the branches that required tests take, among those where a text can require something: a branch that
only questions without sense take is left out. `all` counts every test, among all branches. Fails below `FLOORS`.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from coverage import Coverage

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

FLOORS: Final = {"required": 88.0, "all": 98.0}
"""Percent. Raise a floor when more cases have been written."""
SENSIBLE: Final = ("required", "disputed", "optional")
SENSELESS: Final = "senseless"

Branch = tuple[str, int, int]


def branches(coverage: Coverage, contexts: Sequence[str]) -> tuple[set[Branch], set[Branch]]:
    """The branches that these contexts take, and those that they miss."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "report.json")
        coverage.json_report(outfile=str(path), contexts=contexts)
        files = json.loads(path.read_text())["files"]

    def listed(kind: str) -> set[Branch]:
        return {(name, start, end) for name, file in files.items() for start, end in file[kind]}

    return listed("executed_branches"), listed("missing_branches")


def measure() -> Mapping[str, tuple[set[Branch], set[Branch]]]:
    """The branches taken and missed by the required tests and by all."""
    coverage = Coverage(data_file=None, branch=True, source=["service.rules"])
    coverage.exclude(r"assert_never\(")  # no value gets there
    coverage.start()
    from kit.floorman_engine import FloormanEngine  # the modules' own branches are measured too
    from service.cases.suite import published_tests

    engine = FloormanEngine()
    questions: dict[str, list[Mapping[str, Any]]] = {context: [] for context in (*SENSIBLE, SENSELESS)}
    for test in published_tests():
        questions[SENSELESS if "errors" in test.tags else test.requirement.value].append(test.question)
    for context, group in questions.items():
        coverage.switch_context(context)
        for question in group:
            engine.ask(question)
    coverage.stop()
    required, _ = branches(coverage, ["required"])
    sensible, _ = branches(coverage, SENSIBLE)
    taken, missed = branches(coverage, [])
    return {"required": (required, (taken | missed) - required - (taken - sensible)), "all": (taken, missed)}


def main() -> None:
    """Print the percentages and the missing branches; exit with 1 below a floor."""
    low = False
    for name, (taken, missed) in measure().items():
        percent = 100 * len(taken) / len(taken | missed)
        low |= percent < FLOORS[name]
        print(f"{name}: {percent:.1f} percent, {len(taken)} of {len(taken | missed)} branches; floor {FLOORS[name]}")
        lines: dict[str, list[str]] = {}
        for path, start, end in sorted(missed):
            lines.setdefault(path, (ROOT / path).read_text().splitlines())
            print(f"  {path}:{start} to {end}: {lines[path][start - 1].strip()}")
    sys.exit(low)


if __name__ == "__main__":
    main()
