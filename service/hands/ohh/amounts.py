"""Can a number be kept to the last digit as an amount, and what is it in whole chips?"""

from decimal import Decimal
from typing import Final

MOST_DIGITS: Final = 15  # what a float keeps: every decimal of 15 digits comes back from it as it was
MOST_PLACES: Final = 9


def exact(number: float) -> Decimal | None:
    """The number as it is written, as a Decimal; None if it has more digits than a float keeps."""
    value = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    whole, _, part = f"{abs(value):f}".partition(".")
    digits = (whole + part.rstrip("0")).strip("0") if part.rstrip("0") else whole.strip("0")
    too_long = len(digits) > MOST_DIGITS or len(whole.lstrip("0")) > MOST_DIGITS
    return None if too_long or len(part.rstrip("0")) > MOST_PLACES else value


def places(amount: Decimal) -> int:
    """How many digits stand after the point, trailing zeros left out."""
    return len(f"{amount:f}".partition(".")[2].rstrip("0"))


def chips(amount: Decimal, scale: int) -> int:
    """An amount in chips, of which `scale` make one unit of the document; the scale must make it whole."""
    return int(amount * scale)


def number(amount: int, scale: int) -> float:
    """Chips as the number in a document: an int if it is whole."""
    return amount // scale if amount % scale == 0 else amount / scale
