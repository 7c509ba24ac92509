"""Poker Hand History, one hand a file (.phh) or many (.phhs): to hands in our own JSON, and back."""

from .document import NAME, first_line
from .fields import boards, deals, player_names
from .reader import read
from .writer import write

__all__ = ["NAME", "boards", "deals", "first_line", "player_names", "read", "write"]
