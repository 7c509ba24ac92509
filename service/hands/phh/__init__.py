"""Poker Hand History, one hand a file (.phh) or many (.phhs): to hands in our own JSON, and back."""

from typing import Any

import tomli_w

from .document import document
from .faults import Faults
from .reader import hand_of
from .words import Json
from .writer import document_of


def read(text: str) -> Json:
    """The hand that a .phh file tells. Raises Unreadable with every fault."""
    faults = Faults()
    hand = hand_of(document(text), faults)
    faults.tell()
    return hand or {}


def write(hand: dict[str, Any], variant: str | None = None) -> str:
    """The .phh file for a hand: the same file again if the hand came from one, else the best that can be made of it.

    `variant` is needed if the hand does not carry it. Raises Unreadable with what PHH cannot say.
    """
    return tomli_w.dumps(document_of(hand, variant))
