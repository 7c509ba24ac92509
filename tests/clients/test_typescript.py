"""TypeScript, by openapi-typescript and by openapi-generator: one call of each kind, and the examples."""

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
import rfc8785

import service
from tests.clients.comes_back import played_on
from tests.clients.cutting_proxy import Cut, CuttingProxy, Plan
from tests.clients.generators import CLIENTS, DONE, EXAMPLES, MODULES, NODE, PATH, PROGRAMS, copied, made, need, run
from tests.support.server import PATIENCE

LEGAL, ILLEGAL, NO_HAND = ((EXAMPLES / "hands.ndjson").read_text(encoding="utf-8")).splitlines()


def node(folder: Path, program: str, *arguments: str, stdin: str = "", ends: int = 0) -> str:
    return run(str(NODE), f"js/{program}.js", *arguments, cwd=folder, stdin=stdin, ends=ends)


@pytest.fixture(scope="module")
def typescript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and the programs, compiled as the examples' package.json has it."""
    need(NODE and MODULES.exists(), "sh tools/node-modules.sh")
    folder = copied("typescript", tmp_path_factory.mktemp("typescript"))
    shutil.copy(PROGRAMS / "openapi_typescript.ts", folder / "calls.ts")
    (folder / "node_modules").symlink_to(MODULES)
    run("npm", "run", "build", cwd=folder, PATH=PATH)
    return folder


@pytest.mark.parametrize("generator", ["typescript-fetch", "typescript-axios"])
def test_what_openapi_generator_makes(generator: str, address: str, later: str, tmp_path: Path) -> None:
    need(NODE and MODULES.exists(), "sh tools/node-modules.sh")
    program = generator.replace("-", "_")
    made(generator, f"{program}.ts", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "node_modules").symlink_to(MODULES)
    [options] = re.findall(r"^npx tsc (.*) openapi_typescript\.ts$", CLIENTS.read_text("utf-8"), re.MULTILINE)
    run(str(NODE), MODULES / "typescript" / "bin" / "tsc", *options.split(), f"{program}.ts", cwd=tmp_path)
    assert node(tmp_path, program, address) == DONE
    assert node(tmp_path, program, later) == DONE


def test_each_call(typescript: Path, either: str) -> None:
    assert node(typescript, "calls", either) == DONE


def test_the_table_plays_on_though_the_service_is_killed(typescript: Path, tmp_path: Path) -> None:
    played_on(str(NODE), "js/table.js", cwd=typescript, log=tmp_path / "log")


def test_the_table_of_the_tutorial_prints_what_the_page_shows(typescript: Path, address: str) -> None:
    page = (EXAMPLES.parent / "docs" / "tutorials" / "table-in-typescript.md").read_text(encoding="utf-8")
    begins, ends = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    printed = node(typescript, "first_table", address)
    assert printed.startswith(begins)
    assert printed.endswith(ends)


def test_what_an_engine_decides_otherwise_is_told_with_its_clause(typescript: Path, address: str) -> None:
    log = (EXAMPLES / "engine.ndjson").read_text(encoding="utf-8").splitlines()
    told = node(typescript, "check_engine", address, stdin="\n".join(log), ends=1)
    assert [line for line in told.splitlines() if line[0] != " "] == [
        *("t7-h12-a2", "t7-h13-a1", "3 actions, 2 decided otherwise")
    ]
    assert "/action/to is 500 in the engine and 600 in the rulebook" in told
    assert "/reopened_seats is [1,2] in the engine and [1] in the rulebook" in told
    assert "(tda-2019:43.A)" in told
    agreed = "\n".join([log[0]] * 1001)  # more than a batch may hold
    assert node(typescript, "check_engine", address, stdin=agreed) == "1001 actions, 0 decided otherwise\n"
    no_question = json.loads(log[0])
    no_question["request"]["rulebook"] = "nobody"
    assert "/rulebook: " in node(typescript, "check_engine", address, stdin=json.dumps(no_question), ends=1)


Through = Callable[..., CuttingProxy]


@pytest.fixture
def through(address: str) -> Iterator[Through]:
    """What makes a proxy of plans before the server."""
    opened: list[CuttingProxy] = []

    def through(*plans: Plan) -> CuttingProxy:
        opened.append(CuttingProxy(int(address.rpartition(":")[2]), *plans))
        return opened[-1]

    yield through
    for one in opened:
        one.close()


def in_box(box: Path, part: str) -> dict[str, Any]:
    """The files of a part of an outbox, by the id of their hand."""
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in (box / part).glob("*.json")}


def ids(requests: list[Any]) -> set[str]:
    return {request["id"] for request in requests}


def canned(status: int, body: str, kind: str = "application/x-ndjson", **headers: str) -> bytes:
    """A whole answer."""
    said = {"Content-Type": kind, "Connection": "close", **{name.replace("_", "-"): it for name, it in headers.items()}}
    head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n{head}\r\n{body}".encode()


def problem(status: int, slug: str) -> bytes:
    """A stream whose first line is a problem."""
    said = {"type": f"/problems/{slug}", "title": slug, "status": status, "detail": slug, "instance": "/v1/hands"}
    return canned(200, json.dumps({"line": 1, "status": status, "problem": said}) + "\n")


