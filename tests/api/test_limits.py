"""The limits that docs/reference/http.md tells are those that hold."""

from pathlib import Path
from typing import Any, Final

from service import gunicorn_config
from service.answers import answer_record, conformance_suite, pointers, strict_json
from service.answers.schemas import request_schema, round_schema, step_schema
from service.answers.strict_json import MOST_KEYS
from service.rules.model import amounts
from service.rulesets import PARAMETERS
from service.settings import Settings
from tests.support.rows import rows_of

PAGE: Final = (Path(__file__).parents[2] / "docs" / "reference" / "http.md").read_text(encoding="utf-8")
MODULES: Final = (answer_record, conformance_suite, pointers, strict_json, request_schema, round_schema, step_schema)
LIMITS: Final[dict[str, Any]] = {
    **{name: value for module in (*MODULES, amounts, gunicorn_config) for name, value in vars(module).items()},
    "settings": Settings(),
    "in_header": gunicorn_config.limit_request_field_size - 2,
}


@rows_of(__file__)
def test_each_limit_is_told(text: str) -> None:
    assert text.format_map(LIMITS) in PAGE


def test_all_house_rules_fit_into_one_object() -> None:
    assert len(PARAMETERS) <= MOST_KEYS
