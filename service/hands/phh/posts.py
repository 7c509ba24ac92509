"""Antes, blinds and straddles: between the arrays of a document and the posts of a hand."""

from collections.abc import Iterable, Sequence

from .words import Json


def posts(antes: Sequence[int], blinds: Sequence[int], min_bet: int) -> list[Json]:
    """The posts, antes first. With two players the entries are reversed: the first is player 2's, the button's.

    A negative blind is a late post. A blind after the big blind is a straddle if it lifts the bet by a full bet.
    """
    seats = seats_of_entries(len(antes))
    made = [_post(seat, "ante", ante) for seat, ante in zip(seats, antes, strict=True) if ante]
    big = _big_blind(blinds)
    bet = 0
    for entry, (seat, blind) in enumerate(zip(seats, blinds, strict=False)):
        if blind:
            type = _type(entry, blind, big, bet + min_bet)
            made.append(_post(seat, type, abs(blind)))
            bet = max(bet, abs(blind))
    return made


def entries(found: Iterable[tuple[int, str, int]], players: int) -> tuple[list[int], list[int]]:
    """The arrays of antes and blinds, from player, type and amount of each post; a late post is negative."""
    antes, blinds = [0] * players, [0] * players
    at = {seat: entry for entry, seat in enumerate(seats_of_entries(players))}
    for player, type, amount in found:
        if type == "ante":
            antes[at[player]] += amount
        else:
            blinds[at[player]] += -amount if type == "post" else amount
    return antes, blinds


def first_without_blinds(blinds: Sequence[int]) -> int | None:
    """The seat to act first without blinds: left of the last one without a late post. None if there is a blind."""
    if any(blind > 0 for blind in blinds):
        return None
    seats = seats_of_entries(len(blinds))
    last = max(range(len(blinds)), key=lambda entry: (blinds[entry], seats[entry]))
    return seats[last] % len(blinds) + 1


def seats_of_entries(players: int) -> list[int]:
    """The seat of each entry of an array of forced bets."""
    return [2, 1] if players == 2 else list(range(1, players + 1))


def _big_blind(blinds: Sequence[int]) -> int | None:
    """The entry of the big blind: the second, or the first above 0 after it, or the only one."""
    above = [entry for entry, blind in enumerate(blinds) if blind > 0]
    return next((entry for entry in above if entry), above[0] if above else None)


def _type(entry: int, blind: int, big: int | None, least_straddle: int) -> str:
    if blind > 0 and big is not None:
        if entry == big:
            return "big_blind"
        if entry < big:
            return "small_blind"
        if blind >= least_straddle:
            return "straddle"
    return "post"


def _post(seat: int, type: str, amount: int) -> Json:
    return {"seat": seat, "type": type, "amount": amount}
