"""Steady callers who know what must come back to the byte."""

import http.client
import json
import socket
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from io import BufferedReader
from threading import Event
from typing import Final

from tests.live.wire import post, read_answer
from tests.support.requests import GOOD
from tests.support.server import PATIENCE, Server
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line
from tests.support.waiting import meanwhile, until

ITEMS: Final = 40
LINES: Final = 12
PAUSE: Final = 0.1
LINE_PAUSE: Final = 0.05
GIVES_UP: Final = PATIENCE
"""Seconds after which a caller who hears nothing has failed."""
KINDS: Final = ("decision", "fresh", "batch", "stream")


def question(rulebook: str = "tda-2019", to: int = 700) -> dict[str, object]:
    """What is asked."""
    return {**GOOD, "rulebook": rulebook, "action": {"type": "raise", "to": to}}


def requests(rulebook: str = "tda-2019") -> dict[str, tuple[bytes, bytes]]:
    """What each kind of caller asks, and where: a kept decision, a fresh one, a batch."""
    batch = {"items": [question(rulebook, 600 + 10 * number) for number in range(ITEMS)]}
    one = json.dumps(question(rulebook)).encode()
    return {
        "decision": (b"/v1/decisions", one),
        "fresh": (b"/v1/decisions", one),
        "batch": (b"/v1/decisions/batch", json.dumps(batch).encode()),
    }


@dataclass(slots=True)
class Told:
    """What became of the requests: how many were right by kind, what was wrong, the longest wait."""

    right: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    answers: Counter[bytes] = field(default_factory=Counter)

    def __str__(self) -> str:
        counted = ", ".join(f"{number} {kind}" for kind, number in sorted(self.right.items()))
        waits = sorted(self.waits) or [0.0]
        return (
            f"{sum(self.right.values())} right ({counted}), {len(self.wrong)} failed, {len(self.cut)} streams cut; "
            f"p99 {waits[len(waits) * 99 // 100] * 1000:.0f} ms, longest {waits[-1] * 1000:.0f} ms"
        )


def answer_of(server: Server, kind: str, rulebook: str = "tda-2019", *headers: bytes) -> bytes:
    """The body that one server answers now."""
    path, body = requests(rulebook)[kind]
    with server.connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(post(body, path, b"Connection: close", *headers))
        answer = read_answer(coming)
    assert answer.status == 200, answer
    return answer.body


def stream_of(server: Server, *headers: bytes) -> list[bytes]:
    """The lines that one server answers to a stream."""
    with server.connect() as caller:
        caller.sendall(_head_of_stream(headers))
        for number in range(LINES):
            caller.sendall(chunk(line(number)))
        caller.sendall(b"0\r\n\r\n")
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            return answers.readlines()


def _head_of_stream(headers: tuple[bytes, ...]) -> bytes:
    return b"\r\n".join((STREAM + b"Transfer-Encoding: chunked", *headers, b"", b""))


@contextmanager
def steady(
    fronts: Mapping[str, Server],
    allowed: Mapping[str, set[bytes]],
    streamed: list[bytes],
    rulebook: str = "tda-2019",
    headers: tuple[bytes, ...] = (),
) -> Iterator[dict[str, Told]]:
    """Callers at each front for as long as it lasts: decisions kept (two) and fresh, batches, a slow stream of hands.

    `allowed` are the bodies that each kind may get; what else comes, or nothing, is wrong.
    """
    told = {name: Told() for name in fronts}
    callers = []
    for name, front in fronts.items():
        askers: list[tuple[str, Asker | Stream]] = [("stream", Stream(front, streamed, headers))]
        for kind, (path, body) in requests(rulebook).items():
            for _ in range(2 if kind == "decision" else 1):
                kept = kind != "fresh"
                said = post(body, path, *headers, *(() if kept else (b"Connection: close",)))
                asker = Asker(front, said, allowed[kind], told[name].answers, kept=kept)
                askers.append((kind, asker))
        callers += [partial(_repeat, one, told[name], kind) for kind, one in askers]
    with meanwhile(*callers):
        yield told


def answered_anew(told: Mapping[str, Told]) -> None:
    """Wait until each kind of caller has been answered once more at each front, or something was wrong."""
    before = {name: one.right.copy() for name, one in told.items()}

    def all_were() -> bool:
        return all(one.right[kind] > before[name][kind] for name, one in told.items() for kind in KINDS)

    until(lambda: any(one.wrong for one in told.values()) or all_were())


def _repeat(asker: "Asker | Stream", to: Told, kind: str, enough: Event) -> None:
    while not enough.is_set():
        began = time.monotonic()
        try:
            asker.ask()
            to.right[kind] += 1
        except CutError as error:
            to.cut.append(f"{kind}: {error!r}")
        except (OSError, ValueError, AssertionError, http.client.HTTPException) as error:
            to.wrong.append(f"{kind} after {time.monotonic() - began:.2f} s: {error!r}"[:600])
        if kind != "stream":
            to.waits.append(time.monotonic() - began)
            enough.wait(PAUSE)
    asker.leave()


class CutError(Exception):
    """A stream ended before its end, or is to be sent again."""


class Asker:
    """One caller, on one connection or on one for each request."""

    def __init__(self, front: Server, said: bytes, allowed: set[bytes], answers: Counter[bytes], *, kept: bool) -> None:
        self._front, self._said, self._allowed, self._answers, self._kept = front, said, allowed, answers, kept
        self._line: tuple[socket.socket, BufferedReader] | None = None

    def ask(self) -> None:
        """Ask once. Raises what shows that the answer is wrong."""
        if self._line is None:
            caller = self._front.connect()
            caller.settimeout(GIVES_UP)
            self._line = caller, caller.makefile("rb")
        caller, coming = self._line
        stays = False
        try:
            caller.sendall(self._said)
            answer = read_answer(coming)
            assert answer.status == 200, (answer.status, answer.body)
            assert answer.body in self._allowed, answer.body
            self._answers[answer.body] += 1
            stays = self._kept and answer.headers["Connection"] != "close"
        finally:
            if not stays:
                self.leave()

    def leave(self) -> None:
        """Hang up."""
        for end in self._line or ():
            end.close()
        self._line = None


class Stream:
    """A caller who sends hands line by line, slowly, and reads each answer before he sends the next."""

    def __init__(self, front: Server, expected: list[bytes], headers: tuple[bytes, ...]) -> None:
        self._front, self._expected, self._head = front, expected, _head_of_stream(headers)

    def ask(self) -> None:
        """One stream. Raises CutError when it ends in its midst, AssertionError when it answers wrongly."""
        with self._front.connect() as caller:
            caller.settimeout(GIVES_UP)
            caller.sendall(self._head + chunk(line(0)))
            with http.client.HTTPResponse(caller) as answers:
                try:
                    answers.begin()
                except (OSError, http.client.HTTPException) as error:
                    raise CutError(error) from error
                if answers.status == 503:  # it had begun there, and cannot be sent twice
                    raise CutError(answers.read())
                assert answers.status == 200, answers.read()
                try:
                    for number, expected in enumerate(self._expected):
                        got = answers.readline()
                        if not got.endswith(b"\n"):
                            raise CutError(number)
                        assert got == expected, got
                        time.sleep(LINE_PAUSE)
                        last = number + 1 == LINES
                        caller.sendall(b"0\r\n\r\n" if last else chunk(line(number + 1)))
                    rest = answers.read()
                except (OSError, http.client.HTTPException) as error:
                    raise CutError(error) from error
                assert rest == b"", rest

    def leave(self) -> None:
        """Nothing: each stream has a connection of its own."""
