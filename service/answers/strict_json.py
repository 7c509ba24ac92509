"""From bytes to a JSON value, or to every fault in them.

The hooks of the standard library's parser leave a mark in the tree where something is wrong; only then is the tree
walked, to find pointers to the marks.
"""

import gc
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from itertools import islice
from json import scanner
from json.decoder import scanstring  # type: ignore[attr-defined]  # not in the stubs
from math import isinf
from types import FunctionType
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from ..rules.model.fault import Fault
from ..rules.model.template import Params
from ..yielding import Yielder, yielding
from .fault_messages import fault
from .pointers import FIRST_ONLY, MOST_FAULTS, pointer_to

_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_RIGHT: Final = frozenset({int, float, bool, type(None)})


@dataclass(frozen=True, slots=True)
class Marked:
    """Stands in the place of a value that is not allowed; one mark serves all values with the same fault."""

    code: str
    params: Params = ()


@dataclass(frozen=True, slots=True, eq=False)
class DuplicateKeys:
    """An object with duplicate keys: all its members in order."""

    members: list[tuple[str, Any]]


def faults_in(tree: Any) -> Iterator[Fault]:
    """Every marked value and lone surrogate in the tree as a fault, in document order."""
    yielder = Yielder()
    path: list[str | int] = []
    levels: list[Iterator[tuple[str | int, Any]]] = [iter([("", tree)])]
    while levels:
        for key, value in levels[-1]:
            yielder.yield_if_due()
            kind = type(value)
            if kind in _RIGHT or (kind is str and value.isascii()):
                continue
            if kind is Marked or kind is str:
                yield from _faults_of(value, [*path, key])
                continue
            if kind is DuplicateKeys or (kind is dict and not "".join(value).isascii()):
                yield from _faults_of_keys(value, [*path, key])
            path.append(key)
            levels.append(_members(value))
            break
        else:
            levels.pop()
            del path[-1:]


def _members(value: Any) -> Iterator[tuple[str | int, Any]]:
    if type(value) is list:
        return enumerate(value)
    return iter(value.members if type(value) is DuplicateKeys else value.items())


def _faults_of(value: str | Marked, path: list[str | int]) -> Iterator[Fault]:
    if isinstance(value, Marked):
        yield fault(pointer_to(path[1:]), value.code, **dict(value.params))
    elif _SURROGATE.search(value):
        yield fault(pointer_to(path[1:]), "json.lone_surrogate", why="value")


def _faults_of_keys(value: dict[str, Any] | DuplicateKeys, path: list[str | int]) -> Iterator[Fault]:
    times = Counter(key for key, _ in value.members) if isinstance(value, DuplicateKeys) else dict.fromkeys(value, 1)
    for key in times:
        if times[key] > 1:
            yield fault(pointer_to([*path[1:], key]), "json.duplicate_key")
        if not key.isascii() and _SURROGATE.search(key):
            yield fault(pointer_to(path[1:]), "json.lone_surrogate", why="key")


DEEPEST: Final = 32
MOST_VALUES: Final = 200_000
"""A batch of 1,000 rounds with 23 seats holds 160,000; 2 MiB of known fields cannot hold more than this."""
MOST_CONTAINERS: Final = 40_000
"""Objects and arrays: that batch has 27,000. An empty one takes 2 bytes to send, but as long to make as ten numbers."""
_VALUES_AROUND: Final = 16

_STEP: Final = 64 * 1024
_NO_STRUCTURE: Final = bytes(set(range(256)) - set(b'[]{},"'))
_BEGINS_NO_VALUE: Final = bytes(set(range(256)) - set(b"{[,"))
_COMMAS: Final = b","
_ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")
MOST_DIGITS: Final = 100
MOST_KEYS: Final = 100
"""In an object. All house rules at once have to fit."""

