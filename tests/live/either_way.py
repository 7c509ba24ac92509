"""What callers see alike behind whatever stands in front: nginx or haproxy."""

import http.client
import json
import zlib
from collections.abc import Iterable
from itertools import islice

from tests.fuzz.raw_http import BROKEN, cases, followed, in_chunks
from tests.live.one_each import SILENT, none_too_many, tried
from tests.live.table import TABLE
from tests.live.wire import Wired, post, read_answer
from tests.support.server import BODY, LONG
from tests.support.stream import HEAD as STREAM
from tests.support.stream import chunk, line


def answers_alike(ways: Iterable[Wired]) -> None:
    """Hold that the same answers come by either way, and the caller's id with them."""
    told = []
    for way in ways:
        with way.connect() as caller, caller.makefile("rb") as coming:
            caller.sendall(post(BODY, b"/v1/decisions", b"X-Request-Id: mine") + post(b"{", b"/v1/options"))
            good, bad = read_answer(coming), read_answer(coming)
            assert good.headers["X-Request-Id"] == "mine"
            document = json.loads(bad.body)
            assert document.pop("request_id") == bad.headers["X-Request-Id"]
            told.append((good.status, good.body, bad.status, document))
    assert told[0] == told[1]


def answers_line_by_line(way: Wired, *, pack: bool = False) -> None:
    """Hold that each line of a stream is answered before the next is sent."""
    packer = zlib.compressobj(wbits=31)

    def sent(data: bytes) -> bytes:
        return chunk(packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH) if pack else data)

    with way.connect() as caller:
        coding = b"Content-Encoding: gzip\r\n" if pack else b""
        caller.sendall(STREAM + coding + b"Transfer-Encoding: chunked\r\n\r\n" + sent(line(0)))
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            for number in range(5):
                told = json.loads(answers.readline())
                assert (told["line"], told["id"], told["status"]) == (number + 1, f"hand-{number}", 200)
                caller.sendall(sent(line(number + 1)))
            caller.sendall((chunk(packer.flush()) if pack else b"") + b"0\r\n\r\n")
            assert json.loads(answers.readline())["id"] == "hand-5"
            assert answers.readline() == b""


def takes_long_streams(way: Wired) -> None:
    """Hold that a stream may be longer than any other body."""
    body = b"".join(line(number) for number in range(3000))
    assert len(body) > 2 * 1024 * 1024
    with way.connect() as caller:
        caller.settimeout(LONG)
        caller.sendall(STREAM + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        with http.client.HTTPResponse(caller) as answers:
            answers.begin()
            assert [json.loads(one)["id"] for one in answers] == [f"hand-{number}" for number in range(3000)]


def answers_once_each(way: Wired) -> None:
    """Hold that nobody gets another's answer: connections to the service are kept, and callers share them."""
    known = [*(entry.sent for entry in TABLE), *(one for body in BROKEN for one in in_chunks(body)[::9])]
    for sent in ([followed(one, place) for place, one in enumerate(known)], islice(cases(0), 500)):
        told = tried(way, sent, none_too_many, SILENT)
        assert told.broken == []
        assert told.answers.total() > 100
