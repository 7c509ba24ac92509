"""A document as plain JSON: exact decimals become the int or float of the same value."""

from decimal import Decimal
from typing import Any, Final

from .faults import Faults, Path

DEEPEST: Final = 24  # a hand that carries the document nests a little deeper, and must still be taken
MOST_CARRIED: Final = 100  # digits of a number that is only carried
MOST_VALUES: Final = 10_000
"""A hand of ten players that goes on for a thousand actions has 8,000."""


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


def plain(value: Any, faults: Faults, path: Path = ()) -> Any:
    """The value as ints, floats, texts, lists and objects; anything else is a fault, as is an infinite number."""
    if value is None or isinstance(value, str | bool):
        return value
    if len(path) > DEEPEST:
        faults.add(path, "too_deep", f"A document nests at most {DEEPEST} levels deep.")
    elif isinstance(value, list):
        return [plain(entry, faults, (*path, place)) for place, entry in enumerate(value)]
    elif isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            faults.add(path, "kind", "The names in an object are texts.")
        return {str(key): plain(entry, faults, (*path, str(key))) for key, entry in value.items()}
    elif isinstance(value, int | float | Decimal):
        return _number(value, faults, path)
    else:
        faults.add(path, "kind", "This is no JSON value.")
    return None


def _number(value: float | Decimal, faults: Faults, path: Path) -> float | None:
    number = value if isinstance(value, Decimal) else Decimal(value)
    if not number.is_finite():
        faults.add(path, "not_finite", "A number here is finite.")
        return None
    if not isinstance(value, float) and abs(number.adjusted()) > MOST_CARRIED:
        faults.digits(path)
        return None
    if not isinstance(value, Decimal):
        return value
    same = int(value) if value == value.to_integral_value() else float(value)
    if Decimal(repr(same)) != value:
        faults.digits(path)
    return same
