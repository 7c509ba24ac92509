"""What /table loads is made of its modules as they are: the source maps hold them. `make lint` makes it anew."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from service.answers.endpoints import PATHS

STATIC: Final = Path(__file__).parents[2] / "service" / "pages" / "static"
MADE: Final = STATIC / "bundle"
MAPS: Final = sorted(MADE.glob("*.map"))


def sources(path: Path) -> dict[Path, str]:
    """The files of which it tells, each as it was."""
    told = json.loads(path.read_text(encoding="utf-8"))
    files = [(MADE / name).resolve() for name in told["sources"]]
    return dict(zip(files, told["sourcesContent"], strict=True))


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.name)
def test_what_is_bundled_is_what_is_there(path: Path) -> None:
    """Else: make bundle."""
    assert {file: file.read_text(encoding="utf-8") for file in sources(path)} == sources(path)


def test_no_module_and_no_stylesheet_is_left_out() -> None:
    bundled = {file.name for path in MAPS for file in sources(path)}
    there = {file.name for file in (STATIC / "table").iterdir() if file.suffix in (".js", ".css")}
    icons = {file.name for file in (STATIC / "vendor" / "lucide").glob("*.mjs")}
    assert bundled == there - {"all.css", "preact.js"} | {"standalone.module.js"} | icons  # these two only name others


def test_the_page_knows_a_member_of_each_answer() -> None:
    """What it asks at a path that is not listed counts as answered by something between."""
    listed = re.findall(r"^  \[/(.+)/, \"\w+\"\],$", (STATIC / "table" / "api.js").read_text("utf-8"), re.MULTILINE)
    patterns = [re.compile(one.replace("\\/", "/")) for one in listed]
    assert [path for path in PATHS if not any(pattern.search(path) for pattern in patterns)] == []
