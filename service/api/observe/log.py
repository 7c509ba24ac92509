"""One JSON log line for each request, and the id that ties it to its answer."""

import json
import logging
import re
import sys
import time
import traceback
from functools import lru_cache
from typing import Any, Final

import msgspec
from flask import Flask, Response, g, has_request_context, request

from ...log_lines import Lines
from ...process import fresh_id
from ..environ import BEGAN
from .trace_context import fields as trace_fields

HEADER: Final = "X-Request-Id"
_KNOWN: Final = ("key", "refused", "ruleset", "ruling", "problem")
_TAKEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)

_IN_ASCII: Final = msgspec.json.Encoder(enc_hook=str)

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
        told = getattr(record, "fields", None)
        fields = {"message": record.getMessage()} if told is None else told
        if record.exc_info:
            fields = fields | {"exception": "".join(traceback.format_exception(*record.exc_info))}
        return _line(record.created, record.levelname.lower(), record.name, fields)


def _line(at: float, level: str, logger: str, fields: dict[str, Any]) -> str:
    line = {"time": moment(at), "level": level, "logger": logger, **fields}
    try:
        return _IN_ASCII.encode(line).decode("ascii")
    except UnicodeError:
        return json.dumps(line, default=str)  # escaped: a lone surrogate or a control character stays harmless


def configure(level: str) -> None:
    """Log to standard output, one JSON object a line."""
    handler = Lines(sys.stdout)
    handler.setFormatter(JsonLine())
    LOG.handlers = [handler]
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line has them
    LOG.setLevel(level)
    LOG.propagate = False


def decent_id(sent: str) -> str:
    """The id that a caller sent, if it is short and harmless; else a fresh one."""
    return sent if sent and _TAKEN.fullmatch(sent) else fresh_id()


def request_id() -> str:
    """The id of the current request: see `decent_id`. Outside a request each call gives a fresh one."""
    if not has_request_context():
        return fresh_id()
    if "request_id" not in g:
        g.request_id = decent_id(request.headers.get(HEADER, ""))
    return str(g.request_id)


def log_exception(error: Exception) -> None:
    """Log a bug with its traceback and the id of its request."""
    trace = trace_fields(request.environ) if has_request_context() else {}
    fields = {"event": "bug", "request_id": request_id(), **trace, "error": type(error).__name__}
    LOG.error("bug", extra={"fields": fields}, exc_info=error)


def log_answer(status: int, began: float, **known: object) -> None:
    """Log an answered request: its status, the time since it `began` (`perf_counter()`), and what else is known."""
    if LOG.isEnabledFor(logging.INFO):
        took = round((time.perf_counter() - began) * 1000, 3)
        fields = {"event": "request", "status": status, "duration_ms": took, **known}
        if not _wrote(fields):
            LOG.info("request", extra={"fields": fields})


def _wrote(fields: dict[str, Any]) -> bool:
    """Write a line as `LOG.info` would, at a quarter of its cost; False if that cannot be, and nothing was done."""
    handlers = LOG.handlers
    if len(handlers) != 1 or not isinstance(handlers[0], Lines) or LOG.filters:
        return False
    return handlers[0].wrote(_line(time.time(), "info", LOG.name, fields))


def began() -> float:
    """When the current request began (`time.perf_counter()`)."""
    if BEGAN not in request.environ:
        request.environ[BEGAN] = time.perf_counter()
    return float(request.environ[BEGAN])


def register(app: Flask) -> None:
    """Log each request of this app when it is answered."""

    @app.before_request
    def begin() -> None:
        began()

    @app.after_request
    def end(answer: Response) -> Response:
        answer.headers[HEADER] = request_id()
        log_answer(
            answer.status_code,
            began(),
            request_id=request_id(),
            method=request.method[:16],
            route=request.url_rule.rule if request.url_rule else None,
            remote=request.remote_addr,
            **trace_fields(request.environ),
            **{name: g.get(name) for name in _KNOWN if g.get(name) is not None},
        )
        return answer
