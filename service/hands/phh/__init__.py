"""Poker Hand History, one hand a file (.phh) or many (.phhs): to hands in our own JSON, and back."""

import tomli_w

from .. import Json
from .document import document
from .reader import hand_of
from .writer import document_of


def read(text: str) -> Json:
    """The hand that a .phh file tells. Raises Unreadable with every fault."""
    return hand_of(document(text))


def write(hand: Json, variant: str | None = None) -> str:
    """The .phh file for a hand: the same file again if the hand came from one, else the best that can be made of it.

    `variant` is needed if the hand does not carry it. Raises Unreadable with what PHH cannot say.
    """
    return tomli_w.dumps(document_of(hand, variant))
