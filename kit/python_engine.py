"""A Python function as an engine: it runs in a process of its own and speaks the line protocol.

The function takes a question and returns an answer. It raises NotImplementedError for what it does not support. What
it is (`name`, `version`, `claims` …) may stand beside it as a dict called IMPLEMENTATION.
"""

import contextlib
import importlib
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any, Final

PROTOCOL_VERSION: Final = 1
"""Of the line protocol (protocol.schema.json)."""

Json = dict[str, Any]
Answer = Callable[[Json], Json]


class NoSuchFunction(Exception):  # noqa: N818  # an answer, no error of ours
    """What was named is no function, or is not there."""


def load(target: str) -> tuple[Answer, Json]:
    """The function, and what it says of itself. Raises NoSuchFunction, and whatever the module raises."""
    where, _, name = target.rpartition(":")
    path = Path(where)
    module_name = path.stem if path.suffix == ".py" else where
    if not (name and all(module_name.split("."))):
        raise NoSuchFunction("this names no function: write MODULE:FUNCTION, or file.py:FUNCTION")
    sys.path.insert(0, str(Path(os.path.realpath(path)).parent if path.suffix == ".py" else Path.cwd()))
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if not f"{module_name}.".startswith(f"{error.name}."):  # it is there, and lacks another
            raise
        raise NoSuchFunction(str(error)) from None
    if not hasattr(module, name):
        raise NoSuchFunction(f"{where} has no {name}")
    answer: Answer = getattr(module, name)
    implementation = {"name": target, "language": "Python", **getattr(module, "IMPLEMENTATION", {})}
    return answer, implementation


def talk(answer: Answer, implementation: Json, lines: Iterable[str], out: IO[str]) -> None:
    """Answer line by line, until told to stop."""
    for line in lines:
        message = json.loads(line)
        match message["cmd"]:
            case "start":
                reply: Json = {"version": PROTOCOL_VERSION, "implementation": implementation}
            case "rulebook":
                reply = {"ok": True}  # which rulebooks it knows stands in its claims
            case "run":
                reply = {"seq": message["seq"], **_answered(answer, message["question"])}
            case _:
                return
        out.write(json.dumps(reply) + "\n")
        out.flush()


def _answered(answer: Answer, question: Json) -> Json:
    try:
        return {"answer": answer(question)}
    except NotImplementedError as error:
        return {"skipped": str(error) or "not supported"}
    except Exception:  # whatever it is, it is the engine's, and told as such
        return {"errored": traceback.format_exc(limit=-5)}


if __name__ == "__main__":
    out = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):  # what the engine prints is no answer
        try:
            loaded = load(sys.argv[1])
        except NoSuchFunction as error:
            sys.exit(str(error))
        talk(*loaded, sys.stdin, out)
