"""The trace that a request is part of, read from its `traceparent` header (W3C Trace Context, levels 1 and 2)."""

import re
from typing import Any, Final, NamedTuple

LONGEST: Final = 512
"""The longest header that is read (characters): a later version of the format may be longer than today's 55."""
_SAMPLED: Final = 1
_SAID: Final = re.compile(
    r"(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?", re.ASCII
)


class Trace(NamedTuple):
    """A trace, and the caller's span in it (`parent_id`)."""

    trace_id: str
    parent_id: str
    sampled: bool


def trace_of(environ: dict[str, Any]) -> Trace | None:
    """The trace of a request; None if it has no valid `traceparent` header."""
    sent = environ.get("HTTP_TRACEPARENT")
    if sent is None or len(sent) > LONGEST or not (said := _SAID.fullmatch(sent)):
        return None
    version, trace_id, parent_id, flags, more = said.groups()
    if version == "00" and more is not None:
        return None
    return Trace(trace_id, parent_id, bool(int(flags, 16) & _SAMPLED))


def fields(environ: dict[str, Any]) -> dict[str, str]:
    """The trace as fields of a log line; empty if there is none."""
    if "HTTP_TRACEPARENT" not in environ or (trace := trace_of(environ)) is None:
        return {}
    return {"trace_id": trace.trace_id, "parent_id": trace.parent_id}
