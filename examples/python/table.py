"""A platform's table: hands of no-limit hold'em from the blinds to the end, played by bots.

The platform has the cards; Floorman has the button, the blinds, the betting and the pots:
python table.py ADDRESS [HANDS]
"""

import os
import random
import sys
from typing import TypeVar

import httpx
from attrs import evolve
from client import AuthenticatedClient
from client.api.decisions import begin_next_street, deal_next_hand, decide, replay_round
from client.models import (
    DecisionRequest,
    DecisionRuling,
    Next,
    NextHandRequest,
    NextStreetRequest,
    NextType,
    Opening,
    Options,
    Problem,
    ProposedAction,
    ProposedType,
    RaiseOption,
    Round,
    RoundsRequest,
    SeatedPlayer,
    Structure,
    Table,
    TableFormat,
)
from client.types import UNSET
from httpx_retries import Retry, RetryTransport

Answer = TypeVar("Answer")
Stacks = dict[int, int]
RULEBOOK, BLIND = "tda-2019@1", 100


def whole(response: httpx.Response) -> None:
    """Read an answer to its end, where one that breaks off is still asked for again."""
    response.read()


AGAIN = Retry(  # for a minute or so: every question may be asked again (docs/how-to/platforms.md)
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


def play(client: AuthenticatedClient, opening: Opening) -> Stacks:
    """Play a hand from its opening; the stacks after it of those dealt in."""
    begun = good(replay_round.sync(client=client, body=RoundsRequest(RULEBOOK, opening=opening)))
    round, following = begun.round_, begun.next_
    options: object = begun.options
    while True:
        if not isinstance(following, Next):  # a seat is to act
            assert isinstance(options, Options)
            request = DecisionRequest(RULEBOOK, round, action=choose(options))
            decision = good(decide.sync(client=client, body=request))
            assert decision.ruling == DecisionRuling.ACCEPTED, decision
            print(" ", decision.reasons[0].message)
            round, following, options = decision.round_, decision.next_, decision.options
        elif following.type_ == NextType.STREET:  # deal its cards here
            street = good(begin_next_street.sync(client=client, body=NextStreetRequest(RULEBOOK, round)))
            print(f"  Street {street.round_.street}, {street.round_.pot_before_round} in the pot.")
            round, following, options = street.round_, street.next_, street.options
        else:
            return paid_out(round, following)


def paid_out(round: Round, end: Next) -> Stacks:
    """The stacks once the pots are won: compare the cards here."""
    stacks = {player.seat: player.stack for player in round.players}
    if end.uncalled:
        stacks[end.uncalled.seat] += end.uncalled.amount
    for pot in end.pots or ():
        winner = random.choice(pot.seats)
        stacks[winner] += pot.amount
        print(f"  Seat {winner} wins {pot.amount}.")
    return stacks


def buy_in() -> int:
    """The chips of a newcomer, or of who has lost them all."""
    return random.randint(1, 20 * BLIND)


def main(address: str = "http://127.0.0.1:8000", hands: str = "1") -> None:
    """Play as many hands."""
    seats = list(range(1, 7))
    stacks = {seat: buy_in() for seat in seats}
    players = [SeatedPlayer(seat, stacks[seat]) for seat in seats]
    table = Table(TableFormat.CASH, Structure.NO_LIMIT, seats, players, BLIND, BLIND // 2, streets=4)
    table.button_drawn = random.choice(seats)
    with AuthenticatedClient(
        base_url=address,
        token=os.environ.get("FLOORMAN_KEY", "none needed"),
        timeout=httpx.Timeout(2),
        httpx_args={"transport": RetryTransport(retry=AGAIN)},
    ) as client:
        for hand in range(1, int(hands) + 1):
            print("Hand", hand)
            deal = good(deal_next_hand.sync(client=client, body=NextHandRequest(RULEBOOK, table))).deal
            assert deal, "the house must choose how the button goes on"
            before = sum(stacks.values())
            stacks.update(play(client, deal.opening))
            assert sum(stacks.values()) == before, "chips are lost"
            stacks = {seat: stack or buy_in() for seat, stack in stacks.items()}
            players = [evolve(player, stack=stacks[player.seat]) for player in deal.players]
            table = evolve(table, players=players, last=deal.last, button_drawn=UNSET)
    print(f"{hands} played:", stacks)


main(*sys.argv[1:])
