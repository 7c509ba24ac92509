"""What /table loads is made of the modules in web/ as they are. `make lint` makes it anew."""

import hashlib
import re
from pathlib import Path
from typing import Final

from service.answers.endpoints import PATHS

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
BUNDLE: Final = ROOT / "service" / "pages" / "static" / "bundle"


def test_the_bundle_is_made_of_what_is_there() -> None:
    """Else: make bundle."""
    lines = (BUNDLE / "made_of.txt").read_text(encoding="utf-8").splitlines()
    noted = {name: digest for digest, name in (line.split("  ") for line in lines)}
    files = [*(WEB / "table").rglob("*"), *(WEB / "vendor").rglob("*"), WEB / "bundle.sh"]
    there = {
        file.relative_to(WEB).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
        if file.is_file() and file.name != "manifest.json"
    }
    assert noted == there


def test_the_licence_of_each_library_in_it_is_beside_it() -> None:
    licences = (BUNDLE / "LICENSES.txt").read_text(encoding="utf-8")
    assert [file for file in (WEB / "vendor").glob("*/LICENSE") if file.read_text("utf-8") not in licences] == []


def test_the_page_knows_a_member_of_each_answer() -> None:
    """What it asks at a path that is not listed counts as answered by something between."""
    listed = re.findall(r"^  \[/(.+)/, \"\w+\"\],$", (WEB / "table" / "api.ts").read_text("utf-8"), re.MULTILINE)
    patterns = [re.compile(one.replace("\\/", "/")) for one in listed]
    assert [path for path in PATHS if not any(pattern.search(path) for pattern in patterns)] == []
