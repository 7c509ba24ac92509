"""`floorman mcp`: Floorman as tools for an agent (Model Context Protocol), over standard input and output.

An answer is the library's, and nothing beside it. docs/how-to/agents.md says what is asked how, and what is bounded.
"""

import json
import logging
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from functools import cache, partial
from importlib.util import find_spec
from itertools import groupby, islice
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import click
import msgspec
from marshmallow import Schema

from service import __version__, library
from service.answers.conformance_suite import conformance_tests
from service.answers.endpoints import DECISIONS, HANDS, NEXT_HAND, NEXT_STREET, OPTIONS, ROUNDS
from service.answers.fault_messages import Refused, fault, no_such_value
from service.answers.pointers import MOST_FAULTS
from service.answers.problems import problem_of
from service.answers.questions import not_carried
from service.answers.render import Json
from service.answers.schemas.request_schema import MOST_COMPARED, TestsQuerySchema
from service.answers.schemas.strict_fields import AnyObject, Choice, Ids, Name, WholeNumber
from service.answers.schemas.strict_schema import Strict, load
from service.answers.strict_json import (
    DuplicateKeys,
    NotJson,
    faults_in,
    parse_whole,
    refuse_too_many_values,
    without_nulls,
)
from service.command.cli_options import RULEBOOKS_DIR_OPTION, fail, rulebooks_of
from service.command.extras import needed
from service.fault_text import cut
from service.process import end
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.round import Structure
from service.rulesets import Rulebooks
from service.rulesets.rulebook import LONGEST_NAME, id_of
from service.settings import Settings
from service.yielding import Yielder

MOST_BYTES: Final = Settings().max_body_bytes
"""Of the arguments of a tool: as many as the service takes in a body."""
MOST_MESSAGE_BYTES: Final = MOST_BYTES + 1024
"""Of a message: its arguments, and what is around them."""
MOST_CASES: Final = 5
"""Of the suite, in one answer."""
MOST_WAITING: Final = 32
"""Calls that wait for their turn; what comes beside them is told to come again."""
SECONDS: Final = 10.0
"""That a call waits and takes at most; the longest that the library takes on needs a fiftieth of it."""
LONGEST: Final = 60.0
"""That a check or a proof takes at most, in seconds."""
_ENGINE_WORDS: Final = {
    True: "`python:FILE.py:FUNCTION`, `exec:COMMAND`, or an address on loopback such as `http://127.0.0.1:8000`.",
    False: "An address on loopback, such as `http://127.0.0.1:8000`. Commands need `floorman mcp --run-engines`.",
}
_ENGINE_ENDS_WITHIN: Final = 5.0
_GIVEN_UP: Final = ContextVar("given up", default=threading.Event())  # noqa: B039  # never set
"""Set once nobody waits for the call."""
_PROOF_SECONDS: Final = 45.0
_ID: Final = Name(LONGEST_NAME, required=True)
_LONGEST_COMMAND: Final = 1000
_MOST_TOLD: Final = 1500
_MOST_SHOWN: Final = 3
"""Differences of a shape that a proof shows."""
_ABSENT: Final = "floorman[mcp] is not installed, which this needs"
_INSTRUCTIONS: Final = (
    "Rules on poker betting, by rulebook. Amounts are whole chips. Cite only clauses that an answer names, each with "
    "its basis. text and derived are the rulebook's own words; reading, fallback and assumed are not."
)
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
"""What every client reads. What others would say is said by the fault of whoever goes against it."""
_ID_FIRST: Final = re.compile(rb'\{"jsonrpc": ?"2\.0", ?"id": ?([0-9]{1,15}|"[A-Za-z0-9_-]{1,64}"),')
_ID_LAST: Final = re.compile(rb', ?"id": ?([0-9]{1,15}|"[A-Za-z0-9_-]{1,64}")\}\r?\n?\Z')
"""The id of a message that is too long to be read, where no doubt is left that it is its own, and no inner object's."""
_END: Final = 256
_MOST_DIGITS: Final = 20
_AROUND: Final = 2
"""Levels of nesting around the arguments of a tool: the message, and its params."""
_MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_TURN: Final = threading.Lock()
_log: Final = logging.getLogger(__name__)


@click.command(epilog=None if find_spec("mcp") else f"Not here: {_ABSENT}.")
@RULEBOOKS_DIR_OPTION
@click.option(
    "--run-engines",
    is_flag=True,
    help="Let the agent start programs: its tool check_engine then takes any command, and runs it as you.",
)
def mcp(rulebooks_dir: Path | None, run_engines: bool) -> None:
    """Serve an agent over standard input and output (Model Context Protocol).

    The client starts this command, and ends it by closing the input.
    """
    if find_spec("mcp") is None:
        fail(_ABSENT)
    import anyio

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        anyio.run(_serve, rulebooks_of(rulebooks_dir), run_engines)
    _TURN.acquire(timeout=_ENGINE_ENDS_WITHIN)  # a check ends its engine
    end()  # a thread that still reads would be waited for, until the client closes its end


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
        return _to_mend(**error.problem)
    except Refused as error:
        return _to_mend(**problem_of(error, "", "call").document)
    except _NotDoneError as error:
        return _to_mend(str(error))


