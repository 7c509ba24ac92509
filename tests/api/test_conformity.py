"""The judge of answers refuses what is wrong."""

import json
from typing import Any, Final

import pytest
from jsonschema_rs import Draft202012Validator
from werkzeug.test import TestResponse

from tests.conftest import Checked
from tests.support.conformity import OPEN, SPEC, assert_conforms, operations, resolve, validator
from tests.support.later import ADDED, later
from tests.support.rows import rows_of
from tests.support.told import put

ANSWERS: Final = [
    (media["schema"]["$ref"], example["value"])
    for _, _, operation in operations()
    for response in operation["responses"].values()
    for kind, media in resolve(response).get("content", {}).items()
    if kind.endswith("json") and "$ref" in media["schema"] and kind != "application/manifest+json"  # a browser's
    for example in media["examples"].values()
]


PATH: Final = "/v1/decisions"
ASKED: Final = SPEC["paths"][PATH]["post"]["requestBody"]["content"]["application/json"]["examples"]


@rows_of(__file__)
def test_an_answer_that_is_wrong_in_one_place_is_refused(client: Checked, pointer: str, value: Any) -> None:
    answer = client.post(PATH, json=next(iter(ASKED.values()))["value"])
    assert_conforms("POST", PATH, _told(answer, answer.get_json()))
    with pytest.raises(AssertionError):
        assert_conforms("POST", PATH, _told(answer, put(answer.get_json(), {pointer: value})))


@pytest.mark.parametrize(("reference", "body"), ANSWERS)
def test_what_a_later_version_adds_fits_the_spec_and_is_no_answer_of_this_one(reference: str, body: Any) -> None:
    added = later({"$ref": reference}, body)
    pointer = reference.removeprefix("#")
    assert ADDED in json.dumps(added)
    assert validator(pointer, OPEN).is_valid(added)
    assert not validator(pointer).is_valid(added)


def _told(answer: TestResponse, body: Any) -> TestResponse:
    """The same answer with another body."""
    return TestResponse([json.dumps(body).encode()], answer.status, answer.headers, answer.request)


def test_a_header_that_is_not_promised_and_one_that_is_missing_are_refused(client: Checked) -> None:
    more, less = client.get("/v1/rulebooks"), client.get("/v1/rulebooks")
    more.headers.add("X-Unheard-Of", "1")
    less.headers.remove("X-Request-Id")
    for answer, why in ((more, "not promised"), (less, "is missing")):
        with pytest.raises(AssertionError, match=why):
            assert_conforms("GET", "/v1/rulebooks", answer)


@rows_of(__file__)
def test_keywords_of_2020_12_are_heard(schema: dict[str, Any], wrong: Any) -> None:
    assert not Draft202012Validator(schema, offline=True).is_valid(wrong)
