"""The fields of a document that say nothing about the betting, and unknown ones: are their values of the right type?"""

from datetime import date, time
from decimal import Decimal
from typing import Any, Final

from .carry import unfit
from .document import DEEPEST
from .faults import Faults, Path
from .words import AMOUNTS, NAMES, TEXTS, WHOLE_NUMBERS, Json

_LEAP_YEAR: Final = 2000
_DATE: Final = {"year": (1, 9999), "month": (1, 12), "day": (1, 31)}
_UNFIT: Final = {
    "number_range": "An integer has at most 64 bits.",
    "too_deep": f"It nests more than {DEEPEST} levels deep.",
}
_ARRAYS: Final = ("seats", "players", "time_banks")


def others(document: Json, players: int | None, faults: Faults, path: Path) -> None:
    """Add a fault for each field of the wrong type; `players` is how many there are, None if unknown."""
    for name, value in document.items():
        here = (*path, name)
        if name in _ARRAYS:
            _array(name, value, players, faults, here)
        elif name == "time_limit":
            _duration(value, faults, here)
        elif expected := _expected(name, value):
            faults.add(here, "kind", f"{name} is {expected}.")
        if name not in AMOUNTS and (code := unfit(value)):
            faults.add(here, code, _UNFIT[code])
    _date(document, faults, path)


def has_length(values: list[Any], players: int | None, faults: Faults, path: Path) -> bool:
    """Whether an array has one entry for each player; adds a fault if not."""
    if players is None or len(values) == players:
        return True
    faults.add(path, "length", f"{path[-1]} has {len(values)} entries, starting_stacks has {players}.")
    return False


def is_whole(value: Any) -> bool:
    """Whether it is an integer."""
    return isinstance(value, int) and not isinstance(value, bool)


def _expected(name: str, value: Any) -> str | None:
    """What a field should be, if it is something else; None if it is right."""
    if name in TEXTS and not isinstance(value, str):
        return "a text"
    if name in WHOLE_NUMBERS and not is_whole(value):
        return "an integer"
    if name in NAMES and not (isinstance(value, str) or is_whole(value)):
        return "a text or an integer"
    if name == "time" and not isinstance(value, time):
        return "a local time"
    if name == "ante_trimming_status" and not isinstance(value, bool):
        return "true or false"
    return None


def _array(name: str, values: Any, players: int | None, faults: Faults, path: Path) -> None:
    if not isinstance(values, list):
        faults.add(path, "kind", f"{name} is an array.")
    elif has_length(values, players, faults, path):
        for entry, value in enumerate(values):
            here = (*path, entry)
            if name == "seats" and not is_whole(value):
                faults.add(here, "kind", "A seat is an integer.")
            elif name == "players" and not isinstance(value, str):
                faults.add(here, "kind", "A player's name is a text.")
            elif name == "time_banks":
                _duration(value, faults, here)


def _duration(value: Any, faults: Faults, path: Path) -> None:
    """Add a fault unless the value is a time in seconds; it may be infinite."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        faults.add(path, "kind", "A time is an integer or a float.")
    elif isinstance(value, Decimal) and value.is_nan():
        faults.add(path, "not_finite", "A time is a number.")
    elif value < 0:
        faults.add(path, "amount_negative", "A time here is 0 or more.")


def _date(document: Json, faults: Faults, path: Path) -> None:
    """Add a fault unless there is such a day; parts that are left out may be anything."""
    whole = {name: document[name] for name in _DATE if is_whole(document.get(name))}
    beyond = [name for name, value in whole.items() if not _DATE[name][0] <= value <= _DATE[name][1]]
    for name in beyond:
        faults.add((*path, name), "date", f"{name} is from {_DATE[name][0]} to {_DATE[name][1]}.")
    if beyond:
        return
    try:
        date(whole.get("year", _LEAP_YEAR), whole.get("month", 1), whole.get("day", 1))
    except ValueError:
        faults.add((*path, "day"), "date", "There is no such day in that month.")
