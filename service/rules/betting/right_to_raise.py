"""May a player raise: after a check, once he has acted, or where nobody could call?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import BettingRound, Player, Structure


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


class NoLimitReopening(StrEnum):
    """No-limit and pot-limit: what a seat that has acted must face to raise again."""

    FULL_RAISE_FACED = "full_raise_faced"  # every rulebook: short all-ins added up
    ANY_RAISE = "any_raise"  # home games: any raise at all


class LimitReopening(StrEnum):
    """Limit: what a seat that has acted must face to raise again."""

    FULL_BET_OR_HALF_FACED = "full_bet_or_half_faced"  # Robert's 11: short all-ins added up, for each player
    FULL_BET = "full_bet"  # older Robert's: each all-in by itself


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopeningRule:
    """When betting is reopened to a seat that has acted."""

    no_limit: NoLimitReopening = NoLimitReopening.FULL_RAISE_FACED
    limit: LimitReopening = LimitReopening.FULL_BET_OR_HALF_FACED
    cumulative: bool = True


def may_raise_again(round: BettingRound, player: Player, rule: ReopeningRule) -> bool:
    """Whether the seat has not acted yet, or faces enough for betting to be reopened to it.

    Each seat is asked separately: what it faces is the sum of all short all-ins since it acted.
    Clause: reopening (tda-2019:47.A and 47.B, tda-2013:41.B, roberts-11:3.6, badugi:5).
    """
    if not player.acted:
        return True
    if round.structure.is_limit:
        return _open_in_limit(round, player, rule.limit)
    return _open_in_no_limit(round, player, rule.no_limit)


def needed_to_reopen(round: BettingRound, committed: int) -> int:
    """What a seat that has acted and has `committed` (to) must face to raise again (add): a full raise, or half a bet.

    A bring-in is part of the first bet, so who is in for no more faces the rest of it.
    Clause: reopening (tda-2019:47.A and 47.B, tda-2013:41.B, roberts-11:3.6, badugi:5).
    """
    first_bet = 0 < round.bring_in < round.min_bet and committed <= round.bring_in and round.last_full_bet_to == 0
    if round.structure.is_limit:
        return max(1, (round.unit_bet + 1) // 2 - (round.bring_in if first_bet else 0))
    return round.min_bet - round.bring_in if first_bet else round.last_full_raise_by


def _open_in_no_limit(round: BettingRound, player: Player, rule: NoLimitReopening) -> bool:
    facing = round.facing(player)
    if rule is NoLimitReopening.ANY_RAISE:
        return facing > 0
    return facing >= round.last_full_raise_by or _bring_in_was_completed(round, player)


def _bring_in_was_completed(round: BettingRound, player: Player) -> bool:
    # bring-in 10, completed to 40: a full bet was made, though its caller lacks only 30
    return player.committed <= round.bring_in and 0 < round.bring_in < round.min_bet <= round.current_bet


def _open_in_limit(round: BettingRound, player: Player, rule: LimitReopening) -> bool:
    if rule is LimitReopening.FULL_BET:
        return round.last_full_bet_to > player.committed
    return 2 * round.facing(player) >= round.unit_bet or _whole_bet_was_made(round, player)


def _whole_bet_was_made(round: BettingRound, player: Player) -> bool:
    # bring-in 15, completed to 20: open, though 5 are faced; 20, 26 called, 31: the caller faces 5 of no whole bet
    if _first_bet_over_a_bring_in(round, player):
        return True
    if round.structure is Structure.FIXED_LIMIT:
        return round.last_full_bet_to > player.committed and round.last_full_bet_to % round.bet_size == 0
    return _bring_in_was_completed(round, player)


def _first_bet_over_a_bring_in(round: BettingRound, player: Player) -> bool:
    # bring-in 2, bets of 4, all-in 3: half a bet counts as the first bet, though who is in for the 2 faces only 1
    return player.committed <= round.bring_in < round.last_full_bet_to and 0 < round.bring_in < round.min_bet
