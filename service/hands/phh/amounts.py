"""Is a number an amount, and what is it in whole chips? All amounts are collected first: they determine the scale."""

from decimal import Decimal
from typing import Any, Final

from .faults import Faults, Path

MOST_PLACES: Final = 9
MOST_CHIPS: Final = 2**53 - 1
_LEAST: Final = Decimal(1).scaleb(-MOST_PLACES)
_BEYOND: Final = 10**16


class Amounts:
    """Collects the amounts of a hand, and finds the smallest scale that makes them all whole."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._met: list[tuple[Decimal, Path]] = []
        self._places = 0

    @property
    def scale(self) -> int:
        """How many chips one unit of the document is."""
        return int(10**self._places)

    def chips(self, amount: Decimal) -> int:
        """An amount that was collected, in chips."""
        return int(amount * self.scale)

    def take(self, value: Any, path: Path, *, least: int | None = 0) -> Decimal:
        """Collect an amount; 0 if it is faulty. `least` 0 takes 0 and more, 1 anything above 0, None anything."""
        amount = self._exact(value, path)
        if amount is None:
            return Decimal(0)
        if least is not None and amount < 0:
            self._faults.add(path, "amount_negative", "An amount here is 0 or more.")
        elif least and not amount:
            self._faults.add(path, "amount_zero", "An amount here is more than 0.")
        else:
            self._met.append((amount, path))
            self._places = max(self._places, places(amount))
        return amount

    def verify(self) -> None:
        """Add a fault for each amount that is too large in chips; call it once all are collected."""
        most = Decimal(MOST_CHIPS).scaleb(-self._places)
        for amount, path in self._met:
            if abs(amount) > most:
                said = f"With {self._places} decimals, as this hand needs, an amount is at most {most}."
                self._faults.add(path, "amount_large", said)

    def _exact(self, value: Any, path: Path) -> Decimal | None:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            self._faults.add(path, "kind", "An amount is an integer or a float.")
        elif isinstance(value, Decimal) and not value.is_finite():
            self._faults.add(path, "not_finite", "An amount is a finite number.")
        elif not -_BEYOND < value < _BEYOND:
            self._faults.add(path, "amount_large", f"An amount is at most {MOST_CHIPS}.")
        else:
            kept = Decimal(value).quantize(_LEAST)
            if kept == value:
                return kept.normalize() + 0
            self._faults.add(path, "amount_places", f"An amount has at most {MOST_PLACES} decimals.")
        return None


def places(amount: Decimal) -> int:
    """How many decimals an amount needs."""
    exponent = amount.as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def number(chips: int, scale: int) -> int | Decimal:
    """Chips as a document writes them: an integer if they are one, else with all decimals of the scale."""
    return chips // scale if chips % scale == 0 else Decimal(chips).scaleb(1 - len(str(scale)))


def written(value: int | Decimal) -> str:
    """A number as it stands in the text of an action."""
    return f"{value:f}" if isinstance(value, Decimal) else str(value)


def chips_or_none(value: Any, scale: int) -> int | None:
    """A number of a document in chips; None if it is no number, or no whole number of chips."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    if isinstance(value, Decimal) and (not value.is_finite() or value.adjusted() > len(str(_BEYOND))):
        return None
    scaled = Decimal(value) * scale
    return int(scaled) if scaled == scaled.to_integral_value() else None
