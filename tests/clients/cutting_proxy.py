"""Something between a client and a server that breaks connections where it is told to."""

import gzip
import socket
import socketserver
import threading
from collections import deque
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tests.support.server import PATIENCE

ANSWER: Final = b'{"line":'
"""How each line of answer begins."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The connection ends in the middle of the line after so many whole ones; or nothing more comes, and it stays."""

    after: int
    stays: bool = False


Plan = Cut | bytes | None
"""What becomes of a connection: it is cut, it is answered with these bytes without a server, or it goes through."""


class CuttingProxy(socketserver.ThreadingTCPServer):
    """Listens until it is closed. Each connection goes by the next plan, and once there is none, through.

    `sent` has the lines that came on each connection. `stays` is set once a connection stays with nothing to come.
    """

    def __init__(self, port: int, *plans: Plan) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self.port = port
        self.plans = deque(plans)
        self.sent: list[list[Any]] = []
        self.stays, self.closed = threading.Event(), threading.Event()
        self._listening = threading.Thread(target=self.serve_forever)
        self._listening.start()

    def close(self) -> None:
        """End what is open, and hear nobody any more."""
        self.closed.set()
        self.shutdown()
        self.server_close()
        self._listening.join(PATIENCE)


class _Connection(socketserver.BaseRequestHandler):
    server: CuttingProxy
    request: socket.socket

    def handle(self) -> None:
        self.request.settimeout(PATIENCE)
        asked = self._asked()
        if not asked:
            return
        plan = self.server.plans.popleft() if self.server.plans else None
        if isinstance(plan, bytes):
            self.request.sendall(plan)
        else:
            self._pass_on(asked, plan)
        if isinstance(plan, Cut) and plan.stays:
            self.server.stays.set()
            self.server.closed.wait(PATIENCE)

    def _asked(self) -> bytes:
        """The request, which is to be the last on its connection; nothing if the client ends it without one."""
        head, body = b"", b""
        while b"\r\n\r\n" not in head:
            part = self.request.recv(65536)
            if not part:
                return b""
            head += part
        head, _, body = head.partition(b"\r\n\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        while len(body) < int(fields[b"content-length"]):
            body += self.request.recv(65536)
        self.server.sent.append([msgspec.json.decode(line) for line in gzip.decompress(body).splitlines()])
        return head.replace(b"keep-alive", b"close") + b"\r\n\r\n" + body

    def _pass_on(self, asked: bytes, plan: Cut | None) -> None:
        """Ask the server, and answer what it does, as far as the plan lets it."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) as server:
            server.sendall(asked)
            answer, told, cut = b"", 0, False
            while not cut and (part := server.recv(65536)):
                answer += part
                cut = plan is not None and answer.count(ANSWER) > plan.after
                until = _middle(answer, plan.after) if plan and cut else len(answer)
                self.request.sendall(answer[told:until])
                told = until


def _middle(answer: bytes, after: int) -> int:
    """Where the line after so many whole ones has begun."""
    place = -1
    for _ in range(after + 1):
        place = answer.index(ANSWER, place + 1)
    return place + len(ANSWER)
