"""docs/rulebooks.md: its file, its check, its question and its table are what is there."""

import json
import re
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from service.command.main import floorman
from tools.parameter_table import table

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "rulebooks.md").read_text(encoding="utf-8")
CLUB: Final = ROOT / "examples" / "rulebooks" / "corner-club.toml"


def test_the_file_is_the_one_that_is_served() -> None:
    [told] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert told == CLUB.read_text(encoding="utf-8")


def test_the_check_says_what_is_told(tmp_path: Path) -> None:
    [said] = re.findall(r"\$ floorman rulesets check corner-club.toml\n(.*?)```", PAGE, re.DOTALL)
    assert CliRunner().invoke(floorman, ["rulesets", "check", str(CLUB)]).stdout == said
    text = CLUB.read_text(encoding="utf-8").replace("raises = 4", "rases = 4")
    broken = tmp_path / CLUB.name
    broken.write_text(text.replace('cap = { clause = "corner-club:2"', 'cap = { clause = "corner-club:3"'))
    [faults] = re.findall(r"```\n(corner-club.toml:\d+: .*?)```", PAGE, re.DOTALL)
    assert CliRunner().invoke(floorman, ["rulesets", "check", str(broken)]).stderr == faults


def test_the_question_gets_its_answer() -> None:
    [question] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    asked = ["decide", "--rulesets-dir", str(CLUB.parent)]
    answer = json.loads(CliRunner().invoke(floorman, asked, input=question).output)
    assert (answer["ruling"], answer["action"]["to"]) == ("corrected", 800)
    assert "corner-club:1" in {reason["clause"] for reason in answer["reasons"]}
    for told in ('"ruling":"corrected"', '"to":800'):
        assert told in PAGE


def test_the_table_is_what_the_spec_says() -> None:
    """`python tools/parameter_table.py` prints it."""
    assert PAGE.endswith("\n\n" + table())
