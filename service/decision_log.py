"""A decision log's file, one line of it as it is written and read again, and what can be left out of it (masked).

A masked request, asked again, gets the masked answer: only what no rule reads is left out. Hands alone have such parts;
requests about single actions and rounds hold nothing but what the rules read.
"""

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec

from .hands.formats import FORMATS
from .hands.private_members import without_private

VERSION: Final = 2
LONGEST: Final = 16 * 1024 * 1024
"""The longest line that is written (bytes)."""
_MODE: Final = 0o600


def open_for_append(path: Path) -> int:
    """The file opened for appending; a new one can be read by its owner only. Raises OSError, also for anything but a
    regular file: a pipe would mix the lines of two workers, and wait for its reader.
    """
    with suppress(FileNotFoundError):
        _verify(path.stat().st_mode)
    # O_NONBLOCK: if a pipe has taken its place since, opening would wait for a reader
    to = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, _MODE)
    try:
        _verify(os.fstat(to).st_mode)
    except OSError:
        os.close(to)
        raise
    return to


def _verify(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise OSError(None, "it is no regular file")


class NotALine(Exception):  # noqa: N818  # an answer, no error of ours
    """The bytes are not a line of a decision log, or one of another version."""


class Masked(StrEnum):
    """What can be left out, as DECISION_LOG_MASK names it."""

    PRIVATE = "private"  # names, cards, the place and time; and texts of other formats, for the hands read from them
    ID = "id"  # the caller's own name for a hand
    KEY = "key"  # the name of the key that it was asked with
    REQUEST_ID = "request_id"  # what the caller named the request, or we did


class RulebookUsed(msgspec.Struct, frozen=True):
    """The rulebook that decided, house rules included; its `digest` is unique."""

    pin: str
    digest: str

    @property
    def id(self) -> str:
        """Its id."""
        return self.pin.partition("@")[0]

    @property
    def version(self) -> str:
        """Its version; "" if the pin has none."""
        return self.pin.partition("@")[2]


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request that was decided, and its answer, both as JSON.

    `v` is the version of the format. `endpoint` is where it was asked, and `instance` which part of the request it is:
    each item of a batch and each line of a stream has a line of its own, and can be asked again by itself. `at` is when
    the request came, `took_ms` how long it took until the line was made. `masked` names what is left out of both.
    `rulebook` is a pin, and `rulebook_digest` has the request's house rules in it.
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
    rulebook: str
    rulebook_digest: str
    masked: tuple[str, ...] = ()
    request: msgspec.Raw
    answer: msgspec.Raw

    @property
    def used(self) -> RulebookUsed:
        """The rulebook that decided."""
        return RulebookUsed(self.rulebook, self.rulebook_digest)


class _Version(msgspec.Struct):
    v: int


_WRITER: Final = msgspec.json.Encoder()
_READER: Final = msgspec.json.Decoder(LogLine)
_VERSION: Final = msgspec.json.Decoder(_Version)


def to_bytes(line: LogLine) -> bytes:
    """The line as it is written, with its line break."""
    return _WRITER.encode(line) + b"\n"


def from_bytes(text: bytes) -> LogLine:
    """The line read again. Raises NotALine."""
    try:
        version = _VERSION.decode(text).v
        if version != VERSION:
            raise NotALine(f"the line has format version {version}; this version of Floorman reads version {VERSION}")
        return _READER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotALine(str(error)) from None


def masked_request(
    raw: dict[str, Any], read: dict[str, Any], out: frozenset[Masked], breathe: Callable[[], None]
) -> dict[str, Any]:
    """The request about a hand; `read` is that hand in our own JSON, whatever notation it was sent in."""
    kept = dict(raw)
    if Masked.ID in out:
        kept.pop("id", None)
    if Masked.PRIVATE in out:
        kept = {key: value for key, value in kept.items() if key not in FORMATS}
        kept["hand"] = without_private(read, breathe)
    return kept


def masked_answer(
    raw: dict[str, Any], answer: dict[str, Any], out: frozenset[Masked], breathe: Callable[[], None]
) -> dict[str, Any]:
    """The report on a hand as the masked request gets it, without the digest of the request in its receipt."""
    kept = _masked_report(answer, out, breathe)
    if Masked.PRIVATE in out and "hand" not in raw:
        kept.pop("hand", None)  # told because the request did not have it
    if "compared" in kept:
        kept["compared"] = [
            {**item, "answer": _masked_report(item["answer"], out, breathe)} if "answer" in item else item
            for item in kept["compared"]
        ]
    return kept


def _masked_report(report: dict[str, Any], out: frozenset[Masked], breathe: Callable[[], None]) -> dict[str, Any]:
    kept = {key: value for key, value in report.items() if key != "id" or Masked.ID not in out}
    kept["receipt"] = {key: value for key, value in report["receipt"].items() if key != "request"}
    if Masked.PRIVATE in out and kept["corrected"] is not None:
        kept["corrected"] = without_private(kept["corrected"], breathe)
    return kept
