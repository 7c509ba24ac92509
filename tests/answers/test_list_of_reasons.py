"""GET /v1/reasons lists the codes, and the type and meaning of each parameter."""

from enum import StrEnum
from typing import Any, Final

import pytest

from service.answers.fault_messages import FAULTS, RECORDS
from service.rules import faults, messages
from service.rules.model.template import PARAMETERS, ParamType
from tests.conftest import Checked
from tests.support.conformity import operations, resolve
from tests.support.retold import LISTED, assert_retold, is_of

ENTRIES: Final = [one for listed in LISTED.values() for one in listed.values()]


def test_it_is_answered_as_it_is_listed(client: Checked) -> None:
    answer = client.get("/v1/reasons").get_json()
    assert {kind: {one["code"]: one for one in answer[kind]} for kind in LISTED} == LISTED
    assert client.get("/v1/reasons?language=en").get_json() == answer


def test_what_the_examples_say_is_what_is_listed() -> None:
    for _, _, operation in operations():
        for response in operation["responses"].values():
            for media in resolve(response).get("content", {}).values():
                assert_retold([example["value"] for example in media["examples"].values()])


def test_each_parameter_is_listed_with_its_type_and_its_meaning() -> None:
    for entry in ENTRIES:
        for param in entry["params"]:
            known = PARAMETERS[param["name"]]
            assert (param["type"], param["meaning"]) == (known.type, known.meaning)


@pytest.mark.parametrize("value", [None, True, 2**53, -(2**53), "", [], [None], {"to": 1}])
def test_a_value_that_is_none_of_its_type_is_found(value: Any) -> None:
    assert not any(is_of(type, value) for type in ParamType)


BIG: Final = 2**53 - 1
TOO_LARGE: Final = [
    {"action": {"type": "raise", "by": BIG}},
    {"declaration": {"words": [{"word": "raise", "by": BIG}]}},
    {"declaration": {"chips": [[BIG, BIG]]}},
]


@pytest.mark.parametrize("step", TOO_LARGE)
def test_a_sum_above_the_most_chips_there_can_be_is_given_as_that(client: Checked, step: Any) -> None:
    players = [{"seat": seat, "stack": 900, "committed": 100 * (seat == 1), "acted": seat == 1} for seat in (1, 2)]
    now = {"structure": "no_limit", "min_bet": 100, "last_full_raise_by": 100, "to_act": 2, "players": players}
    answer = client.post("/v1/decisions", json={"rulebook": "tda-2019", "round": now, **step}).get_json()
    told = answer.get("reasons") or answer["errors"]  # `client` holds the type of each value
    assert BIG in [value for one in told for value in one["params"].values()]


def test_each_parameter_has_a_use_and_each_word_is_known() -> None:
    used = {param["name"] for entry in ENTRIES for param in entry["params"]}
    for entry in ENTRIES:
        for param in entry["params"]:
            assert ("values" in param) == (param["type"] == "word"), entry["code"]
    assert {name for name in PARAMETERS if name not in used} == {"at"}  # which any fault in a hand can have


def test_the_notations_of_a_hand_are_named_where_none_is_sent() -> None:
    sentence = f"Send exactly one of `{'`, `'.join(RECORDS[:-1])}` or `{RECORDS[-1]}`."
    assert FAULTS["request.one_record"].text == sentence


def test_a_name_that_is_not_known_has_english_for_whatever_is_near() -> None:
    words = [set(template.words["meant"]) for template in FAULTS.values() if "meant" in template.words]
    assert words == [{"near", "unknown", "many"}] * 3


@pytest.mark.parametrize("module", [messages, faults])
def test_each_word_has_english(module: Any) -> None:
    told = [set(param["values"]) for entry in ENTRIES for param in entry["params"] if "values" in param]
    enums = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, StrEnum)]
    own = [one for one in enums if one.__module__ == module.__name__ and one is not StrEnum]
    assert own
    for enum in own:
        assert any(set(enum) <= words for words in told), enum
