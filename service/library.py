"""Floorman without a server: the service's answers as plain dicts, lists, strings, integers, booleans and None.

A request is the body that a caller would send to the service. The library writes it as JSON and reads it with the
service's own reader, so the same limits apply. Written as compact JSON, an answer has the same bytes as the service's.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from .answers import endpoints, render
from .answers.answer_record import AnswerRecord
from .answers.fault_messages import Refused
from .answers.hand_question import own_hand
from .answers.hand_report import hand_line
from .answers.problems import Reply, reply
from .answers.questions import not_carried
from .answers.strict_json import parse
from .cases import load_cases
from .cases.rulebook_diff import differences
from .hands import Notes, Unreadable
from .hands.formats import FORMATS, WRITABLE
from .rulesets import Rulebook, Rulebooks, load_rulebooks

if TYPE_CHECKING:  # a tool writes it, for type checkers alone
    from . import json_types


class InvalidRequest(ValueError):  # noqa: N818  # what the service calls it
    """The request is not valid: `problem` is the service's problem document, with every error in `errors`.

    The members that HTTP adds are absent: `request_id` and `trace_id`.
    """

    def __init__(self, problem: render.Json) -> None:
        super().__init__(problem)  # alone, so that it can be sent from one process to another
        self.problem = problem

    def __str__(self) -> str:
        errors = [f"{err['pointer']}: {err['message']}".removeprefix(": ") for err in self.problem.get("errors", ())]
        return errors[0] if len(errors) == 1 else " ".join([self.problem["detail"], *errors])


def decide(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.Decision:
    """Rule on an action, a declaration or an incident, as `POST /v1/decisions` does.

    `rulebooks` are the available rulebooks; None means the published ones. An illegal action is an answer, no error.
    Raises InvalidRequest. Raises TypeError, ValueError or RecursionError as `json.dumps` does, for values outside JSON.
    Raises TypeError if `rulebooks` is not of that type, as every function here does.
    """
    return cast("json_types.Decision", _answer(endpoints.DECISIONS, request, rulebooks))


def batch(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.BatchAnswer:
    """Rule on many requests, as `POST /v1/decisions/batch` does: an invalid item gets its own problem.

    Raises as `decide` does, for a request that is not a batch.
    """
    return cast("json_types.BatchAnswer", _answer(endpoints.BATCH, request, rulebooks))


def options(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.OptionsAnswer:
    """List the options of the seat to act, as `POST /v1/options` does. Raises as `decide` does."""
    return cast("json_types.OptionsAnswer", _answer(endpoints.OPTIONS, request, rulebooks))


def rounds(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.RoundsAnswer:
    """Replay a round from its opening, as `POST /v1/rounds` does. Raises as `decide` does."""
    return cast("json_types.RoundsAnswer", _answer(endpoints.ROUNDS, request, rulebooks))


def next_street(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.RoundsAnswer:
    """Begin the street after a round whose betting is over, as `POST /v1/next-street` does. Raises as `decide` does."""
    return cast("json_types.RoundsAnswer", _answer(endpoints.NEXT_STREET, request, rulebooks))


def next_hand(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.NextHandAnswer:
    """Deal the next hand: button, blinds and dealt-in seats, as `POST /v1/next-hand` does. Raises as `decide` does."""
    return cast("json_types.NextHandAnswer", _answer(endpoints.NEXT_HAND, request, rulebooks))


def hand(request: Mapping[str, Any], rulebooks: Rulebooks | None = None) -> json_types.Report:
    """Validate a whole hand, as `POST /v1/hands` does in JSON. Raises as `decide` does."""
    return cast("json_types.Report", _answer(endpoints.HANDS, request, rulebooks))


def hand_lines(
    lines: Iterable[bytes], usual: Mapping[str, Any] | None = None, rulebooks: Rulebooks | None = None
) -> Iterator[json_types.HandReply]:
    """Answer each line with a report or a problem, as `POST /v1/hands` does for a stream of JSON lines.

    `usual` contains the `rulebook`, `on_illegal` and `detail` for hands without their own. A blank line counts but
    gets no answer. Memory holds one hand at a time; the number of lines has no limit.
    Raises TypeError at once if `lines` is not iterable, and for `usual` as `decide` does for a request. Raises
    TypeError at a line that is not bytes.
    """
    if not isinstance(lines, Iterable):
        raise TypeError(f"lines must be an iterable of bytes, not {_type(lines)}")
    if not isinstance(usual, Mapping | None):
        raise TypeError(f"usual must be a mapping or None, not {_type(usual)}")
    return _hand_lines(lines, _read(dict(usual or {})), _or_published(rulebooks))


def _hand_lines(lines: Iterable[bytes], usual: dict[str, Any], rulebooks: Rulebooks) -> Iterator[json_types.HandReply]:
    for number, line in enumerate(lines, start=1):
        if not isinstance(line, bytes):
            raise TypeError(f"line {number} must be bytes, not {_type(line)}")
        if line.strip():
            instance = f"{endpoints.HANDS}#line-{number}"
            line_reply: json_types.HandReply = render.plain(
                {"line": number} | hand_line(line, None, usual, instance, rulebooks, AnswerRecord())
            )
            yield line_reply


def write_hand(hand: Mapping[str, Any], format: str, variant: str | None = None) -> str:
    """Write a hand as the text of a file, in the format `phh` or `ohh`, as `floorman convert` does.

    `hand` is a hand in Floorman's own JSON, or a request of `hand`; only its hand is read. `variant` is the format's
    name of the game, required if the hand does not show it. Warns of data that no ruling reads and the format cannot
    contain. Raises ValueError for any other format, and InvalidRequest for a hand that it cannot express. Raises
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

    written = _document(reply(text, endpoints.HANDS))
    if dropped := "; ".join(notes):
        warnings.warn(f"not written as {format}: {dropped}", stacklevel=2)
    return cast("str", written)


