"""docs/reference/errors.md lists every type of problem with its status, and its example is answered as shown."""

import json
import re
from pathlib import Path
from typing import Final

from flask import Flask

from service.answers.problem_docs import KINDS, PROBLEM_TYPES

PAGE: Final = (Path(__file__).parents[2] / "docs" / "reference" / "errors.md").read_text(encoding="utf-8")
ROWS: Final = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| .* \| (yes|no) \|$", PAGE, re.MULTILINE)


def test_every_problem_type_is_listed_with_its_status_and_retry() -> None:
    """The rows are sorted by status, so that a reader finds one."""
    retry = {slug: "yes" if one.retry else "no" for slug, one in PROBLEM_TYPES.items()}
    assert set(ROWS) == {(slug, str(KINDS[slug].status), retry[slug]) for slug in PROBLEM_TYPES}
    assert [status for _, status, _ in ROWS] == sorted(status for _, status, _ in ROWS)


def test_the_example_is_answered_as_shown(app: Flask) -> None:
    """All of it except texts, which may change, and the id."""
    request, shown = (json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    answer = app.test_client().post("/v1/decisions", json=request).get_json()
    for document in (shown, answer):
        del document["detail"], document["request_id"], document["errors"][0]["message"]
    assert answer == shown
