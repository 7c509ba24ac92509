"""What the rules show others: the way to use them that their docstring shows is right."""

import doctest

from service import rules
from service.rules.model.action import ActionType, Proposal
from service.rules.model.round import Player, SentRound, Structure
from service.rulesets import load_rulebooks

SNAPSHOT = SentRound(
    structure=Structure.NO_LIMIT,
    min_bet=200,
    current_bet=400,
    last_full_raise_by=200,
    to_act=2,
    players=(Player(seat=1, stack=9600, committed=400, acted=True), Player(seat=2, stack=9800, committed=200)),
)
"""Blinds are 100-200; seat 1 has raised to 400."""


def test_the_docstring_is_right() -> None:
    given = {
        "ruleset": load_rulebooks()["tda-2019"].ruleset,
        "snapshot": SNAPSHOT,
        "step": Proposal(type=ActionType.RAISE, to=500),
    }
    assert doctest.testmod(rules, extraglobs=given) == (0, 5)
