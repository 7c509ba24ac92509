"""Play many random rounds through the engine and the naive model: `python -m tests.models --rounds 100000`."""

import argparse
import sys
from functools import partial
from time import monotonic

from tests.models.compare import play, played


def main() -> int:
    """Play, print what was found, and say with the exit status whether the two agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, help="play the round of this number alone")
    asked = parser.parse_args()
    began = monotonic()
    one = partial(play, asked.seed)
    record = played(one, asked.rounds, asked.jobs) if asked.only is None else one(asked.only)
    print(f"{record.rounds} rounds, {record.actions} actions, {record.comparisons} comparisons, ", end="")
    print(f"{record.kinds.total()} differences, {monotonic() - began:.0f} s")
    print(record.differences(), end="")
    return 1 if record.kinds else 0


if __name__ == "__main__":
    sys.exit(main())
