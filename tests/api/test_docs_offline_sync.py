"""docs/how-to/offline-sync.md promises nothing that is not so."""

import gzip
import json
import re
from pathlib import Path
from typing import Any, Final

from service.answers import problems
from tests.conftest import Checked
from tests.support.conformity import SPEC
from tests.support.promised import holds

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "how-to" / "offline-sync.md").read_text(encoding="utf-8")
BLOCKS: Final[list[Any]] = [json.loads(block) for block in re.findall(r"```json\n(\{.*?)```", PAGE, re.DOTALL)]


def test_the_hand_of_the_page_gets_the_verdict_of_the_page(client: Checked) -> None:
    hand, verdict = BLOCKS
    answer = client.post(
        "/v1/hands?rulebook=tda-2019&detail=brief",
        data=gzip.compress(json.dumps(hand).encode() + b"\n"),
        headers={"Content-Type": "application/x-ndjson", "Content-Encoding": "gzip"},
    )
    [line] = [json.loads(one) for one in answer.data.splitlines()]
    assert line["id"] == hand["id"]
    assert holds(line["answer"], verdict)
    assert not holds(line["answer"], verdict | {"legal": True})


def test_every_file_that_the_page_leads_to_is_there() -> None:
    for link in re.findall(r"\]\((\.\./[^)]+)\)", PAGE):
        assert (ROOT / "docs" / "how-to" / link.partition("#")[0]).resolve().exists(), link


def test_every_status_of_a_line_is_told_with_its_kind() -> None:
    told = set(re.findall(r"^\| (\d+) \| (?:`/problems/([a-z-]+)`)?", PAGE, re.MULTILINE))
    names = ("INVALID", "NOT_JSON", "BAD_REQUEST", "TOO_SLOW", "TOO_LARGE", "INTERNAL")
    kinds = [getattr(problems, name) for name in names]
    assert told == {("200", ""), *((str(kind.status), kind.slug) for kind in kinds)}
    promised = SPEC["components"]["schemas"]["HandReply"]["dependentSchemas"]
    assert {int(status) for status, _ in told} == {
        promised["answer"]["properties"]["status"]["const"],
        *promised["problem"]["properties"]["status"]["enum"],
    }
