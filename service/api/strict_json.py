"""Bytes to a JSON value, or every reason why they are none. The parser is the standard library's.

Its hooks leave marks in the tree where something is wrong; only if one did is the tree walked, for the pointers.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import isinf
from typing import Any, Final

from service.rules.model.fault import Fault

DEEPEST: Final = 32
MOST_DIGITS: Final = 100

_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)


class NotJson(Exception):
    """The bytes are no JSON that we take: every fault, and the place of a fault of syntax."""

    def __init__(self, faults: tuple[Fault, ...], position: "Position | None" = None) -> None:
        super().__init__(faults[0].message)
        self.faults = faults
        self.position = position


@dataclass(frozen=True, slots=True)
class Position:
    """Where a document stops being JSON: characters from its start, and line and column from 1."""

    offset: int
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class _Marked:
    """What stands in the tree in the place of a value that cannot be."""

    code: str
    message: str


class _Twins(dict[str, Any]):
    """An object in which keys came twice."""

    keys_twice: tuple[str, ...] = ()


def parse(body: bytes) -> Any:
    """The value that the bytes are JSON for. Raises NotJson with every fault that can be told."""
    text = _decoded(body)
    if body.count(b"[") + body.count(b"{") > DEEPEST and _depth(text) > DEEPEST:
        raise NotJson((Fault("", "json.too_deep", f"Nothing here nests deeper than {DEEPEST} levels."),))
    hooks = _Hooks()
    try:
        tree = json.loads(
            text,
            object_pairs_hook=hooks.pairs,
            parse_int=hooks.integer,
            parse_float=hooks.real,
            parse_constant=hooks.constant,
        )
    except json.JSONDecodeError as error:
        place = Position(error.pos, error.lineno, error.colno)
        raise NotJson((Fault("", "json.syntax", f"{error.msg} at offset {error.pos}."),), place) from None
    if hooks.marked or ("\\u" in text and _has_surrogate(tree)):
        raise NotJson(tuple(_faults(tree, "")))
    return tree


class _Hooks:
    """What the parser asks about each object and number; `marked` once anything was wrong."""

    def __init__(self) -> None:
        self.marked = False

    def pairs(self, found: list[tuple[str, Any]]) -> dict[str, Any]:
        """An object, remembering the keys that came twice."""
        made = dict(found)
        if len(made) == len(found):
            return made
        self.marked = True
        twins = _Twins(made)
        twins.keys_twice = tuple(key for key, times in Counter(key for key, _ in found).items() if times > 1)
        return twins

    def integer(self, digits: str) -> int | _Marked:
        """A number without fraction or exponent."""
        return self._too_long() if len(digits) > MOST_DIGITS else int(digits)

    def real(self, digits: str) -> float | _Marked:
        """A number with a fraction or an exponent: the schema will refuse it, if it is one at all."""
        if len(digits) > MOST_DIGITS:
            return self._too_long()
        number = float(digits)
        return self._mark("json.number_out_of_range", "No number is that large.") if isinf(number) else number

    def constant(self, name: str) -> _Marked:
        """NaN and the infinities."""
        return self._mark("json.not_a_number", f"{name} is no JSON number.")

    def _too_long(self) -> _Marked:
        return self._mark("json.number_too_long", f"A number has at most {MOST_DIGITS} digits.")

    def _mark(self, code: str, message: str) -> _Marked:
        self.marked = True
        return _Marked(code, message)


def _decoded(body: bytes) -> str:
    if not body.strip():
        raise NotJson((Fault("", "json.empty", "The body is empty."),), Position(0, 1, 1))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        column = error.start - body.rfind(b"\n", 0, error.start)
        place = Position(error.start, line, column)
        fault = Fault("", "json.encoding", f"The body is not UTF-8: byte {error.start} cannot stand there.")
        raise NotJson((fault,), place) from None
    if text.startswith("\ufeff"):
        fault = Fault("", "json.encoding", "The body begins with a byte order mark: send UTF-8 without one.")
        raise NotJson((fault,), Position(0, 1, 1))
    return text


def _depth(text: str) -> int:
    """How deep brackets nest outside strings; counting stops where it is too deep."""
    depth = deepest = 0
    for char in re.findall(r"[\[\]{}]", _QUOTED.sub("", text)):
        depth += 1 if char in "[{" else -1
        deepest = max(deepest, depth)
        if deepest > DEEPEST:
            break
    return deepest


def _has_surrogate(tree: Any) -> bool:
    return any(fault.code == "json.lone_surrogate" for fault in _faults(tree, ""))


def _faults(tree: Any, pointer: str) -> Iterator[Fault]:
    """Every fault below this value, in document order."""
    if isinstance(tree, _Marked):
        yield Fault(pointer, tree.code, tree.message)
    elif isinstance(tree, str):
        if _SURROGATE.search(tree):
            yield Fault(pointer, "json.lone_surrogate", "A surrogate stands alone: it is no character.")
    elif isinstance(tree, list):
        for place, value in enumerate(tree):
            yield from _faults(value, f"{pointer}/{place}")
    elif isinstance(tree, dict):
        for key in getattr(tree, "keys_twice", ()):
            yield Fault(f"{pointer}/{token(key)}", "json.duplicate_key", "The key stands twice in one object.")
        for key, value in tree.items():
            if _SURROGATE.search(key):
                yield Fault(pointer, "json.lone_surrogate", "A key holds a lone surrogate: it is no character.")
            yield from _faults(value, f"{pointer}/{token(key)}")


def token(key: object) -> str:
    """A key or index as a token of a JSON pointer (RFC 6901); what cannot be written as UTF-8 is replaced."""
    text = str(key).replace("~", "~0").replace("/", "~1")
    return _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)