_SURROGATE_ESCAPED: Final = re.compile(r"\\u[dD][89a-fA-F]")
_AS_DIGITS: Final = bytes.maketrans(b"123456789.-+eE", b"0" * 14)
_TOO_MANY_DIGITS: Final = b"0" * (MOST_DIGITS + 1)
_LONG: Final = 128 * 1024


class NotJson(Exception):
    """The bytes are not JSON, or JSON that is not taken: every fault, and the position of a syntax error.

    `tree`: the value with its marks, where there is one.
    """

    def __init__(self, faults: tuple[Fault, ...], position: "Position | None" = None, tree: Any = None) -> None:
        super().__init__(faults[0].message)
        self.faults = faults
        self.position = position
        self.tree = tree


@dataclass(frozen=True, slots=True)
class Position:
    """Where a document stops being JSON: characters from its start, and line and column from 1."""

    offset: int
    line: int
    column: int


_TOO_MANY_KEYS: Final = Marked("json.too_many_keys", (("max", MOST_KEYS),))
_TOO_LONG: Final = Marked("json.number_too_long", (("max", MOST_DIGITS),))
_OUT_OF_RANGE: Final = Marked("json.number_out_of_range")
_NO_NUMBER: Final = {
    name: Marked("json.not_a_number", (("literal", name),)) for name in ("NaN", "Infinity", "-Infinity")
}


def parse(body: bytes) -> Any:
    """The JSON value of a body, without members that are null. Raises NotJson with every fault that can be told.

    A body must not hold too many values: each step of the parsing is one call in C, and other requests wait for it.
    """
    tree = parse_whole(body)
    return without_nulls(tree) if b"null" in body else tree


def parse_whole(body: bytes, around: int = 0) -> Any:
    """The same with the members that are null. `around`: so many levels of the nesting are no part of the request.

    Each of these levels may hold 16 values more; who wraps a request holds the request itself to the limit.
    """
    yielder = Yielder()
    refuse_too_many_values(body, yielder, around * _VALUES_AROUND)
    yielder.yield_if_due()
    return _strictly(body, yielder, around)


class _Batch(Struct, forbid_unknown_fields=True):
    items: list[Raw]


_ITEMS: Final = msgspec.json.Decoder(_Batch)


def batch_items(body: bytes) -> list[bytes]:
    """The items of a batch, not checked yet; none if anything about the body around them is odd."""
    yielder = Yielder()
    if too_many_values(body, yielder):
        return []
    yielder.yield_if_due()
    return _items(body)


def _items(body: bytes) -> list[bytes]:
    try:
        items = [bytes(item) for item in yielding(_ITEMS.decode(body).items)]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return []
    has_twins = 1 + sum(item.count(b":") for item in yielding(items)) != body.count(b":")
    return [] if has_twins else items


def _strictly(body: bytes, yielder: Yielder, around: int) -> Any:
    text = _decoded(body)
    yielder.yield_if_due()
    is_long = len(body) > _LONG
    is_batch = is_long and _is_of_small_objects(body)
    if not is_batch and too_deep(body, yielder, DEEPEST + around):
        raise NotJson((fault("", "json.too_deep", max=DEEPEST),))
    yielder.yield_if_due()
    hooks = _Hooks()
    settings: dict[str, Any] = {"parse_float": hooks.real, "parse_constant": hooks.constant}
    settings["object_pairs_hook"] = hooks.pairs_in_turns if is_long else hooks.pairs
    if (is_long and not is_batch) or _TOO_MANY_DIGITS in body.translate(_AS_DIGITS):  # there may be a long number
        settings["parse_int"] = hooks.integer
    try:
        with _no_collection() if is_batch else nullcontext():
            tree = json.loads(text, cls=_InTurns if is_long and not is_batch else json.JSONDecoder, **settings)
    except json.JSONDecodeError as exception:
        error = _as_ever(exception)
        place = Position(error.pos, error.lineno, error.colno)
        raise NotJson((fault("", "json.syntax", parser=error.msg, offset=error.pos),), place) from None
    if hooks.marked or _SURROGATE_ESCAPED.search(text):
        faults = tuple(islice(faults_in(tree), 1 if FIRST_ONLY.get() else MOST_FAULTS))
        if faults:
            raise NotJson(faults, tree=tree)
    return tree


