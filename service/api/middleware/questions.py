"""Answers what is asked by POST, of any content type and encoding, streams included; Flask answers all else."""

from collections.abc import Iterable, Iterator
from typing import Any

from flask import Flask
from werkzeug.http import HTTP_STATUS_CODES
from werkzeug.wsgi import ClosingIterator

from ...answers.endpoints import ENDPOINTS, HANDS, ask
from ..environ import Environ, Wsgi
from ..http.bodies import verify_type
from ..http.byte_budget import SMALL_ANSWER
from ..http.heads import verify_head
from ..http.responses import JSON_TYPE, LINES_TYPE, PROBLEM_TYPE, problem_bytes, problem_found
from ..views.hands import answer_hands
from ..views.question import Question
from .authenticate import turn_away


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
            refusal = problem_found(error, question.context)
            replied = refusal.reply(path)
            answer = problem_bytes(replied, question.context)
            status = f"{replied.status} {HTTP_STATUS_CODES[replied.status].upper()}"
            head = {"Content-Type": PROBLEM_TYPE, **refusal.headers}
            question.held.answer(len(answer))
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
    turn_away(question.environ)
    verify_head(question.environ, takes_query=path == HANDS)
    if path == HANDS:
        return answer_hands(question)
    verify_type(question.environ, (JSON_TYPE,))
    record = question.new_record()
    return question.answered(ask(path, question.body(), question.rulebooks, record), record)
