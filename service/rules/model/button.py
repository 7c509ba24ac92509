"""Who sits left of the button?"""

from collections.abc import Sequence
from itertools import pairwise


def left_of(seats: Sequence[int], button: int) -> int | None:
    """The seat to the left of the button, of those dealt in, clockwise.

    A dead button is at a seat that is not among them: its place follows if they are numbered clockwise, else None.
    """
    if button in seats:
        return seats[(seats.index(button) + 1) % len(seats)]
    numbered = sum(one > other for one, other in pairwise([*seats, seats[0]])) == 1
    return min((seat for seat in seats if seat > button), default=min(seats)) if numbered else None
