"""The library's types are those of openapi.yaml, and every example of it is of its type."""

import subprocess
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import service
from service import json_types
from tests.support.bodies import BODIES

ROOT = Path(__file__).parents[2]
ANSWERS: dict[str, tuple[Any, Any]] = {
    "DecisionRequest": (service.decide, json_types.Decision),
    "OptionsRequest": (service.options, json_types.OptionsAnswer),
    "RoundsRequest": (service.rounds, json_types.RoundsAnswer),
    "HandRequest": (service.hand, json_types.Report),
}


def fits(value: Any, type: Any) -> bool:
    """Whether a JSON value is of this type."""
    inside = get_args(type)
    if type is Any:
        return True
    if is_typeddict(type):
        hints = get_type_hints(type)
        known = type.__required_keys__ <= value.keys() <= hints.keys() if isinstance(value, dict) else False
        return known and all(fits(one, hints[key]) for key, one in value.items())
    kind = get_origin(type)
    if kind in (Union, UnionType):
        return any(fits(value, one) for one in inside)
    if kind is Literal:
        return any(value == one and value.__class__ is one.__class__ for one in inside)
    if kind is list:
        return isinstance(value, list) and all(fits(one, inside[0]) for one in value)
    if kind is dict:
        return isinstance(value, dict) and all(fits(one, inside[1]) for one in value.values())
    return value.__class__ is type


@pytest.mark.slow
def test_they_are_what_makes_them() -> None:
    """Else: python tools/json_types.py > service/json_types.py."""
    made = subprocess.run(
        [sys.executable, ROOT / "tools" / "json_types.py"], capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert made.stdout == (ROOT / "service" / "json_types.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "body"), [(name, body) for name, body in BODIES if name in ANSWERS])
def test_each_example_and_its_answer_are_of_their_types(name: str, body: Any) -> None:
    ask, type = ANSWERS[name]
    assert fits(body, getattr(json_types, name))
    assert fits(ask(body), type)


@pytest.mark.slow
def test_documents_are_of_their_types() -> None:
    assert fits(service.rulebooks(), json_types.RulebookList)
    for book in service.rulebooks()["rulebooks"]:
        assert fits(service.rulebook(book["id"]), json_types.Rulebook)
        assert fits(service.diff("tda-2019", book["id"]), json_types.Diff)


@pytest.mark.parametrize(
    ("value", "type"),
    [
        ({"amount": 5}, json_types.Pot),
        ({"amount": 5, "seats": [1], "more": 1}, json_types.Pot),
        ({"amount": "5", "seats": [1]}, json_types.Pot),
        ({"amount": True, "seats": [1]}, json_types.Pot),
        ({"amount": 5, "seats": [1, None]}, json_types.Pot),
        ("no_limits", json_types.Structure),
        ([], json_types.Pot),
        (0, NoneType),
    ],
)
def test_what_is_of_another_type_is_found(value: Any, type: Any) -> None:
    assert not fits(value, type)