class _NotDoneError(Exception):
    """What the call asks for cannot be done here, and what to do: no fault of an argument's shape."""


def _to_mend(detail: str, errors: Iterable[Json] = (), **_: Any) -> Answer:
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
    found: dict[str, Tool] = {}

    def add(name: str, ask: Ask, words: str, written: Json) -> None:
        schema = _self_contained(written, schemas)
        members = {name: briefly.get(name, member) for name, member in schema["properties"].items()}
        listed = {name: _brief(name, member) for name, member in members.items()}
        head = {"type": "object", "required": schema.get("required", []), "additionalProperties": False}
        whole = {"description": words, "schema": {**head, "properties": members}}
        seconds = LONGEST if name in ("prove", "check_engine") else None
        changes = name == "check_engine" and runs_engines
        found[name] = Tool(ask, {**head, "properties": listed}, words.partition("\n\n")[0], whole, seconds, changes)

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
    for name, asked, fields in (
        (
            "compare",
            _compare,
            {"request": AnyObject(required=True), "compare": Ids(1, MOST_COMPARED, LONGEST_NAME, required=True)},
        ),
        ("clause", _clause, {"id": Name(2 * LONGEST_NAME, required=True)}),
        ("cases", _cases, {name: TestsQuerySchema._declared_fields[name] for name in own["cases"]["properties"]}),
        ("games", _games, {"name": Name(LONGEST_NAME)}),
        ("rulebooks", _rulebooks, {"id": Name(LONGEST_NAME)}),
        ("prove", _prove, {"first": _ID, "second": _ID, "structure": Choice(Structure, required=True)}),
        (
            "check_engine",
            partial(_check_engine, runs_engines),
            {"engine": Name(_LONGEST_COMMAND), "rulebook": Name(LONGEST_NAME), "seed": WholeNumber(0, MOST_CHIPS)},
        ),
        ("schema", partial(_schema, found), {"tool": _ID, "argument": Name(LONGEST_NAME)}),
    ):
        add(name, partial(_checked, Strict.from_dict(fields), asked), own[name]["description"], own[name])
    return found


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
    result = {key: schema[key] for key in ("type", "required", "enum") if key in schema}
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


def _checked(schema: type[Schema], ask: Ask, arguments: Json, rulebooks: Rulebooks) -> Any:
    """What is answered to arguments of their shape. Raises Refused with every fault in it."""
    _, faults = load(schema(), arguments)
    if faults:
        raise Refused(faults)
    return ask(arguments, rulebooks)


def _compare(arguments: Json, rulebooks: Rulebooks) -> Any:
    """A decision, and what other rulebooks decide on the same `round`, as items of a batch.

    What is wrong with the request is pointed at within `request`.
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
    check = Check(engine, rulebooks, id_of(rulebook), arguments.get("seed", 1), _GIVEN_UP.get().is_set)
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
    given_up, until = _GIVEN_UP.get(), monotonic() + _PROOF_SECONDS
    shown: list[Json] = []
    unfinished = []
    for shape in shapes([Structure(arguments["structure"])], 2):
        try:
            _, differences = compare(first, second, shape, lambda: given_up.is_set() or monotonic() > until)
        except TimeoutError:
            unfinished.append(str(shape))
            continue
        bodies = [{"where": found.where, "request": request_body(found, first)} for found in differences[:_MOST_SHOWN]]
        shown.append({"round": str(shape), "differences": len(differences), "shown": bodies})
    differ = any(shape["differences"] for shape in shown) or (None if unfinished else False)
    return {"differ": differ, "rounds": shown, "unfinished": unfinished}


def _schema(found: Mapping[str, Tool], arguments: Json, _: Rulebooks) -> Any:
    """A tool's arguments in full, or one of them."""
    whole = found[_known("tool", arguments["tool"], found)].whole
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
    games = {game["name"]: game for game in library.games()["games"]}
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


