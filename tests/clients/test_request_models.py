"""Swift, C# and Rust, which are not compiled here: the source has each property of each request."""

import re
from pathlib import Path
from typing import Any, Final

from tests.clients.generators import made
from tests.support.conformity import SPEC, named, operations
from tests.support.rows import rows_of

SCHEMAS: Final[dict[str, Any]] = SPEC["components"]["schemas"]


def requests() -> list[str]:
    """Every schema that a request is made of, and that is more than a word or a number."""
    said = [operation["requestBody"] for _, _, operation in operations() if "requestBody" in operation]
    found = named([one["content"]["application/json"]["schema"] for one in said])
    return sorted(name for name in found if "properties" in SCHEMAS[name])


@rows_of(__file__)
def test_no_request_lacks_a_property(generator: str, source: str, member: str, tmp_path: Path) -> None:
    made(generator, "", tmp_path)
    files = {file.name: file for file in tmp_path.rglob("*")}
    assert len(requests()) > 20
    for name in requests():
        snake = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        text = files[source.format(name=name, snake=snake)].read_text("utf-8")
        for key in SCHEMAS[name]["properties"]:
            assert re.search(member.replace("KEY", re.escape(key)), text, re.MULTILINE), f"{name} lacks {key}"
