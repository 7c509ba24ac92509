"""Looks for the request that keeps a worker longest without a turn for others: python -m tests.fuzz.stretches.

Bodies are changed and grown as far as the limits let them, and those that hold longest are changed again. A stretch is
CPU time of the thread between two turns; what is found to be long is measured three times, and the least counts.
In between a body is grown to two sizes (`tests/fuzz/growth.py`): its CPU time grows with it, and not with its square.
Half of the time goes to what strangers send, and what it costs (`tests/fuzz/strangers.py`).
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.turns import GOAL_MS, LARGE, LINES, Asked, Stretch
from tests.fuzz import strangers
from tests.fuzz.growth import MOST_TIMES, Growth, growth_of, notation_of, ways_to_send
from tests.fuzz.mutate import changed
from tests.fuzz.open_places import path_of
from tests.fuzz.seeds import seeds
from tests.fuzz.strange_laws import CHEAP, too_dear, watch
from tests.support.bodies import spots

_KEPT: Final = 60
_MOST_BYTES: Final = 2 * 1024 * 1024


def first(random: Random) -> Iterator[Asked]:
    """The seeds in any order, each at its path, and made as large as the limits let them."""
    for body in random.sample(seeds(), len(seeds())):
        if not body.startswith(b"{"):
            yield from ways_to_send(notation_of(body), body.decode())
            continue
        tree = json.loads(body)
        path = path_of(tree)
        yield Asked(path, body)
        if path == "/v1/decisions":
            yield Asked("/v1/decisions/batch", as_bytes({"items": [tree] * min(1000, _MOST_BYTES // len(body))}))
        if path == "/v1/hands":
            yield Asked(path, b"\n".join([body] * 50), LINES)


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
    if random.random() < 0.5:  # in one line
        lines = body.split(b"\n")
        place = random.randrange(len(lines))
        lines[place] = _stretched(lines[place], random)
        return b"\n".join(lines)
    return _stretched(body, random)


def _stretched(body: bytes, random: Random) -> bytes:
    begin = random.randrange(len(body) + 1)
    end = min(len(body), begin + random.choice((1, 5, 20, 100)))
    return body[:end] + body[begin:end] * random.choice((1, 10, 100, 1000)) + body[end:]


def _escaped(body: bytes, _: Random) -> bytes:
    """The same JSON, which only the strict reader takes."""
    return body.replace(b'"rulebook"', b'"\\u0072uleset"', 1)


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
    holds[key if random.random() < 0.5 else "name"] = random.choice(tuple(LARGE.values()))()
    return as_bytes(tree)


def _text_in_json(body: bytes, random: Random) -> bytes:
    """A text that stands in JSON, changed or longer."""
    try:
        tree = json.loads(body)
    except (ValueError, RecursionError):
        return _text_repeated(body, random)
    places = [(holds, key) for holds, key in spots({"": tree}) if isinstance(holds[key], str) and holds[key]]
    if not places:
        return body
    holds, key = (
        max(places, key=lambda place: len(place[0][place[1]])) if random.random() < 0.5 else random.choice(places)
    )
    text = holds[key].encode("utf-8", "surrogatepass")
    way = _text_repeated if text.startswith(b"{") else random.choice((changed, _text_repeated))
    holds[key] = way(text, random).decode("utf-8", "replace")
    return as_bytes(tree)


GROWN: Final = (_repeated, _repeated, _repeated, _text_in_json, _text_in_json, _escaped, _filled)


def search(seconds: float, seed: int) -> tuple[int, list[tuple[Stretch, Asked]], list[Growth], list[str]]:
    """How many requests were tried in so many seconds, those that hold longest and those that grow fastest, sorted,
    and those that cost more than they may.
    """
    random, meter = Random(seed), watch()
    best: list[tuple[Stretch, Asked]] = []
    fastest: list[Growth] = []
    dear: list[str] = []

    def tried(asked: Asked) -> None:
        held = meter.longest(asked, best[-1][0].longest if len(best) >= _KEPT else 0.0)
        if asked.content_type != LINES and len(dear) < strangers.MOST_KEPT and (wrong := too_dear(asked, held.whole)):
            dear.append(f"{asked.path}  {asked.content_type}  {asked.body[:200]!r}: {wrong}")
        best.append((held, asked))
        best.sort(key=lambda one: -one[0].longest)
        del best[_KEPT:]

    over, tries = time.monotonic() + seconds, 0
    coming = first(random)
    while time.monotonic() < over:
        asked = next(coming, None) if tries % 2 == 0 or not best else None
        tried(asked or next_of(random.choice(best)[1], random))
        fastest.append(growth_of(random, meter))
        fastest.sort(key=lambda one: -one.times)
        del fastest[10:]
        tries += 1
    return tries, best, fastest, dear


def main() -> None:
    """Search, and keep what holds longer than the goal."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.stretches", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the longest")
    options = parser.parse_args()
    strangers.prepare()
    broken = strangers.search(CHEAP, options.seed, seconds=options.seconds / 2)
    tries, best, fastest, dear = search(options.seconds / 2, options.seed)
    print(f"{tries} requests; those that went on longest without a turn for others:")
    for place, (held, asked) in enumerate(best[:10]):
        how = f"{asked.content_type}{', packed' if asked.packed else ''}"
        print(f"{held.longest:6.1f} of {held.whole:8.1f} ms  {held.status}  {asked.path}  {len(asked.body)} B  {how}")
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            (options.keep / f"{place}").write_bytes(asked.body)
    print("those whose CPU time grew most, for 8 times the size:")
    for place, one in enumerate(fastest):
        print(f"{one.times:6.1f} times to {one.ms:8.1f} ms  {one.asked.path}  {one.asked.content_type}  {one.way}")
        if options.keep:
            (options.keep / f"growth-{place}").write_bytes(one.asked.body)
    print("\n".join(["those that cost more than they may:", *dear]))
    if broken or dear:
        raise SystemExit(f"{broken + len(dear)} laws of cost are broken")
    if fastest[0].times > MOST_TIMES:
        raise SystemExit(
            f"{fastest[0].times:.1f} times the CPU time for 8 times the size: at most {MOST_TIMES} are taken"
        )
    if best[0][0].longest > GOAL_MS:
        raise SystemExit(f"{best[0][0].longest:.1f} ms without a turn: the goal is {GOAL_MS:g}")


if __name__ == "__main__":
    main()
