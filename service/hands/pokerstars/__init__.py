"""Text histories of hands, as PokerStars writes them and other sites after it: to our own JSON.

The reader is our own. PokerKit (0.7) reads such texts too, but only no-limit hold'em, and a line in which its patterns
find nothing is passed over: antes and blinds posted for a missed turn are missing from its hands, with no word of it. A
fault costs it the whole hand, and no line is named. Here a line is one that the format has, or a fault with its number:
a hand that is read wrongly is worse than one that is refused.

`raises 4 to 6` tells the raise and the total; `calls`, `bets` and `posts` tell the chips added.
"""

from .carried import boards, deals, player_names
from .reader import read
from .words import NAME, first_line

__all__ = ["NAME", "boards", "deals", "first_line", "player_names", "read"]
