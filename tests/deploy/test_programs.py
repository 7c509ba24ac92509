"""What these tests need is installed where everything must pass."""

import re
from pathlib import Path
from typing import Final

from tests.deploy.programs import PACKAGES

ROOT: Final = Path(__file__).parents[2]
CI: Final = (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_each_package_is_installed_in_ci() -> None:
    assert set(PACKAGES.values()) - set(re.findall(r"^need (\S+) ", CI, re.MULTILINE)) == set()


def test_each_program_that_a_test_asks_for_has_its_package_named() -> None:
    asked = {
        program
        for file in Path(__file__).parent.rglob("*.py")
        for program in re.findall(r'need_program\("([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert asked <= set(PACKAGES)
