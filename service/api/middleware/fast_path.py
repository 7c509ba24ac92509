"""Answers the most frequent calls without Flask, if the request is plainly right.

The answer is made by the same functions that the Flask views call. What is refused is left to the views to answer.
"""

import time
from collections.abc import Iterable
from typing import Any, Final

from flask import Flask

from ...answers import render
from ...answers.endpoints import FREQUENT
from ...answers.tally import Tally
from ...rulesets import Shelf
from ..environ import BEGAN, KEY, REFUSED, TURNED_AWAY, Environ, Wsgi
from ..http.bodies import BROKEN, announced, cut_short, not_whole
from ..http.byte_budget import SMALL, SMALL_ANSWER, ByteBudget, HeldBytes
from ..http.problems import TAKEN_TYPE
from ..observe.log import HEADER, decent_id, log_answer
from ..observe.metrics import IN_FLIGHT, count_answer, count_tally
from ..observe.recorder import Asked, Recorder
from ..observe.spans import Spans
from ..observe.trace_context import LONGEST, fields

_NOT_PLAIN: Final = frozenset({"HTTP_CONTENT_ENCODING", "HTTP_IF_NONE_MATCH", "HTTP_EXPECT"})
_LONGEST_ID: Final = 64
_BATCH: Final = "/v1/decisions/batch"


class FastPath:
    """Answers plain requests to `FREQUENT` paths itself, and passes all others on to the app."""

    def __init__(self, app: Flask) -> None:
        self._app: Wsgi = app.wsgi_app
        self._bodies: ByteBudget = app.extensions["bodies"]
        self._answers: ByteBudget = app.extensions["answers"]
        self._longest: int = min(SMALL, app.extensions["settings"].max_body_bytes)
        self._shelf: Shelf = app.extensions["shelf"]
        self._recorder: Recorder | None = app.extensions["recorder"]
        self._spans: Spans | None = app.extensions["spans"]

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer, made here or by Flask."""
        endpoint = FREQUENT.get(environ["PATH_INFO"])
        length = announced(environ)
        if endpoint is None or not length or TURNED_AWAY in environ or not self._is_plain(environ, length):
            return self._app(environ, start_response)
        environ[BEGAN] = time.perf_counter()
        tally = Tally(recorded=None if self._recorder is None else [])
        path, holds = environ["PATH_INFO"], None
        try:
            with IN_FLIGHT.track_inprogress():
                body = _body(environ, length)
                if path == _BATCH:
                    holds = HeldBytes(self._bodies, self._answers)
                    holds.work(length)
                answer = render.to_bytes(endpoint.answer_bytes(body, path, self._shelf, tally))
        except Exception as error:
            environ[REFUSED] = error
            return self._app(environ, start_response)
        finally:
            if holds is not None:
                holds.close()
        return self._answer(answer, environ, start_response, tally)

    def _is_plain(self, environ: Environ, length: int) -> bool:
        return (
            environ["REQUEST_METHOD"] == "POST"
            and environ.get("CONTENT_TYPE") == TAKEN_TYPE
            and not environ.get("QUERY_STRING")
            and not environ.get("SCRIPT_NAME")
            and length <= self._longest
            and len(environ.get("HTTP_X_REQUEST_ID", "")) <= _LONGEST_ID
            and len(environ.get("HTTP_TRACEPARENT", "")) <= LONGEST
            and _NOT_PLAIN.isdisjoint(environ)
        )

    def _answer(self, answer: bytes, environ: Environ, start_response: Any, tally: Tally) -> Iterable[bytes]:
        path, id, began = environ["PATH_INFO"], decent_id(environ.get("HTTP_X_REQUEST_ID", "")), environ[BEGAN]
        headers = [
            ("Content-Type", TAKEN_TYPE),
            ("Content-Length", str(len(answer))),
            ("Cache-Control", "no-store"),
            (HEADER, id),
        ]
        count_tally(tally, path)
        key = {"key": environ[KEY].name} if KEY in environ else {}
        trace, last = fields(environ), tally.last()
        if self._recorder is not None and tally.recorded:
            asked = Asked(endpoint=path, request_id=id, began=began, trace_id=trace.get("trace_id"), **key)
            self._recorder.write(asked, tally.recorded)
        count_answer(path, "POST", 200, time.perf_counter() - began, **key)
        remote = environ.get("REMOTE_ADDR")
        log_answer(200, began, request_id=id, method="POST", route=path, remote=remote, **trace, **key, **last)
        if self._spans is not None:
            self._spans.end(environ, 200, began, path, request_id=id, **last)
        start_response("200 OK", headers)
        return [answer] if len(answer) <= SMALL_ANSWER else self._answers.holding(answer)


def _body(environ: Environ, length: int) -> bytes:
    try:
        body: bytes = environ["wsgi.input"].read(length)
    except (*BROKEN, OSError) as error:
        raise not_whole(error, cut_short()) from None
    if len(body) < length:
        raise cut_short()
    return body
