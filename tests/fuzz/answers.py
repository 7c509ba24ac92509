"""What an answer is good for: what was offered stands, no chip is made or lost, the next round can be sent again."""

import json
from typing import Any, Final

from msgspec.structs import replace

from service.answers import render
from service.answers.fault_messages import Refused
from service.answers.hand_question import hand_question
from service.answers.hand_report import report
from service.answers.questions import (
    RoundsQuestion,
    decision_question,
    next_hand_question,
    next_street_question,
    options_question,
    rounds_question,
)
from service.answers.schemas.round_schema import RoundSchema
from service.answers.schemas.strict_schema import load
from service.rules.decide import decide, replay
from service.rules.model.action import ActionType, Proposal
from service.rules.model.decision import Decision, Ruling
from service.rules.model.next import NextStreet, NextType
from service.rules.model.round import BettingRound
from service.rules.model.steps import Incident, Step
from service.rules.next_street import follow, what_follows
from service.rules.opening import deal_in
from service.rules.options import options as options_of
from service.rules.ruleset import Ruleset
from service.rules.snapshot import settle
from service.rulesets import load_rulebooks

RULEBOOKS: Final = load_rulebooks()

_ROUND: Final = RoundSchema()
_OF_ONE_HAND: Final = ("button_drawn", "redeal", "should_have_been")


def of_decision(raw: Any) -> None:
    """The laws of one decision."""
    asked = decision_question(raw, RULEBOOKS)
    _verify(asked.round, asked.step, decide(asked.round, asked.step, asked.ruleset), asked.ruleset)


def of_batch(raw: Any) -> None:
    """The laws of each of them that is one."""
    for item in raw["items"]:
        try:
            of_decision(item)
        except Refused:
            continue


def of_options(raw: Any) -> None:
    """What is offered stands, at both ends; or the floor chooses, where something out of turn waits."""
    asked = options_question(raw, RULEBOOKS)
    round = asked.round
    _accepted_again(round, asked.ruleset)
    if round.to_act is None:
        return
    offered = options_of(round, round.actor, asked.ruleset)
    wager = offered.raise_
    if wager is not None:
        for to in {wager.min_to, wager.max_to}:
            _stands(round, Proposal(type=wager.type, to=to), asked.ruleset)
    if offered.check:
        _stands(round, Proposal(type=ActionType.CHECK), asked.ruleset)
    if offered.call is not None:
        _stands(round, Proposal(type=ActionType.CALL), asked.ruleset)


def _stands(round: BettingRound, proposal: Proposal, ruleset: Ruleset) -> None:
    decided = decide(round, proposal, ruleset)
    waits = round.actor.out_of_turn is not None and decided.ruling is Ruling.DISCRETION
    assert decided.legal or waits, f"{proposal} was offered"
    _verify(round, proposal, decided, ruleset)


def of_next_hand(raw: Any) -> None:
    """Its opening is one, and its `last` and `players` are taken for the hand after it."""
    asked = next_hand_question(raw, RULEBOOKS)
    for deal in (asked.next_hand.deal, *asked.next_hand.alternatives):
        if deal is None:
            continue
        round = deal_in(deal.opening, asked.ruleset)
        assert isinstance(round, BettingRound), round
        assert set(deal.dealt_in) == {player.seat for player in round.players}
        stacks = {one["seat"]: one["stack"] for one in raw["table"]["players"]}
        assert round.chips_there_are == sum(stacks[seat] for seat in deal.dealt_in), "chips are made or lost"
        assert not set(deal.dealt_in) & {waiting.seat for waiting in deal.waiting}
    answer = json.loads(render.to_bytes(render.next_hand(asked.next_hand, asked.ruleset)))
    for deal in filter(None, (answer["deal"], *answer["alternatives"])):
        goes_on = {"last": deal["last"], "players": deal["players"], "won_by": deal["dealt_in"][:1]}
        table = {name: raw["table"][name] for name in raw["table"] if name not in _OF_ONE_HAND}
        try:
            next_hand_question({**raw, "table": {**table, **goes_on}}, RULEBOOKS)
        except Refused as error:
            raise AssertionError(f"the next question is refused: {error.faults[0]}") from None


def of_rounds(raw: Any) -> None:
    """The laws of each step of a round."""
    _of_steps(rounds_question(raw, RULEBOOKS))


def of_next_street(raw: Any) -> None:
    """The laws of each step of the next street."""
    _of_steps(next_street_question(raw, RULEBOOKS))


def _of_steps(asked: RoundsQuestion) -> None:
    replayed = replay(asked.round, asked.steps, asked.ruleset, asked.on_illegal)
    _accepted_again(asked.round, asked.ruleset)
    before = asked.round
    for step, decided in zip(asked.steps, replayed.decisions, strict=False):
        _verify(before, step, decided, asked.ruleset)
        before = decided.round


def of_hand(raw: Any) -> None:
    """Its last snapshot is accepted again, its chips are counted; corrected, it is a hand that can be sent."""
    asked = hand_question(raw, RULEBOOKS)
    told, last = report(asked), asked.played.round
    # a record of two players needs no `players_left` below the cap, and a snapshot does
    _accepted_again(replace(last, players_left=last.players_left or 50), asked.ruleset)
    assert told["final"]["conserved"], told["final"]
    if told["corrected"] is not None:
        again = {"rulebook": raw["rulebook"], "hand": json.loads(render.to_bytes(told["corrected"]))}
        if "house_rules" in raw:
            again["house_rules"] = raw["house_rules"]
        try:
            hand_question(again, RULEBOOKS)
        except Refused as error:
            raise AssertionError(f"the corrected hand is refused: {error.faults[0]}") from None


def _verify(before: BettingRound, step: Step, decided: Decision, ruleset: Ruleset) -> None:
    found = step.amount or 0 if isinstance(step, Incident) else 0
    for after in (decided.round, *(one.round for one in decided.alternatives)):
        assert after.chips_there_are in (before.chips_there_are, before.chips_there_are + found), (
            "chips were made or lost"
        )
        assert [one.seat for one in after.players] == [one.seat for one in before.players]
        _accepted_again(after, ruleset)


def _accepted_again(round: BettingRound, ruleset: Ruleset) -> None:
    """What was answered is taken as it was answered, and means the same."""
    sent, faults = load(_ROUND, json.loads(render.to_bytes(round)))
    assert not faults, faults
    settled = settle(sent, ruleset)
    assert settled == round, settled
    if round.to_act is None and (following := what_follows(round)).type not in (NextType.WON, NextType.SHOWDOWN):
        first = next(one.seat for one in round.players if not one.folded)
        street = follow(sent, NextStreet(first_to_act=first), ruleset)
        assert isinstance(street, BettingRound), street
        assert (street.to_act is None) == following.run_out
