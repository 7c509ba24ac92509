"""The linter for prose: each rule finds its bad examples, keeps its good ones, and each reader finds the prose."""

from pathlib import Path
from typing import Final

import pytest

from tests.support.rows import table_of
from tools import style

RULES, GROUPS = style.settings()
FILLER: Final = [rule for rule in RULES if rule.id == "filler"]
PLANTED: Final = table_of(__file__, "PLANTED")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_a_rule_finds_its_bad_examples_and_keeps_its_good_ones(rule: style.Rule) -> None:
    group = min(rule.groups, default="docs")
    assert [text for text in rule.bad if not list(rule.broken_by(style.plain(text), group))] == []
    assert [text for text in rule.good if list(rule.broken_by(style.plain(text), group))] == []


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name)
def test_a_reader_finds_the_prose_of_a_file(group: style.Group, tmp_path: Path) -> None:
    (file := tmp_path / "planted").write_text(PLANTED[group.name], encoding="utf-8")
    assert [finding.line for finding in style.findings(file, group, FILLER, tmp_path)] == [3]


def test_a_finding_has_its_line_and_a_sentence_ends_at_a_stop_or_a_list_item(tmp_path: Path) -> None:
    (file := tmp_path / "planted").write_text(
        "One\ntwo. Three\n\n- Four.\n- Five\n  six. Simply seven.\n", encoding="utf-8"
    )
    assert str(next(style.findings(file, GROUPS[0], FILLER, tmp_path))).startswith("planted:6: filler: Simply ")
    assert len(list(style.sentences("Fold, e.g. by words. `x` ends.\n\n- One\n- Two is two. decided: it is"))) == 5
