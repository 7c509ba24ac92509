"""The words of Open Hand History, and what each is in a hand of ours."""

from typing import Any, Final

Json = dict[str, Any]

GAMES: Final = ("Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw")
STRUCTURES: Final = {"NL": "no_limit", "PL": "pot_limit", "FL": "fixed_limit"}
BET_TYPES: Final = {structure: word for word, structure in STRUCTURES.items()}
STREETS: Final = ("Preflop", "Flop", "Turn", "River")
SHOWDOWN: Final = "showdown"

ADDED_TO_POT: Final = ("add to pot", "added to pot")  # the text of the specification, and a library's spelling
DEALT: Final = "dealt cards"

POSTS: Final = {
    "Post Ante": "ante",
    "Post SB": "small_blind",
    "Post BB": "big_blind",
    "Straddle": "straddle",
    "Post Extra Blind": "post",
    "Post Dead": "dead",
}
ACTIONS: Final = {"Fold": "fold", "Check": "check", "Call": "call", "Bet": "bet", "Raise": "raise"}
BLINDS: Final = ("small_blind", "big_blind", "straddle")
WAGERS: Final = ("bet", "raise")
ASIDE: Final = (DEALT, "mucks cards", "shows cards", "added chips", "sits down", "stands up", "player adjustment")

WRITTEN: Final = {type: word for word, type in (*POSTS.items(), *ACTIONS.items())}
MEANT: Final = {word.casefold(): type for word, type in (*POSTS.items(), *ACTIONS.items())}

# antes go in before the blinds, a late post comes on top of them: the turn begins left of the last blind
POST_ORDER: Final = {"ante": 0, "small_blind": 1, "big_blind": 2, "straddle": 3, "post": 4, "dead": 4}


def street_name(place: int, streets: int) -> str:
    """What the betting round at this place is called; a game with other than four streets is a draw game."""
    if streets == len(STREETS) and place < streets:
        return STREETS[place]
    return f"Draw {place}" if place else STREETS[0]
