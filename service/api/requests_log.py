"""One JSON line a request, and the id that ties it to an answer."""

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, Final
from uuid import uuid4

from flask import Flask, Response, g, has_request_context, request

HEADER: Final = "X-Request-Id"
_TAKEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)

LOG: Final = logging.getLogger("floorman")


class JsonLine(logging.Formatter):
    """A record as one line of JSON, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        fields = getattr(record, "fields", None)
        line |= fields if fields is not None else {"message": record.getMessage()}
        if record.exc_info:
            line["exception"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, default=str)  # ASCII: a lone surrogate or a control character stays harmless


def configure(level: str) -> None:
    """Log to standard output, one JSON object a line."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonLine())
    LOG.handlers = [handler]
    LOG.setLevel(level)
    LOG.propagate = False


def request_id() -> str:
    """The id of the request in hand: the caller's own if it is a decent one, else a fresh one."""
    if not has_request_context():
        return uuid4().hex
    if "request_id" not in g:
        sent = request.headers.get(HEADER, "")
        g.request_id = sent if _TAKEN.fullmatch(sent) else uuid4().hex
    return str(g.request_id)


def log_exception(error: Exception) -> None:
    """A bug, with all that is needed to mend it."""
    fields = {"event": "bug", "request_id": request_id(), "error": type(error).__name__}
    LOG.error("bug", extra={"fields": fields}, exc_info=error)


def register(app: Flask) -> None:
    """Log each request of this app when it is answered."""

    @app.before_request
    def begin() -> None:
        g.began = time.perf_counter()

    @app.after_request
    def end(answer: Response) -> Response:
        answer.headers[HEADER] = request_id()
        if LOG.isEnabledFor(logging.INFO):
            LOG.info("request", extra={"fields": _fields(answer)})
        return answer


def _fields(answer: Response) -> dict[str, Any]:
    began = g.get("began")
    fields = {
        "event": "request",
        "request_id": request_id(),
        "method": request.method[:16],
        "route": request.url_rule.rule if request.url_rule else None,
        "status": answer.status_code,
        "duration_ms": round((time.perf_counter() - began) * 1000, 3) if began else None,
        "remote": request.remote_addr,
    }
    for name in ("ruleset", "ruling", "problem"):
        value = g.get(name)
        if value is not None:
            fields[name] = value
    return fields
