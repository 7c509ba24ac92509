"""A first answer, and one call of each kind, by the client that openapi-python-client makes."""

import sys
from typing import TypeVar

from attrs import evolve
from client import AuthenticatedClient
from client.api.decisions import begin_next_street, deal_next_hand, decide, decide_batch, list_options, replay_round
from client.api.hands import validate_hands
from client.models import (
    ActionType,
    BatchRequest,
    CallOption,
    Deal,
    DecisionRequest,
    DecisionRuling,
    Declaration,
    Detail,
    Hand,
    HandPlayer,
    HandPost,
    HandRecord,
    HandRound,
    HandStep,
    Incident,
    IncidentKind,
    Next,
    NextHandRequest,
    NextStreetRequest,
    Options,
    OptionsRequest,
    Player,
    PostType,
    Problem,
    ProposedAction,
    ProposedType,
    RaiseOption,
    Round,
    RoundsRequest,
    SeatCards,
    SeatedPlayer,
    Statement,
    StatementWord,
    Step,
    Structure,
    Table,
    TableFormat,
)
from client.types import UNSET

T = TypeVar("T")
RULEBOOK = "tda-2019"
DEEP = 5_000_000_000
"""More than 32 bits."""


def good(answer: T | Problem | None) -> T:
    """What was asked for, and no problem."""
    assert answer is not None
    assert not isinstance(answer, Problem), answer
    return answer


def the_readmes_decision(client: AuthenticatedClient) -> None:
    """A raise to 500 where the minimum is 600."""
    facing = Round(
        structure=Structure.NO_LIMIT,
        min_bet=200,
        current_bet=400,
        last_full_raise_by=200,
        to_act=3,
        players=[Player(1, 9900, 100, False), Player(2, 9600, 400, True), Player(3, 9800, 0, False)],
    )
    raising = ProposedAction(ProposedType.RAISE, to=500)
    first = good(decide.sync(client=client, body=DecisionRequest(RULEBOOK, facing, action=raising)))
    assert first.action is not None
    print(first.ruling, first.action.to, first.reasons[0].clause, first.reasons[0].message)


def deal_next(client: AuthenticatedClient, table: Table) -> Deal:
    """How the next hand is dealt: button, blinds, and the opening of its first round."""
    deal = good(deal_next_hand.sync(client=client, body=NextHandRequest(RULEBOOK, table))).deal
    assert deal  # None only if the ruling is discretion
    return deal


def each_kind(client: AuthenticatedClient) -> None:
    """One call of each kind."""
    players = [SeatedPlayer(1, DEEP), SeatedPlayer(2, DEEP)]
    table = Table(TableFormat.CASH, Structure.NO_LIMIT, [1, 2], players, 100, 50, streets=4, button_drawn=1)
    deal = deal_next(client, table)
    opening = deal.opening
    check = Declaration(words=[Statement(word=StatementWord.CHECK)])
    steps = [Step(type_=ProposedType.CALL), Step(declaration=check)]
    whole = RoundsRequest(RULEBOOK, compare=["roberts-11"], opening=opening, actions=steps)
    began = good(replay_round.sync(client=client, body=whole))
    assert isinstance(began.next_, Next)
    assert began.next_.type_ == "street"
    assert began.compared
    assert began.compared[0].answer

    now = good(begin_next_street.sync(client=client, body=NextStreetRequest(RULEBOOK, began.round_))).round_
    assert (now.street, now.pot_before_round, now.to_act) == (2, 200, 2)

    options = good(list_options.sync(client=client, body=OptionsRequest(RULEBOOK, now))).options
    assert isinstance(options, Options)
    assert isinstance(options.raise_, RaiseOption)
    assert options.raise_.max_to == DEEP - 100

    bet = ProposedAction(ProposedType.BET, to=DEEP - 200)
    asked = DecisionRequest(RULEBOOK, now, action=bet)
    decision = good(decide.sync(client=client, body=asked))
    assert decision.ruling == DecisionRuling.ACCEPTED
    assert isinstance(decision.options, Options)
    assert isinstance(decision.options.call, CallOption)
    assert decision.options.call.to == DEEP - 200
    assert decision.action is not None
    assert (decision.action.type_, decision.action.to) == (ActionType.BET, DEEP - 200)

    call = Declaration(words=[Statement(word=StatementWord.CALL)])
    said = good(decide.sync(client=client, body=DecisionRequest(RULEBOOK, decision.round_, declaration=call)))
    assert said.options is None  # nobody is to act
    assert said.action is not None
    assert said.action.add == DEEP - 200
    the_end_and_the_next_hand(client, table, deal, said.round_)
    incident(client, decision.round_)
    hands(client)

    checked = ProposedAction(ProposedType.CHECK)
    items = [DecisionRequest(RULEBOOK, now, action=checked), DecisionRequest(RULEBOOK, now)]
    first, second = good(decide_batch.sync(client=client, body=BatchRequest(items))).items
    assert first.answer
    assert first.answer.ruling == DecisionRuling.ACCEPTED
    assert second.problem
    assert second.problem.errors
    assert second.problem.errors[0].code == "request.one_step"

    problem = decide.sync(client=client, body=DecisionRequest(RULEBOOK, now))
    assert isinstance(problem, Problem)
    assert problem.status == 422
    assert problem.errors
    assert problem.errors[0].code == "request.one_step"


