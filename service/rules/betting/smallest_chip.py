"""Which amounts can be paid at all?"""


def ceiling_to_chip(to: int, chip: int) -> int:
    """The least whole number of chips that is no less than `to`.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    return to + -to % chip


def floor_to_chip(to: int, chip: int) -> int:
    """The greatest whole number of chips that is no more than `to`.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    return to - to % chip


def nearest_to_chip(to: int, chip: int) -> int:
    """The proper size nearest to `to`; a tie goes up.

    Clause: rounded amounts (roberts-11:3.16, badugi:16).
    """
    below = floor_to_chip(to, chip)
    return below if 2 * (to - below) < chip else below + chip
