"""Bodies of the spec's examples, and others made of them."""

import copy
from typing import Any, Final

from hypothesis import strategies as st

from tests.support.conformity import SPEC, operations
from tests.support.rows import table_of

BODIES: Final[list[tuple[str, Any]]] = [
    (media["schema"]["$ref"].rpartition("/")[2].replace("HandRecord", "HandRequest"), example["value"])
    for _, _, operation in operations()
    if "requestBody" in operation
    for media in (operation["requestBody"]["content"]["application/json"],)
    for example in media["examples"].values()
]


ODD: Final[list[Any]] = table_of(__file__, "ODD")


KEYS: Final = sorted(
    {key for found in SPEC["components"]["schemas"].values() for key in found.get("properties", {})}
    | {"__proto__", "Stack", "ante", ""}
)


def spots(node: Any) -> list[tuple[Any, Any]]:
    """Every place below a node that can be changed: a container and a key or an index in it."""
    found: list[tuple[Any, Any]] = []
    level = [node]
    while level:
        below = level.pop()
        members = list(below.items()) if isinstance(below, dict) else list(enumerate(below))
        found += [(below, key) for key, _ in members]
        level += [value for _, value in members if isinstance(value, dict | list)]
    return found


@st.composite
def bodies(draw: st.DrawFn) -> tuple[str, Any]:
    """A body of an example, changed in up to three places."""
    name, body = draw(st.sampled_from(BODIES))
    body = copy.deepcopy(body)
    for _ in range(draw(st.integers(0, 3))):
        places = spots(body)
        if not places:
            break
        container, key = draw(st.sampled_from(places))
        match draw(st.sampled_from(("drop", "change", "add", "house"))):
            case "drop":
                del container[key]
            case "change":
                container[key] = draw(st.sampled_from(ODD))
            case "add" if isinstance(container, dict):
                container[draw(st.sampled_from(KEYS))] = draw(st.sampled_from(ODD))
            case "house" if isinstance(body, dict) and "rulebook" in body:
                keys = [*SPEC["components"]["schemas"]["HouseRules"]["properties"], "cap.raisez"]
                body["house_rules"] = {draw(st.sampled_from(keys)): draw(st.sampled_from([*ODD, "doubled", "nominal"]))}
            case _:
                pass
    return name, body
