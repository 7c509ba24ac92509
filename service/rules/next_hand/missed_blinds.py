"""Who owes blinds after a deal of a cash game?"""

from collections.abc import Collection

from ..model.table import Blind, Debt, Table
from .button import Places


def owes(table: Table, dealt_in: Collection[int], spots: Places | None) -> tuple[Debt, ...]:
    """By seat, what each owes who is not dealt in: what he owed, and the blinds that pass him as they go to `spots`.

    None: no blind passes a seat. Who has taken the seat since has missed nothing. Nobody owes one blind twice.
    Clause: missed blinds (roberts-11:4.9).
    """
    if table.is_tournament:
        return ()
    passed = (
        {}
        if spots is None or table.last is None
        else {
            Blind.SMALL_BLIND: _passed(table, table.last.small_blind_seat, spots.small_blind, spots.big),
            Blind.BIG_BLIND: _passed(table, table.last.big_blind_seat, spots.big_blind, spots.big) - {spots.big_blind},
        }
    )
    debts = []
    for player in sorted(table.players, key=lambda player: player.seat):
        if player.seat in dealt_in:
            continue
        new = player.arrival.is_new_here and not player.owes
        now = {blind for blind, seats in passed.items() if player.seat in seats and not new}
        blinds = tuple(blind for blind in Blind if blind in now or blind in player.owes)
        if blinds:
            debts.append(Debt(seat=player.seat, blinds=blinds))
    return tuple(debts)


def _passed(table: Table, before: int | None, now: int | None, big_blind: int) -> set[int | None]:
    """The places that a blind goes over from one to the other, the last one included.

    None if it goes back, as the small blind may where three become two: on its way it would go over the big blind.
    """
    if before is None or now is None or before == now or now not in {*table.between(before, big_blind), big_blind}:
        return set()
    return {*table.between(before, now), now}
