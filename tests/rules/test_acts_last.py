"""A killer or a straddler who acts last: his first turn comes when all others have acted."""

from typing import Final

from msgspec.structs import replace

from service.rules import deal_in, replay, settle, what_follows
from service.rules.model.action import ActionType, Proposal
from service.rules.model.next import NextStreet
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, SentRound, Structure
from service.rules.next_street import next_street
from service.rulesets import load_rulebooks
from tests.support.rows import rows_of

RULESET: Final = load_rulebooks()["roberts-11"].ruleset
KILL: Final = Opening(
    structure=Structure.FIXED_LIMIT,
    street=1,
    streets=4,
    min_bet=40,
    street_bets=(40, 40, 80, 80),
    acts_last=4,
    first_to_act=3,
    players=tuple([Player(seat=seat, stack=1000) for seat in range(1, 6)]),
    posts=(
        Post(seat=1, type=PostType.SMALL_BLIND, amount=10),
        Post(seat=2, type=PostType.SMALL_BLIND, amount=20),
        Post(seat=4, type=PostType.BIG_BLIND, amount=40),
    ),
)
"""Limit 20-40, killed by seat 4 for 40; seat 5 has the button."""


def proposals(*words: str) -> list[Proposal]:
    return [Proposal(type=ActionType(word)) for word in words]


def order(opening: Opening, *steps: str) -> list[int | None]:
    """Whose turn it was before each step, and is after the last."""
    begun = deal_in(opening, RULESET)
    assert isinstance(begun, BettingRound)
    replayed = replay(begun, proposals(*steps), RULESET)
    assert len(replayed.decisions) == len(steps)
    return [begun.to_act, *[one.round.to_act for one in replayed.decisions]]


@rows_of(__file__)
def test_the_turn_comes_when_all_others_have_acted(steps: str, turns: list[int | None]) -> None:
    assert order(KILL, *steps.split()) == turns


def test_who_acts_last_does_not_begin() -> None:
    assert order(replace(KILL, first_to_act=4)) == [5]
    assert order(replace(KILL, first_to_act=None, button=5)) == [5]  # left of the kill, where nobody says more


def test_a_seat_that_nobody_has_cannot_act_last() -> None:
    found = deal_in(replace(KILL, acts_last=9), RULESET)
    assert isinstance(found, tuple)
    assert [(one.pointer, one.code) for one in found] == [("/acts_last", "round.acts_last_unknown")]


def test_others_who_are_all_in_are_not_waited_for() -> None:
    players = tuple([replace(one, stack=20) if one.seat in (2, 3) else one for one in KILL.players])
    assert order(replace(KILL, players=players), "call", "call", "call") == [3, 5, 1, 4]


@rows_of(__file__)
def test_a_contradiction_is_a_fault(change: dict[str, object], pointer: str, code: str) -> None:
    begun = deal_in(KILL, RULESET)
    assert isinstance(begun, BettingRound)
    sent = SentRound(**{name: getattr(begun, name) for name in SentRound.__struct_fields__} | change)
    found = settle(sent, RULESET)
    assert isinstance(found, tuple)
    assert (pointer, code) in [(one.pointer, one.code) for one in found]


def test_who_acted_last_does_not_on_the_next_street() -> None:
    begun = deal_in(replace(KILL, button=2, acts_last=3), RULESET)
    assert isinstance(begun, BettingRound)
    over = replay(begun, proposals("check", *["call"] * 4), RULESET).round
    assert (over.to_act, what_follows(over).first_to_act) == (None, 3)
    assert next_street(over, NextStreet()).to_act == 3
