"""The trace that a caller's request is part of, as `traceparent` tells it (W3C Trace Context, levels 1 and 2)."""

import re
from typing import Any, Final, NamedTuple

LONGEST: Final = 512
"""A later version may say more than ours; more than that no version is believed to say (characters)."""
_SAMPLED: Final = 1
_SAID: Final = re.compile(
    r"(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?", re.ASCII
)


class Trace(NamedTuple):
    """A trace, and the part of it that asks."""

    trace_id: str
    parent_id: str
    sampled: bool


def trace_of(environ: dict[str, Any]) -> Trace | None:
    """The trace of a request; None where none is told, or not in the way that it is to be told."""
    sent = environ.get("HTTP_TRACEPARENT")
    if sent is None or len(sent) > LONGEST or not (said := _SAID.fullmatch(sent)):
        return None
    version, trace_id, parent_id, flags, more = said.groups()
    if version == "00" and more is not None:
        return None
    return Trace(trace_id, parent_id, bool(int(flags, 16) & _SAMPLED))


def fields(environ: dict[str, Any]) -> dict[str, str]:
    """What a line of log tells of it."""
    if "HTTP_TRACEPARENT" not in environ or (trace := trace_of(environ)) is None:
        return {}
    return {"trace_id": trace.trace_id, "parent_id": trace.parent_id}
