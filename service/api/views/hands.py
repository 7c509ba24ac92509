"""POST /v1/hands: one whole hand, or a stream of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from werkzeug import Request

from ...answers import problems, render
from ...answers.answer_record import AnswerRecord
from ...answers.endpoints import HANDS
from ...answers.hand_report import filled, hand, hand_line
from ...answers.pointers import MOST_FAULTS
from ...answers.schemas.request_schema import MOST_MORE, HandQuerySchema, query_values
from ...answers.schemas.strict_schema import load
from ...answers.strict_json import parse
from ...hands.encodings import MARKS, utf8_lines
from ...hands.formats import BY_MEDIA_TYPE, Format
from ...hands.split_hands import Begins, HandTooLong, split_hands
from ...yielding import yielding
from ..environ import FORCE_CLOSE, READ_SOME
from ..http.byte_budget import HeldBytes
from ..http.requests import BLOCK, BROKEN, broken, is_packed, not_whole, verify_type
from ..http.responses import JSON_TYPE, LINES_TYPE, Problem
from ..http.stream_buffer import Most, StreamBuffer, TooMuch
from ..observe.metrics import IN_FLIGHT, count_bug, count_problem

if TYPE_CHECKING:
    from .questions import Question

LONGEST_DETAIL: Final = 1000
MOST_REFUSED: Final = 1000
"""A stream is given up once this many more lines are refused than reported on: then every line has the same mistake."""
_ERRORS_REGAINED: Final = 10
"""How many more errors a stream lists for each report, of the `MOST_FAULTS` that it lists at first."""
_ASKED_BY_PAGES: Final = "text/plain"
"""A browser sends this type for a page of any origin, without asking for leave: no other type that is taken here."""
_NO_HAND: Final = (
    "No hand begins in this text. Send texts of hands, each with the lines that open it, such as PokerStars Hand #1: "
    "Hold'em No Limit ($1/$2) - 2024/05/31 20:15:00 ET; of a log of PokerNow, send its entry -- starting hand too."
)
_QUERY: Final = HandQuerySchema()


def answer_hands(question: "Question") -> problems.Reply | Iterator[bytes]:
    """Whether a hand was played by the rules, action by action; for a stream of hands, one line of answer each."""
    usual = _usual(question)
    sent = verify_type(question.environ, (JSON_TYPE, LINES_TYPE, *BY_MEDIA_TYPE))
    if sent == _ASKED_BY_PAGES and "HTTP_ORIGIN" in question.environ:
        text = f"{sent} is refused from a web page. Send the text inside application/json."
        raise Problem(problems.MEDIA_TYPE, text, {"Accept-Post": f"{JSON_TYPE}, {LINES_TYPE}"})
    format = BY_MEDIA_TYPE.get(sent)
    if sent == LINES_TYPE or (format and format.body):
        return _streamed(question, usual, format)
    body, record = question.body(), question.new_record()

    def report() -> render.Json:
        raw = {format.name: _text(body)} if format else parse(body)
        return hand(filled(raw, usual), HANDS, question.rulebooks, record)

    return question.answered(problems.reply(report, HANDS, is_text=format is not None), record)


def _usual(question: "Question") -> render.Json:
    """What the query string says for every hand that does not say it itself. Raises Problem."""
    query = Request(question.environ).args.to_dict(flat=False)
    usual = query_values(query, "players_left")
    _, faults = load(_QUERY, usual)
    messages = [fault.message for fault in faults]
    messages += [f"`{name}` appears twice. Send it once." for name, values in query.items() if len(values) > 1]
    if messages:
        raise Problem(problems.UNKNOWN_PARAMETER, " ".join(messages)[:LONGEST_DETAIL])
    return usual


def _text(body: bytes) -> str:
    """The body as text. Raises Problem."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        text = f"The body is not UTF-8: byte {error.start} is invalid."
        raise Problem(problems.BAD_REQUEST, text) from None


@dataclass(slots=True)
class _Waiting:
    """What has come of a stream that cannot be answered yet: bytes of a line, and of a hand that begins on `first`."""

    held: HeldBytes
    of_line: int = 0
    of_hand: int = 0
    first: int = 0

    def hold_line(self, size: int) -> None:
        """So much of a line has come."""
        self.of_line = size
        self.held.body(self.of_line + self.of_hand)

    def hold_hand(self, first: int, size: int) -> None:
        """So much of a hand has come, in whole lines."""
        self.first, self.of_hand = first, size
        self.held.body(self.of_line + self.of_hand)


def _streamed(question: "Question", usual: render.Json, format: Format | None) -> Iterator[bytes]:
    """The answers to a stream: lines of JSON, or hands in a format of which a body holds several."""
    settings = question.settings
    packed = is_packed(question.environ, settings.max_stream_bytes)
    most = Most(settings.max_body_bytes, settings.max_stream_bytes, settings.max_stream_lines)
    waiting = _Waiting(question.held)
    read = question.environ.get(READ_SOME) or partial(question.environ["wsgi.input"].readline, BLOCK)
    buffer = StreamBuffer(read, most, packed=packed, hold=waiting.hold_line)
    requests = _hands(buffer, format.body, format, most.line, waiting) if format and format.body else _lines(buffer)
    answers = _answers(question, requests, usual, format, waiting, packed=packed)
    return _blocks(buffer, answers, question.held)


def _lines(buffer: StreamBuffer) -> Iterator[tuple[int, bytes]]:
    """Each line that is not blank, with its number."""
    return ((number, line) for number, line in enumerate(yielding(buffer.lines()), start=1) if line.strip())


