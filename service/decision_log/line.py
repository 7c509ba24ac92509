"""One line of a decision log, as it is written and read again."""

from typing import Final

import msgspec

VERSION: Final = 1
LONGEST: Final = 16 * 1024 * 1024
"""The longest line that is written (bytes)."""


class NotALine(Exception):  # noqa: N818  # an answer, no error of ours
    """The bytes are not a line of a decision log, or one of another version."""


class Under(msgspec.Struct, frozen=True):
    """The rulebook that decided, house rules included; its `digest` is unique."""

    id: str
    version: str
    digest: str


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request that was decided, and its answer, both as JSON.

    `v` is the version of the format. `endpoint` is where it was asked, and `instance` which part of the request it is:
    each item of a batch and each line of a stream has a line of its own, and can be asked again by itself. `at` is when
    the request came, `took_ms` how long it took until the line was made. `masked` names what is left out of both.
    """

    v: int
    at: str
    took_ms: float
    endpoint: str
    instance: str
    request_id: str | None = None
    key: str | None = None
    trace_id: str | None = None
    floorman: str
    ruleset: Under
    masked: tuple[str, ...] = ()
    request: msgspec.Raw
    answer: msgspec.Raw


class _Version(msgspec.Struct):
    v: int


_WRITER: Final = msgspec.json.Encoder()
_READER: Final = msgspec.json.Decoder(Line)
_VERSION: Final = msgspec.json.Decoder(_Version)


def to_bytes(line: Line) -> bytes:
    """The line as it is written, with its line break."""
    return _WRITER.encode(line) + b"\n"


def from_bytes(text: bytes) -> Line:
    """The line read again. Raises NotALine."""
    try:
        version = _VERSION.decode(text).v
        if version != VERSION:
            raise NotALine(f"it is of version {version}, and only {VERSION} is read here")
        return _READER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotALine(str(error)) from None
