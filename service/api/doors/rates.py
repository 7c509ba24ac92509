"""How often each caller may ask: counted once, ahead of both doors.

Ahead of Flask too, so not by flask-limiter's hooks: they would see nothing of what `express` answers. What that library
is made on counts for several machines (`rates/elsewhere.py`).

A rate holds by the clock: a minute is one that clocks show, so that one question to the storage tells all.
"""

import time
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from flask import Flask

from service.api.doors.admission import needs_key
from service.api.doors.express import Environ, Wsgi
from service.api.exchange import KEY, TURNED_AWAY, leaves_much
from service.api.metrics import RATES_ALONE, RATES_FAILED
from service.api.problems import CLOSE, QUOTA, Problem
from service.api.requests_log import LOG
from service.keys.key import Key
from service.rates.elsewhere import Counts, counts
from service.rates.rate import Rate

_KEPT: Final = "rates.counts"
_OWN, _OF_ALL = "key", "default"
_HOST_BITS: Final = 64


def count(app: Flask) -> None:
    """Put a door in front of an app's own, where a rate may hold for anybody."""
    settings = app.extensions["settings"]
    if settings.rate_limit is None and settings.keys_file is None:
        return
    path = settings.metrics_dir / _KEPT if settings.metrics_dir else None  # the workers share that folder
    counting = counts(settings.rate_storage, path, settings.rate_wait_ms / 1000, _tell, RATES_FAILED.inc)
    app.wsgi_app = Rates(app.wsgi_app, settings.rate_limit, counting)  # type: ignore[method-assign]


class Rates:
    """A door behind the one that knows the key: who is refused there is not counted.

    Keys are not to be guessed, and were failures counted by address, one caller could shut out all behind his proxy.
    """

    def __init__(self, door: Wsgi, of_all: Rate | None, counting: Counts) -> None:
        self._door, self._of_all, self._counts = door, of_all, counting

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer of the doors behind, with what is left of the caller's rate."""
        key: Key | None = environ.get(KEY)
        own = key.rate if key is not None else None
        rate = own or self._of_all
        if rate is None or TURNED_AWAY in environ or not needs_key(environ["PATH_INFO"]):
            return self._door(environ, start_response)
        window, gone = divmod(_now(), rate.seconds)
        left = rate.seconds - int(gone)
        who = f"key/{key.name}" if key is not None else f"address/{_caller(environ.get('REMOTE_ADDR') or '')}"
        asked = self._counts.incr(f"floorman/{who}/{rate.seconds}/{int(window)}", rate.seconds)
        if asked > rate.requests:
            headers = {"Retry-After": str(left), "Cache-Control": "no-store"}
            environ[TURNED_AWAY] = Problem(QUOTA, None, headers | (CLOSE if leaves_much(environ) else {}))
        policy = _OWN if own else _OF_ALL
        told = [
            ("RateLimit-Policy", f'"{policy}";q={rate.requests};w={rate.seconds}'),
            ("RateLimit", f'"{policy}";r={max(0, rate.requests - asked)};t={left}'),
        ]

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            return start_response(status, headers + told, exc_info)

        return self._door(environ, start)


def _now() -> float:
    return time.time()


@lru_cache(maxsize=4096)
def _caller(address: str) -> str:
    """Whom an address stands for: of IPv6 the first half, as the other is for each caller to choose."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # whoever comes by a unix socket has none
        return "none"
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS))


def _tell(lost: Exception | None) -> None:
    """Tell the log that the storage is lost, or there again; of what it says only the kind, as a URI may be in it."""
    RATES_ALONE.set(lost is not None)
    if lost is None:
        LOG.info("rates", extra={"fields": {"event": "rates", "message": "the storage of rates is there again"}})
        return
    said = "the storage of rates gives no answer: this machine counts for itself"
    fields = {"event": "rates_alone", "message": said, "error": type(lost).__name__}
    LOG.error("rates", extra={"fields": fields})
