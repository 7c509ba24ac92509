"""Tells of each request when it is answered, whoever answers it: in its log line, the metrics and its span."""

import time
from collections.abc import Iterable
from typing import Any, Final

from flask import Flask

from ..environ import CONTEXT, Environ, Wsgi
from ..observe.log import log_answer
from ..observe.metrics import IN_FLIGHT, count_answer
from ..observe.request_context import HEADER, SERVED_BY, RequestContext
from ..observe.spans import Spans

_IN_FLIGHT: Final[Any] = IN_FLIGHT._value  # without the library's checks at each count


class ObserveRequests:
    """Gives each request its `RequestContext`, which what is behind this fills in, and each answer two headers."""

    def __init__(self, behind: Wsgi, app: Flask) -> None:
        self._behind = behind
        self._spans: Spans | None = app.extensions["spans"]

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:
        """The answer of what is behind this."""
        context = environ[CONTEXT] = RequestContext(environ)

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            seconds, code = time.perf_counter() - context.began, int(status[:3])
            count_answer(context, code, seconds)
            log_answer(context, code, seconds)
            if self._spans is not None:
                self._spans.end(context, code, seconds)
            headers += ((HEADER, context.request_id), SERVED_BY)
            return start_response(status, headers, exc_info)

        _IN_FLIGHT.inc(1)
        try:
            return self._behind(environ, start)
        finally:
            _IN_FLIGHT.inc(-1)
