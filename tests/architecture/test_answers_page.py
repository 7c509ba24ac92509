"""docs/reference/answers.md has a row of every member of an answer, and of nothing else."""

import re
from pathlib import Path

from tests.support.conformity import SPEC

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "answers.md").read_text(encoding="utf-8")
ANSWERS = ["Decision", "Options", "Next", "Reason", "RoundsAnswer", "Report", "NextHandAnswer"]


def test_each_member_has_its_row() -> None:
    members = {name: [*schema.get("properties", ())] for name, schema in SPEC["components"]["schemas"].items()}
    members["NextHandAnswer"] += [f"deal.{one}" for one in members["Deal"]]
    for schema, section in zip(ANSWERS, PAGE.split("\n## ")[1:], strict=True):
        cells = " ".join(re.findall(r"^\| (`.*?) \|", section, re.MULTILINE))
        assert sorted(re.findall(r"`([\w.]+)`", cells)) == sorted(members[schema]), schema
