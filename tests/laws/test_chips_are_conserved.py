"""Whatever is proposed, by whomever: no chip appears or vanishes, and none changes hands."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.model.action import Proposal
from service.rules.model.round import BettingRound
from service.rules.ruleset import Ruleset
from tests.laws.strategies import PROPOSALS, reachable_rounds


@given(reachable_rounds(), PROPOSALS, st.data())
def test_chips_are_conserved(at: tuple[BettingRound, Ruleset], proposal: Proposal, data: st.DataObject) -> None:
    """Each seat's stack and commitment add up to what they did before; the pot before the round stays."""
    round, ruleset = at
    able = [player.seat for player in round.players if player.may_act(round.chip)]
    seat = data.draw(st.sampled_from(able))
    decision = decide(round, replace(proposal, seat=seat), ruleset)
    for after in (decision.round, *(alternative.round for alternative in decision.alternatives)):
        assert after.pot_before_round == round.pot_before_round
        for was, now in zip(round.players, after.players, strict=True):
            assert was.seat == now.seat
            assert was.stack + was.committed == now.stack + now.committed
            assert now.stack >= 0
            assert now.committed >= was.committed
