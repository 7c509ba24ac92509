"""A Python function as an engine: it runs in a process of its own and speaks the line protocol.

The function takes a question and returns an answer. It raises NotImplementedError for what it does not support. What
it is (`name`, `version`, `claims` …) may stand beside it as a dict called IMPLEMENTATION.
"""

import contextlib
import importlib
import json
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any, Final

PROTOCOL_VERSION: Final = 1
"""Of the line protocol (protocol.schema.json)."""

Json = dict[str, Any]
Answer = Callable[[Json], Json]


def load(target: str) -> tuple[Answer, Json]:
    """The function, and what it says of itself. Raises ImportError, AttributeError and whatever the module raises."""
    where, _, name = target.rpartition(":")
    path = Path(where)
    sys.path.insert(0, str(path.resolve().parent if path.suffix == ".py" else Path.cwd()))
    module = importlib.import_module(path.stem if path.suffix == ".py" else where)
    answer: Answer = getattr(module, name)
    told = {"name": target, "language": "Python", **getattr(module, "IMPLEMENTATION", {})}
    return answer, told


def talk(answer: Answer, implementation: Json, lines: Iterable[str], out: IO[str]) -> None:
    """Answer line by line, until told to stop."""
    for line in lines:
        message = json.loads(line)
        match message["cmd"]:
            case "start":
                told: Json = {"version": PROTOCOL_VERSION, "implementation": implementation}
            case "ruleset":
                told = {"ok": True}  # which rulebooks it knows stands in its claims
            case "run":
                told = {"seq": message["seq"], **_answered(answer, message["question"])}
            case _:
                return
        out.write(json.dumps(told) + "\n")
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
        talk(*load(sys.argv[1]), sys.stdin, out)
