"""A platform's table: hands of no-limit hold'em from the blinds to the end, played by bots.

The platform has the cards and the chips behind; Floorman has the betting: python table.py ADDRESS [HANDS]
"""

import os
import random
import sys
from typing import TypeVar

import httpx
from client import AuthenticatedClient
from client.api.decisions import decide, replay_round
from client.models import (
    After,
    BettingRound,
    DecisionRequest,
    DecisionRuling,
    Next,
    NextRound,
    NextType,
    Opening,
    OpeningPlayer,
    Options,
    Post,
    PostType,
    Problem,
    ProposedAction,
    ProposedType,
    RaiseOption,
    RoundsRequest,
    Structure,
)
from httpx_retries import Retry, RetryTransport

Answer = TypeVar("Answer")
Stacks = dict[int, int]
RULEBOOK, BLIND = "tda-2019@1", 100


def whole(response: httpx.Response) -> None:
    """Read an answer to its end, where one that breaks off is still asked for again."""
    response.read()


AGAIN = Retry(  # for a minute or so: every question may be asked again (docs/platforms.md)
    total=20,
    allowed_methods=["POST"],
    status_forcelist=[408, 429, 502, 503, 504],
    backoff_factor=0.1,
    max_backoff_wait=5,
    validate_response=whole,
)


def good(answer: Answer | Problem | None) -> Answer:
    """The answer; a problem document is raised, with every fault of the request in it."""
    if answer is None or isinstance(answer, Problem):
        raise RuntimeError(answer)
    return answer


def choose(options: Options) -> ProposedAction:
    """One of the actions on offer: ask a player here."""
    offered = {ProposedType.FOLD: options.fold, ProposedType.CHECK: options.check, ProposedType.CALL: options.call}
    actions = [ProposedAction(type_) for type_, offer in offered.items() if offer]
    if isinstance(options.raise_, RaiseOption):
        least, most = options.raise_.min_to, options.raise_.max_to
        actions.append(ProposedAction(ProposedType(options.raise_.type_), to=random.choice([least, least, most])))
    return random.choice(actions)


def sendable(round: NextRound) -> BettingRound:
    """An answer's round as that of the next request."""
    return BettingRound.from_dict(round.to_dict())


def play(client: AuthenticatedClient, stacks: Stacks, button: int) -> Stacks:
    """Play a hand; the stacks after it."""
    seats = sorted(stacks, key=lambda seat: (seat <= button, seat))  # clockwise, from the left of the button
    small, big = seats[:2] if len(seats) > 2 else (button, seats[0])
    opening = Opening(
        structure=Structure.NO_LIMIT,
        street=1,
        streets=4,
        button=button,
        min_bet=BLIND,
        players=[OpeningPlayer(seat, stacks[seat]) for seat in seats],
        posts=[Post(small, PostType.SMALL_BLIND, BLIND // 2), Post(big, PostType.BIG_BLIND, BLIND)],
    )
    begun = good(replay_round.sync(client=client, body=RoundsRequest(RULEBOOK, opening=opening)))
    now, following = begun.round_, begun.next_
    options: object = begun.options
    while True:
        round = sendable(now)
        if not isinstance(following, Next):  # a seat is to act
            assert isinstance(options, Options)
            request = DecisionRequest(RULEBOOK, round, action=choose(options))
            decision = good(decide.sync(client=client, body=request))
            assert decision.ruling == DecisionRuling.ACCEPTED, decision
            print(" ", decision.reasons[0].message)
            now, following, options = decision.round_, decision.next_, decision.options
        elif following.type_ == NextType.STREET:  # deal its cards here
            street = good(replay_round.sync(client=client, body=RoundsRequest(RULEBOOK, after=After(round))))
            print(f"  Street {street.round_.street}, {street.round_.pot_before_round} in the pot.")
            now, following, options = street.round_, street.next_, street.options
        else:
            return paid_out(now, following)


def paid_out(round: NextRound, end: Next) -> Stacks:
    """The stacks once the pots are won: compare the cards here."""
    stacks = {player.seat: player.stack for player in round.players}
    if end.uncalled:
        stacks[end.uncalled.seat] += end.uncalled.amount
    for pot in end.pots or ():
        winner = random.choice(pot.seats)
        stacks[winner] += pot.amount
        print(f"  Seat {winner} wins {pot.amount}.")
    return stacks


def main(address: str = "http://127.0.0.1:8000", hands: str = "1") -> None:
    """Play as many hands."""
    stacks: Stacks = {}
    with AuthenticatedClient(
        base_url=address,
        token=os.environ.get("FLOORMAN_KEY", "none needed"),
        timeout=httpx.Timeout(2),
        httpx_args={"transport": RetryTransport(retry=AGAIN)},
    ) as client:
        for hand in range(1, int(hands) + 1):
            print("Hand", hand)  # who has nothing buys in
            stacks = {seat: stacks.get(seat) or random.randint(1, 20 * BLIND) for seat in range(1, 7)}
            after = play(client, stacks, button=1 + hand % 6)
            assert sum(after.values()) == sum(stacks.values()), "chips are lost"
            stacks = after
    print(f"{hands} played:", dict(sorted(stacks.items())))


main(*sys.argv[1:])
