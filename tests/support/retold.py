"""An app that tells reasons and faults in its own words: it knows GET /v1/reasons and `params`, and no `message`."""

from pathlib import Path
from typing import Any, Final

from service.answers.reason_docs import KINDS, SEATS, reason_list
from service.fault_text import LONGEST_MESSAGE
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.template import ParamType

Json = dict[str, Any]

PAGE: Final = (Path(__file__).parents[2] / "docs" / "how-to" / "translating.md").read_text(encoding="utf-8")
_OF_THE_PAGE: Final[Json] = {}
exec(PAGE.partition("```python\n")[2].partition("```")[0], _OF_THE_PAGE)  # noqa: S102

LISTED: Final = {kind: {one["code"]: one for one in reason_list()[kind]} for kind in KINDS}
FOR_DEVELOPERS: Final = ("phh.", "ohh.", "text.")
"""Faults in how something is written: in English only."""


def is_of(type: str, value: Any) -> bool:
    """Whether a value of `params` is of this type, as GET /v1/reasons lists it."""
    match type:
        case ParamType.CHIPS | ParamType.COUNT | ParamType.SEAT:
            return value.__class__ is int and abs(value) <= MOST_CHIPS
        case ParamType.SEATS | ParamType.NAMES:
            one = ParamType.SEAT if type == ParamType.SEATS else ParamType.NAME
            return isinstance(value, list) and bool(value) and all(is_of(one, each) for each in value)
    return isinstance(value, str) and bool(value)


def retold(entry: Json, params: Json) -> str:
    """The template of a listed code, filled in as docs/how-to/translating.md does it."""
    said: str = _OF_THE_PAGE["told"](entry, params, SEATS)
    place = f" It is at {params['at']} of the hand as it was read." if "at" in params else ""
    return said + place if len(said + place) <= LONGEST_MESSAGE else said


def assert_retold(answer: Any) -> None:
    """Each reason and each fault in an answer is its template and its params, and these are those that are listed."""
    if isinstance(answer, list):
        for one in answer:
            assert_retold(one)
    elif isinstance(answer, dict):
        if "message" in answer and "code" in answer:
            _assert_one(answer)
        for one in answer.values():
            assert_retold(one)


def _kind(told: Json) -> str:
    if told["code"].startswith("floor."):
        return "effects"
    return "reasons" if "basis" in told else "errors"


def _assert_one(told: Json) -> None:
    entry = LISTED[_kind(told)].get(told["code"])
    if entry is None:
        assert told["code"].startswith(FOR_DEVELOPERS), told
        assert told["params"] == {}, told
        return
    assert retold(entry, told["params"]) == told["message"], told
    types = {param["name"]: param["type"] for param in entry["params"]}
    bare = {"at"} | ({"field"} if told["params"].get("field") == "" else set())  # an unknown member may have no name
    wrong = [name for name, value in told["params"].items() if name not in bare and not is_of(types[name], value)]
    assert wrong == [], told
    named = [param["name"] for param in entry["params"]]
    assert [*told["params"]] == [
        *(name for name in named if name in told["params"]),
        *(["at"] * ("at" in told["params"])),
    ]
