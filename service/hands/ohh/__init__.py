"""Open Hand History (versions 1.2 to 1.4): documents to hands and back.

An action's `amount` is what it adds, whatever lies in front of the player already: a bet of 2 that becomes a re-raise
to 20 has amount 18.
"""

from .document import NAME, first_line
from .fields import boards, deals, player_names
from .reader import read
from .writer import write

__all__ = ["NAME", "boards", "deals", "first_line", "player_names", "read", "write"]
