"""Gives back what a request held of its worker's memory when its answer is sent, or the caller is gone."""

from collections.abc import Iterable
from typing import Any

from flask import Flask
from werkzeug.wsgi import ClosingIterator

from ..environ import HELD, Environ, Wsgi
from ..http.byte_budget import HeldBytes


class LimitMemory:
    """Lets views count the bytes that a request holds (`http/byte_budget.py`)."""

    def __init__(self, app: Flask) -> None:
        self._app: Wsgi = app.wsgi_app
        self._bodies, self._answers = app.extensions["bodies"], app.extensions["answers"]

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer of what is behind this."""
        hang_up = getattr(environ.get("gunicorn.socket"), "hang_up", _nothing)
        held = environ[HELD] = HeldBytes(self._bodies, self._answers, hang_up)
        try:
            return ClosingIterator(self._app(environ, start_response), held.close)
        except BaseException:
            held.close()
            raise


def _nothing() -> None:
    """What a request that did not come by a connection of ours does instead of hanging up."""
