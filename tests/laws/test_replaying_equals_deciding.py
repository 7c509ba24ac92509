"""Replaying a list of actions equals deciding them one by one, each on the round that the last one left."""

from hypothesis import given
from hypothesis import strategies as st

from service.rules import replay
from service.rules.decide import decide
from service.rules.model.action import Proposal
from service.rules.model.decision import OnIllegal
from service.rules.model.round import BettingRound
from service.rules.ruleset import Ruleset
from service.rules.snapshot import settle
from tests.laws.strategies import PROPOSALS, as_sent, reachable_rounds


@given(reachable_rounds(), st.lists(PROPOSALS, min_size=1, max_size=8), st.sampled_from(OnIllegal))
def test_replaying_equals_deciding(
    at: tuple[BettingRound, Ruleset], proposals: list[Proposal], on_illegal: OnIllegal
) -> None:
    """The same decisions, also when each round has gone out as an answer and come back as a request."""
    round, ruleset = last, _ = at
    replayed = replay(round, proposals, ruleset, on_illegal)
    for decision, proposal in zip(replayed.decisions, proposals, strict=False):
        sent_back = settle(as_sent(round), ruleset)
        assert isinstance(sent_back, BettingRound)
        assert decide(sent_back, proposal, ruleset) == decision
        last, round = round, decision.round
    assert replayed.round == (round if replayed.stopped_at is None or replayed.faults else last)
    if replayed.faults:
        assert replayed.stopped_at == len(replayed.decisions)
