"""Which amounts can be paid at all?"""


def ceiling_to_chip(to: int, chip: int) -> int:
    """The smallest amount of at least `to` (to) that can be paid in chips of size `chip`.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    return to + -to % chip


def floor_to_chip(to: int, chip: int) -> int:
    """The largest amount of at most `to` (to) that can be paid in chips of size `chip`.

    Clause: smallest chip (roberts-11:3.7, badugi:7).
    """
    return to - to % chip


def nearest_to_chip(to: int, chip: int) -> int:
    """The amount nearest to `to` (to) that can be paid in chips of size `chip`; a tie goes up.

    Clause: rounded amounts (roberts-11:3.16, badugi:16).
    """
    below = floor_to_chip(to, chip)
    return below if 2 * (to - below) < chip else below + chip
