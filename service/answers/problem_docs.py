"""Every type of problem: what it means, what the caller should do about it, and a request that gets it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from ..rulesets import load_rulebooks, usual_rulebook
from . import problems
from .answer_record import AnswerRecord
from .endpoints import DECISIONS, HANDS, ask
from .hand_report import hand
from .problems import ProblemKind, Reply
from .render import Json, plain

EXAMPLE_ID: Final = "example-1"
_RULEBOOK: Final = usual_rulebook(load_rulebooks()).ruleset.id
_HANDS: Final = f"{HANDS}?rulebook={_RULEBOOK}"
_JSON: Final = MappingProxyType({"Content-Type": "application/json"})
_TOML: Final = MappingProxyType({"Content-Type": "application/toml"})
_TWO_SLIPS: Final = (
    f'{{"rulebook": "{_RULEBOOK}",\n'
    ' "round": {"structure": "no-limit", "min_bet": 200, "current_bet": 400, "last_full_raise_by": 200,\n'
    '   "to_act": 3, "players": [\n'
    '   {"seat": 2, "stack": 9600, "committed": 400, "acted": true},\n'
    '   {"seat": 3, "stack": 9800, "committed": 0, "acted": false}]},\n'
    ' "action": {"type": "raise", "too": 1200}}'
)


@dataclass(frozen=True, slots=True)
class Example:
    """A request that gets a problem. `detail`: of its answer, if it is not the type's own."""

    method: str
    path: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    detail: str | None = None

    @property
    def text(self) -> str:
        """The request as HTTP writes it, without the headers that every client sends."""
        head = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers.items())]
        return "\n".join(head) + (f"\n\n{self.body}" if self.body else "")


@dataclass(frozen=True, slots=True)
class ProblemType:
    """A type of problem in words. `retry`: whether the same request may be answered if it is sent again later.

    `note`: what must be so for the example to get it, if any instance does not answer it so.
    """

    kind: ProblemKind
    meaning: str
    remedy: str
    retry: bool
    example: Example
    note: str = ""


