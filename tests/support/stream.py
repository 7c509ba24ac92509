"""A stream of hands, as it is sent."""

import json
from typing import Any

from tests.support.hands import asked

HEAD = b"POST /v1/hands HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"


def line(number: int, **changes: Any) -> bytes:
    """One line of a stream."""
    return json.dumps(asked(id=f"hand-{number}", **({"detail": "brief"} | changes))).encode() + b"\n"


def chunk(data: bytes) -> bytes:
    """Data as HTTP sends it in chunks."""
    return b"%x\r\n%s\r\n" % (len(data), data)
