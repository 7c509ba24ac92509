"""`floorman mcp`: Floorman as tools for an agent (Model Context Protocol), over standard input and output."""

import json
import logging
import re
import signal
import sys
import threading
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from service import __version__
from service.answers.pointers import MOST_FAULTS
from service.answers.problems import problem_of
from service.answers.render import Json
from service.answers.strict_json import (
    DuplicateKeys,
    NotJson,
    faults_in,
    parse_whole,
    refuse_too_many_values,
    without_nulls,
)
from service.command.cli_options import RULEBOOKS_DIR_OPTION, fail, rulebooks_of
from service.process import end
from service.rulesets import Rulebooks
from service.settings import Settings
from service.yielding import Yielder

from .mcp_tools import GIVEN_UP, LONGEST, Answer, Tool, answer, to_mend, tools

MOST_BYTES: Final = Settings().max_body_bytes
"""Of the arguments of a tool: as many as the service takes in a body."""
MOST_MESSAGE_BYTES: Final = MOST_BYTES + 1024
"""Of a message: its arguments, and what is around them."""
MOST_WAITING: Final = 32
"""The most calls that wait for their turn. A further call gets an error that says to try again."""
SECONDS: Final = 10.0
"""That a call waits and takes at most; the longest that the library takes on needs a fiftieth of it."""
_ENGINE_ENDS_WITHIN: Final = 5.0
_ABSENT: Final = "floorman[mcp] is not installed, which this needs"
_INSTRUCTIONS: Final = (
    "Rules on poker betting, by rulebook. Amounts are whole chips. Cite only clauses that an answer names, each with "
    "its basis. text and derived are the rulebook's own words; reading, fallback and assumed are not."
)
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


def _server(rulebooks: Rulebooks, *, runs_engines: bool = False) -> Any:
    """The MCP package's server with these tools. Each call waits for its turn in a thread, so it reads on."""
    import anyio
    import anyio.to_thread
    from mcp import types
    from mcp.server.lowlevel import Server
    from mcp.shared.exceptions import MCPError

    known = tools(runs_engines=runs_engines)
    one_at_a_time = anyio.CapacityLimiter(1)

    async def list_tools(_: Any, __: Any) -> Any:
        entries = [
            types.Tool(
                name=name,
                description=tool.description,
                input_schema=tool.schema,
                annotations=types.ToolAnnotations(read_only_hint=not tool.changes),
            )
            for name, tool in known.items()
        ]
        return types.ListToolsResult(tools=entries)

    async def answered(tool: Tool, arguments: Json) -> Answer:
        if one_at_a_time.statistics().tasks_waiting >= MOST_WAITING:
            return to_mend(f"{MOST_WAITING} calls wait already: ask again once they are answered.")
        given_up, seconds = threading.Event(), tool.seconds or SECONDS
        GIVEN_UP.set(given_up)

        def in_turn() -> Answer:
            with _TURN:  # a call that was given up has it until it ends
                return Answer("") if given_up.is_set() else answer(tool, arguments, rulebooks)

        try:
            with anyio.fail_after(seconds):
                return await anyio.to_thread.run_sync(in_turn, abandon_on_cancel=True, limiter=one_at_a_time)
        except TimeoutError:
            return to_mend(f"There was no answer within {seconds:g} seconds: ask for less at once.")
        finally:
            given_up.set()

    async def call_tool(_: Any, call: Any) -> Any:
        if call.name not in known:
            raise MCPError(code=types.INVALID_PARAMS, message=f"There is no such tool; there are {', '.join(known)}.")
        try:
            reply = await answered(known[call.name], call.arguments or {})
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
    """A line that is no message, or a call whose arguments are no JSON. `reply` is the message that refuses it."""

    def __init__(self, message: str, reply: Any) -> None:
        super().__init__(message)
        self.reply = reply


def _refusal(code: int, message: str, id: Any, data: Json | None = None) -> _NotTakenError:
    """The refusal of a line by an error.

    `id` is the message's id, or None if it cannot be read. `data` holds the errors, as a problem over HTTP does.
    """
    from mcp import types

    more = {"data": data} if data else {}
    error = types.ErrorData(code=code, message=message, **more)
    return _NotTakenError(message, types.JSONRPCError(jsonrpc="2.0", id=id, error=error))


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
        raise _refusal(types.INVALID_REQUEST, why, _id_of_long(line))
    if not line:
        return None
    try:
        raw = parse_whole(line, around=_AROUND)
        if _is_call(raw):
            params = _MEMBERS.decode(_MEMBERS.decode(line)["params"])
            arguments = bytes(params.get("arguments", b""))
            if len(arguments) > MOST_BYTES:
                why = f"The arguments of a call have at most {MOST_BYTES} bytes."
                raise _refusal(types.INVALID_REQUEST, why, _id_of(raw))
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
    raise _refusal(types.INVALID_REQUEST, "This is no message of JSON-RPC 2.0.", _id_of(raw))


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
            text = types.TextContent(type="text", text=to_mend(**document).text)
            result = types.CallToolResult(content=[text], is_error=True)  # for the caller to mend, as other faults are
            sent = result.model_dump(mode="json", by_alias=True, exclude_none=True)
            return _NotTakenError(document["detail"], types.JSONRPCResponse(jsonrpc="2.0", id=id, result=sent))
    document = problem_of(error, "", "message").document
    code = types.PARSE_ERROR if error.tree is None and id is None else types.INVALID_REQUEST
    return _refusal(code, document["detail"], id, {"errors": document["errors"]})


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
        from anyio.to_thread import run_sync
        from mcp.shared.message import SessionMessage

        async with self._heard, self.answers.clone() as refused:
            while True:
                try:
                    message = await run_sync(_next_message, abandon_on_cancel=True)
                except _NotTakenError as error:
                    await refused.send(SessionMessage(error.reply))
                    continue
                if message is None:
                    break
                self._note(message)
                await self._heard.send(SessionMessage(message))
            with anyio.move_on_after(LONGEST):
                while self._unanswered:
                    await anyio.sleep(0.01)

    def _note(self, message: Any) -> None:
        from mcp import types

        if isinstance(message, types.JSONRPCRequest):
            self._unanswered.add(message.id)
        elif getattr(message, "method", "") == "notifications/cancelled":  # what is called off gets no answer
            id = (message.params or {}).get("requestId")
            self._unanswered -= {id} if isinstance(id, int | str) else set()

    async def write(self, group: Any) -> None:
        """Write each message, until the reader closes its end."""
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
