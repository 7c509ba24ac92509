"""A question sent by POST: its body, and what answering it needs of the app. Flask has no part in it."""

from typing import Any

from ...answers import render
from ...answers.answer_record import AnswerRecord
from ...answers.problems import Reply
from ...rulesets import Rulebooks
from ...settings import Settings
from ..environ import CONTEXT, Environ
from ..http.bodies import body_bytes
from ..http.byte_budget import HeldBytes
from ..http.responses import Problem
from ..observe.recorder import new_record, record_answer
from ..observe.request_context import RequestContext


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
            raise Problem(replied.problem, made=replied)
        answer = render.to_bytes(replied.document)
        self.held.answer(len(answer))
        self.record(record)
        return answer
