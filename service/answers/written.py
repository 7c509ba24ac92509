"""Parts of a long answer, written as they are made: it is never held as objects, and its length is known."""

from typing import Final

from msgspec import Raw

from . import render
from .fault_messages import fault
from .questions import Refused
from .tally import Tally

MOST_ANSWER_BYTES: Final = 4 * 1024 * 1024
"""A batch of 1,000 decisions at tables of nine takes 1.5 MiB."""


def written(part: render.Json, tally: Tally, pointer: str = "") -> Raw:
    """A part of the answer as JSON bytes, counted. Raises Refused at `pointer` if the answer gets too long."""
    made = render.to_bytes(part)
    tally.written += len(made)
    if tally.written > MOST_ANSWER_BYTES:
        raise Refused((fault(pointer, "request.answer_too_long", max=MOST_ANSWER_BYTES),))
    return Raw(made)