def rulebooks(rulebooks: Rulebooks | None = None) -> json_types.RulebookList:
    """List the rulebooks, as `GET /v1/rulebooks` does."""
    return cast("json_types.RulebookList", render.plain(render.rulebook_list(_or_published(rulebooks))))


def rulebook(id: str, rulebooks: Rulebooks | None = None) -> json_types.Rulebook:
    """Get one rulebook, as `GET /v1/rulebooks/{id}` does; `id` may be a pin such as `corner-club@1`.

    Raises KeyError if the rulebook is unknown, and TypeError if the ID is not a str.
    """
    return cast("json_types.Rulebook", render.plain(render.rulebook(_book(id, rulebooks))))


def games() -> json_types.GameList:
    """List the games that `rounds` opens by name, with their meaning, as `GET /v1/games` does."""
    return cast("json_types.GameList", render.plain(render.game_list()))


def diff(a: str, b: str, rulebooks: Rulebooks | None = None) -> json_types.Diff:
    """Compare two rulebooks, or two versions of one, as `GET /v1/rulebooks/{a}/diff/{b}` does.

    Raises KeyError if a rulebook is unknown, and TypeError if an ID is not a str.
    """
    ours, theirs = _book(a, rulebooks), _book(b, rulebooks)
    return cast("json_types.Diff", render.plain(render.diff(ours, theirs, differences(ours, theirs, load_cases()))))


def _read(usual: dict[str, Any]) -> render.Json:
    """It as the reader of bodies reads it: with no more than JSON can say."""
    body = json.dumps(usual).encode("ascii")
    return cast("render.Json", _document(reply(lambda: parse(body), endpoints.HANDS)))


def _answer(path: str, request: Mapping[str, Any], rulebooks: Rulebooks | None) -> Any:
    body = json.dumps(request).encode("ascii")
    return render.plain(_document(endpoints.ask(path, body, _or_published(rulebooks))))


def _document(replied: Reply) -> Any:
    if replied.problem is not None:
        raise InvalidRequest(replied.document)
    return replied.document


def _book(id: str, rulebooks: Rulebooks | None) -> Rulebook:
    if not isinstance(id, str):
        raise TypeError(f"a rulebook's id must be a str, not {_type(id)}")
    book = _or_published(rulebooks).get(id)
    if book is None:
        raise KeyError(not_carried("", id, _or_published(rulebooks)).message)
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