_TOLD: Final = (
    ProblemType(
        problems.BAD_REQUEST,
        "What came is no HTTP that can be read: a malformed header, a body that ends before its Content-Length or is "
        "no whole gzip, a text that is not UTF-8.",
        "Mend what sends the request: a library for HTTP does not do this by itself. Look for a body that is cut off "
        "or packed twice, or for text in another encoding.",
        retry=False,
        example=Example("POST", _HANDS, _TOML, "\ufffd", "The body is not UTF-8: byte 0 cannot stand there."),
        note="The body is the one byte 0xFF.",
    ),
    ProblemType(
        problems.NOT_JSON,
        "The body is not JSON, or JSON that readers would take in different ways: a key twice in one object, NaN, a "
        "number that no double holds, nesting that is too deep. `position` says where, `errors` what.",
        "Write the body with a JSON library and send it as UTF-8 without a byte order mark. Nothing was decided.",
        retry=False,
        example=Example("POST", DECISIONS, _JSON, f'{{"rulebook": "{_RULEBOOK}",}}'),
    ),
    ProblemType(
        problems.NOT_TOML,
        "The body was sent as TOML (a hand in PHH), and is none. `position` says where reading stopped.",
        "Mend the file, or send the hand in the Content-Type that it is written in.",
        retry=False,
        example=Example("POST", _HANDS, _TOML, 'variant = "NT'),
    ),
    ProblemType(
        problems.UNKNOWN_PARAMETER,
        "The address has a query parameter that is not known at this path, has a value that it cannot have, or is "
        "there twice. `detail` names it. Only POST /v1/hands takes any.",
        "Leave it out, or send what it was to say in the body.",
        retry=False,
        example=Example("GET", "/v1/rulebooks?page=2"),
    ),
    ProblemType(
        problems.UNAUTHORIZED,
        "This instance asks for keys below /v1, and the request came without one, with one that is not known, or with "
        "one that has expired. All but the last are answered alike.",
        "Send `Authorization: Bearer` and your key. Whoever runs the instance makes keys and can tell why one is "
        "refused from the log, by `request_id`.",
        retry=False,
        example=Example("GET", "/v1/rulebooks"),
        note="On an instance with keys.",
    ),
    ProblemType(
        problems.NOT_FOUND,
        "There is nothing at this address: no such path, rulebook, code or type. Paths have no slash at the end.",
        "Compare the path with the reference. If `detail` lists what there is, take one of these.",
        retry=False,
        example=Example("GET", "/v2/decisions"),
    ),
    ProblemType(
        problems.METHOD,
        "The path is known, and does not take that method. The header `Allow` names those that it takes.",
        "Use one of these. Questions are asked with POST, documents are read with GET.",
        retry=False,
        example=Example("GET", DECISIONS),
    ),
    ProblemType(
        problems.TOO_SLOW,
        "The head or the body of the request did not come within the time that the operator allows, or stood still for "
        "too long. The connection is closed.",
        "Send it again, all at once: it was not decided. If it happens often, send less in one body, or packed with "
        "gzip.",
        retry=True,
        example=Example("POST", DECISIONS, {**_JSON, "Content-Length": "400"}, '{"rulebook":'),
        note="Nothing follows for BODY_SECONDS.",
    ),
    ProblemType(
        problems.TOO_LARGE,
        "The body, what it unpacks to, or one line of a stream is larger than the operator allows. `detail` has the "
        "limit in bytes.",
        "Split it: a batch into several, a file of hands into a stream with one hand on each line.",
        retry=False,
        example=Example(
            "POST", DECISIONS, {**_JSON, "Content-Length": "1000000000"}, "{…", "At most 2097152 bytes are taken."
        ),
        note="Only the Content-Length is looked at.",
    ),
    ProblemType(
        problems.URI_TOO_LONG,
        "The request line has more than 4,094 bytes.",
        "Send what the query says in the body.",
        retry=False,
        example=Example("GET", "/v1/rulebooks/aaaaaaaa…"),
        note="With some 4,100 letters.",
    ),
    ProblemType(
        problems.MEDIA_TYPE,
        "The `Content-Type` is not one that this path takes, its charset is not UTF-8, or the `Content-Encoding` is "
        "not gzip. `Accept-Post` and `Accept-Encoding` name what is taken.",
        "Set `Content-Type: application/json`. Many clients send a form's type, or text/plain, if none is set.",
        retry=False,
        example=Example("POST", DECISIONS, {"Content-Type": "application/xml"}, "<decision/>"),
    ),
    ProblemType(
        problems.EXPECTATION,
        "The request has an `Expect` header other than `100-continue`.",
        "Leave it out.",
        retry=False,
        example=Example("POST", DECISIONS, {**_JSON, "Expect": "200-ok"}),
    ),
    ProblemType(
        problems.INVALID,
        "The body is JSON, and is no request that makes sense: a field is missing, is not known or has a value that it "
        "cannot have, or the round contradicts itself. An action that is against the rules is no problem: that is an "
        "answer, with `legal: false`.",
        "Look at `errors`: it has every fault of the body at once, each with a JSON pointer to its place, a code that "
        "never changes, and the numbers that its message is made of. Mend them all and send it again.",
        retry=False,
        example=Example("POST", DECISIONS, _JSON, _TWO_SLIPS),
    ),
    ProblemType(
        problems.HEADERS_TOO_LARGE,
        "There are more than 100 headers, one of them has more than 8,190 bytes, or all have more than 32,768.",
        "Leave out what Floorman does not read: cookies, mostly.",
        retry=False,
        example=Example("GET", "/v1/rulebooks", {"Cookie": "aaaaaaaa…"}),
        note="With some 8,200 letters.",
    ),
    ProblemType(
        problems.QUOTA,
        "You have asked more often than the operator allows in this window. `RateLimit-Policy` has the rate, "
        "`RateLimit` what is left of it, `Retry-After` the seconds until the next window.",
        "Wait for `Retry-After` seconds, then send it again. A batch of decisions and a stream of hands count as one "
        "request each.",
        retry=True,
        example=Example("GET", "/v1/rulebooks"),
        note="Once the rate is used up.",
    ),
    ProblemType(
        problems.INTERNAL,
        "A bug in Floorman. It is logged with its cause, under `request_id`; the answer tells nothing of it.",
        "Tell the operator the `request_id`. The same request most likely meets the same bug.",
        retry=False,
        example=Example("GET", "/v1/rulebooks"),
        note="No request is known that gets it.",
    ),
    ProblemType(
        problems.NOT_IMPLEMENTED,
        "The request uses a method or a transfer coding that is not spoken here.",
        "Use the methods of the reference, and no Transfer-Encoding but chunked.",
        retry=False,
        example=Example("PROPFIND", "/v1/rulebooks", detail="That method is not known here."),
    ),
    ProblemType(
        problems.OVERLOADED,
        "More is asked of this instance than it can answer in time, so it turned this request away at once. Nothing "
        "was decided.",
        "Send it again after `Retry-After` seconds, and wait longer each time it happens. The same request has the "
        "same answer, however often it is sent.",
        retry=True,
        example=Example("POST", DECISIONS, _JSON, "{…}"),
        note="While the instance is late.",
    ),
    ProblemType(
        problems.NO_METRICS,
        "The numbers of the workers cannot be read, as the folder that they share is full or gone. One worker's own "
        "would mislead.",
        "For operators: make room, or restart the instance. Decisions are given all the same.",
        retry=True,
        example=Example("GET", "/metrics"),
        note="While that folder cannot be read.",
    ),
    ProblemType(
        problems.DRAINING,
        "This instance is about to stop. It answers what it is asked and tells balancers to send no more.",
        "For balancers: send to another instance. A client sees it only if it asks for /readyz itself.",
        retry=True,
        example=Example("GET", "/readyz"),
        note="After SIGTERM.",
    ),
)

