"""May a player raise after a check, and where nobody could call?"""

from dataclasses import dataclass

from ..model.round import BettingRound, Player


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRaiseRule:
    """Whether a seat that has checked may raise later in the round.

    Clause: check-raise (roberts-11:3.1, badugi:1).
    """

    allowed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRule:
    """Whether a raise is offered even if nobody could call it."""

    offer_raise: bool = False


def anyone_could_call(round: BettingRound, player: Player) -> bool:
    """Whether an opponent in the pot has enough chips to go above the current bet."""
    chip, bet = round.chip, round.current_bet
    for other in round.players:
        if not other.folded and other.seat != player.seat and other.reach(chip) > bet:
            return True
    return False
