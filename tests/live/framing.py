"""Which requests are in the bytes that a caller sends, and which answers in those that come back.

Written from RFC 9112 alone. After the first request whose end is not beyond doubt there is no other: whatever follows
it is no request.
"""

import http.client
import io
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from email.message import Message
from typing import Final

from tests.live.wire import Answer

_TOKEN: Final = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_FIRST: Final = rb"%b [^\x00-\x20\x7f]+ HTTP/1\.[0-9]" % _TOKEN
_FIELD: Final = rb"%b:[\t\x20-\x7e\x80-\xff]*" % _TOKEN
_HEAD: Final = re.compile(rb"%b(?:\r\n%b)*\r\n\r\n" % (_FIRST, _FIELD))
_NEWER_THAN_1_0: Final = re.compile(rb"[^\r]* HTTP/1\.[1-9]\r\n")
_LENGTH: Final = re.compile(rb"(?im)^content-length:[ \t]*(.*?)[ \t]*\r$")
_CODING: Final = re.compile(rb"(?im)^transfer-encoding:[ \t]*(.*?)[ \t]*\r$")
_CHUNK: Final = re.compile(rb"([0-9A-Fa-f]+)(?:[ \t]*;[\t\x20-\x7e\x80-\xff]*)?\r\n")
_TRAILERS: Final = re.compile(rb"(?:%b\r\n)*\r\n" % _FIELD)
_NO_TRAILER: Final = re.compile(rb"(?im)^(?:host|content-length|transfer-encoding):")
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2}) [^\r\n]*\r\n")

NEXT: Final = range(100, 200)
BARE: Final = 0
"""The status of an answer to HTTP/0.9, which has no head and ends with the connection: nginx speaks that too."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, or what might be one: what was sent from its first byte to the end of its head."""

    head: bytes

    @property
    def is_head(self) -> bool:
        """Whether its answer has no body."""
        return self.head.startswith(b"HEAD ")

    @property
    def is_whole(self) -> bool:
        """Whether the head has an end."""
        return self.head.endswith(b"\r\n\r\n")


class NoAnswersError(AssertionError):
    """What came back is not a row of answers."""


def requests_in(sent: bytes) -> list[Asked]:
    """The requests that may each be answered, in their order."""
    found = []
    at: int | None = 0
    while at is not None and at < len(sent):
        at += 2 if sent.startswith(b"\r\n", at) else 0  # RFC 9112 2.2: an empty line before a request is passed over
        end = sent.find(b"\r\n\r\n", at)
        head = sent[at : end + 4] if end >= 0 else sent[at:]
        found.append(Asked(head))
        at = _end_of_body(head, sent, at + len(head)) if _HEAD.fullmatch(head) else None
    return found


def _end_of_body(head: bytes, sent: bytes, at: int) -> int | None:
    """Where the next request begins, if this one's end is beyond doubt."""
    lengths, codings = _LENGTH.findall(head), _CODING.findall(head)
    if len(lengths) + len(codings) > 1:
        return None
    if codings:
        known = codings[0].lower() == b"chunked" and _NEWER_THAN_1_0.match(head)
        return _end_of_chunks(sent, at) if known else None
    if not lengths:
        return at
    return at + int(lengths[0]) if re.fullmatch(rb"[0-9]{1,18}", lengths[0]) else None


def _end_of_chunks(sent: bytes, at: int) -> int | None:
    while chunk := _CHUNK.match(sent, at):
        size, at = int(chunk[1], 16), chunk.end()
        if not size:
            trailers = _TRAILERS.match(sent, at)
            return trailers.end() if trailers and not _NO_TRAILER.search(trailers[0]) else None
        at += size + 2
        if sent[at - 2 : at] != b"\r\n":
            return None
    return None


def answers_in(came: bytes, to_head: Container[str] = (), cut: Container[str] = ()) -> list[Answer]:
    """The answers, whatever they answer; `100 Continue` is none. Raises NoAnswersError if there is anything else.

    `to_head`: ids of requests whose answers have no body, whatever follows them, but for an answer that closes, which
    nothing follows. `cut`: of those whose answers may break off.
    """
    coming = io.BytesIO(came)
    found = []
    for status, headers in _heads(coming):
        name = headers["X-Request-Id"] or ""
        if status not in NEXT:
            no_body = name in to_head and (headers["Connection"] or "").lower() != "close"
            body = b"" if no_body else _body(coming, headers, may_break_off=name in cut)
            found.append(Answer(status, headers, body))
    return found


def _heads(coming: io.BytesIO) -> Iterator[tuple[int, Message]]:
    while first := coming.readline():
        if match := _STATUS.fullmatch(first):
            yield int(match[1]), http.client.parse_headers(coming)
        elif first.startswith(b"{"):
            coming.seek(-len(first), io.SEEK_CUR)
            yield BARE, Message()
        else:
            raise NoAnswersError(f"no answer begins like this: {first[:100]!r}")


def _body(coming: io.BytesIO, headers: Message, *, may_break_off: bool) -> bytes:
    """What follows a head: nothing if another answer does, as to HEAD. Raises NoAnswersError if chunks break off."""
    left = coming.getvalue()[coming.tell() :]
    if left[:7] in (b"", b"HTTP/1."):
        return b""
    if headers["Transfer-Encoding"] != "chunked":
        return coming.read(int(headers["Content-Length"] or 0) if headers else None)
    length = _end_of_chunks(left, 0)
    if length is None and not may_break_off:
        raise NoAnswersError("an answer in chunks breaks off")
    return coming.read(length)
