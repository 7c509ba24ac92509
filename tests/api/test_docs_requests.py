"""docs/how-to/recipes.md and docs/tutorials/a-whole-hand.md: each request of a page gets the answer of the page."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from service.rules.model.round import PostType
from tests.conftest import Checked
from tests.support.promised import holds

DOCS: Final = Path(__file__).parents[2] / "docs"
PATHS: Final = {"recipes": "how-to/recipes.md", "a-whole-hand": "tutorials/a-whole-hand.md"}
PAGES: Final = {name: (DOCS / path).read_text(encoding="utf-8") for name, path in PATHS.items()}
BLOCK: Final = r"\s+```json\n(\{.*?)```"
SENT: Final[list[tuple[str, str, str]]] = [
    found for page in PAGES.values() for found in re.findall(rf"`POST (/v1/[\w-]+)`{BLOCK}{BLOCK}", page, re.DOTALL)
]


@pytest.mark.parametrize(("path", "request_text", "promised_text"), SENT)
def test_a_request_of_a_page_gets_the_answer_of_the_page(
    client: Checked, path: str, request_text: str, promised_text: str
) -> None:
    response = client.post(path, json=json.loads(request_text))
    assert response.status_code == 200, response.get_data(as_text=True)
    assert holds(response.get_json(), json.loads(promised_text)), response.get_data(as_text=True)


def test_every_block_of_a_page_is_sent_or_held() -> None:
    """Those that follow a shell's commands are what it prints: the live tests run it."""
    printed = sum(len(re.findall(r"```sh\n.*?```\s+```json", page, re.DOTALL)) for page in PAGES.values())
    assert 2 * len(SENT) + printed == sum(page.count("```json") for page in PAGES.values())


def test_the_posts_that_the_page_names_are_some() -> None:
    named = set(re.findall(r"`(\w+_blind|dead)`", PAGES["recipes"]))
    assert named
    assert named <= {*PostType, "dead_small_blind"}
