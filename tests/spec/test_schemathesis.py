"""Requests made from the spec alone, good and bad: no answer breaks the promise."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings

from service.api.app import create_app
from service.settings import Settings

CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            # a body may fit the schema and contradict itself: 422 is a right answer to good data
            "positive_data_acceptance": {"expected-statuses": ["2xx", "304", "404", "422"]},
            # a header too long is 431, which the tool does not count as a refusal by itself
            "negative_data_rejection": {"expected-statuses": ["400", "404", "405", "413", "415", "422", "431"]},
        }
    }
)

spec = schemathesis.openapi.from_wsgi("/openapi.json", create_app(Settings(log_level="ERROR")), config=CONFIG)


@spec.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_requests_made_from_the_spec(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()
