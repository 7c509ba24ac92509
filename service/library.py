"""Floorman without a server: what the service answers, as plain dicts, lists, strings, integers, booleans and None.

A request is the body that a caller of the service would send, and goes the same way: it is written as JSON and read by
the service's own reader, so that it meets the same bounds. Written as compact JSON, an answer has the service's bytes.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from .answers import endpoints, render
from .answers.answer_record import AnswerRecord
from .answers.fault_messages import Refused
from .answers.hand_question import own_hand
from .answers.hand_report import hand_line
from .answers.problems import reply
from .answers.questions import not_carried
from .answers.strict_json import parse
from .cases import load_cases
from .cases.rulebook_diff import differences
from .hands import Notes, Unreadable
from .hands.formats import FORMATS, WRITABLE
from .rulesets import Rulebook, Rulebooks, load_rulebooks

if TYPE_CHECKING:  # a tool writes it, for type checkers alone
    from .json_types import (
        BatchAnswer,
        Decision,
        Diff,
        GameList,
        HandReply,
        NextHandAnswer,
        OptionsAnswer,
        Report,
        RoundsAnswer,
        RulebookList,
    )
    from .json_types import Rulebook as RulebookJson


class InvalidRequest(ValueError):  # noqa: N818  # what the service calls it
    """The request makes no sense: `problem` is the service's problem document, with every fault under `errors`.

    Only what HTTP adds is not in it: `request_id`, and `trace_id`.
    """

    def __init__(self, problem: render.Json) -> None:
        super().__init__(problem)  # alone, so that it can be sent from one process to another
        self.problem = problem

    def __str__(self) -> str:
        errors = [f"{err['pointer']}: {err['message']}".removeprefix(": ") for err in self.problem.get("errors", ())]
        return errors[0] if len(errors) == 1 else " ".join([self.problem["detail"], *errors])


def decide(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> Decision:
    """What becomes of an action, a declaration or an incident, as `POST /v1/decisions` answers.

    `rulebooks` has the rulebooks to decide by; None: the published ones. An illegal action is an answer, no error.
    Raises InvalidRequest; TypeError, ValueError or RecursionError as `json.dumps` does, for what JSON cannot say; and
    TypeError for rulebooks that is none, as every function here does.
    """
    answer: Decision = _answer(endpoints.DECISIONS, request, rulebooks)
    return answer


def batch(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> BatchAnswer:
    """Many decisions, as `POST /v1/decisions/batch` answers: an item that makes no sense gets a problem of its own.

    Raises as `decide` does, for a request that is no batch.
    """
    answer: BatchAnswer = _answer(endpoints.BATCH, request, rulebooks)
    return answer


def options(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> OptionsAnswer:
    """What the seat to act may do, as `POST /v1/options` answers. Raises as `decide` does."""
    answer: OptionsAnswer = _answer(endpoints.OPTIONS, request, rulebooks)
    return answer


def rounds(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> RoundsAnswer:
    """A round from its opening, as `POST /v1/rounds` answers. Raises as `decide` does."""
    answer: RoundsAnswer = _answer(endpoints.ROUNDS, request, rulebooks)
    return answer


def next_street(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> RoundsAnswer:
    """The street after a round whose betting is over, as `POST /v1/next-street` answers. Raises as `decide` does."""
    answer: RoundsAnswer = _answer(endpoints.NEXT_STREET, request, rulebooks)
    return answer


def next_hand(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> NextHandAnswer:
    """Button, blinds and who is dealt in after a hand, as `POST /v1/next-hand` answers. Raises as `decide` does."""
    answer: NextHandAnswer = _answer(endpoints.NEXT_HAND, request, rulebooks)
    return answer


def hand(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> Report:
    """The report on a whole hand, as `POST /v1/hands` answers in JSON. Raises as `decide` does."""
    answer: Report = _answer(endpoints.HANDS, request, rulebooks)
    return answer


def hand_lines(
    lines: Iterable[bytes], usual: Mapping[str, Any] | None = None, rulebooks: Rulebooks | None = None
) -> Iterator[HandReply]:
    """The answer to each line, as `POST /v1/hands` answers a stream of JSON lines: a report, or the problem with it.

    `usual` has the `rulebook`, `on_illegal` and `detail` of hands that do not name theirs. A blank line gets no answer,
    but counts. What is held at a time is one hand; there is no ceiling on how many come.
    Raises at once TypeError for lines that are not iterable, and for `usual` as `decide` does for a request; and, when
    it comes to a line that is not bytes, TypeError.
    """
    if not isinstance(lines, Iterable):
        raise TypeError(f"lines must be an iterable of bytes, not {_type(lines)}")
    if not isinstance(usual, Mapping | None):
        raise TypeError(f"usual must be a mapping or None, not {_type(usual)}")
    return _hand_lines(lines, _read(dict(usual or {})), _or_published(rulebooks))


def _hand_lines(lines: Iterable[bytes], usual: dict[str, Any], rulebooks: Rulebooks) -> Iterator[HandReply]:
    for number, line in enumerate(lines, start=1):
        if not isinstance(line, bytes):
            raise TypeError(f"line {number} must be bytes, not {_type(line)}")
        if line.strip():
            instance = f"{endpoints.HANDS}#line-{number}"
            line_reply: HandReply = render.plain(
                {"line": number} | hand_line(line, None, usual, instance, rulebooks, AnswerRecord())
            )
            yield line_reply


def write_hand(hand: Mapping[str, Any], format: str, variant: str | None = None) -> str:
    """The text of a file for a hand, in the format `phh` or `ohh`, as `floorman convert` writes it.

    `hand` is one in Floorman's own JSON, or a request of `hand`, of which only the hand is read. `variant` is the
    format's name of the game, needed where the hand does not show it. Warns of what has no place in the format and no
    ruling reads. Raises ValueError for any other format, InvalidRequest with what the format cannot say, and
    TypeError, ValueError or RecursionError as `decide` does.
    """
    write = FORMATS[format].write if format in FORMATS else None
    if write is None:
        raise ValueError(f"a hand is written as {' or '.join(WRITABLE)}, not as {format}")
    body, notes = json.dumps(hand).encode("ascii"), Notes()

    def text() -> str:
        try:
            return write(own_hand(parse(body), notes), variant, notes)
        except Unreadable as error:
            raise Refused(error.faults) from None

    replied = reply(text, endpoints.HANDS)
    if replied.problem is not None:
        raise InvalidRequest(replied.document)
    if dropped := "; ".join(notes):
        warnings.warn(f"not written as {format}: {dropped}", stacklevel=2)
    written: str = replied.document
    return written


def rulebooks(rulebooks: Rulebooks | None = None) -> RulebookList:
    """The rulebooks, as `GET /v1/rulebooks` lists them."""
    answer: RulebookList = render.plain(render.rulebook_list(_or_published(rulebooks)))
    return answer


def rulebook(id: str, rulebooks: Rulebooks | None = None) -> RulebookJson:
    """One rulebook with its parameters and clauses, as `GET /v1/rulebooks/{id}`; `id` may be a pin, as `corner-club@1`.

    Raises KeyError if it is not there, and TypeError if the id is no str.
    """
    answer: RulebookJson = render.plain(render.rulebook(_book(id, rulebooks)))
    return answer


def games() -> GameList:
    """The games that `rounds` opens by name, and what each means, as `GET /v1/games` lists them."""
    answer: GameList = render.plain(render.game_list())
    return answer


def diff(a: str, b: str, rulebooks: Rulebooks | None = None) -> Diff:
    """What two rulebooks, or two versions of one, decide differently, as `GET /v1/rulebooks/{a}/diff/{b}`.

    Raises KeyError if one is not there, and TypeError if an id is no str.
    """
    ours, theirs = _book(a, rulebooks), _book(b, rulebooks)
    answer: Diff = render.plain(render.diff(ours, theirs, differences(ours, theirs, load_cases())))
    return answer


def _read(usual: dict[str, Any]) -> render.Json:
    """It as the reader of bodies reads it: with no more than JSON can say."""
    body = json.dumps(usual).encode("ascii")
    replied = reply(lambda: parse(body), endpoints.HANDS)
    if replied.problem is not None:
        raise InvalidRequest(replied.document)
    read: render.Json = replied.document
    return read


def _answer(path: str, request: Mapping[str, Any], rulebooks: Rulebooks | None) -> Any:
    body = json.dumps(request).encode("ascii")
    replied = endpoints.ask(path, body, _or_published(rulebooks))
    if replied.problem is not None:
        raise InvalidRequest(replied.document)
    return render.plain(replied.document)


def _book(id: str, rulebooks: Rulebooks | None) -> Rulebook:
    if not isinstance(id, str):
        raise TypeError(f"a rulebook's id must be a str, not {_type(id)}")
    book = _or_published(rulebooks).get(id)
    if book is None:
        raise KeyError(f"{id}: {not_carried('', id, _or_published(rulebooks)).message}")
    return book


def _or_published(rulebooks: Rulebooks | None) -> Rulebooks:
    if rulebooks is None:
        return _published()
    if not isinstance(rulebooks, Rulebooks):
        raise TypeError(f"rulebooks must be a Rulebooks, as load_rulebooks returns it, or None, not {_type(rulebooks)}")
    return rulebooks


def _type(value: object) -> str:
    return type(value).__name__


@cache
def _published() -> Rulebooks:
    """One for all calls: rulebooks remembers the house rules that it was asked for."""
    return load_rulebooks()
