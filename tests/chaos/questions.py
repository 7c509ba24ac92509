"""Questions with known answers: the suite's, a batch and a decision under a house's rulebook that changes, a stream."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from kit.expectation import mismatches
from kit.floorman_engine import api_answer
from service.answers.endpoints import BATCH, DECISIONS, HANDS, ask
from service.answers.render import plain, to_bytes
from service.cases.suite import Test, published_tests
from service.rulesets import Rulebooks, load_rulebooks
from service.rulesets.load import rulebooks_with
from tests.deploy.steady import ITEMS, LINES, question
from tests.support.rulebooks import HOUSE, HOUSE_AFTER
from tests.support.stream import line

HOUSE_ID: Final = "corner-club"
EDITIONS: Final = {"1.0.0": HOUSE, "2.1.0": HOUSE_AFTER}
"""The house's rulebook, by its version: the two rule otherwise on the same raise."""
MANY: Final = 400
"""How many of the suite's tests are asked: by the seed, so that another run asks others."""
OFTEN: Final = 20
"""How often the house's are among them."""
OK: Final = 200


@dataclass(frozen=True, slots=True)
class Question:
    """What is sent where; each answer (status and document) that is right; the lines that a decision log has of it."""

    path: str
    body: bytes
    right: tuple[tuple[int, Any], ...]
    logged: int


class UnknownError(Exception):
    """The service, asked in this process, does not say what the suite has."""


def rulebooks() -> Mapping[str, Rulebooks]:
    """The published rulebooks with each edition of the house's, by its version."""
    found = {}
    for version, book in EDITIONS.items():
        with TemporaryDirectory() as folder:
            (Path(folder) / f"{HOUSE_ID}.toml").write_text(book, encoding="utf-8")
            found[version] = rulebooks_with(Path(folder), None)[0]
    return found


def questions(seed: int, many: int = MANY) -> list[Question]:
    """Those of the suite, drawn by the seed, and the house's. Raises UnknownError."""
    some = Random(seed).sample(published_tests(), many)
    return [one for test in some for one in _of_test(test)] + _of_the_house() * OFTEN


def _of_test(test: Test) -> Iterator[Question]:
    """Each call that it takes to answer the test, the last answer held against what the test expects."""
    asked: list[Question] = []
    rulebooks = load_rulebooks()

    def post(path: str, body: Any) -> Any:
        sent = to_bytes(body)
        status, document = _answer(path, sent, rulebooks)
        asked.append(Question(path, sent, ((status, document),), int(status == OK)))
        return document if status == OK else {"errors": sorted(fault["code"] for fault in document["errors"])}

    if found := mismatches(test.question, test.expect, api_answer(test.question, post)):
        raise UnknownError(f"{test.id}: {found}")
    yield from asked


def _answer(path: str, body: bytes, rulebooks: Rulebooks) -> tuple[int, Any]:
    replied = ask(path, body, rulebooks)
    document = json.loads(to_bytes(plain(replied.document)))
    if replied.problem is None:
        return OK, document
    return replied.problem.status, without_ids(document)


def without_ids(document: Any) -> Any:
    """A problem, but for what each request has of its own."""
    return {name: value for name, value in document.items() if name != "request_id"}


def _of_the_house() -> list[Question]:
    """Whichever edition answers: a batch is by one of them as a whole."""
    batch = {"items": [question(HOUSE_ID, 600 + 10 * number) for number in range(ITEMS)]}
    found = []
    for path, body, logged in ((DECISIONS, question(HOUSE_ID), 1), (BATCH, batch, ITEMS)):
        sent = json.dumps(body).encode()
        right = tuple(_answer(path, sent, rulebooks) for rulebooks in rulebooks().values())
        assert right[0] != right[1]
        found.append(Question(path, sent, right, logged))
    return found


@dataclass(frozen=True, slots=True)
class Hands:
    """A stream of hands, and the line that answers each."""

    sent: tuple[bytes, ...]
    right: tuple[Any, ...]


def hands() -> Hands:
    """A short stream."""
    sent = tuple(line(number) for number in range(LINES))
    reports = [_answer(HANDS, one, load_rulebooks())[1] for one in sent]
    lines = enumerate(reports, start=1)
    return Hands(sent, tuple({"line": at, "id": one["id"], "status": OK, "answer": one} for at, one in lines))
