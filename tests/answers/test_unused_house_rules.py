"""A house rule comes back as unused only where nothing in the question can read it."""

from typing import Any, Final

import pytest

from service.cases import load_cases
from service.rules.ruleset import READ_IN, UNREAD
from service.rulesets import PARAMETERS, parameters
from tests.cases.doors import RULEBOOKS, Json, Straight, ask
from tests.support.requests import GOOD
from tests.support.rows import rows_of, table_of

OPENING: Final[Json] = table_of(__file__, "OPENING")
NEXT_HAND, OF_STEPS, OF_LIMIT, OF_POSTS = "button.newcomer", "spoken.unclear", "cap.raises", "ante.short_stack"
HOUSE: Final[Json] = {
    NEXT_HAND: "any_place",
    OF_STEPS: "lowest",
    OF_LIMIT: 4,
    OF_POSTS: "ante_first",
    "raise_size.base": "current_bet",
}


def other(key: str, rulebook: str) -> object:
    """Another setting of a parameter than the rulebook's own."""
    own = parameters(RULEBOOKS[rulebook].ruleset)[key]
    if isinstance(own, bool):
        return not own
    return next(one for one in PARAMETERS[key].choices or (2, 7) if one != own)


class Housed(Straight):
    """Asks each question again, with every parameter set otherwise that is unused in it: the answer is the same."""

    def __init__(self) -> None:
        self.unused: set[str] = set()

    def _ask(self, path: str, body: Json) -> Json:
        plain, rulebook, own = super()._ask(path, body), body["rulebook"], body.get("house_rules", {})
        as_it_is = {**parameters(RULEBOOKS[rulebook].ruleset), **own}
        listed = super()._ask(path, {**body, "house_rules": as_it_is}).get("unused_house_rules", [])
        unused = {key: other(key, rulebook) for key in listed if key not in own}
        answer = super()._ask(path, {**body, "house_rules": own | unused})
        told = answer.pop("unused_house_rules", [])
        assert "errors" in answer or told == [key for key in listed if key in own | unused]
        plain.pop("unused_house_rules", None)
        assert answer | {"receipt": 0} == plain | {"receipt": 0}, (body, unused)
        self.unused |= unused.keys()
        return plain


@pytest.mark.slow
def test_an_unused_rule_changes_no_answer() -> None:
    door = Housed()
    for case in load_cases():
        ask(case, next(iter(case.rulings)), door)
    listed = {name for names in UNREAD.values() for name in names} | {*READ_IN}
    assert door.unused == {key for key, one in PARAMETERS.items() if {key, one.table} & listed}


@pytest.mark.parametrize("names", [*UNREAD.values(), tuple(READ_IN)])
def test_the_tables_name_parameters_or_tables_of_them(names: tuple[str, ...]) -> None:
    assert set(names) <= {*PARAMETERS, *(one.table for one in PARAMETERS.values())}


@rows_of(__file__)
def test_an_answer_lists_the_rules_that_nothing_in_its_question_can_read(
    path: str, body: Json, unused: list[str]
) -> None:
    def answer(house: Json) -> Any:
        return getattr(Straight(), path)({**body, "rulebook": "tda-2019", "house_rules": house})

    assert answer(HOUSE)["unused_house_rules"] == sorted(unused)
    used = {key: value for key, value in HOUSE.items() if key not in unused}
    assert "unused_house_rules" not in answer(used)
    assert "unused_house_rules" not in answer({})


def test_it_is_listed_under_each_rulebook_too() -> None:
    body = {"rulebook": "tda-2019", "house_rules": HOUSE, "compare": ["tda-2024"], "opening": OPENING}
    [other] = Straight().rounds(body)["compared"]
    assert other["answer"]["unused_house_rules"] == [NEXT_HAND, OF_LIMIT]


def test_a_batch_lists_them_with_each_decision() -> None:
    items = [{**GOOD, "house_rules": HOUSE}, GOOD]
    told = Straight()._ask("/v1/decisions/batch", {"items": items})["items"]
    assert ["unused_house_rules" in str(one) for one in told] == [True, False]
