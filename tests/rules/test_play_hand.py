"""Whole hands: where one cannot go on, and when it is complete."""

from typing import Final

import pytest

from service.rules.model.action import ActionType, Proposal
from service.rules.model.decision import OnIllegal
from service.rules.model.fault import Fault, FaultKind
from service.rules.model.hand import Hand, Stop, Street
from service.rules.model.round import Player, SentRound, Structure
from service.rules.play_hand import is_complete, play
from service.rules.ruleset import Ruleset

PLAIN: Final = Ruleset(id="plain", version="1")
CHECK: Final = Proposal(type=ActionType.CHECK)
ALL_IN: Final = (Proposal(type=ActionType.BET, to=900), Proposal(type=ActionType.CALL))


def played(*streets: tuple[Proposal, ...], street: int = 3) -> tuple[Stop | None, bool]:
    """Where a hand of two, begun on this street of four, stops, and whether it is complete."""
    players = tuple(Player(seat=seat, stack=900) for seat in (1, 2))
    start = SentRound(structure=Structure.NO_LIMIT, min_bet=100, to_act=1, players=players, street=street, streets=4)
    hand = Hand(start=start, streets=tuple(Street(steps=steps, paid=(None,) * len(steps)) for steps in streets))
    found = play(hand, PLAIN, OnIllegal.STOP)
    assert not isinstance(found, tuple)
    return found.stop, is_complete(found)


def test_a_street_that_follows_too_early_stops_the_hand() -> None:
    said = "The next street begins too early: seat 2 still has to act on this one. Send its action first."
    fault = Fault("", "hand.betting_not_over", said, params=(("to_act", 2),))
    assert played((CHECK,), (CHECK, CHECK)) == (Stop(0, None, (fault,)), False)


def test_a_street_needs_somebody_to_begin_it() -> None:
    said = "`first_to_act` is missing on this street. Send it, or send the hand's `button`."
    fault = Fault("/first_to_act", "hand.first_to_act_needed", said, FaultKind.RECORD)
    assert played((CHECK, CHECK), (CHECK, CHECK)) == (Stop(1, None, (fault,)), False)


def test_where_nobody_bets_any_more_nobody_need_begin() -> None:
    assert played(ALL_IN, ()) == (None, True)


@pytest.mark.parametrize(("street", "complete"), [(3, False), (4, True)])
def test_a_hand_is_complete_after_its_last_street(street: int, complete: bool) -> None:
    assert played((CHECK, CHECK), street=street) == (None, complete)


def test_a_hand_that_stops_is_left_before_what_did_not_stand() -> None:
    too_little = Proposal(type=ActionType.BET, to=50)
    players = tuple(Player(seat=seat, stack=900) for seat in (1, 2))
    start = SentRound(structure=Structure.NO_LIMIT, min_bet=100, to_act=1, players=players, street=3, streets=4)
    found = play(Hand(start=start, streets=(Street(steps=(too_little,), paid=(None,)),)), PLAIN, OnIllegal.STOP)
    assert not isinstance(found, tuple)
    assert (found.stop, found.round.current_bet, found.round.to_act) == (Stop(0, 0, ()), 0, 1)


def test_bets_of_either_size_are_made_on_the_street_that_has_them() -> None:
    players = tuple(Player(seat=seat, stack=900) for seat in (1, 2))
    start = SentRound(structure=Structure.FIXED_LIMIT, min_bet=5, to_act=1, players=players, street=1, streets=5)
    big = (Proposal(type=ActionType.BET, to=10), Proposal(type=ActionType.CALL))
    streets = (
        Street(steps=(CHECK, CHECK), paid=(None, None)),
        Street(steps=big, paid=(None, None), big_bet=10, first_to_act=1),
        Street(steps=big, paid=(None, None), first_to_act=1),
    )
    found = play(Hand(start=start, streets=streets), PLAIN, OnIllegal.STOP)
    assert not isinstance(found, tuple)
    assert found.stop == Stop(2, 0, ())
    assert [one.round.big_bet for one in found.streets] == [None, 10, None]
