"""One request, one answer: the law for whatever bytes a caller sends, and whoever stands in front."""

import re
import select
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from tests.live.framing import BARE, Asked, answers_in, requests_in
from tests.live.wire import Answer, Wired, send

NAME: Final = b"law-%d-%d"
"""The id of a request: which case it belongs to, and its place there."""
_NAMED: Final = re.compile(r"law-[0-9]+-[0-9]+")
_TO_HEAD: Final = re.compile(r"HEAD [^\r\n]*\r\nX-Request-Id: (law-[0-9]+-[0-9]+)")
_CLOSE: Final = "close"
CALLERS: Final = 16
SILENT: Final = 0.3
"""How long a proxy may say nothing until no more is waited for (seconds): what comes later is only not looked at."""


class BrokenError(AssertionError):
    """The law does not hold."""


Law = Callable[[bytes, Sequence[Answer]], None]


@dataclass(slots=True)
class Told:
    """What came of many cases."""

    answers: Counter[int] = field(default_factory=Counter)
    """How many, by status."""
    broken: list[tuple[bytes, str]] = field(default_factory=list)
    """What was sent where the law did not hold, and why it did not."""


def tried(way: Wired, cases: Iterable[bytes], law: Law, silent_seconds: float = 0) -> Told:
    """What comes of these, each on a connection of its own, several at a time."""
    told = Told()

    def one(sent: bytes) -> list[Answer] | str:
        try:
            return held(way, sent, law, silent_seconds)
        except AssertionError as error:
            return str(error)

    with ThreadPoolExecutor(CALLERS) as callers:
        for some in batched(cases):
            for sent, came in zip(some, callers.map(one, some), strict=True):
                if isinstance(came, str):
                    told.broken.append((sent, came))
                else:
                    told.answers.update(answer.status for answer in came)
    return told


def batched(cases: Iterable[bytes]) -> Iterator[list[bytes]]:
    """The same, a thousand at a time."""
    left = iter(cases)
    while some := list(islice(left, 1000)):
        yield some


def held(way: Wired, sent: bytes, law: Law, silent_seconds: float = 0) -> list[Answer]:
    """The answers to what is sent. Raises BrokenError or NoAnswersError.

    `silent_seconds`: how long the other side may say nothing until it is told that no more will come.
    """
    return judge(sent, _told(way, sent, silent_seconds), law)


def judge(sent: bytes, came: bytes, law: Law) -> list[Answer]:
    """The answers that came back for what was sent. Raises BrokenError or NoAnswersError."""
    answers = answers_in(came, *_read_otherwise(sent)) if law is none_too_many else answers_in(came)
    for answer in answers[:-1]:
        if (answer.headers["Connection"] or "").lower() == _CLOSE:
            raise BrokenError(f"{answer.status} was to be the last answer, and was not")
    law(sent, answers)
    return answers


def _read_otherwise(sent: bytes) -> tuple[set[str], set[str]]:
    """Behind a proxy: the ids of requests whose answers have no body, and of those whose answers may break off.

    nginx answers HTTP/0.9, without a head, right behind the answer to a HEAD. Both proxies end an answer that has begun
    where they cannot read on in the request: a body in chunks that are none, or that the caller does not end.
    """
    text = sent.decode("latin-1")
    for sure in requests_in(sent)[:-1]:
        text = text.partition(sure.head.decode("latin-1"))[2]
    cut = set(_NAMED.findall(text))  # whatever a proxy takes for a request from the first on whose end is in doubt
    text = sent.decode("latin-1")
    named, to_head = Counter(_NAMED.findall(text)), Counter(_TO_HEAD.findall(text))
    return {name for name in to_head if to_head[name] == named[name]}, cut


def one_each(sent: bytes, answers: Sequence[Answer]) -> None:
    """Each request is answered once, by its own answer, up to the one that closes; what is no request is never."""
    asked = requests_in(sent)
    if len(answers) > len(asked):
        raise BrokenError(f"{len(answers)} answers to {len(asked)} requests, the last one {answers[-1].status}")
    for one, answer in zip(asked, answers, strict=False):
        _is_its_own(one, answer)
        if answer.status == BARE:
            raise BrokenError("an answer without a head")
    rest = asked[len(answers) :]
    if rest and rest[0].is_whole and not (answers and _may_be_the_last(answers[-1])):
        raise BrokenError(f"no answer to {rest[0].head[:100]!r}")


def _is_its_own(one: Asked, answer: Answer) -> None:
    name = answer.headers["X-Request-Id"] or ""
    if _NAMED.fullmatch(name) and name.encode() not in one.head:
        raise BrokenError(f"the answer to {name} came to {one.head[:100]!r}")
    length = answer.headers["Content-Length"]
    if one.is_head and answer.body:
        raise BrokenError(f"an answer to HEAD with a body: {answer.status}")
    if not one.is_head and length and len(answer.body) != int(length) and answer.status != 304:
        raise BrokenError(f"an answer that breaks off: {answer.status}")


def _may_be_the_last(answer: Answer) -> bool:
    """Whether it says so; an answer in chunks has begun before the server can know."""
    return answer.headers["Connection"] == _CLOSE or answer.headers["Transfer-Encoding"] == "chunked"


def none_too_many(sent: bytes, answers: Sequence[Answer]) -> None:
    """What holds behind a proxy, which may take for a request what the service would not.

    There are no more answers than what may be read as a request; none is another caller's, none comes twice, and they
    come in their order.
    """
    most = sent.count(b" HTTP/") + 1
    if len(answers) > most:
        raise BrokenError(f"{len(answers)} answers to {most} requests at most")
    names = [name for one in answers if _NAMED.fullmatch(name := one.headers["X-Request-Id"] or "")]
    left = iter(_NAMED.findall(sent.decode("latin-1")))
    if not all(name in left for name in names):  # each is looked for behind the one before
        raise BrokenError(f"the answers come as {names}")


def _told(way: Wired, sent: bytes, silent_seconds: float) -> bytes:
    came = b""
    with way.connect() as caller:
        send(caller, sent)
        try:
            while silent_seconds and select.select([caller], [], [], silent_seconds)[0]:
                some = caller.recv(65536)
                if not some:
                    return came
                came += some
            caller.shutdown(socket.SHUT_WR)
            while some := caller.recv(65536):
                came += some
        except ConnectionError:
            pass  # closed while something was still on its way
        except OSError as error:
            if isinstance(error, TimeoutError):
                raise
    return came
