"""Changes that leave JSON JSON: values moved from where they made sense to where they may not."""

import json
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any, Final

from tests.fuzz.seeds import seeds
from tests.support.bodies import spots

ODD: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 2, 3, 10, 99, 100, 2**31, 2**53 - 2, 2**53 - 1, 2**53, -(2**53), 2**64, 10**99,
    0.0, 1.0, 0.5, 1e300, "", "0", "x" * 65, "\x00", "\u00e9", "\u2028", "\U0001f0a1", [], {}, [[]], [0], {"": 0},
)  # fmt: skip
MOST_CHANGES: Final = 4


def changed(body: bytes, random: Random) -> bytes:
    """The body with a few changes; bytes that are no JSON, with a line of theirs moved or with other numbers."""
    try:
        tree = json.loads(body)
    except (ValueError, RecursionError):
        return _text_changed(body, random)
    whole = {"": tree}
    for _ in range(random.randint(1, MOST_CHANGES)):
        container, key = random.choice(spots(whole))
        random.choice(CHANGES)(container, key, random)
        if "" not in whole:
            break
    return json.dumps(whole.get(""), separators=(",", ":"), ensure_ascii=random.random() < 0.1).encode(
        "utf-8", "surrogatepass"
    )


@cache
def known() -> dict[Any, list[Any]]:
    """What stands at each key in the seeds; under None, the objects and arrays that stand in arrays."""
    found: dict[Any, dict[str, Any]] = defaultdict(dict)
    for body in seeds():
        if body.startswith(b"{"):
            for container, key in spots({"": json.loads(body)}):
                value = container[key]
                found[key if isinstance(key, str) else None][json.dumps(value)] = value
    return {key: list(values.values()) for key, values in found.items()}


@cache
def beside() -> dict[str, list[str]]:
    """Which keys stand beside each key in the seeds."""
    found: dict[str, set[str]] = defaultdict(set)
    for body in seeds():
        if body.startswith(b"{"):
            for container, key in spots({"": json.loads(body)}):
                if isinstance(container, dict):
                    found[key].update(container)
    return {key: sorted(keys) for key, keys in found.items()}


def _copy(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _drop(container: Any, key: Any, _: Random) -> None:
    del container[key]


def _odd(container: Any, key: Any, random: Random) -> None:
    container[key] = _copy(random.choice(ODD))


def _as_elsewhere(container: Any, key: Any, random: Random) -> None:
    """What stands at such a key in another body."""
    container[key] = _copy(random.choice(known().get(key if isinstance(key, str) else None, [0])))


def _one_more(container: Any, key: Any, random: Random) -> None:
    """A member that stands beside this one in another body, or the element once again."""
    if isinstance(container, list):
        container.insert(random.randint(0, len(container)), _copy(container[key]))
    else:
        name = random.choice(beside().get(key, ["x"]))
        container[name] = _copy(random.choice(known().get(name, [0])))


def _nudged(container: Any, key: Any, random: Random) -> None:
    """A number near the one that is there, or one that is there elsewhere."""
    value = container[key]
    if type(value) is int:
        near = (value - 1, value + 1, value * 2, value // 2, value * 10, value + random.randint(0, 1000), -value)
        container[key] = random.choice(near)
    elif type(value) is bool:
        container[key] = not value


def _moved(container: Any, key: Any, random: Random) -> None:
    """Another value of the same container in its place."""
    others = list(container.values()) if isinstance(container, dict) else container
    container[key] = _copy(random.choice(others))


def _swapped(container: Any, key: Any, random: Random) -> None:
    keys = list(container) if isinstance(container, dict) else list(range(len(container)))
    other = random.choice(keys)
    container[key], container[other] = container[other], container[key]


CHANGES: Final = (_drop, _odd, _as_elsewhere, _as_elsewhere, _as_elsewhere, _one_more, _one_more,
                  _nudged, _nudged, _nudged, _moved, _swapped)  # fmt: skip


def _text_changed(body: bytes, random: Random) -> bytes:
    lines = body.split(b"\n")
    place, other = random.randrange(len(lines)), random.randrange(len(lines))
    words = lines[place].split(b" ")
    word = random.randrange(len(words))
    match random.randrange(6):
        case 0:
            del lines[place]
        case 1:
            lines.insert(other, lines[place])
        case 2:
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            lines[place] = b" ".join([*words[:word], *words[word + 1 :]])
        case 4:
            lines[place] = b" ".join([*words[:word], random.choice(lines[other].split(b" ")), *words[word + 1 :]])
        case _:
            digits = [at for at, one in enumerate(body) if chr(one).isdigit()]
            if digits:
                at = random.choice(digits)
                return body[:at] + random.choice((b"0", b"1", b"9", b"-1", b"1.5", b"99999")) + body[at + 1 :]
    return b"\n".join(lines)
