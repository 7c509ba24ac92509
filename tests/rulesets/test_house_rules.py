"""House rules over a ruleset: what may be changed, what that does to the clauses, and every fault at once."""

import json
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import MappingProxyType

import pytest

from service.rules.betting.right_to_raise import LimitReopening
from service.rules.betting.straddle import StraddleRaise
from service.rules.model.reason import Topic
from service.rules.ruleset import DECIDES, HOUSE, Ruleset
from service.rulesets import PARAMETERS, Parameter, house, load_rulebooks, parameters
from service.rulesets.rulebooks import MOST_HOUSED
from tests.support.rows import rows_of, table_of

RULEBOOKS = load_rulebooks()
RULESETS = pytest.mark.parametrize("ruleset", [book.ruleset for book in RULEBOOKS.values()], ids=list(RULEBOOKS))
TDA = RULEBOOKS["tda-2019"].ruleset
ADDING_UP = ("reopening.limit", "reopening.cumulative")


def laid_over(ruleset: Ruleset, **overrides: object) -> Ruleset:
    found = house(ruleset, {key.replace("__", "."): value for key, value in overrides.items()})
    assert isinstance(found, Ruleset), found
    return found


def faults(ruleset: Ruleset, overrides: dict[str, object]) -> list[tuple[str, str]]:
    found = house(ruleset, overrides)
    assert not isinstance(found, Ruleset)
    return [(fault.pointer, fault.code) for fault in found]


def settings(parameter: Parameter) -> list[object]:
    if parameter.choices:
        return list(parameter.choices)
    return [True, False] if parameter.kind is bool else [1, 3, 100]


def test_the_parameters_stand_in_the_order_of_the_fields() -> None:
    tables = list(dict.fromkeys(parameter.table for parameter in PARAMETERS.values()))
    assert tables == [field.name for field in fields(Ruleset) if is_dataclass(getattr(TDA, field.name))]


@RULESETS
def test_parameters_are_plain_values(ruleset: Ruleset) -> None:
    for found in parameters(ruleset).values():
        assert type(found) in (str, bool, int)


@RULESETS
def test_every_member_of_every_parameter_can_be_reached(ruleset: Ruleset) -> None:
    for key, parameter in PARAMETERS.items():
        if key in ADDING_UP:
            continue
        for value in settings(parameter):
            found = house(ruleset, {key: value})
            assert isinstance(found, Ruleset)
            held = getattr(getattr(found, parameter.table), parameter.name)
            assert isinstance(held, parameter.kind)
            assert parameters(found) == {**parameters(ruleset), key: value}


@RULESETS
@pytest.mark.parametrize(("limit", "cumulative"), [("full_bet", False), ("full_bet_or_half_faced", True)])
def test_both_ways_of_short_all_ins_in_limit_can_be_reached(ruleset: Ruleset, limit: str, cumulative: bool) -> None:
    found = house(ruleset, {"reopening.limit": limit, "reopening.cumulative": cumulative})
    assert isinstance(found, Ruleset)
    assert (found.reopening.limit, found.reopening.cumulative) == (LimitReopening(limit), cumulative)


@RULESETS
def test_a_house_rule_takes_the_clause_from_its_topics_and_no_other(ruleset: Ruleset) -> None:
    for key, parameter in PARAMETERS.items():
        if key in ADDING_UP:
            continue
        found = house(ruleset, {key: settings(parameter)[0]})
        assert isinstance(found, Ruleset)
        for topic in Topic:
            assert found.cite(topic) == (HOUSE if topic in DECIDES[key] else ruleset.cite(topic))


def test_a_house_rule_counts_even_where_the_book_says_the_same() -> None:
    assert laid_over(TDA, free_fold__penalty=True).cite(Topic.FREE_FOLD) == HOUSE


def test_no_house_rules_leave_the_ruleset_as_it_is() -> None:
    assert house(TDA, {}) is TDA


