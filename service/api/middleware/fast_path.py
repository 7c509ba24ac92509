"""Answers the most frequent calls without Flask, if the request is plainly right.

Answers and problems are made by the same functions that the Flask views call.
"""

from collections.abc import Iterable
from typing import Any, Final

from flask import Flask
from werkzeug.http import HTTP_STATUS_CODES

from ...answers import render
from ...answers.endpoints import BATCH, FREQUENT, ask
from ...rulesets import Rulebooks
from ..environ import CONTEXT, TURNED_AWAY, Environ, Wsgi
from ..http.bodies import BROKEN, announced, cut_short, not_whole
from ..http.byte_budget import SMALL, SMALL_ANSWER, ByteBudget, HeldBytes
from ..http.responses import JSON_TYPE, PROBLEM_TYPE, problem_bytes, problem_found
from ..observe.recorder import Recorder, new_record, record_answer
from ..observe.request_context import LONGEST

_NOT_PLAIN: Final = frozenset({"HTTP_CONTENT_ENCODING", "HTTP_IF_NONE_MATCH", "HTTP_EXPECT"})
_LONGEST_ID: Final = 64


class FastPath:
    """Answers plain requests to `FREQUENT` paths itself, and passes all others on."""

    def __init__(self, behind: Wsgi, app: Flask) -> None:
        self._behind = behind
        self._bodies: ByteBudget = app.extensions["bodies"]
        self._answers: ByteBudget = app.extensions["answers"]
        self._longest: int = min(SMALL, app.extensions["settings"].max_body_bytes)
        self._rulebooks: Rulebooks = app.extensions["rulebooks"]
        self._recorder: Recorder | None = app.extensions["recorder"]

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer, made here or by Flask."""
        if environ["PATH_INFO"] in FREQUENT:
            length = announced(environ)
            if length and TURNED_AWAY not in environ and self._is_plain(environ, length):
                return self._answer(environ, length, start_response)
        return self._behind(environ, start_response)

    def _is_plain(self, environ: Environ, length: int) -> bool:
        return (
            environ["REQUEST_METHOD"] == "POST"
            and environ.get("CONTENT_TYPE") == JSON_TYPE
            and not environ.get("QUERY_STRING")
            and not environ.get("SCRIPT_NAME")
            and length <= self._longest
            and len(environ.get("HTTP_X_REQUEST_ID", "")) <= _LONGEST_ID
            and len(environ.get("HTTP_TRACEPARENT", "")) <= LONGEST
            and _NOT_PLAIN.isdisjoint(environ)
        )

    def _answer(self, environ: Environ, length: int, start_response: Any) -> Iterable[bytes]:
        path, context = environ["PATH_INFO"], environ[CONTEXT]
        context.route, record = path, new_record(self._recorder)
        holds, more = None, {}
        try:
            body = _body(environ, length)
            if path == BATCH:
                holds = HeldBytes(self._bodies, self._answers)
                holds.work(length)
                record.grow = holds.grow
            replied = ask(path, body, self._rulebooks, record)
            answer = b"" if replied.problem else render.to_bytes(replied.document)
        except Exception as error:
            refusal = problem_found(error, context)
            replied, more = refusal.reply(path), refusal.headers
        finally:
            if holds is not None:
                holds.close()
        if replied.problem is not None:
            problem = problem_bytes(replied, context)
            status = f"{replied.status} {HTTP_STATUS_CODES[replied.status].upper()}"
            head = [("Content-Type", PROBLEM_TYPE), ("Content-Length", str(len(problem))), *more.items()]
            start_response(status, head)
            return self._counted(problem)
        record_answer(context, record, self._recorder)
        head = [("Content-Type", JSON_TYPE), ("Content-Length", str(len(answer))), ("Cache-Control", "no-store")]
        start_response("200 OK", head)
        return self._counted(answer)

    def _counted(self, answer: bytes) -> Iterable[bytes]:
        return [answer] if len(answer) <= SMALL_ANSWER else self._answers.holding(answer)


def _body(environ: Environ, length: int) -> bytes:
    try:
        body: bytes = environ["wsgi.input"].read(length)
    except (*BROKEN, OSError) as error:
        raise not_whole(error, cut_short()) from None
    if len(body) < length:
        raise cut_short()
    return body
