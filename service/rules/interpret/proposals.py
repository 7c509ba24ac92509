"""The plain actions that words and chips can mean."""

from ..betting.raise_size import least_raise_to
from ..model.action import ActionType, Proposal
from ..model.effect import Effect
from ..model.interpretation import FloorChoice, Interpretation
from ..model.round import BettingRound, Structure
from ..ruleset import Ruleset
from ..situation import Situation


def passive_proposal(situation: Situation) -> Proposal:
    """The bring-in where it is due, else a call, or a check where nothing is owed."""
    if situation.round.bring_in_pending:
        return Proposal(type=ActionType.BRING_IN)
    return Proposal(type=ActionType.CALL if situation.facing else ActionType.CHECK)


def wager_to(to: int | None) -> Proposal:
    """A bet or a raise to a total of `to` (the ruling tells which it is); None means the smallest that is allowed."""
    return Proposal(type=ActionType.RAISE, to=to)


def full_raise(round: BettingRound, ruleset: Ruleset) -> int:
    """The size of a full raise (by): chips beyond the call are a raise if they come to half of it.

    Clause: half raise (tda-2019:43.A, tda-2013:41.A, roberts-11:3.14, badugi:14).
    """
    if round.structure is Structure.FIXED_LIMIT:
        return round.bet_size
    if round.no_bet_yet:
        return round.last_raise
    return least_raise_to(round, ruleset.raise_size) - round.current_bet


def as_choices(meaning: Interpretation, effect: Effect) -> tuple[FloorChoice, ...]:
    """The interpretation as one choice of the floor's; if it has choices of its own, those."""
    return meaning.choices or (FloorChoice(proposal=meaning.proposal, effect=effect, bars_raise=meaning.bars_raise),)