def test_several_house_rules_at_once() -> None:
    found = laid_over(TDA, cap__raises=4, straddle__min_raise="plus_big_blind", check_raise__allowed=False)
    assert (found.cap.raises, found.cap.heads_up) == (4, TDA.cap.heads_up)
    assert found.straddle.min_raise is StraddleRaise.PLUS_BIG_BLIND
    assert not found.check_raise.allowed
    assert (found.id, found.version) == (TDA.id, TDA.version)


def test_the_result_is_hashable_and_the_same_whatever_the_order() -> None:
    one = house(TDA, {"cap.raises": 4, "contest.offer_raise": True})
    other = house(TDA, MappingProxyType({"contest.offer_raise": True, "cap.raises": 4}))
    assert one == other
    assert hash(one) == hash(other)


@rows_of(__file__)
def test_what_is_no_value_of_a_parameter_is_refused(key: str, values: list[object]) -> None:
    for value in values:
        assert faults(TDA, {key: value}) == [(f"/{key}", "house_rules.bad_value")], value


def test_a_bad_value_is_told_what_is_allowed() -> None:
    found = house(TDA, {"cap.raises": "4", "straddle.min_raise": "30", "check_raise.allowed": "no"})
    assert not isinstance(found, Ruleset)
    assert {fault.code for fault in found} == {"house_rules.bad_value"}
    told = [{"pointer": fault.pointer, "message": fault.message, "params": fault.params} for fault in found]
    assert json.loads(json.dumps(told)) == table_of(__file__, "WHAT_IS_ALLOWED")


@pytest.mark.parametrize(
    "key", ["cap", "raises", "cap.raisez", "id", "version", "topics", "", "CAP.RAISES", "cap.raises.x"]
)
def test_an_unknown_key_is_refused(key: str) -> None:
    assert faults(TDA, {key: 3}) == [(f"/{key}", "house_rules.unknown")]


def test_a_pointer_is_escaped() -> None:
    assert faults(TDA, {"a/b~c": 3}) == [("/a~1b~0c", "house_rules.unknown")]


@rows_of(__file__)
def test_house_rules_that_contradict_are_refused(book: str, overrides: dict[str, object]) -> None:
    """Each that is set is pointed at."""
    found = faults(RULEBOOKS[book].ruleset, overrides)
    assert found == [(f"/{key}", "house_rules.contradictory") for key in overrides]


def test_all_faults_come_at_once() -> None:
    overrides: dict[str, object] = {"reopening.limit": "full_bet", "cap.raisez": 4}
    assert faults(TDA, overrides | {"cap.raises": True, "contest.offer_raise": True}) == [
        ("/cap.raisez", "house_rules.unknown"),
        ("/cap.raises", "house_rules.bad_value"),
        ("/reopening.limit", "house_rules.contradictory"),
    ]


def test_a_bad_value_is_not_also_a_contradiction() -> None:
    overrides: dict[str, object] = {"reopening.limit": "full_bet", "reopening.cumulative": "no"}
    assert faults(TDA, overrides) == [("/reopening.cumulative", "house_rules.bad_value")]


def test_every_choice_is_an_enum_and_is_offered_by_its_words() -> None:
    for parameter in PARAMETERS.values():
        assert bool(parameter.choices) is issubclass(parameter.kind, StrEnum)


@pytest.mark.slow
def test_only_what_stands_is_kept_and_not_without_end() -> None:
    rulebooks = load_rulebooks()

    def ruled(**raises: object) -> object:
        return rulebooks.ruleset("roberts-11", {f"cap.{name}": value for name, value in raises.items()})

    assert ruled(raises=4) is ruled(raises=4)
    for refused in ({"raisez": 4}, {"raises": "x" * 1000}, {"raises": True}, {"raises": [4]}):
        assert isinstance(ruled(**refused), tuple)
    assert len(rulebooks._housed) == 1
    for raises in range(1, 50):
        for fewer in range(1, 50):
            ruled(raises=raises, raises_two_streets=fewer)
    assert len(rulebooks._housed) <= MOST_HOUSED
