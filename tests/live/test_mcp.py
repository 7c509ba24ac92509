"""`floorman mcp` over standard input and output: with the package's own client, and with what no client would send."""

import json
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import anyio
import pytest

from kit.commands import mcp_server
from kit.commands.mcp_server import MOST_MESSAGE_BYTES, MOST_WAITING
from kit.commands.mcp_tools import tools
from service import library
from service.rulesets import load_rulebooks
from tests.support.bodies import BODIES
from tests.support.rows import table_of

Json = dict[str, Any]

ROOT: Final = Path(__file__).parents[2]
COMMAND: Final = [sys.executable, "-m", "service", "mcp"]
QUESTIONS: Final[list[Json]] = json.loads(Path(__file__).with_name("floor_questions.json").read_text("utf-8"))
INITIALIZE: Final[Json] = table_of(__file__, "INITIALIZE")
PATIENCE: Final = 60.0
WITH_PACKAGE: Final = pytest.mark.skipif(
    find_spec("mcp") is None, reason="NOT ASKED AS AN AGENT ASKS: no mcp; make .venv/.tests installs it"
)


def asked(ask: Callable[[Any], Awaitable[Any]], mode: Any = "auto") -> Any:
    """What is made of a session with the package's own client; `legacy` is the protocol before the last."""
    from mcp import Client, StdioServerParameters, stdio_client

    server = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], cwd=ROOT)

    async def session() -> Any:
        with anyio.fail_after(PATIENCE):
            async with Client(stdio_client(server), mode=mode) as client:
                return await ask(client)

    return anyio.run(session)


async def answer(client: Any, tool: str, arguments: Json) -> Json:
    """What a tool answers. Fails if that is a fault."""
    told = await client.call_tool(tool, arguments)
    [content] = told.content
    assert not told.is_error, (tool, arguments, content.text)
    found: Json = json.loads(content.text)
    return found


