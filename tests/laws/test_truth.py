"""`legal` of a plain action in turn is true or false: null is the floor's alone."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from service.rules.decide import decide
from service.rules.model.round import BettingRound
from service.rules.ruleset import Ruleset
from service.rules.step_faults import step_faults
from tests.laws.live_table import steps
from tests.laws.strategies import PROPOSALS, reachable_rounds


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_a_plain_action_in_turn_is_not_for_the_floor_where_nobody_acted_out_of_turn(
    at: tuple[BettingRound, Ruleset], data: st.DataObject
) -> None:
    """Whatever was said, done or found before: a platform's code may rely on it."""
    round, ruleset = at
    if (step := data.draw(steps(round, ruleset))) is not None:
        after = decide(round, step, ruleset)
        round = data.draw(st.sampled_from([after.round, *[one.round for one in after.alternatives]]))
    assume(round.to_act is not None and all(player.out_of_turn is None for player in round.players))
    action = data.draw(PROPOSALS)
    assume(not step_faults(round, action, ruleset))
    assert decide(round, action, ruleset).legal is not None
