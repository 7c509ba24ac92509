"""docs/how-to/recipes.md and the tutorials: each request of a page gets the answer of the page."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from service.api.app import create_app
from service.rules.model.round import PostType
from service.settings import Settings
from tests.conftest import Checked
from tests.support.command import run
from tests.support.promised import holds
from tests.support.rows import table_of

DOCS: Final = Path(__file__).parents[2] / "docs"
PATHS: Final = table_of(__file__, "PATHS")
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


TABLE: Final = (DOCS / "tutorials" / "table-in-typescript.md").read_text(encoding="utf-8")
BOOK: Final = (DOCS / "tutorials" / "your-own-rulebook.md").read_text(encoding="utf-8")


def test_the_blocks_of_the_typescript_tutorial_are_the_program_that_is_compiled() -> None:
    program = DOCS.parent / "examples" / "typescript" / "first_table.ts"
    assert "\n".join(re.findall(r"```ts\n(.*?)```", TABLE, re.DOTALL)) == program.read_text(encoding="utf-8")


def test_the_rulebook_of_the_tutorial_is_checked_and_rules_as_the_page_shows(client: Checked, tmp_path: Path) -> None:
    [text] = re.findall(r"```toml\n(.*?)```", BOOK, re.DOTALL)
    (tmp_path / "my-club.toml").write_text(text, encoding="utf-8")
    [report] = re.findall(r"```text\n(.*?)```", BOOK, re.DOTALL)
    checked = run("rulebooks", "check", tmp_path)
    assert (checked.exit_code, checked.stdout) == (0, report)
    request, tda, house, club = map(json.loads, re.findall(r"```json\n(.*?)```", BOOK, re.DOTALL))
    [rules] = (json.loads(f"{{{line}}}") for line in re.findall(r'`("house_rules": .*?),`', BOOK))
    assert holds(client.post("/v1/decisions", json=request).get_json(), tda)
    assert holds(client.post("/v1/decisions", json=request | rules).get_json(), house)
    own = create_app(Settings(log_level="ERROR", rulebooks_dir=tmp_path)).test_client()
    assert holds(own.post("/v1/decisions", json=request | {"rulebook": "my-club"}).get_json(), club)
    [path] = re.findall(r"http://127\.0\.0\.1:8000(/\S*my-club\S*)", BOOK)
    assert own.get(path).get_json()["topics"]
    assert "my-club" in {book["id"] for book in own.get("/v1/rulebooks").get_json()["rulebooks"]}  # /table lists these
