"""Requests made from the spec alone, good and bad: no answer breaks the promise."""

import json
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


@schemathesis.serializer("application/x-ndjson")
def as_lines(_: Any, value: Any) -> bytes:
    """A text as it stands; what is none, as one line of JSON."""
    return (value if isinstance(value, str) else json.dumps(value)).encode("utf-8", "surrogatepass")


@schemathesis.serializer("application/toml")
def as_toml(_: Any, value: Any) -> bytes:
    """The file of the example as it stands; anything else, as the value of a field that no PHH file has."""
    return (value if str(value).startswith("variant") else f"_generated = {json.dumps(str(value))}").encode()


spec = schemathesis.openapi.from_wsgi("/openapi.json", create_app(Settings(log_level="ERROR")), config=CONFIG)


@spec.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_requests_made_from_the_spec(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()
