"""Questions sent by POST, of any content type and encoding, streams included: answered without Flask."""

from collections.abc import Iterable, Iterator
from typing import Any

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
from ..http.responses import JSON_TYPE, LINES_TYPE, PROBLEM_TYPE, Problem, problem_bytes, problem_found
from ..observe.recorder import new_record, record_answer
from ..observe.request_context import RequestContext
from .hands import answer_hands


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
        self._recorder = extensions["recorder"]

    def body(self) -> bytes:
        """The whole body, once there is room to answer it. Raises Problem."""
        body = body_bytes(self.environ, self.settings.max_body_bytes, self.held)
        self.held.work(len(body))
        return body

    def new_record(self) -> AnswerRecord:
        """A record for one answer, which is counted as it grows."""
        record = new_record(self._recorder)
        record.grow = self.held.grow
        return record

    def record(self, record: AnswerRecord) -> None:
        """Count what was answered, and pass it on to the log."""
        record_answer(self.context, record, self._recorder)

    def answered(self, replied: Reply, record: AnswerRecord) -> bytes:
        """The answer as JSON, counted and logged. Raises the Problem in its place."""
        if replied.problem is not None:
            raise Problem(replied.problem, replied=replied)
        answer = render.to_bytes(replied.document)
        self.held.answer(len(answer))
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
        if environ["REQUEST_METHOD"] != "POST" or path not in ENDPOINTS:
            return self._behind(environ, start_response)
        question = Question(environ, self._extensions)
        question.context.route = path
        status, head = "200 OK", {"Content-Type": JSON_TYPE, "Cache-Control": "no-store"}
        try:
            answer = _answer(question, path)
        except Exception as error:
            status, head, answer = _refused(error, question, path)
        except BaseException:
            question.held.close()
            raise
        if not isinstance(answer, bytes):
            head["Content-Type"] = LINES_TYPE
            start_response(status, [*head.items()])
            return ClosingIterator(answer, question.held.close)
        head["Content-Length"] = str(len(answer))
        start_response(status, [*head.items()])
        return [answer] if len(answer) <= SMALL_ANSWER else ClosingIterator([answer], question.held.close)


def _answer(question: Question, path: str) -> bytes | Iterator[bytes]:
    """The answer, or the blocks of a stream of answers. Raises Problem."""
    admit(question.environ, takes_query=path == HANDS)
    if path == HANDS:
        return answer_hands(question)
    verify_type(question.environ, (JSON_TYPE,))
    record = question.new_record()
    return question.answered(ask(path, question.body(), question.rulebooks, record), record)


def _refused(error: Exception, question: Question, path: str) -> tuple[str, dict[str, str], bytes]:
    """Status, headers and problem. A function of its own, so that no frame of the traceback keeps the error."""
    refusal = problem_found(error, question.context)
    replied = refusal.reply(path)
    problem = problem_bytes(replied, question.context)
    question.held.answer(len(problem))
    status = f"{replied.status} {HTTP_STATUS_CODES[replied.status].upper()}"
    return status, {"Content-Type": PROBLEM_TYPE, **refusal.headers}, problem
