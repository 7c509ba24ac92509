"""Poker Hand History, one hand a file (.phh) or many (.phhs): to hands in our own JSON, and back."""

from .reader import read
from .writer import write

__all__ = ["read", "write"]
