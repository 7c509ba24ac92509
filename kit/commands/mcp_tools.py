"""The tools of `floorman mcp`: how each is listed, and what it answers.

The library makes each ruling. docs/how-to/agents.md describes the tools and their limits.
"""

import json
import re
import threading
from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from service import library
from service.answers.conformance_suite import conformance_tests
from service.answers.endpoints import DECISIONS, HANDS, NEXT_HAND, NEXT_STREET, OPTIONS, ROUNDS
from service.answers.fault_messages import Refused, fault, no_such_value
from service.answers.problems import problem_of
from service.answers.questions import not_carried
from service.answers.render import Json
from service.answers.schemas.request_schema import MOST_COMPARED, TestsQuerySchema
from service.answers.schemas.strict_fields import AnyObject, Choice, Ids, Name, WholeNumber
from service.answers.schemas.strict_schema import Strict, load
from service.command.extras import needed
from service.fault_text import cut
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.round import Structure
from service.rulesets import Rulebooks
from service.rulesets.rulebook import LONGEST_NAME, id_of

MOST_CASES: Final = 5
"""Of the suite, in one answer."""
LONGEST: Final = 60.0
"""That a check or a proof takes at most, in seconds."""
_ENGINE_WORDS: Final = {
    True: "`python:FILE.py:FUNCTION`, `exec:COMMAND`, or an address on loopback such as `http://127.0.0.1:8000`.",
    False: "An address on loopback, such as `http://127.0.0.1:8000`. Commands need `floorman mcp --run-engines`.",
}
GIVEN_UP: Final = ContextVar("given up", default=threading.Event())  # noqa: B039  # never set
"""Set once nobody waits for the call."""
_PROOF_SECONDS: Final = 45.0
_MOST_ROUNDS: Final = 100
_ID: Final = Name(LONGEST_NAME, required=True)
_BOOKS: Final = Ids(1, MOST_COMPARED, LONGEST_NAME, required=True)
_PART: Final = {"structure": Choice(Structure, required=True), "offset": WholeNumber(0, _MOST_ROUNDS)}
_ENGINE: Final = {"engine": Name(1000), "rulebook": Name(LONGEST_NAME), "seed": WholeNumber(0, MOST_CHIPS)}
"""Arguments: rulebooks to compare with; the part of a proof; an engine, its rulebook, and which random rounds."""
_MOST_TOLD: Final = 1500
_MOST_SHOWN: Final = 3
"""Differences of a shape that a proof shows."""
_KNOWN_ELSEWHERE: Final = frozenset(
    {"round", "house_rules", "game", "actions", "table", "hand", "ohh"}  # arguments
    | {"acted_since", "condition", "out_of_turn", "pots_before_round", "told"}
)
"""Members that an answer brings, or that `schema` tells."""
_SENTENCE: Final = re.compile(r".*?\.(?= |$)|.*", re.DOTALL)
_SCHEMA_KEYS: Final = frozenset(
    {"type", "description", "required", "enum", "default", "additionalProperties", "uniqueItems"}
    | {f"{bound}{of}" for bound in ("min", "max") for of in ("imum", "Items", "Length")}
)
"""The parts of a schema that every client reads. A call that breaks another part gets an error that states it."""


Ask = Callable[[Json, Rulebooks], Any]


class Answer(NamedTuple):
    """What a tool answers, as JSON. `is_error`: it is what to mend in the call, and there is no answer."""

    text: str
    is_error: bool = False


class Tool(NamedTuple):
    """What is called with the arguments; their schema, and what the tool is for: as listed, and as a whole.

    `seconds` that a call takes at most (None: as most do). `changes`: whether it starts programs.
    """

    ask: Ask
    schema: Json
    description: str
    whole: Json
    seconds: float | None = None
    changes: bool = False


def answer(tool: Tool, arguments: Mapping[str, Any], rulebooks: Rulebooks) -> Answer:
    """What a tool answers, by these rulebooks."""
    try:
        return Answer(_text(tool.ask(dict(arguments), rulebooks)))
    except library.InvalidRequest as error:
        return to_mend(**error.problem)
    except Refused as error:
        return to_mend(**problem_of(error, "", "call").document)
    except _NotDoneError as error:
        return to_mend(str(error))


