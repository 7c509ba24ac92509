"""The spec's schemas and marshmallow's take and refuse the same bodies."""

from typing import Any, Final

import pytest
from hypothesis import given
from marshmallow import ValidationError

from service.answers.schemas.hand_schema import StreetSchema
from service.answers.schemas.request_schema import (
    BatchRequestSchema,
    DecisionRequestSchema,
    HandRequestSchema,
    NextHandRequestSchema,
    OptionsRequestSchema,
    RoundsRequestSchema,
)
from service.answers.schemas.strict_schema import Strict, load
from service.rulesets import house, load_shelf
from tests.support.bodies import BODIES, bodies
from tests.support.conformity import SPEC, schema
from tests.support.schemas import at_once, by_marshmallow

SCHEMAS: Final[dict[str, Strict]] = {
    "DecisionRequest": DecisionRequestSchema(),
    "OptionsRequest": OptionsRequestSchema(),
    "RoundsRequest": RoundsRequestSchema(),
    "BatchRequest": BatchRequestSchema(),
    "HandRequest": HandRequestSchema(),
    "NextHandRequest": NextHandRequestSchema(),
}
IN_WORDS_ONLY: Final = {
    "request.one_step": ["DecisionRequest"],
    "request.one_beginning": ["RoundsRequest"],
    "request.one_record": ["HandRequest", "HandRecord"],
    "action.one_size": ["ProposedAction", "HandAction"],
}
"""Exactly one, or at most one, of these members: generators drop the others where a schema says so."""
RULESET: Final = load_shelf()["tda-2019"].ruleset


def ours(name: str, body: Any) -> bool:
    """Whether marshmallow takes the shape of a body, house rules and the items of a batch included."""
    _, faults = load(SCHEMAS[name], body)
    if any(fault.code not in IN_WORDS_ONLY for fault in faults):
        return False
    if name == "BatchRequest":
        return all(ours("DecisionRequest", item) for item in body["items"])
    overrides = body.get("house_rules", {}) if isinstance(body, dict) else {}
    ruled = house(RULESET, overrides)
    return not isinstance(ruled, tuple) or all(fault.code == "house_rules.contradictory" for fault in ruled)


@given(bodies())
def test_both_take_and_refuse_the_same(changed: tuple[str, Any]) -> None:
    name, body = changed
    assert ours(name, body) == schema(name).is_valid(body)


@given(bodies())
def test_what_is_taken_is_what_marshmallow_takes_and_the_same_is_made_of_it(changed: tuple[str, Any]) -> None:
    name, body = changed
    results = []
    for way in (at_once, by_marshmallow, type(SCHEMAS[name]).load):
        try:
            results.append(way(SCHEMAS[name], body))
        except ValidationError:
            results.append(None)
    straight, slow, either = results
    assert straight in (None, slow)
    assert either == slow


@pytest.mark.parametrize(("name", "body"), BODIES)
def test_every_example_is_taken_at_once(name: str, body: Any) -> None:
    assert at_once(SCHEMAS[name], body) == by_marshmallow(SCHEMAS[name], body)


@pytest.mark.parametrize("last", [{}, {"type": "call", "odd": 1}, {"type": "call", "to": 1, "by": 1}, [], "type", None])
def test_entries_of_all_kinds_stay_in_order_and_a_fault_in_one_is_found(last: Any) -> None:
    declared, happened = {"words": [{"word": "call"}]}, {"kind": "skipped", "seat": 2, "acted_since": []}
    actions: list[Any] = [
        {"carried": "a deal"},
        {"type": "raise", "to": 60, "paid": 55, "carried": 1},
        {"declaration": declared, "carried": None},
        {"type": "fold", "seat": 3},
        {"incident": happened},
    ]
    street = StreetSchema()
    made = at_once(street, {"actions": actions, "min_bet": 10})
    assert made == by_marshmallow(street, {"actions": actions, "min_bet": 10})
    made = made.street
    assert made.paid == (None, 55, None, None, None)
    assert [step and type(step).__name__ for step in made.steps] == [
        None,
        "Entry",
        "Declaration",
        "Entry",
        "Incident",
    ]
    for way in (at_once, by_marshmallow):
        with pytest.raises(ValidationError):
            way(street, {"actions": [*actions, last]})


@pytest.mark.parametrize(("name", "body"), BODIES)
def test_both_take_every_example(name: str, body: Any) -> None:
    assert ours(name, body)
    assert schema(name).is_valid(body)


@pytest.mark.parametrize("name", SCHEMAS)
@pytest.mark.parametrize("body", [None, [], "round", 5, {}, {"round": {}}])
def test_both_refuse_what_is_no_request(name: str, body: Any) -> None:
    assert not ours(name, body)
    assert not schema(name).is_valid(body)


@pytest.mark.parametrize(("code", "names"), IN_WORDS_ONLY.items())
def test_what_no_schema_says_is_said_in_words(code: str, names: list[str]) -> None:
    for name in names:
        assert f"`{code}`" in SPEC["components"]["schemas"][name]["description"]


def test_the_next_round_is_a_betting_round_with_all_that_is_known() -> None:
    sent, answered = (SPEC["components"]["schemas"][name] for name in ("BettingRound", "NextRound"))
    assert _bare(sent["properties"]) == _bare(answered["properties"])
    assert set(sent["required"]) < set(answered["required"])


def _bare(properties: dict[str, Any]) -> dict[str, Any]:
    return {name: {**said, "description": None} for name, said in properties.items()}


def test_the_fields_are_the_same() -> None:
    """Field by field: the same names, and the same ones required."""
    from service.answers.schemas.hand_schema import (
        ContinuedHandSchema,
        DealtHandSchema,
        HandPlayerSchema,
        HandPostSchema,
        RecordedActionSchema,
        ResultSchema,
    )
    from service.answers.schemas.round_schema import (
        ConditionSchema,
        OpeningPlayerSchema,
        OpeningSchema,
        OutOfTurnSchema,
        PlayerSchema,
        PostSchema,
        RoundSchema,
    )
    from service.answers.schemas.step_schema import (
        ActionSchema,
        DeclarationSchema,
        DeedSchema,
        IncidentSchema,
        StatementSchema,
    )

    pairs = {
        "BettingRound": RoundSchema(),
        "Player": PlayerSchema(),
        "OpeningPlayer": OpeningPlayerSchema(),
        "Condition": ConditionSchema(),
        "OutOfTurn": OutOfTurnSchema(),
        "Opening": OpeningSchema(),
        "Post": PostSchema(),
        "ProposedAction": ActionSchema(),
        "Statement": StatementSchema(),
        "Declaration": DeclarationSchema(),
        "Deed": DeedSchema(),
        "Incident": IncidentSchema(),
        "DealtHand": DealtHandSchema(),
        "ContinuedHand": ContinuedHandSchema(),
        "HandAction": RecordedActionSchema(),
        "HandPlayer": HandPlayerSchema(),
        "HandPost": HandPostSchema(),
        "HandRound": StreetSchema(),
        "HandResult": ResultSchema(),
        **SCHEMAS,
    }
    for name, checked in pairs.items():
        said = SPEC["components"]["schemas"][name]
        assert set(said["properties"]) == set(checked.fields), name
        assert set(said.get("required", ())) == {key for key, field in checked.fields.items() if field.required}, name
