"""What is answered can be sent back: each round as the next request, and one that is over for the street after it.

Whole hands, with anything done out of turn, said on a condition, or come to light on the way. No chip appears, vanishes
or changes hands there, and `legal` is null where the floor chooses.
"""

from enum import Enum, auto
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.answers import render
from service.answers.endpoints import NEXT_STREET, OPTIONS, ask
from service.answers.problems import Reply
from service.rules.decide import decide
from service.rules.model.action import ActionType, Proposal
from service.rules.model.next import NextStreet, NextType
from service.rules.model.round import Awaited, BettingRound, Condition, Opening, Player, Structure
from service.rules.model.steps import ActionSince, Declaration, Incident, IncidentKind, Statement, Step, Word
from service.rules.next_street import next_street, what_follows
from service.rules.opening import deal_in
from service.rules.options import options
from service.rules.ruleset import Ruleset
from service.rules.snapshot import settle
from service.rules.step_faults import step_faults
from service.rulesets import load_rulebooks
from tests.laws.live_table import assert_ruled, steps
from tests.laws.strategies import PROPOSALS, as_sent, moves, openings, rulesets

RULEBOOKS: Final = load_rulebooks()
MOST_STEPS: Final = 16


def asked(path: str, ruleset: Ruleset, **sent: Any) -> Reply:
    """What is answered to this under the ruleset."""
    return ask(path, render.to_bytes({"rulebook": ruleset.id, **sent}), RULEBOOKS)


class Kind(Enum):
    """What is done next; the first is the dullest."""

    STANDS = auto()  # in turn
    RAISES = auto()  # in turn, if that is open
    FOLDS_EARLY = auto()
    ACTS = auto()  # in turn or early, whatever stands
    ANNOUNCES = auto()  # on a condition, in turn or early
    SIZE_TO_COME = auto()  # a wager announced in turn
    SKIPPED = auto()  # the seat to act
    ANYTHING = auto()  # said, done, or come to light


@st.composite
def steps_of_a_hand(draw: st.DrawFn, round: BettingRound, ruleset: Ruleset) -> Step | None:
    """Whatever anybody may do or say now; None where that has no meaning in the round."""
    kind = draw(st.sampled_from(Kind))
    others = [one.seat for one in round.players if one.may_act(round.chip) and one.seat != round.to_act]
    step: Step | None
    if kind is Kind.STANDS or (not others and kind is not Kind.RAISES):
        step = draw(st.sampled_from(moves(options(round, round.actor, ruleset))))
    elif kind is Kind.RAISES:
        step = moves(options(round, round.actor, ruleset))[-1]
    elif kind is Kind.FOLDS_EARLY:
        step = Proposal(type=ActionType.FOLD, seat=draw(st.sampled_from(others)))
    elif kind is Kind.ACTS:
        able = [one.seat for one in round.players if one.may_act(round.chip)]
        step = replace(draw(PROPOSALS), seat=draw(st.sampled_from(able)))
    elif kind is Kind.ANNOUNCES:
        condition = Condition(type=draw(st.sampled_from(Awaited)), seat=draw(st.sampled_from((None, round.to_act))))
        word = draw(st.sampled_from((Word.FOLD, Word.FOLD, Word.CHECK, Word.CALL, Word.RAISE, Word.ALL_IN)))
        step = Declaration(seat=draw(st.sampled_from(others)), words=(Statement(word=word, condition=condition),))
    elif kind is Kind.SIZE_TO_COME:
        step = Declaration(words=(Statement(word=Word.RAISE if round.due else Word.BET, size_to_come=True),))
    elif kind is Kind.SKIPPED:
        done = st.sampled_from((ActionType.CALL, ActionType.FOLD))
        actions_since = [ActionSince(seat=seat, type=draw(done)) for seat in others[: draw(st.integers(2, 4))]]
        if draw(st.booleans()):
            bet = round.current_bet + draw(st.integers(1, 4)) * round.min_bet
            actions_since[0] = replace(actions_since[0], type=ActionType.RAISE, to=bet)
        step = Incident(kind=IncidentKind.SKIPPED, seat=round.actor.seat, acted_since=tuple(actions_since))
    else:
        step = draw(steps(round, ruleset))
    return None if step is None or step_faults(round, step, ruleset) else step


