"""The planted faults put to the suite, or to a random search: `python -m tests.cases.kills suite`, `… search`."""

import argparse
import sys
from collections.abc import Sequence

from kit.random_search import Rounds
from tests.cases.kills.by_search import MOST_ACTIONS, MOST_SEATS, search_for
from tests.cases.kills.by_suite import try_each
from tests.cases.kills.plant import Fault, load_faults
from tests.support.drawn import drawn


def put_to_the_suite(faults: Sequence[Fault], jobs: int) -> bool:
    """Print which test catches each. Returns whether all are caught."""
    caught = required = 0
    for fault, one in zip(faults, try_each(faults, jobs), strict=True):
        caught += one.by is not None
        required += one.is_required
        print(f"{fault.name}: {one.by or 'NOT CAUGHT'}", flush=True)
    print(f"{len(faults)} faults: the suite catches {caught}, its required tests alone {required}.")
    return caught == len(faults)


def put_to_a_search(faults: Sequence[Fault], rounds: Rounds) -> bool:
    """Print how long each took to find, and the size of its round. Returns whether all were found in small rounds."""
    print("| fault | CPU s | seats | actions | |\n|---|---|---|---|---|")
    good = 0
    for fault in faults:
        one = search_for(fault, fault.search or "", rounds)
        good += one.is_good
        verdict = "" if one.is_good else "NOT FOUND" if one.found is None else "TOO LARGE"
        print(f"| {fault.name} | {one.seconds:.1f} | {one.seats} | {one.actions} | {verdict} |", flush=True)
    small = f"rounds of at most {MOST_SEATS} seats and {MOST_ACTIONS} actions"
    print(f"\n{len(faults)} faults: {good} found within {rounds.count} rounds each, in {small}.")
    return good == len(faults)


def main() -> int:
    """Try them, print what came of it, and say with the exit status whether all were found."""
    parser = argparse.ArgumentParser(prog="python -m tests.cases.kills", description=__doc__)
    parser.add_argument("by", choices=("suite", "search"))
    parser.add_argument("--only", default="", help="faults with this in their names")
    parser.add_argument("--few", type=int, help="so many of them, drawn by a word")
    parser.add_argument("--word", default="", help="of --few")
    parser.add_argument("--jobs", type=int, default=2, help="of suite")
    parser.add_argument("--rounds", type=int, default=4000, help="of search")
    parser.add_argument("--seed", type=int, default=1, help="of search")
    asked = parser.parse_args()
    faults = [fault for fault in load_faults() if asked.only in fault.name and (asked.by == "suite" or fault.search)]
    few = drawn(asked.word, asked.few or len(faults), [fault.name for fault in faults])
    some = [fault for fault in faults if fault.name in few]
    if asked.by == "suite":
        return 0 if put_to_the_suite(some, asked.jobs) else 1
    return 0 if put_to_a_search(some, Rounds(asked.rounds, asked.seed)) else 1


if __name__ == "__main__":
    sys.exit(main())
