"""What middleware, views and the server tell one another about a request, in its WSGI environ."""

from collections.abc import Callable, Iterable
from typing import Any, Final

Environ = dict[str, Any]
Wsgi = Callable[[Environ, Any], Iterable[bytes]]

CONTEXT: Final = "floorman.context"
"""From `ObserveRequests`: what is told of the request (`observe/request_context.py`)."""
READ_SOME: Final = "floorman.read_some"
"""From the server: a function that returns the next bytes of the body as soon as there are any."""
FORCE_CLOSE: Final = "floorman.force_close"
"""From the server: a function that has the connection closed after the answer, even if the answer has begun."""
KEY: Final = "floorman.key"
"""From `Authenticate`: the key that the request came with."""
WHY: Final = "floorman.why"
"""From `Authenticate`: why the key that the request came with is refused."""
TURNED_AWAY: Final = "floorman.turned_away"
"""From middleware: the problem that refuses the request, so that nothing else is done for it."""
ASIDE: Final = "floorman.aside"
"""From the server: whether the request came in by the port for metrics."""