class _NotDoneError(Exception):
    """What the call asks for cannot be done here, and what to do: no fault of an argument's shape."""


def to_mend(detail: str, errors: Iterable[Json] = (), **_: Any) -> Answer:
    """What of a problem document is for the caller: HTTP's part of it is left out."""
    return Answer(_text({"detail": detail, "errors": list(errors)}), is_error=True)


@cache
def tools(*, runs_engines: bool = False) -> Mapping[str, Tool]:
    """The tools by their names. The spec gives each argument its description.

    `runs_engines`: whether `check_engine` may start programs.
    """
    spec = json.loads(Path(library.__file__).with_name("openapi.json").read_bytes())
    schemas, paths = spec["components"]["schemas"], spec["paths"]
    own = json.loads(Path(__file__).with_name("tools.json").read_bytes())
    own["check_engine"]["properties"]["engine"]["description"] = _ENGINE_WORDS[runs_engines]
    briefly = {
        "rulebook": {"type": "string", "description": "A rulebook's ID."},
        "house_rules": {
            "type": "object",
            "description": "Parameters that the house changes; `rulebooks` has the keys.",
        },
    }
    result: dict[str, Tool] = {}

    def add(name: str, ask: Ask, words: str, written: Json) -> None:
        schema = _self_contained(written, schemas)
        members = {name: briefly.get(name, member) for name, member in schema["properties"].items()}
        listed = {name: _brief(name, member) for name, member in members.items()}
        head = {"type": "object", "required": schema.get("required", []), "additionalProperties": False}
        whole = {"description": words, "schema": {**head, "properties": members}}
        seconds = LONGEST if name in ("prove", "check_engine") else None
        changes = name == "check_engine" and runs_engines
        result[name] = Tool(ask, {**head, "properties": listed}, words.partition("\n\n")[0], whole, seconds, changes)

    for path, body, ask in (
        (DECISIONS, "DecisionRequest", library.decide),
        (OPTIONS, "OptionsRequest", library.options),
        (ROUNDS, "RoundsRequest", library.rounds),
        (NEXT_STREET, "NextStreetRequest", library.next_street),
        (NEXT_HAND, "NextHandRequest", library.next_hand),
        (HANDS, "HandRequest", library.hand),
    ):
        operation, schema = paths[path]["post"], schemas[body]
        words = f"{operation['summary']}. {operation['description']}\n\n{schema['description']}"
        add(ask.__name__, ask, words, schema)
    others: tuple[tuple[str, Ask, Json], ...] = (
        ("compare", _compare, {"request": AnyObject(required=True), "compare": _BOOKS}),
        ("clause", _clause, {"id": Name(2 * LONGEST_NAME, required=True)}),
        ("cases", _cases, {name: TestsQuerySchema._declared_fields[name] for name in own["cases"]["properties"]}),
        ("games", _games, {"name": Name(LONGEST_NAME)}),
        ("rulebooks", _rulebooks, {"id": Name(LONGEST_NAME)}),
        ("prove", _prove, {"first": _ID, "second": _ID, **_PART}),
        ("check_engine", partial(_check_engine, runs_engines), _ENGINE),
        ("schema", partial(_schema, result), {"tool": _ID, "argument": Name(LONGEST_NAME)}),
    )
    for name, answered_by, fields in others:
        shape: Any = Strict.from_dict(fields)
        add(name, partial(_checked, shape, answered_by), own[name]["description"], own[name])
    return result


