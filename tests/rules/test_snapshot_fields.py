"""The fields of a snapshot are told once: whoever forgets one on the way from request to answer fails here."""

from typing import Any, Final

import msgspec
from msgspec.structs import asdict, fields

from service.answers import render
from service.answers.schemas.round_schema import RoundSchema
from service.rules.model.round import (
    Awaited,
    BettingRound,
    Condition,
    Opening,
    OutOfTurn,
    OutOfTurnType,
    Player,
    Pot,
    SentRound,
    SentTerms,
    Since,
    Structure,
    Terms,
)
from service.rules.opening import after_posts
from service.rules.snapshot import derive
from service.rulesets import load_rulebooks
from tests.support.schemas import at_once, by_marshmallow

RULESET: Final = load_rulebooks()["tda-2019"].ruleset
CONDITION: Final = Condition(type=Awaited.BET, seat=8)
EARLY: Final = OutOfTurn(type=OutOfTurnType.CALL, to=90, faced=90, since=Since.RAISE, condition=CONDITION)
PLAYERS: Final = (
    Player(
        seat=7,
        stack=50,
        committed=90,
        acted=True,
        folded=True,
        no_raise=True,
        no_fold=True,
        must_raise=True,
        out_of_turn=EARLY,
    ),
    Player(seat=8, stack=400, committed=80, acted=True, no_raise=True),
    Player(seat=9, stack=400, committed=70, acted=True, no_fold=True),
)
FULL: Final = BettingRound(
    structure=Structure.SPREAD_LIMIT,
    street=1,
    streets=5,
    button=9,
    max_bet=60,
    street_bets=(20, 20, 40, 40, 40),
    big_bet=40,
    acts_last=9,
    players_left=4,
    began_heads_up=False,
    min_bet=20,
    chip=5,
    pot_before_round=35,
    pots_before_round=(Pot(amount=20, seats=(7, 8, 9)), Pot(amount=15, seats=(8, 9))),
    current_bet=90,
    last_full_raise_by=25,
    last_full_bet_to=85,
    bet_count=4,
    capped=True,
    bring_in=10,
    pot_credit=-15,
    to_act=8,
    players=PLAYERS,
)
"""A round in which no field has the value that it has where nobody names it."""


def test_no_field_has_its_default_here() -> None:
    for noun in (FULL, EARLY, PLAYERS[0], CONDITION):
        assert [one.name for one in fields(noun) if getattr(noun, one.name) == one.default] == []


def test_what_is_sent_and_what_is_meant_have_the_same_fields() -> None:
    names = set(BettingRound.__struct_fields__)
    assert set(SentRound.__struct_fields__) == names == set(RoundSchema().fields)


def test_each_field_that_is_sent_is_in_the_round() -> None:
    assert derive(SentRound(**asdict(FULL)), RULESET).round == FULL


def test_an_empty_list_of_pots_is_as_none() -> None:
    without = asdict(FULL) | {"pots_before_round": None}
    assert derive(SentRound(**without | {"pots_before_round": ()}), RULESET) == derive(SentRound(**without), RULESET)


def test_each_field_of_the_round_is_in_the_answer_and_may_be_sent_back() -> None:
    answer = msgspec.json.decode(render.to_bytes(FULL))
    assert list(answer) == list(BettingRound.__struct_fields__)
    assert list(answer["players"][0]) == list(Player.__struct_fields__)
    back = msgspec.json.decode(render.to_bytes(answer))
    assert at_once(RoundSchema(), back) == SentRound(**asdict(FULL)) == by_marshmallow(RoundSchema(), back)


def test_each_term_of_an_opening_is_in_the_round() -> None:
    terms: dict[str, Any] = {name: getattr(FULL, name) for name in SentTerms.__struct_fields__}
    sent = after_posts(Opening(**terms, players=PLAYERS), RULESET)
    assert {name: getattr(sent, name) for name in terms} == terms
    assert sent.terms == {name: terms[name] for name in Terms.__struct_fields__}
