"""docs/recipes.md: each request of the page gets the answer of the page."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from service.rules.model.round import PostType
from tests.conftest import Checked
from tests.support.promised import holds

PAGE: Final = (Path(__file__).parents[2] / "docs" / "recipes.md").read_text(encoding="utf-8")
BLOCK: Final = r"\s+```json\n(\{.*?)```"
SENT: Final[list[tuple[str, str, str]]] = re.findall(rf"`POST (/v1/\w+)`{BLOCK}{BLOCK}", PAGE, re.DOTALL)


@pytest.mark.parametrize(("path", "request_text", "promised_text"), SENT)
def test_a_request_of_the_page_gets_the_answer_of_the_page(
    client: Checked, path: str, request_text: str, promised_text: str
) -> None:
    response = client.post(path, json=json.loads(request_text))
    assert response.status_code == 200, response.get_data(as_text=True)
    assert holds(response.get_json(), json.loads(promised_text)), response.get_data(as_text=True)


def test_every_block_of_the_page_is_sent_or_held() -> None:
    assert 2 * len(SENT) == PAGE.count("```json")


def test_the_posts_that_the_page_names_are_some() -> None:
    assert set(re.findall(r"`(\w+_blind|dead)`", PAGE)) <= set(PostType)