def test_an_outbox_goes_on_after_a_cut_and_after_its_end(typescript: Path, through: Through, tmp_path: Path) -> None:
    kinds = (LEGAL, ILLEGAL, NO_HAND, LEGAL)
    hands = {f"h/{number:02}": json.loads(kinds[number % 4]) | {"id": f"h/{number:02}"} for number in range(12)}
    lines = "\n".join(map(json.dumps, hands.values()))
    node(typescript, "outbox", "add", str(tmp_path), stdin=lines)
    proxy = through(Cut(after=3), Cut(after=4, stays=True))
    command = (str(NODE), "js/outbox.js", "send", str(tmp_path), proxy.address)
    with subprocess.Popen(command, cwd=typescript, env={"PATH": PATH}, stderr=subprocess.DEVNULL) as program:
        try:
            assert proxy.stays.wait(PATIENCE)
        finally:
            program.kill()
    first, second = proxy.sent
    assert [ids(first), ids(second)] == [set(hands), set(sorted(hands)[3:])]
    waiting = ids(list(in_box(tmp_path, "waiting").values()))
    assert set(sorted(hands)[7:]) <= waiting <= ids(second)

    node(typescript, "outbox", "send", str(tmp_path), proxy.address)
    assert ids(proxy.sent[2]) == waiting
    answered, set_aside = in_box(tmp_path, "answered"), in_box(tmp_path, "set-aside")
    assert {report["id"]: report for report in answered.values()} == {
        id: service.hand(hand) for id, hand in hands.items() if int(id[2:]) % 4 != 2
    }
    assert list(set_aside.values()) == [hand for id, hand in hands.items() if int(id[2:]) % 4 == 2]
    reasons = [json.loads(file.read_text("utf-8")) for file in (tmp_path / "set-aside").glob("*.problem")]
    assert [reason["errors"][0]["pointer"] for reason in reasons] == ["/hand/posts/0/seat"] * 3
    assert len(list(tmp_path.rglob("*"))) == 3 + len(answered) + 2 * len(set_aside)  # nothing half written


def test_an_outbox_tries_again_what_may_succeed(typescript: Path, through: Through, tmp_path: Path) -> None:
    node(typescript, "outbox", "add", str(tmp_path), stdin=LEGAL)
    proxy = through(
        canned(503, "{}", "application/problem+json", Retry_After="0.01"),
        canned(200, "<p>Welcome to the hotel. Room number?", "text/html"),
        problem(400, "bad-request"),
    )
    node(typescript, "outbox", "send", str(tmp_path), proxy.address)
    assert len(proxy.sent) == 4
    assert list(in_box(tmp_path, "answered").values()) == [service.hand(json.loads(LEGAL))]


def test_an_outbox_sets_aside_what_fails_three_times(typescript: Path, through: Through, tmp_path: Path) -> None:
    hand = json.loads(LEGAL)
    node(typescript, "outbox", "add", str(tmp_path), stdin=LEGAL)
    other = service.hand(hand | {"detail": "full"})  # its receipt is of another request
    wrong = canned(200, json.dumps({"line": 1, "id": hand["id"], "status": 200, "answer": other}) + "\n")
    proxy = through(problem(500, "internal-error"), wrong, problem(500, "internal-error"))
    node(typescript, "outbox", "send", str(tmp_path), proxy.address)
    assert len(proxy.sent) == 3
    assert in_box(tmp_path, "set-aside") == {hand["id"]: hand}
    assert in_box(tmp_path, "answered") == in_box(tmp_path, "waiting") == {}


@pytest.mark.parametrize(("status", "slug"), [(401, "unauthorized"), (415, "unsupported-media-type")])
def test_an_outbox_ends_where_the_same_would_be_refused_again(
    typescript: Path, through: Through, tmp_path: Path, status: int, slug: str
) -> None:
    node(typescript, "outbox", "add", str(tmp_path), stdin=LEGAL)
    proxy = through(canned(status, json.dumps({"type": f"/problems/{slug}"}), "application/problem+json"))
    node(typescript, "outbox", "send", str(tmp_path), proxy.address, ends=1)
    assert len(proxy.sent) == len(in_box(tmp_path, "waiting")) == 1


def test_the_receipt_is_of_canonical_json(typescript: Path) -> None:
    """Both libraries agree where names and numbers are odd: else good answers would be thrown away."""
    odd = {"\u20ac": 1, "\r": 2, "1": 9007199254740991, "\U0001f600": '\u007f"', "\ufb33": [None, True, {}]}
    script = "import c from 'canonicalize'; console.log(c(JSON.parse(process.argv[1])))"
    told = run(str(NODE), "--input-type=module", "-e", script, json.dumps(odd), cwd=typescript)
    digest = hashlib.sha256(told.removesuffix("\n").encode()).digest()
    assert digest == hashlib.sha256(rfc8785.dumps(odd)).digest()  # type: ignore[arg-type]  # it says what JSON is more narrowly
