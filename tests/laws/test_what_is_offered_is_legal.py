"""What is offered stands as it is; what is not is corrected, or accepted as an action that was offered."""

from hypothesis import given

from service.rules.decide import decide
from service.rules.model.action import Action, ActionType, Barred, Options, Proposal, RaiseOption
from service.rules.model.round import BettingRound
from service.rules.options import options
from service.rules.ruleset import Ruleset
from tests.laws.strategies import reachable_rounds, wager


def is_offered(action: Action, offered: Options) -> bool:
    """Whether the action is one of those offered."""
    match action.type:
        case ActionType.FOLD:
            return offered.fold
        case ActionType.CHECK:
            return offered.check
        case ActionType.CALL:
            return offered.call is not None and action.to == offered.call.to
        case ActionType.BRING_IN:
            return offered.bring_in is not None and action.to == offered.bring_in.to
        case _:
            return offered.raise_ is not None and is_in_range(action.to, offered.raise_)


def is_in_range(to: int, offered: RaiseOption) -> bool:
    """Whether a total (to) is one of the sizes offered, or in the range of them."""
    return to in (offered.sizes or range(offered.min_to, offered.max_to + 1))


@given(reachable_rounds())
def test_each_action_is_legal_exactly_when_offered(at: tuple[BettingRound, Ruleset]) -> None:
    """Fold, check, call and bring-in stand exactly when the options hold them; a call of nothing is the check."""
    round, ruleset = at
    offered = options(round, round.actor, ruleset)
    stands = {
        ActionType.FOLD: offered.fold,
        ActionType.CHECK: offered.check,
        ActionType.CALL: offered.call is not None or offered.check,
        ActionType.BRING_IN: offered.bring_in is not None,
    }
    for kind, expected in stands.items():
        assert decide(round, Proposal(type=kind), ruleset).legal == expected, kind


@given(reachable_rounds())
def test_a_raise_is_legal_exactly_within_the_range(at: tuple[BettingRound, Ruleset]) -> None:
    """A raise stands when its total lies in the range, in whole chips or all-in; one chip outside it does not.

    Where two sizes are offered, these two are the range. Where nobody could match one, no clause forbids it: it stands
    as what is left beside a raise.
    """
    round, ruleset = at
    offered = options(round, round.actor, ruleset)
    raise_ = offered.raise_
    reach = round.actor.reach(round.chip)
    low, high = (raise_.min_to, raise_.max_to) if raise_ else (round.current_bet + 1, reach)
    owed = offered.call.to if offered.call else round.due
    around = {edge + step for edge in (low, high) for step in (-round.chip, -1, 0, 1, round.chip)} | {0, reach}
    for to in sorted(to for to in around if to >= 0):
        within = raise_ is not None and is_in_range(to, raise_)
        whole = raise_ is not None and (to % round.chip == 0 or to in (raise_.min_to, raise_.max_to))
        decision = decide(round, wager(to), ruleset)
        unmatched = offered.raise_barred is Barred.NO_OPPONENT and owed <= to <= reach
        assert decision.legal == (unmatched or (within and whole)), to
        assert decision.action is None or is_offered(decision.action, offered), to
        if raise_ and not decision.legal:
            assert decision.action is not None
            assert is_in_range(decision.action.to, raise_)


@given(reachable_rounds())
def test_all_in_is_legal_when_it_passes_no_maximum(at: tuple[BettingRound, Ruleset]) -> None:
    """An all-in stands as a call for less, where the range reaches it, and where nobody could match it."""
    round, ruleset = at
    offered = options(round, round.actor, ruleset)
    is_call = round.actor.reach(round.chip) <= round.due
    within = offered.raise_ is not None and offered.raise_.all_in_to is not None
    unmatched = offered.raise_barred is Barred.NO_OPPONENT
    decision = decide(round, Proposal(type=ActionType.ALL_IN), ruleset)
    assert decision.legal == (is_call or within or unmatched)
    assert decision.action is not None
    assert is_offered(decision.action, offered)
    if decision.legal and not unmatched:
        assert decision.action is not None
        assert decision.action.all_in
