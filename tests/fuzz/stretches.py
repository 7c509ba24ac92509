"""Looks for the request that keeps a worker longest without a turn for others: python -m tests.fuzz.stretches.

Bodies are changed and grown as far as the limits let them, and those that hold longest are changed again. A stretch is
CPU time of the thread between two turns; what is found to be long is measured three times, and the least counts.
"""

import argparse
import gc
import gzip
import json
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from werkzeug.test import EnvironBuilder

from service import yielding
from service.api.app import create_app
from service.settings import Settings
from tests.fuzz.mutate import changed, spots
from tests.fuzz.seeds import seeds

GOAL_MS: Final = 20.0
_KEPT: Final = 60
_MOST_BYTES: Final = 2 * 1024 * 1024
_TOML: Final = "application/toml"
_LINES: Final = "application/x-ndjson"
_JSON: Final = "application/json"
_WARM: Final = (
    ("/v1/decisions/batch", b'{"items":[{}]}', _JSON),
    ("/v1/hands", b"[]", _JSON),
    ("/v1/hands", b"a", _TOML),
)


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, and how it is sent."""

    path: str
    body: bytes
    content_type: str = _JSON
    packed: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """The longest stretch of a request (ms), all of its CPU time (ms), and the status of its answer."""

    longest: float
    whole: float
    status: str


class Watch:
    """Asks the app in this process, and notes how long it goes on between turns."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        self._app = create_app(Settings())
        self._since = self._longest = 0.0
        yielding.yield_now = self._turn
        for path, body, sent_as in _WARM:
            self._once(Asked(path, body, sent_as))
        gc.collect()
        gc.freeze()  # as a worker does

    def held(self, asked: Asked, worth: float) -> Held:
        """How long the request holds the thread; one that seems to hold it longer than `worth` (ms) is asked again."""
        found = self._once(asked)
        for _ in range(2):
            if found.longest > worth:
                found = min(found, self._once(asked), key=lambda one: one.longest)
        return found

    def _once(self, asked: Asked) -> Held:
        body = gzip.compress(asked.body, 1) if asked.packed else asked.body
        packed = {"Content-Encoding": "gzip"} if asked.packed else {}
        builder = EnvironBuilder(
            path=asked.path, method="POST", data=body, content_type=asked.content_type, headers=packed.items()
        )
        environ = builder.get_environ()
        statuses: list[str] = []

        def start(status: str, *_: Any) -> Any:
            statuses.append(status)

        gc.collect()
        self._longest, began = 0.0, time.thread_time()
        self._since = began
        answer: Any = self._app.wsgi_app(environ, start)
        for _ in answer:
            self._turn()  # it is sent
        self._turn()
        if hasattr(answer, "close"):
            answer.close()
        return Held(self._longest * 1000, (time.thread_time() - began) * 1000, statuses[0][:3])

    def _turn(self) -> None:
        now = time.thread_time()
        self._longest = max(self._longest, now - self._since)
        self._since = time.thread_time()


