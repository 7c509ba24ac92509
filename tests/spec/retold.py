"""An app that tells reasons and faults in its own words: it knows GET /v1/reasons and `params`, and no `message`."""

import re
from typing import Any, Final

from service.answers.reason_list import reason_list

Json = dict[str, Any]

LISTED: Final = {kind: {one["code"]: one for one in entries} for kind, entries in reason_list().items()}
FOR_DEVELOPERS: Final = ("phh.", "ohh.", "pokerstars.")
"""Faults in how something is written: in English only."""


def retold(entry: Json, params: Json) -> str:
    """The template of a listed code, filled in as the spec tells an app to."""
    known = {param["name"]: param for param in entry["params"]}

    def filled(text: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda named: told(named[1]), text)

    def told(name: str) -> str:
        value, param = params[name], known[name]
        if param["type"] == "word":
            return filled(param["values"][value])
        if param["type"] == "seats":
            return ("seat " if len(value) == 1 else "seats ") + ", ".join(map(str, value))
        return ", ".join(value) if param["type"] == "names" else str(value)

    said = filled(entry["template"])
    return said + f" It is at {params['at']} of the hand as it was read." if "at" in params else said


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
    return "reasons" if "standing" in told else "faults"


def _assert_one(told: Json) -> None:
    entry = LISTED[_kind(told)].get(told["code"])
    if entry is None:
        assert told["code"].startswith(FOR_DEVELOPERS), told
        assert told["params"] == {}, told
        return
    assert retold(entry, told["params"]) == told["message"], told
    named = [param["name"] for param in entry["params"]]
    assert [*told["params"]] == [
        *(name for name in named if name in told["params"]),
        *(["at"] * ("at" in told["params"])),
    ]
