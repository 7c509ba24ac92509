"""Can other machines reach the addresses that the server listens at?"""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any


def beyond_loopback(names: Iterable[Any]) -> list[str]:
    """Those of a server's addresses that other machines may reach; `names` are as sockets name them.

    A path is a Unix socket, which they cannot reach. In doubt they can.
    """
    return [_said(name) for name in names if not isinstance(name, str | bytes) and not _is_loopback(name)]


def _is_loopback(name: Any) -> bool:
    host = str(name[0]) if isinstance(name, tuple) else ""
    try:
        return ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host == "localhost"


def _said(name: Any) -> str:
    return f"{name[0]}:{name[1]}" if isinstance(name, tuple) else f"descriptor {name}"
