"""Laws for what strangers send. Each returns what is wrong with a case, or an empty text.

A cost is CPU time of this thread and memory that Python allocates, and is compared with what ordinary requests cost in
the same run: no law judges by time alone.
"""

import gc
import io
import json
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

from werkzeug.test import Client

from bench import bodies
from bench.flood_callers import largest_round
from bench.turns import JSON, Asked, Watch
from kit.commands import mcp_server, mcp_tools
from service.answers.endpoints import BATCH, ROUNDS
from service.api.app import create_app
from service.api.http.byte_budget import ByteBudget
from service.command.convert import Target, converted
from service.command.hand_files import UnusableFile, one_recorded
from service.hands import Unreadable, phh_document, text_reader
from service.rulesets import load_rulebooks
from service.rulesets.rulebook_file import RulebooksError
from service.settings import Settings
from tests.fuzz import strange_texts
from tests.fuzz.answers import RULEBOOKS
from tests.fuzz.open_places import MOST_DECISIONS, strange_body
from tests.support.conformity import assert_conforms

Json = dict[str, Any]
Case = Json

TIMES_ORDINARY: Final = 8
"""How much more CPU time than an ordinary request of its size a request may take. Right ones take up to 4.5 times."""
FREE_DECISIONS: Final = 1500
"""A request of any size may cost as much CPU time as this many decisions: a short one may ask for 1,000."""
FREE_BYTES: Final = 8 * 1024 * 1024
BYTES_PER_BYTE: Final = 300
"""How much memory a file may take for each of its bytes. An ordinary file takes 100."""
MOST_GROWTH: Final = 3.0
"""How many times the cost of half as many entries is allowed: 2 is linear, 4 the square."""
_UNHURRIED_MS: Final = 3_600_000
"""A busy machine turns no request away."""
_WORTH: Final = (20.0, 1024 * 1024)
"""The growth of less CPU time (ms) or memory (bytes) is not compared."""
_FEWEST: Final = 8
_DOUBLED: Final = 6
_WORTH_TRACING: Final = 4000
_NOTATIONS: Final = {"json": ".json", "phh": ".phh", "ohh": ".ohh"}
"""What a hand is converted to, and how the names of such files end."""


@dataclass(frozen=True, slots=True)
class Law:
    """How a case is generated, and the text of what is wrong with one, empty if nothing is.

    The members of a case that are `fixed` are the same however small it is made.
    """

    generate: Callable[[Random], Case]
    broken: Callable[[Case], str]
    fixed: frozenset[str] = frozenset({"path", "suffix"})


def body_of(case: Case) -> bytes:
    """The bytes of a body that is JSON."""
    return json.dumps(case["body"], separators=(",", ":")).encode()


def _body(random: Random) -> Case:
    path, body = strange_body(random)
    return {"path": path, "body": body}


@cache
def _client() -> Client:
    return Client(create_app(Settings(shed_ms=_UNHURRIED_MS)))


def answers(case: Case) -> str:
    """An answer keeps the promise of the spec, is no failure, and is no longer than the memory reserved for it."""
    body = body_of(case)
    with _client().post(case["path"], data=body, content_type=JSON) as response:
        return _wrong_answer(case["path"], len(body), response)


def _wrong_answer(path: str, sent: int, response: Any) -> str:
    if response.status_code >= 500:
        return f"the status is {response.status_code}"
    try:
        assert_conforms("POST", path, response)
    except AssertionError as error:
        return f"the answer breaks the spec: {error}"
    return too_long(sent, len(response.data))


def too_long(sent: int, answered: int) -> str:
    """What is wrong with the length of an answer to a body of this length (bytes)."""
    reserved = ByteBudget(Settings().max_held_bytes).room_for(sent)
    return f"{sent} B get {answered} B, {reserved} B are reserved" if answered > reserved else ""


def chat(case: Case) -> str:
    """A history with rows of chat is read as the same hand as without them."""
    try:
        with_chat = text_reader.read(strange_texts.with_chat(case))
    except Unreadable as error:
        return f"not read: {error.faults[0].message}"
    without = text_reader.read(strange_texts.with_chat({**case, "chat": []}))
    return "" if with_chat == without else "another hand is read"


def calls(case: Case) -> str:
    """`floorman mcp` and HTTP accept the same texts, and answer them alike."""
    text = "".join(case["arguments"])
    sent = text.encode("utf-8", "surrogatepass")
    with _client().post(case["path"], data=sent, content_type=JSON) as response:
        by_http = response.data.decode() if response.status_code == 200 else None
    by_mcp = call_tool(strange_texts.TOOLS[case["path"]], text)
    if by_http == by_mcp:
        return ""
    return f"HTTP answers {response.status_code}, MCP {'refuses' if by_mcp is None else f'accepts: {by_mcp[:200]}'}"


def call_tool(name: str, arguments: str) -> str | None:
    """The answer of a tool to the text of its arguments; None if the message or the call is refused."""
    message = f'{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"{name}","arguments":{arguments}}}}}\n'
    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(message.encode("utf-8", "surrogatepass")))
    try:
        request = mcp_server._next_message()
    except mcp_server._NotTakenError:
        return None
    finally:
        sys.stdin = stdin
    answer = mcp_tools.answer(mcp_tools.tools()[name], request.params["arguments"] or {}, RULEBOOKS)
    return None if answer.is_error else answer.text


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory()


