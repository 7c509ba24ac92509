"""The round that an answer leaves is valid input, and means what it says."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.model.action import Proposal
from service.rules.model.round import BettingRound
from service.rules.ruleset import Ruleset
from service.rules.settle import settle
from tests.properties.strategies import PROPOSALS, as_sent, reachable_rounds


@given(reachable_rounds(), PROPOSALS, st.data())
def test_the_next_round_is_valid(at: tuple[BettingRound, Ruleset], proposal: Proposal, data: st.DataObject) -> None:
    """Settling the answer's round gives that very round, without a fault; also after an action out of turn."""
    round, ruleset = at
    able = [player.seat for player in round.players if player.may_act(round.chip)]
    decision = decide(round, replace(proposal, seat=data.draw(st.sampled_from(able))), ruleset)
    for after in (decision.round, *(alternative.round for alternative in decision.alternatives)):
        assert settle(as_sent(after), ruleset) == after


@given(reachable_rounds(), st.lists(PROPOSALS, max_size=12), st.data())
def test_any_line_of_play_stays_valid(
    at: tuple[BettingRound, Ruleset], proposals: list[Proposal], data: st.DataObject
) -> None:
    """However odd the proposals, in turn and out of it, every round on the way is valid, and the round ends."""
    round, ruleset = at
    for proposal in proposals:
        if round.to_act is None:
            break
        able = [player.seat for player in round.players if player.may_act(round.chip)]
        round = decide(round, replace(proposal, seat=data.draw(st.sampled_from(able))), ruleset).round
        assert settle(as_sent(round), ruleset) == round
