"""A fault in a request, as a value: requests that make no sense are answered, not raised."""

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One fault: where it is (a JSON pointer into what was examined), which fault, and how to correct it."""

    pointer: str
    code: str
    message: str
