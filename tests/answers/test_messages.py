"""What an error says: it is short, it guesses what was meant, and a single one is the detail of its problem."""

import copy
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from service.answers import reason_docs
from service.answers.endpoints import ask
from service.answers.render import to_bytes
from service.cases import load_cases
from service.fault_text import LONGEST_MESSAGE, near_names, shown
from service.rules import EFFECTS, MESSAGES
from service.rules.model.template import PARAMETERS, Param, ParamType, Template
from service.rulesets import PARAMETERS as HOUSE_RULES
from service.rulesets import load_rulebooks
from tests.cases.doors import Straight
from tests.cases.doors import ask as ask_case
from tests.support.requests import GOOD
from tests.support.rows import rows_of

LONGEST: Final[dict[ParamType, Param]] = {
    ParamType.CHIPS: 2**53 - 1,
    ParamType.COUNT: 200_000,
    ParamType.SEAT: 99,
    ParamType.SEATS: tuple(range(1, 23)),
    ParamType.NAME: "x" * 41,
    ParamType.NAMES: ("x" * 110,),
}
TEMPLATES: Final = {
    **reason_docs._FAULTS,
    **{code.value: said.template for code, said in MESSAGES.items()},
    **{code.value: said for code, said in EFFECTS.items()},
}


def problem(path: str = "/v1/decisions", **parts: Any) -> dict[str, Any]:
    """The problem of the good request with other parts; None takes one away."""
    body = copy.deepcopy(GOOD) | parts
    sent = {key: value for key, value in body.items() if value is not None}
    replied = ask(path, to_bytes(sent), load_rulebooks())
    assert replied.problem is not None, replied.document
    told: dict[str, Any] = replied.document
    return told


@pytest.mark.parametrize("code", TEMPLATES)
def test_no_message_is_long(code: str) -> None:
    said: Template = TEMPLATES[code]
    for words in product(*([(name, word) for word in english] for name, english in said.words.items())):
        values = {name: LONGEST[PARAMETERS[name].type] for name in said.names if name not in said.words}
        assert len(said.message(tuple((values | dict(words)).items()))) <= LONGEST_MESSAGE


def test_what_would_be_long_is_cut_and_keeps_its_end() -> None:
    assert shown("x" * 200, "!") == "x" * 198 + "…!"
    assert shown("x" * 199, "!") == "x" * 199 + "!"


@rows_of(__file__)
def test_a_name_or_a_value_that_is_not_known_is_met_with_a_guess(parts: Any, pointer: str, near: list[str]) -> None:
    told = problem(**parts)
    [error] = told["errors"]
    assert (error["pointer"], [*error["params"]["near"]]) == (pointer, near)
    assert error["message"].endswith(f" Did you mean {', '.join(near)}?")


@rows_of(__file__)
def test_without_a_guess_a_short_list_is_told_and_never_a_long_one(parts: Any, message: str) -> None:
    [error] = problem(**parts)["errors"]
    assert error["message"].startswith(message)


def test_a_word_that_many_names_have_lists_those_that_fit() -> None:
    near = near_names("raise", HOUSE_RULES)
    assert 1 < len(near) < 10
    assert all("raise" in one for one in near)


def test_a_single_error_is_the_detail_and_several_are_counted() -> None:
    one = problem(action=None)
    assert one["detail"] == one["errors"][0]["message"]
    two = problem(action=None, x=1)
    assert two["detail"] == f"2 errors in the body. The first: {two['errors'][0]['message']}"


def test_a_call_of_no_json_has_its_error_as_the_detail_too() -> None:
    told = ask("/v1/decisions", b"{", load_rulebooks()).document
    assert told["detail"] == told["errors"][0]["message"]


ACTION: Final[dict[str, Any]] = {"type": "raise", "to": 600, "faced": 400}
OPENING: Final = {"structure": "no_limit", "street": 2, "min_bet": 10, "first_to_act": 1}
SEATS: Final = {"players": [{"seat": seat, "stack": 100} for seat in (1, 2)]}
FLAT: Final = "request.step_without_name"


@rows_of(__file__)
def test_a_step_is_flat_in_a_list_and_has_its_name_in_a_decision(sent: Any, pointer: str, code: str, word: str) -> None:
    if isinstance(sent, list):
        told = problem("/v1/rounds", action=None, round=None, opening=OPENING | SEATS, actions=sent)
    else:
        told = problem(action=None, **sent)
    [error] = told["errors"]
    assert (error["pointer"], error["code"]) == (pointer, code)
    assert f"`{word}`" in error["message"]


def test_what_else_is_wrong_beside_such_a_step_is_told_too() -> None:
    told = problem(action=None, **ACTION, ruond=1, rulebook=7)
    faults = [(one["pointer"], one["code"]) for one in told["errors"]]
    assert faults == [("/rulebook", "string.invalid"), ("/ruond", "field.unknown"), ("/type", FLAT)]


USUAL: Final[dict[ParamType, Param]] = {
    ParamType.CHIPS: 12_500,
    ParamType.COUNT: 30,
    ParamType.SEAT: 10,
    ParamType.SEATS: (1, 2, 3, 4),
    ParamType.NAME: "small_blind",
}
LONGEST_HEADLINE: Final = 120
RULED: Final = TEMPLATES.keys() - reason_docs._FAULTS.keys()
PLAYER_AS_IT: Final = re.compile(r"\b(he|him|his|its)\b|^Seat \d+ [^:.]*\b(it)\b")


def headline(message: str) -> str:
    """The first sentence, which pages and terminals show as what was ruled."""
    return message.split(". ", maxsplit=1)[0]


def spoken_of(answer: Any) -> Iterator[Any]:
    """Each reason and each choice of the floor in an answer."""
    if isinstance(answer, list):
        for one in answer:
            yield from spoken_of(one)
    elif isinstance(answer, dict):
        if {"code", "message"} <= answer.keys():
            yield answer
        for one in answer.values():
            yield from spoken_of(one)


@pytest.mark.parametrize("code", sorted(RULED))
def test_the_first_sentence_of_a_reason_fits_a_headline(code: str) -> None:
    said: Template = TEMPLATES[code]
    for words in product(*([(name, word) for word in english] for name, english in said.words.items())):
        values = {name: USUAL[PARAMETERS[name].type] for name in said.names if name not in said.words}
        message = said.message(tuple((values | dict(words)).items()))
        assert len(headline(message)) <= LONGEST_HEADLINE, message


@pytest.mark.slow
def test_every_first_sentence_in_the_cases_fits_a_headline() -> None:
    rendered: dict[str, str] = {}
    for case in load_cases():
        books = {repr(ruling): book for book, ruling in case.rulings.items()}
        for book in books.values():
            answer = ask_case(case, book, Straight())
            if "errors" not in answer:
                rendered |= {said["message"]: said["code"] for said in spoken_of(answer) if said["code"] in RULED}
    assert {message for message in rendered if len(headline(message)) > LONGEST_HEADLINE} == set()
    assert len(set(rendered.values())) > len(RULED) * 3 // 4
    assert {message for message in rendered if PLAYER_AS_IT.search(message)} == set()