def first() -> Iterator[Asked]:
    """The seeds, each at its path, and made as large as the limits let them."""
    for body in seeds():
        if not body.startswith(b"{"):
            yield Asked("/v1/hands?ruleset=tda-2019", body, _TOML)
            continue
        tree = json.loads(body)
        path = path_of(tree)
        yield Asked(path, body)
        if path == "/v1/decisions":
            yield Asked("/v1/decisions/batch", as_bytes({"items": [tree] * min(1000, _MOST_BYTES // len(body))}))
        if path == "/v1/hands":
            yield Asked(path, b"\n".join([body] * 50), _LINES)


def path_of(tree: Any) -> str:
    """Where such a body is asked."""
    for member, path in (("items", "/v1/decisions/batch"), ("opening", "/v1/rounds"), ("round", "/v1/decisions")):
        if member in tree:
            return path
    return "/v1/hands"


def as_bytes(tree: Any) -> bytes:
    """The tree as compact JSON."""
    return json.dumps(tree, separators=(",", ":")).encode()


def next_of(asked: Asked, random: Random) -> Asked:
    """The request changed: like any fuzzer's, or grown."""
    packed = random.random() < 0.2 if random.random() < 0.1 else asked.packed
    body = asked.body
    if random.random() < 0.5 and len(body) < 64 * 1024:
        body = changed(body, random)
    else:
        body = random.choice(GROWN)(body, random)
    return Asked(asked.path, body if len(body) <= _MOST_BYTES else asked.body, asked.content_type, packed)


def _repeated(body: bytes, random: Random) -> bytes:
    """One of its arrays longer."""
    try:
        tree = json.loads(body)
    except (ValueError, RecursionError):
        return _text_repeated(body, random)
    places = [(holds, key) for holds, key in spots({"": tree}) if isinstance(holds[key], list) and holds[key]]
    if not places:
        return body
    holds, key = random.choice(places)
    times = random.choice((2, 3, 10, 100))
    holds[key] = (holds[key] * times)[: random.choice((23, 100, 1000, 20_000))]
    return as_bytes(tree)


def _text_repeated(body: bytes, random: Random) -> bytes:
    begin = random.randrange(len(body) + 1)
    end = min(len(body), begin + random.choice((1, 5, 20, 100)))
    return body[:end] + body[begin:end] * random.choice((1, 10, 100, 1000)) + body[end:]


def _escaped(body: bytes, _: Random) -> bytes:
    """The same JSON, which only the strict reader takes."""
    return body.replace(b'"ruleset"', b'"\\u0072uleset"', 1)


def _filled(body: bytes, random: Random) -> bytes:
    """Something large in a place where anything may stand, or nothing may."""
    try:
        tree = json.loads(body)
    except (ValueError, RecursionError):
        return _text_repeated(body, random)
    places = [(holds, key) for holds, key in spots({"": tree}) if isinstance(holds, dict)]
    if not places:
        return body
    holds, key = random.choice(places)
    holds[key if random.random() < 0.5 else "carried"] = random.choice(LARGE)()
    return as_bytes(tree)


def _nested(leaf: Any, deep: int) -> Any:
    for _ in range(deep):
        leaf = {"": leaf}
    return leaf


LARGE: Final[tuple[Callable[[], Any], ...]] = (
    lambda: [0] * 190_000,
    lambda: [1.5] * 190_000,
    lambda: ["a"] * 190_000,
    lambda: ["\u00e9"] * 150_000,
    lambda: [[]] * 39_000,
    lambda: [_nested({}, 20)] * 1_800,
    lambda: [{f"k{key}": key for key in range(60)}] * 2_000,
    lambda: "a" * 1_900_000,
    lambda: "\u00e9" * 300_000,
    lambda: {f"k{key}": "a" * 25_000 for key in range(60)},
)
GROWN: Final = (_repeated, _repeated, _repeated, _escaped, _filled)


def search(seconds: float, seed: int) -> tuple[int, list[tuple[Held, Asked]]]:
    """How many requests were tried in so many seconds, and those that hold longest, the longest first."""
    random, watch = Random(seed), Watch()
    best: list[tuple[Held, Asked]] = []

    def tried(asked: Asked) -> None:
        held = watch.held(asked, best[-1][0].longest if len(best) >= _KEPT else 0.0)
        best.append((held, asked))
        best.sort(key=lambda one: -one[0].longest)
        del best[_KEPT:]

    over, tries = time.monotonic() + seconds, 0
    coming = first()
    while time.monotonic() < over:
        asked = next(coming, None) if tries % 2 == 0 or not best else None
        tried(asked or next_of(random.choice(best)[1], random))
        tries += 1
    return tries, best


def main() -> None:
    """Search, and keep what holds longer than the goal."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.stretches", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the longest")
    options = parser.parse_args()
    tries, best = search(options.seconds, options.seed)
    print(f"{tries} requests; those that went on longest without a turn for others:")
    for place, (held, asked) in enumerate(best[:10]):
        how = f"{asked.content_type}{', packed' if asked.packed else ''}"
        print(f"{held.longest:6.1f} of {held.whole:8.1f} ms  {held.status}  {asked.path}  {len(asked.body)} B  {how}")
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            (options.keep / f"{place}").write_bytes(asked.body)
    if best[0][0].longest > GOAL_MS:
        raise SystemExit(f"{best[0][0].longest:.1f} ms without a turn: the goal is {GOAL_MS:g}")


if __name__ == "__main__":
    main()
