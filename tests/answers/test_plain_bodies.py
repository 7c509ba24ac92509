"""What is read straight into the nouns of the rules is what the schemas make of it; whatever is odd is left to them."""

import json
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given

from service.answers import render
from service.answers.answer_record import AnswerRecord
from service.answers.endpoints import ENDPOINTS, FREQUENT
from service.answers.problems import reply
from service.answers.questions import decision_fast
from service.answers.strict_json import MOST_VALUES, parse
from service.rulesets import load_rulebooks
from tests.support.bodies import BODIES, bodies
from tests.support.requests import GOOD
from tests.support.rows import rows_of

RULEBOOKS: Final = load_rulebooks()
PLAIN: Final = json.dumps(GOOD).encode()
PATHS: Final = {"DecisionRequest": "/v1/decisions", "OptionsRequest": "/v1/options"}


def both(path: str, body: bytes) -> tuple[bytes | None, bytes]:
    """The answer as read straight, None if that is not taken; and the long way. A refusal is its problem document."""
    endpoint = ENDPOINTS[path]
    assert endpoint.fast is not None
    read_straight = endpoint.fast

    straight = reply(lambda: read_straight(body, RULEBOOKS, AnswerRecord()), "/").document
    long = reply(lambda: endpoint.answer(parse(body), path, RULEBOOKS, AnswerRecord()), "/").document
    return None if straight is None else render.to_bytes(straight), render.to_bytes(long)


def test_every_frequent_question_can_be_read_so() -> None:
    assert all(ENDPOINTS[path].fast for path in FREQUENT)


@rows_of(__file__)
def test_an_ordinary_body_is_read_straight_and_answered_alike(path: str, body: dict[str, Any]) -> None:
    for text in (json.dumps(body), json.dumps(body, indent=2), json.dumps(body, separators=(",", ":"))):
        plain, long = both(path, text.encode())
        assert plain == long
        assert plain is not None


def test_a_batch_counts_as_its_items_do() -> None:
    body = json.dumps({"items": [GOOD, {**GOOD, "rulebook": "roberts-11"}]}).encode()
    plain, long = AnswerRecord(), AnswerRecord()
    endpoint = ENDPOINTS["/v1/decisions/batch"]
    assert endpoint.fast is not None
    endpoint.fast(body, RULEBOOKS, plain)
    endpoint.answer(parse(body), "/v1/decisions/batch", RULEBOOKS, long)
    assert (plain.under, plain.written) == (long.under, long.written)
    assert [one[0] for one in plain.decisions] == [one[0] for one in long.decisions] == ["tda-2019", "roberts-11"]


@rows_of(__file__)
def test_what_is_odd_goes_the_long_way(was: bytes, odd: bytes) -> None:
    assert was in PLAIN
    for body in (PLAIN.replace(was, odd, 1), PLAIN + b"x", b"\xef\xbb\xbf" + PLAIN):
        assert decision_fast(body, RULEBOOKS) is None
    batch = b'{"items": [' + PLAIN.replace(was, odd, 1) + b"]}"
    assert both("/v1/decisions/batch", batch)[0] is None


@rows_of(__file__)
def test_escapes_and_nulls_are_read_straight(was: bytes, written: bytes) -> None:
    assert was in PLAIN
    straight, long = both("/v1/decisions", PLAIN.replace(was, written, 1))
    assert straight == long == both("/v1/decisions", PLAIN)[1]


@pytest.mark.parametrize("batch", [b'{"items": [%s], "items": [%s]}', b'{"items": [%s], "more": [%s]}'])
def test_an_odd_batch_goes_the_long_way(batch: bytes) -> None:
    assert both("/v1/decisions/batch", batch % (PLAIN, PLAIN))[0] is None


def test_a_batch_of_too_many_values_goes_the_long_way_though_each_item_is_right() -> None:
    declared = {**{k: v for k, v in GOOD.items() if k != "action"}, "declaration": {"chips": [[5] * 250]}}
    for items, is_plain in ((10, True), (MOST_VALUES // 250, False)):
        plain, long = both("/v1/decisions/batch", json.dumps({"items": [declared] * items}).encode())
        assert (plain is not None, b"json.too_many_values" in long) == (is_plain, not is_plain)


@given(bodies().filter(lambda one: one[0] in PATHS))
def test_what_is_read_straight_is_what_the_schemas_make_of_it(changed: tuple[str, Any]) -> None:
    body = msgspec.json.encode(changed[1])
    for text in (body, b'{"items":[' + body + b"]}"):
        path = PATHS[changed[0]] if text is body else "/v1/decisions/batch"
        plain, long = both(path, text)
        assert plain is None or plain == long


def test_the_examples_are_read_straight_where_nothing_is_odd() -> None:
    taken = [both(PATHS[name], json.dumps(body).encode())[0] is not None for name, body in BODIES if name in PATHS]
    assert sum(taken) > len(taken) // 2
