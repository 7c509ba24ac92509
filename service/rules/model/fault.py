"""Faults: every way in which a request can make no sense, as values."""

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One fault: where (`pointer`, RFC 6901, within the thing that was examined), which, and what would mend it."""

    pointer: str
    code: str
    message: str
