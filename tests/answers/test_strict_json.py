"""What is no JSON is refused with 400, a pointer and a code; what is JSON and no request, with 422."""

import json
from typing import Any, Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from service import yielding
from service.answers import strict_json
from service.answers.schemas.request_schema import MOST_ITEMS
from service.answers.schemas.round_schema import MOST_PLAYERS
from service.answers.strict_json import DEEPEST, MOST_CONTAINERS, MOST_VALUES, NotJson, parse
from service.yielding import Yielder
from tests.conftest import Checked
from tests.support.bad_json import NO_CHIPS, NO_JSON, STACK, with_stack
from tests.support.requests import GOOD


@pytest.mark.parametrize(("name", "body", "pointer", "code"), NO_JSON, ids=[name for name, *_ in NO_JSON])
def test_what_is_no_json_is_refused(client: Checked, name: str, body: bytes, pointer: str, code: str) -> None:
    answer = client.send("/v1/decisions", body)
    assert answer.status_code == 400
    said = answer.get_json()
    assert said["type"] == "/problems/not-json"
    assert (pointer, code) in [(fault["pointer"], fault["code"]) for fault in said["errors"]]


def test_more_keys_than_anything_here_has_are_refused(client: Checked) -> None:
    body = json.dumps({"rulebook": {str(key): key for key in range(101)}}).encode()
    [fault] = client.send("/v1/decisions", body).get_json()["errors"]
    assert (fault["pointer"], fault["code"]) == ("/rulebook", "json.too_many_keys")


def test_a_fault_in_a_value_that_a_twin_hides_is_told(client: Checked) -> None:
    said = client.send("/v1/decisions", b'{"a":{"b":NaN},"a":1}').get_json()
    assert [(fault["pointer"], fault["code"]) for fault in said["errors"]] == [
        ("/a", "json.duplicate_key"),
        ("/a/b", "json.not_a_number"),
    ]


def depth_of(value: Any) -> int:
    """How deep arrays and objects nest."""
    if isinstance(value, dict):
        return 1 + max(map(depth_of, value.values()), default=0)
    return 1 + max(map(depth_of, value), default=0) if isinstance(value, list) else 0


NESTED = st.recursive(
    st.sampled_from(["[", "]", '"', "\\", '\\"]', "{}", 'a"[{', ""]),
    lambda below: st.lists(below, max_size=3) | st.dictionaries(st.sampled_from(['"', "[", "\\"]), below, max_size=2),
    max_leaves=30,
)


@given(NESTED, st.integers(20, 40))
def test_depth_is_counted_as_it_is(value: Any, more: int) -> None:
    """Brackets in strings do not count, and the limit is exact."""
    for place in range(more):
        value = [value] if place % 2 else {"]": value}
    text = json.dumps(value).encode()
    if depth_of(value) > DEEPEST:
        with pytest.raises(NotJson) as refused:
            parse(text)
        assert [fault.code for fault in refused.value.faults] == ["json.too_deep"]
    else:
        assert parse(text) == value


def test_every_mark_is_told_in_one_answer(client: Checked) -> None:
    body = b'{"a":NaN,"b":[1e999,{"c":1,"c":"\\ud800"}],"b":2}'
    faults = client.send("/v1/decisions", body).get_json()["errors"]
    assert {(fault["pointer"], fault["code"]) for fault in faults} >= {
        ("/a", "json.not_a_number"),
        ("/b", "json.duplicate_key"),
    }


def test_a_fault_of_syntax_has_a_place(client: Checked) -> None:
    answer = client.send("/v1/decisions", b'{\n  "rulebook": tda\n}')
    assert answer.get_json()["position"] == {"offset": 16, "line": 2, "column": 15}


@pytest.mark.parametrize(("name", "text", "code"), NO_CHIPS, ids=[name for name, *_ in NO_CHIPS])
def test_what_is_no_number_of_chips_is_refused(client: Checked, name: str, text: str, code: str) -> None:
    answer = client.send("/v1/decisions", with_stack(text))
    assert answer.status_code == 422
    assert [(fault["pointer"], fault["code"]) for fault in answer.get_json()["errors"]] == [(STACK, code)]


