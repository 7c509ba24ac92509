"""Does it come to half a raise or more?"""


def is_half_or_more_of_a_raise(total: int, due: int, full_raise: int) -> bool:
    """Whether a `total` (to) exceeds what is `due` (to) by at least half of a full raise (by).

    325 opened: 487 calls, 488 raises. Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    return 2 * (total - due) >= full_raise
