"""Whole hands against PokerKit replaying the same, and the command over many; memory too."""

import contextlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from http import HTTPStatus
from itertools import cycle, groupby, islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from pokerkit import HandHistory

from bench.bodies import RULEBOOK
from bench.plan import Plan
from bench.rows import Row, Section, at_least, quotients
from bench.servers import ROOT
from service.answers import render
from service.command.hand_files import Recorded
from service.command.judge import Judge
from service.hands import phh_reader
from service.rulesets import load_rulebooks
from tests.models.recorded.records import SAMPLE, read, shared_files
from tests.models.recorded.whole import phh

MOST_HANDS: Final = 300
_DECK: Final = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def in_this_process(plan: Plan) -> Section:
    """One core: the CPU of a hand read, replayed and reported on, beside PokerKit reading and replaying it."""
    hands, judge = some_hands(plan.hands), _judge()
    texts, requests = [text for text, _ in hands], [own for _, own in hands]
    files = [text.encode() for text in texts]

    def judge_json(request: bytes) -> None:
        render.to_bytes(judge.line(Recorded("", None, request)))

    def judge_phh(file: bytes) -> None:
        render.to_bytes(judge.line(Recorded("", "phh", file)))

    def a_second(judged: Callable[[Any], None], given: list[Any]) -> Callable[[], float]:
        def run() -> float:
            began = process_time()
            for hand in given:
                judged(hand)
            return len(given) / (process_time() - began)

        return run

    with plan.cores.on_measured():
        rates = plan.side_by_side(
            {
                "kit": a_second(_pokerkit, texts),
                "json": a_second(judge_json, requests),
                "phh": a_second(judge_phh, files),
            }
        )
    section = Section(f"{len(hands)} whole hands with cards, in this process, by their CPU")
    section.rows = [
        Row("PokerKit, PHH read and replayed, hands", rates["kit"], "/s"),
        Row("own JSON to report, hands", rates["json"], "/s"),
        Row("PHH to report, hands", rates["phh"], "/s"),
        Row("own JSON against PokerKit", quotients(rates["json"], rates["kit"]), "x", at_least(1.5)),
        Row("PHH against PokerKit", quotients(rates["phh"], rates["kit"]), "x", at_least(1.5)),
    ]
    return section


def by_the_command(plan: Plan) -> Section:
    """All cores: `floorman validate` over a file, and the most memory that any of its processes held."""
    hands, cores = some_hands(plan.hands), len(plan.all_cores) or os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hands.ndjson"
        with path.open("wb") as file:
            for _, own in islice(cycle(hands), plan.hands):
                file.write(own + b"\n")
        command = [sys.executable, "-m", "service", "validate", str(path), "--quiet", "--exit-zero"]
        command += ["--out", str(Path(folder) / "results.ndjson"), "--jobs", str(cores)]
        with plan.unpinned():
            took = _seconds(lambda: subprocess.run(command, cwd=ROOT, check=True))
    section = Section(f"floorman validate, {plan.hands:,} hands, {cores} cores")
    section.rows = [Row("hands", [plan.hands / took], "/s")]
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    section.notes.append(f"No process that this program started held more than {peak:.0f} MiB.")
    return section


def some_hands(most: int) -> list[tuple[str, bytes]]:
    """So many recorded hands, with cards of a shuffled deck: the PHH text, and the request in our own JSON."""
    return _found(min(most, MOST_HANDS))


@cache
def _found(most: int) -> list[tuple[str, bytes]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return list(islice(_hands(), most))


def _hands() -> Iterator[tuple[str, bytes]]:
    """Hands that PokerKit replays and we find legal: the PHH text, and the request in our own JSON.

    An accused hand is no fair pair: we stop at its fault or explain it at length, and PokerKit plays on.
    """
    judge, random = _judge(), Random(0)
    for path in (*shared_files(), SAMPLE) if shared_files() else (SAMPLE,):
        for _, rows in groupby(read(path), key=lambda row: str(row["hand"])):
            with contextlib.suppress(ValueError, LookupError):  # LookupError: the deck has too few cards
                unknown = phh(list(rows))
                if unknown is None:
                    continue
                text = _dealt(unknown, random)
                _pokerkit(text)
                line = judge.line(Recorded("", "phh", text.encode()))
                if line["status"] == HTTPStatus.OK and line["answer"]["legal"]:
                    hand = phh_reader.read(text)
                    yield text, json.dumps(judge.usual | {"hand": hand}).encode()


def _judge() -> Judge:
    return Judge(load_rulebooks(), {"rulebook": RULEBOOK, "detail": "brief"})


def _dealt(text: str, random: Random) -> str:
    """The PHH text with cards in the place of unknown ones."""
    deck = random.sample(_DECK, len(_DECK))
    return re.sub(r"\?\?", lambda _: deck.pop(), text)


def _pokerkit(text: str) -> None:
    for _ in HandHistory.loads(text):
        pass


def _seconds(done: Callable[[], object]) -> float:
    began = perf_counter()
    done()
    return perf_counter() - began
