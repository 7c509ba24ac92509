"""The pots, reckoned street by street, are those of all that each seat has put into the hand."""

from collections import Counter

import pytest
from hypothesis import given

from service.rules.model.hand import Hand, HandPlayed
from service.rules.model.next import NextType
from service.rules.model.round import Opening, PostType, Pot
from service.rules.next_street import what_follows
from service.rules.pots import uncalled
from service.rules.ruleset import Ruleset
from tests.laws.whole_hands import hands, ruled


def paid(hand: Hand, played: HandPlayed) -> tuple[Counter[int], int]:
    """What each seat has put in and not got back, and the dead chips that are for everybody."""
    start = hand.start
    assert isinstance(start, Opening)
    chip = start.chip or 1
    antes = {post.seat: post.amount for post in start.posts if post.type is PostType.ANTE}
    seats = {player.seat: player.stack - player.stack % chip for player in start.players}
    own = Counter({seat: min(ante, seats[seat]) for seat, ante in antes.items()})
    for street in played.streets:
        for player in street.round.players:
            own[player.seat] += player.committed
        back = uncalled(street.round)
        if back and street.round.to_act is None:
            own[back.seat] -= back.amount
    return own, start.pot_before_round or 0


def reckoned(own: Counter[int], dead: int, live: list[int]) -> list[Pot]:
    """The pots, from what each seat has paid in the whole hand."""
    made: list[Pot] = []
    below = 0
    for level in sorted({own[seat] for seat in live if own[seat]}):
        amount = sum(min(one, level) - min(one, below) for one in own.values())
        made.append(Pot(amount=amount, seats=tuple(seat for seat in live if own[seat] >= level)))
        below = level
    rest = sum(own.values()) - sum(pot.amount for pot in made)
    if dead + rest and not made:
        return [Pot(amount=dead + rest, seats=tuple(live))]
    if rest:
        made[-1] = Pot(amount=made[-1].amount + rest, seats=made[-1].seats)
    if dead and made[0].seats == tuple(live):
        made[0] = Pot(amount=made[0].amount + dead, seats=made[0].seats)
    elif dead:
        made.insert(0, Pot(amount=dead, seats=tuple(live)))
    return made


@pytest.mark.slow
@given(hands())
def test_the_pots_are_those_of_the_whole_hand(at: tuple[Hand, Ruleset]) -> None:
    hand, ruleset = at
    played = ruled(hand, ruleset)
    if played.round.to_act is not None:
        return
    own, dead = paid(hand, played)
    live = [player.seat for player in played.round.players if not player.folded]
    following = what_follows(played.round)
    assert following.pots is not None
    assert list(following.pots) == reckoned(own, dead, live)


@pytest.mark.slow
@given(hands())
def test_the_pots_hold_all_chips_and_go_to_who_is_left(at: tuple[Hand, Ruleset]) -> None:
    hand, ruleset = at
    for street in ruled(hand, ruleset).streets:
        if street.round.to_act is not None:
            continue
        following = what_follows(street.round)
        assert following.pots is not None
        back = following.uncalled.amount if following.uncalled else 0
        assert sum(pot.amount for pot in following.pots) + back == street.round.pot_total
        live = [player.seat for player in street.round.players if not player.folded]
        outer = tuple(live)
        for pot in following.pots:
            assert set(pot.seats) <= set(outer)
            outer = pot.seats
        assert (following.type is NextType.WON) == (len(live) == 1)
        assert following.winner == (live[0] if len(live) == 1 else None)