def _is_of_small_objects(body: bytes) -> bool:
    """Whether it is a batch of objects that are neither long nor deep: others have turns between them."""
    items = _items(body)
    return bool(items) and all(
        item.startswith(b"{") and len(item) <= _LONG and item.count(b"{") + item.count(b"[") <= DEEPEST - 2
        for item in items
    )


@contextmanager
def _no_collection() -> Iterator[None]:
    """No garbage is collected meanwhile: there is none, and looking for it takes half as long again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _as_ever(error: json.JSONDecodeError) -> json.JSONDecodeError:
    """The same error for a trailing comma in every version: Python 3.13 points at the comma, older ones behind it."""
    if not error.msg.startswith("Illegal trailing comma"):
        return error
    at = len(error.doc) - len(error.doc[error.pos + 1 :].lstrip(" \t\n\r"))
    in_array = error.msg.endswith("array")
    missed = "Expecting value" if in_array else "Expecting property name enclosed in double quotes"
    return json.JSONDecodeError(missed, error.doc, at)


_NUMBER: Final = re.compile(scanner.NUMBER_RE.pattern, re.VERBOSE | re.ASCII)
_make_scanner: Final = FunctionType(
    scanner.py_make_scanner.__code__,  # type: ignore[attr-defined]
    vars(scanner) | {"NUMBER_RE": _NUMBER},
)
"""The standard library's, but for digits: its own pattern takes those of any script, JSON only ASCII's."""


class _InTurns(json.JSONDecoder):
    """The parser in Python, for long bodies: the one in C goes through 200,000 strings or numbers in one go."""

    def __init__(self, **hooks: Any) -> None:
        super().__init__(**hooks)
        self._yielder = Yielder()
        self.parse_string = self._string
        self.scan_once = _make_scanner(self)

    def _string(self, *at: Any) -> Any:
        self._yielder.yield_if_due()
        return scanstring(*at)


class _Hooks:
    """The parser's hooks for objects and numbers; `marked` is set once anything was wrong."""

    def __init__(self) -> None:
        self.marked = False
        self._yielder = Yielder()

    def pairs(self, members: list[tuple[str, Any]]) -> dict[str, Any] | Marked | DuplicateKeys:
        """An object; one with duplicate keys becomes `DuplicateKeys`."""
        value = dict(members)
        if len(value) == len(members) <= MOST_KEYS:
            return value
        if len(members) > MOST_KEYS:
            return self._mark(_TOO_MANY_KEYS)
        self.marked = True
        return DuplicateKeys(members)

    def pairs_in_turns(self, members: list[tuple[str, Any]]) -> dict[str, Any] | Marked | DuplicateKeys:
        """The same for one of very many objects."""
        self._yielder.yield_if_due()
        return self.pairs(members)

    def integer(self, digits: str) -> int | Marked:
        """A number without fraction or exponent."""
        self._yielder.yield_if_due()
        return self._mark(_TOO_LONG) if _is_too_long(digits) else int(digits)

    def real(self, digits: str) -> float | Marked:
        """A number with a fraction or an exponent. If it is one, the schema refuses it later."""
        self._yielder.yield_if_due()
        if _is_too_long(digits):
            return self._mark(_TOO_LONG)
        number = float(digits)
        return self._mark(_OUT_OF_RANGE) if isinf(number) else number

    def constant(self, name: str) -> Marked:
        """NaN and the infinities."""
        return self._mark(_NO_NUMBER[name])

    def _mark(self, mark: Marked) -> Marked:
        self.marked = True
        return mark


