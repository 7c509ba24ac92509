"""One motion, or several?"""

from msgspec import Struct


class Counted(Struct, frozen=True):
    """The chips that count, and the `total` (to) that they make with those in front; `void`: others did not count."""

    chips: tuple[int, ...]
    total: int
    void: bool


def counted(motions: tuple[tuple[int, ...], ...], in_front: int, due: int) -> Counted:
    """What counts of several motions: the first, or as many as it takes to call what is `due` (to).

    A further motion never turns a call into a raise.
    Clause: string bet (tda-2019:56, roberts-11:3.14, badugi:14).
    """
    first = motions[0]
    total = in_front + sum(first)
    if len(motions) == 1 or total >= due:
        return Counted(first, total, len(motions) > 1)
    pushed = tuple(chip for motion in motions for chip in motion)
    total = in_front + sum(pushed)
    return Counted(pushed, min(total, due), total > due)
