"""Requests as bytes, right and wrong, one behind the other: what a server may be sent on one connection."""

import re
from collections.abc import Callable, Iterator
from itertools import count, product
from random import Random
from typing import Final

from tests.live.one_each import NAME
from tests.live.table import BODY, TABLE
from tests.live.wire import chunked, get, post
from tests.support.stream import line

LONGEST: Final = 16 * 1024
"""Longer entries of the table are sent as they are, but not changed thousands of times."""
MOST_REQUESTS: Final = 4
MOST_CHANGES: Final = 3
_CHUNKED: Final = b"Transfer-Encoding: chunked"

ASKED: Final = tuple(
    product(
        (b"GET", b"HEAD", b"OPTIONS", b"POST", b"PUT", b"DELETE"),
        (b"/healthz", b"/v1/rulebooks", b"/v1/decisions", b"/v1/hands", b"/nope"),
    )
)
TYPES: Final = (b"application/json", b"application/x-ndjson", b"text/plain")

_RIGHT: Final = (chunked(), chunked(BODY), chunked(BODY[:9], BODY[9:]), chunked(line(0), line(1)), b"0\r\nA: b\r\n\r\n")
BROKEN: Final = (
    b"+5\r\nhello\r\n0\r\n\r\n",
    b"-5\r\nhello\r\n0\r\n\r\n",
    b"0x5\r\nhello\r\n0\r\n\r\n",
    b"\r\n0\r\n\r\n",
    b"5\r\nhelloXX0\r\n\r\n",
    b"5\r\nhello0\r\n\r\n",
    b"5\nhello\n0\n\n",
    b"5 \r\nhello\r\n0\r\n\r\n",
    b"5;a\nb\r\nhello\r\n0\r\n\r\n",
    b"0\r\nHost: y\r\n\r\n",
    b"0\r\nContent-Length: 9\r\n\r\n",
    b"0\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"0\r\nno trailer\r\n\r\n",
    b"0\r\n",
    b"5\r\nhel",
    chunked(line(0))[:-5] + b"X\r\n\r\n",
)
"""Bodies in chunks that are none, or have no end."""
TOO_LONG: Final = b"0\r\n" + b"A: b\r\n" * 300 + b"\r\n"
"""A body in chunks with more behind it than is taken."""


def in_chunks(body: bytes, *headers: bytes) -> list[bytes]:
    """Requests with this body, of which most are answered without it."""
    return [
        get(path, b"Content-Type: " + type, *headers, _CHUNKED, method=method) + body
        for (method, path), type in product(ASKED, TYPES)
    ]


SEEDS: Final = (
    *(entry.sent for entry in TABLE if len(entry.sent) <= LONGEST),
    *(one for body in (*_RIGHT, *BROKEN, TOO_LONG) for one in in_chunks(body)),
    *(get(path, method=method) for method, path in ASKED),
    *(post(*one) for one in product((BODY, b""), (b"/v1/decisions", b"/nope"), (b"A: b", b"Expect: 100-continue"))),
)


def named(sent: bytes, case: int, place: int) -> bytes:
    """The request with an id that no other has."""
    return sent.replace(b"\r\n", b"\r\nX-Request-Id: " + NAME % (case, place) + b"\r\n", 1)


def followed(sent: bytes, case: int) -> bytes:
    """The request, and one behind it that is to be the last."""
    return named(sent, case, 0) + named(get(b"/healthz", b"Connection: close"), case, 1)


def cases(seed: int) -> Iterator[bytes]:
    """Without end; the same seed makes the same."""
    random = Random(seed)
    for case in count():
        yield some_requests(random, case)


def some_requests(random: Random, case: int) -> bytes:
    """A few requests, changed here and there, and one more behind them."""
    parts = [named(random.choice(SEEDS), case, place) for place in range(random.randint(1, MOST_REQUESTS))]
    for _ in range(random.randint(0, MOST_CHANGES)):
        place = random.randrange(len(parts))
        parts[place] = random.choice(CHANGES)(parts[place], random)
    return b"".join(parts) + named(get(b"/healthz", b"Connection: close"), case, len(parts))


