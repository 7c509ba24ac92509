"""Engines for the tests of `floorman conform`, one function each: right, wrong, and broken in every way."""

import os
import time
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kit.floorman_engine import FloormanEngine

Json = dict[str, Any]

IMPLEMENTATION = {"name": "Test engine", "version": "7", "homepage": "none"}

_ASKED: list[Json] = []


@cache
def _floorman() -> "FloormanEngine":
    """Made for the first question: to load it takes longer than all else that a wrong engine does."""
    from kit.floorman_engine import FloormanEngine

    return FloormanEngine()


def right(question: Json) -> Json:
    """As Floorman answers."""
    return _floorman().ask(question)


def reopens(question: Json) -> Json:
    """A short all-in reopens the betting to everybody."""
    answer = right(question)
    for name in ("options_before", "options"):
        if answer.get(name) and answer[name]["raise_barred"] == "not_reopened":
            answer[name]["raise"] = {"min_to": 998, "max_to": 999}
    return answer


def checks_only(question: Json) -> Json:
    """Nothing but checks, whatever was bet."""
    return {"legal": question["action"]["type"] == "check"} if "action" in question else {"options": {"check": True}}


def skips_what_it_has_no_word_for(question: Json) -> Json:
    """Knows no bring-in, and lets everybody check."""
    if question.get("action", {}).get("type") == "bring_in":
        raise NotImplementedError("bring-ins")
    return {**right(question), "legal": True} if question.get("action", {}).get("type") == "check" else right(question)


def never_ends(_: Json) -> Json:
    """Whatever was done, the next player may check, or make it one of a thousand totals."""
    return {"options": {"check": True, "raise": {"min_to": 1, "max_to": 1000}}}


def refuses_what_it_offered(question: Json) -> Json:
    """Offers a check, and refuses to go on from there."""
    return {"refused": "a check"} if question["actions"] else {"options": {"check": True}}


def says_little(question: Json) -> Json:
    """What is right, in the fewest members."""
    answer = right(question)
    if "errors" in answer:
        return {"refused": True}
    return {"legal": answer["legal"]} if "legal" in answer else {"options": answer["options"]}


def says_nothing(_: Json) -> Json:
    """No member that is compared."""
    return {}


def knows_no_limit_only(question: Json) -> Json:
    """Skips all but no-limit."""
    if question.get("opening", {}).get("structure") != "no_limit":
        raise NotImplementedError("only no-limit")
    return right(question)


def raises(_: Json) -> Json:
    """A fault of its own."""
    raise ZeroDivisionError("no chips")


def ends(_: Json) -> Json:
    """The process is gone."""
    os._exit(7)


def hangs(_: Json) -> Json:
    """No answer."""
    time.sleep(600)
    return {}


def prints(question: Json) -> Json:
    """Writes to standard output, where its answers go."""
    print("thinking")  # noqa: T201
    return right(question)


def fickle(question: Json) -> Json:
    """Wrong at first, and right when it is asked again."""
    asked_before = question in _ASKED
    _ASKED.append(question)
    return right(question) if asked_before else {"legal": None, "options": None}


def says_too_much(_: Json) -> Json:
    """More than anybody keeps."""
    return {"legal": True, "why": "x" * 900_000}


def takes_memory(_: Json) -> Json:
    """More than a check allows."""
    return {"legal": len(bytearray(2**32)) > 0}
