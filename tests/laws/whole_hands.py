"""Whole hands that play can come to, and what the rules make of them."""

from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.model.action import Proposal
from service.rules.model.decision import OnIllegal
from service.rules.model.hand import Hand, HandPlayed, Street
from service.rules.model.next import NextStreet
from service.rules.model.round import BettingRound
from service.rules.next_street import next_street
from service.rules.opening import deal_in
from service.rules.options import options
from service.rules.play_hand import play
from service.rules.ruleset import Ruleset
from tests.laws.strategies import PROPOSALS, moves, openings, rulesets


@st.composite
def hands(draw: st.DrawFn) -> tuple[Hand, Ruleset]:
    """A hand from its first post on, mostly played by the rules, sometimes not, sometimes cut short."""
    ruleset = draw(rulesets)
    start = draw(openings().filter(lambda opening: opening.street == 1))
    start = replace(start, button=start.players[-1].seat)
    round = deal_in(start, ruleset)
    assert isinstance(round, BettingRound)
    streets = []
    for number in range(draw(st.integers(1, 4))):
        if number:
            if round.to_act is not None:
                break
            round = next_street(round, NextStreet())
        steps: list[Proposal] = []
        for _ in range(draw(st.integers(0, 12))):
            if round.to_act is None:
                break
            step = draw(PROPOSALS if draw(st.integers(0, 9)) == 0 else _basis(round, ruleset))
            steps.append(step)
            if step.sized_by is None and step.type.is_wager:
                break
            decision = decide(round, step, ruleset)
            round = decision.round
        first = start.players[0].seat if number else None
        streets.append(Street(steps=tuple(steps), paid=(None,) * len(steps), first_to_act=first))
    return Hand(start=start, streets=tuple(streets)), ruleset


def _basis(round: BettingRound, ruleset: Ruleset) -> st.SearchStrategy[Proposal]:
    return st.sampled_from(moves(options(round, round.actor, ruleset))[::-1])


def ruled(hand: Hand, ruleset: Ruleset, on_illegal: OnIllegal = OnIllegal.CORRECT) -> HandPlayed:
    """The hand played; its beginning makes sense."""
    played = play(hand, ruleset, on_illegal)
    assert isinstance(played, HandPlayed), played
    return played