def _spot(sent: bytes, random: Random) -> int:
    """Somewhere in it: mostly where a line or a chunk ends."""
    ends = [match.start() for match in re.finditer(rb"\r\n", sent)]
    if ends and random.random() < 0.7:
        return min(len(sent), random.choice(ends) + random.randint(-1, 3))
    return random.randint(0, len(sent))


def _put_in(sent: bytes, random: Random) -> bytes:
    at = _spot(sent, random)
    return sent[:at] + random.choice(_ODD) + sent[at:]


def _take_out(sent: bytes, random: Random) -> bytes:
    at = _spot(sent, random)
    return sent[:at] + sent[at + random.choice((1, 1, 2, 2, 3, 20)) :]


def _cut_off(sent: bytes, random: Random) -> bytes:
    return sent[: _spot(sent, random)]


def _another_byte(sent: bytes, random: Random) -> bytes:
    at = _spot(sent, random)
    return sent[:at] + random.randbytes(1) + sent[at + 1 :]


def _one_more_line(sent: bytes, random: Random) -> bytes:
    return sent.replace(b"\r\n", b"\r\n" + random.choice(_LINES) + b"\r\n", 1)


def _another_number(sent: bytes, random: Random) -> bytes:
    numbers = list(re.finditer(rb"(?<=: )[0-9]+\r\n|\n[0-9a-f]+\r\n", sent))
    if not numbers:
        return sent
    one = random.choice(numbers)
    digits = one[0].strip()
    changed = random.choice(
        (digits + b"0", b"0" + digits, b"%d" % random.randint(0, 40), b"%x" % random.randint(0, 40))
    )
    return sent[: one.start()] + one[0].replace(digits, changed) + sent[one.end() :]


def _lines_swapped(sent: bytes, random: Random) -> bytes:
    lines = sent.split(b"\r\n")
    here, there = random.randrange(len(lines)), random.randrange(len(lines))
    lines[here], lines[there] = lines[there], lines[here]
    return b"\r\n".join(lines)


def _other_ends_of_lines(sent: bytes, random: Random) -> bytes:
    return sent.replace(b"\r\n", random.choice((b"\n", b"\r", b"\r\r\n", b"\n\r")), random.randint(1, 8))


def _a_request_within(sent: bytes, random: Random) -> bytes:
    at = _spot(sent, random)
    return sent[:at] + random.choice(SEEDS) + sent[at:]


_ODD: Final = (
    b"\r\n", b"\n", b"\r", b"\r\n\r\n", b" ", b"\t", b"\0", b"\x0b", b":", b";", b";a=b", b",", b"0", b"+", b"-",
    b"0x", b"\xff", b"0\r\n\r\n", b"5\r\nhello\r\n", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
)  # fmt: skip
_LINES: Final = (
    _CHUNKED, b"Transfer-Encoding: gzip, chunked", b"Transfer-Encoding: identity", b"Transfer-Encoding : chunked",
    b"Transfer-Encoding:\tchunked", b"Transfer_Encoding: chunked", b"Transfer-Encoding: Chunked", b"TE: trailers",
    b"Transfer-Encoding: chunked\r\n ", b"X: y\r\n Transfer-Encoding: chunked",
    b"Content-Length: 0", b"Content-Length: 5", b"Content-Length: 5, 5", b"Content-Length: +5", b"content-length:5",
    b"Content-Length: 99999", b"Content-Length : 5", b"Content_Length: 5",
    b"Connection: close", b"Connection: keep-alive", b"Connection: Upgrade\r\nUpgrade: h2c", b"Expect: 100-continue",
    b"Expect: 100-Continue", b"Host: y", b"Host:", b"Content-Encoding: gzip", b"Trailer: Content-Length",
)  # fmt: skip
CHANGES: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (
    _put_in, _put_in, _take_out, _cut_off, _another_byte, _one_more_line, _one_more_line, _another_number,
    _lines_swapped, _other_ends_of_lines, _a_request_within,
)  # fmt: skip
