"""Questions sent by POST, of any content type and encoding, streams included: answered without Flask."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from flask import Flask
from werkzeug.http import HTTP_STATUS_CODES
from werkzeug.wsgi import ClosingIterator

from ...answers import render
from ...answers.answer_record import AnswerRecord
from ...answers.endpoints import ENDPOINTS, HANDS, ask
from ...answers.problems import Reply
from ...rulesets import Rulebooks
from ...settings import Settings
from ..environ import CONTEXT, Environ, Wsgi
from ..http.byte_budget import SMALL_ANSWER, HeldBytes
from ..http.requests import admit, body_bytes, verify_type
from ..http.responses import JSON_TYPE, LINES_TYPE, PROBLEM_TYPE, problem_bytes, problem_found
from ..observe.metrics import OTHER, count_record
from ..observe.recorder import Recorder, last_ruling
from ..observe.request_context import RequestContext
from .hands import answer_hands

_NOT_KEPT: Final = ("Cache-Control", "no-store")
_OF_ANSWERS: Final[tuple[tuple[str, str], ...]] = (("Content-Type", JSON_TYPE), _NOT_KEPT)


class Question:
    """One request to one of the paths that answer questions; `extensions` are the app's."""

    __slots__ = ("_recorder", "context", "environ", "held", "rulebooks", "settings")

    def __init__(self, environ: Environ, extensions: dict[str, Any]) -> None:
        hang_up = getattr(environ.get("gunicorn.socket"), "hang_up", lambda: None)
        self.held = HeldBytes(extensions["bodies"], extensions["answers"], hang_up)
        self.environ = environ
        self.context: RequestContext = environ[CONTEXT]
        self.settings: Settings = extensions["settings"]
        self.rulebooks: Rulebooks = extensions["rulebooks"]
        self._recorder: Recorder | None = extensions["recorder"]

    def body(self) -> bytes:
        """The whole body, once there is room to answer it. Raises Problem."""
        body = body_bytes(self.environ, self.settings.max_body_bytes, self.held)
        self.held.work(len(body))
        return body

    def new_record(self) -> AnswerRecord:
        """A record for one answer, counted as it grows; it keeps the answer too if there is a decision log."""
        return AnswerRecord(recorded=None if self._recorder is None else [], grow=self.held.grow)

    def record(self, record: AnswerRecord) -> None:
        """Count what was answered, and pass it on to the decision log and to the request's log line."""
        count_record(record, self.context.route or OTHER)
        if self._recorder is not None and record.recorded:
            self._recorder.write(self.context, record.recorded)
        self.context.facts |= last_ruling(record)

    def answered(self, replied: Reply, record: AnswerRecord) -> Reply:
        """The answer as JSON bytes, counted and logged; a problem as it is."""
        if replied.problem is not None:
            return replied
        answer = Reply(render.to_bytes(replied.document))
        self.record(record)
        return answer


class Questions:
    """Answers each POST to one of the `ENDPOINTS`. For Flask they are paths to which another method is refused."""

    def __init__(self, behind: Wsgi, app: Flask) -> None:
        self._behind, self._extensions = behind, app.extensions
        for path in ENDPOINTS:
            app.add_url_rule(path, path, methods=["POST"])

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer, made here or by Flask."""
        path = environ["PATH_INFO"]
        if environ["REQUEST_METHOD"].upper() != "POST" or path not in ENDPOINTS:
            return self._behind(environ, start_response)
        question = Question(environ, self._extensions)
        question.context.route = path
        more: dict[str, str] = {}
        try:
            replied = _answer(question, path)
        except Exception as error:
            replied, more = _refused(error, question, path)
        except BaseException:
            question.held.close()
            raise
        if not isinstance(replied, Reply):
            start_response("200 OK", [("Content-Type", LINES_TYPE), _NOT_KEPT])
            return ClosingIterator(replied, question.held.close)
        if replied.problem is None:
            answer, status, head = replied.document, "200 OK", _OF_ANSWERS
        else:
            answer, head = problem_bytes(replied, question.context), (("Content-Type", PROBLEM_TYPE), *more.items())
            status = f"{replied.status} {HTTP_STATUS_CODES[replied.status].upper()}"
        question.held.answer(len(answer))
        start_response(status, [("Content-Length", str(len(answer))), *head])
        return [answer] if len(answer) <= SMALL_ANSWER else ClosingIterator([answer], question.held.close)


def _answer(question: Question, path: str) -> Reply | Iterator[bytes]:
    """The answer as bytes, the problem in its place, or the blocks of a stream of answers. Raises Problem."""
    admit(question.environ, takes_query=path == HANDS)
    if path == HANDS:
        return answer_hands(question)
    if question.environ.get("CONTENT_TYPE") != JSON_TYPE:
        verify_type(question.environ, (JSON_TYPE,))
    record = question.new_record()
    return question.answered(ask(path, question.body(), question.rulebooks, record), record)


def _refused(error: Exception, question: Question, path: str) -> tuple[Reply, dict[str, str]]:
    """The problem and its headers. A function of its own, so that no frame of the traceback keeps the error."""
    refusal = problem_found(error, question.context)
    return refusal.reply(path), refusal.headers
