"""What schemathesis cannot know: how bodies that are no JSON are sent, and what the lines of a stream must be."""

import json
from typing import Any

import schemathesis

from tests.spec.conformity import schema

LINES = "application/x-ndjson"


@schemathesis.serializer(LINES)
def as_lines(_: Any, value: Any) -> bytes:
    """A text as it stands; what is none, as one line of JSON."""
    return (value if isinstance(value, str) else json.dumps(value)).encode("utf-8", "surrogatepass")


@schemathesis.serializer("application/toml")
def as_toml(_: Any, value: Any) -> bytes:
    """The file of the example as it stands; anything else, as the value of a field that no PHH file has."""
    return (value if str(value).startswith("variant") else f"_generated = {json.dumps(str(value))}").encode()


@schemathesis.deserializer(LINES)
def from_lines(_: Any, answer: Any) -> str:
    """The text of all lines; each is held against the spec below."""
    return str(answer.content.decode())


@schemathesis.check
def lines_conform(_: Any, answer: Any, case: Any) -> None:
    """Each line of a stream's answer is what the spec promises of one."""
    if answer.headers.get("content-type", [""])[0] == LINES:
        for line in answer.content.splitlines():
            assert schema("HandLine").is_valid(json.loads(line)), line