def assert_taken(round: BettingRound, ruleset: Ruleset) -> None:
    """The round is taken as it was answered; where it is over, so is what follows it."""
    assert settle(as_sent(round), ruleset) == round
    told = asked(OPTIONS, ruleset, round=round)
    assert told.status == 200, (told.document, round)
    assert told.document["seat"] == round.to_act
    if round.to_act is not None:
        return
    following = what_follows(round)
    first = following.first_to_act
    if first is None:
        first = next(one.seat for one in round.players if not one.folded)
    after = asked(NEXT_STREET, ruleset, round=round, first_to_act=first)
    if following.type in (NextType.WON, NextType.SHOWDOWN):
        assert [one["code"] for one in after.document["errors"]] == [f"next_street.{following.type}"]
        return
    assert after.status == 200, (after.document, round)
    assert_nobody_wins_more_than_he_matched(round)
    street = after.document["round"]
    assert settle(as_sent(street), ruleset) == street
    assert street.pot_before_round == round.pot_total - (following.uncalled.amount if following.uncalled else 0)
    assert (street.pots_before_round or ()) == (following.pots or ())
    assert street.to_act == (first if following.first_to_act is not None else street.to_act)
    assert (street.to_act is None) == following.run_out


def assert_nobody_wins_more_than_he_matched(over: BettingRound) -> None:
    """Who is all-in wins of each other no more than he put in, as long as somebody with chips is left for the rest."""
    pots = what_follows(over).pots
    if pots is None or over.pots_before_round is None or not any(one.may_act(over.chip) for one in over.players):
        return
    for player in over.players:
        if player.is_all_in(over.chip):
            before = sum(pot.amount for pot in over.pots_before_round if player.seat in pot.seats)
            matched = sum(min(one.committed, player.committed) for one in over.players)
            assert sum(pot.amount for pot in pots if player.seat in pot.seats) <= before + matched


@given(openings(), rulesets, st.data())
def test_what_is_answered_can_be_sent_back(opening: Opening, ruleset: Ruleset, data: st.DataObject) -> None:
    """Also each of the floor's choices, of which one is taken."""
    round = deal_in(opening, ruleset)
    assert isinstance(round, BettingRound), round
    for _ in range(MOST_STEPS):
        if round.to_act is None:
            if what_follows(round).type in (NextType.WON, NextType.SHOWDOWN):
                return
            in_it = [one.seat for one in round.players if not one.folded]
            round = next_street(round, NextStreet(first_to_act=data.draw(st.sampled_from(in_it))))
            if round.to_act is None:
                return
        step = data.draw(steps_of_a_hand(round, ruleset))
        if step is None:
            continue
        decision = decide(round, step, ruleset)
        assert_ruled(round, step, decision)
        choices = [alternative.round for alternative in decision.alternatives]
        for after in dict.fromkeys([decision.round, *choices]):
            assert_taken(after, ruleset)
        round = data.draw(st.sampled_from(choices)) if choices else decision.round
    while round.to_act is not None:
        passive = [move for move in moves(options(round, round.actor, ruleset)) if move.sized_by is None]
        round = decide(round, passive[-1], ruleset).round
    assert_taken(round, ruleset)


def test_whoever_is_left_as_others_fold_over_a_condition_has_won() -> None:
    """Seat 1 folds if anybody folds, and both others are told to have folded over its turn: one hand is left."""
    rules = RULEBOOKS["tda-2013"].ruleset
    opening = Opening(
        structure=Structure.NO_LIMIT,
        street=1,
        streets=4,
        min_bet=2,
        bring_in=1,
        first_to_act=0,
        players=(Player(seat=0, stack=2), Player(seat=1, stack=1), Player(seat=2, stack=1)),
    )
    round = deal_in(opening, rules)
    assert isinstance(round, BettingRound)
    fold = Statement(word=Word.FOLD, condition=Condition(type=Awaited.FOLD))
    actions_since = (ActionSince(seat=0, type=ActionType.FOLD), ActionSince(seat=2, type=ActionType.FOLD))
    said = decide(round, Declaration(seat=1, words=(fold,)), rules)
    (round,) = [one.round for one in said.alternatives if one.round.player(1).out_of_turn]
    round = decide(round, Proposal(type=ActionType.BRING_IN), rules).round
    told = decide(round, Incident(kind=IncidentKind.SKIPPED, seat=1, acted_since=actions_since), rules)
    for after in (told.round, *[one.round for one in told.alternatives]):
        assert_taken(after, rules)
