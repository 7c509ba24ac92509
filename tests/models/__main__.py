"""Play many random rounds through the engine and the naive model: `python -m tests.models --rounds 100000`."""

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import monotonic

from tests.models.compare import AnswerRecord, play

CHUNK = 500


def play_some(seed: int, numbers: Iterable[int]) -> AnswerRecord:
    """Play the rounds with these numbers."""
    record = AnswerRecord()
    for number in numbers:
        record.add(play(seed, number))
    return record


def main() -> int:
    """Play, print what was found, and say with the exit status whether the two agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.models", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", type=int, default=2, help="how many examples of each kind of difference to print")
    parser.add_argument("--only", type=int, help="play the round of this number alone")
    asked = parser.parse_args()
    began = monotonic()
    record = AnswerRecord()
    if asked.only is not None:
        record = play(asked.seed, asked.only)
    else:
        chunks = [range(start, min(start + CHUNK, asked.rounds)) for start in range(0, asked.rounds, CHUNK)]
        with ProcessPoolExecutor(asked.jobs) as pool:
            for part in pool.map(partial(play_some, asked.seed), chunks):
                record.add(part)
    print(f"{record.rounds} rounds, {record.actions} actions, {record.comparisons} comparisons, ", end="")
    print(f"{len(record.differences)} differences, {monotonic() - began:.0f} s")
    for kind, count in record.kinds.most_common():
        print(f"\n{count:6} {kind}")
        # The shortest stories first: they are the easiest to judge.
        stories = sorted((one.story for one in record.differences if one.kind == kind), key=len)
        for story in stories[: asked.show]:
            print(f"\n{story}")
    return 1 if record.differences else 0


if __name__ == "__main__":
    sys.exit(main())
