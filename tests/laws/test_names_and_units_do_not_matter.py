"""Relabelling the seats, turning the table, or counting in smaller units changes nothing else."""

from typing import Final

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.model.action import Action, Proposal
from service.rules.model.decision import Decision
from service.rules.model.round import BettingRound, Player
from service.rules.ruleset import Ruleset
from tests.laws.strategies import PROPOSALS, reachable_rounds

AMOUNTS: Final = (
    "min_bet",
    "chip",
    "pot_before_round",
    "current_bet",
    "last_full_raise_by",
    "last_full_bet_to",
    "bring_in",
    "pot_credit",
)


def relabelled(round: BettingRound) -> BettingRound:
    """The same table with other seat numbers."""
    players = tuple(replace(player, seat=99 - player.seat) for player in round.players)  # conditions are of anybody
    to_act, last = (None if seat is None else 99 - seat for seat in (round.to_act, round.acts_last))
    return replace(round, players=players, to_act=to_act, acts_last=last)


def scaled(round: BettingRound, by: int) -> BettingRound:
    """The same table counted in units `by` times as small."""

    def player(was: Player) -> Player:
        early = was.out_of_turn
        return replace(
            was,
            stack=was.stack * by,
            committed=was.committed * by,
            out_of_turn=early and replace(early, to=early.to * by, faced=early.faced * by),
        )

    return replace(
        round,
        players=tuple(player(was) for was in round.players),
        max_bet=None if round.max_bet is None else round.max_bet * by,
        street_bets=round.street_bets and tuple([bet * by for bet in round.street_bets]),
        big_bet=None if round.big_bet is None else round.big_bet * by,
        **{name: getattr(round, name) * by for name in AMOUNTS},
    )


def outline(decision: Decision) -> tuple[object, ...]:
    """What a decision says, but for seats, amounts and words."""
    action = decision.action
    return (
        decision.ruling,
        action and (action.type, action.all_in),
        decision.full_raise,
        decision.options and decision.options.raise_barred,
        decision.penalty,
        [(reason.code, reason.clause, reason.basis) for reason in decision.reasons],
    )


def amounts(action: Action | None) -> tuple[int, ...]:
    """The three amounts of an action."""
    return (action.to, action.by, action.add) if action else ()


@given(reachable_rounds(), PROPOSALS)
def test_relabelling_seats_changes_nothing_else(at: tuple[BettingRound, Ruleset], proposal: Proposal) -> None:
    """Seat numbers are names."""
    round, ruleset = at
    was = decide(round, proposal, ruleset)
    now = decide(relabelled(round), proposal, ruleset)
    assert outline(now) == outline(was)
    assert now.round == relabelled(was.round)
    assert now.reopened_seats == tuple(99 - seat for seat in was.reopened_seats)


@given(reachable_rounds(), PROPOSALS, st.integers(1, 6))
def test_turning_the_table_changes_nothing(at: tuple[BettingRound, Ruleset], proposal: Proposal, by: int) -> None:
    """Where the list of seats begins means nothing: it goes round."""
    round, ruleset = at
    by %= len(round.players)
    turned = replace(round, players=round.players[by:] + round.players[:by])
    was, now = decide(round, proposal, ruleset), decide(turned, proposal, ruleset)
    assert outline(now) == outline(was)
    assert now.round.to_act == was.round.to_act
    assert now.options == was.options
    assert set(now.reopened_seats) == set(was.reopened_seats)


@given(reachable_rounds(), PROPOSALS, st.sampled_from((2, 100, 1009)))
def test_scaling_every_amount_changes_nothing_else(
    at: tuple[BettingRound, Ruleset], proposal: Proposal, by: int
) -> None:
    """Dollars or cents, the ruling is the same."""
    round, ruleset = at
    name = proposal.sized_by
    larger = replace(proposal, **{name: getattr(proposal, name) * by}) if name else proposal
    was, now = decide(round, proposal, ruleset), decide(scaled(round, by), larger, ruleset)
    assert outline(now) == outline(was)
    assert now.round == scaled(was.round, by)
    assert amounts(now.action) == tuple(amount * by for amount in amounts(was.action))
