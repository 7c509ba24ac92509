"""Hands as PHH: the samples, small ones made of fields, and what is read of them."""

import json
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

from service.hands import phh_reader

FOLDER = Path(__file__).parent / "phh"
SAMPLES = sorted(FOLDER.glob("*.phh"))
MANY = FOLDER / "two.phhs"


Json = dict[str, Any]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.phh").read_text("utf-8")


def hand_of(name: str) -> Json:
    return phh_reader.read(text_of(name))


def document(**fields: str) -> str:
    """A small no-limit hand, with these fields as TOML text; an empty text leaves one out."""
    usual = {
        "variant": '"NT"',
        "antes": "[0, 0, 0]",
        "blinds_or_straddles": "[1, 2, 0]",
        "min_bet": "2",
        "starting_stacks": "[200, 200, 200]",
        "actions": "[]",
    }
    return "".join(f"{name} = {value}\n" for name, value in (usual | fields).items() if value)


def acted(*actions: str, **fields: str) -> Json:
    return phh_reader.read(document(actions=json.dumps(actions), **fields))


def exactly(value: Any) -> Any:
    """A value with its types and digits, so that 0 is not 0.0."""
    if isinstance(value, dict):
        return {key: exactly(member) for key, member in value.items()}
    if isinstance(value, list):
        return [exactly(member) for member in value]
    return type(value), str(value)


def parsed(text: str) -> Any:
    return exactly(tomllib.loads(text, parse_float=Decimal))


def betting(hand: Json) -> list[list[tuple[int, str, int | None]]]:
    return [
        [(item["seat"], item["type"], item.get("to")) for item in street["actions"] if "seat" in item]
        for street in hand["rounds"]
    ]


def posted(hand: Json) -> list[tuple[int, str, int]]:
    return [(post["seat"], post["type"], post["amount"]) for post in hand["posts"]]
