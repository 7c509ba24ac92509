"""Looks for the request of each endpoint that costs most for what is sent: python -m tests.fuzz.costs --seconds 600.

The search begins with ordinary bodies, the most costly known ones, and bodies that are wrong in as many places as may
be (`bench/faulty.py`); it changes those that cost most. `--write` puts the table into bench/results.md. CPU is that of
the thread in this process, without gunicorn; of several tries the least. A seed makes the same choices, but which of
two requests costs more is measured.
"""

import argparse
import gzip
import json
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from werkzeug.test import EnvironBuilder

from bench import bodies
from bench.faulty import LEAVES, SCHEMAS, faulty
from bench.flood_callers import largest_round
from bench.marked import put
from bench.servers import ROOT
from bench.turns import JSON, LINES
from service.answers.endpoints import BATCH, DECISIONS, HANDS, NEXT_HAND, OPTIONS, ROUNDS
from service.api.app import create_app
from service.api.http.requests import BLOCK, MEMBER, MOST_TIMES
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.fuzz.mutate import changed
from tests.fuzz.open_places import path_of
from tests.fuzz.seeds import seeds
from tests.fuzz.stretches import GROWN, as_bytes

DOCUMENT: Final = ROOT / "bench" / "results.md"
MARK: Final = "costs"
STREAM: Final = "a stream of hands"
ENDPOINTS: Final = (DECISIONS, BATCH, OPTIONS, ROUNDS, NEXT_HAND, HANDS, STREAM)
HEAD: Final = 200
"""Bytes of a request's head, which its caller sends too."""
_MOST_BYTES: Final = 256 * 1024
_MOST_VALUES: Final = 1500
_TRIES: Final = 3
_TIMES: Final = (1, 60, 220, 300, 1000)
_COLUMNS: Final = """\
| request | measure | sent, KiB | packed, KiB | answer, KiB | CPU, ms | ms/KiB sent | ms/KiB packed | answer/sent |
|---|---|---:|---:|---:|---:|---:|---:|---:|"""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A body, or an item of a batch or a line of a stream that is sent so many times."""

    endpoint: str
    unit: bytes
    times: int = 1

    @property
    def body(self) -> bytes:
        """What is sent."""
        if self.endpoint == BATCH:
            return b'{"items":[' + b",".join([self.unit] * self.times) + b"]}"
        return b"\n".join([self.unit] * self.times)


@dataclass(frozen=True)
class Cost:
    """What a candidate costs: CPU time (s), and the length of the answer (bytes); the CPU if it is sent packed."""

    candidate: Candidate
    cpu: float
    answer: int
    cpu_packed: float

    @cached_property
    def sent(self) -> int:
        """Bytes that are sent as they are."""
        return HEAD + len(self.candidate.body)

    @cached_property
    def packed(self) -> int:
        """Bytes that are sent with gzip; more is not unpacked."""
        return HEAD + len(packed(self.candidate.body))

    @property
    def row(self) -> str:
        """The numbers of its row in the table."""
        kib = 1024
        cells = (self.sent / kib, self.packed / kib, self.answer / kib, self.cpu * 1000)
        ratios = (
            self.cpu * 1000 * kib / self.sent,
            self.cpu_packed * 1000 * kib / self.packed,
            self.answer / self.sent,
        )
        return " | ".join(f"{cell:,.1f}" for cell in (*cells, *ratios))


def packed(body: bytes) -> bytes:
    """The body with gzip, padded by a name if it would hold more than may be unpacked."""
    plain = gzip.compress(body, mtime=0)
    pad = -(-(len(body) + MEMBER - BLOCK) // MOST_TIMES) - len(plain)
    # the flag says that a name follows the ten bytes of the head, up to a zero
    return plain if pad <= 0 else plain[:3] + b"\x08" + plain[4:10] + b"n" * pad + b"\0" + plain[10:]


MEASURES: Final[dict[str, Callable[[Cost], float]]] = {
    "most CPU per byte sent": lambda cost: cost.cpu / cost.sent,
    "most CPU per packed byte": lambda cost: cost.cpu_packed / cost.packed,
    "longest answer per byte": lambda cost: cost.answer / cost.sent,
}


class Meter:
    """Asks the app in this process."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        self._app = create_app(Settings(log_level="ERROR"))

    def cost(self, candidate: Candidate) -> Cost:
        """What it costs, asked once."""
        taken, size = self._asked(candidate, candidate.body)
        again = taken
        if candidate.endpoint == STREAM:  # it has a limit of its own if it is packed
            again, _ = self._asked(candidate, packed(candidate.body), ("Content-Encoding", "gzip"))
        return Cost(candidate, taken, size, again)

    def _asked(self, candidate: Candidate, body: bytes, *headers: tuple[str, str]) -> tuple[float, int]:
        path, sent_as = (HANDS, LINES) if candidate.endpoint == STREAM else (candidate.endpoint, JSON)
        environ = EnvironBuilder(
            path=path, method="POST", data=body, content_type=sent_as, headers=headers
        ).get_environ()
        began = time.thread_time()
        wsgi: Any = self._app.wsgi_app
        answer = wsgi(environ, lambda *_: None)
        size = sum(map(len, answer))
        taken = time.thread_time() - began
        if hasattr(answer, "close"):
            answer.close()
        return taken, size

    def least(self, candidate: Candidate, tries: int = _TRIES) -> Cost:
        """The least that it costs of several times."""
        costs = [self.cost(candidate) for _ in range(tries)]
        return replace(costs[0], cpu=min(one.cpu for one in costs), cpu_packed=min(one.cpu_packed for one in costs))


