"""Texts that are no JSON, and values that are no number of chips, with the fault of each."""

import json

from tests.support.requests import GOOD
from tests.support.rows import table_of


def with_stack(text: str) -> bytes:
    """The good request with something else as the first stack, letter for letter."""
    return json.dumps(GOOD).replace("9900", text).encode("utf-8", "surrogatepass")


STACK = "/round/players/0/stack"
NO_JSON = [
    ("nothing", b"", "", "json.empty"),
    ("white_space", b" \n\t ", "", "json.empty"),
    ("truncated", b'{"rulebook":', "", "json.syntax"),
    ("trailing_garbage", b'{"a":1} x', "", "json.syntax"),
    ("nul_after", b'{"a":1}\x00', "", "json.syntax"),
    ("single_quotes", b"{'a':1}", "", "json.syntax"),
    ("leading_nought", b'{"a":01}', "", "json.syntax"),
    ("plus", b'{"a":+1}', "", "json.syntax"),
    ("no_nought_before_the_point", b'{"a":.5}', "", "json.syntax"),
    ("control_character", b'{"a":"\x01"}', "", "json.syntax"),
    ("byte_order_mark", b"\xef\xbb\xbf{}", "", "json.encoding"),
    ("latin_1", '{"a":"é"}'.encode("latin-1"), "", "json.encoding"),
    ("utf_16", "{}".encode("utf-16"), "", "json.encoding"),
    ("overlong", b'{"a":"\xc0\xaf"}', "", "json.encoding"),
    ("surrogate_in_utf_8", b'{"a":"\xed\xa0\x80"}', "", "json.encoding"),
    ("nan", with_stack("NaN"), STACK, "json.not_a_number"),
    ("infinity", with_stack("Infinity"), STACK, "json.not_a_number"),
    ("minus_infinity", with_stack("-Infinity"), STACK, "json.not_a_number"),
    ("1e400", with_stack("1e400"), STACK, "json.number_out_of_range"),
    ("minus_1e400", with_stack("-1e400"), STACK, "json.number_out_of_range"),
    ("101_digits", with_stack("9" * 101), STACK, "json.number_too_long"),
    ("a_million_digits", with_stack("9" * 1_000_000), STACK, "json.number_too_long"),
    ("a_million_digits_of_a_fraction", with_stack("0." + "1" * 1_000_000), STACK, "json.number_too_long"),
    ("lone_surrogate", with_stack('"\\ud800"'), STACK, "json.lone_surrogate"),
    ("lone_surrogate_in_a_key", b'{"\\udfff":1}', "", "json.lone_surrogate"),
    ("twins", b'{"a":1,"a":1}', "/a", "json.duplicate_key"),
    ("escaped_twin", b'{"a":1,"\\u0061":2}', "/a", "json.duplicate_key"),
    ("nested_twins", b'{"x":[{"a/b":1,"a/b":1}]}', "/x/0/a~1b", "json.duplicate_key"),
    ("nested_30000_arrays", b"[" * 30_000, "", "json.too_deep"),
    ("nested_30000_objects", b'{"a":' * 30_000 + b"1" + b"}" * 30_000, "", "json.too_deep"),
    ("nested_33", b"[" * 33 + b"]" * 33, "", "json.too_deep"),
]


NO_CHIPS = table_of(__file__, "NO_CHIPS")
