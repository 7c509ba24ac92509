"""What README.md names is there; its curl is tried in tests/live."""

import re
from pathlib import Path
from typing import Final

import pytest
from flask import Flask

ROOT: Final = Path(__file__).parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
SETTINGS: Final = ROOT / "service" / "settings.py"
MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_route_is_named_and_every_route_named_is_there(app: Flask) -> None:
    named = set(re.findall(r"`(?:GET |POST )?(/[a-z0-9./{}]+)`", README))
    assert named == {re.sub(r"<(\w+)>", r"{\1}", str(rule)) for rule in app.url_map.iter_rules()}


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`([\w-]+(?:/[\w-]+)*(?:/|\.(?:py|yaml|md)))`", README))))
def test_every_file_named_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"^make (\w+)|`make (\w+)`", README, re.MULTILINE))))
def test_every_command_named_is_there(target: tuple[str, str]) -> None:
    assert re.search(rf"^{''.join(target)}:.*## ", MAKEFILE, re.MULTILINE)


@pytest.mark.parametrize(
    "setting", sorted(set(re.findall(r'environment(?:\.get\(|, )"([A-Z_]+)"', SETTINGS.read_text(encoding="utf-8"))))
)
def test_each_setting_is_in_the_table(setting: str) -> None:
    assert re.search(rf"^\| [^|]*`{setting}`[^|]* \|", README, re.MULTILINE)
