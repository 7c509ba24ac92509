"""The addresses that the server listens at: what can be bound, who can reach it, when clients are let in.

A port is opened by the first worker that can answer: until then clients are refused, and ask another instance.
gunicorn listens before its workers have loaded what they need: the system takes callers in for them, and they wait for
as long as that takes.
"""

import time
from collections.abc import Callable, Iterable
from socket import SO_ACCEPTCONN, SOL_SOCKET
from typing import Any, Final

from gunicorn import arbiter, sock
from gunicorn.arbiter import Arbiter
from gunicorn.errors import HaltServer
from gunicorn.sock import BaseSocket

from ..process import is_loopback

_TRIES: Final = 5
"""How often an address is tried, a second apart, as gunicorn does: who had it may be about to end."""

Address = tuple[Any, ...] | str
"""As sockets name it: a host and a port, or the path of a Unix socket."""


def leave_to_the_workers() -> None:
    """Make gunicorn's master bind its sockets, and no more."""
    BaseSocket._is_listening = staticmethod(lambda _: True)  # type: ignore[attr-defined]  # asked ahead of `listen`


class _Lasting:
    """`time` to gunicorn's master while it stops: as it asks for the time of day, a clock set forward would end it."""

    sleep = staticmethod(time.sleep)
    time = staticmethod(time.monotonic)


def stop_whatever_comes() -> None:
    """Have gunicorn's master stop in good order.

    It would end by a traceback when a second worker could not start, and cut callers off when the clock is set forward.
    """
    plain = Arbiter.stop

    def stop(self: Arbiter, graceful: bool = True) -> None:
        arbiter.time = _Lasting  # type: ignore[attr-defined]
        while True:
            try:
                plain(self, graceful)
            except HaltServer:  # raised for each such worker, which is one less
                continue
            return

    Arbiter.stop = stop  # type: ignore[method-assign]


def verify_what_is_bound(verify: Callable[[list[Address], dict[Address, Exception]], None]) -> None:
    """Have gunicorn's master call `verify` with the addresses that it has before it says that it listens.

    Beside them come those that cannot be had, and why: gunicorn would tell of the first one only. If `verify` ends the
    start, the sockets are closed.
    """
    plain = sock.create_sockets

    def create_sockets(conf: Any, log: Any, fds: Any = None) -> list[BaseSocket]:
        inherited = fds or any(isinstance(address, int) for address in conf.address)
        bound, failed = (plain(conf, log, fds), {}) if inherited else _bound(conf, log)
        try:
            verify([socket.getsockname() for socket in bound], failed)
        except SystemExit:
            sock.close_sockets(bound, unlink=not inherited)  # type: ignore[arg-type]  # they pass all on to one
            raise
        return bound

    sock.create_sockets = create_sockets


def _bound(conf: Any, log: Any) -> tuple[list[BaseSocket], dict[Address, Exception]]:
    """A socket for each address, and of those that cannot be had why."""
    bound: dict[Address, BaseSocket] = {}
    failed: dict[Address, Exception] = {}
    for attempt in range(_TRIES):
        for address in conf.address:
            if address not in bound:
                try:
                    bound[address] = sock._sock_type(address)(address, conf, log)  # type: ignore[attr-defined]
                    failed.pop(address, None)
                except (OSError, ValueError) as error:  # gunicorn's own, of a path where something else is
                    failed[address] = error
        if not any(isinstance(error, OSError) for error in failed.values()):
            break
        if attempt == 0:
            log.info("Cannot listen at %s yet. Retrying for %s s.", ", ".join(map(str, failed)), _TRIES - 1)
        if attempt < _TRIES - 1:
            time.sleep(1)
    return list(bound.values()), failed


def closed(sockets: Iterable[BaseSocket]) -> list[BaseSocket]:
    """Those where nobody listens yet."""
    return [socket for socket in sockets if not socket.getsockopt(SOL_SOCKET, SO_ACCEPTCONN)]


def beyond_loopback(names: Iterable[Any]) -> list[str]:
    """Those of a server's addresses that other machines may reach; `names` are as sockets name them.

    A path is a Unix socket, which they cannot reach. In doubt they can.
    """
    return [
        f"{name[0]}:{name[1]}" if isinstance(name, tuple) else f"descriptor {name}"
        for name in names
        if not isinstance(name, str | bytes) and not (isinstance(name, tuple) and is_loopback(str(name[0])))
    ]
