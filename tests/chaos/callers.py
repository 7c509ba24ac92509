"""Honest callers, who know what must come back and count what does."""

import http.client
import json
import socket
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from io import BufferedReader
from random import Random
from threading import Event
from typing import Any, Final

from tests.chaos.questions import OK, Hands, Question, without_ids
from tests.live.wire import Answer, Wired, post, read_answer
from tests.support.server import Server
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk
from tests.support.waiting import meanwhile

GIVES_UP: Final = 180.0
"""Seconds after which an answer is lost that neither came nor was refused: more than nginx waits for anything."""
PAUSE: Final = 0.15
LINE_PAUSE: Final = 0.2
ASKERS: Final = 8
OVERLOADED: Final = 503
SHED: Final = f"{OVERLOADED} overloaded"
"""What became of a question to which there was a 503."""


@dataclass(frozen=True, slots=True)
class Came:
    """What came of one question: `right`, `wrong`, `lost`, or how it was refused; `began` and `ended` as time goes."""

    what: str
    name: str
    began: float
    ended: float
    logged: int = 0
    """How many lines of a decision log tell of it."""
    why: str = ""

    @property
    def is_refusal(self) -> bool:
        """Whether it was refused with an error."""
        return self.what not in ("right", "wrong", "lost")


@dataclass(slots=True)
class Told:
    """What came of all questions."""

    came: list[Came] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """What a hostile caller got that nobody should."""
    hostile: Counter[str] = field(default_factory=Counter)
    """What hostile callers got otherwise, by status."""

    def of(self, what: str) -> list[Came]:
        """Those of which this came."""
        return [one for one in list(self.came) if one.what == what]

    def counts(self) -> Counter[str]:
        """How many, by what came of them."""
        return Counter(one.what for one in list(self.came))


class CutError(Exception):
    """The connection ended before the answer did: the caller sees it."""


class WrongError(Exception):
    """An answer that is not one of those that are right."""


class RefusedError(Exception):
    """A problem that says that the caller should come again."""


def judge(status: int, document: Any, right: Sequence[tuple[int, Any]], retry_after: str | None = None) -> None:
    """Hold an answer against what is right. Raises WrongError, RefusedError."""
    if status == OVERLOADED and document.get("type") == "/problems/overloaded" and (retry_after or "").isdigit():
        raise RefusedError(SHED)
    told = document if status == OK else without_ids(document)
    if (status, told) not in right:
        raise WrongError(f"{status} {json.dumps(document)}")


class Asker:
    """Asks one question after the other, drawn by the seed, mostly on a kept connection."""

    def __init__(self, name: str, front: Wired, key: str, questions: Sequence[Question], seed: str) -> None:
        self._name, self._front, self._questions, self._random = name, front, questions, Random(seed)
        self._key = b"Authorization: Bearer " + key.encode()
        self._line: tuple[socket.socket, BufferedReader] | None = None
        self._many = 0

    def ask(self) -> Came:
        """One question, and what came of it."""
        one = self._random.choice(self._questions)
        kept = self._random.random() < 0.9
        self._many += 1
        name = f"{self._name}-{self._many}"
        began = time.time()
        what, why = "right", ""
        try:
            self._asked(one, name.encode(), kept=kept)
        except Exception as error:  # whatever it is, it is told
            what, why = kind_of(error), f"{one.path} {error!r}"[:900]
            self.leave()
        logged = one.logged if what == "right" else 0
        return Came(what, name, began, time.time(), logged, why)

    def _asked(self, one: Question, name: bytes, *, kept: bool) -> None:
        if self._line is None:
            caller = self._front.connect()
            caller.settimeout(GIVES_UP)
            self._line = caller, caller.makefile("rb")
        caller, coming = self._line
        caller.sendall(post(one.body, one.path.encode(), self._key, b"X-Request-Id: " + name))
        answer = read_whole(coming)
        if answer.headers["X-Request-Id"] != name.decode():
            raise WrongError(f"an answer to {answer.headers['X-Request-Id']}")
        judge(answer.status, json.loads(answer.body), one.right, answer.headers["Retry-After"])
        if not kept or answer.headers["Connection"] == "close":
            self.leave()

    def leave(self) -> None:
        """Hang up."""
        for end in self._line or ():
            end.close()
        self._line = None


class Streamer:
    """Sends hands line by line, and reads the answer to each before the next is sent."""

    def __init__(self, name: str, front: Wired, key: str, hands: Hands) -> None:
        self._name, self._front, self._hands, self._many = name, front, hands, 0
        self._head = STREAM + b"Transfer-Encoding: chunked\r\nAuthorization: Bearer " + key.encode() + b"\r\n"
        self._answered = 0

    def ask(self) -> Came:
        """One stream, and what came of it; of one that is cut, what was answered is in the log."""
        self._many += 1
        name = f"{self._name}-{self._many}"
        began = time.time()
        what, why = "right", ""
        self._answered = 0
        try:
            self._streamed(name.encode())
        except Exception as error:  # whatever it is, it is told
            what, why = kind_of(error), f"stream {error!r}"[:900]
        return Came(what, name, began, time.time(), self._answered, why)

    def _streamed(self, name: bytes) -> None:
        with self._front.connect() as caller:
            caller.settimeout(GIVES_UP)
            caller.sendall(self._head + b"X-Request-Id: " + name + b"\r\n\r\n" + chunk(self._hands.sent[0]))
            with http.client.HTTPResponse(caller) as answers:
                answers.begin()
                if answers.status != OK:
                    judge(answers.status, json.loads(answers.read()), (), answers.getheader("Retry-After"))
                for number, right in enumerate(self._hands.right):
                    got = answers.readline()
                    if not got.endswith(b"\n"):
                        raise CutError(f"after {number} lines")
                    judge(OK, json.loads(got), ((OK, right),))
                    self._answered += 1
                    time.sleep(LINE_PAUSE)
                    last = number + 1 == len(self._hands.sent)
                    caller.sendall(b"0\r\n\r\n" if last else chunk(self._hands.sent[number + 1]))
                if rest := answers.read():
                    raise WrongError(f"more lines: {rest!r}")

    def leave(self) -> None:
        """Nothing: each stream has a connection of its own."""


def read_whole(coming: BufferedReader) -> Answer:
    """The next answer. Raises CutError if it breaks off, or none begins."""
    if not coming.peek(1):
        raise CutError("no answer began")
    answer = read_answer(coming)
    if len(answer.body) != int(answer.headers["Content-Length"]):
        raise CutError("an answer broke off")
    return answer


def kind_of(error: Exception) -> str:
    """What came of a question that raised this."""
    if isinstance(error, TimeoutError):
        return "lost"
    if isinstance(error, RefusedError):
        return str(error)
    cut = (CutError, ConnectionError, http.client.IncompleteRead, http.client.RemoteDisconnected)
    return "cut off" if isinstance(error, cut) else "wrong"


@contextmanager
def asking(front: Server, key: str, questions: Sequence[Question], hands: Hands, seed: int) -> Iterator[Told]:
    """Callers for as long as it lasts; at its end each waits for what it asked last."""
    told = Told()
    callers: list[Asker | Streamer] = [
        Asker(f"asked-{number}", front, key, questions, f"{seed} {number}") for number in range(ASKERS)
    ]
    callers += [Streamer(f"streamed-{number}", front, key, hands) for number in range(2)]

    def ask(one: Asker | Streamer, enough: Event) -> None:
        while not enough.is_set():
            told.came.append(one.ask())
            enough.wait(PAUSE)
        one.leave()

    with meanwhile(*(partial(ask, one) for one in callers)):
        yield told
