"""JSON as RFC 8259 has it and we take it: from bytes to a value, or to every fault in them."""

from .reader import NotJson, Position, parse

__all__ = ["NotJson", "Position", "parse"]
