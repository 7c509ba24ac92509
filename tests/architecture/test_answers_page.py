"""docs/reference/answers.md has a row of every member of an answer, and of nothing else."""

import re
from pathlib import Path

from tests.support.conformity import SPEC

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "answers.md").read_text(encoding="utf-8")
SCHEMAS = ["Decision", "Options", "Next", "Reason", "RoundsAnswer", "Report", "NextHandAnswer"]


def test_each_member_has_its_row() -> None:
    sections = PAGE.split("\n## ")[1:]
    assert len(sections) == len(SCHEMAS)
    for schema, section in zip(SCHEMAS, sections, strict=True):
        named = re.findall(r"`([\w.]+)`", " ".join(re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)))
        members = [*SPEC["components"]["schemas"][schema]["properties"]]
        if schema == "NextHandAnswer":
            members += [f"deal.{one}" for one in SPEC["components"]["schemas"]["Deal"]["properties"]]
        assert sorted(named) == sorted(members), schema
