"""The round that an answer leaves is valid input, and means what it says."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.model.action import Proposal
from service.rules.model.next import NextStreet, NextType
from service.rules.model.round import BettingRound
from service.rules.next_street import follow, what_follows
from service.rules.options import options
from service.rules.ruleset import Ruleset
from service.rules.snapshot import settle
from tests.laws.strategies import PROPOSALS, as_sent, moves, reachable_rounds


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


@given(reachable_rounds(may_be_over=True), st.data())
def test_the_street_that_follows_is_valid(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Settling it gives that very round; where there is none, the answer said so."""
    round, ruleset = at
    while round.to_act is not None:
        passive = [move for move in moves(options(round, round.actor, ruleset)) if move.sized_by is None]
        round = decide(round, passive[-1], ruleset).round
    first = data.draw(st.sampled_from([player.seat for player in round.players if not player.folded]))
    following = what_follows(round)
    street = follow(as_sent(round), NextStreet(first_to_act=first), ruleset)
    if following.type in (NextType.WON, NextType.SHOWDOWN):
        assert [fault.code for fault in street] == [f"next_street.{following.type}"]  # type: ignore[union-attr]
        return
    assert isinstance(street, BettingRound), street
    assert settle(as_sent(street), ruleset) == street
    assert (street.to_act is None) == following.run_out
    assert street.pot_before_round == round.pot_total - (following.uncalled.amount if following.uncalled else 0)
    assert street.pots_before_round == (following.pots or None)
