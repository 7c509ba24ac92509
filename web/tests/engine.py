"""The npm package answers conformance tests, recorded hands and random bodies with the bytes of HTTP and the library.

python -m web.tests.engine --bodies 10000 --seed 1. It needs `make engine`, and node on the PATH.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

from werkzeug.test import Client

from service import library
from service.answers.endpoints import PATHS
from service.api.app import create_app
from service.cases.suite import published_tests
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.fuzz.mutate import changed
from tests.fuzz.open_places import path_of
from tests.fuzz.seeds import seeds

Row = tuple[str, bytes, str | None]
"""A path, a body, and the function of the package that asks there, if the body is such that it may be asked by it."""

PACKAGE: Final = Path(__file__).parents[1] / "engine"
NAMES: Final = {
    "/v1/decisions": "decide",
    "/v1/decisions/batch": "batch",
    "/v1/options": "options",
    "/v1/rounds": "rounds",
    "/v1/next-street": "nextStreet",
    "/v1/next-hand": "nextHand",
    "/v1/hands": "hand",
}
STEPS: Final = ("action", "declaration", "incident")
_OVER_HTTP: Final = re.compile(rb',"request_id":"[^"]*"\}$')


class Http:
    """The service, asked through WSGI."""

    def __init__(self) -> None:
        with redirect_stdout(StringIO()):  # takes its log
            self._client = Client(create_app(Settings(), load_rulebooks()))

    def ask(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and body, without what only HTTP has."""
        response = self._client.post(path, data=body, content_type="application/json")
        return response.status_code, _OVER_HTTP.sub(b"}", response.data)


def of_the_suite(http: Http, every: int) -> Iterator[Row]:
    """Each conformance test, or one of so many, as it is asked; with an opening and a step, in two requests."""
    for test in published_tests()[::every]:
        question = dict(test.question)
        step = {key: question.pop(key) for key in STEPS if key in question and "opening" in question}
        path, body = path_of(question), _compact(question)
        yield path, body, NAMES[path]
        answer = json.loads(http.ask(path, body)[1]) if step else {}
        if "round" in answer:
            asked = {key: question[key] for key in ("rulebook", "house_rules") if key in question}
            yield "/v1/decisions", _compact({**asked, "round": answer["round"], **step}), "decide"


def recorded(every: int) -> Iterator[Row]:
    """The bodies that other tests begin with: recorded rounds, hands in each notation, the spec's examples."""
    for body in seeds()[::every]:
        try:
            path = path_of(json.loads(body))
        except ValueError:
            for name in ("phh", "text"):
                yield "/v1/hands", _compact({"rulebook": "tda-2019", name: body.decode("utf-8", "replace")}), "hand"
        else:
            yield path, body, NAMES[path]


def changed_at_random(many: int, seed: int) -> Iterator[Row]:
    """So many of these bodies with a few changes, one in eight of them at a path that it is not made for."""
    random = Random(seed)
    for _ in range(many):
        body = changed(random.choice(seeds()), random)
        try:
            path = path_of(json.loads(body))
        except (ValueError, RecursionError):
            path = random.choice(PATHS)
        yield random.choice(PATHS) if random.random() < 0.125 else path, body, None


def _compact(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def by_the_library(path: str, body: bytes) -> bytes:
    """What the library answers, as compact JSON."""
    ask = getattr(library, re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", NAMES[path]))
    try:
        return _compact(ask(json.loads(body)))
    except library.InvalidRequest as error:
        return _compact(error.problem)


def answers_of_the_package(rows: Iterable[Row]) -> Iterator[tuple[Any, ...]]:
    """What the package answers to each row, in Node.js."""
    with tempfile.TemporaryFile("w+") as sent:
        for path, body, name in rows:
            sent.write(json.dumps([path, body.decode("latin-1"), name]) + "\n")
        sent.seek(0)
        command = ["node", "tests/ask.mjs"]
        with subprocess.Popen(command, cwd=PACKAGE, stdin=sent, stdout=subprocess.PIPE) as node:
            assert node.stdout is not None
            yield from map(tuple, map(json.loads, node.stdout))
    if node.returncode:
        sys.exit(f"node ended with {node.returncode}")


def main() -> None:
    """Print how many were compared; exit with 1 at the first that differ."""
    options = argparse.ArgumentParser(description="The npm package against HTTP and the library.")
    options.add_argument("--bodies", type=int, default=10_000, help="how many random ones")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--every", type=int, default=1, help="one of so many conformance tests and recorded hands")
    arguments = options.parse_args()
    http = Http()
    rows = [
        *of_the_suite(http, arguments.every),
        *recorded(arguments.every),
        *changed_at_random(arguments.bodies, arguments.seed),
    ]
    count, wrong = 0, 0
    for (path, body, name), answer in zip(rows, answers_of_the_package(rows), strict=True):
        status, expected = http.ask(path, body)
        count += 1
        library_differs = name is not None and by_the_library(path, body) != expected
        if answer != (status, expected.decode()) or library_differs:
            wrong += 1
            print(f"{path}\n  sent: {body!r}\n  HTTP: {status} {expected!r}\n  package: {answer}", file=sys.stderr)
            if wrong == 10:
                break
    print(f"{count:,} answers of the npm package compared with HTTP's, byte for byte: {wrong} different")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