PROBLEM_TYPES: Final[Mapping[str, ProblemType]] = MappingProxyType({one.kind.slug: one for one in _TOLD})
"""Every type of problem, by the last part of its `type`."""


@cache
def problem_type(slug: str) -> Json:
    """A type of problem, as GET /problems/{type} answers. Raises KeyError if there is none."""
    told = PROBLEM_TYPES[slug]
    return {
        "type": f"/problems/{slug}",
        "title": told.kind.title,
        "status": told.kind.status,
        "meaning": told.meaning,
        "remedy": told.remedy,
        "retry": told.retry,
        "case": {
            "request": told.example.text,
            **({"note": told.note} if told.note else {}),
            "answer": plain(_answer(told) | {"request_id": EXAMPLE_ID}),
        },
    }


def problem_list() -> Json:
    """Every type of problem, by status."""
    return {"problems": [problem_type(slug) for slug in _by_status()]}


def _by_status() -> Iterator[str]:
    return iter(sorted(PROBLEM_TYPES, key=lambda slug: PROBLEM_TYPES[slug].kind.status))


def _answer(told: ProblemType) -> Json:
    """The example's answer, made as the service makes it."""
    example = told.example
    path = example.path.partition("?")[0]
    if told.kind in (problems.NOT_JSON, problems.INVALID):
        return _problem(ask(path, example.body.encode(), load_rulebooks()))
    if told.kind is problems.NOT_TOML:
        body = {"phh": example.body, "rulebook": _RULEBOOK}
        return _problem(problems.reply(lambda: hand(body, path, load_rulebooks(), AnswerRecord()), path, is_text=True))
    unread = told.kind in (problems.URI_TOO_LONG, problems.HEADERS_TOO_LARGE, problems.EXPECTATION)
    return problems.document(told.kind, "" if unread else path, detail=example.detail)


def _problem(replied: Reply) -> Json:
    """The document of an example's problem. Raises LookupError if it was answered after all."""
    if replied.problem is None:
        raise LookupError("an example of a problem has none")
    problem: Json = replied.document
    return problem