def _self_contained(written: Json, schemas: Mapping[str, Json]) -> Json:
    """A schema without references, of words that every client reads. That of a parameter in a query is its own."""
    schema = {**schemas[written["$ref"].rpartition("/")[2]], **written} if "$ref" in written else written
    if "schema" in schema:
        schema = {**_self_contained(schema["schema"], schemas), "description": schema["description"]}
    result = {name: value for name, value in schema.items() if name in _SCHEMA_KEYS and value != MOST_CHIPS}
    if "items" in schema:
        result["items"] = _self_contained(schema["items"], schemas)
    if "properties" in schema:
        result["properties"] = {name: _self_contained(member, schemas) for name, member in schema["properties"].items()}
    return result


def _brief(name: str, schema: Json) -> Json:
    """What a model reads each time: first sentences, no bounds, and no members of what an answer or `schema` has."""
    result: Json = {key: schema[key] for key in ("type", "required", "enum") if key in schema}
    if "description" in schema:
        result["description"] = _SENTENCE.match(schema["description"])[0]  # type: ignore[index]  # it matches any text
    if name in _KNOWN_ELSEWHERE:
        return {key: result[key] for key in ("type", "description")}
    if "items" in schema:
        result["items"] = {key: value for key, value in _brief("", schema["items"]).items() if key != "description"}
    if "properties" in schema:
        result["properties"] = {inner: _brief(inner, member) for inner, member in schema["properties"].items()}
    return result


