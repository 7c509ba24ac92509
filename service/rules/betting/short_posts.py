"""Posts that a stack is too short for: which does it pay first, and what do the others owe to a short blind?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import BettingRound, Player


class ShortBlindOwed(StrEnum):
    """What a seat owes that is left alone with blinds, or a bring-in, posted short."""

    AT_STAKE = "at_stake"  # what an opponent can win or lose
    NOMINAL = "nominal"  # WSOP live: the whole blind


@dataclass(frozen=True, slots=True, kw_only=True)
class OwedRule:
    """How much of a bet is owed that nobody else has in front and nobody else can put in."""

    short_blind: ShortBlindOwed = ShortBlindOwed.AT_STAKE


def owed_to(round: BettingRound, player: Player, rule: OwedRule) -> int:
    """The total (to) that the seat must have in front to stay: the bet, or less if nobody else can come to as much.

    A bring-in that is still due is owed whole: it is posted.
    Clause: short blind (wsop-live-2024:150).
    """
    if round.bring_in_pending or rule.short_blind is ShortBlindOwed.NOMINAL:
        return round.due
    return min(round.due, max(player.committed, at_stake(round, player)))


def at_stake(round: BettingRound, player: Player) -> int:
    """The most (to) that anybody else has in front, or can put there; what a folded seat left counts."""
    most, due, chip = 0, round.due, round.chip
    for other in round.players:
        if other.seat == player.seat:
            continue
        reach = other.committed if other.folded else other.reach(chip)
        if reach >= due:
            return reach
        most = max(most, reach)
    return most


class ShortStackPays(StrEnum):
    """What a short stack pays first, with 250 chips for a big blind of 200 and an ante of 200."""

    BLIND_FIRST = "blind_first"  # the blind is whole, 50 are the ante
    ANTE_FIRST = "ante_first"  # some houses: the ante is whole, the blind is all-in for 50


@dataclass(frozen=True, slots=True, kw_only=True)
class AnteRule:
    """What a short stack pays first of its blind and of the ante for the table; an ante of each seat goes before."""

    short_stack: ShortStackPays = ShortStackPays.BLIND_FIRST
