"""Poker Hand History, one hand a file (.phh) or many (.phhs): to hands in our own JSON, and back."""

from .document import NAME, first_line
from .fields import player_names
from .reader import read
from .writer import write

__all__ = ["NAME", "first_line", "player_names", "read", "write"]
