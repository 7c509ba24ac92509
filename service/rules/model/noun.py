"""The nouns of the rules: a betting round, an action, a decision, its reasons."""

from msgspec import Struct


class Noun(Struct, frozen=True, gc=False):
    """Made once and never changed: so it is in no cycle, and the garbage collector need not look at it."""
