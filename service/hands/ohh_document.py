"""What an Open Hand History document (versions 1.2 to 1.4) is made of: its words, its values.

An action's `amount` is what it adds, whatever lies in front of the player already: a bet of 2 that becomes a re-raise
to 20 has amount 18.
"""

from decimal import Decimal
from typing import Any, Final, TypeGuard

from ..rules.model.amounts import LAST_SEAT
from .reading import DEEPEST, MOST_PLACES, Faults, Json, Path

NAME: Final = "ohh"
HEAD: Final[Path] = (NAME,)

GAMES: Final = {
    "Holdem": "Hold'em",
    "Omaha": "Omaha",
    "OmahaHiLo": "Omaha Hi/Lo",
    "Stud": "7 Card Stud",
    "StudHiLo": "7 Card Stud Hi/Lo",
    "Draw": None,
}
"""The games of `game_type`, each with its name as PokerStars words it; None where there are several."""
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
BIG_BET_FROM: Final = 2  # the third street, counted from 0
ASIDE: Final = (
    *(DEALT, "mucks cards", "shows cards", "added chips", "sits down", "stands up", "player adjustment"),
    "payout",  # in the format's own sample, though its list of actions lacks it
)

WRITTEN: Final = {type: word for word, type in (*POSTS.items(), *ACTIONS.items())}
MEANT: Final = {word.casefold(): type for word, type in (*POSTS.items(), *ACTIONS.items())}

# antes go in before the blinds, a late post comes on top of them: the turn begins left of the last blind
POST_ORDER: Final = {"ante": 0, "small_blind": 1, "big_blind": 2, "straddle": 3, "post": 4, "dead": 4}

MOST_VALUES: Final = 10_000
"""A hand of ten players that goes on for a thousand actions has 8,000."""
MOST_DIGITS: Final = 15  # what a float keeps: every decimal of 15 digits comes back from it as it was

PlayerId = int | float | str


def first_line(line: bytes, before: bytes) -> bytes | None:
    """The line, if a document begins with it in a file that holds several; None if not.

    It begins with a brace after a blank line or a closing brace (`before`): within a JSON text that cannot be.
    """
    return line if line.startswith(b"{") and before[-1:] in (b"", b"}") else None


def street_name(place: int, streets: int) -> str:
    """What the betting round at this place is called; a game with other than four streets is a draw game."""
    if streets == len(STREETS) and place < streets:
        return STREETS[place]
    return f"Draw {place}" if place else STREETS[0]


def too_many(document: Any) -> bool:
    """Whether it holds more values than any hand: asked before anything is made of them."""
    waiting, met = [document], 1
    while waiting:
        value = waiting.pop()
        within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        met += len(within)
        if met > MOST_VALUES:
            return True
        waiting.extend(within)
    return False


def verify_depth(value: Any, faults: Faults, path: Path = ()) -> None:
    """Add a fault for each number, list and object that is nested too deep."""
    if value is None or isinstance(value, str | bool):
        return
    if len(path) > DEEPEST:
        faults.add(path, "too_deep", f"A document nests at most {DEEPEST} levels deep.")
    elif isinstance(value, list | dict):
        for name, entry in value.items() if isinstance(value, dict) else enumerate(value):
            verify_depth(entry, faults, (*path, name))


def amount_in(source: Json, key: str, path: Path, faults: Faults) -> Decimal | None:
    """The amount of this name; None if it is left out, null, or faulty."""
    value = source.get(key)
    if value is None:
        return None
    where = (*path, key)
    if isinstance(value, bool) or not isinstance(value, int | float):
        faults.add(where, "kind", "An amount is a number.")
        return None
    amount = _exact(value)
    if amount is None:
        message = f"A number has at most {MOST_DIGITS} significant digits here, {MOST_PLACES} of them after the point."
        faults.add(where, "number_digits", message)
    elif amount < 0:
        faults.add(where, "amount_negative", "An amount here is 0 or more.")
        return None
    return amount


def seat_in(source: Json, key: str, path: Path, faults: Faults) -> int | None:
    """The seat number of this name, which must be there."""
    value = source.get(key)
    if value is None:
        faults.add((*path, key), "missing", f"{key} is needed.")
        return None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LAST_SEAT:
        faults.add((*path, key), "seat", f"A seat is a whole number from 0 to {LAST_SEAT}.")
        return None
    return value


def text_in(source: Json, key: str, path: Path, faults: Faults) -> str | None:
    """The text of this name, which must be there."""
    value = source.get(key)
    if value is None:
        faults.add((*path, key), "missing", f"{key} is needed.")
    elif not isinstance(value, str):
        faults.add((*path, key), "kind", f"{key} is a text.")
    else:
        return value
    return None


def objects_in(value: Any, path: Path, faults: Faults, most: int | None = None) -> list[tuple[int, Json]]:
    """The objects of a list, each with its place; none if it is null, no list, or too long."""
    if value is None:
        return []
    if not isinstance(value, list):
        faults.add(path, "kind", f"{path[-1]} is a list.")
        return []
    if most is not None and len(value) > most:
        faults.add(path, "too_many", f"At most {most} may stand here; there are {len(value)}.")
        return []
    for place, entry in enumerate(value):
        if not isinstance(entry, dict):
            faults.add((*path, place), "kind", "An object must stand here.")
    return [(place, entry) for place, entry in enumerate(value) if isinstance(entry, dict)]


def is_none(value: Any) -> bool:
    """Whether this value stands for no amount: it is left out, null or 0."""
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool) and value == 0)


def is_id(value: object) -> TypeGuard[PlayerId]:
    """Whether this can be a player's id."""
    return isinstance(value, int | float | str) and not isinstance(value, bool)


def chips(amount: Decimal, scale: int) -> int:
    """An amount in chips, of which `scale` make one unit of the document; the scale must make it whole."""
    return int(amount * scale)


def number(amount: int, scale: int) -> float:
    """Chips as the number in a document: an int if it is whole."""
    return amount // scale if amount % scale == 0 else amount / scale


def _exact(number: float) -> Decimal | None:
    """The number as it is written, as a Decimal; None if it has more digits than a float keeps."""
    value = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    whole, _, part = f"{abs(value):f}".partition(".")
    digits = (whole + part.rstrip("0")).strip("0") if part.rstrip("0") else whole.strip("0")
    too_long = len(digits) > MOST_DIGITS or len(whole.lstrip("0")) > MOST_DIGITS
    return None if too_long or len(part.rstrip("0")) > MOST_PLACES else value
