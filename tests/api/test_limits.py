"""The limits that docs/reference/http.md tells are those that hold."""

import re
from pathlib import Path
from typing import Final

import pytest

from service.answers.answer_record import MOST_ANSWER_BYTES
from service.answers.conformance_suite import USUAL_TESTS
from service.answers.pointers import MOST_FAULTS
from service.answers.schemas.request_schema import MOST_COMPARED, MOST_ITEMS, MOST_MORE, MOST_TESTS
from service.answers.schemas.round_schema import MOST_PLAYERS, MOST_POSTS
from service.answers.schemas.step_schema import MOST_ACTIONS
from service.answers.strict_json import DEEPEST, MOST_CONTAINERS, MOST_DIGITS, MOST_KEYS, MOST_VALUES
from service.rules.model.amounts import MOST_STREETS
from service.rulesets import PARAMETERS
from service.settings import Settings

PAGE: Final = (Path(__file__).parents[2] / "docs" / "reference" / "http.md").read_text(encoding="utf-8")
SERVER: Final = (Path(__file__).parents[2] / "service" / "gunicorn_config.py").read_text(encoding="utf-8")


def of_server(name: str) -> int:
    found = re.search(rf"^limit_request_{name} = (\d+)$", SERVER, re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.parametrize(
    "text",
    [
        f"a body may be ({Settings().max_body_bytes} bytes",
        f"how long a stream ({Settings().max_stream_bytes} bytes and {Settings().max_stream_lines} lines",
        f"{MOST_ITEMS} items of a batch",
        f"{MOST_ACTIONS} actions of a round",
        f"{MOST_PLAYERS} players",
        f"{MOST_TESTS} tests of the conformance suite in one answer ({USUAL_TESTS} unless",
        f"{MOST_STREETS} streets",
        f"{MOST_POSTS} posts",
        f"{MOST_COMPARED} rulebooks to compare with and {MOST_MORE} decisions more",
        f"{DEEPEST} levels deep, an object has at most {MOST_KEYS} keys, a number at most {MOST_DIGITS} digits",
        f"at most {MOST_VALUES} values",
        f"at most {MOST_CONTAINERS} are objects and arrays",
        f"{MOST_FAULTS} errors listed in a batch",
        f"an answer of {MOST_ANSWER_BYTES} bytes",
        f"A request line has at most {of_server('line')} bytes",
        f"at most {of_server('fields')} headers of {of_server('field_size')} bytes",
        f"{of_server('field_size') - 2} for name, colon and value",
    ],
)
def test_each_limit_is_told(text: str) -> None:
    assert text in PAGE


def test_all_house_rules_fit_into_one_object() -> None:
    assert len(PARAMETERS) <= MOST_KEYS