def _text(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _checked(schema: type[Strict], ask: Ask, arguments: Json, rulebooks: Rulebooks) -> Any:
    """What is answered to arguments of their shape. Raises Refused with every fault in it."""
    _, faults = load(schema(), arguments)
    if faults:
        raise Refused(faults)
    return ask(arguments, rulebooks)


def _compare(arguments: Json, rulebooks: Rulebooks) -> Any:
    """A decision, and what other rulebooks decide on the same `round`, as items of a batch.

    An error in the request has a pointer below `/request`.
    """
    request, books = arguments["request"], arguments["compare"]
    try:
        decision = library.decide(request, rulebooks)
    except library.InvalidRequest as error:
        for entry in error.problem.get("errors", ()):
            entry["pointer"] = f"/request{entry['pointer']}"
        raise
    items = library.batch({"items": [request | {"rulebook": name} for name in books]}, rulebooks)["items"]
    return {**decision, "compared": [{"rulebook": name, **item} for name, item in zip(books, items, strict=True)]}


def _check_engine(runs_engines: bool, arguments: Json, rulebooks: Rulebooks) -> Any:
    """What fails in an engine; without one, how an engine is written."""
    from ..engine import EngineAbsent
    from ..engine_check import Check, end_of, guide, is_on_loopback

    engine, rulebook = arguments.get("engine", ""), arguments.get("rulebook", "")
    if not engine:
        return guide()
    is_program = engine.startswith(("exec:", "python:"))
    if not (runs_engines if is_program else is_on_loopback(engine)):
        raise _NotDoneError(f"`engine` cannot be {cut(engine)}. Send: {_ENGINE_WORDS[runs_engines]}")
    if rulebook:
        _book(rulebook, rulebooks, "/rulebook")
    check = Check(engine, rulebooks, id_of(rulebook), arguments.get("seed", 1), GIVEN_UP.get().is_set)
    try:
        return check.answer()
    except EngineAbsent as error:
        raise _NotDoneError(f"The engine does not start: {end_of(str(error), _MOST_TOLD)}") from None


def _prove(arguments: Json, rulebooks: Rulebooks) -> Any:
    """Each shape of a round between two players, and how the two differ there."""
    for name in ("first", "second"):
        _book(arguments[name], rulebooks, f"/{name}")
    try:
        from ..rulebook_difference import compare, request_body, shapes
    except ModuleNotFoundError as error:
        if error.name != "z3":
            raise
        raise _NotDoneError(needed("rulebooks prove")) from None
    first, second = (rulebooks[arguments[name]].ruleset for name in ("first", "second"))
    given_up, until = GIVEN_UP.get(), monotonic() + _PROOF_SECONDS
    shown: list[Json] = []
    ahead = None
    for place, shape in enumerate(shapes([Structure(arguments["structure"])], 2)):
        if place < arguments.get("offset", 0):
            continue
        try:
            paths, differences = compare(first, second, shape, lambda: given_up.is_set() or monotonic() > until)
        except TimeoutError:
            ahead = place
            break
        bodies = [
            {"where": way.where, "request": request_body(way, arguments["first"])} for way in differences[:_MOST_SHOWN]
        ]
        shown.append({"round": str(shape), "differences": len(differences) if paths else None, "shown": bodies})
    counts = [shape["differences"] for shape in shown]
    is_whole = ahead is None and not arguments.get("offset") and None not in counts
    differ = any(counts) or (False if is_whole else None)
    return {"differ": differ, "rounds": shown, "next": ahead}


def _schema(known: Mapping[str, Tool], arguments: Json, _: Rulebooks) -> Any:
    """A tool's arguments in full, or one of them."""
    whole = known[_known("tool", arguments["tool"], known)].whole
    if "argument" not in arguments:
        return whole
    members = whole["schema"]["properties"]
    return members[_known("argument", arguments["argument"], members)]


def _known(name: str, value: str, values: Mapping[str, Any]) -> str:
    if value not in values:
        raise Refused((no_such_value(name, value, values),))
    return value


def _clause(arguments: Json, rulebooks: Rulebooks) -> Any:
    """The clause as its rulebook has it, and which version of it that is."""
    id = arguments["id"]
    name, _, number = id.rpartition(":")
    book = _book(name, rulebooks)
    clauses = {clause["id"]: clause for clause in book["clauses"]}  # among them some of the books that it goes back to
    clause = clauses.get(f"{book['id']}:{number}")
    if clause is None:
        raise Refused((no_such_value("id", id, clauses),))
    return {"clause": clause, "rulebook": f"{book['id']}@{book['version']}"}


def _rulebooks(arguments: Json, rulebooks: Rulebooks) -> Any:
    """The list of rulebooks, or one of them."""
    return _book(arguments["id"], rulebooks) if "id" in arguments else library.rulebooks(rulebooks)


def _book(name: str, rulebooks: Rulebooks, at: str = "/id") -> Any:
    try:
        return library.rulebook(name, rulebooks)
    except KeyError:
        raise Refused((not_carried(at, name, rulebooks),)) from None


def _games(arguments: Json, _: Rulebooks) -> Any:
    """The list of games, or of the one that is named."""
    games: dict[str, Any] = {game["name"]: game for game in library.games()["games"]}
    if "name" in arguments:
        return {"games": [games[_known("name", arguments["name"], games)]]}
    return {"games": list(games.values())}


def _cases(arguments: Json, _: Rulebooks) -> Any:
    """The first cases with these words. A case has a test for each rulebook, one after the other."""
    if "q" not in arguments:
        raise Refused((fault("/q", "field.missing", field="q"),))
    filters = {name: [str(value)] for name, value in arguments.items()}
    page = conformance_tests({**filters, "limit": [str(MOST_CASES * 50)]})  # there are not fifty rulebooks
    cases = [list(tests) for _, tests in groupby(page["tests"], _case_id)][:MOST_CASES]
    following = page["offset"] + sum(map(len, cases))
    more = following if following < page["total"] else None
    return {"suite": page["suite"], "next": more, "cases": [_case(tests) for tests in cases]}


def _case_id(test: Json) -> str:
    return str(test["id"]).partition("/")[2]


def _case(tests: list[Json]) -> Json:
    """One case of its tests: what they share, and the rulings, those that are alike together."""
    first = tests[0]
    rulings: dict[str, Json] = {}
    for test in tests:
        alike = rulings.setdefault(_text(test["expect"]), {"expect": test["expect"], "rulebooks": []})
        cited = {name: test[name] for name in ("clause", "basis", "requirement", "source", "disputed")}
        alike["rulebooks"].append({"rulebook": test["question"]["rulebook"], **cited})
    return {
        "id": _case_id(first),
        **{name: first[name] for name in ("topic", "level", "structure", "story")},
        "question": {name: value for name, value in first["question"].items() if name != "rulebook"},
        "rulings": list(rulings.values()),
    }
