"""Every type of problem: what it means, what the caller should do about it, and a request that gets it."""

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from msgspec import Struct

from ..package_data import package_toml
from ..rulesets import load_rulebooks
from . import problems
from .answer_record import AnswerRecord
from .endpoints import ask
from .hand_report import hand
from .problems import ProblemKind, Reply
from .render import Json, plain

EXAMPLE_ID: Final = "example-1"
KINDS: Final = {kind.slug: kind for kind in problems.KINDS}
"""Every kind of problem, by the last part of its `type`."""


class Example(Struct, frozen=True):
    """A request that gets a problem. `detail`: of its answer, if it is not the type's own."""

    method: str
    path: str
    headers: dict[str, str] = {}
    body: str = ""
    detail: str | None = None

    @property
    def text(self) -> str:
        """The request as HTTP writes it, without the headers that every client sends."""
        head = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers.items())]
        return "\n".join(head) + (f"\n\n{self.body}" if self.body else "")


class ProblemType(Struct, frozen=True):
    """A type of problem in words, as `problem_docs.toml` has it."""

    meaning: str
    remedy: str
    retry: bool
    example: Example
    note: str = ""


PROBLEM_TYPES: Final[Mapping[str, ProblemType]] = package_toml(__package__, "problem_docs.toml", dict[str, ProblemType])
"""Their types in words."""


@cache
def problem_type(slug: str) -> Json:
    """A type of problem, as GET /problems/{type} answers. Raises KeyError if there is none."""
    docs, kind = PROBLEM_TYPES[slug], KINDS[slug]
    return {
        "type": f"/problems/{slug}",
        "title": kind.title,
        "status": kind.status,
        "meaning": docs.meaning,
        "remedy": docs.remedy,
        "retry": docs.retry,
        "case": {
            "request": docs.example.text,
            **({"note": docs.note} if docs.note else {}),
            "answer": plain(_answer(kind, docs.example) | {"request_id": EXAMPLE_ID}),
        },
    }


def problem_list() -> Json:
    """Every type of problem, by status."""
    return {"problems": [problem_type(slug) for slug in sorted(PROBLEM_TYPES, key=lambda slug: KINDS[slug].status)]}


def _answer(kind: ProblemKind, example: Example) -> Json:
    """The example's answer, made as the service makes it."""
    path, _, rulebook = example.path.partition("?rulebook=")
    path = path.partition("?")[0]
    if kind in (problems.NOT_JSON, problems.INVALID):
        return _problem(ask(path, example.body.encode(), load_rulebooks()))
    if kind is problems.NOT_TOML:
        body = {"phh": example.body, "rulebook": rulebook}
        return _problem(problems.reply(lambda: hand(body, path, load_rulebooks(), AnswerRecord()), path, is_text=True))
    unread = kind in (problems.URI_TOO_LONG, problems.HEADERS_TOO_LARGE, problems.EXPECTATION)
    return problems.document(kind, "" if unread else path, detail=example.detail)


def _problem(replied: Reply) -> Json:
    """The document of an example's problem. Raises LookupError if it was answered after all."""
    if replied.problem is None:
        raise LookupError("an example of a problem has none")
    return cast("Json", replied.document)
