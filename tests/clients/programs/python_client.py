"""A first answer, and one call of each kind, by the client that openapi-python-client makes."""

import sys
from typing import TypeVar

from client import AuthenticatedClient
from client.api.decisions import decide, decide_batch, list_options, replay_round
from client.api.hands import validate_hands
from client.models import (
    ActionType,
    After,
    BatchRequest,
    BettingRound,
    CallOption,
    DecisionRequest,
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
    Opening,
    OpeningPlayer,
    Options,
    OptionsRequest,
    Player,
    Post,
    PostType,
    Problem,
    ProposedAction,
    ProposedType,
    RaiseOption,
    RoundsRequest,
    SeatCards,
    Statement,
    StatementWord,
    Step,
    Structure,
)

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
    facing = BettingRound(
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


def each_kind(client: AuthenticatedClient) -> None:
    """One call of each kind."""
    opening = Opening(
        structure=Structure.NO_LIMIT,
        street=1,
        streets=4,
        button=1,
        min_bet=100,
        players=[OpeningPlayer(seat=1, stack=DEEP), OpeningPlayer(seat=2, stack=DEEP)],
        posts=[Post(1, PostType.SMALL_BLIND, 50), Post(2, PostType.BIG_BLIND, 100)],
    )
    check = Declaration(words=[Statement(word=StatementWord.CHECK)])
    steps = [Step(type_=ProposedType.CALL), Step(declaration=check)]
    whole = RoundsRequest(RULEBOOK, compare=["roberts-11"], opening=opening, actions=steps)
    began = good(replay_round.sync(client=client, body=whole))
    assert isinstance(began.next_, Next)
    assert began.next_.type_ == "street"
    assert began.compared
    assert began.compared[0].answer

    after = After(BettingRound.from_dict(began.round_.to_dict()))
    flop = good(replay_round.sync(client=client, body=RoundsRequest(RULEBOOK, after=after)))
    assert (flop.round_.street, flop.round_.pot_before_round, flop.round_.to_act) == (2, 200, 2)
    now = BettingRound.from_dict(flop.round_.to_dict())

    options = good(list_options.sync(client=client, body=OptionsRequest(RULEBOOK, now))).options
    assert isinstance(options, Options)
    assert isinstance(options.raise_, RaiseOption)
    assert options.raise_.max_to == DEEP - 100

    bet = ProposedAction(ProposedType.BET, to=DEEP - 200)
    asked = DecisionRequest(RULEBOOK, now, action=bet)
    decision = good(decide.sync(client=client, body=asked))
    assert decision.legal
    assert isinstance(decision.options, Options)
    assert isinstance(decision.options.call, CallOption)
    assert decision.options.call.to == DEEP - 200
    assert decision.action is not None
    assert (decision.action.type_, decision.action.to) == (ActionType.BET, DEEP - 200)

    faced = BettingRound.from_dict(decision.round_.to_dict())
    call = Declaration(words=[Statement(word=StatementWord.CALL)])
    said = good(decide.sync(client=client, body=DecisionRequest(RULEBOOK, faced, declaration=call)))
    assert said.options is None  # nobody is to act
    assert said.action is not None
    assert said.action.add == DEEP - 200

    found = BettingRound(
        structure=Structure.NO_LIMIT,
        street=2,
        streets=4,
        min_bet=200,
        pot_before_round=900,
        current_bet=1000,
        last_full_raise_by=600,
        to_act=1,
        players=[
            Player(1, 9000, 600, True),
            Player(2, 8000, 1000, True),
            Player(3, 8000, 1000, True),
            Player(4, 8000, 1000, True),
        ],
    )
    incident = Incident(IncidentKind.UNDERBET_FOUND, seat=2, faced=600, street_over=False)
    assert good(decide.sync(client=client, body=DecisionRequest(RULEBOOK, found, incident=incident))).reasons

    hands(client)

    checked = ProposedAction(ProposedType.CHECK)
    items = [DecisionRequest(RULEBOOK, now, action=checked), DecisionRequest(RULEBOOK, now)]
    first, second = good(decide_batch.sync(client=client, body=BatchRequest(items))).items
    assert first.answer
    assert first.answer.legal
    assert second.problem
    assert second.problem.errors
    assert second.problem.errors[0].code == "request.one_step"

    problem = decide.sync(client=client, body=DecisionRequest(RULEBOOK, now))
    assert isinstance(problem, Problem)
    assert problem.status == 422
    assert problem.errors
    assert problem.errors[0].code == "request.one_step"


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
