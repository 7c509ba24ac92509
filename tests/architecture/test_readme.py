"""What README.md shows is what happens."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from flask import Flask

from tests.conftest import Checked

ROOT: Final = Path(__file__).parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_answer_shown_is_the_answer(client: Checked) -> None:
    asked = re.search(r"curl .*?(/v1/\S+) .*? -d '(.*?)'\n", README, re.DOTALL)
    shown = re.search(r"```json\n(.*?)```", README, re.DOTALL)
    assert asked
    assert shown
    assert client.send(asked[1], asked[2].encode()).get_json() == json.loads(shown[1])


def test_every_route_is_in_the_table(app: Flask) -> None:
    named = {path.replace("{id}", "<id>") for path in re.findall(r"`(?:GET |POST )?(/[a-z0-9./{}]+)`", README)}
    assert named == {str(rule) for rule in app.url_map.iter_rules()}


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)]+)\)", README))
def test_links_lead_somewhere(target: str) -> None:
    assert (ROOT / target).exists()