def sent(*lines: Json | bytes) -> list[Json]:
    """The answers to these lines, after a handshake; the server then ends by itself, without a word of complaint."""
    done = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    text = b"".join(
        (line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in (INITIALIZE, done, *lines)
    )
    told = subprocess.run(COMMAND, input=text, capture_output=True, cwd=ROOT, timeout=PATIENCE, check=False)
    assert (told.returncode, b"Traceback" in told.stderr) == (0, False), told.stderr
    first, *answers = map(json.loads, told.stdout.splitlines())
    assert first["result"]["serverInfo"]["name"] == "floorman"
    return answers


def call(id: Any, tool: str, /, **arguments: Any) -> Json:
    return {"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}


def lacks(told: Any, wanted: Any, pointer: str = "") -> Iterator[str]:
    """Where an answer has not what is wanted of it."""
    if isinstance(wanted, dict) and isinstance(told, dict):
        for name, one in wanted.items():
            yield from lacks(told.get(name), one, f"{pointer}/{name}")
    elif isinstance(wanted, list) and isinstance(told, list) and len(told) == len(wanted):
        for place, (found, one) in enumerate(zip(told, wanted, strict=True)):
            yield from lacks(found, one, f"{pointer}/{place}")
    elif told != wanted:
        yield f"{pointer}: {told!r}, not {wanted!r}"


def cited(told: Any) -> set[str]:
    """Each clause that reasons anywhere in an answer name, with its basis."""
    if isinstance(told, list):
        return set().union(*map(cited, told))
    if not isinstance(told, dict):
        return set()
    own = {f"{told['clause'] or ''} {told['basis']}"} if {"clause", "basis"} <= told.keys() else set()
    return own.union(*map(cited, told.values()))


@WITH_PACKAGE
@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_twenty_questions_of_the_floor_are_answered(mode: str) -> None:
    async def ask(client: Any) -> list[Json]:
        return [await answer(client, one["tool"], one["arguments"]) for one in QUESTIONS]

    assert len(QUESTIONS) == 20
    for question, told in zip(QUESTIONS, asked(ask, mode), strict=True):
        assert list(lacks(told, question["expect"])) == [], question["words"]
        assert set(question["cites"]) <= cited(told), question["words"]


@WITH_PACKAGE
def test_an_answer_is_the_library_s_and_nothing_beside() -> None:
    question = QUESTIONS[0]["arguments"]

    async def ask(client: Any) -> Any:
        told = await client.call_tool("decide", question)
        return [(one.type, one.text) for one in told.content], told.structured_content, told.is_error

    whole = json.dumps(library.decide(question), ensure_ascii=False, separators=(",", ":"))
    assert asked(ask) == ([("text", whole)], None, False)


@WITH_PACKAGE
def test_a_bet_before_its_turn_is_followed_round_by_round() -> None:
    """As a model goes on: the `round` of an answer is that of the next call."""

    async def ask(client: Any) -> list[Json]:
        found = []
        request = QUESTIONS[4]["arguments"]
        for action in (request["action"], {"type": "check"}, {"type": "check"}):
            found.append(await answer(client, "decide", {**request, "action": action}))
            request = {**request, "round": found[-1]["round"]}
        return [*found, await answer(client, "decide", {**request, "action": {"type": "bet", "to": 400}})]

    early, first, second, held = asked(ask)
    assert [one["ruling"] for one in (early, first, second)] == ["rejected", "accepted", "accepted"]
    assert held["action"]["to"] == 800
    assert "tda-2024:53.A text" in cited(held)


@WITH_PACKAGE
def test_each_tool_is_listed_and_answers() -> None:
    calls = {
        "decide": QUESTIONS[0]["arguments"],
        "options": QUESTIONS[2]["arguments"],
        "rounds": QUESTIONS[13]["arguments"],
        "next_street": next(one for kind, one in BODIES if kind == "NextStreetRequest"),
        "compare": QUESTIONS[9]["arguments"],
        "clause": {"id": "tda-2024:43.A"},
        "cases": {"q": "string bet"},
        "games": {},
        "rulebooks": {},
        "next_hand": next(one for kind, one in BODIES if kind == "NextHandRequest"),
        "hand": next(one for kind, one in BODIES if kind == "HandRequest"),
        "check_engine": {},
        "schema": {"tool": "decide", "argument": "action"},
    }

    async def ask(client: Any) -> Any:
        listed = await client.list_tools()
        assert len(listed.model_dump_json(by_alias=True, exclude_none=True)) <= 20_000  # a model reads all of it
        told = [(tool.name, tool.input_schema, tool.annotations.read_only_hint) for tool in listed.tools]
        return told, {name: await answer(client, name, one) for name, one in calls.items()}

    listed, told = asked(ask)
    assert listed == [(name, tool.schema, True) for name, tool in tools().items()]
    assert {*told, "prove"} == {name for name, _, _ in listed}


@WITH_PACKAGE
def test_faults_are_what_to_mend_and_an_unknown_tool_names_those_there_are() -> None:
    from mcp import MCPError

    async def ask(client: Any) -> Any:
        told = await client.call_tool("decide", {"rulebook": "tda", "round": {"structure": "no_limit"}, "action": 5})
        with pytest.raises(MCPError, match=r"no such tool; there are decide, options.*, schema\.") as unknown:
            await client.call_tool("settle", {})
        return told.is_error, json.loads(told.content[0].text), unknown.value.code

    is_error, told, code = asked(ask)
    assert is_error
    assert code == -32602
    assert set(told) == {"detail", "errors"}
    assert {"/rulebook", "/action", "/round/players"} <= {one["pointer"] for one in told["errors"]}
    assert all({"pointer", "code", "message"} <= one.keys() for one in told["errors"])


@WITH_PACKAGE
def test_a_call_that_is_called_off_leaves_the_next_one_answered() -> None:
    async def ask(client: Any) -> bool:
        with anyio.move_on_after(0) as scope:
            await client.call_tool("cases", {"q": "all", "offset": 10000})
        return scope.cancelled_caught and not (await client.call_tool("games", {})).is_error

    assert asked(ask)
    odd: tuple[Any, ...] = (1, 9, {}, None)
    off = [{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": one}} for one in odd]
    told = sent(call(1, "cases", q="all", offset=10000), *off, call(2, "games"))
    assert [one["id"] for one in told if one["id"] != 1] == [2]


ODD: Final = {
    b"{": (None, -32700),
    b"\xff\xfe": (None, -32700),
    b"[" * 100_000: (None, -32700),
    b"[]": (None, -32600),
    b"5": (None, -32600),
    b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}': (None, -32600),
    b'{"jsonrpc":"2.0","id":5,"method":5}': (5, -32600),
    b'{"jsonrpc":"2.0","id":6,"method":"ping","params":{"x":' + b"9" * 6000 + b"}}": (6, -32600),
    b'{"jsonrpc":"2.0","id":"7","method":"ping","params":{"x":"\\ud800"}}': ("7", -32600),
    b'{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}': (None, -32600),
    b'{"jsonrpc":"2.0","id":12,"method":"ping","method":"ping"}': (12, -32600),
    b'{"jsonrpc":"2.0","id":13,"id":13,"method":"ping"}': (None, -32600),
    b'{"jsonrpc":"2.0","id":14,"method":"tools/call","params":{"name":"games","arguments":{},"arguments":{}}}': (
        14,
        -32600,
    ),
    b'{"jsonrpc":"2.0","id":15,"method":"ping","params":' + b"[" * 40 + b"]" * 40 + b"}": (15, -32600),
    b'{"jsonrpc":"2.0","id":null,"method":"ping"}': (None, -32600),
    b'{"jsonrpc":"2.0","id":8,"method":"no/such"}': (8, -32601),
    b'{"jsonrpc":"2.0","id":9,"method":"tools/call"}': (9, -32602),
    b'{"jsonrpc":"2.0","id":10,"method":"tools/call","params":{"name":5}}': (10, -32602),
    b'{"jsonrpc":"2.0","id":11,"method":"tools/call","params":{"name":"decide","arguments":[]}}': (11, -32602),
}


@WITH_PACKAGE
def test_what_is_no_message_is_answered_and_what_follows_as_well() -> None:
    heard = b'{"jsonrpc":"2.0","method":"no/such","params":{"id":5}}'
    told = sent(*ODD, b"", heard, call(99, "games"))
    found = sorted(((one["id"], one["error"]["code"]) for one in told if "error" in one), key=str)
    assert found == sorted(ODD.values(), key=str)
    assert [one["id"] for one in told if "result" in one] == [99]


@WITH_PACKAGE
@pytest.mark.parametrize("last", [False, True], ids=["id first", "id last"])
def test_a_message_that_is_too_long_is_not_read_and_the_call_is_answered(last: bool) -> None:
    long = call(1, "games", name="x" * MOST_MESSAGE_BYTES)
    members = {name: long[name] for name in ("method", "params", "jsonrpc", "id")} if last else long
    told = sent(json.dumps(members).encode(), call(2, "games"))
    assert [(one["id"], "error" in one) for one in told] == [(1, True), (2, False)]
    assert str(MOST_MESSAGE_BYTES) in told[0]["error"]["message"]


@WITH_PACKAGE
def test_each_of_many_calls_is_answered_if_only_that_it_is_to_come_again() -> None:
    many = 3 * MOST_WAITING
    told = sent(*(call(id, "rulebooks", id="tda-2024") for id in range(1, many + 1)))
    assert sorted(one["id"] for one in told) == list(range(1, many + 1))
    assert all("again" in one["result"]["content"][0]["text"] for one in told if one["result"]["isError"])


@WITH_PACKAGE
@pytest.mark.parametrize("how", ["interrupted", "nobody reads"])
def test_a_server_ends_though_its_input_stays_open(how: str) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # jobs in the background ignore it
    try:
        process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        assert process.stdin
        assert process.stdout
        ping = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
        process.stdin.write(ping)
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        if how == "interrupted":
            process.send_signal(signal.SIGINT)
        else:
            process.stdout.close()
            process.stdin.write(ping)
            process.stdin.flush()
        assert process.wait(PATIENCE) == 0


@WITH_PACKAGE
@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("SECONDS", "There was no answer within 0 seconds: ask for less at once."),
        ("MOST_WAITING", "0 calls wait already"),
    ],
)
def test_a_bound_is_told_as_something_to_act_upon(monkeypatch: pytest.MonkeyPatch, what: str, said: str) -> None:
    monkeypatch.setattr(mcp_server, what, 0)
    told = handled("games")
    assert told.is_error
    assert said in json.loads(told.content[0].text)["detail"]
    monkeypatch.undo()
    assert not handled("games").is_error


@WITH_PACKAGE
def test_a_fault_of_ours_is_told_on_standard_error_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from mcp import MCPError

    def breaks() -> Any:
        raise ArithmeticError("a secret")

    monkeypatch.setattr(library, "games", breaks)
    with pytest.raises(MCPError, match="The service has a bug") as told:
        handled("games")
    assert told.value.code == -32603
    assert "a secret" in caplog.text


def handled(tool: str) -> Any:
    """What this process's server makes of a call without arguments."""
    from mcp import types

    async def handle() -> Any:
        handler = mcp_server._server(load_rulebooks()).get_request_handler("tools/call").handler
        return await handler(None, types.CallToolRequestParams(name=tool, arguments={}))

    return anyio.run(handle)


def test_help_says_in_one_line_what_is_missing() -> None:
    away = "import sys; sys.modules['mcp'] = None; sys.argv[1:] = {}; import service.command.main as m; m.floorman()"
    for arguments, code in ((["mcp", "--help"], 0), (["mcp"], 2), (["--help"], 0)):
        told = subprocess.run(
            [sys.executable, "-c", away.format(arguments)], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert told.returncode == code, told.stderr
        said = [line for line in (told.stdout + told.stderr).splitlines() if "floorman[mcp]" in line]
        assert len(said) == ("mcp" in arguments)
