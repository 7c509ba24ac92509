"""How often each caller may ask.

It stands before Flask, so flask-limiter is of no use: its hooks would not see a question. The library
that flask-limiter is built on counts for several machines (`request_counters.py`).

Windows are fixed: a minute begins when the clock's does, so that one call to the storage is enough.
"""

import time
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from flask import Flask

from ...answers.problems import QUOTA
from ...key_file import Key
from ...rate import Rate
from ..environ import KEY, TURNED_AWAY, Environ, Wsgi
from ..http.requests import leaves_much
from ..http.responses import CLOSE, Problem
from ..observe.log import LOG
from ..observe.metrics import RATE_STORAGE_UNAVAILABLE, RATES_FAILED
from .authenticate import needs_key
from .request_counters import RequestCounter, open_counter

_KEPT: Final = "rates.counts"
_OWN, _OF_ALL = "key", "default"
_HOST_BITS: Final = 64


def limit_rates(behind: Wsgi, app: Flask) -> Wsgi:
    """The app with this in front, if there can be a rate for anybody."""
    settings = app.extensions["settings"]
    if settings.rate_limit is None and settings.keys_file is None:
        return behind
    path = settings.metrics_dir / _KEPT if settings.metrics_dir else None  # the workers share that folder
    counting = open_counter(settings.rate_storage, path, settings.rate_wait_ms / 1000, _tell, RATES_FAILED.inc)
    return Rates(behind, settings.rate_limit, counting)


class Rates:
    """Counts the requests that `Authenticate` let in, and turns away those above the rate.

    Refused keys are not counted: nobody can guess one, and counting failures by address would let one caller shut out
    all others behind the same proxy.
    """

    def __init__(self, behind: Wsgi, of_all: Rate | None, counting: RequestCounter) -> None:
        self._behind, self._of_all, self._counts = behind, of_all, counting

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer of what is behind this, with headers that tell what is left of the rate."""
        key: Key | None = environ.get(KEY)
        own = key.rate if key is not None else None
        rate = own or self._of_all
        if rate is None or TURNED_AWAY in environ or not needs_key(environ["PATH_INFO"]):
            return self._behind(environ, start_response)
        window, gone = divmod(_now(), rate.seconds)
        left = rate.seconds - int(gone)
        caller = f"key/{key.name}" if key is not None else f"address/{_caller(environ.get('REMOTE_ADDR') or '')}"
        count = self._counts.incr(f"floorman/{caller}/{rate.seconds}/{int(window)}", rate.seconds)
        if count > rate.requests:
            detail = f"Rate limit exceeded. Retry after {left} second{'' if left == 1 else 's'}."
            headers = {"Retry-After": str(left), "Cache-Control": "no-store"}
            environ[TURNED_AWAY] = Problem(QUOTA, detail, headers | (CLOSE if leaves_much(environ) else {}))
        policy = _OWN if own else _OF_ALL
        rate_headers = [
            ("RateLimit-Policy", f'"{policy}";q={rate.requests};w={rate.seconds}'),
            ("RateLimit", f'"{policy}";r={max(0, rate.requests - count)};t={left}'),
        ]

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            return start_response(status, headers + rate_headers, exc_info)

        return self._behind(environ, start)


def _now() -> float:
    return time.time()


@lru_cache(maxsize=4096)
def _caller(address: str) -> str:
    """The caller that an address stands for. Of IPv6 only the first half counts: it can choose the other half."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # a Unix socket has no address
        return "none"
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Address(int(ip) >> _HOST_BITS << _HOST_BITS))


def _tell(lost: Exception | None) -> None:
    """Log that the storage is lost, or back again. Only the error's kind is told: its text may have the URI in it."""
    RATE_STORAGE_UNAVAILABLE.set(lost is not None)
    if lost is None:
        LOG.info(
            "rates", extra={"fields": {"event": "rate_storage_restored", "message": "The rate storage responds again."}}
        )
        return
    message = "The rate storage does not respond. This instance counts rates by itself."
    fields = {"event": "rate_storage_unavailable", "message": message, "error": type(lost).__name__}
    LOG.error("rates", extra={"fields": fields})
