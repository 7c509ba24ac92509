"""The log: one JSON line for each request, and for what operators should know."""

import json
import logging
import sys
import time
import traceback
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from ...log_lines import Lines
from .request_context import RequestContext

_TO_JSON: Final = msgspec.json.Encoder(enc_hook=str)

LOG: Final = logging.getLogger("floorman")


@lru_cache(maxsize=4)
def _second(of: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(of))


def moment(at: float) -> str:
    """A time (seconds since 1970) as log lines have it: in UTC, to the millisecond."""
    second = int(at)
    return f"{_second(second)}.{int((at - second) * 1000):03d}Z"


class JsonLine(logging.Formatter):
    """Formats a record as one line of JSON, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        extra = getattr(record, "fields", None)
        fields = {"message": record.getMessage()} if extra is None else extra
        if record.exc_info:
            fields = fields | {"exception": "".join(traceback.format_exception(*record.exc_info))}
        line = {"time": moment(record.created), "level": record.levelname.lower(), "logger": record.name, **fields}
        return _to_bytes(line).decode()


def _to_bytes(line: dict[str, Any]) -> bytes:
    try:
        text = _TO_JSON.encode(line)
    except UnicodeEncodeError:  # a lone surrogate
        text = b""
    return text if text and text.isascii() else json.dumps(line, default=str).encode()  # whose escapes are harmless


def configure(level: str) -> None:
    """Log to standard output, one JSON object a line."""
    handler = Lines(sys.stdout)
    handler.setFormatter(JsonLine())
    LOG.handlers = [handler]
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line has them
    LOG.setLevel(level)
    LOG.propagate = False


_PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})


def log_answer(context: RequestContext, status: int, seconds: float) -> None:
    """Log an answered request with its status and time (seconds): probes and scrapes at debug, their 503 at warning."""
    level, name = logging.INFO, "info"
    if context.route in _PROBES:
        late = status == HTTPStatus.SERVICE_UNAVAILABLE
        level, name = (logging.WARNING, "warning") if late else (logging.DEBUG, "debug")
    if LOG.isEnabledFor(level):
        line = {
            "time": moment(time.time()),
            "level": name,
            "logger": LOG.name,
            "event": "request",
            "status": status,
            "duration_ms": round(seconds * 1000, 3),
            "request_id": context.request_id,
            "method": context.method[:16],
            "route": context.route,
            "remote": context.remote,
            **context.facts,
        }
        if not _wrote(line):
            LOG.log(level, "request", extra={"fields": line})


def log_bug(error: Exception, context: RequestContext) -> None:
    """Log a bug with its traceback and the id of its request."""
    fields = {
        "event": "internal_error",
        "request_id": context.request_id,
        **(context.trace.fields() if context.trace else {}),
        "error": type(error).__name__,
    }
    LOG.error("internal error", extra={"fields": fields}, exc_info=error)


def _wrote(line: dict[str, Any]) -> bool:
    """Write a line as `LOG.log` would, at a quarter of its cost; False if that cannot be, and nothing was done."""
    handlers = LOG.handlers
    if len(handlers) != 1 or not isinstance(handlers[0], Lines) or LOG.filters:
        return False
    return handlers[0].wrote(_to_bytes(line))
