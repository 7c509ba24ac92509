"""Texts that are JSON (RFC 8259) are taken, texts that are none are refused; of some the RFC lets a reader choose.

`test_json_texts.json` has those that can be written out, one a line, where bytes are characters: a name, by which a
test is called, the text, the code of its refusal, and why it is taken or refused where it may be either.
"""

import json
from typing import Final

import pytest

from service.answers.strict_json import DEEPEST, MOST_DIGITS, MOST_KEYS
from tests.conftest import Checked
from tests.support.requests import GOOD
from tests.support.rows import table_of

BODY: Final = json.dumps(GOOD).encode()


def _nested(begin: bytes, inside: bytes, end: bytes, depth: int = DEEPEST) -> bytes:
    return begin * depth + inside + end * depth


def _keys(many: int) -> bytes:
    return b"{" + b",".join(b'"%d":0' % key for key in range(many)) + b"}"


MADE: Final = [
    ("string_of_a_hundred_thousand", b'["' + b"a" * 100_000 + b'"]', ""),
    ("array_long", b"[" + b"0," * 9_999 + b"0]", ""),
    ("space_of_ten_thousand", b" " * 10_000 + b"[]" + b"\n" * 10_000, ""),
    ("depth_of_what_is_taken", _nested(b"[", b"", b"]"), ""),
    ("depth_of_what_is_taken_in_objects", _nested(b'{"a":', b"0", b"}"), ""),
    ("depth_beside_depth", b"[" + b",".join([b"[[[[]]]]"] * 1000) + b"]", ""),
    ("depth_not_closed", b"[" * DEEPEST, "json.syntax"),
    ("depth_closed_wrongly", _nested(b"[", b"", b"}"), "json.syntax"),
    ("depth_of_one_more_array", _nested(b"[", b"", b"]", DEEPEST + 1), "json.too_deep"),
    ("depth_of_one_more_object", _nested(b'{"a":', b"0", b"}", DEEPEST + 1), "json.too_deep"),
    ("depth_of_500", _nested(b"[", b"", b"]", 500), "json.too_deep"),
    ("depth_of_a_million_not_closed", b"[" * 1_000_000, "json.too_many_values"),
    ("number_of_as_many_digits_as_are_taken", b"[" + b"9" * MOST_DIGITS + b"]", ""),
    ("number_of_one_digit_more", b"[" + b"9" * (MOST_DIGITS + 1) + b"]", "json.number_too_long"),
    ("number_of_a_long_fraction", b"[0." + b"3" * MOST_DIGITS + b"]", "json.number_too_long"),
    ("number_of_a_long_exponent", b"[1e" + b"0" * MOST_DIGITS + b"]", "json.number_too_long"),
    ("keys_as_many_as_are_taken", _keys(MOST_KEYS), ""),
    ("keys_one_more", _keys(MOST_KEYS + 1), "json.too_many_keys"),
]
"""Those that are long, or as long as a limit."""
TEXTS: Final = [
    *((name, text.encode("latin-1"), code) for name, text, code, *_ in table_of(__file__, "TEXTS")),
    *MADE,
]


@pytest.mark.parametrize(("text", "code"), [pytest.param(*rest, id=name) for name, *rest in TEXTS])
def test_a_text_is_taken_or_refused_with_its_code_alone(client: Checked, text: bytes, code: str) -> None:
    answer = client.send("/v1/decisions", text)
    said = answer.get_json()
    codes = {fault["code"] for fault in said["errors"]}
    if code:
        assert (answer.status_code, said["type"], codes) == (400, "/problems/not-json", {code})
    else:  # it is JSON, though no request
        json.loads(text)
        assert (answer.status_code, said["type"]) == (422, "/problems/invalid-request")
        assert not any(one.startswith("json.") for one in codes)


SAME: Final[dict[str, bytes]] = {
    "spread_out": json.dumps(GOOD, indent=4).encode(),
    "packed": json.dumps(GOOD, separators=(",", ":")).encode(),
    "between_white_space": b"\r\n\t " + BODY + b" \t\r\n",
    "members_the_other_way_round": json.dumps(dict(reversed(GOOD.items()))).encode(),
    "escaped_names": BODY.replace(b'"rulebook"', rb'"\u0072ulebook"').replace(b'"stack"', rb'"stac\u006B"'),
    "escaped_values": BODY.replace(b"tda-2019", rb"tda\u002d2019").replace(b'"call"', rb'"c\u0061ll"'),
    "minus_nought": BODY.replace(b'"committed": 0', b'"committed":-0'),
}


@pytest.mark.parametrize("name", SAME)
def test_a_request_is_the_same_however_it_is_written(client: Checked, name: str) -> None:
    plain = client.send("/v1/decisions", BODY)
    assert plain.status_code == 200
    assert SAME[name] != BODY
    assert client.send("/v1/decisions", SAME[name]).data == plain.data


def test_no_text_is_in_two_classes() -> None:
    assert len({text for _, text, _ in TEXTS}) == len(TEXTS) > 150
