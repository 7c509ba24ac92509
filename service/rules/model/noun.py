"""What the nouns of the rules have in common."""

from msgspec import Struct


class Noun(Struct, frozen=True, gc=False):
    """Made once and never changed: so it is in no cycle, and the garbage collector need not look at it."""
