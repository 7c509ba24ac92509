"""The spec's schemas and marshmallow's take and refuse the same bodies."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import pytest
from hypothesis import given
from marshmallow import ValidationError
from msgspec import NODEFAULT
from msgspec.structs import fields

from service.answers.schemas import hand_schema, request_schema, round_schema, step_schema
from service.answers.schemas.hand_schema import StreetSchema
from service.answers.schemas.request_schema import HandRequestSchema
from service.answers.schemas.strict_schema import Strict, load
from service.rules.model.round import BettingRound
from service.rulesets import house, load_rulebooks
from tests.support.bodies import BODIES, bodies
from tests.support.conformity import SPEC, schema
from tests.support.rows import table_of
from tests.support.schemas import at_once, by_marshmallow

SCHEMAS: Final[dict[str, Strict]] = {
    "DecisionRequest": request_schema.DecisionRequestSchema(),
    "OptionsRequest": request_schema.OptionsRequestSchema(),
    "RoundsRequest": request_schema.RoundsRequestSchema(),
    "BatchRequest": request_schema.BatchRequestSchema(),
    "HandRequest": request_schema.HandRequestSchema(),
    "NextHandRequest": request_schema.NextHandRequestSchema(),
    "NextStreetRequest": request_schema.NextStreetRequestSchema(),
}
OTHERWISE: Final = {"ProposedAction": "Action", "HandRound": "Street", "HandResult": "Result"}
"""What the schemas here call what the spec calls so."""
IN_WORDS_ONLY: Final = table_of(__file__, "IN_WORDS_ONLY")
"""Exactly one, or at most one, of these members: generators drop the others where a schema says so."""
STEP: Final[dict[str, Any]] = table_of(__file__, "STEP")
AFTER_BLINDS: Final[dict[str, Any]] = next(body for name, body in BODIES if name == "OptionsRequest")["round"]
HAND: Final[dict[str, Any]] = {"round": AFTER_BLINDS, **table_of(__file__, "HAND")}
RULESET: Final = load_rulebooks()["tda-2019"].ruleset


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
        {"type": "raise", "to": 60, "paid": 55},
        {"declaration": declared},
        {"type": "fold", "seat": 3},
        {"incident": happened},
    ]
    street = StreetSchema()
    made = at_once(street, {"actions": actions, "min_bet": 10})
    assert made == by_marshmallow(street, {"actions": actions, "min_bet": 10})
    made = made.street
    assert made.paid == (55, None, None, None)
    assert [type(step).__name__ for step in made.steps] == ["Entry", "Declaration", "Entry", "Incident"]
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


def some_of(members: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """An object of some of these members: every choice of them."""
    for count in range(len(members) + 1):
        for chosen in combinations(members.items(), count):
            yield dict(chosen)


def agree(name: str, body: dict[str, Any]) -> bool:
    """Whether both take it."""
    taken = ours(name, body)
    assert schema(name).is_valid(body) == taken, body
    return taken


def test_a_step_is_an_action_or_a_declaration_or_an_incident() -> None:
    opening = next(body["opening"] for name, body in BODIES if name == "RoundsRequest" and "opening" in body)
    rounds = {"rulebook": "tda-2019", "opening": opening}
    assert sum(agree("RoundsRequest", rounds | {"actions": [step]}) for step in some_of(STEP)) == 4 + 1 + 1


def test_a_step_of_a_hand_may_say_what_was_paid() -> None:
    dealt = {name: value for name, value in HAND.items() if name != "round"}
    taken = 0
    for step in some_of(STEP | {"paid": 50}):
        taken += agree("HandRequest", {"rulebook": "tda-2019", "hand": dealt | {"rounds": [{"actions": [step]}]}})
    assert taken == 8 + 1 + 1


def test_a_hand_begins_with_a_deal_or_with_a_round() -> None:
    taken = 0
    for hand in some_of(HAND):
        taken += agree("HandRequest", {"rulebook": "tda-2019", "hand": hand | {"rounds": [{"actions": []}]}})
    assert taken == 1 + 2


@pytest.mark.parametrize(
    ("name", "always", "path", "bad"),
    [
        ("DecisionReply", {}, "/v1/decisions", {422}),
        ("RoundsReply", {"rulebook": "tda-2019"}, "/v1/rounds", {422}),
        ("NextHandReply", {"rulebook": "tda-2019"}, "/v1/next-hand", {422}),
        ("HandReply", {"rulebook": "tda-2019"}, "/v1/hands", {400, 408, 413, 422, 500}),
        ("HandReply", {"line": 1, "id": "hand-1"}, "/v1/hands", {400, 408, 413, 422, 500}),
    ],
)
def test_what_answers_one_of_many_is_an_answer_or_a_problem(
    name: str, always: dict[str, Any], path: str, bad: set[int]
) -> None:
    answer, batch = (
        next(iter(SPEC["paths"][one]["post"]["responses"]["200"]["content"]["application/json"]["examples"].values()))
        for one in (path, "/v1/decisions/batch")
    )
    members = {"answer": answer["value"], "problem": batch["value"]["items"][1]["problem"]}
    for status in range(199, 502):
        for chosen in some_of(members):
            member = "answer" if status == 200 else "problem" if status in bad else None
            reply = {"status": status, **chosen}
            assert schema(name).is_valid({**always, **reply}) == (chosen.keys() == {member})
            assert not always or not schema(name).is_valid(reply)


@pytest.mark.parametrize(("code", "names"), IN_WORDS_ONLY.items())
def test_what_no_schema_says_is_said_in_words(code: str, names: list[str]) -> None:
    for name in names:
        assert f"`{code}`" in SPEC["components"]["schemas"][name]["description"]


def test_a_round_in_an_answer_has_all_that_is_always_written() -> None:
    written = {one.name for one in fields(BettingRound) if one.default is NODEFAULT}
    rounds = list(_rounds(SPEC["components"]["schemas"]))
    sent = [one for one in rounds if set(one) == {"$ref"}]
    assert len(sent) == 4
    assert {frozenset(one["required"]) for one in rounds if one not in sent} == {frozenset(written)}


def _rounds(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if part.get("$ref") == "#/components/schemas/Round":
            yield part
        part = list(part.values())
    for one in part if isinstance(part, list) else ():
        yield from _rounds(one)


def test_the_fields_are_the_same() -> None:
    """Field by field: the same names, and the same ones required."""
    modules = (hand_schema, round_schema, step_schema)
    made: dict[str, Any] = {name: made for module in modules for name, made in vars(module).items()}
    pairs = {name: made[f"{OTHERWISE.get(name, name)}Schema"]() for name in table_of(__file__, "ONE_BY_ONE")} | SCHEMAS
    of_several = {
        "Step": ({*step_schema.ActionSchema().fields, *step_schema.ENTRIES}, set()),
        "HandStep": ({*hand_schema.RecordedActionSchema().fields, *step_schema.ENTRIES}, set()),
        "Hand": ({*made["DealtHandSchema"]().fields, *made["ContinuedHandSchema"]().fields}, {"rounds"}),
        "HandRecord": (set(HandRequestSchema().fields), set()),
    }
    for name, (members, required) in of_several.items():
        said = SPEC["components"]["schemas"][name]
        assert (set(said["properties"]), set(said.get("required", ()))) == (members, required), name
    for name, checked in pairs.items():
        said = SPEC["components"]["schemas"][name]
        assert set(said["properties"]) == set(checked.fields), name
        assert set(said.get("required", ())) == {key for key, field in checked.fields.items() if field.required}, name