def ordinary(endpoint: str) -> Candidate:
    """What callers send."""
    decision = bodies.decision()
    if endpoint in (BATCH, STREAM):
        return Candidate(endpoint, ordinary(DECISIONS if endpoint == BATCH else HANDS).unit, 100)
    if endpoint == DECISIONS:
        return Candidate(endpoint, as_bytes(decision))
    if endpoint == OPTIONS:
        return Candidate(endpoint, as_bytes({key: value for key, value in decision.items() if key != "action"}))
    units = sorted(_seeds_of(endpoint), key=len)
    return Candidate(endpoint, units[len(units) // 2])


def first(endpoint: str, random: Random) -> Iterator[Candidate]:
    """Where the search begins: ordinary bodies, the longest, and what is wrong in many places."""
    alone = {BATCH: DECISIONS, STREAM: HANDS}.get(endpoint, endpoint)
    times = _TIMES if endpoint in (BATCH, STREAM) else (1,)
    right, wrong = _seeds_of(alone), [as_bytes(leaf) for leaf in LEAVES]
    for leaf in LEAVES:
        wrong += [as_bytes({"rulebook": "tda-2019", **tree}) for tree in faulty(SCHEMAS[alone](), leaf, _MOST_VALUES)]
    chosen = random.sample(right, min(8, len(right))) if "compare" in SCHEMAS[alone]().fields else []
    compared = [as_bytes({**json.loads(unit), "compare": _books()}) for unit in chosen]
    units = [*_known(alone), *compared, *random.sample(right, min(8, len(right)))]
    for unit in (*units, *random.sample(wrong, len(wrong))):
        for count in times:
            yield Candidate(endpoint, unit, max(1, min(count, _MOST_BYTES // (len(unit) + 1))))


def next_of(candidate: Candidate, random: Random) -> Candidate:
    """The candidate changed."""
    if candidate.endpoint in (BATCH, STREAM) and random.random() < 0.2:
        count, unit = random.choice(_TIMES), candidate.unit
    else:
        change = changed if random.random() < 0.5 else random.choice(GROWN)
        count, unit = candidate.times, change(candidate.unit, random).replace(b"\n", b" ")
    most = _MOST_BYTES // (len(unit) + 1)
    return Candidate(candidate.endpoint, unit, min(count, most)) if most else candidate


def search(
    meter: Meter, endpoint: str, seconds: float, random: Random, clock: Callable[[], float] = time.monotonic
) -> dict[str, Cost]:
    """The most costly request found in so many seconds by each measure. Half of them are for where it begins."""
    best = dict.fromkeys(MEASURES, meter.least(ordinary(endpoint)))
    began = clock()
    coming = first(endpoint, random)
    while (passed := clock() - began) < seconds:
        candidate = next(coming, None) if passed < seconds / 2 else None
        candidate = candidate or next_of(best[random.choice(tuple(MEASURES))].candidate, random)
        cost = meter.cost(candidate)
        if any(measure(cost) > measure(best[name]) for name, measure in MEASURES.items()):
            cost = meter.least(candidate)
            best = {name: max(best[name], cost, key=measure) for name, measure in MEASURES.items()}
    return best


def _books() -> list[str]:
    return [name for name in load_rulebooks() if name != "tda-2019"]


def _seeds_of(endpoint: str) -> list[bytes]:
    """The ordinary bodies of an endpoint, compact."""
    found = []
    for tree in (json.loads(body) for body in seeds() if body.startswith(b"{")):
        if "rulebook" not in tree or tree.get("compare"):
            continue
        if endpoint == OPTIONS and "round" in tree:
            found.append(as_bytes({"rulebook": tree["rulebook"], "round": tree["round"]}))
        elif endpoint == path_of(tree):
            found.append(as_bytes(tree))
    return found or [as_bytes({"rulebook": "tda-2019", "table": {"players": [{"seat": 1}, {"seat": 2}]}})]


def _known(endpoint: str) -> list[bytes]:
    """What was found to cost much before: as many seats, actions and rulebooks as may be."""
    seats = bodies.of_seats(bodies.MOST_SEATS)
    whole = json.loads(largest_round())
    if endpoint == ROUNDS:
        return [as_bytes(whole)]
    if endpoint == HANDS:
        players = bodies.MOST_SEATS
        return [
            as_bytes({**_hand(whole["opening"]["players"], len(whole["actions"])), "compare": ["roberts-11"]}),
            as_bytes({**_checked(), "compare": _books()}),
            as_bytes({"rulebook": "tda-2019", "compare": _books(), "phh": bodies.short_hand(players, players)}),
        ]
    if endpoint == OPTIONS:
        del seats["action"]
    return [as_bytes(seats)] if endpoint in (DECISIONS, OPTIONS) else []


def _hand(players: list[Any], count: int) -> bodies.Json:
    """A whole hand of one street with so many raises."""
    blinds = [{"seat": 1, "type": "small_blind", "amount": 1}, {"seat": 2, "type": "big_blind", "amount": 2}]
    raises = [
        {"seat": (place + 2) % bodies.MOST_SEATS + 1, "type": "raise", "to": 4 + 2 * place} for place in range(count)
    ]
    setup = {"structure": "no_limit", "button": bodies.MOST_SEATS, "min_bet": 2, "streets": 4}
    return {
        "rulebook": "tda-2019",
        "hand": {**setup, "players": players, "posts": blinds, "rounds": [{"actions": raises}]},
    }


def _checked() -> bodies.Json:
    """A short hand on four streets: two players call and check."""
    played = _hand([{"seat": 1, "stack": 99}, {"seat": 2, "stack": 99}], 0)
    check = {"type": "check"}
    first = [{"seat": 1, "type": "call"}, {"seat": 2, **check}]
    streets = [first, *[[{"seat": 2, **check}, {"seat": 1, **check}]] * 3]
    rounds = [{"actions": actions} for actions in streets]
    return {**played, "hand": {**played["hand"], "button": 1, "rounds": rounds}}


def main() -> None:
    """Search, and print the table or write it into the document."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.costs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="for all endpoints together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the most costly")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    options = parser.parse_args()
    meter, rows = Meter(), [_COLUMNS]
    for endpoint in ENDPOINTS:
        rows.append(f"| {endpoint.removeprefix('/v1/')} | ordinary | {meter.least(ordinary(endpoint)).row} |")
        found = search(meter, endpoint, options.seconds / len(ENDPOINTS), Random(options.seed))
        for name, cost in found.items():
            rows.append(f"| | {name} | {meter.least(cost.candidate).row} |")
            if options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{endpoint} {name}".replace("/", "-").strip("-")).write_bytes(cost.candidate.body)
    if options.write:
        put(MARK, "\n".join(rows), DOCUMENT)
    else:
        print("\n".join(rows))


if __name__ == "__main__":
    main()