def _file(suffix: str, text: str) -> Path:
    path = Path(_folder().name) / f"hand{suffix}"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def _convert(path: Path, notation: str) -> str | None:
    """The text of a file in another notation; None if it is refused."""
    for variant in (None, "NT") if notation == phh_document.NAME else (None,):
        with suppress(UnusableFile):
            if (done := converted(one_recorded(path), Target(notation=notation, variant=variant))).refusal is None:
                return done.text
    return None


def conversions(case: Case) -> str:
    """A file is converted or refused, and what was written is read again, unless PHH is too long for that."""
    path = _file(case["suffix"], strange_texts.text_of(case))
    for notation, suffix in _NOTATIONS.items():
        written = _convert(path, notation)
        is_long = notation == phh_document.NAME and len(written or "") > phh_document.LONGEST
        if not (written is None or is_long) and _convert(_file(f"-again{suffix}", written), "json") is None:
            return f"what is written as {notation} is not read again"
    return ""


def _cpu_ms(act: Callable[[], Any]) -> float:
    began = time.thread_time()
    act()
    return (time.thread_time() - began) * 1000


def _traced(act: Callable[[], Any]) -> int:
    """The most memory that Python allocates meanwhile (bytes). When garbage is collected makes no difference."""
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
        gc.enable()


def conversion_costs(case: Case) -> str:
    """A conversion takes CPU time and memory by the size of the file."""
    path = _file(case["suffix"], strange_texts.text_of(case))
    size = path.stat().st_size
    for notation in _NOTATIONS:
        convert = partial(_convert, path, notation)
        if wrong := too_costly(_cpu_ms(convert), size, convert):
            return f"to {notation}: {wrong}"
        if size > _WORTH_TRACING and (peak := _traced(convert)) > FREE_BYTES + BYTES_PER_BYTE * size:
            return f"to {notation}: {size} B take {peak} B of memory"
    return ""


def too_costly(ms: float, size: int, act: Callable[[], Any], measure: Callable[..., float] = _cpu_ms) -> str:
    """What is wrong with a cost; what seems too much is measured twice more, and the least counts."""
    most = allowed_ms(size)
    for _ in range(2):
        if ms > most:
            ms = min(ms, measure(act))
    costs = f"{size} B take {ms / decision_ms():.0f} times a decision; {most / decision_ms():.0f} are allowed"
    return costs if ms > most else ""


@cache
def watch() -> Watch:
    """What asks the service and measures; also the costs of ordinary requests."""
    return Watch()


@cache
def decision_ms() -> float:
    """The CPU time of a decision at a table of 23 seats, among many (ms)."""
    batch = bodies.as_bytes({"items": [bodies.of_seats(bodies.MOST_SEATS)] * MOST_DECISIONS})
    return min(watch().once(Asked(BATCH, batch)).whole for _ in range(3)) / MOST_DECISIONS


@cache
def round_ms_per_byte() -> float:
    """The CPU time of the round that costs most for its bytes (ms)."""
    round = largest_round()
    return min(watch().once(Asked(ROUNDS, round)).whole for _ in range(3)) / len(round)


def allowed_ms(size: int) -> float:
    """The CPU time that a request or a file of so many bytes may take (ms), however well it packs."""
    of_bytes = FREE_DECISIONS * decision_ms() + TIMES_ORDINARY * round_ms_per_byte() * size
    return min(of_bytes, TIMES_ORDINARY * MOST_DECISIONS * decision_ms())


def costs(case: Case) -> str:
    """A request takes CPU time by its size."""
    request = Asked(case["path"], body_of(case))
    return too_dear(request, watch().once(request).whole)


def too_dear(request: Asked, ms: float) -> str:
    """What is wrong with the CPU time (ms) of a request that was measured once; it is measured again."""
    return too_costly(ms, len(request.body), lambda: watch().once(request))


def rulebooks(case: Case) -> str:
    """A rulebook's file with twice as many faults takes about twice the CPU time and memory."""
    path = Path(_folder().name) / "books" / "strange.toml"
    path.parent.mkdir(exist_ok=True)

    def load() -> None:
        with suppress(RulebooksError):
            load_rulebooks(path.parent)

    def cost(times: int) -> tuple[float, int]:
        path.write_text(strange_texts.rulebook_text(case, times))
        return min(_cpu_ms(load) for _ in range(2)), _traced(load)

    return too_fast_growth(cost)


def too_fast_growth(cost: Callable[[int], tuple[float, int]]) -> str:
    """What is wrong with how CPU time (ms) and memory (bytes) grow with a number of entries."""
    half = cost(_FEWEST)
    for times in (_FEWEST << doubled for doubled in range(1, _DOUBLED + 1)):
        whole = cost(times)
        for name, worth, less, more in zip(("CPU time", "memory"), _WORTH, half, whole, strict=True):
            if more > worth and more > MOST_GROWTH * less:
                return f"{times} entries take {more / less:.1f} times the {name} of half as many"
        half = whole
    return ""


RIGHT: Final = {
    "answers": Law(_body, answers),
    "chat": Law(strange_texts.chat, chat, frozenset({"lines"})),
    "calls": Law(strange_texts.call, calls),
    "conversions": Law(strange_texts.file, conversions),
}
"""What `make fuzz` holds."""
CHEAP: Final = {
    "costs": Law(_body, costs),
    "conversion_costs": Law(strange_texts.file, conversion_costs),
    "rulebooks": Law(strange_texts.rulebook, rulebooks),
}
"""What `make fuzz-stretches` holds."""
LAWS: Final = RIGHT | CHEAP
