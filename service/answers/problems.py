"""Problem documents (RFC 9457) as plain data: the kinds that `problems.toml` has, and the JSON that tells each."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from ..fault_text import shown
from ..package_data import package_toml
from ..rules.model.fault import Fault
from . import render
from .fault_messages import Refused, Unlisted, fault
from .pointers import FIRST_ONLY, MOST_FAULTS
from .strict_json import NotJson

_UNPRINTABLE: Final = re.compile(r"[^\x20-\x7e]")


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """A kind of problem: the slug in its `type`, its status and title, and its `detail` if nothing else is said."""

    slug: str
    status: int
    title: str
    detail: str


_KINDS: Final = {
    slug: ProblemKind(slug, **words)
    for slug, words in package_toml(__package__, "problems.toml", dict[str, dict[str, Any]]).items()
}
NOT_JSON: Final = _KINDS["not-json"]
NOT_TOML: Final = _KINDS["not-toml"]
UNKNOWN_PARAMETER: Final = _KINDS["unknown-parameter"]
BAD_REQUEST: Final = _KINDS["bad-request"]
UNAUTHORIZED: Final = _KINDS["unauthorized"]
NOT_FOUND: Final = _KINDS["not-found"]
METHOD: Final = _KINDS["method-not-allowed"]
TOO_SLOW: Final = _KINDS["request-timeout"]
TOO_LARGE: Final = _KINDS["too-large"]
URI_TOO_LONG: Final = _KINDS["uri-too-long"]
MEDIA_TYPE: Final = _KINDS["unsupported-media-type"]
EXPECTATION: Final = _KINDS["expectation-failed"]
INVALID: Final = _KINDS["invalid-request"]
HEADERS_TOO_LARGE: Final = _KINDS["headers-too-large"]
QUOTA: Final = _KINDS["quota-exceeded"]
INTERNAL: Final = _KINDS["internal-error"]
NOT_IMPLEMENTED: Final = _KINDS["not-implemented"]
OVERLOADED: Final = _KINDS["overloaded"]
NO_METRICS: Final = _KINDS["no-metrics"]
DRAINING: Final = _KINDS["draining"]

KINDS: Final = tuple(_KINDS.values())
BY_STATUS: Final[Mapping[int, ProblemKind]] = {kind.status: kind for kind in KINDS}
"""The kind for each status; of several kinds the last one, which is the general one."""


def document(
    kind: ProblemKind, instance: str, *, detail: str | None = None, faults: tuple[Fault, ...] = ()
) -> dict[str, Any]:
    """The body of a problem; `faults` are those of the request's body.

    Without a `detail`, that is the message of a single fault, else the one of the kind.
    """
    body: dict[str, Any] = {
        "type": f"/problems/{kind.slug}",
        "title": kind.title,
        "status": kind.status,
        "detail": detail or (shown(faults[0].message) if len(faults) == 1 else kind.detail),
        "instance": instance,
    }
    if faults:
        body["errors"] = [render.fault(fault) for fault in faults]
    return body


class Reply(Struct, frozen=True):
    """What a question is answered: `document` is its answer or, if it has a `problem`, the document of that."""

    document: Any
    problem: ProblemKind | None = None

    @property
    def status(self) -> int:
        """The HTTP status of it."""
        return 200 if self.problem is None else self.problem.status

    def as_part(self) -> dict[str, Any]:
        """It as a part of a larger answer: an item of a batch, a rulebook compared, a line of a stream."""
        return {"status": self.status, "answer" if self.problem is None else "problem": self.document}

    @property
    def answer(self) -> Any:
        """The answer. Raises LookupError if there is a problem in its place."""
        if self.problem is not None:
            raise LookupError(f"no answer: {self.document}")
        return self.document


def reply(
    answer: Callable[[], Any],
    instance: str,
    within: str = "body",
    *,
    is_text: bool = False,
    most: int = MOST_FAULTS,
    on_bug: Callable[[Exception], str | None] | None = None,
) -> Reply:
    """What `answer()` gives, or the problem in its place if it raises NotJson or Refused.

    `on_bug`: any other exception is an internal error too, of this answer alone. This logs it, and gives the detail of
    the problem, None for the usual one; or it raises again what is no bug.

    `within`: what the faults are in. `is_text`: the body is no JSON but a text, which has a syntax of its own.
    `most`: how many faults are listed. If 0, the search ends at the first, and one fault stands for all.
    """
    before = FIRST_ONLY.set(not most)
    try:
        return Reply(answer())
    except (NotJson, Refused, Unlisted) as error:
        if most and not isinstance(error, Unlisted):
            return problem_of(error, instance, within, is_text=is_text, most=most)
        kind, more = NOT_JSON if isinstance(error, NotJson) else INVALID, fault("", "errors.more", max=MOST_FAULTS)
        return Reply(document(kind, instance, faults=(more,)), kind)
    except Exception as error:
        if on_bug is None:
            raise
        return Reply(document(INTERNAL, instance, detail=on_bug(error)), INTERNAL)
    finally:
        FIRST_ONLY.reset(before)


def problem_of(
    error: NotJson | Refused, instance: str, within: str = "body", *, is_text: bool = False, most: int = MOST_FAULTS
) -> Reply:
    """The problem of a body (or query) that was refused: it is no JSON, or it makes no sense. See `reply`."""
    if isinstance(error, NotJson):
        body, at = document(NOT_JSON, instance, faults=error.faults), error.position
        place = {"position": {"offset": at.offset, "line": at.line, "column": at.column}} if at else {}
        return Reply(body | place, NOT_JSON)
    faults = error.faults
    if is_text and error.place is not None:
        body = document(NOT_TOML, instance, faults=faults)
        return Reply(body | {"position": {"line": error.place.line, "column": error.place.column}}, NOT_TOML)
    count = f"More than {MOST_FAULTS}" if len(faults) > MOST_FAULTS else str(len(faults))
    detail = None if len(faults) == 1 else shown(f"{count} errors in the {within}. The first: {faults[0].message}")
    return Reply(document(INVALID, instance, detail=detail, faults=faults[:most]), INVALID)


def printable(path: str) -> str:
    """A path made safe to be repeated in an answer: short, and in printable ASCII."""
    return _UNPRINTABLE.sub("?", path)[:256]