def the_end_and_the_next_hand(client: AuthenticatedClient, table: Table, deal: Deal, turn: Round) -> None:
    """The hand's last street and its pots; the next hand, from the last answer and the stacks."""
    steps = [Step(type_=ProposedType.CHECK), Step(type_=ProposedType.BET, to=100), Step(type_=ProposedType.FOLD)]
    end = good(begin_next_street.sync(client=client, body=NextStreetRequest(RULEBOOK, turn, actions=steps)))
    stacks = {player.seat: player.stack for player in end.round_.players}
    assert end.next_
    assert end.next_.pots
    if end.next_.uncalled:
        stacks[end.next_.uncalled.seat] += end.next_.uncalled.amount
    for pot in end.next_.pots:
        stacks[pot.seats[0]] += pot.amount
    assert stacks == {1: 2 * DEEP - 100, 2: 100}

    players = [evolve(player, stack=stacks[player.seat]) for player in deal.players]
    table = evolve(table, players=players, last=deal.last, button_drawn=UNSET)
    following = deal_next(client, table)
    fold = [Step(type_=ProposedType.FOLD)]
    asked = RoundsRequest(RULEBOOK, opening=following.opening, actions=fold)
    folded = good(replay_round.sync(client=client, body=asked)).next_
    assert folded
    assert (following.button, folded.winner) == (2, 1)


def incident(client: AuthenticatedClient, faced: Round) -> None:
    """The seat to act was told a wrong bet."""
    misinformed = Incident(IncidentKind.MISINFORMED, seat=1, told_to=DEEP - 300)
    ruled = good(decide.sync(client=client, body=DecisionRequest(RULEBOOK, faced, incident=misinformed)))
    assert ruled.action
    assert ruled.action.to == DEEP - 200


def hands(client: AuthenticatedClient) -> None:
    """A hand, and one that comes back corrected, which can be sent."""
    dealt = [SeatCards(1, ["7c", "2d"])]
    hand = Hand(
        structure=Structure.NO_LIMIT,
        streets=4,
        min_bet=100,
        button=1,
        players=[HandPlayer(1, DEEP), HandPlayer(2, DEEP)],
        posts=[HandPost(1, PostType.SMALL_BLIND, 50), HandPost(2, PostType.BIG_BLIND, 100)],
        rounds=[HandRound([HandStep(type_=ProposedType.FOLD)], dealt=dealt)],
    )
    record = HandRecord(id="hand-1", hand=hand)
    report = good(validate_hands.sync(client=client, body=record, rulebook=RULEBOOK, detail=Detail.FULL))
    assert not isinstance(report, str)
    assert (report.id, report.legal) == ("hand-1", True)

    call = Declaration(words=[Statement(word=StatementWord.CALL)])
    small = HandStep(type_=ProposedType.RAISE, to=150)
    hand.rounds = [HandRound([small, HandStep(declaration=call)], dealt=dealt)]
    illegal = good(
        validate_hands.sync(client=client, body=HandRecord(hand=hand), rulebook=RULEBOOK, detail=Detail.FULL)
    )
    assert not isinstance(illegal, str)
    assert isinstance(illegal.corrected, Hand)
    assert illegal.corrected.rounds[0].dealt == dealt
    corrected = HandRecord(hand=illegal.corrected)
    again = good(validate_hands.sync(client=client, body=corrected, rulebook=RULEBOOK, detail=Detail.FULL))
    assert not isinstance(again, str)
    assert (illegal.legal, again.legal) == (False, True)


caller = AuthenticatedClient(base_url=sys.argv[1], token="needless")
the_readmes_decision(caller)
each_kind(caller)
print("all calls made")
