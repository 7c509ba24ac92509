"""One request, as all that tells of it has it: the log, the metrics, spans, the decision log."""

import re
import time
from typing import Any, Final, NamedTuple

from flask import request

from ... import __version__
from ...process import fresh_id
from ..environ import CONTEXT, KEY, Environ

HEADER: Final = "X-Request-Id"
SERVED_BY: Final = ("Floorman-Version", __version__)
"""The header of each answer that tells it from one of a proxy: service_worker.js stores no other."""
LONGEST: Final = 512
"""The longest `traceparent` that is read (characters): a later version may be longer than today's 55."""
_TAKEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)
_SAMPLED: Final = 1
_TRACEPARENT: Final = re.compile(
    r"(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?", re.ASCII
)


class Trace(NamedTuple):
    """A trace (W3C Trace Context, levels 1 and 2), and the caller's span in it (`parent_id`)."""

    trace_id: str
    parent_id: str
    sampled: bool

    def fields(self) -> dict[str, str]:
        """It as fields of a log line."""
        return {"trace_id": self.trace_id, "parent_id": self.parent_id}


class RequestContext:
    """A request that is being answered.

    `request_id`: what the caller sent, if it is short and harmless; else a fresh one. `began`: a `time.perf_counter()`.
    `route`: the template of its path, None as long as none has matched. `facts`: what else the log line tells, by name.
    """

    __slots__ = ("began", "facts", "method", "path", "remote", "request_id", "route", "trace")

    def __init__(self, environ: Environ) -> None:
        self.began = time.perf_counter()
        self.method: str = environ["REQUEST_METHOD"]  # not environ itself, which has this: that would be a circle
        self.path: str = environ.get("PATH_INFO", "")
        self.remote: str | None = environ.get("REMOTE_ADDR")
        sent = environ.get("HTTP_X_REQUEST_ID", "")
        self.request_id: str = sent if sent and _TAKEN.fullmatch(sent) else fresh_id()
        self.route: str | None = None
        self.trace = trace_of(environ) if "HTTP_TRACEPARENT" in environ else None
        self.facts: dict[str, str] = {} if self.trace is None else self.trace.fields()
        if KEY in environ:
            self.facts["key"] = environ[KEY].name


def current_context() -> RequestContext:
    """That of the current request."""
    context: RequestContext = request.environ[CONTEXT]
    return context


def trace_of(environ: dict[str, Any]) -> Trace | None:
    """The trace that a request is part of; None if it has no valid `traceparent` header."""
    sent = environ.get("HTTP_TRACEPARENT")
    if sent is None or len(sent) > LONGEST or not (match := _TRACEPARENT.fullmatch(sent)):
        return None
    version, trace_id, parent_id, flags, more = match.groups()
    if version == "00" and more is not None:
        return None
    return Trace(trace_id, parent_id, bool(int(flags, 16) & _SAMPLED))
