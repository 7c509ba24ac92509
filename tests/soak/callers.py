"""Who asks: every endpoint of openapi.yaml, the pages, streams, and what is to be refused; and what came of it."""

import gzip
import http.client
import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from random import Random
from threading import Event, Lock
from time import monotonic
from typing import Any, Final

from bench.bodies import batch, decision
from tests.live.corpus import CORPUS, Request, asked
from tests.live.table import TABLE
from tests.live.wire import CLOSING, read_answer, send
from tests.live.wire import post as posted
from tests.support.conformity import AS_WRITTEN, LEFT_OUT, operations, resolve
from tests.support.server import PATIENCE, Server
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line

HOUSE_BOOK: Final = "corner-club"
SLOW_SECONDS: Final = 10
"""What `HEAD_SECONDS` and `BODY_SECONDS` are set to: slow callers are refused within a turn of an hour's soak."""
_ONE_LINE: Final = 40
"""Requests on a connection, before its caller comes anew."""
_CHANGES: Final = ("/metrics",)
"""What is not the same whenever it is asked for."""
_TOO_LARGE: Final = posted(b" " * (2 * 1024 * 1024 + 1), b"/v1/rounds")
_HALVES: Final = (
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nA: ",
    b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{",
    b"POST /v1/hands HTTP/1.1\r\nHost: x\r\nContent-Type: application/toml\r\nTransfer-Encoding: chunked\r\n\r\n5\r\na",
)
_TYPES: Final = {"application/toml": "?rulebook=tda-2019", "text/plain": "?rulebook=tda-2019"}


def _in_the_spec() -> Iterator[Request]:
    """Each operation by its examples."""
    for path, method, operation in operations():
        if method == "post":
            for kind, media in operation["requestBody"]["content"].items():
                for example in media["examples"].values():
                    body = example["value"]
                    text = body if isinstance(body, str) else json.dumps(body)
                    yield Request("POST", path + _TYPES.get(kind, ""), text.encode(), kind)
            continue
        of_path = AS_WRITTEN["paths"][path].get("parameters", [])
        there = [resolve(one) for one in (*operation.get("parameters", []), *of_path)]
        named = {one["name"]: one["example"] for one in there if one["in"] == "path"}
        yield Request("GET", path.format(**named))
        query = "&".join(f"{one['name']}={one['example']}" for one in there if one["in"] == "query")
        if query:
            yield Request("GET", path.format(**named) + "?" + query.replace(" ", "+"))


def _left_out() -> Iterator[Request]:
    """Each path that the spec leaves out."""
    named = {"type": "not-found", "code": "raise.accepted", "id": "tda-2019", "other": "roberts-11"}
    named |= {"number": "44", "topic": "overchip", "digest": "0123456789abcdef", "name": "base.css"}
    named |= {"path": "0123456789abcdef/index.js"}
    for path in (*LEFT_OUT, "/rulebooks?q=oversized+chip", "/rulebooks/{id}?q=overchip"):
        yield Request("GET", path.format(**named))


def _ours() -> Iterator[Request]:
    """Under a rulebook that is read again, and what is larger than an example."""
    for more in range(20):
        body: dict[str, Any] = decision(more=more)
        yield Request("POST", "/v1/decisions", json.dumps({**body, "rulebook": HOUSE_BOOK}).encode())
    for items in (10, 100, 300):
        yield Request("POST", "/v1/decisions/batch", json.dumps(batch(items)).encode())


ASKED: Final = tuple(dict.fromkeys((*_in_the_spec(), *_left_out(), *_ours(), *CORPUS)))
"""What is asked on kept connections; each request has one answer, whoever is asked and however often."""
_BY_PATH: Final[dict[str, list[Request]]] = {}
for _one in ASKED:
    _BY_PATH.setdefault(_one.path.partition("?")[0], []).append(_one)
PATHS: Final = tuple(_BY_PATH)


@dataclass
class Told:
    """What came of it all; for many threads."""

    answers: Counter[str] = field(default_factory=Counter)
    """How many of each kind: a status, or what a stream or a slow caller came to."""
    wrong: list[str] = field(default_factory=list)
    """What was answered otherwise than before, or than it must be."""
    _first: dict[Request, tuple[int, bytes]] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def hear(self, request: Request, status: int, body: bytes) -> None:
        """Hold an answer against the first one to that request; a server that has no room may say so."""
        with self._lock:
            self.answers[str(status)] += 1
            if status == http.HTTPStatus.SERVICE_UNAVAILABLE or request.path in _CHANGES:
                return
            first = self._first.setdefault(request, (status, body))
        if first != (status, body):
            self.fault(f"{request!r:.300}: {status} {body!r:.300}, at first {first[0]} {first[1]!r:.300}")

    def count(self, kind: str) -> None:
        """One more of a kind."""
        with self._lock:
            self.answers[kind] += 1

    def fault(self, what: str) -> None:
        """Note what is wrong."""
        with self._lock:
            self.wrong.append(what)


@dataclass(frozen=True, slots=True)
class Turn:
    """One caller's part of a turn: whom it asks, how, and until when."""

    server: Server
    told: Told
    dice: Random
    over: Event
    pause: float
    """Seconds between two requests, about."""
    patience: float
    """Seconds until a slow caller goes."""

    def asks_all(self) -> None:
        """Ask whatever there is to ask, each path as often as any other half of the time, and come anew at times."""
        while not self.over.is_set():
            with closing(HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)) as connection:
                for _ in range(_ONE_LINE):
                    one = self.dice.choice(ASKED)
                    if self.dice.random() < 1 / 2:
                        one = self.dice.choice(_BY_PATH[self.dice.choice(PATHS)])
                    try:
                        self.told.hear(one, *self._answer(connection, one))
                    except (OSError, HTTPException) as error:
                        self.told.fault(f"no answer to {one!r:.300}: {error!r}")
                        break
                    if self.over.wait(self.dice.uniform(0, 2 * self.pause)):
                        return

    def _answer(self, connection: HTTPConnection, one: Request) -> tuple[int, bytes]:
        """Its answer; asked once more if the server ended the connection between two requests, as it may."""
        try:
            return asked(connection, one)
        except (HTTPException, ConnectionError):
            self.told.count("asked again")
            connection.close()
            return asked(connection, one)

    def streams(self) -> None:
        """Send streams of hands: whole or packed, read at once or slowly, some left in the middle."""
        while not self.over.is_set():
            kind = self.dice.choice(("at once", "packed", "line by line", "read slowly", "left"))
            lines = [line(number) for number in range(self.dice.randint(1, 40))]
            try:
                came = self._streamed(kind, lines)
            except (OSError, HTTPException, ValueError) as error:
                self.told.fault(f"a stream of {len(lines)} lines, {kind}: {error!r}")
                continue
            if came is not None and came != [(200, f"hand-{number}") for number in range(len(lines))]:
                self.told.fault(f"a stream of {len(lines)} lines, {kind}: {came!r:.300}")
            self.told.count(f"streams {kind}")
            self.over.wait(self.dice.uniform(0, 4 * self.pause))

    def _streamed(self, kind: str, lines: list[bytes]) -> list[tuple[int, str]] | None:
        """Status and id of each answer; None for who did not wait for them."""
        with self.server.connect() as caller:
            if kind == "packed":
                body = gzip.compress(b"".join(lines))
                caller.sendall(STREAM + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            else:
                caller.sendall(STREAM + b"Transfer-Encoding: chunked\r\n\r\n")
                for one in lines:
                    caller.sendall(chunk(one))
                    if kind == "line by line":
                        self.over.wait(0.2)
                if kind == "left":
                    return None
                caller.sendall(b"0\r\n\r\n")
            found = []
            with http.client.HTTPResponse(caller) as answer:
                answer.begin()
                while one := answer.readline():
                    said = json.loads(one)
                    found.append((said["status"], said["id"]))
                    if kind == "read slowly":
                        self.over.wait(0.05)
            return found

    def refused(self) -> None:
        """Send what must be refused: too large, and every row of the table of bad input."""
        while not self.over.is_set():
            row = self.dice.choice(TABLE)
            sent, status = (_TOO_LARGE, 413) if self.dice.random() < 0.05 else (row.sent, row.status)
            began = monotonic()
            try:
                with self.server.connect() as caller, caller.makefile("rb") as coming:
                    send(caller, sent)
                    came = read_answer(coming).status
                    send(caller, CLOSING)
                    while coming.read(65536):
                        pass
            except ConnectionError:
                self.told.count("cut")  # closed while more was on its way to it
                continue
            except (OSError, ValueError) as error:
                self.told.fault(f"no answer to {row.name}: {error!r}")
                continue
            self.told.count(str(came))
            if came == http.HTTPStatus.REQUEST_TIMEOUT and monotonic() - began > SLOW_SECONDS:
                continue  # a busy machine made this caller slow
            if came not in (status, http.HTTPStatus.SERVICE_UNAVAILABLE):
                self.told.fault(f"{row.name}: {came} instead of {status}")
            self.over.wait(self.dice.uniform(0, 4 * self.pause))

    def is_slow(self) -> None:
        """Send halves of requests, and wait for the refusal; when the turn is over, go."""
        while not self.over.is_set():
            callers = [self.server.connect() for _ in _HALVES]
            for caller, half in zip(callers, _HALVES, strict=True):
                caller.sendall(half)
            in_time = not self.over.wait(self.patience) and self.patience > 2 * SLOW_SECONDS
            for caller, half in zip(callers, _HALVES, strict=True):
                with closing(caller):
                    if not self._was_refused(caller) and in_time:
                        self.told.fault(f"for {self.patience:.0f} s nobody refused {half!r:.300}")

    def _was_refused(self, caller: socket.socket) -> bool:
        """Whether the server has said or done something by now."""
        caller.setblocking(False)
        came: bytes | None = None
        with suppress(BlockingIOError, ConnectionError):
            came = caller.recv(65536)
        kind = "slow, went" if came is None else "slow, closed" if came == b"" else f"slow, {came[9:12].decode()}"
        self.told.count(kind)
        return came is not None
