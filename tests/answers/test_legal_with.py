"""The house rules under which an accused action would be legal: all of them, and no other."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final

import pytest

from service.answers import hand_report
from service.answers.fault_messages import Refused
from service.answers.hand_question import hand_question
from service.answers.hand_report import report
from service.answers.render import plain
from service.rulesets import PARAMETERS, load_rulebooks
from tests.support.rows import table_of

Json = dict[str, Any]

BOOKS: Final = load_rulebooks()


def steps(actions: str) -> Json:
    """A street of actions such as `3 raise 7`, and `3 says 4 8`: the word raise, and two motions."""
    entries: list[Json] = []
    for action in actions.split(", "):
        seat, type, *amounts = action.split()
        chips = [[int(amount)] for amount in amounts]
        said = {"declaration": {"seat": int(seat), "words": [{"word": "raise"}], "chips": chips}}
        sizes = {"to": int(amounts[0])} if amounts else {}
        entries.append(said if type == "says" else {"seat": int(seat), "type": type} | sizes)
    return {"actions": entries}


def hand(structure: str, streets: list[str], stacks: str = "400 400 400", small: int = 2) -> Json:
    """A hand with a big blind of 4."""
    players = [{"seat": seat, "stack": int(stack)} for seat, stack in enumerate(stacks.split(), start=1)]
    posts = [{"seat": 1, "type": "small_blind", "amount": small}, {"seat": 2, "type": "big_blind", "amount": 4}]
    table = {"structure": structure, "streets": 4, "min_bet": 4, "button": 3, "players": players, "posts": posts}
    return table | {"rounds": [steps(street) for street in streets]}


ACCUSED: Final = {row["name"]: row for row in table_of(__file__, "ACCUSED")}


def accused(name: str) -> tuple[str, Json, list[Json]]:
    """The rulebook, the hand, and the house rules that make it legal."""
    row = ACCUSED[name]
    return row["book"], hand(**row["hand"]), row["legal_with"]


def first_illegal(book: str, recorded: Json, rules: Json) -> Json | None:
    question = hand_question({"rulebook": book, "hand": recorded, "house_rules": rules}, BOOKS)
    first: Json | None = plain(report(question)["first_illegal"])
    return first


def every_change(book: str) -> Iterator[Json]:
    """Each other setting of each parameter; of numbers of raises, the next."""
    for key, parameter in PARAMETERS.items():
        now = parameter.of(BOOKS[book].ruleset)
        values = list(type(now)) if isinstance(now, StrEnum) else [not now] if isinstance(now, bool) else [now + 1]
        yield from ({key: str(value) if isinstance(value, StrEnum) else value} for value in values if value != now)


@pytest.mark.slow
@pytest.mark.parametrize("name", ACCUSED)
def test_the_rules_that_make_an_action_legal_are_all_that_do(name: str) -> None:
    book, recorded, expected = accused(name)
    first = first_illegal(book, recorded, {})
    assert first is not None
    assert first["legal_with"] == expected
    found = []
    for change in every_change(book):
        try:
            if first_illegal(book, recorded, change) is None:
                found.append(change)
        except Refused:  # two rules that must agree
            continue
    assert [change for change in expected if len(change) == 1] == found


def test_a_legal_hand_costs_nothing_and_a_long_street_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    raises = [f"{seat} raise {to}" for seat, to in zip([3, 1, 2] * 10, range(8, 200, 4), strict=False)]
    recorded = hand("no_limit", [", ".join([*raises, "3 raise 126"])])
    first = first_illegal("tda-2019", recorded, {})
    assert first is not None
    assert first["legal_with"] == []
    del recorded["rounds"][0]["actions"][-1]
    monkeypatch.setattr(hand_report, "_legal_with", None)
    assert first_illegal("tda-2019", recorded, {}) is None


def test_house_rules_stand_beside_those_of_the_request() -> None:
    book, recorded, expected = accused("a raise to the next whole bet over a short all-in")
    first = first_illegal(book, recorded, {"cap.raises": 7})
    assert first is not None
    assert first["legal_with"] == expected
    assert first_illegal(book, recorded, {"cap.raises": 7, **expected[0]}) is None
