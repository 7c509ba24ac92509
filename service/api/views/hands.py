"""POST /v1/hands: one whole hand, or a stream of them."""

from collections.abc import Iterator
from typing import Any, Final

from flask import Blueprint, Response, current_app, request, stream_with_context

from ...answers import problems, render
from ...answers.hands import hand
from ...answers.questions import Refused
from ...answers.schemas.requests import HandQuerySchema
from ...answers.schemas.strict import load
from ...answers.strict_json import NotJson, parse
from ...hands.formats import BY_MEDIA_TYPE
from ...yielding import yielding
from ..environ import FORCE_CLOSE
from ..http.bodies import BROKEN, body_as_it_comes, body_bytes, broken, is_packed, not_whole, verify_type
from ..http.byte_budget import held
from ..http.documents import answer_json
from ..http.problems import LINES_TYPE, TAKEN_TYPE, Problem
from ..http.spool import Most, Spool, TooMuch
from ..observe.metrics import count_problem
from ..observe.recorder import new_tally, record_answer
from ..observe.unexpected import log_unexpected
from .rulesets import shelf

bp = Blueprint("hands", __name__)

LONGEST_DETAIL: Final = 1000
MOST_REFUSED: Final = 1000
"""A stream is given up once this many more lines are refused than reported on: then every line has the same mistake."""
_BLOCK: Final = 64 * 1024
_QUERY: Final = HandQuerySchema()


@bp.post("/v1/hands")
def post_hands() -> Response:
    """Whether a hand was played by the rules, action by action; for a stream of hands, one line of answer each."""
    usual = _usual()
    sent = verify_type((TAKEN_TYPE, LINES_TYPE, *BY_MEDIA_TYPE))
    if sent == LINES_TYPE:
        return _streamed(usual)
    format = BY_MEDIA_TYPE.get(sent)
    body = body_bytes()
    held().work(len(body))
    raw = {format.name: _text(body)} if format else parse(body)
    answer = answer_json(_answer(_filled(raw, usual), request.path))
    held().answer(answer.content_length or 0)
    return answer


def _answer(raw: Any, instance: str) -> render.Json:
    """One hand's report, counted. Raises Refused."""
    tally = new_tally()
    answer = hand(raw, instance, shelf(), tally)
    record_answer(tally)
    return answer


def _usual() -> render.Json:
    """What the query string says for every hand that does not say it itself. Raises Problem."""
    found = request.args.to_dict(flat=False)
    _, faults = load(_QUERY, {name: values[0] for name, values in found.items()})
    said = [f"{fault.pointer[1:]}: {fault.message}" for fault in faults]
    said += [f"{name}: This may be said once." for name, values in found.items() if len(values) > 1]
    if said:
        raise Problem(problems.UNKNOWN_PARAMETER, " ".join(said)[:LONGEST_DETAIL])
    return {name: values[0] for name, values in found.items()}


def _filled(raw: Any, usual: render.Json) -> Any:
    return usual | raw if isinstance(raw, dict) else raw


def _text(body: bytes) -> str:
    """The body as text. Raises Problem."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        said = f"The body is not UTF-8: byte {error.start} cannot stand there."
        raise Problem(problems.BAD_REQUEST, said) from None


def _streamed(usual: render.Json) -> Response:
    settings = current_app.extensions["settings"]
    packed = is_packed(settings.max_stream_bytes)
    most = Most(settings.max_body_bytes, settings.max_stream_bytes, settings.max_stream_lines)
    spool = Spool(body_as_it_comes(), most, packed=packed, hold=held().body)
    answer = Response(stream_with_context(_blocks(spool, usual)), content_type=LINES_TYPE)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _blocks(spool: Spool, usual: render.Json) -> Iterator[bytes]:
    """The lines of answer in blocks, each sent when it is large enough or no more input is waiting."""
    ready, holds = bytearray(), held()
    for answer in _answers(spool, usual):
        ready += render.to_bytes(answer) + b"\n"
        holds.answer(len(ready))
        if len(ready) >= _BLOCK or spool.waiting:
            yield bytes(ready)
            ready.clear()
            holds.answer(0)
    if ready:
        yield bytes(ready)


def _answers(spool: Spool, usual: render.Json) -> Iterator[render.Json]:
    """An answer for each line that is not blank. If the stream cannot be read on, the last answer is the problem."""
    number = more_refused = 0
    try:
        for number, line in enumerate(yielding(spool.lines()), start=1):
            if line.strip():
                held().work(len(line), patiently=True)
                answer = _answered(line, number, usual)
                more_refused += -1 if "report" in answer else 1
                yield {"line": number} | answer
                if more_refused > MOST_REFUSED:
                    raise TooMuch(f"At most {MOST_REFUSED} lines more are refused than are reported on.")
    except TooMuch as error:
        yield _given_up(number + 1, problems.TOO_LARGE, str(error))
    except (*BROKEN, Problem) as error:
        problem = error if isinstance(error, Problem) else not_whole(error, broken())
        yield _given_up(number + 1, problem.kind, problem.detail)
    except Exception as error:  # the answer has begun: it can only be ended with a problem
        log_unexpected(error)
        yield _given_up(number + 1, problems.INTERNAL, None)


def _answered(line: bytes, number: int, usual: render.Json) -> render.Json:
    """The answer to one line: a report or a problem. A faulty line does not affect the others."""
    instance = f"{request.path}#line-{number}"
    try:
        raw = _filled(parse(line), usual)
    except NotJson as error:
        count_problem(problems.NOT_JSON.slug)
        return {"status": problems.NOT_JSON.status, "problem": problems.not_json(error, instance)}
    own = {"id": raw["id"]} if isinstance(raw, dict) and isinstance(raw.get("id"), str) else {}
    try:
        return own | {"status": 200, "report": _answer(raw, instance)}
    except Refused as error:
        count_problem(problems.INVALID.slug)
        return own | {"status": problems.INVALID.status, "problem": problems.refused(error.faults, instance)}


def _given_up(number: int, kind: problems.ProblemKind, detail: str | None) -> render.Json:
    """The last answer of a stream that is given up; the connection is closed, as the rest of the stream is unread."""
    count_problem(kind.slug)
    request.environ.get(FORCE_CLOSE, lambda: None)()
    instance = f"{request.path}#line-{number}"
    return {"line": number, "status": kind.status, "problem": problems.document(kind, instance, detail=detail)}
