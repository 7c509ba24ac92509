"""What is offered is legal as it stands, and nothing else is."""

from hypothesis import given

from service.rules.decide import decide
from service.rules.model.action import ActionType, Proposal
from service.rules.model.round import BettingRound
from service.rules.options import options
from service.rules.ruleset import Ruleset
from tests.properties.strategies import reachable_rounds, wager


@given(reachable_rounds())
def test_each_action_is_legal_exactly_when_offered(at: tuple[BettingRound, Ruleset]) -> None:
    """Fold, check, call and bring-in stand exactly when the options hold them."""
    round, ruleset = at
    offered = options(round, round.actor, ruleset)
    stands = {
        ActionType.FOLD: offered.fold,
        ActionType.CHECK: offered.check,
        ActionType.CALL: offered.call is not None,
        ActionType.BRING_IN: offered.bring_in is not None,
    }
    for kind, expected in stands.items():
        assert decide(round, Proposal(type=kind), ruleset).legal == expected, kind


@given(reachable_rounds())
def test_a_raise_is_legal_exactly_within_the_range(at: tuple[BettingRound, Ruleset]) -> None:
    """A raise stands when its total lies in the range, in whole chips or all-in; one chip outside it does not."""
    round, ruleset = at
    raise_ = options(round, round.actor, ruleset).raise_
    reach = round.actor.reach(round.chip)
    low, high = (raise_.min_to, raise_.max_to) if raise_ else (round.current_bet + 1, reach)
    around = {edge + step for edge in (low, high) for step in (-round.chip, -1, 0, 1, round.chip)} | {0, reach}
    for to in sorted(to for to in around if to >= 0):
        within = raise_ is not None and raise_.min_to <= to <= raise_.max_to
        whole = raise_ is not None and (to % round.chip == 0 or to in (raise_.min_to, raise_.max_to))
        decision = decide(round, wager(to), ruleset)
        assert decision.legal == (within and whole), to
        if raise_ and not decision.legal:
            assert decision.action is not None
            assert raise_.min_to <= decision.action.to <= raise_.max_to


@given(reachable_rounds())
def test_all_in_is_legal_when_it_passes_no_maximum(at: tuple[BettingRound, Ruleset]) -> None:
    """An all-in stands as a call for less, or where the range reaches it."""
    round, ruleset = at
    offered = options(round, round.actor, ruleset)
    is_call = round.actor.reach(round.chip) <= round.due
    within = offered.raise_ is not None and offered.raise_.all_in_to is not None
    decision = decide(round, Proposal(type=ActionType.ALL_IN), ruleset)
    assert decision.legal == (is_call or within)
    if decision.legal:
        assert decision.action is not None
        assert decision.action.all_in
