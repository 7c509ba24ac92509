"""A port is opened by the first worker that can answer: until then whoever comes is refused, and asks another instance.

gunicorn listens before its workers have loaded what they need: the system takes callers in for them, and they wait for
as long as that takes.
"""

from collections.abc import Iterable
from socket import SO_ACCEPTCONN, SOL_SOCKET

from gunicorn.sock import BaseSocket


def leave_to_the_workers() -> None:
    """Make gunicorn's master bind its sockets, and no more."""
    BaseSocket._is_listening = staticmethod(lambda _: True)  # type: ignore[attr-defined]  # asked ahead of `listen`


def open_all(sockets: Iterable[BaseSocket], backlog: int) -> None:
    """Listen where nobody does yet. Raises OSError if another service was faster at the same port."""
    for one in sockets:
        if not one.getsockopt(SOL_SOCKET, SO_ACCEPTCONN):
            one.listen(backlog)
