"""Hand histories: from published formats to a hand in our own JSON, and back. Nothing here judges an action."""

from .reading import Notes, Place, Unreadable

__all__ = ["Notes", "Place", "Unreadable"]
