"""docs/how-to/platforms.md and the examples retry exactly where the list of problems says that it may help."""

import re
from pathlib import Path
from typing import Final

from service.answers.problem_docs import KINDS, PROBLEM_TYPES
from tests.support.rows import rows_of

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "how-to" / "platforms.md").read_text(encoding="utf-8")
GATEWAYS: Final = {502, 504}
LATER: Final = {KINDS[slug].status for slug, one in PROBLEM_TYPES.items() if one.retry} | GATEWAYS


def test_the_page_has_each_of_them() -> None:
    rows = re.findall(r"^\| (.*?) \| (.*?) \|$", PAGE.split("| you have |")[1].split("\n\n")[0], re.MULTILINE)
    told = {int(status) for had, does in rows if not does.startswith("no:") for status in re.findall(r"\d{3}", had)}
    assert told == LATER


@rows_of(__file__)
def test_an_example_asks_again_after_each_of_them(example: str, listed: str) -> None:
    [found] = re.findall(listed, (ROOT / "examples" / example).read_text(encoding="utf-8"))
    assert set(map(int, found.split(", "))) == LATER
