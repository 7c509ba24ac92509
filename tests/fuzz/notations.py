"""What schemathesis cannot know: how bodies that are no JSON are sent, and what the lines of a stream must be."""

import json
from typing import Any

import schemathesis

from tests.support.conformity import schema

LINES = "application/x-ndjson"
TEXTS = {LINES, "application/toml", "text/plain", "text/csv"}
NESTED = (dict, list)


@schemathesis.serializer(LINES)
def as_lines(_: Any, value: Any) -> bytes:
    """A text as it stands; what is none, as one line of JSON."""
    return (value if isinstance(value, str) else json.dumps(value)).encode("utf-8", "surrogatepass")


@schemathesis.serializer("application/toml")
def as_toml(_: Any, value: Any) -> bytes:
    """The file of the example as it stands; anything else, as the value of a field that no PHH file has."""
    plain = ascii(value)  # TOML has no surrogates, which JSON escapes need beyond the first plane
    return (value if str(value).startswith("variant") else f"_generated = {json.dumps(plain)}").encode()


@schemathesis.serializer("text/csv", "text/plain")
def as_text(_: Any, value: Any) -> bytes:
    """A text as it stands, be it a hand or not."""
    return str(value).encode("utf-8", "surrogatepass")


@schemathesis.deserializer(LINES)
def from_lines(_: Any, answer: Any) -> str:
    """The text of all lines; each is held against the spec below."""
    return str(answer.content.decode())


@schemathesis.check
def lines_conform(_: Any, answer: Any, case: Any) -> None:
    """Each line of a stream's answer is what the spec promises of one."""
    if answer.headers.get("content-type", [""])[0] == LINES:
        for line in answer.content.splitlines():
            assert schema("HandReply").is_valid(json.loads(line)), line


@schemathesis.hook
def filter_case(_: Any, case: Any) -> bool:
    """Not what the spec forbids and the service takes: a member that is null counts as absent.

    Nor what is no text where a text is sent: as it is sent, it is one.
    """
    return not has_null(case.body) and (case.media_type not in TEXTS or isinstance(case.body, str))


def has_null(value: Any) -> bool:
    """Whether a member is null in it, other than those where null means something."""
    if isinstance(value, dict):
        named = value.items()
        return any(has_null(one) if isinstance(one, NESTED) else one is None and key != "to_act" for key, one in named)
    return isinstance(value, list) and any(has_null(one) for one in value if isinstance(one, NESTED))