def _hands(
    buffer: StreamBuffer, begins: Begins, format: Format, most: int, waiting: _Waiting
) -> Iterator[tuple[int, bytes]]:
    """Each hand, with the number of its first line. Raises Problem if none begins in the text.

    A part without a hand comes when one begins after it, and `waiting` has its first line then; else at the end.
    """
    hands = _each(buffer, format, begins, most, waiting)
    try:
        first, part = next(hands)
    except StopIteration:
        raise Problem(problems.INVALID, _NO_HAND) from None
    except (TooMuch, *BROKEN, Problem) as error:
        return _raising(error)
    if waiting.first <= first and begins(part.lstrip().partition(b"\n")[0], b"") is None:
        raise Problem(problems.INVALID, _NO_HAND)
    return chain(((first, part),), hands)


def _raising(error: Exception) -> Iterator[tuple[int, bytes]]:
    """Nothing, and then this error."""
    yield from ()
    raise error


def _each(
    buffer: StreamBuffer, format: Format, begins: Begins, most: int, waiting: _Waiting
) -> Iterator[tuple[int, bytes]]:
    """Each hand, and each part without one. Raises TooMuch if one is longer than a line may be."""
    lines = _utf8(yielding(buffer.lines()), most)
    try:
        yield from split_hands(lines, begins, most, waiting.hold_hand, ends=format.ends)
    except HandTooLong as error:
        raise TooMuch(
            f"The hand that begins on line {error.first} is too large. Send at most {most} bytes for one hand."
        ) from None


def _utf8(lines: Iterator[bytes], most: int) -> Iterator[bytes]:
    """The lines of a text in UTF-8, each with its end."""
    first = next(lines, b"")
    if first.startswith(MARKS):  # there a line feed has two bytes
        return utf8_lines(chain((first,), (b"\n" + line for line in lines)), most)
    return (line + b"\n" for line in chain((first,), lines))


def _blocks(buffer: StreamBuffer, answers: Iterator[render.Json], holds: HeldBytes) -> Iterator[bytes]:
    """The lines of answer in blocks, each sent when it is large enough or no more input is waiting."""
    ready = bytearray()
    with IN_FLIGHT.track_inprogress():
        for answer in answers:
            ready += render.to_bytes(answer) + b"\n"
            holds.answer(len(ready))
            if len(ready) >= BLOCK or buffer.waiting:
                block = bytes(ready)
                ready.clear()  # before it is sent, which lasts as long as its reader likes
                yield block
                holds.answer(0)
        if ready:
            yield bytes(ready)


def _answers(
    question: "Question",
    requests: Iterator[tuple[int, bytes]],
    usual: render.Json,
    format: Format | None,
    waiting: _Waiting,
    *,
    packed: bool,
) -> Iterator[render.Json]:
    """An answer for each request of a stream. If the stream cannot be read on, the last answer is the problem."""
    number = more_refused = 0
    errors_left, more_left = MOST_FAULTS, MOST_MORE
    try:
        for number, body in requests:
            question.held.work(len(body), patiently=True)
            record = question.new_record()
            record.on_bug = partial(_log_bug, question)
            record.most_errors, record.most_more = MOST_FAULTS if errors_left > 0 else 0, more_left
            answer = _answered(question, body, number, usual, format, record)
            if packed:  # lines that are alike cost hardly a byte
                more_left = max(0, more_left - record.more)
            more_refused += -1 if "answer" in answer else 1
            errors = _ERRORS_REGAINED if "answer" in answer else -len(answer["problem"].get("errors", ()))
            errors_left = min(MOST_FAULTS, errors_left + errors)
            yield {"line": number} | answer
            if more_refused > MOST_REFUSED:
                raise TooMuch(
                    f"The stream ends: {MOST_REFUSED} more lines were refused than reported on. Correct the format."
                )
    except TooMuch as error:
        yield _given_up(question, max(number + 1, waiting.first), problems.TOO_LARGE, str(error))
    except (*BROKEN, Problem) as error:
        problem = error if isinstance(error, Problem) else not_whole(error, broken(question.environ))
        yield _given_up(question, max(number + 1, waiting.first), problem.kind, problem.detail)
    except Exception as error:  # the answer has begun: it can only be ended with a problem
        count_bug(error, question.context)
        yield _given_up(question, max(number + 1, waiting.first), problems.INTERNAL, None)


def _answered(
    question: "Question", body: bytes, number: int, usual: render.Json, format: Format | None, record: AnswerRecord
) -> render.Json:
    """The answer to one request, counted: a report or a problem. A faulty one does not affect the others."""
    answer = hand_line(body, format, usual, f"{HANDS}#line-{number}", question.rulebooks, record)
    if "answer" in answer:
        question.record(record)
    else:
        kinds = {kind.status: kind for kind in (problems.NOT_JSON, problems.INTERNAL)}
        count_problem(question.context, kinds.get(answer["status"], problems.INVALID).slug)
    return answer


def _log_bug(question: "Question", error: Exception) -> None:
    """Log a bug that one hand has met, and count it. Raises what ends the whole stream."""
    if isinstance(error, Problem):
        raise error
    count_bug(error, question.context)


def _given_up(question: "Question", number: int, kind: problems.ProblemKind, detail: str | None) -> render.Json:
    """The last answer of a stream that is given up; the connection is closed, as the rest of the stream is unread."""
    count_problem(question.context, kind.slug)
    question.environ.get(FORCE_CLOSE, lambda: None)()
    instance = f"{HANDS}#line-{number}"
    return {"line": number, "status": kind.status, "problem": problems.document(kind, instance, detail=detail)}
