"""The limits that docs/reference/http.md tells are those that hold."""

import re
from pathlib import Path
from typing import Final

from service.answers.strict_json import MOST_KEYS
from service.rulesets import PARAMETERS
from tests.support.rows import rows_of

PAGE: Final = (Path(__file__).parents[2] / "docs" / "reference" / "http.md").read_text(encoding="utf-8")
SERVER: Final = (Path(__file__).parents[2] / "service" / "gunicorn_config.py").read_text(encoding="utf-8")


def of_server(name: str) -> int:
    found = re.search(rf"^limit_request_{name} = (\d+)$", SERVER, re.MULTILINE)
    assert found
    return int(found[1])


@rows_of(__file__)
def test_each_limit_is_told(text: str) -> None:
    assert text in PAGE


def test_all_house_rules_fit_into_one_object() -> None:
    assert len(PARAMETERS) <= MOST_KEYS
