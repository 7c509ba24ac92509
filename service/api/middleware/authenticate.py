"""Which requests may be answered, and by which port. Decided once, before any of the body is read."""

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from flask import Flask

from ...answers.problems import NOT_FOUND, UNAUTHORIZED
from ...key_file import Key, KeyFile, KeyFileError, KeyRefusal, check_key
from ..environ import ASIDE, KEY, TURNED_AWAY, WHY, Environ, Wsgi
from ..http.requests import leaves_much
from ..http.responses import CLOSE, Problem
from ..observe.log import LOG
from ..observe.metrics import KEY_RELOAD_FAILED, set_key_expiry

_CHALLENGE: Final = {"WWW-Authenticate": 'Bearer realm="floorman"', "Cache-Control": "no-store"}
_EXPIRED: Final = "The key has expired. Ask the operator for a new one."
_METRICS: Final = "/metrics"


def needs_key(path: str) -> bool:
    """Whether a request for this path needs a key, if there are keys."""
    return path == "/v1" or path.startswith("/v1/")


def authenticate(behind: Wsgi, app: Flask) -> Wsgi:
    """The app with this in front, if there are keys or a port for metrics. Raises KeyFileError."""
    settings = app.extensions["settings"]
    if settings.keys_file is None and settings.metrics_port is None:
        return behind
    broken: set[str] = set()

    def keys_of(file: Path | None, name: str) -> KeyFile | None:
        if file is None:
            return None
        kept = settings.metrics_dir / name if settings.metrics_dir else None  # the workers share that folder
        keys = KeyFile(file, kept, lambda keys, refused: _tell(keys, refused, name, broken))
        # read again even without requests: an operator who changed the file looks at the log
        app.extensions["pulse"].beats.append(lambda: keys.keys(time.monotonic()))
        return keys

    callers = keys_of(settings.keys_file, "keys.toml")
    scrapers = keys_of(settings.metrics_keys_file, "metrics_keys.toml")
    return Authenticate(behind, callers, scrapers, has_own_port=settings.metrics_port is not None)


class Authenticate:
    """Marks a request with its key, or with the problem that Flask is to answer."""

    def __init__(self, behind: Wsgi, keys: KeyFile | None, scrapers: KeyFile | None, *, has_own_port: bool) -> None:
        self._behind, self._keys, self._scrapers = behind, keys, scrapers
        self._has_own_port = has_own_port

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer of what is behind this."""
        sent = environ.pop("HTTP_AUTHORIZATION", None)  # so it cannot get into a log or a traceback
        path, aside = environ["PATH_INFO"], bool(environ.get(ASIDE))
        if aside or path == _METRICS:
            # metrics name each key: if there are keys, they are not served at the main port
            if path != _METRICS or not (aside if self._has_own_port else self._keys is None):
                environ[TURNED_AWAY] = Problem(NOT_FOUND)
            elif self._scrapers is not None:
                self._ask(self._scrapers, sent, environ)
        elif self._keys is not None and needs_key(path):
            self._ask(self._keys, sent, environ)
        return self._behind(environ, start_response)

    @staticmethod
    def _ask(keys: KeyFile, sent: str | None, environ: Environ) -> None:
        why, key = check_key(sent, keys.keys(time.monotonic()), datetime.now(UTC))
        if key is not None:
            environ[KEY] = key
        if why is not None:  # the answer is the same whatever is wrong; only the owner of an expired key learns why
            detail, headers = _EXPIRED if why is KeyRefusal.EXPIRED else None, CLOSE if leaves_much(environ) else {}
            environ[WHY], environ[TURNED_AWAY] = why, Problem(UNAUTHORIZED, detail, _CHALLENGE | headers)


def _tell(keys: tuple[Key, ...], refused: KeyFileError | None, name: str, broken: set[str]) -> None:
    """Log that a key file was read, or why it was refused; `broken` has the names of those that are."""
    (broken.discard if refused is None else broken.add)(name)
    KEY_RELOAD_FAILED.set(bool(broken))
    set_key_expiry(name, keys)
    if refused is None:
        LOG.info("keys", extra={"fields": {"event": "keys_loaded", "keys": len(keys)}})
        return
    message = "The key file is invalid. The previous keys stay in force."
    fields = {"event": "key_file_invalid", "message": message, "keys": len(keys), "errors": refused.faults}
    LOG.error("keys", extra={"fields": fields})
