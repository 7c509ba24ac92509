"""Request bodies with hostile values: in each array that openapi.yaml describes, and wherever it allows anything."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from bench.flood_callers import largest_round
from service.answers.fault_messages import RECORDS
from service.hands.private_members import LABELS
from tests.fuzz.answers import RULEBOOKS
from tests.fuzz.hostile import hostile_text, hostile_value
from tests.fuzz.mutate import changed
from tests.fuzz.seeds import seeds
from tests.support.bodies import spots
from tests.support.conformity import AS_WRITTEN, operations, resolve

Json = dict[str, Any]
HOLLOW: Final[tuple[Any, ...]] = ({}, 0, [], "", None)
"""The cheapest values to send; each can cost a fault for every member that it lacks."""
MOST_DECISIONS: Final = 1000
"""The most that one request may ask for."""
_KINDS: Final = frozenset(
    {"type", "$ref", "oneOf", "anyOf", "allOf", "enum", "const", "properties", "x-extensible-enum"}
)


def request_schemas() -> dict[str, Json]:
    """The schema of the JSON body of each path that has one."""
    bodies = {path: operation["requestBody"] for path, _, operation in operations() if "requestBody" in operation}
    contents = {path: resolve(body)["content"] for path, body in bodies.items()}
    return {path: each["application/json"]["schema"] for path, each in contents.items() if "application/json" in each}


def is_open(schema: Json) -> bool:
    """Whether a schema allows anything, or any member."""
    return schema.get("additionalProperties") is True or not _KINDS & schema.keys()


@cache
def open_members() -> frozenset[str]:
    """The names of the members of requests for which the spec allows anything."""
    schemas = request_schemas().values()
    return frozenset(path[-1][0] for each in schemas for path, schema in _members(each, ()) if is_open(schema))


Path = tuple[tuple[str, int], ...]
"""Names of members, each with the most elements of the array that stands there; 0 for no array."""


def _members(schema: Json, above: Path) -> Iterator[tuple[Path, Json]]:
    """Every member below a schema, with its own schema. A schema within itself is not entered again."""
    schema = resolve(schema, AS_WRITTEN)
    for choice in (*schema.get("oneOf", ()), *schema.get("anyOf", ()), *schema.get("allOf", ())):
        yield from _members(choice, above)
    for name, written in schema.get("properties", {}).items():
        member = resolve(written, AS_WRITTEN)
        if name in dict(above):
            continue
        path = (*above, (name, member.get("maxItems", 0)))
        yield path, member
        yield from _members(member.get("items", member), path)


@cache
def hollow_places() -> tuple[tuple[str, Path], ...]:
    """Each path of the service with each of the arrays in its body."""
    places = ((at, path) for at, schema in request_schemas().items() for path, _ in _members(schema, ()))
    return tuple(dict.fromkeys((at, path) for at, path in places if path[-1][1]))


def hollow_body(path: Path, hollow: Any) -> Json:
    """A body in which each array on the way is as long as the spec allows, and nothing else is sent."""
    value = hollow
    for name, most in reversed(path):
        value = {name: [value] * most if most else value}
    body: Json = value
    return body


@cache
def strangers_members() -> frozenset[str]:
    """The names of the members that hold what strangers wrote: anything, or a text such as a player's name."""
    return open_members() | {*LABELS, "name"}


def open_spots(tree: Any) -> dict[tuple[str, ...], list[tuple[Any, Any]]]:
    """The places of what strangers wrote, and all places below them, by the names of members that lead there."""
    places: dict[tuple[str, ...], list[tuple[Any, Any]]] = {}
    waiting: list[tuple[Any, tuple[str, ...], bool]] = [({"": tree}, (), False)]
    while waiting:
        holder, names, was_open = waiting.pop()
        for key, value in list(holder.items() if isinstance(holder, dict) else enumerate(holder)):
            path = (*names, key) if isinstance(key, str) else names
            opens = was_open or key in strangers_members()
            if opens:
                places.setdefault(path, []).append((holder, key))
            if isinstance(value, dict | list):
                waiting.append((value, path, opens))
    return places


def with_strangers(tree: Any, random: Random) -> Any:
    """The tree, changed in place: strangers' values in a few of its open places, now and then in other places.

    Most trees get texts alone: of odd values one is enough to have the whole tree refused.
    """
    generate = hostile_text if random.random() < 0.7 else hostile_value
    for _ in range(random.randint(1, 8)):
        places = open_spots(tree)
        if places and random.random() < 0.95:
            holder, key = random.choice(random.choice(list(places.values())))
        else:
            objects = (holder[key] for holder, key in spots({"": tree}) if isinstance(holder[key], dict))
            holder, key = random.choice([*objects, {}]), random.choice(sorted(strangers_members()))
        holder[key] = generate(random)
    return tree


@cache
def _bodies() -> tuple[bytes, ...]:
    return tuple(seed for seed in seeds() if seed.startswith(b"{"))


@cache
def hands() -> tuple[bytes, ...]:
    """The seeds that are hands as JSON, in our own notation or in another."""
    return tuple(body for body in _bodies() if json.loads(body).keys() & {"hand", *open_members()})


@cache
def carrying() -> tuple[bytes, ...]:
    """Those of them that hold what strangers wrote."""
    return tuple(body for body in hands() if any(f'"{name}"'.encode() in body for name in strangers_members()))


def many_decisions(random: Random) -> tuple[str, Any]:
    """A path, and a short body that has a long answer: many short actions at a large table, under many rulebooks."""
    body = json.loads(largest_round())
    books = random.sample(sorted(RULEBOOKS), random.choice((0, 1, 9, 10)))
    body["rulebook"], body["compare"] = random.choice(sorted(RULEBOOKS)), books
    body["opening"]["players"] = body["opening"]["players"][: random.choice((2, 9, 23))]
    action = random.choice(({"type": "raise", "by": 2}, {"type": "call"}, {"type": "check"}, {"type": "all_in"}))
    body["actions"] = [action] * random.choice((1, 30, MOST_DECISIONS // (1 + len(books))))
    if random.random() < 0.5:
        return "/v1/rounds", body
    opening = {name: part for name, part in body.pop("opening").items() if name not in ("street", "first_to_act")}
    rounds = [{"first_to_act": 1, "actions": body.pop("actions")}]
    return "/v1/hands", {**body, "hand": {**opening, "streets": 4, "rounds": rounds}}


def strange_body(random: Random) -> tuple[str, Any]:
    """A path, and a body for it: hollow, of many decisions, or a seed with strangers' values in it."""
    match random.randrange(5):
        case 0:
            at, path = random.choice(hollow_places())
            return at, hollow_body(path, random.choice(HOLLOW))
        case 1:
            return many_decisions(random)
    seed = random.choice(random.choice((carrying(), carrying(), hands(), _bodies())))
    tree = with_strangers(json.loads(changed(seed, random) if random.random() < 0.2 else seed), random)
    return path_of(tree), tree


def path_of(tree: Any) -> str:
    """The path of the service to which such a body belongs."""
    members = tree.keys() if isinstance(tree, dict) else set()
    if members & set(RECORDS):
        return "/v1/hands"
    if "round" in members and members & {"actions", "first_to_act", "open_pair"}:
        return "/v1/next-street"
    paths = (
        *(("items", "/v1/decisions/batch"), ("opening", "/v1/rounds"), ("game", "/v1/rounds")),
        *(("table", "/v1/next-hand"), ("action", "/v1/decisions"), ("declaration", "/v1/decisions")),
        *(("incident", "/v1/decisions"), ("round", "/v1/options")),
    )
    return next((path for member, path in paths if member in members), "/v1/hands")