@pytest.mark.parametrize("body", [b"[]", b'"round"', b"5", b"null", b"true", b"16.5"])
def test_the_body_must_be_an_object(client: Checked, body: bytes) -> None:
    answer = client.send("/v1/decisions", body)
    assert answer.status_code == 422
    told = {"code": "object.invalid", "message": "`body` must be a JSON object.", "params": {"field": "body"}}
    assert answer.get_json()["errors"] == [{"pointer": "", **told}]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**40), 10**40) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda below: st.lists(below, max_size=4) | st.dictionaries(st.text(max_size=4), below, max_size=4),
    max_leaves=20,
)


def without_nulls(value: Any) -> Any:
    """The value without members that are null; the names that VALUES draws are none of those that keep it."""
    if isinstance(value, dict):
        return {key: without_nulls(one) for key, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


@pytest.mark.slow
@given(VALUES)
def test_what_is_json_is_read_as_it_is(value: Any) -> None:
    """For values no deeper than is taken."""
    try:
        text = json.dumps(value).encode()
    except UnicodeEncodeError:
        return
    try:
        assert parse(text) == without_nulls(value)
    except NotJson as error:
        assert {fault.code for fault in error.faults} == {"json.lone_surrogate"}  # noqa: PT017


@given(st.binary(max_size=60))
def test_no_bytes_break_the_parser(body: bytes) -> None:
    try:
        parse(body)
    except NotJson as error:
        assert error.faults  # noqa: PT017


TOKENS: Final = st.sampled_from(
    [
        *"{}[],: \x00\ufeff",
        *('"a"', '"b"', '"a":', '"b":1,', '"a":1', '":"', '"\x01"'),
        *('"\\u0061":2', '"\\ud800"', "1", "-0", "1.5", "1e2", "1e400", "NaN", "null", "true", "9" * 100, "9" * 101),
        *("[" * 32, "]" * 32, "[" * 33, "]" * 33),
        *("{" + ",".join(f'"k{n}":0' for n in range(keys)) + "}" for keys in (64, 65)),
    ]
)


@pytest.mark.slow
@pytest.mark.parametrize("in_batch", [False, True])
@given(st.lists(TOKENS, max_size=12).map("".join).map(str.encode) | VALUES.map(json.dumps).map(str.encode))
@example(b'{"a":1,"a":":"}')
@example(b'{"a":"::","a":1}')
def test_what_is_read_in_turns_is_what_is_read_in_one_go(in_batch: bool, body: bytes) -> None:
    text = b'{"items":[' + body + b"]}" if in_batch else body
    usual = refusal(text)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(strict_json, "_LONG", -1)
        assert repr(refusal(text)) == repr(usual)


def nested_numbers(values: int) -> bytes:
    """JSON of so many values: an array of as many numbers but one."""
    return b"[" + b",".join([b"7"] * (values - 1)) + b"]"


MANY_VALUES: Final = [
    ("numbers", nested_numbers(MOST_VALUES), True),
    ("one_more_number", nested_numbers(MOST_VALUES + 1), False),
    ("objects", b"[" + b",".join([b'{"a":7}'] * (MOST_CONTAINERS - 1)) + b"]", True),
    ("one_more_object", b"[" + b",".join([b'{"a":7}'] * MOST_CONTAINERS) + b"]", False),
    ("one_more_array", b"[" + b",".join([b"[]"] * MOST_CONTAINERS) + b"]", False),
    ("nested_objects", b"[" + b",".join([b'{"":{"":{}}}'] * (MOST_CONTAINERS // 3)) + b"]", True),
    ("more_of_them", b"[" + b",".join([b'{"":{"":{}}}'] * (MOST_CONTAINERS // 3 + 1)) + b"]", False),
    ("an_empty_one_counts_twice", nested_numbers(MOST_VALUES - 1)[:-1] + b",[]]", False),
    ("strings_of_brackets_and_commas", b"[" + b",".join([b'"[,{"'] * (MOST_VALUES - 1)) + b"]", True),
    ("a_string_of_brackets_and_commas", b'"' + b",[{" * MOST_VALUES + b'"', True),
    ("escaped_quotes_beside_commas", b'"' + rb"\"," * MOST_VALUES + b'"', True),
    ("escaped_backslashes_before_quotes", b"[" + b",".join([rb'"\\"'] * MOST_VALUES) + b"]", False),
    ("more_strings_than_can_be", b"[" + b",".join([b'","'] * (2 * MOST_VALUES + 1)) + b"]", False),
    ("no_json_at_all", b"," * (MOST_VALUES + 1), False),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "body", "taken"), MANY_VALUES, ids=[name for name, *_ in MANY_VALUES])
def test_a_body_holds_so_many_values_and_no_more(name: str, body: bytes, taken: bool) -> None:
    if taken:
        assert parse(body) == json.loads(body)
    else:
        with pytest.raises(NotJson) as refused:
            parse(body)
        [fault] = refused.value.faults
        assert (fault.pointer, fault.code) == ("", "json.too_many_values")


def test_every_request_that_there_may_be_is_within_the_values_that_are_taken() -> None:
    players = [{"seat": 1, "stack": 1, "committed": 1, "acted": True, "folded": False}] * MOST_PLAYERS
    items = [{**GOOD, "round": {**GOOD["round"], "players": players}}] * MOST_ITEMS
    assert len(parse(json.dumps({"items": items}).encode())["items"]) == MOST_ITEMS


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One for each turn that others have."""
    taken: list[None] = []
    monkeypatch.setattr(yielding, "yield_now", lambda: taken.append(None))
    monkeypatch.setattr(yielding, "SECONDS", 0.0)
    return taken


@pytest.mark.parametrize("item", [b'{"a":1,"a":2}', b'{"a":NaN}', b'{"a":1}'])
def test_others_have_their_turn_while_a_long_body_is_refused(turns: list[None], item: bytes) -> None:
    with pytest.raises(NotJson):
        parse(b"[" + b",".join([item] * 20_000) + b",NaN]")
    assert len(turns) > 1900


@pytest.mark.parametrize("first", [b'"', b'"\\n'], ids=["plain", "escaped"])
def test_others_have_their_turn_while_strings_are_passed_over(turns: list[None], first: bytes) -> None:
    body = b"[" + first + b'",' + b'",",' * MOST_VALUES + b"0"
    with pytest.raises(NotJson):
        parse(body)
    assert len(turns) > len(body) // 65536


def test_others_have_their_turn_while_plain_values_are_passed_over(turns: list[None]) -> None:
    with pytest.raises(NotJson):
        parse(b"[" + b",".join([b"1"] * 1000) + b",NaN]")
    assert len(turns) > 900


def refusal(body: bytes) -> Any:
    """The faults of a body and where it stops being JSON, or what it holds."""
    try:
        return parse(body)
    except NotJson as error:
        return error.faults, error.position


@pytest.mark.parametrize("body", [body for _, body, *_ in NO_JSON if len(body) < 100_000])
def test_a_long_body_is_read_as_a_short_one(monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    usual = refusal(body)
    monkeypatch.setattr(strict_json, "_LONG", -1)
    assert refusal(body) == usual


@pytest.mark.parametrize("number", ["6\u0660\u0660", "-6\u0660.5", "1.\u0661", "1e\u0663"])
def test_digits_of_other_scripts_are_no_numbers_however_long_the_body(number: str) -> None:
    body = f'{{"a":{number}}}'.encode()
    assert refusal(body + b" " * 200_000) == refusal(body)
    assert refusal(body)[0][0].code == "json.syntax"


@pytest.mark.parametrize(
    "odd", [b'{"a":1,"a":2}', b'{"a":"\\ud800"}', b'{"a":NaN}', b'{"a":' + b"7" * 101 + b"}", b"{,}"]
)
def test_a_long_batch_is_refused_for_what_an_item_is_refused_for(odd: bytes) -> None:
    good = b",".join([b'{"a": 1}'] * 30_000)
    [told], _ = refusal(b'{"items":[' + good + b"," + odd + b"]}")
    [alone], _ = refusal(odd)
    assert (told.code, told.pointer or "/items/30000") == (alone.code, "/items/30000" + alone.pointer)


@pytest.mark.parametrize("one", [b'"\\u00e9"', b"1234567", b'"a"'], ids=["escaped", "numbers", "strings"])
def test_others_have_their_turn_between_the_values_of_a_long_flat_body(
    monkeypatch: pytest.MonkeyPatch, one: bytes
) -> None:
    turns: list[int] = []
    monkeypatch.setattr(Yielder, "yield_if_due", lambda _: turns.append(1))
    many = 40_000
    assert len(parse(b'["\\n",' + b",".join([one] * many) + b"]")) == many + 1
    assert len(turns) >= many
