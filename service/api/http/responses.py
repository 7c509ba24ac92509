"""Responses of every kind: answers in JSON, documents with an ETag, pages, problems."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from ...answers import render
from ...answers.problems import BY_STATUS, INTERNAL, TOO_LARGE, ProblemKind, Reply, document, printable
from ..environ import KEY
from ..observe.metrics import count_bug, count_problem
from ..observe.request_context import RequestContext, current_context

JSON_TYPE: Final = "application/json"
LINES_TYPE: Final = "application/x-ndjson"
PROBLEM_TYPE: Final = "application/problem+json"
CLOSE: Final = {"Connection": "close"}  # the rest on the connection cannot be understood, or is not wanted
_NO_CONDITION: Final = ("HTTP_IF_MODIFIED_SINCE", "HTTP_IF_MATCH")
"""Ignored: documents have no date, which werkzeug may fail to read, and a reader has no use for If-Match."""
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'{}; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action {}; frame-ancestors 'none'"
)
POLICY_OF_ENGINE: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
)
"""Of the engine's worker alone: Chromium refuses to compile WebAssembly without it."""
_POLICY_OF_WORKERS: Final = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"


class Problem(Exception):
    """Raised to answer a request with a problem of this kind."""

    def __init__(self, kind: ProblemKind, detail: str | None = None, headers: dict[str, str] | None = None) -> None:
        super().__init__(kind.slug)
        self.kind = kind
        self.detail = detail
        self.headers = headers or {}

    def reply(self, instance: str) -> Reply:
        """Its document, at the path of the request."""
        return Reply(document(self.kind, instance, detail=self.detail), self.kind)


def answer_json(value: Any) -> Response:
    """A JSON answer to a question; caches are not to keep it."""
    answer = Response(render.to_bytes(value), content_type=JSON_TYPE)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def answer_document(content: bytes, content_type: str) -> Response:
    """A document that changes only with the service: it may be cached, and asked for again by its ETag.

    If it was asked for with a key, a shared cache must not keep it.
    """
    kept_for = "private" if KEY in request.environ else "public"
    return _conditional(Response(content, content_type=content_type), f"{kept_for}, max-age=300")


def answer_page(
    content: bytes, *, packed: bytes | None = None, styled_by_script: bool = False, with_form: bool = False
) -> Response:
    """A page for a browser, which may load nothing from elsewhere.

    `packed`: the same packed with gzip, for who takes that. `styled_by_script`: its script sets styles. `with_form`: it
    has a form, which is sent here.
    """
    answer = Response()
    show_page(answer, content, styled_by_script=styled_by_script, with_form=with_form)
    if packed is not None:
        offer_packed(answer, packed)
    return _conditional(answer, "no-cache")


def answer_worker(content: bytes) -> Response:
    """A script that runs behind a page. Its policy is its own: it may ask the service, and load nothing."""
    answer = Response(content, content_type="text/javascript; charset=utf-8")
    answer.headers["Content-Security-Policy"] = _POLICY_OF_WORKERS
    answer.headers["X-Content-Type-Options"] = "nosniff"
    return _conditional(answer, "no-cache")


def show_page(answer: Response, content: bytes, *, styled_by_script: bool = False, with_form: bool = False) -> None:
    """Make an answer, whatever its status, one that shows this page, as `answer_page` does."""
    answer.set_data(content)
    answer.content_type = "text/html; charset=utf-8"
    answer.headers["Content-Security-Policy"] = _POLICY.format(
        " 'unsafe-inline'" if styled_by_script else "", "'self'" if with_form else "'none'"
    )
    answer.headers["X-Content-Type-Options"] = "nosniff"
    answer.headers["Referrer-Policy"] = "no-referrer"
    answer.headers["Cross-Origin-Opener-Policy"] = "same-origin"


def offer_packed(answer: Response, packed: bytes) -> None:
    """Have a caller that takes gzip get the content packed."""
    if request.accept_encodings["gzip"] > 0:
        answer.set_data(packed)
        answer.headers["Content-Encoding"] = "gzip"
    answer.headers["Vary"] = "Accept-Encoding"


def _conditional(answer: Response, kept: str) -> Response:
    """The answer, or 304 to a caller that has it."""
    answer.headers["Cache-Control"] = kept
    answer.add_etag()
    answer.make_conditional({name: value for name, value in request.environ.items() if name not in _NO_CONDITION})
    return answer


def problem_found(error: Exception, context: RequestContext) -> Problem:
    """The problem to answer when this was raised: itself, or, if it is a bug, an internal error, which is logged."""
    if isinstance(error, Problem):
        return error
    count_bug(error, context)
    return Problem(INTERNAL)


def problem_bytes(replied: Reply, context: RequestContext) -> bytes:
    """The body of the problem that a request gets, with what ties it to the log; counted, and told to the log line."""
    if replied.problem is None:
        raise LookupError("an answer is no problem")
    context.facts["problem"] = replied.problem.slug
    count_problem(context, replied.problem.slug)
    trace = {"trace_id": context.trace.trace_id} if context.trace else {}
    return render.to_bytes({**replied.document, "request_id": context.request_id, **trace})


def answer_problem(replied: Reply) -> Response:
    """The response to a request that gets a problem."""
    return Response(problem_bytes(replied, current_context()), replied.status, content_type=PROBLEM_TYPE)


def register(app: Flask) -> None:
    """Answer everything that is raised in this app with a problem document.

    `error_pages` may have what makes it a page below a first part of a path.
    """
    pages: dict[str, Callable[[Response], Response]] = {}
    app.extensions["error_pages"] = pages

    def shown(answer: Response) -> Response:
        show = pages.get(request.path.split("/")[1])
        return answer if show is None else show(answer)

    @app.errorhandler(HTTPException)
    def http(error: HTTPException) -> Response:
        kind = BY_STATUS.get(error.code or 500) or _unforeseen(error.code or 500)
        answer = answer_problem(Problem(kind).reply(_instance()))
        if isinstance(error, MethodNotAllowed) and error.valid_methods:
            answer.headers["Allow"] = ", ".join(sorted(error.valid_methods))
        if kind is TOO_LARGE:
            answer.headers.update(CLOSE)
        return shown(answer)

    @app.errorhandler(Exception)
    def problem(error: Exception) -> Response:
        refusal = problem_found(error, current_context())
        answer = answer_problem(refusal.reply(_instance()))
        answer.headers.update(refusal.headers)
        return shown(answer)


def _unforeseen(status: int) -> ProblemKind:
    phrase = HTTPStatus(status).phrase
    return ProblemKind("bad-request" if status < 500 else "internal-error", status, phrase, phrase + ".")


def _instance() -> str:
    return printable(request.path)