def _server(rulebooks: Rulebooks, *, runs_engines: bool = False) -> Any:
    """The package's server of the tools. What is asked waits for its turn in a thread, so that others are heard."""
    import anyio
    import anyio.to_thread
    from mcp import types
    from mcp.server.lowlevel import Server
    from mcp.shared.exceptions import MCPError

    found = tools(runs_engines=runs_engines)
    one_at_a_time = anyio.CapacityLimiter(1)

    async def list_tools(_: Any, __: Any) -> Any:
        entries = [
            types.Tool(
                name=name,
                description=tool.description,
                input_schema=tool.schema,
                annotations=types.ToolAnnotations(read_only_hint=not tool.changes),
            )
            for name, tool in found.items()
        ]
        return types.ListToolsResult(tools=entries)

    async def answered(tool: Tool, arguments: Json) -> Answer:
        if one_at_a_time.statistics().tasks_waiting >= MOST_WAITING:
            return _to_mend(f"{MOST_WAITING} calls wait already: ask again once they are answered.")
        given_up, seconds = threading.Event(), tool.seconds or SECONDS
        _GIVEN_UP.set(given_up)

        def in_turn() -> Answer:
            with _TURN:  # a call that was given up has it until it ends
                return Answer("") if given_up.is_set() else answer(tool, arguments, rulebooks)

        try:
            with anyio.fail_after(seconds):
                return await anyio.to_thread.run_sync(in_turn, abandon_on_cancel=True, limiter=one_at_a_time)
        except TimeoutError:
            return _to_mend(f"There was no answer within {seconds:g} seconds: ask for less at once.")
        finally:
            given_up.set()

    async def call_tool(_: Any, call: Any) -> Any:
        if call.name not in found:
            raise MCPError(code=types.INVALID_PARAMS, message=f"There is no such tool; there are {', '.join(found)}.")
        try:
            reply = await answered(found[call.name], call.arguments or {})
        except Exception:
            _log.exception("no answer of %s", call.name)
            raise MCPError(
                code=types.INTERNAL_ERROR, message="The service has a bug. Its traceback is in standard error."
            ) from None
        return types.CallToolResult(content=[types.TextContent(type="text", text=reply.text)], is_error=reply.is_error)

    return Server(
        "floorman", version=__version__, instructions=_INSTRUCTIONS, on_list_tools=list_tools, on_call_tool=call_tool
    )


class _NotTakenError(Exception):
    """A line that is no message, or a call whose arguments are no JSON.

    `id` is that of the message, as far as it can be told. `data` of the error has the faults, as HTTP's problem has.
    """

    def __init__(self, code: int, message: str, id: Any, data: Json | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.id = id
        self.data = data

    def reply(self) -> Any:
        """The message that refuses the line."""
        from mcp import types

        more = {"data": self.data} if self.data else {}
        error = types.ErrorData(code=self.code, message=str(self), **more)
        return types.JSONRPCError(jsonrpc="2.0", id=self.id, error=error)


class _NoArgumentsError(_NotTakenError):
    """A call of a tool whose arguments alone are refused: that is for the caller to mend, as other faults are."""

    def reply(self) -> Any:
        """The result of the call."""
        from mcp import types

        text = _to_mend(str(self), **(self.data or {})).text
        result = types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=True)
        sent = result.model_dump(mode="json", by_alias=True, exclude_none=True)
        return types.JSONRPCResponse(jsonrpc="2.0", id=self.id, result=sent)


def _next_message() -> Any:
    """The next message on standard input, None at its end. Raises _NotTakenError.

    The package's own reader takes lines of any length, and leaves what is no message unanswered.
    """
    from mcp import types

    line = b"\n"
    while line.isspace():
        line = sys.stdin.buffer.readline(MOST_MESSAGE_BYTES + 1)
    if len(line) > MOST_MESSAGE_BYTES and not line.endswith(b"\n"):
        why = f"A message has at most {MOST_MESSAGE_BYTES} bytes."
        raise _NotTakenError(types.INVALID_REQUEST, why, _id_of_long(line))
    if not line:
        return None
    try:
        raw = parse_whole(line, around=_AROUND)
        if _is_call(raw):
            params = _MEMBERS.decode(_MEMBERS.decode(line)["params"])
            arguments = bytes(params.get("arguments", b""))
            if len(arguments) > MOST_BYTES:
                why = f"The arguments of a call have at most {MOST_BYTES} bytes."
                raise _NotTakenError(types.INVALID_REQUEST, why, _id_of(raw))
            refuse_too_many_values(arguments, Yielder())
    except NotJson as error:
        raise _not_taken(error, line) from None
    if _is_call(raw) and "arguments" in raw["params"]:
        without_nulls(raw["params"]["arguments"])
    message = None
    with suppress(ValueError):
        message = types.jsonrpc_message_adapter.validate_python(raw, by_name=False)
    if not isinstance(message, types.JSONRPCNotification | None):
        return message
    if message is not None and "id" not in raw:  # with an odd one it is a request, and waits for an answer
        return message
    raise _NotTakenError(types.INVALID_REQUEST, "This is no message of JSON-RPC 2.0.", _id_of(raw))


