"""Requests as bytes, and answers read off a connection one by one."""

import http.client
import socket
from dataclasses import dataclass
from email.message import Message
from io import BufferedReader
from typing import Final, Protocol

from tests.support.server import Server

CLOSING: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
JSON: Final = b"Content-Type: application/json"


def get(target: bytes, *headers: bytes, method: bytes = b"GET") -> bytes:
    """A request without a body."""
    return b"%b %b HTTP/1.1\r\nHost: x\r\n%b\r\n" % (method, target, b"".join(one + b"\r\n" for one in headers))


def post(body: bytes, path: bytes = b"/v1/decisions", *headers: bytes, sent_as: bytes = JSON) -> bytes:
    """A request with a body of a known length; `sent_as` is the header that tells its type."""
    typed = (sent_as,) if sent_as else ()
    return get(path, *typed, *headers, b"Content-Length: %d" % len(body), method=b"POST") + body


def chunked(*chunks: bytes) -> bytes:
    """A body in chunks, and its end."""
    return b"".join(b"%x\r\n%b\r\n" % (len(one), one) for one in (*chunks, b""))


class Wired(Protocol):
    """What can be connected to."""

    def connect(self) -> socket.socket:
        """A connection to it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer, as it came."""

    status: int
    headers: Message
    body: bytes


def read_answer(coming: BufferedReader) -> Answer:
    """The next answer, whose length is told in its head."""
    version, status, _ = coming.readline().split(b" ", 2)
    assert version in (b"HTTP/1.1", b"HTTP/1.0")
    headers = http.client.parse_headers(coming)
    return Answer(int(status), headers, coming.read(int(headers["Content-Length"])))


def send(caller: socket.socket, said: bytes) -> None:
    """Say it all, or as much as is still wanted."""
    try:
        caller.sendall(said)
    except OSError:
        return  # closed before the end of it: what was answered can be read


def asked(server: Server, sent: bytes, then: bytes = b"") -> tuple[Answer, bytes]:
    """What is answered, and what else comes on the connection when then is said on it."""
    with server.connect() as caller, caller.makefile("rb") as coming:
        send(caller, sent)
        answer = read_answer(coming)
        send(caller, then)
        return answer, coming.read()
