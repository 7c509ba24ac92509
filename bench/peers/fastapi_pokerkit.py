"""What a user would write instead of the service: FastAPI, pydantic and PokerKit."""

from fastapi import FastAPI

from bench.peers.models import Question, Ruled
from bench.peers.rebuild import Seat, ask, rebuild

threaded = FastAPI()
asynchronous = FastAPI()


@threaded.post("/v1/decisions")
def decide_in_a_thread(question: Question) -> Ruled:
    """The action's legality; FastAPI runs this in its pool of threads."""
    return _ruled(question)


@asynchronous.post("/v1/decisions")
async def decide_in_the_loop(question: Question) -> Ruled:
    """The same, in the event loop."""
    return _ruled(question)


def _ruled(question: Question) -> Ruled:
    round, action = question.round, question.action
    seats = [Seat(one.seat, one.stack, one.committed, one.folded) for one in round.players]
    said = ask(rebuild(seats, round.min_bet, round.to_act), action.type, action.to)
    return Ruled(
        legal=said.legal,
        type=action.type,
        to=action.to,
        call=said.call,
        min_to=said.min_to,
        max_to=said.max_to,
        stacks=said.stacks,
        bets=said.bets,
    )
