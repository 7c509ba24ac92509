"""A port is opened by the first worker that can answer: until then clients are refused, and ask another instance.

gunicorn listens before its workers have loaded what they need: the system takes callers in for them, and they wait for
as long as that takes.
"""

from collections.abc import Iterable
from socket import SO_ACCEPTCONN, SOL_SOCKET

from gunicorn.arbiter import Arbiter
from gunicorn.errors import HaltServer
from gunicorn.sock import BaseSocket


def leave_to_the_workers() -> None:
    """Make gunicorn's master bind its sockets, and no more."""
    BaseSocket._is_listening = staticmethod(lambda _: True)  # type: ignore[attr-defined]  # asked ahead of `listen`


def stop_whatever_comes() -> None:
    """Have gunicorn's master stop in good order when a second worker could not start: it would end by a traceback."""
    plain = Arbiter.stop

    def stop(self: Arbiter, graceful: bool = True) -> None:
        while True:
            try:
                plain(self, graceful)
            except HaltServer:  # raised for each such worker, which is one less
                continue
            return

    Arbiter.stop = stop  # type: ignore[method-assign]


def closed(sockets: Iterable[BaseSocket]) -> list[BaseSocket]:
    """Those where nobody listens yet."""
    return [one for one in sockets if not one.getsockopt(SOL_SOCKET, SO_ACCEPTCONN)]


def open_all(sockets: Iterable[BaseSocket], backlog: int) -> None:
    """Listen at these sockets. Raises OSError if another service was faster at the same port."""
    for one in sockets:
        one.listen(backlog)
