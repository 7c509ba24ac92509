"""What is owed where the bet is more than anybody else can put in, as against a short all-in blind or bring-in?"""

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
