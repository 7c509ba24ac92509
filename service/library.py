"""Floorman without a server: what the service answers, as plain dicts, lists, strings, integers, booleans and None.

A request is the body that a caller of the service would send, and goes the same way: it is written as JSON and read by
the service's own reader, so that it meets the same bounds. Written as compact JSON, an answer has the service's bytes.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from .answers import problems, render
from .answers.endpoints import ENDPOINTS
from .answers.hands import hand_line
from .answers.questions import Refused
from .answers.strict_json import NotJson
from .answers.tally import Tally
from .conformance import differences, load_cases
from .json_types import Decision, Diff, HandLine, OptionsAnswer, Report, RoundsAnswer, Ruleset, RulesetList
from .rulesets import Shelf, load_shelf


class InvalidRequest(ValueError):  # noqa: N818  # what the service calls it
    """The request makes no sense: `problem` is the service's problem document, with every fault under `errors`.

    Only what HTTP adds is not in it: `request_id`, and `trace_id`.
    """

    def __init__(self, problem: render.Json) -> None:
        super().__init__(problem)  # alone, so that it can be sent from one process to another
        self.problem = problem

    def __str__(self) -> str:
        errors = self.problem.get("errors", ())
        return " ".join([self.problem["detail"], *(f"{one['pointer']}: {one['message']}" for one in errors)])


def decide(request: Mapping[str, Any], shelf: Shelf | None = None) -> Decision:
    """What becomes of an action, a declaration or an incident, as `POST /v1/decisions` answers.

    `shelf` has the rulebooks to decide by; None: the published ones. An illegal action is an answer, no error.
    Raises InvalidRequest; and TypeError, ValueError or RecursionError as `json.dumps` does, for what JSON cannot say.
    """
    answer: Decision = _answer("/v1/decisions", request, shelf)
    return answer


def options(request: Mapping[str, Any], shelf: Shelf | None = None) -> OptionsAnswer:
    """What the seat to act may do, as `POST /v1/options` answers. Raises as `decide` does."""
    answer: OptionsAnswer = _answer("/v1/options", request, shelf)
    return answer


def rounds(request: Mapping[str, Any], shelf: Shelf | None = None) -> RoundsAnswer:
    """A round from its opening, or from the street before, as `POST /v1/rounds` answers. Raises as `decide` does."""
    answer: RoundsAnswer = _answer("/v1/rounds", request, shelf)
    return answer


def hand(request: Mapping[str, Any], shelf: Shelf | None = None) -> Report:
    """The report on a whole hand, as `POST /v1/hands` answers in JSON. Raises as `decide` does."""
    answer: Report = _answer("/v1/hands", request, shelf)
    return answer


def hand_lines(
    lines: Iterable[bytes], usual: Mapping[str, Any] | None = None, shelf: Shelf | None = None
) -> Iterator[HandLine]:
    """The answer to each line, as `POST /v1/hands` answers a stream of JSON lines: a report, or the problem with it.

    `usual` has the `ruleset`, `on_illegal` and `detail` of hands that do not name theirs. A blank line gets no answer,
    but counts. What is held at a time is one hand; there is no ceiling on how many come.
    """
    books = _or_published(shelf)
    for number, line in enumerate(lines, start=1):
        if line.strip():
            instance = f"/v1/hands#line-{number}"
            told: HandLine = render.plain(
                {"line": number} | hand_line(line, None, dict(usual or {}), instance, books, Tally())
            )
            yield told


def rulebooks(shelf: Shelf | None = None) -> RulesetList:
    """The rulebooks, as `GET /v1/rulesets` lists them."""
    told: RulesetList = render.plain(render.ruleset_list(_or_published(shelf)))
    return told


def rulebook(id: str, shelf: Shelf | None = None) -> Ruleset:
    """One rulebook with its parameters and clauses, as `GET /v1/rulesets/{id}`; `id` may be a pin, as `tda-2019@1`.

    Raises KeyError if it is not there.
    """
    told: Ruleset = render.plain(render.rulebook(_or_published(shelf)[id]))
    return told


def diff(a: str, b: str, shelf: Shelf | None = None) -> Diff:
    """What two rulebooks, or two versions of one, decide differently, as `GET /v1/rulesets/{a}/diff/{b}`.

    Raises KeyError if one is not there.
    """
    books = _or_published(shelf)
    ours, theirs = books[a], books[b]
    told: Diff = render.plain(render.diff(ours, theirs, differences(ours, theirs, load_cases())))
    return told


def _answer(path: str, request: Mapping[str, Any], shelf: Shelf | None) -> Any:
    body = json.dumps(request).encode("ascii")
    try:
        return render.plain(ENDPOINTS[path].answer_bytes(body, path, _or_published(shelf), Tally()))
    except NotJson as error:
        raise InvalidRequest(problems.not_json(error, path)) from None
    except Refused as error:
        raise InvalidRequest(problems.refused(error.faults, path)) from None


def _or_published(shelf: Shelf | None) -> Shelf:
    return _published() if shelf is None else shelf


@cache
def _published() -> Shelf:
    """One for all calls: a shelf remembers the house rules that it was asked for."""
    return load_shelf()
