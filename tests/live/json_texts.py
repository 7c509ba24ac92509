"""Texts that are JSON (RFC 8259), texts that are none, and texts of which the RFC lets a reader choose.

Each has a name, by which a test is called. `json_texts.json` has those that can be written out, one a line, where bytes
are characters; those that are long, or as long as a limit, are made here.
"""

from dataclasses import dataclass
from typing import Final

from service.answers.strict_json import DEEPEST, MOST_DIGITS, MOST_KEYS
from tests.support.rows import table_of


@dataclass(frozen=True, slots=True)
class Either:
    """A text that a reader may take or refuse: what we do, with which code, and why."""

    text: bytes
    code: str
    """Empty where it is taken."""
    why: str


def _nested(begin: bytes, inside: bytes, end: bytes, depth: int = DEEPEST) -> bytes:
    return begin * depth + inside + end * depth


def _keys(many: int) -> bytes:
    return b"{" + b",".join(b'"%d":0' % key for key in range(many)) + b"}"


_DEPTH: Final = "nothing that is asked here is as deep, and depth is what exhausts a stack"
_DIGITS: Final = "reading digits takes more than linear time where they are many; no amount has more than 16"
_KEYS: Final = "an object here has fewer by far"

TAKEN: Final[dict[str, bytes]] = {
    **{name: text.encode("latin-1") for name, text in table_of(__file__, "TAKEN")},
    "string_of_a_hundred_thousand": b'["' + b"a" * 100_000 + b'"]',
    "array_long": b"[" + b"0," * 9_999 + b"0]",
    "space_of_ten_thousand": b" " * 10_000 + b"[]" + b"\n" * 10_000,
    "depth_of_what_is_taken": _nested(b"[", b"", b"]"),
    "depth_of_what_is_taken_in_objects": _nested(b'{"a":', b"0", b"}"),
    "depth_beside_depth": b"[" + b",".join([b"[[[[]]]]"] * 1000) + b"]",
}

REFUSED: Final[dict[str, tuple[bytes, str]]] = {
    **{name: (text.encode("latin-1"), code) for name, text, code in table_of(__file__, "REFUSED")},
    "depth_not_closed": (b"[" * DEEPEST, "json.syntax"),
    "depth_closed_wrongly": (_nested(b"[", b"", b"}"), "json.syntax"),
}

EITHER: Final[dict[str, Either]] = {
    **{name: Either(text.encode("latin-1"), *rest) for name, text, *rest in table_of(__file__, "EITHER")},
    "number_of_as_many_digits_as_are_taken": Either(
        b"[" + b"9" * MOST_DIGITS + b"]", "", "it is exact here; the schema's bound refuses it, 422"
    ),
    "number_of_one_digit_more": Either(b"[" + b"9" * (MOST_DIGITS + 1) + b"]", "json.number_too_long", _DIGITS),
    "number_of_a_long_fraction": Either(b"[0." + b"3" * MOST_DIGITS + b"]", "json.number_too_long", _DIGITS),
    "number_of_a_long_exponent": Either(b"[1e" + b"0" * MOST_DIGITS + b"]", "json.number_too_long", _DIGITS),
    "depth_of_one_more_array": Either(_nested(b"[", b"", b"]", DEEPEST + 1), "json.too_deep", _DEPTH),
    "depth_of_one_more_object": Either(_nested(b'{"a":', b"0", b"}", DEEPEST + 1), "json.too_deep", _DEPTH),
    "depth_of_500": Either(_nested(b"[", b"", b"]", 500), "json.too_deep", _DEPTH),
    "depth_of_a_million_not_closed": Either(
        b"[" * 1_000_000, "json.too_many_values", "nothing here holds so many values, closed or not"
    ),
    "keys_as_many_as_are_taken": Either(_keys(MOST_KEYS), "", _KEYS),
    "keys_one_more": Either(
        _keys(MOST_KEYS + 1), "json.too_many_keys", f"{_KEYS}, and each unknown one would be told as a fault"
    ),
}
