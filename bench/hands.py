"""`python -m bench.hands`: whole hands against PokerKit replaying the same, and the command over many; memory too."""

import argparse
import contextlib
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from itertools import cycle, groupby, islice
from pathlib import Path
from typing import Any, Final

from pokerkit import HandHistory

from service.api import render
from service.command.judge import Judge
from service.command.sources import Notation, Recorded
from service.rulesets import load_shelf
from tests.hands.records import SAMPLE, read, shared_files
from tests.hands.whole import body, phh

Json = dict[str, Any]

ROUNDS: Final = 5
MOST_HANDS: Final = 300


def main() -> None:
    """Measure, and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--hands", type=int, default=20_000, help="how many hands the command is given")
    count = options.parse_args().hands
    warnings.simplefilter("ignore")
    hands = list(islice(_hands(), MOST_HANDS))
    _in_this_process(hands)
    _by_the_command(hands, count)


def _hands() -> Iterator[tuple[str, bytes]]:
    """Hands that PokerKit can replay: the PHH text, and the request in our own JSON."""
    for path in (*shared_files(), SAMPLE) if shared_files() else (SAMPLE,):
        for _, rows in groupby(read(path), key=lambda row: str(row["hand"])):
            decisions = list(rows)
            with contextlib.suppress(ValueError):
                text = phh(decisions)
                if text is not None and _replays(text):
                    yield text, json.dumps(body(decisions) | {"detail": "brief"}).encode()


def _replays(text: str) -> bool:
    with contextlib.suppress(ValueError):
        _pokerkit(text)
        return True
    return False


def _pokerkit(text: str) -> None:
    with contextlib.suppress(KeyError):  # cards unknown at the showdown: the betting is behind it then
        for _ in HandHistory.loads(text):
            pass


def _each(judged: Callable[[Any], None], hands: list[Any]) -> Callable[[], None]:
    def run() -> None:
        for one in hands:
            judged(one)

    return run


def _in_this_process(hands: list[tuple[str, bytes]]) -> None:
    """One core: a hand read, replayed and reported on, beside PokerKit reading and replaying it."""
    judge = Judge(load_shelf(), {"ruleset": "tda-2019", "detail": "brief"})

    def judge_json(request: bytes) -> None:
        render.to_bytes(judge.line(Recorded("", Notation.JSON, request)))

    def judge_phh(file: bytes) -> None:
        render.to_bytes(judge.line(Recorded("", Notation.PHH, file)))

    texts, requests = [text for text, _ in hands], [own for _, own in hands]
    files = [text.encode() for text in texts]
    kit, as_json, as_phh = [], [], []
    for _ in range(ROUNDS):  # in turn, so that a noisy minute hits all three
        kit.append(_seconds(_each(_pokerkit, texts)))
        as_json.append(_seconds(_each(judge_json, requests)))
        as_phh.append(_seconds(_each(judge_phh, files)))
    print(f"{len(hands)} hands, one core, {ROUNDS} rounds in turn: median (least to most)")
    _row("PokerKit, PHH read and replayed, hands a second", [len(hands) / one for one in kit])
    _row("own JSON to report, hands a second", [len(hands) / one for one in as_json])
    _row("PHH to report, hands a second", [len(hands) / one for one in as_phh])
    _row("own JSON against PokerKit", [a / b for a, b in zip(kit, as_json, strict=True)])
    _row("PHH against PokerKit", [a / b for a, b in zip(kit, as_phh, strict=True)])


def _by_the_command(hands: list[tuple[str, bytes]], count: int) -> None:
    """All cores: `floorman validate` over a file, and the most memory that any of its processes held."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hands.ndjson"
        with path.open("wb") as file:
            for _, own in islice(cycle(hands), count):
                file.write(own + b"\n")
        command = [sys.executable, "-m", "service", "validate", str(path), "--quiet", "--exit-zero"]
        command += ["--out", str(Path(folder) / "results.ndjson"), "--jobs", str(os.cpu_count())]
        took = _seconds(lambda: subprocess.run(command, check=True))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"floorman validate, {count} hands, {os.cpu_count()} cores: {count / took:.0f} a second, peak {peak:.0f} MiB")


def _seconds(done: Callable[[], object]) -> float:
    began = time.perf_counter()
    done()
    return time.perf_counter() - began


def _row(name: str, values: list[float]) -> None:
    low, middle, high = min(values), statistics.median(values), max(values)
    print(f"  {name:50} {middle:8.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