def _is_too_long(number: str) -> bool:
    """Whether a number has too many digits, not counting signs, a point and an exponent's letter."""
    return len(number) > MOST_DIGITS and sum(map(str.isdigit, number)) > MOST_DIGITS


def _decoded(body: bytes) -> str:
    if not body.strip():
        raise NotJson((fault("", "json.empty"),), Position(0, 1, 1))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        column = error.start - body.rfind(b"\n", 0, error.start)
        place = Position(error.start, line, column)
        raise NotJson((fault("", "json.encoding", why="bad_byte", offset=error.start),), place) from None
    if text.startswith("\ufeff"):
        raise NotJson((fault("", "json.encoding", why="byte_order_mark"),), Position(0, 1, 1))
    return text


def refuse_too_many_values(body: bytes, yielder: Yielder, more: int = 0) -> None:
    """Raise NotJson if the body holds too many values."""
    if too_many_values(body, yielder, more):
        raise NotJson((fault("", "json.too_many_values", max=MOST_VALUES, containers=MOST_CONTAINERS),))


def too_many_values(body: bytes, yielder: Yielder, more: int = 0) -> bool:
    """Whether the body holds more than `MOST_VALUES` values, or more than `MOST_CONTAINERS` objects and arrays.

    Counted are the body itself and a value after each comma and opening bracket, so an empty bracket counts twice.
    `more`: so many are allowed beyond both limits.
    """
    if len(body) <= MOST_CONTAINERS or not _holds_many(body, more):
        return False
    return _holds_many(_outside_strings(body, yielder), more)


def _holds_many(structure: bytes, more: int) -> bool:
    """Whether there are too many values in it, or in the strings in it."""
    beginnings = structure.translate(None, _BEGINS_NO_VALUE)
    return len(beginnings) >= MOST_VALUES + more or len(beginnings) - beginnings.count(b",") > MOST_CONTAINERS + more


def too_deep(body: bytes, yielder: Yielder, deepest: int = DEEPEST) -> bool:
    """Whether brackets nest deeper than this, or so many are left open that they would.

    The innermost brackets are removed level by level: fast, as it runs in C and in linear time.
    """
    if body.count(b"[") + body.count(b"{") <= deepest:
        return False
    brackets = _outside_strings(body, yielder).translate(_ONE_KIND, _COMMAS)
    for _ in range(deepest):
        if b"[]" not in brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > deepest


def _outside_strings(body: bytes, yielder: Yielder) -> bytes:
    """The brackets and commas of the body that stand in no string. There may be a million short strings."""
    structure, outside, within = _structure(body), bytearray(), 0
    for begin in range(0, len(structure), _STEP):
        yielder.yield_if_due()
        pieces = structure[begin : begin + _STEP].split(b'"')
        outside += b"".join(pieces[within::2])
        within ^= len(pieces) % 2 == 0
    return bytes(outside)


def _structure(body: bytes) -> bytes:
    """The brackets, commas and quotes of the body, without escaped quotes."""
    if b"\\" in body:
        body = body.replace(rb"\\", b"").replace(rb"\"", b"")
    return body.translate(None, _NO_STRUCTURE)


_KEPT: Final = "to_act"
"""Where null means something: that nobody is to act."""
_OTHERS: Final = "ohh"
"""What others define: nothing is left out there."""


def without_nulls(tree: Any) -> Any:
    """The same value, changed in place, without the members that are null: generated clients send all that is unset."""
    yielder = Yielder()
    waiting = [tree]
    while waiting:
        yielder.yield_if_due()
        value = waiting.pop()
        if type(value) is dict:
            for key in [key for key, member in value.items() if member is None and key != _KEPT]:
                del value[key]
            waiting += [member for key, member in value.items() if type(member) in (dict, list) and key != _OTHERS]
        elif type(value) is list:
            waiting += [item for item in value if type(item) in (dict, list)]
    return tree