def _not_taken(error: NotJson, line: bytes) -> _NotTakenError:
    """The refusal of a line that is no JSON, by the faults that HTTP would find in a body."""
    from mcp import types

    tree, id = error.tree, _id_of(error.tree)
    if error.tree is None:
        first = _ID_FIRST.match(line) or _ID_LAST.search(line[-_END:]) if error.position is None else None
        id = json.loads(first[1]) if first else None
    elif _is_call(tree) and id is not None and "arguments" in tree["params"]:
        beside = tree | {"params": tree["params"] | {"arguments": None}}
        if next(faults_in(beside), None) is None:
            refusal = NotJson(tuple(islice(faults_in(tree["params"]["arguments"]), MOST_FAULTS)))
            document = problem_of(refusal, "", "call").document
            return _NoArgumentsError(types.INVALID_PARAMS, document["detail"], id, {"errors": document["errors"]})
    document = problem_of(error, "", "message").document
    code = types.PARSE_ERROR if error.tree is None and id is None else types.INVALID_REQUEST
    return _NotTakenError(code, document["detail"], id, {"errors": document["errors"]})


def _is_call(tree: Any) -> bool:
    """Whether a message calls a tool."""
    return type(tree) is dict and tree.get("method") == "tools/call" and type(tree.get("params")) is dict


def _id_of(tree: Any) -> Any:
    """The id of a message, None if it has none that can be repeated."""
    members = tree.items() if type(tree) is dict else tree.members if type(tree) is DuplicateKeys else ()
    ids = [value for name, value in members if name == "id"]
    id = ids[0] if len(ids) == 1 else None
    if isinstance(id, str):
        return id if id == id.encode(errors="ignore").decode() else None  # half a surrogate pair cannot be sent
    return id if type(id) is int and len(str(id)) < _MOST_DIGITS else None


def _id_of_long(line: bytes) -> Any:
    """The id of a message whose line is too long, once all of the line has been passed over."""
    first, rest = _ID_FIRST.match(line), line[-_END:]
    while rest and not rest.endswith(b"\n"):
        more = sys.stdin.buffer.readline(MOST_MESSAGE_BYTES)
        if not more:
            break
        rest = (rest + more)[-_END:]
    match = first or _ID_LAST.search(rest)
    return json.loads(match[1]) if match else None


class _Wire:
    """Standard input and output as the two streams of messages that the package's server wants."""

    def __init__(self) -> None:
        import anyio

        self._heard, self.requests = anyio.create_memory_object_stream[Any](0)
        self.answers, self._written = anyio.create_memory_object_stream[Any](0)
        self._unanswered: set[Any] = set()

    async def read(self) -> None:
        """Hand on what comes until it ends, and then wait for what is not answered yet."""
        import anyio
        from mcp.shared.message import SessionMessage

        async with self._heard, self.answers.clone() as refused:
            while (message := await self._next(refused)) is not None:
                self._note(message)
                await self._heard.send(SessionMessage(message))
            with anyio.move_on_after(LONGEST):
                while self._unanswered:
                    await anyio.sleep(0.01)

    async def _next(self, refused: Any) -> Any:
        """The next message; None at the end. What is no message is refused."""
        from anyio.to_thread import run_sync
        from mcp.shared.message import SessionMessage

        while True:
            try:
                return await run_sync(_next_message, abandon_on_cancel=True)
            except _NotTakenError as error:
                await refused.send(SessionMessage(error.reply()))

    def _note(self, message: Any) -> None:
        from mcp import types

        if isinstance(message, types.JSONRPCRequest):
            self._unanswered.add(message.id)
        elif getattr(message, "method", "") == "notifications/cancelled":  # what is called off gets no answer
            id = (message.params or {}).get("requestId")
            self._unanswered -= {id} if isinstance(id, int | str) else set()

    async def write(self, group: Any) -> None:
        """Write what is told, until nobody reads on."""
        from anyio.to_thread import run_sync

        async with self._written:
            async for envelope in self._written:
                line = envelope.message.model_dump_json(by_alias=True, exclude_unset=True)
                try:
                    await run_sync(_put, line.encode() + b"\n")
                except OSError:
                    group.cancel_scope.cancel()
                self._unanswered.discard(getattr(envelope.message, "id", None))


async def _serve(rulebooks: Rulebooks, runs_engines: bool) -> None:
    """Answer what comes on standard input, until it ends."""
    import anyio

    server, wire = _server(rulebooks, runs_engines=runs_engines), _Wire()
    async with anyio.create_task_group() as group:
        group.start_soon(wire.read)
        group.start_soon(wire.write, group)
        await server.run(wire.requests, wire.answers, server.create_initialization_options())


def _put(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
