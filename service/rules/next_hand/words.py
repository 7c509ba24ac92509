"""What the reasons of the next hand say; `messages.toml` has the English."""

from enum import StrEnum
from typing import Final

from ..model.reason import message_templates


class PaysToJoin(StrEnum):
    """How a newcomer of a cash game is dealt in beside the big blind."""

    POSTS = "posts"
    FREE = "free"


class ByStraddle(StrEnum):
    """When who owes blinds comes back by a straddle."""

    NOW = "now"
    LATER = "later"


class DrawnOfTwo(StrEnum):
    """Where the first button of two players is, where it was drawn for an empty place."""

    NEXT_PLAYER = "next_player"


OF_TABLES: Final = message_templates(__package__)
"""What each code says, and the topic whose clause says so."""
