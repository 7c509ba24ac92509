"""A call of too little, or of a misunderstood amount: does it stand, must it be full, or does the floor choose?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..model.round import BettingRound, Player, Structure

_TINY: Final = 10  # under a tenth of what is faced: our reading of "relatively tiny"


class Undercall(StrEnum):
    """What becomes of an undercall."""

    FULL_OR_FLOOR = "full_or_floor"  # TDA: a full call heads-up or facing the opening bet, else the floor's
    FULL_CALL = "full_call"  # Robert's: brought up to the full call


@dataclass(frozen=True, slots=True, kw_only=True)
class UndercallRule:
    """The rule on undercalls, and whether the floor decides on tiny chips and may penalize them."""

    rule: Undercall = Undercall.FULL_OR_FLOOR
    tiny: bool = True  # False in the TDA's rules of 2013: they are an undercall like any other
    tiny_penalty: bool = False  # True in the TDA's rules since 2019 and in those of the WSOP's tournaments


def must_call_in_full(round: BettingRound, rule: UndercallRule, *, in_turn: bool) -> bool:
    """Whether an undercall must be made a full call, and nothing is left to the floor.

    Clause: undercall (tda-2019:51.B, roberts-11:3.13, badugi:12).
    """
    if rule.rule is Undercall.FULL_CALL:
        return True
    if not in_turn:
        return False
    return round.live == 2 or faces_the_opening_bet(round)


def meant_to_call(round: BettingRound, player: Player, total: int) -> int:
    """The smaller bet (to) for which one chip was meant that brings the player to `total`; `total` if there is none.

    400 raised to 1,200, and a 500 chip: a call of the 400. Clause: undercall (tda-2019:51.B).
    """
    bets = [other.committed for other in round.players if player.committed < other.committed <= total]
    return max(bets, default=total)


def faces_the_opening_bet(round: BettingRound) -> bool:
    """Whether the current bet is still the first of the round; before the flop that is the big blind.

    Clause: undercall (tda-2019:51.B).
    """
    if is_straddled(round):
        return True
    return round.current_bet <= (
        round.bet_size if round.structure is Structure.FIXED_LIMIT else round.last_full_raise_by
    )


def is_straddled(round: BettingRound) -> bool:
    """Whether the current bet is still a straddle: on the first street, and its maker has not acted.

    Clause: undercall (no text of the TDA's knows straddles).
    """
    if round.current_bet <= round.min_bet or (round.street or 1) > 1:
        return False
    return any(player.committed == round.current_bet and not player.acted for player in round.players)


def is_no_plain_opening(round: BettingRound) -> bool:
    """Whether it is only our reading that the current bet is the first of the round: a straddle, or a completion.

    A bet that a short all-in has called looks the same as one made over it: in limit a completion of less than half a
    bet, elsewhere another all-in below the smallest bet. Clause: undercall (tda-2019:51.B).
    """
    if is_straddled(round) or 0 < round.bring_in < min(round.min_bet, round.current_bet):
        return True
    if round.structure is not Structure.FIXED_LIMIT and round.current_bet >= round.min_bet:
        return False
    below = (round.min_bet + 1) // 2 if round.structure is Structure.FIXED_LIMIT else round.current_bet
    return any(player.is_all_in(round.chip) and 0 < player.committed < below for player in round.players)


def is_tiny(put_in: int, facing: int) -> bool:
    """Whether silent chips, one or several, are tiny compared with what the seat faces (add): under a tenth of it.

    Clause: tiny chips (tda-2019:41).
    """
    return _TINY * put_in < facing


class GrossMisunderstanding(StrEnum):
    """What becomes of a call by a player who was told far less than the bet."""

    CALL_STANDS = "call_stands"  # TDA: it is a call of the right amount
    FLOOR = "floor"  # Robert's, no-limit and pot-limit: it may be taken back
    FLOOR_UNTIL_OTHERS_ACT = "floor_until_others_act"  # WSOP live, in any structure: while nobody has acted after it


@dataclass(frozen=True, slots=True, kw_only=True)
class MisunderstandingRule:
    """Whether a gross misunderstanding is for the floor."""

    gross: GrossMisunderstanding = GrossMisunderstanding.CALL_STANDS


def is_gross(claim: int, facing: int) -> bool:
    """Whether a player was told less than four fifths of what he had to call (add).

    Clause: gross misunderstanding (roberts-11:14.10).
    """
    return 5 * claim < 4 * facing
